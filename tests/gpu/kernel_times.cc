// A library that the CUDA driver loads into any program named by CUDA_INJECTION64_PATH. It writes
// when each kernel and copy ran, a line each, to the file named by LONGSPAN_KERNEL_TIMES:
//
//   begin ns <tab> end ns <tab> thread blocks <tab> name
//
// Kernels are neither waited for nor set apart, so the gaps between them are those of the real run.
// tests/bench/kernel_times.py makes tables of it. CUPTI calls back on threads of its own; one lock
// holds the file.
#include <cupti.h>
#include <cxxabi.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>

namespace {

constexpr size_t kBufferBytes = size_t{8} << 20;

std::mutex file_mutex;
std::FILE* file = nullptr;

std::string Readable(const char* name) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> demangled(
      abi::__cxa_demangle(name, nullptr, nullptr, &status), &std::free);
  return status == 0 ? demangled.get() : name;
}

void Write(uint64_t begin_ns, uint64_t end_ns, int64_t thread_blocks, const std::string& name) {
  std::fprintf(file, "%llu\t%llu\t%lld\t%s\n", static_cast<unsigned long long>(begin_ns),
               static_cast<unsigned long long>(end_ns), static_cast<long long>(thread_blocks),
               name.c_str());
}

void Write(const CUpti_Activity& record) {
  switch (record.kind) {
    case CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL: {
      const auto& kernel = reinterpret_cast<const CUpti_ActivityKernel10&>(record);
      Write(kernel.start, kernel.end, int64_t{kernel.gridX} * kernel.gridY * kernel.gridZ,
            Readable(kernel.name));
      break;
    }
    case CUPTI_ACTIVITY_KIND_MEMCPY: {
      const auto& copy = reinterpret_cast<const CUpti_ActivityMemcpy6&>(record);
      Write(copy.start, copy.end, 0, "copy");
      break;
    }
    case CUPTI_ACTIVITY_KIND_MEMSET: {
      const auto& fill = reinterpret_cast<const CUpti_ActivityMemset4&>(record);
      Write(fill.start, fill.end, 0, "fill");
      break;
    }
    default:
      break;
  }
}

void GiveBuffer(uint8_t** buffer, size_t* bytes, size_t* most_records) {
  *buffer = static_cast<uint8_t*>(std::aligned_alloc(8, kBufferBytes));
  *bytes = *buffer == nullptr ? 0 : kBufferBytes;
  *most_records = 0;  // as many as fit
}

void TakeBuffer(CUcontext, uint32_t, uint8_t* buffer, size_t, size_t valid_bytes) {
  const std::lock_guard lock(file_mutex);
  CUpti_Activity* record = nullptr;
  while (cuptiActivityGetNextRecord(buffer, valid_bytes, &record) == CUPTI_SUCCESS) Write(*record);
  std::free(buffer);
}

void Finish() {
  cuptiActivityFlushAll(CUPTI_ACTIVITY_FLAG_FLUSH_FORCED);
  const std::lock_guard lock(file_mutex);
  std::fclose(file);
}

bool Begin() {
  if (cuptiActivityRegisterCallbacks(GiveBuffer, TakeBuffer) != CUPTI_SUCCESS) return false;
  for (const CUpti_ActivityKind kind : {CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL,
                                        CUPTI_ACTIVITY_KIND_MEMCPY, CUPTI_ACTIVITY_KIND_MEMSET}) {
    if (cuptiActivityEnable(kind) != CUPTI_SUCCESS) return false;
  }
  return std::atexit(Finish) == 0;
}

}  // namespace

// The driver's name for it.
extern "C" int InitializeInjection() {
  const char* path = std::getenv("LONGSPAN_KERNEL_TIMES");
  if (path == nullptr) return 1;
  file = std::fopen(path, "w");
  if (file == nullptr || !Begin()) {
    std::fprintf(stderr, "kernel_times: %s cannot be written, or CUPTI refuses\n", path);
    return 0;
  }
  return 1;
}
