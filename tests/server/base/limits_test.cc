#include "server/base/limits.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

constexpr size_t kMiB = size_t{1} << 20;

size_t BodyBytes(int64_t context_tokens, int32_t prompts, size_t request_bytes) {
  Limits limits;
  limits.max_context_tokens = context_tokens;
  limits.max_prompts_per_call = prompts;
  limits.max_request_bytes = request_bytes;
  return DefaultBodyBytes(limits);
}

TEST(Limits, ABodyHoldsAllPromptsOfACall) {
  EXPECT_EQ(BodyBytes(8192, 128, 1024 * kMiB), 64 * 1024 + size_t{16} * 8192 * 128);
  EXPECT_EQ(BodyBytes(65536, 8, 1024 * kMiB), 64 * 1024 + size_t{16} * 65536 * 8);
}

TEST(Limits, ABodyIsNeverTooSmallToBeJudgedByItsTokens) {
  EXPECT_EQ(BodyBytes(64, 1, 1024 * kMiB), 4 * kMiB);
}

TEST(Limits, OneBodyLeavesRoomForOthers) {
  EXPECT_EQ(BodyBytes(1 << 20, 128, 256 * kMiB), 64 * kMiB);
  EXPECT_EQ(BodyBytes(1 << 20, 128, 128 * kMiB), 32 * kMiB);
  EXPECT_EQ(BodyBytes(1 << 20, 1024, size_t{1} << 40), 256 * kMiB) << "what gRPC can count";
}

TEST(Limits, TextsAreCountedFurtherThanTheContextAndNotWithoutEnd) {
  Limits limits;
  limits.max_context_tokens = 8192;
  EXPECT_EQ(MaxCountedTokens(limits), 256 << 10);
  EXPECT_EQ(MaxJsonValues(limits), 128 * 8192 + (64 << 10));
  limits.max_context_tokens = 1 << 20;
  EXPECT_EQ(MaxCountedTokens(limits), 4 << 20);
}

TEST(Limits, ByDefaultManyPromptsStandInOneCall) { EXPECT_EQ(Limits().max_prompts_per_call, 128); }

}  // namespace
}  // namespace longspan
