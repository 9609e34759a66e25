#include "server/plan/memory_plan.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/plan/memory_text.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

KvLayout Layout() {
  KvLayout layout;
  layout.layers = 2;
  layout.kv_heads = 2;
  layout.head_dim = 64;
  layout.has_summaries = true;
  return layout;
}

MemoryRequest MemoryWanted() {
  MemoryRequest request;
  request.limit_bytes = int64_t{1} << 30;
  request.memory_fraction = 0.5;
  request.weights_bytes = 100 << 20;
  request.activations_bytes = 50 << 20;
  request.slots = 4;
  request.model_context_tokens = 1 << 20;
  return request;
}

TEST(MemoryPlan, PagesFillTheFraction) {
  const KvLayout layout = Layout();
  const auto plan = PlanMemory(MemoryWanted(), layout);
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_LE(plan->total_bytes(), int64_t{1} << 29);
  EXPECT_GT(plan->total_bytes(), (int64_t{1} << 29) - layout.bytes_per_page());
  EXPECT_EQ(plan->kv_bytes + plan->summary_bytes + plan->carry_bytes,
            plan->pages * layout.bytes_per_page());
  EXPECT_EQ(plan->slot_bytes, 4 * layout.bytes_per_slot());
  EXPECT_EQ(plan->max_context_tokens, plan->pages * kPageTokens) << "fewer than the model's";
}

TEST(MemoryPlan, MoreThanTheModelWasMadeForMayBeAskedFor) {
  MemoryRequest request = MemoryWanted();
  request.model_context_tokens = 100;
  request.max_context_tokens = 200;
  const auto plan = PlanMemory(request, Layout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->pages, 4 * 4);
  EXPECT_EQ(plan->max_context_tokens, 200);
}

TEST(MemoryPlan, NoMorePagesThanSlotsCanFill) {
  MemoryRequest request = MemoryWanted();
  request.model_context_tokens = 100;
  const auto plan = PlanMemory(request, Layout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->pages, 4 * 2);
  EXPECT_EQ(plan->max_context_tokens, 100);
}

// 1,024 tokens are 16 pages.
TEST(MemoryPlan, SlotsHaveRoomWhereEachHasSixteenPages) {
  MemoryRequest request = MemoryWanted();
  const KvLayout layout = Layout();
  request.slots = 100;
  const int64_t needed = request.slots * (layout.bytes_per_slot() + 16 * layout.bytes_per_page());
  for (const int64_t missing : {0, 1}) {
    request.is_device_memory = false;
    request.memory_fraction = 1;
    request.limit_bytes = request.weights_bytes + request.activations_bytes + needed - missing;
    EXPECT_EQ(HasRoomForSlots(request, layout), missing == 0);
    request.kv_cache_bytes = request.slots * 16 * layout.bytes_per_page() - missing;
    request.limit_bytes = int64_t{1} << 40;
    EXPECT_EQ(HasRoomForSlots(request, layout), missing == 0) << "of a cache of this size";
    request.kv_cache_bytes.reset();
  }
  request.limit_bytes = 1;
  EXPECT_FALSE(HasRoomForSlots(request, layout));
  request.limit_bytes = request.weights_bytes + request.activations_bytes +
                        request.slots * (layout.bytes_per_slot() + layout.bytes_per_page());
  request.model_context_tokens = 64;
  EXPECT_TRUE(HasRoomForSlots(request, layout)) << "no sequence is longer than a page";
}

TEST(MemoryPlan, BytesOfTheCacheDecideItsPages) {
  MemoryRequest request = MemoryWanted();
  request.memory_fraction = 0.001;  // not looked at
  request.kv_cache_bytes = 10 * Layout().bytes_per_page() + 1;
  const auto plan = PlanMemory(request, Layout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->pages, 10);
  EXPECT_EQ(plan->max_context_tokens, 640);
}

