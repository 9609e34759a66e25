// What one request has computed, and another need not. The fake runner's tokens are a hash of what
// the pages hold, so that a page that is not what its name says changes the answer.
#include <algorithm>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

PrefixDomain Domain(const std::string& tenant = "", const std::string& salt = "") {
  return {tenant, salt, "model", false};
}

Request Named(Request request, const PrefixDomain& domain = Domain()) {
  request.cache.domain = HashOf(domain);
  request.cache.page_hashes = HashPages(request.cache.domain, request.prompt_token_ids);
  return request;
}

int64_t CachedTokens(const std::shared_ptr<RecordingSink>& sink) {
  return sink->finished.at(0).usage.cached_device_tokens;
}

class PrefixReuse : public ::testing::TestWithParam<int> {};  // steps in flight

TEST_P(PrefixReuse, AWholePromptIsFoundButForItsEnd) {
  for (int tokens = 1; tokens <= 260; ++tokens) {
    EngineRig rig(SmallOptions(), GetParam());
    const Request request = Named(PromptOf(tokens, tokens, 5));
    const auto first = rig.Submit(request);
    rig.RunToIdle();
    const int64_t computed_tokens = rig.observer.computed_tokens;
    EXPECT_EQ(computed_tokens, tokens);
    EXPECT_EQ(CachedTokens(first), 0);
    const auto second = rig.Submit(request);
    rig.RunToIdle();
    EXPECT_EQ(second->token_ids[0], Expected(request, 0, 5)) << tokens;
    const int64_t cached_tokens = std::max(0, tokens - 2) / kPageTokens * kPageTokens;
    EXPECT_EQ(CachedTokens(second), cached_tokens) << tokens;
    EXPECT_EQ(rig.observer.computed_tokens, computed_tokens + tokens - cached_tokens);
  }
}

TEST_P(PrefixReuse, ACommonPrefixIsSharedWhileBothRun) {
  EngineRig rig(SmallOptions(), GetParam());
  Request first = PromptOf(300, 1, 200);
  Request second = first;
  second.prompt_token_ids.resize(200);
  const Request other = PromptOf(70, 2);
  second.prompt_token_ids.insert(second.prompt_token_ids.end(), other.prompt_token_ids.begin(),
                                 other.prompt_token_ids.end());
  const auto first_sink = rig.Submit(Named(first));
  while (first_sink->token_ids[0].empty()) rig.Step();
  const auto second_sink = rig.Submit(Named(second));
  while (second_sink->token_ids[0].empty()) rig.Step();
  EXPECT_TRUE(first_sink->finished.empty());
  // 5 + 5 pages, three of them the same.
  EXPECT_LE(rig.core->residency().pool().used_pages(), 5 + 5 - 3 + 1);
  rig.RunToIdle();
  EXPECT_EQ(CachedTokens(second_sink), 192);
  EXPECT_EQ(first_sink->token_ids[0], Expected(first, 0, 200));
  EXPECT_EQ(second_sink->token_ids[0], Expected(second, 0, 200));
}

TEST_P(PrefixReuse, AnswersArePartOfTheNextTurn) {
  EngineRig rig(SmallOptions(), GetParam());
  Request turn = PromptOf(100, 1, 90);
  for (int turns = 0; turns < 4; ++turns) {
    const auto sink = rig.Submit(Named(turn));
    rig.RunToIdle();
    EXPECT_EQ(sink->token_ids[0], Expected(turn, 0, 90));
    const auto tokens = static_cast<int64_t>(turn.prompt_token_ids.size());
    // All but the last token of the answer before were written.
    const int64_t known_tokens = turns == 0 ? 0 : tokens - 10 - 1;
    EXPECT_EQ(CachedTokens(sink), known_tokens / kPageTokens * kPageTokens);
    auto& prompt = turn.prompt_token_ids;
    prompt.insert(prompt.end(), sink->token_ids[0].begin(), sink->token_ids[0].end());
    for (int i = 0; i < 10; ++i) prompt.push_back(i);
  }
}

TEST_P(PrefixReuse, AnswersStayPrivateWhereTheirBitsDepend) {
  EngineOptions options = SmallOptions();
  options.cache_generated_pages = false;
  EngineRig rig(options, GetParam());
  Request turn = PromptOf(100, 1, 90);
  const auto first = rig.Submit(Named(turn));
  rig.RunToIdle();
  auto& prompt = turn.prompt_token_ids;
  prompt.insert(prompt.end(), first->token_ids[0].begin(), first->token_ids[0].end());
  const auto second = rig.Submit(Named(turn));
  rig.RunToIdle();
  EXPECT_EQ(CachedTokens(second), 64);
}

TEST_P(PrefixReuse, OtherTenantsAndSaltsShareNothing) {
  EngineRig rig(SmallOptions(), GetParam());
  const Request request = PromptOf(300, 1, 3);
  rig.Submit(Named(request, Domain("a", "s")));
  rig.RunToIdle();
  for (const PrefixDomain& domain :
       {Domain("b", "s"), Domain("a", "t"), Domain("as", ""), Domain("", "as"), Domain()}) {
    const auto sink = rig.Submit(Named(request, domain));
    rig.RunToIdle();
    EXPECT_EQ(CachedTokens(sink), 0) << domain.tenant << '/' << domain.cache_salt;
    EXPECT_EQ(sink->token_ids[0], Expected(request, 0, 3));
  }
}

