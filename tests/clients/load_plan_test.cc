#include "clients/cpp/bench/load_plan.h"

#include <map>
#include <set>

#include "clients/cpp/bench/request_message.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::Each;
using ::testing::ElementsAreArray;
using ::testing::Ge;
using ::testing::Lt;

constexpr uint32_t kVocabulary = 4096;

LoadPlan MixedPlan() {
  LoadPlan plan;
  plan.seed = 11;
  plan.traffics.resize(1);
  plan.traffics[0].concurrency = 1;
  plan.traffics[0].prompt_tokens = *LengthMixture::Parse("100:0.9,3000:0.1");
  plan.output_tokens = *LengthMixture::Parse("4,8");
  plan.cancel_share = 0.25;
  plan.cancel_after_us = {1000, 2000};
  plan.tenants = {"a", "b"};
  plan.tenant_choice = WeightedChoice({3, 1});
  plan.prefix_groups = 5;
  return plan;
}

TEST(LoadPlanTest, SharesAreKept) {
  const LoadPlan plan = MixedPlan();
  constexpr int kCount = 20'000;
  std::map<int64_t, int> by_prompt, by_output, by_tenant, by_group;
  int cancelled = 0;
  for (int i = 0; i < kCount; ++i) {
    const PlannedRequest request = PlanRequest(plan, 0, i);
    ++by_prompt[request.prompt_tokens];
    ++by_output[request.output_tokens];
    ++by_tenant[request.tenant];
    ++by_group[request.prefix_group];
    if (!request.cancel_after_us.has_value()) continue;
    ++cancelled;
    ASSERT_GE(*request.cancel_after_us, 1000);
    ASSERT_LE(*request.cancel_after_us, 2000);
  }
  const auto share = [](int count) { return static_cast<double>(count) / kCount; };
  ASSERT_EQ(by_prompt.size(), 2U);
  EXPECT_NEAR(share(by_prompt[3000]), 0.1, 0.01);
  ASSERT_EQ(by_output.size(), 2U);
  EXPECT_NEAR(share(by_output[4]), 0.5, 0.02);
  ASSERT_EQ(by_tenant.size(), 2U);
  EXPECT_NEAR(share(by_tenant[1]), 0.25, 0.02);
  ASSERT_EQ(by_group.size(), 5U);
  EXPECT_NEAR(share(by_group[4]), 0.2, 0.02);
  EXPECT_NEAR(share(cancelled), 0.25, 0.02);
}

TEST(LoadPlanTest, NobodyIsCancelledUnasked) {
  LoadPlan plan = MixedPlan();
  plan.cancel_share = 0;
  for (int i = 0; i < 1000; ++i) ASSERT_FALSE(PlanRequest(plan, 0, i).cancel_after_us.has_value());
  plan.cancel_share = 1;
  for (int i = 0; i < 1000; ++i) ASSERT_TRUE(PlanRequest(plan, 0, i).cancel_after_us.has_value());
}

// So that two runs that differ in one flag can be compared.
TEST(LoadPlanTest, AFlagChangesOnlyWhatItIsAbout) {
  const LoadPlan plan = MixedPlan();
  LoadPlan other = MixedPlan();
  other.cancel_share = 0;
  other.tenants.clear();
  other.tenant_choice = WeightedChoice();
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(PlanRequest(plan, 0, i).prompt_tokens, PlanRequest(other, 0, i).prompt_tokens);
    EXPECT_EQ(PlanRequest(plan, 0, i).output_tokens, PlanRequest(other, 0, i).output_tokens);
  }
}

v1::GenerateRequest Message(const LoadPlan& plan, size_t traffic, int64_t index) {
  return RequestMessage(plan, PlanRequest(plan, traffic, index), kVocabulary);
}

