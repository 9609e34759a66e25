#include "kernels/cuda/base/host_pages.h"

#include <linux/mempolicy.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <fstream>
#include <future>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "kernels/base/in_parts.h"
#include "kernels/base/status_macros.h"

namespace longspan::cuda {
namespace {

constexpr size_t kHugePageBytes = size_t{2} << 20;
constexpr int64_t kSmallPageBytes = 4096;
constexpr int64_t kPagesOfThread = kHugePageBytes / kSmallPageBytes;
constexpr int kMostNodes = 64;

// Without a library for two system calls. Advice only: a system without nodes refuses.
void PreferNode(void* data, size_t bytes, int numa_node) {
  if (numa_node < 0 || numa_node >= kMostNodes) return;
  const uint64_t nodes = uint64_t{1} << numa_node;
  syscall(SYS_mbind, data, bytes, MPOL_PREFERRED, &nodes, kMostNodes + 1, 0);
}

// kAnyNumaNode where the system does not say.
int NodeAt(const void* address) {
  int node = kAnyNumaNode;
  const long error =
      syscall(SYS_get_mempolicy, &node, nullptr, 0, address, MPOL_F_NODE | MPOL_F_ADDR);
  return error == 0 ? node : kAnyNumaNode;
}

void Touch(char* data, size_t bytes, int most_threads) {
  const auto touch = [data](int64_t begin, int64_t end) {
    for (int64_t page = begin; page < end; ++page) {
      *static_cast<volatile char*>(data + page * kSmallPageBytes) = 0;
    }
  };
  const auto pages = static_cast<int64_t>((bytes + kSmallPageBytes - 1) / kSmallPageBytes);
  InParts(pages, kPagesOfThread, touch, most_threads);
}

// On another thread if there is one to be had, else when it is waited for.
std::future<absl::Status> Begin(PinRange pin, HostArray::Range range) {
  const auto work = [pin, range] { return pin(range); };
  try {
    return std::async(std::launch::async, work);
  } catch (const std::system_error&) {
    return std::async(std::launch::deferred, work);
  }
}

}  // namespace

size_t MappedBytes(size_t bytes) {
  return (std::max<size_t>(bytes, 1) + kHugePageBytes - 1) / kHugePageBytes * kHugePageBytes;
}

absl::StatusOr<char*> MapHostPages(size_t bytes, int numa_node) {
  const size_t mapped = MappedBytes(bytes);
  void* const data = mmap(nullptr, mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (data == MAP_FAILED) {
    return absl::ResourceExhaustedError("the system has no addresses for so much memory");
  }
  madvise(data, mapped, MADV_HUGEPAGE);  // both advice only
  madvise(data, mapped, MADV_DONTDUMP);
  PreferNode(data, mapped, numa_node);
  return static_cast<char*>(data);
}

void UnmapHostPages(char* data, size_t bytes) { munmap(data, MappedBytes(bytes)); }

absl::Status TouchAndPin(char* data, absl::Span<const HostArray::Range> ranges, int most_threads,
                         PinRange pin) {
  std::future<absl::Status> pinning;
  for (const HostArray::Range& range : ranges) {
    const size_t bytes = range.end - range.begin;
    if (mprotect(data + range.begin, bytes, PROT_READ | PROT_WRITE) != 0) {
      return absl::ResourceExhaustedError("the system has no memory for it");
    }
    Touch(data + range.begin, bytes, most_threads);
    if (pinning.valid()) LONGSPAN_RETURN_IF_ERROR(pinning.get());
    pinning = Begin(pin, range);
  }
  return pinning.valid() ? pinning.get() : absl::OkStatus();
}

int NumaNodeOf(const std::string& folder, std::string bus_id) {
  std::transform(bus_id.begin(), bus_id.end(), bus_id.begin(),
                 [](unsigned char letter) { return std::tolower(letter); });
  std::ifstream file(absl::StrCat(folder, "/", bus_id, "/numa_node"));
  int node = kAnyNumaNode;
  return file >> node && node >= 0 ? node : kAnyNumaNode;
}

double ShareElsewhere(const void* data, size_t bytes, int numa_node) {
  constexpr int kSamples = 64;
  if (numa_node < 0 || bytes == 0) return 0.0;
  int elsewhere = 0;
  for (int sample = 0; sample < kSamples; ++sample) {
    const int node = NodeAt(static_cast<const char*>(data) + bytes / kSamples * sample);
    elsewhere += node >= 0 && node != numa_node ? 1 : 0;
  }
  return static_cast<double>(elsewhere) / kSamples;
}

}  // namespace longspan::cuda
