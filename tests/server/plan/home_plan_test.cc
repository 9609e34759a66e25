#include "server/plan/home_plan.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/plan/memory_text.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

// Decode steps read 16 blocks and a window of 512 tokens: 25 pages at most.
constexpr int64_t kMostRead = 25;

KvLayout SparseLayout() {
  KvLayout layout;
  layout.layers = 2;
  layout.kv_heads = 2;
  layout.head_dim = 64;
  layout.has_summaries = true;
  return layout;
}

constexpr int64_t kIndexBytesPerPage = 4 * 2 * 2;
constexpr int64_t kIndexBytesPerRoom = 8 * 2 * 2;
const int64_t kHomeBytes = SparseLayout().kv_bytes_per_page();
const int64_t kBesideBytes =
    SparseLayout().bytes_per_page() - kHomeBytes + kIndexBytesPerPage;  // a page's on the device
const int64_t kRoomBytes = kHomeBytes + kIndexBytesPerRoom;

MemoryRequest HomesWanted(int64_t pages) {
  MemoryRequest request;
  request.is_device_memory = true;
  request.limit_bytes = int64_t{1} << 30;
  request.memory_fraction = 0.9;
  request.weights_bytes = 100 << 20;
  request.slots = 4;
  request.model_context_tokens = 1 << 20;
  request.host_limit_bytes = int64_t{64} << 30;
  request.kv_host_bytes = pages * kHomeBytes + 1;
  return request;
}

TEST(HomePlan, HomesAreTheHostsAndRoomsAreWhatIsLeftOfTheDevice) {
  MemoryRequest request = HomesWanted(1000);
  request.kv_cache_bytes = 1000 * kBesideBytes + 100 * kRoomBytes + kRoomBytes - 1;
  const auto plan = PlanMemory(request, SparseLayout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->pages, 1000);
  EXPECT_EQ(plan->home_bytes, 1000 * kHomeBytes);
  EXPECT_EQ(plan->rooms, 100);
  EXPECT_EQ(plan->room_bytes, 100 * kHomeBytes);
  EXPECT_EQ(plan->room_index_bytes, 1000 * kIndexBytesPerPage + 100 * kIndexBytesPerRoom);
  EXPECT_EQ(plan->kv_bytes, 0) << "none is on the device";
  EXPECT_EQ(plan->cache_bytes(), 1000 * kBesideBytes + 100 * kRoomBytes);
  EXPECT_EQ(plan->total_bytes(), plan->weights_bytes + plan->slot_bytes + plan->cache_bytes());
  EXPECT_EQ(plan->token_bytes, (kBesideBytes - kIndexBytesPerPage) / kPageTokens);
  EXPECT_EQ(plan->max_context_tokens, 1000 * kPageTokens);
  EXPECT_EQ(plan->fitting_tokens, 1000 * kPageTokens);
}