TEST(LoadPlanTest, MessagesSayWhatIsPlanned) {
  LoadPlan plan = MixedPlan();
  plan.queue_timeout_us = 5'000'000;
  plan.ttft_slo_us = 300'000;
  plan.tpot_slo_us = 20'000;
  const PlannedRequest request = PlanRequest(plan, 0, 3);
  v1::GenerateRequest message = RequestMessage(plan, request, kVocabulary);
  EXPECT_EQ(message.token_ids().ids_size(), request.prompt_tokens);
  EXPECT_THAT(message.token_ids().ids(), Each(Lt(kVocabulary)));
  EXPECT_THAT(message.token_ids().ids(), Each(Ge(16U)));
  EXPECT_EQ(message.stopping().max_tokens(), request.output_tokens);
  EXPECT_TRUE(message.stopping().ignore_eos());
  EXPECT_EQ(message.scheduling().tenant(), plan.tenants[request.tenant]);
  EXPECT_EQ(message.scheduling().queue_timeout_ms(), 5000);
  EXPECT_FALSE(message.scheduling().has_ttft_slo_ms());
  plan.send_slos = true;
  message = RequestMessage(plan, request, kVocabulary);
  EXPECT_EQ(message.scheduling().ttft_slo_ms(), 300);
  EXPECT_EQ(message.scheduling().tpot_slo_ms(), 20);
  // The least that a server takes, not nothing.
  plan.queue_timeout_us = plan.ttft_slo_us = plan.tpot_slo_us = 1;
  message = RequestMessage(plan, request, kVocabulary);
  EXPECT_EQ(message.scheduling().queue_timeout_ms(), 1);
  EXPECT_EQ(message.scheduling().ttft_slo_ms(), 1);
  EXPECT_EQ(message.scheduling().tpot_slo_ms(), 1);
}

TEST(LoadPlanTest, PromptsFollowFromTheSeedAndDiffer) {
  LoadPlan plan = MixedPlan();
  plan.traffics.push_back(plan.traffics[0]);
  std::set<std::string> seen;
  for (size_t traffic : {0, 1}) {
    for (int64_t index : {0, 1, 2}) {
      const std::string bytes = Message(plan, traffic, index).SerializeAsString();
      EXPECT_EQ(bytes, Message(plan, traffic, index).SerializeAsString());
      EXPECT_TRUE(seen.insert(bytes).second) << traffic << " " << index;
    }
  }
  plan.seed = 12;
  EXPECT_TRUE(seen.insert(Message(plan, 0, 0).SerializeAsString()).second);
}

TEST(LoadPlanTest, PromptsOfAGroupBeginAlike) {
  LoadPlan plan = MixedPlan();
  plan.shared_prefix_tokens = 90;
  plan.prefix_groups = 2;
  std::map<int64_t, std::vector<uint32_t>> prefixes, tails;
  for (int64_t index = 0; index < 20; ++index) {
    const auto ids = Message(plan, 0, index).token_ids().ids();
    const int64_t group = PlanRequest(plan, 0, index).prefix_group;
    const std::vector<uint32_t> prefix(ids.begin(), ids.begin() + 90);
    const std::vector<uint32_t> tail(ids.begin() + 90, ids.begin() + 100);
    const auto [known, is_new] = prefixes.emplace(group, prefix);
    if (is_new) {
      tails[group] = tail;
      continue;
    }
    EXPECT_THAT(prefix, ElementsAreArray(known->second));
    EXPECT_NE(tail, tails[group]);
  }
  ASSERT_EQ(prefixes.size(), 2U);
  EXPECT_NE(prefixes[0], prefixes[1]);
  // A prompt that is shorter is all prefix.
  plan.shared_prefix_tokens = 5000;
  EXPECT_EQ(Message(plan, 0, 0).token_ids().ids_size(), PlanRequest(plan, 0, 0).prompt_tokens);
}

TEST(LoadPlanTest, ATinyVocabularyIsEnough) {
  const LoadPlan plan = MixedPlan();
  const auto message = RequestMessage(plan, PlanRequest(plan, 0, 0), 3);
  EXPECT_THAT(message.token_ids().ids(), Each(Lt(3U)));
}

}  // namespace
}  // namespace longspan
