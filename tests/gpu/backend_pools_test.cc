// A device's memory and what is pinned of the host's, by named pools.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "kernels/backend.h"
#include "tests/gpu/backend_shared_device.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

size_t PoolBytes(const Backend& backend, const std::string& name, bool high_water) {
  for (const PoolUsage& pool : backend.Pools()) {
    if (pool.pool == name) return high_water ? pool.high_water_bytes : pool.bytes;
  }
  return 0;
}

TEST(CudaMemory, IsZeroedAlignedAndCounted) {
  Backend& backend = SharedCudaBackend();
  {
    std::vector<std::unique_ptr<Buffer>> buffers;
    size_t total = 0;
    for (size_t bytes : {size_t{0}, size_t{1}, size_t{1000}, (size_t{3} << 20) + 5}) {
      auto buffer = backend.Allocate("pages of a test", bytes);
      ASSERT_TRUE(buffer.ok()) << buffer.status();
      EXPECT_EQ(reinterpret_cast<uintptr_t>((*buffer)->data()) % 256, 0U);
      std::vector<char> copy(bytes, 1);
      ASSERT_TRUE(backend.CopyOut(copy.data(), (*buffer)->data(), bytes).ok());
      for (size_t i = 0; i < bytes; ++i) ASSERT_EQ(copy[i], 0) << i << " of " << bytes;
      std::vector<char> ones(bytes, 1);  // the next owner must not see them
      ASSERT_TRUE(backend.CopyIn((*buffer)->data(), ones.data(), bytes).ok());
      total += bytes;
      buffers.push_back(std::move(buffer).value());
    }
    EXPECT_EQ(PoolBytes(backend, "pages of a test", false), total);
  }
  EXPECT_EQ(PoolBytes(backend, "pages of a test", false), 0U);
  EXPECT_GT(PoolBytes(backend, "pages of a test", true), size_t{3} << 20);
}

TEST(CudaMemory, RefusalsNameThePoolAndWhatIsLeft) {
  const absl::Status status = SharedCudaBackend().Allocate("kv pages", size_t{1} << 60).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(status.message()), HasSubstr("1152921504606846976 bytes for kv pages"));
  EXPECT_EQ(SharedCudaBackend().Allocate("x", SIZE_MAX).status().code(),
            absl::StatusCode::kResourceExhausted);
}

TEST(CudaMemory, CopiesBytes) {
  Backend& backend = SharedCudaBackend();
  auto buffer = backend.Allocate("x", 8);
  ASSERT_TRUE(buffer.ok());
  auto* data = static_cast<char*>((*buffer)->data());
  ASSERT_TRUE(backend.CopyIn(data, "abcdefg", 8).ok());
  ASSERT_TRUE(backend.CopyWithin(data + 4, data, 3).ok());
  char out[8];
  ASSERT_TRUE(backend.CopyOut(out, data, 8).ok());
  EXPECT_STREQ(out, "abcdabc");
}

TEST(CudaMemory, OfTheHostIsZeroedAndCounted) {
  Backend& backend = SharedCudaBackend();
  {
    auto buffer = backend.AllocateHost("host pages of a test", (size_t{1} << 20) + 5);
    ASSERT_TRUE(buffer.ok()) << buffer.status();
    EXPECT_EQ((*buffer)->bytes(), (size_t{1} << 20) + 5);
    const auto* data = static_cast<const char*>((*buffer)->data());
    for (size_t i = 0; i < (*buffer)->bytes(); ++i) ASSERT_EQ(data[i], 0) << i;
    EXPECT_EQ(PoolBytes(backend, "host pages of a test", false), (*buffer)->bytes());
  }
  EXPECT_EQ(PoolBytes(backend, "host pages of a test", false), 0U);
  EXPECT_EQ(PoolBytes(backend, "host pages of a test", true), (size_t{1} << 20) + 5);
  const absl::Status status = backend.AllocateHost("kv_host", size_t{1} << 60).status();
  EXPECT_FALSE(status.ok());
  EXPECT_THAT(std::string(status.message()), HasSubstr("1152921504606846976 bytes for kv_host"));
}

// Ranges side by side, one of which comes after copies of the other. What lies between is not
// there.
TEST(CudaMemory, ArraysOfTheHostAreThereAsFarAsWasAskedFor) {
  constexpr size_t kRange = size_t{3} << 20;
  Backend& backend = SharedCudaBackend();
  auto array = backend.ReserveHost("homes of a test", 8 * kRange);
  auto device = backend.Allocate("test", kRange);
  ASSERT_TRUE(array.ok() && device.ok());
  EXPECT_EQ(PoolBytes(backend, "homes of a test", false), 0U);
  auto* const data = static_cast<char*>((*array)->data());
  const auto pass_on = [&](size_t from, size_t to) {
    std::memset(data + from, static_cast<int>(from / kRange) + 1, kRange);
    ASSERT_TRUE(backend.CopyWithin((*device)->data(), data + from, kRange).ok());
    ASSERT_TRUE(backend.CopyWithin(data + to, (*device)->data(), kRange).ok());
    std::vector<char> last(1);
    ASSERT_TRUE(backend.CopyOut(last.data(), (*device)->data(), 1).ok());  // waits
    EXPECT_EQ(std::memcmp(data + to, data + from, kRange), 0);
  };
  ASSERT_TRUE((*array)->Add({{0, kRange}, {kRange, 2 * kRange}}, 2).ok());
  EXPECT_EQ(PoolBytes(backend, "homes of a test", false), 2 * kRange);
  pass_on(0, kRange);
  ASSERT_TRUE((*array)->Add({{5 * kRange, 6 * kRange}, {2 * kRange, 3 * kRange}}, 1).ok());
  EXPECT_EQ(data[2 * kRange], 0);
  EXPECT_EQ(PoolBytes(backend, "homes of a test", false), 4 * kRange);
  pass_on(kRange, 2 * kRange);
  pass_on(2 * kRange, 5 * kRange);
}

// Large copies, queued without a wait: each reads what the one before it has left, though the place
// on the device is the same for all of them.
TEST(CudaMemory, MovesToTheHostAndBackInTheOrderOfTheStream) {
  constexpr int kItems = 6;
  constexpr size_t kItemBytes = size_t{8} << 20;
  Backend& backend = SharedCudaBackend();
  auto device = backend.Allocate("test", kItemBytes);
  auto host = backend.AllocateHost("test on the host", 2 * kItems * kItemBytes);
  ASSERT_TRUE(device.ok() && host.ok());
  auto* const data = static_cast<char*>((*host)->data());
  const auto item = [&](int index) { return data + index * kItemBytes; };
  for (int i = 0; i < kItems; ++i) std::memset(item(i), i + 1, kItemBytes);
  const std::vector<int32_t> no_rows = {0};
  RaggedBatch batch;
  batch.token_offsets = batch.page_offsets = no_rows;
  for (int i = 0; i < kItems; ++i) {
    ASSERT_TRUE(backend.CopyWithin((*device)->data(), item(i), kItemBytes).ok());
    ASSERT_TRUE(backend.CopyWithin(item(kItems + i), (*device)->data(), kItemBytes).ok());
  }
  ASSERT_TRUE(backend.BeginStep(batch).ok());
  const auto finished = backend.EndAndFinishStep();
  ASSERT_TRUE(finished.ok()) << finished.status();
  for (int i = 0; i < kItems; ++i) {
    EXPECT_EQ(std::memcmp(item(kItems + i), item(i), kItemBytes), 0) << "item " << i;
  }
}

}  // namespace
}  // namespace longspan
