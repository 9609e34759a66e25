#include "server/plan/host_resources.h"

#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "gtest/gtest.h"

namespace longspan {
namespace {

// A machine made of files.
class HostResourcesTest : public testing::Test {
 protected:
  HostResourcesTest() {
    root_ = testing::TempDir() + "/machine_" +
            testing::UnitTest::GetInstance()->current_test_info()->name();
    std::filesystem::remove_all(root_);
    Write("/proc/meminfo", "MemTotal:       16384 kB\nMemFree:  1 kB\n");
  }
  void Write(const std::string& path, const std::string& text) {
    std::filesystem::create_directories(std::filesystem::path(root_ + path).parent_path());
    std::ofstream(root_ + path) << text;
  }
  std::string root_;
};

TEST_F(HostResourcesTest, ThreadsAreLimitedByEveryGroupAboveAndTheMachine) {
  EXPECT_FALSE(ReadThreadLimits(root_).of_group.has_value());
  Write("/proc/self/cgroup", "0::/pod/container\n");
  Write("/sys/fs/cgroup/pod/container/pids.max", "max\n");
  Write("/sys/fs/cgroup/pod/pids.max", "300\n");
  Write("/sys/fs/cgroup/pids.max", "400\n");
  Write("/proc/sys/kernel/threads-max", "5000\n");
  const ThreadLimits limits = ReadThreadLimits(root_);
  EXPECT_EQ(limits.of_group, 300);
  EXPECT_EQ(limits.of_machine, 5000);
}

TEST_F(HostResourcesTest, WithoutGroupsItIsTheMachine) {
  const HostResources resources = ReadHostResources(root_, 6);
  EXPECT_EQ(resources.memory_bytes, 16 << 20);
  EXPECT_EQ(resources.cpus, 6);
}

TEST_F(HostResourcesTest, Version2TakesTheSmallestOfAllLevels) {
  Write("/proc/self/cgroup", "0::/pod/container\n");
  Write("/sys/fs/cgroup/pod/container/memory.max", "max\n");
  Write("/sys/fs/cgroup/pod/memory.max", "1048576\n");
  Write("/sys/fs/cgroup/pod/container/cpu.max", "max 100000\n");
  Write("/sys/fs/cgroup/pod/cpu.max", "250000 100000\n");
  const HostResources resources = ReadHostResources(root_, 6);
  EXPECT_EQ(resources.memory_bytes, 1 << 20);
  EXPECT_EQ(resources.cpus, 3);
}

TEST_F(HostResourcesTest, WhatIsAvailableIsTheMachinesUntilAGroupLeavesLess) {
  EXPECT_EQ(ReadHostResources(root_, 6).available_bytes, 0) << "not known";
  Write("/proc/meminfo", "MemTotal: 16384 kB\nMemFree: 1 kB\nMemAvailable:  8192 kB\n");
  EXPECT_EQ(ReadHostResources(root_, 6).available_bytes, 8 << 20);
  Write("/proc/self/cgroup", "0::/pod/container\n");
  Write("/sys/fs/cgroup/pod/container/memory.max", "max\n");
  Write("/sys/fs/cgroup/pod/container/memory.current", "9000000\n");
  EXPECT_EQ(ReadHostResources(root_, 6).available_bytes, 8 << 20) << "no limit";
  Write("/sys/fs/cgroup/pod/memory.max", "7000000\n");
  EXPECT_EQ(ReadHostResources(root_, 6).available_bytes, 8 << 20) << "nothing counts";
  Write("/sys/fs/cgroup/pod/memory.current", "6000000\n");
  EXPECT_EQ(ReadHostResources(root_, 6).available_bytes, 1000000);
  Write("/sys/fs/cgroup/pod/memory.stat", "active_file 100000\nanon 7\ninactive_file 400000\n");
  EXPECT_EQ(ReadHostResources(root_, 6).available_bytes, 1500000);
  Write("/sys/fs/cgroup/pod/memory.current", "8000000\n");
  EXPECT_EQ(ReadHostResources(root_, 6).available_bytes, 0) << "more than there may be";
}

TEST_F(HostResourcesTest, WhatAGroupOfVersion1Leaves) {
  Write("/proc/meminfo", "MemTotal: 16384 kB\nMemAvailable:  8192 kB\n");
  Write("/proc/self/cgroup", "4:memory:/a\n0::/\n");
  Write("/sys/fs/cgroup/memory/a/memory.limit_in_bytes", "4000000\n");
  Write("/sys/fs/cgroup/memory/a/memory.usage_in_bytes", "3000000\n");
  Write("/sys/fs/cgroup/memory/a/memory.stat",
        "inactive_file 1\ntotal_inactive_file 150000\ntotal_active_file 50000\n");
  EXPECT_EQ(ReadHostResources(root_, 6).available_bytes, 1200000);
}

TEST_F(HostResourcesTest, Version1) {
  Write("/proc/self/cgroup", "5:cpu,cpuacct:/a\n4:memory:/a\n0::/\n");
  Write("/sys/fs/cgroup/memory/a/memory.limit_in_bytes", "2097152\n");
  Write("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
  Write("/sys/fs/cgroup/cpu/a/cpu.cfs_quota_us", "50000\n");
  Write("/sys/fs/cgroup/cpu/a/cpu.cfs_period_us", "100000\n");
  Write("/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n");
  Write("/sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
  const HostResources resources = ReadHostResources(root_, 6);
  EXPECT_EQ(resources.memory_bytes, 2 << 20);
  EXPECT_EQ(resources.cpus, 1);
}

// In a container the group's name is often the host's, and its files stand at the mount.
TEST_F(HostResourcesTest, AGroupThatIsNotHereFallsBackToTheMount) {
  Write("/proc/self/cgroup", "0::/../../host/name\n");
  Write("/sys/fs/cgroup/memory.max", "4194304\n");
  Write("/sys/fs/cgroup/cpu.max", "200000 100000\n");
  const HostResources resources = ReadHostResources(root_, 6);
  EXPECT_EQ(resources.memory_bytes, 4 << 20);
  EXPECT_EQ(resources.cpus, 2);
}

TEST_F(HostResourcesTest, NonsenseIsNoLimit) {
  Write("/proc/self/cgroup", "garbage\n0::\n");
  Write("/sys/fs/cgroup/memory.max", "lots\n");
  Write("/sys/fs/cgroup/cpu.max", "1\n");
  const HostResources resources = ReadHostResources(root_, 6);
  EXPECT_EQ(resources.memory_bytes, 16 << 20);
  EXPECT_EQ(resources.cpus, 6);
}

TEST(HostResources, OfThisMachineAreSomething) {
  const HostResources resources = ReadHostResources();
  EXPECT_GT(resources.memory_bytes, 0);
  EXPECT_GE(resources.cpus, 1);
}

TEST(HostResources, ThisProcessMayOpenAsManyFilesAsItIsAllowed) {
  rlimit before = {};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit few = {std::min<rlim_t>(64, before.rlim_max), before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
  RaiseFileLimit();
  rlimit after = {};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &after), 0);
  EXPECT_EQ(after.rlim_cur, before.rlim_max);
  setrlimit(RLIMIT_NOFILE, &before);
}

}  // namespace
}  // namespace longspan
