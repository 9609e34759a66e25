#include "server/core_dump.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/match.h"

namespace longspan {
namespace {

struct AddressRange {
  uintptr_t begin = 0;
  uintptr_t end = 0;
};

// Of a file whose pages are this process's own once written: its static data.
bool IsStaticData(const std::string& permissions, const std::string& name) {
  return permissions[3] == 'p' && absl::StartsWith(name, "/") && !absl::StartsWith(name, "/dev/") &&
         !absl::EndsWith(name, "(deleted)");
}

// What was written, but for static data. A line is "begin-end permissions offset device inode
// name".
std::vector<AddressRange> WrittenMemory() {
  std::vector<AddressRange> written;
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    std::istringstream fields(line);
    AddressRange range;
    std::string permissions, offset, device, inode, name;
    fields >> std::hex >> range.begin;
    fields.ignore(1) >> range.end >> permissions >> offset >> device >> inode;
    std::getline(fields >> std::ws, name);
    if (permissions.size() < 4 || permissions[1] != 'w') continue;
    if (!IsStaticData(permissions, name)) written.push_back(range);
  }
  return written;
}

// Empty where the system does not say.
AddressRange StackOf(pthread_t thread) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(thread, &attributes) != 0) return {};
  void* lowest = nullptr;
  size_t bytes = 0;
  const bool is_known = pthread_attr_getstack(&attributes, &lowest, &bytes) == 0;
  pthread_attr_destroy(&attributes);
  const auto begin = reinterpret_cast<uintptr_t>(lowest);
  return is_known ? AddressRange{begin, begin + bytes} : AddressRange{};
}

void LeaveOut(uintptr_t begin, uintptr_t end) {
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTDUMP);
}

}  // namespace

void LeaveMemoryOutOfCores(std::optional<std::thread::native_handle_type> thread) {
  std::vector<AddressRange> kept = {StackOf(pthread_self())};
  if (thread.has_value()) kept.push_back(StackOf(*thread));
  std::sort(kept.begin(), kept.end(),
            [](const auto& left, const auto& right) { return left.begin < right.begin; });
  for (AddressRange range : WrittenMemory()) {
    for (const AddressRange& stack : kept) {
      if (stack.end <= range.begin || stack.begin >= range.end) continue;
      LeaveOut(range.begin, stack.begin);
      range.begin = std::min(stack.end, range.end);
    }
    LeaveOut(range.begin, range.end);
  }
}

void AbortWithCore() {
  rlimit limit{};
  if (getrlimit(RLIMIT_CORE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_CORE, &limit);
  }
  std::abort();
}

}  // namespace longspan