TEST(MemoryPlan, PagesOfTheHostAreOfTheSameMemoryOnTheProcessor) {
  MemoryRequest request = MemoryWanted();
  const int64_t page_bytes = Layout().bytes_per_page();
  const int64_t without = PlanMemory(request, Layout())->pages;
  request.host_cache_bytes = 10 * page_bytes + 1;
  const auto plan = PlanMemory(request, Layout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->host_pages, 10);
  EXPECT_EQ(plan->host_bytes, 10 * page_bytes);
  EXPECT_EQ(plan->pages, without - 10);
  EXPECT_THAT(DescribeMemory(*plan, Layout()), HasSubstr("10 pages in the host's memory\n"));
  EXPECT_THAT(DescribeMemory(*PlanMemory(MemoryWanted(), Layout()), Layout()),
              Not(HasSubstr("host pages")));
  request.host_cache_bytes = request.limit_bytes;
  for (const bool sized : {false, true}) {
    if (sized) request.kv_cache_bytes = page_bytes;
    const absl::Status status = PlanMemory(request, Layout()).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    EXPECT_THAT(status.message(), HasSubstr("--host-cache-bytes"));
  }
}

TEST(MemoryPlan, PagesOfTheHostAreBesideADevicesMemory) {
  MemoryRequest request = MemoryWanted();
  request.is_device_memory = true;
  const int64_t without = PlanMemory(request, Layout())->pages;
  request.host_cache_bytes = int64_t{4} << 30;  // more than the device has
  request.host_limit_bytes = int64_t{8} << 30;
  const auto plan = PlanMemory(request, Layout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->pages, without);
  EXPECT_GT(plan->host_pages, 0);
  EXPECT_THAT(DescribeMemory(*plan, Layout()), HasSubstr("beside what follows"));
  request.host_limit_bytes = int64_t{2} << 30;
  const absl::Status status = PlanMemory(request, Layout()).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(status.message(), HasSubstr("--host-cache-bytes is 4.00 GiB"));
  EXPECT_THAT(status.message(), HasSubstr("2.00 GiB of the host's memory"));
}

TEST(MemoryPlan, BlockMapsAreOfTheHostsMemory) {
  MemoryRequest request = MemoryWanted();
  const int64_t page_bytes = Layout().bytes_per_page();
  const int64_t without = PlanMemory(request, Layout())->pages;
  request.block_map_bytes = 3 * page_bytes;
  const auto plan = PlanMemory(request, Layout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->pages, without - 3);
  EXPECT_THAT(DescribeMemory(*plan, Layout()), HasSubstr("selected, in the host's memory\n"));
  request.kv_cache_bytes = request.limit_bytes;
  EXPECT_THAT(PlanMemory(request, Layout()).status().message(),
              HasSubstr(", block maps " + FormatBytes(3 * page_bytes)));
  EXPECT_THAT(PlanMemory(request, Layout()).status().message(),
              HasSubstr("--max-running-requests the slots and the block maps"));
  request.kv_cache_bytes.reset();
  request.block_map_bytes = request.limit_bytes;
  EXPECT_THAT(PlanMemory(request, Layout()).status().message(),
              HasSubstr("weights, state slots, block maps and activations take"));

  request.is_device_memory = true;
  request.host_limit_bytes = 2 * request.limit_bytes;
  const auto beside = PlanMemory(request, Layout());
  ASSERT_TRUE(beside.ok()) << beside.status();
  EXPECT_THAT(DescribeMemory(*beside, Layout()),
              HasSubstr("selected, in the host's memory, beside what follows\n"));
  request.block_map_bytes = 0;
  EXPECT_EQ(beside->pages, PlanMemory(request, Layout())->pages);
  request.block_map_bytes = request.host_limit_bytes + 1;
  EXPECT_THAT(PlanMemory(request, Layout()).status().message(),
              HasSubstr("block maps take 2.00 GiB (--max-running-requests)"));
}

