// Memory that is to be pinned, as far as no device is needed.
#include "kernels/cuda/base/host_pages.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan::cuda {
namespace {

using ::testing::HasSubstr;

TEST(HostPagesTest, AreThereAndZero) {
  for (const size_t bytes : {size_t{0}, size_t{1}, size_t{5} << 20}) {
    for (const int node : {kAnyNumaNode, 0, 63}) {
      const absl::StatusOr<void*> data = MapHostPages("pages", bytes, node);
      ASSERT_TRUE(data.ok()) << data.status();
      const auto* begin = static_cast<const char*>(*data);
      EXPECT_TRUE(std::all_of(begin, begin + bytes, [](char byte) { return byte == 0; }));
      EXPECT_EQ(ShareElsewhere(*data, bytes, kAnyNumaNode), 0.0);
      UnmapHostPages(*data, bytes);
    }
  }
}

TEST(HostPagesTest, WhatCannotBeMappedIsNamed) {
  const auto refused = MapHostPages("kv_home", std::numeric_limits<size_t>::max() / 4, 0);
  EXPECT_EQ(refused.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(refused.status().message()), HasSubstr("kv_home"));
}

TEST(HostPagesTest, TheNodeOfADeviceIsRead) {
  const TemporaryDirectory devices;
  const std::filesystem::path device = std::filesystem::path(devices.path()) / "0000:ab:00.0";
  std::filesystem::create_directory(device);
  EXPECT_EQ(NumaNodeOf(devices.path(), "0000:AB:00.0"), kAnyNumaNode);
  std::ofstream(device / "numa_node") << "3\n";
  EXPECT_EQ(NumaNodeOf(devices.path(), "0000:AB:00.0"), 3);
  std::ofstream(device / "numa_node") << "-1\n";
  EXPECT_EQ(NumaNodeOf(devices.path(), "0000:AB:00.0"), kAnyNumaNode);
  EXPECT_EQ(NumaNodeOf(devices.path(), "0000:ac:00.0"), kAnyNumaNode);
}

}  // namespace
}  // namespace longspan::cuda
