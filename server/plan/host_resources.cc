#include "server/plan/host_resources.h"

#include <sched.h>
#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace longspan {
namespace {

std::string ReadFile(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// "max", as version 2 writes no limit, is no number.
std::optional<int64_t> ReadNumber(const std::string& path) {
  int64_t number = 0;
  if (!absl::SimpleAtoi(ReadFile(path), &number)) return std::nullopt;
  return number;
}

// The number beside `name`, in a file of one a line.
std::optional<int64_t> NumberOf(absl::string_view name, const std::string& path) {
  for (const absl::string_view line : absl::StrSplit(ReadFile(path), '\n')) {
    const std::vector<absl::string_view> words = absl::StrSplit(line, ' ', absl::SkipEmpty());
    int64_t number = 0;
    if (words.size() >= 2 && words[0] == name && absl::SimpleAtoi(words[1], &number)) return number;
  }
  return std::nullopt;
}

int64_t MachineBytes(absl::string_view name, absl::string_view root) {
  return 1024 * NumberOf(name, absl::StrCat(root, "/proc/meminfo")).value_or(0);
}

// The group of this process in the hierarchy that `controller` ("" is version 2) belongs to.
std::string GroupOf(absl::string_view root, absl::string_view controller) {
  for (const absl::string_view line :
       absl::StrSplit(ReadFile(absl::StrCat(root, "/proc/self/cgroup")), '\n')) {
    const std::vector<absl::string_view> parts = absl::StrSplit(line, absl::MaxSplits(':', 2));
    if (parts.size() != 3) continue;
    const std::vector<absl::string_view> controllers = absl::StrSplit(parts[1], ',');
    if (std::find(controllers.begin(), controllers.end(), controller) != controllers.end()) {
      return std::string(parts[2]);
    }
  }
  return "/";
}

// The group's directory and every one above it up to the mount; limits of all of them hold. Inside
// a container the group's name may be the host's: what does not exist here has no files.
std::vector<std::string> Directories(const std::string& mount, std::string group) {
  std::vector<std::string> directories;
  while (group.size() > 1) {
    directories.push_back(mount + group);
    group.resize(std::max<size_t>(1, group.rfind('/')));
  }
  directories.push_back(mount);
  return directories;
}

int64_t MemoryLimitBytes(absl::string_view root) {
  int64_t limit_bytes = MachineBytes("MemTotal:", root);
  const auto lower = [&limit_bytes](std::optional<int64_t> found) {
    if (found.has_value() && *found > 0) limit_bytes = std::min(limit_bytes, *found);
  };
  const std::string mount = absl::StrCat(root, "/sys/fs/cgroup");
  for (const std::string& directory : Directories(mount, GroupOf(root, ""))) {
    lower(ReadNumber(directory + "/memory.max"));
  }
  for (const std::string& directory : Directories(mount + "/memory", GroupOf(root, "memory"))) {
    lower(ReadNumber(directory + "/memory.limit_in_bytes"));
  }
  return limit_bytes;
}

// Where a control group's version keeps what limits and counts memory.
struct GroupFiles {
  const char* limit;
  const char* used;
  const char* inactive_files;  // in memory.stat: pages of files, which go when memory is needed,
  const char* active_files;    // and those that were read lately, which go as well
};

// What the group of this folder leaves, where it has a limit.
std::optional<int64_t> LeftBytes(const std::string& folder, const GroupFiles& files) {
  const std::optional<int64_t> limit = ReadNumber(folder + files.limit);
  const std::optional<int64_t> used = ReadNumber(folder + files.used);
  if (!limit.has_value() || !used.has_value() || *limit <= 0) return std::nullopt;
  const std::string counts = folder + "/memory.stat";
  const int64_t cache = NumberOf(files.inactive_files, counts).value_or(0) +
                        NumberOf(files.active_files, counts).value_or(0);
  return std::max<int64_t>(0, *limit - std::max<int64_t>(0, *used - cache));
}

int64_t AvailableBytes(absl::string_view root) {
  int64_t available_bytes = MachineBytes("MemAvailable:", root);
  const auto lower = [&available_bytes](std::optional<int64_t> left) {
    available_bytes = std::min(available_bytes, left.value_or(available_bytes));
  };
  const std::string mount = absl::StrCat(root, "/sys/fs/cgroup");
  for (const std::string& directory : Directories(mount, GroupOf(root, ""))) {
    lower(LeftBytes(directory, {"/memory.max", "/memory.current", "inactive_file", "active_file"}));
  }
  for (const std::string& directory : Directories(mount + "/memory", GroupOf(root, "memory"))) {
    lower(LeftBytes(directory, {"/memory.limit_in_bytes", "/memory.usage_in_bytes",
                                "total_inactive_file", "total_active_file"}));
  }
  return available_bytes;
}

std::optional<int64_t> LockedBytes() {
  rlimit limit = {};
  if (getrlimit(RLIMIT_MEMLOCK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) {
    return std::nullopt;
  }
  return static_cast<int64_t>(limit.rlim_cur);
}

// Processors that a quota amounts to, rounded up.
std::optional<int64_t> Processors(std::optional<int64_t> quota_us,
                                  std::optional<int64_t> period_us) {
  if (quota_us.value_or(-1) <= 0 || period_us.value_or(0) <= 0) return std::nullopt;
  return (*quota_us + *period_us - 1) / *period_us;
}

std::optional<int64_t> CpuMaxProcessors(const std::string& path) {
  const std::vector<std::string> words =
      absl::StrSplit(ReadFile(path), absl::ByAnyChar(" \n"), absl::SkipEmpty());
  int64_t quota_us = 0;
  int64_t period_us = 0;
  if (words.size() != 2 || !absl::SimpleAtoi(words[0], &quota_us) ||
      !absl::SimpleAtoi(words[1], &period_us)) {
    return std::nullopt;
  }
  return Processors(quota_us, period_us);
}

int UsableCpus(absl::string_view root, int affinity_cpus) {
  int64_t cpus = affinity_cpus;
  const auto lower = [&cpus](std::optional<int64_t> found) {
    cpus = std::min(cpus, found.value_or(cpus));
  };
  const std::string mount = absl::StrCat(root, "/sys/fs/cgroup");
  for (const std::string& directory : Directories(mount, GroupOf(root, ""))) {
    lower(CpuMaxProcessors(directory + "/cpu.max"));
  }
  for (const std::string& directory : Directories(mount + "/cpu", GroupOf(root, "cpu"))) {
    lower(Processors(ReadNumber(directory + "/cpu.cfs_quota_us"),
                     ReadNumber(directory + "/cpu.cfs_period_us")));
  }
  return static_cast<int>(std::max<int64_t>(1, cpus));
}

int AffinityCpus() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) == 0) return CPU_COUNT(&set);
  // More processors than the set can name.
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

}  // namespace

