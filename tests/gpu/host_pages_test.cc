// Memory that is to be pinned, as far as no device is needed.
#include "kernels/cuda/base/host_pages.h"

#include <sys/mman.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan::cuda {
namespace {

using ::testing::HasSubstr;

TEST(HostPagesTest, AreThereAndZero) {
  for (const size_t bytes : {size_t{0}, size_t{1}, size_t{5} << 20}) {
    for (const int node : {kAnyNumaNode, 0, 63}) {
      const absl::StatusOr<char*> data = MapHostPages(bytes, node);
      ASSERT_TRUE(data.ok()) << data.status();
      const auto pin = [](HostArray::Range /*range*/) { return absl::OkStatus(); };
      ASSERT_TRUE(TouchAndPin(*data, {{0, std::max<size_t>(bytes, 1)}}, 3, pin).ok());
      EXPECT_TRUE(std::all_of(*data, *data + bytes, [](char byte) { return byte == 0; }));
      EXPECT_EQ(ShareElsewhere(*data, bytes, kAnyNumaNode), 0.0);
      UnmapHostPages(*data, bytes);
    }
  }
}

TEST(HostPagesTest, WhatCannotBeMappedIsSaid) {
  const auto refused = MapHostPages(std::numeric_limits<size_t>::max() / 4, 0);
  EXPECT_EQ(refused.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(refused.status().message()), HasSubstr("no addresses"));
}

bool IsThere(char* page) {
  unsigned char resident = 0;
  EXPECT_EQ(mincore(page, 1, &resident), 0);
  return (resident & 1) != 0;
}

// With a range that is refused, or none. What lies between them is left alone.
TEST(HostPagesTest, RangesArePinnedInTurnOnceTheyAreThere) {
  using Range = HostArray::Range;
  constexpr size_t kBytes = size_t{40} << 20;
  constexpr size_t kMiB = size_t{1} << 20;
  const std::vector<Range> ranges = {
      {0, 6 * kMiB}, {8 * kMiB, 8 * kMiB + 4096}, {16 * kMiB, 20 * kMiB}, {36 * kMiB, kBytes - 5}};
  for (size_t refused = 0; refused <= ranges.size(); ++refused) {
    const absl::StatusOr<char*> data = MapHostPages(kBytes, kAnyNumaNode);
    ASSERT_TRUE(data.ok()) << data.status();
    std::vector<Range> pinned;
    const auto pin = [&](Range range) -> absl::Status {
      for (size_t at = range.begin; at < range.end; at += 4096)
        EXPECT_TRUE(IsThere(*data + at)) << at;
      if (pinned.size() == refused) return absl::ResourceExhaustedError("no more");
      pinned.push_back(range);
      return absl::OkStatus();
    };
    EXPECT_EQ(TouchAndPin(*data, ranges, 1, pin).ok(), refused == ranges.size());
    EXPECT_EQ(pinned, std::vector<Range>(ranges.begin(), ranges.begin() + refused));
    EXPECT_FALSE(IsThere(*data + 30 * kMiB));
    UnmapHostPages(*data, kBytes);
  }
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