TEST(MemoryPlan, KeptLogitsAreOfTheMemoryThatComputes) {
  for (const bool is_device_memory : {false, true}) {
    MemoryRequest request = MemoryWanted();
    request.is_device_memory = is_device_memory;
    const int64_t page_bytes = Layout().bytes_per_page();
    const int64_t without = PlanMemory(request, Layout())->pages;
    request.kept_logits_bytes = 4 * page_bytes;  // of the four slots
    const auto plan = PlanMemory(request, Layout());
    ASSERT_TRUE(plan.ok()) << plan.status();
    EXPECT_EQ(plan->pages, without - 4);
    EXPECT_THAT(DescribeMemory(*plan, Layout()),
                HasSubstr(absl::StrCat("4 slots x ", page_bytes / 4, " logits f32")));
    request.kv_cache_bytes = request.limit_bytes;
    EXPECT_THAT(PlanMemory(request, Layout()).status().message(),
                HasSubstr(", kept logits " + FormatBytes(4 * page_bytes)));
    EXPECT_THAT(PlanMemory(request, Layout()).status().message(),
                HasSubstr("--max-running-requests the slots, the kept logits"));
    request.kv_cache_bytes.reset();
    request.kept_logits_bytes = 2 * request.limit_bytes;
    EXPECT_THAT(PlanMemory(request, Layout()).status().message(),
                HasSubstr("weights, state slots, kept logits and activations take"));
  }
}

TEST(MemoryPlan, LessThanAPageOfTheHostIsNone) {
  MemoryRequest request = MemoryWanted();
  request.host_cache_bytes = 1;
  const absl::Status status = PlanMemory(request, Layout()).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(status.message(), HasSubstr("--host-cache-bytes is 1; one page"));
}

TEST(MemoryPlan, NothingGoesBeyondTheLimit) {
  MemoryRequest request = MemoryWanted();
  request.kv_cache_bytes = 10 * Layout().bytes_per_page();
  request.limit_bytes = PlanMemory(request, Layout())->total_bytes();
  EXPECT_TRUE(PlanMemory(request, Layout()).ok()) << "just enough";
  --request.limit_bytes;
  const absl::Status status = PlanMemory(request, Layout()).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  for (const std::string& part :
       {std::string("weights 100.00 MiB"), "KV cache " + FormatBytes(*request.kv_cache_bytes),
        "state slots " + FormatBytes(4 * Layout().bytes_per_slot()),
        std::string("activations 50.00 MiB"), "may have " + FormatBytes(request.limit_bytes),
        std::string("--kv-cache-bytes"), std::string("--max-running-requests"),
        std::string("--prefill-chunk-tokens"), std::string("--compute-dtype")}) {
    EXPECT_THAT(status.message(), HasSubstr(part));
  }
  request.limit_bytes = 0;
  EXPECT_TRUE(PlanMemory(request, Layout()).ok()) << "no limit is known";
}

TEST(MemoryPlan, SaysWhatIsMissing) {
  MemoryRequest request = MemoryWanted();
  request.kv_cache_bytes = 1;
  EXPECT_THAT(PlanMemory(request, Layout()).status().message(), HasSubstr("--kv-cache-bytes is 1"));

  request = MemoryWanted();
  request.weights_bytes = int64_t{1} << 40;
  EXPECT_THAT(PlanMemory(request, Layout()).status().message(), HasSubstr("--memory-fraction 0.5"));

  request = MemoryWanted();
  request.kv_cache_bytes = 10 * Layout().bytes_per_page();
  request.max_context_tokens = 641;
  EXPECT_THAT(PlanMemory(request, Layout()).status().message(), HasSubstr("for 640 tokens"));
}