TEST(HomePlan, NothingIsAtHomeUnlessAskedFor) {
  MemoryRequest request = HomesWanted(1000);
  request.kv_host_bytes = 0;
  const auto plan = PlanMemory(request, SparseLayout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_FALSE(plan->is_at_home());
  EXPECT_EQ(plan->rooms + plan->room_bytes + plan->room_index_bytes, 0);
  EXPECT_THAT(DescribeMemory(*plan, SparseLayout()), Not(HasSubstr("room")));
  EXPECT_THAT(DescribeMemory(*plan, SparseLayout()), Not(HasSubstr("home")));
}

TEST(HomePlan, TheFractionOfADeviceIsForRoomsUntilAllPagesHaveOne) {
  MemoryRequest request = HomesWanted(100'000);  // of 32 KiB a layer: more than the device
  const auto plan = PlanMemory(request, SparseLayout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->pages, 65'536) << "no more than four sequences can use";
  EXPECT_LT(plan->rooms, plan->pages);
  EXPECT_LE(plan->total_bytes(), plan->limit_bytes);
  EXPECT_GT(plan->total_bytes() + kRoomBytes, plan->limit_bytes);
  const auto few = PlanMemory(HomesWanted(1000), SparseLayout());
  ASSERT_TRUE(few.ok()) << few.status();
  EXPECT_EQ(few->rooms, 1000);
}

TEST(HomePlan, OnTheProcessorHomesAndRoomsAreOfOneMemory) {
  MemoryRequest request = HomesWanted(1000);
  request.is_device_memory = false;
  request.memory_fraction = 1;
  const int64_t fixed_bytes = request.weights_bytes + 4 * SparseLayout().bytes_per_slot();
  request.limit_bytes = fixed_bytes + 1000 * (kHomeBytes + kBesideBytes) + 40 * kRoomBytes;
  const auto plan = PlanMemory(request, SparseLayout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->rooms, 40);
  EXPECT_EQ(plan->total_bytes(), request.limit_bytes);
  request.kv_cache_bytes = 1000 * kBesideBytes + 41 * kRoomBytes;
  const absl::Status status = PlanMemory(request, SparseLayout()).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(status.message(),
              HasSubstr(", keys and values at home " + FormatBytes(1000 * kHomeBytes)));
  EXPECT_THAT(status.message(), HasSubstr("--kv-host-bytes what is at home"));
}

TEST(HomePlan, TheHostsLimitHolds) {
  MemoryRequest request = HomesWanted(1000);
  request.block_map_bytes = 1;
  request.host_limit_bytes = 1000 * kHomeBytes;
  const absl::Status status = PlanMemory(request, SparseLayout()).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(status.message(),
              HasSubstr("--kv-host-bytes is " + FormatBytes(request.kv_host_bytes)));
  EXPECT_THAT(status.message(), HasSubstr("this process may have"));
  request.block_map_bytes = 0;
  EXPECT_TRUE(PlanMemory(request, SparseLayout()).ok()) << "just enough";
}

TEST(HomePlan, TheHostIsAskedForWhatItHasButForASpare) {
  constexpr int64_t kGib = int64_t{1} << 30;
  EXPECT_EQ(*HomeBytesToAsk(64 * kGib, 0), 64 * kGib) << "not known";
  EXPECT_EQ(*HomeBytesToAsk(64 * kGib, 65 * kGib), 64 * kGib);
  EXPECT_EQ(*HomeBytesToAsk(64 * kGib, 40 * kGib), 39 * kGib);
  EXPECT_EQ(*HomeBytesToAsk(64 * kGib, 9 * kGib), 8 * kGib) << "an eighth";
  for (const int64_t available : {9 * kGib - 1, kGib, kGib / 2, int64_t{1}}) {
    const absl::Status status = HomeBytesToAsk(64 * kGib, available).status();
    EXPECT_TRUE(absl::IsResourceExhausted(status)) << status;
    EXPECT_THAT(status.message(), HasSubstr("--kv-host-bytes is 64.00 GiB; this process may have " +
                                            FormatBytes(available)));
  }
}

TEST(HomePlan, LessThanAPageIsNone) {
  MemoryRequest request = HomesWanted(1);
  request.kv_host_bytes = kHomeBytes - 1;
  const absl::Status status = PlanMemory(request, SparseLayout()).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(status.message(), HasSubstr(absl::StrCat("--kv-host-bytes is ", kHomeBytes - 1,
                                                       "; keys and values of "
                                                       "one page of 64 tokens take ",
                                                       kHomeBytes, " bytes")));
}

TEST(HomePlan, ThereAreRoomsForWhatAStepOfOneSequenceReads) {
  MemoryRequest request = HomesWanted(1000);
  for (const int64_t missing : {0, 1}) {
    request.kv_cache_bytes = 1000 * kBesideBytes + kMostRead * kRoomBytes - missing;
    EXPECT_EQ(PlanMemory(request, SparseLayout()).ok(), missing == 0);
  }
  const absl::Status sized = PlanMemory(request, SparseLayout()).status();
  EXPECT_THAT(sized.message(), HasSubstr("--kv-host-bytes has keys and values of 1000 pages"));
  EXPECT_THAT(sized.message(), HasSubstr(FormatBytes(1000 * kBesideBytes) + " of the device"));
  EXPECT_THAT(sized.message(), HasSubstr(FormatBytes(kMostRead * kRoomBytes) + " for 25 rooms"));
  EXPECT_THAT(sized.message(), HasSubstr("--kv-cache-bytes is "));
  request.kv_cache_bytes.reset();
  request.weights_bytes = request.limit_bytes;
  const absl::Status shared = PlanMemory(request, SparseLayout()).status();
  EXPECT_EQ(shared.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(shared.message(), HasSubstr("--memory-fraction 0.9 of the free device memory"));
  EXPECT_THAT(shared.message(), HasSubstr("of which weights, state slots and activations take"));

  MemoryRequest small = HomesWanted(3);
  small.kv_cache_bytes = 3 * (kBesideBytes + kRoomBytes);
  EXPECT_TRUE(PlanMemory(small, SparseLayout()).ok()) << "there are no more pages";
}

TEST(HomePlan, RoomsForAllSlots) {
  EXPECT_EQ(RoomsForAll(SparseLayout(), 1000, 4), 4 * kMostRead);
  EXPECT_EQ(RoomsForAll(SparseLayout(), 60, 4), 60);
  KvLayout dense_below = SparseLayout();
  dense_below.nsa.dense_below_tokens = 50 * kPageTokens;
  EXPECT_EQ(RoomsForAll(dense_below, 1000, 1), 50) << "short sequences read all";
}

TEST(HomePlan, TheContextIsWhatIsAtHome) {
  MemoryRequest request = HomesWanted(100);
  request.max_context_tokens = 100 * kPageTokens + 1;
  const absl::Status status = PlanMemory(request, SparseLayout()).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(status.message(),
              HasSubstr(FormatBytes(101 * kHomeBytes) + " of keys and values at home; there are " +
                        FormatBytes(100 * kHomeBytes) +
                        ", for 6400 tokens. "
                        "--kv-host-bytes changes that."));
}

// What all pages keep on the device is there before the first sequence.
TEST(HomePlan, SlotsHaveRoomOnlyBesideAllPages) {
  MemoryRequest request = HomesWanted(1000);
  request.slots = 8;
  const int64_t fixed_bytes = request.weights_bytes + 8 * SparseLayout().bytes_per_slot();
  request.is_device_memory = false;
  request.memory_fraction = 1;
  const int64_t least = fixed_bytes + 1000 * (kHomeBytes + kBesideBytes) + kMostRead * kRoomBytes;
  for (const int64_t missing : {0, 1}) {
    request.limit_bytes = least - missing;
    EXPECT_EQ(HasRoomForSlots(request, SparseLayout()), missing == 0);
  }
}

TEST(HomePlan, EveryPartIsInTheBlock) {
  MemoryRequest request = HomesWanted(1000);
  request.kv_cache_bytes = 1000 * kBesideBytes + 100 * kRoomBytes;
  for (const bool is_device_memory : {false, true}) {
    request.is_device_memory = is_device_memory;
    const auto plan = PlanMemory(request, SparseLayout());
    ASSERT_TRUE(plan.ok()) << plan.status();
    const std::string text = DescribeMemory(*plan, SparseLayout());
    EXPECT_THAT(text,
                HasSubstr(is_device_memory ? "bf16, in the host's memory, beside what follows\n"
                                           : "bf16, in the host's memory\n"));
    EXPECT_THAT(text, HasSubstr(absl::StrCat(plan->home_bytes, " bytes")));
    EXPECT_THAT(text, HasSubstr("100 pages' keys and values, 10 % of those at home\n"));
    EXPECT_THAT(text, HasSubstr(absl::StrCat(plan->room_index_bytes, " bytes")));
    EXPECT_THAT(text, HasSubstr(absl::StrCat("of summaries and carry, beside ",
                                             kHomeBytes / kPageTokens, " at home; 64000 tokens")));
    EXPECT_THAT(text, Not(HasSubstr("KV pages")));
  }
}

}  // namespace
}  // namespace longspan