TEST_P(PrefixReuse, WhoWantsNoneNeitherReadsNorLeaves) {
  EngineRig rig(SmallOptions(), GetParam());
  const Request request = PromptOf(300, 1, 3);
  Request apart = request;
  apart.cache.domain = HashOf(Domain());
  apart.cache.reads_prefixes = false;
  rig.Submit(apart);
  rig.RunToIdle();
  EXPECT_EQ(rig.core->Load().pages_cached, 0);
  rig.Submit(Named(request));
  rig.RunToIdle();
  const auto sink = rig.Submit(apart);
  rig.RunToIdle();
  EXPECT_EQ(CachedTokens(sink), 0);
}

TEST_P(PrefixReuse, ScoresOfThePromptAreComputedAndLeavePages) {
  EngineRig rig(SmallOptions(), GetParam());
  Request scored = Named(PromptOf(300, 1, 2));
  scored.response.prompt_logprobs = 0;
  for (int round = 0; round < 2; ++round) {
    const auto sink = rig.Submit(scored);
    rig.RunToIdle();
    EXPECT_EQ(sink->prompt_logprobs.size(), 299u);
    EXPECT_EQ(CachedTokens(sink), 0);
  }
  const auto sink = rig.Submit(Named(PromptOf(300, 1, 2)));
  rig.RunToIdle();
  EXPECT_EQ(CachedTokens(sink), 256);
}

TEST_P(PrefixReuse, ACancelledPromptGoesOnWhereItStopped) {
  EngineRig rig(SmallOptions(), GetParam());
  const Request request = Named(PromptOf(1500, 1, 4));
  int64_t computed_before = 0;
  for (int tries = 0; tries < 30; ++tries) {
    Request copy = request;
    copy.id = "try" + std::to_string(tries);
    const auto sink = rig.Submit(copy);
    for (int step = 0; step < 6; ++step) rig.Step();
    if (!sink->finished.empty()) break;
    EXPECT_TRUE(rig.core->inbox().Abort(copy.id, absl::CancelledError("time-out")).ok());
    rig.Step();
    EXPECT_TRUE(sink->failed.has_value());
    EXPECT_GT(rig.observer.computed_tokens, computed_before);
    computed_before = rig.observer.computed_tokens;
  }
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_EQ(sink->token_ids[0], Expected(request, 0, 4));
  EXPECT_GE(CachedTokens(sink), 1000);
}

TEST_P(PrefixReuse, SamplesShareWhatWasFound) {
  EngineRig rig(SmallOptions(), GetParam());
  Request request = PromptOf(300, 1, 70);
  rig.Submit(Named(request));
  rig.RunToIdle();
  request.sampling.n = 3;
  const auto sink = rig.Submit(Named(request));
  rig.RunToIdle();
  EXPECT_EQ(CachedTokens(sink), 256);
  for (int sample = 0; sample < 3; ++sample) {
    EXPECT_EQ(sink->token_ids[sample], Expected(request, sample, 70));
  }
}

TEST_P(PrefixReuse, RoomIsMadeForTheNew) {
  EngineOptions options = SmallOptions();
  options.pages = 10;
  EngineRig rig(options, GetParam());
  for (int round = 0; round < 3; ++round) {
    for (int seed = 0; seed < 6; ++seed) {
      const Request request = Named(PromptOf(64 * 4 + seed, seed, 30));
      const auto sink = rig.Submit(request);
      rig.RunToIdle();
      EXPECT_EQ(sink->token_ids[0], Expected(request, 0, 30));
    }
  }
  EXPECT_GT(rig.core->Load().pages_evicted, 0);
}

TEST_P(PrefixReuse, PagesBehindBrokenLogitsAreNotFound) {
  EngineRig rig(SmallOptions(), GetParam());
  const Request request = Named(PromptOf(300, 1, 40));
  int draws = 0;
  rig.runner->on_result = [&](ForwardResult& result) {
    if (!result.draws.empty() && ++draws == 10) result.draws[0].finite = false;
  };
  const auto broken = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_TRUE(broken->failed.has_value());
  EXPECT_EQ(rig.core->Load().pages_cached, 0);
  const auto again = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_EQ(CachedTokens(again), 0);
  EXPECT_EQ(again->token_ids[0], Expected(request, 0, 40));
}

TEST_P(PrefixReuse, ProgressCountsWhatWasFoundAsProcessed) {
  EngineRig rig(SmallOptions(), GetParam());
  Request request = PromptOf(333, 1, 2);
  rig.Submit(Named(request));
  rig.RunToIdle();
  request.response.progress_interval_ms = 0;
  const auto sink = rig.Submit(Named(request));
  rig.RunToIdle();
  ASSERT_FALSE(sink->progress.empty());
  EXPECT_GT(sink->progress.front().processed_tokens, 320);
  EXPECT_EQ(sink->progress.front().cached_tokens, 320);
  EXPECT_EQ(sink->progress.back().processed_tokens, 333);
}

INSTANTIATE_TEST_SUITE_P(StepsInFlight, PrefixReuse, ::testing::Values(1, 2, 3));

}  // namespace
}  // namespace longspan
