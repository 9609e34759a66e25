#include "server/grpc/allocation.h"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdlib>

#include "grpc/support/alloc.h"
#include "server/base/memory_reserve.h"
#include "server/options/options.h"

namespace longspan {
namespace {

// Nothing can be allocated, not even a line of the log; its writer may be at work.
[[noreturn]] void EndWithoutMemory() {
  constexpr char kLine[] = "longspand: no memory for gRPC, and none in reserve\n";
  (void)!write(STDERR_FILENO, kLine, sizeof(kLine) - 1);
  _exit(kExitInternal);
}

template <typename Allocate>
void* AllocateOrEnd(size_t bytes, const Allocate& allocate) {
  if (bytes == 0) return nullptr;  // as the library has it
  void* const block = MemoryReserve::Retry(bytes, allocate);
  if (block == nullptr) EndWithoutMemory();
  return block;
}

}  // namespace

bool GrpcAllocatesHere() {
  return dlsym(RTLD_DEFAULT, "gpr_malloc") == reinterpret_cast<void*>(&gpr_malloc);
}

}  // namespace longspan

extern "C" {

void* gpr_malloc(size_t size) {
  return longspan::AllocateOrEnd(size, [size] { return std::malloc(size); });
}

void* gpr_zalloc(size_t size) {
  return longspan::AllocateOrEnd(size, [size] { return std::calloc(size, 1); });
}

void gpr_free(void* ptr) { std::free(ptr); }

void* gpr_realloc(void* p, size_t size) {
  if (size == 0) {
    std::free(p);
    return nullptr;
  }
  return longspan::AllocateOrEnd(size, [p, size] { return std::realloc(p, size); });
}

void* gpr_malloc_aligned(size_t size, size_t alignment) {
  const size_t least = alignment < sizeof(void*) ? sizeof(void*) : alignment;
  return longspan::AllocateOrEnd(size == 0 ? 1 : size, [size, least]() -> void* {
    void* block = nullptr;
    return posix_memalign(&block, least, size) == 0 ? block : nullptr;
  });
}

void gpr_free_aligned(void* ptr) { std::free(ptr); }

}  // extern "C"
