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

TEST(HostPagesTest, PartsAreWholeUnitsThatShareNoPage) {
  constexpr size_t kMapped = size_t{1} << 30;
  constexpr size_t kMiB = size_t{1} << 20;
  EXPECT_EQ(PartBytes(kMapped, 0), kMapped);
  EXPECT_EQ(PartBytes(kMapped, 1000), kMapped);
  EXPECT_EQ(PartBytes(kMapped, 4096), 64 * kMiB);
  EXPECT_EQ(PartBytes(kMapped, 48 * kMiB), 96 * kMiB);
  EXPECT_EQ(PartBytes(kMapped, 300 * kMiB), 300 * kMiB);
  EXPECT_EQ(PartBytes(2 * kMiB, 4096), 2 * kMiB);
}

bool IsThere(char* page) {
  unsigned char resident = 0;
  EXPECT_EQ(mincore(page, 1, &resident), 0);
  return (resident & 1) != 0;
}

// With a part that is refused, or none.
TEST(HostPagesTest, PartsArePinnedInTurnOnceTheyAreThere) {
  constexpr size_t kPartBytes = size_t{6} << 20;
  constexpr size_t kBytes = 4 * kPartBytes + (size_t{2} << 20);  // the last one is smaller
  constexpr size_t kNever = 9;
  for (const size_t refused : {size_t{0}, size_t{2}, size_t{4}, kNever}) {
    const absl::StatusOr<char*> data = MapHostPages(kBytes, kAnyNumaNode);
    ASSERT_TRUE(data.ok()) << data.status();
    std::vector<size_t> begun;
    const auto pin = [&](char* part, size_t bytes) -> absl::Status {
      const auto at = static_cast<size_t>(part - *data);
      EXPECT_EQ(bytes, std::min(kPartBytes, kBytes - at));
      for (size_t page = 0; page < bytes; page += 4096) EXPECT_TRUE(IsThere(part + page)) << page;
      if (begun.size() == refused) return absl::ResourceExhaustedError("no more");
      begun.push_back(at);
      return absl::OkStatus();
    };
    size_t pinned = 0;
    const absl::Status status = TouchAndPin(*data, kBytes, kPartBytes, pin, &pinned);
    EXPECT_EQ(status.ok(), refused == kNever);
    EXPECT_EQ(pinned, std::min(kBytes, refused * kPartBytes));
    EXPECT_EQ(begun.size(), std::min<size_t>(refused, 5));
    for (size_t i = 0; i < begun.size(); ++i) EXPECT_EQ(begun[i], i * kPartBytes);
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
