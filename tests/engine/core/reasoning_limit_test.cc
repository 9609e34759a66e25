// Reasoning ends at its maximum: the end marker follows, and then whatever the model says. Steps in
// flight, samples and preemptions change nothing. The test tokenizer's tokens are bytes.
#include <memory>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

using testing::SizeIs;

const std::vector<int32_t> kEndToken = {'<', '/', 't', '>'};

Request Reasoner(int prompt_tokens, int seed, int64_t max_reasoning_tokens,
                 int64_t max_tokens = 40) {
  Request request = PromptOf(prompt_tokens, seed, max_tokens);
  request.reasoning = {{"<t>", "</t>"}, true, max_reasoning_tokens, kEndToken};
  return request;
}

// What the fake model generates, with the end marker in its place.
std::vector<int32_t> ExpectedEnded(const Request& request, uint32_t sample) {
  std::vector<int32_t> tokens = request.prompt_token_ids;
  const auto prompt_tokens = static_cast<int64_t>(tokens.size());
  for (int64_t i = 0; i < request.stopping.max_tokens; ++i) {
    const int64_t of_end = i - request.reasoning.max_tokens;
    const bool is_forced = of_end >= 0 && of_end < static_cast<int64_t>(kEndToken.size());
    tokens.push_back(is_forced ? kEndToken[of_end] : FakeNextToken(tokens, sample, 256));
  }
  return {tokens.begin() + prompt_tokens, tokens.end()};
}

class ReasoningLimit : public testing::TestWithParam<int> {};  // steps in flight

TEST_P(ReasoningLimit, TheEndMarkerFollows) {
  for (const int64_t most : {0, 1, 2, 7, 36, 37, 39, 40, 100}) {
    SCOPED_TRACE(most);
    EngineRig rig(SmallOptions(), GetParam());
    const Request request = Reasoner(70, 1, most);
    const auto sink = rig.Submit(request);
    rig.RunToIdle();
    EXPECT_EQ(sink->token_ids[0], ExpectedEnded(request, 0));
    // Of a marker that is several tokens the last one ends it.
    EXPECT_EQ(sink->reasoning_tokens[0], std::min<int64_t>(40, most + 3));
    EXPECT_EQ(sink->finished.at(0).reason, FinishReason::kLength);
    EXPECT_EQ(sink->finished.at(0).usage.completion_tokens, 40);
  }
}

TEST_P(ReasoningLimit, OfEachSample) {
  EngineRig rig(SmallOptions(), GetParam());
  Request request = Reasoner(70, 2, 5);
  request.sampling.n = 3;
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  for (int sample = 0; sample < 3; ++sample) {
    EXPECT_EQ(sink->token_ids[sample], ExpectedEnded(request, sample));
  }
}

TEST_P(ReasoningLimit, ThroughPreemptions) {
  EngineOptions options = SmallOptions();
  options.pages = 10;
  options.output_margin_tokens = 16;
  EngineRig rig(options, GetParam());
  std::vector<Request> requests;
  std::vector<std::shared_ptr<RecordingSink>> sinks;
  for (int seed = 0; seed < 4; ++seed) {
    requests.push_back(Reasoner(100 + seed, seed, 28 + 25 * seed, 300));
    sinks.push_back(rig.Submit(requests.back()));
  }
  rig.RunToIdle();
  EXPECT_GT(rig.observer.preemptions, 0);
  for (size_t i = 0; i < sinks.size(); ++i) {
    EXPECT_EQ(sinks[i]->token_ids[0], ExpectedEnded(requests[i], 0)) << i;
  }
}

TEST_P(ReasoningLimit, IsNoneOfAnAnswerThatEndsItsReasoningOrHasNone) {
  for (const std::string answer : {"hm</t>and on and on", "and on and on without reasoning"}) {
    EngineRig rig(SmallOptions(), GetParam());
    Request request = Reasoner(70, 3, 8, static_cast<int64_t>(answer.size()));
    request.reasoning.begins_in_reasoning = answer.front() == 'h';
    rig.runner->say = [&](const std::vector<int32_t>& tokens) {
      return answer[tokens.size() - 70];
    };
    const auto sink = rig.Submit(request);
    rig.RunToIdle();
    EXPECT_EQ(sink->text[0], answer);
  }
}

TEST_P(ReasoningLimit, BeginsWithTheBeginMarker) {
  EngineRig rig(SmallOptions(), GetParam());
  Request request = Reasoner(70, 3, 2, 14);
  request.reasoning.begins_in_reasoning = false;
  const std::string model = "<t>abcdefghijkl";
  rig.runner->say = [&](const std::vector<int32_t>& tokens) { return model[tokens.size() - 70]; };
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_EQ(sink->text[0], "<t>ab</t>ghijk");
  EXPECT_EQ(sink->reasoning_tokens[0], 5) << "ab and the end marker but for its last token";
}

TEST_P(ReasoningLimit, WhatElseIsAskedForActsOnFreeTokensAlone) {
  EngineRig rig(SmallOptions(), GetParam());
  Request request = Reasoner(70, 4, 6);
  request.sampling.repetition_penalty = 1.5F;
  request.sampling.logit_bias['<'] = -100.0F;
  request.stopping.min_tokens = 20;
  request.stopping.stop_token_ids = {'/'};
  int forced = 0;
  rig.runner->on_submit = [&](const ForwardBatch& batch) {
    for (const DrawRow& row : batch.draw.rows) {
      const bool is_forced = row.allowed.end > row.allowed.begin;
      EXPECT_EQ(is_forced, row.output_position >= 6);
      EXPECT_EQ(is_forced, row.bias.end == row.bias.begin);
      EXPECT_EQ(is_forced, row.repetition_penalty == 1.0F);
      forced += is_forced ? 1 : 0;
    }
    return absl::OkStatus();
  };
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_EQ(forced, 2) << "'<', and '/', at which it stops as it was asked to";
  EXPECT_EQ(sink->finished.at(0).matched_token_id, '/');
}

TEST_P(ReasoningLimit, StopStringsEndWithTheMarker) {
  EngineRig rig(SmallOptions(), GetParam());
  Request request = Reasoner(70, 5, 6);
  request.stopping.stop = {"</t>"};
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_THAT(sink->token_ids[0], SizeIs(10));
  EXPECT_EQ(sink->finished.at(0).matched_string, "</t>");
}

// It runs ahead of what is known but where the end may be due.
TEST_P(ReasoningLimit, OnlyNearItsEndAnAnswerWaitsForItsTokens) {
  EngineRig rig(SmallOptions(), GetParam());
  std::vector<uint32_t> ahead;  // output positions of tokens that were drawn from one unknown
  rig.runner->on_submit = [&](const ForwardBatch& batch) {
    for (size_t row = 0; row < batch.rows.size(); ++row) {
      if (batch.token_ids.back() < 0) ahead.push_back(batch.draw.rows.back().output_position);
    }
    return absl::OkStatus();
  };
  const Request request = Reasoner(70, 6, 10);
  (void)rig.Submit(request);
  rig.RunToIdle();
  std::vector<uint32_t> expected;
  for (uint32_t position = 1; GetParam() > 1 && position < 40; ++position) {
    const bool is_known = position >= 10 && position <= 14;
    if (!is_known) expected.push_back(position);
  }
  EXPECT_EQ(ahead, expected);
}

INSTANTIATE_TEST_SUITE_P(StepsInFlight, ReasoningLimit, testing::Values(1, 2, 3));

}  // namespace
}  // namespace longspan