HostResources ReadHostResources(absl::string_view root, int affinity_cpus) {
  return {MemoryLimitBytes(root), AvailableBytes(root), LockedBytes(),
          UsableCpus(root, affinity_cpus)};
}

void RaiseFileLimit() {
  rlimit limit = {};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

ThreadLimits ReadThreadLimits(absl::string_view root) {
  ThreadLimits limits;
  rlimit of_user = {};
  if (getrlimit(RLIMIT_NPROC, &of_user) == 0 && of_user.rlim_cur != RLIM_INFINITY) {
    limits.of_user = static_cast<int64_t>(of_user.rlim_cur);
  }
  const auto lower = [&limits](std::optional<int64_t> found) {
    if (found.has_value()) limits.of_group = std::min(*found, limits.of_group.value_or(*found));
  };
  const std::string mount = absl::StrCat(root, "/sys/fs/cgroup");
  for (const std::string& directory : Directories(mount, GroupOf(root, ""))) {
    lower(ReadNumber(directory + "/pids.max"));
  }
  for (const std::string& directory : Directories(mount + "/pids", GroupOf(root, "pids"))) {
    lower(ReadNumber(directory + "/pids.max"));
  }
  limits.of_machine = ReadNumber(absl::StrCat(root, "/proc/sys/kernel/threads-max"));
  return limits;
}

HostResources ReadHostResources() { return ReadHostResources("", AffinityCpus()); }

}  // namespace longspan