TEST(MemoryPlan, EveryPartIsInTheBlock) {
  const auto plan = PlanMemory(MemoryWanted(), Layout());
  const std::string text = DescribeMemory(*plan, Layout());
  for (const char* part : {"weights", "KV pages", "summaries", "carry", "a token", "state slots",
                           "activations", "together"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
  EXPECT_THAT(text, HasSubstr(std::to_string(plan->kv_bytes)));
}

// Gemma 3 12B: of 48 layers every sixth sees all tokens, the others 1,024.
KvLayout GemmaLayout() {
  KvLayout layout;
  layout.layers = 48;
  layout.kv_heads = 8;
  layout.head_dim = 256;
  std::vector<int64_t> windows;
  for (int layer = 1; layer <= 48; ++layer) windows.push_back(layer % 6 == 0 ? 0 : 1024);
  layout.groups = GroupLayers(windows);
  return layout;
}

MemoryRequest GemmaRequest() {
  MemoryRequest request = MemoryWanted();
  request.unsettled_tokens = 512;
  request.model_context_tokens = 131'072;
  request.slots = 1;
  request.limit_bytes = int64_t{1} << 40;
  return request;
}

TEST(MemoryPlan, OfLayersWithAWindowASequenceTakesTheWindow) {
  const KvLayout layout = GemmaLayout();
  KvLayout all = layout;
  all.groups = PageGroups();
  const MemoryRequest request = GemmaRequest();
  const auto plan = PlanMemory(request, layout);
  const auto full = PlanMemory(request, all);
  ASSERT_TRUE(plan.ok() && full.ok());
  EXPECT_EQ(plan->max_context_tokens, 131'072);
  EXPECT_EQ(plan->token_bytes, 8 * 8 * 256 * 2 * 2) << "eight layers of 8 KV heads of 256 in bf16";
  EXPECT_EQ(plan->window_bytes, 5 * 25 * layout.bytes_per_page()) << "1,535 tokens in five groups";
  EXPECT_EQ(plan->kv_bytes, 131'072 * plan->token_bytes + plan->window_bytes);
  EXPECT_LT(plan->kv_bytes, full->kv_bytes / 5) << "a sixth, and the windows";
}

TEST(MemoryPlan, TheContextIsWhatPagesHoldBesideWindows) {
  const KvLayout layout = GemmaLayout();
  MemoryRequest request = GemmaRequest();
  request.kv_cache_bytes = 225 * layout.bytes_per_page();
  const auto plan = PlanMemory(request, layout);
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->max_context_tokens, 100 * kPageTokens) << "125 pages are the windows'";
  request.max_context_tokens = 100 * kPageTokens + 1;
  EXPECT_THAT(PlanMemory(request, layout).status().message(),
              HasSubstr(FormatBytes(226 * layout.bytes_per_page()) + " of KV cache"));
  EXPECT_THAT(PlanMemory(request, layout).status().message(), HasSubstr("for 6400 tokens"));
  request.max_context_tokens.reset();
  request.kv_cache_bytes = 5 * layout.bytes_per_page();
  EXPECT_THAT(PlanMemory(request, layout).status().message(),
              HasSubstr("a token takes 6 pages of the KV cache"));
}

TEST(MemoryPlan, TokensFitBesideTheWindowsOfTheirSequences) {
  const KvLayout layout = GemmaLayout();
  MemoryRequest request = GemmaRequest();
  request.slots = 8;
  const int64_t longest_pages = 131'072 / kPageTokens + 125;
  const auto fitting = [&](int64_t pages) {
    request.kv_cache_bytes = pages * layout.bytes_per_page();
    return PlanMemory(request, layout).value().fitting_tokens;
  };
  EXPECT_EQ(fitting(longest_pages), 131'072);
  EXPECT_EQ(fitting(3 * longest_pages), 3 * 131'072);
  EXPECT_EQ(fitting(3 * longest_pages + 5), 3 * 131'072) << "a token takes a page of each group";
  EXPECT_EQ(fitting(3 * longest_pages + 225), 3 * 131'072 + 100 * kPageTokens);
  EXPECT_EQ(fitting(longest_pages - 1), 131'072 - kPageTokens) << "then that is the context";
  EXPECT_THAT(DescribeMemory(PlanMemory(request, layout).value(), layout),
              HasSubstr("of the pages above; 131008 tokens fit, in sequences of 131008 with their "
                        "windows\n"));
  const auto plan = PlanMemory(MemoryWanted(), Layout());
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->fitting_tokens, plan->pages * kPageTokens) << "without windows, all pages";
}

TEST(MemoryPlan, WhatWindowsTakeIsInTheBlock) {
  const std::string text =
      DescribeMemory(*PlanMemory(GemmaRequest(), GemmaLayout()), GemmaLayout());
  EXPECT_THAT(text, HasSubstr("tokens x 8 layers x 8 KV heads"));
  EXPECT_THAT(text, HasSubstr("of these for each sequence, and 65536 bytes a token: 48 layers in 6 "
                              "groups, 1 of which see all tokens"));
  EXPECT_THAT(DescribeMemory(*PlanMemory(MemoryWanted(), Layout()), Layout()),
              Not(HasSubstr("windows")));
}

// What a backend has taken of a GPU, the fraction being behind it.
MemoryRequest DeviceRequest() {
  MemoryRequest request = MemoryWanted();
  request.is_device_memory = true;
  request.workspace_bytes = 30 << 20;
  return request;
}

TEST(MemoryPlan, OfADeviceIsAllOfItButALittle) {
  const KvLayout layout = Layout();
  const auto plan = PlanMemory(DeviceRequest(), layout);
  ASSERT_TRUE(plan.ok()) << plan.status();
  const int64_t usable_bytes = (int64_t{1} << 30) / 64 * 63;
  EXPECT_LE(plan->total_bytes(), usable_bytes);
  EXPECT_GT(plan->total_bytes(), usable_bytes - layout.bytes_per_page());
  EXPECT_EQ(plan->total_bytes(), plan->weights_bytes + plan->activations_bytes + (30 << 20) +
                                     plan->slot_bytes + plan->cache_bytes());
}

TEST(MemoryPlan, WorkspaceHasItsLineWhereThereIsAny) {
  EXPECT_THAT(DescribeMemory(*PlanMemory(MemoryWanted(), Layout()), Layout()),
              Not(HasSubstr("workspace")));
  const std::string text = DescribeMemory(*PlanMemory(DeviceRequest(), Layout()), Layout());
  EXPECT_THAT(text, HasSubstr("workspace            31457280 bytes   30.00 MiB"));
  EXPECT_THAT(text, HasSubstr("of 1008.00 MiB of device memory"));
}

TEST(MemoryPlan, SaysWhatIsMissingOfADevice) {
  MemoryRequest request = DeviceRequest();
  request.kv_cache_bytes = int64_t{1} << 30;
  absl::Status status = PlanMemory(request, Layout()).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(status.message(), HasSubstr(", workspace 30.00 MiB and activations 50.00 MiB"));
  EXPECT_THAT(status.message(), HasSubstr("of device memory there are 1008.00 MiB"));
  EXPECT_THAT(status.message(), Not(HasSubstr("this process may have")));

  request = DeviceRequest();
  request.workspace_bytes = int64_t{1} << 40;
  status = PlanMemory(request, Layout()).status();
  EXPECT_THAT(status.message(), HasSubstr("activations and a workspace of 1.00 TiB take"));
  EXPECT_THAT(status.message(),
              HasSubstr("--memory-fraction 0.5 of the free device memory leaves 1008.00 MiB"));
  EXPECT_THAT(status.message(), HasSubstr("--prefill-chunk-tokens"));
}

TEST(MemoryPlan, BytesForPeople) {
  EXPECT_EQ(FormatBytes(1023), "1023 B");
  EXPECT_EQ(FormatBytes(1536), "1.50 KiB");
  EXPECT_EQ(FormatBytes(int64_t{3} << 30), "3.00 GiB");
}

}  // namespace
}  // namespace longspan
