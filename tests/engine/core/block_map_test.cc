// The block maps of requests: whatever happens to a request, its map counts the choices by which
// the tokens of its answer were drawn, each once. The fake runner's choices are a hash of what the
// pages hold, so that every one of them is known.
#include "engine/core/block_map.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "tests/engine/core/engine_rig.h"
#include "tests/engine/core/fake_constraint.h"
#include "tests/engine/core/same_map.h"

namespace longspan {
namespace {

constexpr int kLayers = 9;  // in eight groups

KvLayout SparseLayout() {
  KvLayout layout;
  layout.layers = kLayers;
  layout.kv_heads = 2;
  layout.has_summaries = true;
  layout.nsa.block_tokens = 32;
  layout.nsa.selected_blocks = 3;
  return layout;
}

// What the fake model selects for an answer, position by position.
BlockMap ExpectedMap(const Request& request, const std::vector<int32_t>& answer,
                     const KvLayout& layout) {
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  BlockMap map = EmptyBlockMap(layout.layers, prompt_tokens);
  std::vector<int32_t> tokens = request.prompt_token_ids;
  for (const int32_t token : answer) {
    const bool is_dense = static_cast<int64_t>(tokens.size()) < layout.nsa.dense_below_tokens;
    for (BlockMap::LayerGroup& group : map.layer_groups) {
      if (is_dense) break;
      for (int layer = group.first_layer; layer <= group.last_layer; ++layer) {
        for (int head = 0; head < layout.kv_heads; ++head) {
          std::set<int64_t> pages;
          for (const int64_t block : FakeChoice(tokens, layer, head, layout.nsa)) {
            for (int64_t position = block * layout.nsa.block_tokens;
                 position < (block + 1) * layout.nsa.block_tokens; ++position) {
              if (position >= 0 && position < prompt_tokens) pages.insert(position / kPageTokens);
            }
          }
          for (const int64_t page : pages) ++group.selected_pages[page];
        }
      }
    }
    if (!is_dense) ++map.answer_tokens;
    tokens.push_back(token);
  }
  return map;
}

Request Mapped(Request request) {
  request.response.include_block_map = true;
  return request;
}

Request NamedByPages(Request request) {
  request.cache.domain = HashOf(PrefixDomain{"", "", "model", false});
  request.cache.page_hashes = HashPages(request.cache.domain, request.prompt_token_ids);
  return request;
}

class BlockMapOfRequest : public ::testing::TestWithParam<int> {  // steps in flight
 protected:
  void ExpectMaps(const Request& request, const RecordingSink& sink) {
    ASSERT_EQ(sink.finished.size(), static_cast<size_t>(request.sampling.n));
    for (const auto& [index, finished] : sink.finished) {
      ExpectSameMap(ExpectedMap(request, sink.token_ids.at(index), layout_), finished.block_map);
    }
  }
  KvLayout layout_ = SparseLayout();
};

// Prompts of one chunk and of several, whose begun pages take the first of the answer.
TEST_P(BlockMapOfRequest, CountsWhatTheAnswerWasDrawnFrom) {
  EngineRig rig(SmallOptions(), GetParam(), layout_);
  for (const int tokens : {1, 40, 50, 51, 64, 65, 127, 128, 250}) {
    SCOPED_TRACE(tokens);
    const Request request = Mapped(PromptOf(tokens, tokens, 1 + tokens % 90));
    const auto sink = rig.Submit(request);
    rig.RunToIdle();
    ExpectMaps(request, *sink);
    EXPECT_EQ(sink->finished.at(0).block_map->answer_tokens, 1 + tokens % 90);
  }
}

TEST_P(BlockMapOfRequest, InABatchWithOthers) {
  EngineRig rig(SmallOptions(), GetParam(), layout_);
  std::vector<Request> requests;
  std::vector<std::shared_ptr<RecordingSink>> sinks;
  for (int number = 0; number < 12; ++number) {
    Request request = PromptOf(30 + 17 * number, number, 10 + 7 * number);
    request.sampling.n = number % 4 == 1 ? 3 : 1;
    request.response.include_block_map = number % 3 != 0;
    if (number % 5 == 2) request.response.prompt_logprobs = 0;
    requests.push_back(request);
    sinks.push_back(rig.Submit(request));
    rig.Step();
  }
  rig.RunToIdle();
  for (size_t i = 0; i < requests.size(); ++i) {
    SCOPED_TRACE(i);
    if (requests[i].response.include_block_map) {
      ExpectMaps(requests[i], *sinks[i]);
    } else {
      EXPECT_FALSE(sinks[i]->finished.at(0).block_map.has_value());
    }
  }
}

// Only rows that draw for who asks tell what they select.
TEST_P(BlockMapOfRequest, NobodyElseIsAskedToReport) {
  EngineRig rig(SmallOptions(), GetParam(), layout_);
  std::vector<int64_t> reported;  // lengths, with the row's tokens
  rig.runner->on_submit = [&](const ForwardBatch& batch) {
    for (const ForwardRow& row : batch.rows) {
      if (row.reports_choices) reported.push_back(row.first_position + row.token_count);
    }
    return absl::OkStatus();
  };
  rig.Submit(PromptOf(120, 1, 5));
  Request scored = Mapped(PromptOf(120, 2, 3));
  scored.response.prompt_logprobs = 0;
  const auto sink = rig.Submit(scored);
  rig.RunToIdle();
  ExpectMaps(scored, *sink);
  EXPECT_THAT(reported, ::testing::ElementsAre(120, 121, 122));
}

// Tokens that were drawn ahead, past the end, are no part of the answer.
TEST_P(BlockMapOfRequest, EndsWithTheAnswer) {
  EngineRig rig(SmallOptions(), GetParam(), layout_);
  Request request = Mapped(PromptOf(100, 1, 40));
  const std::vector<int32_t> all = Expected(request, 0, 40);
  request.stopping.stop_token_ids = {all[20]};
  const auto length = std::find(all.begin(), all.end(), all[20]) - all.begin() + 1;
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  ASSERT_EQ(sink->finished.at(0).reason, FinishReason::kStop);
  EXPECT_EQ(sink->finished.at(0).block_map->answer_tokens, length);
  ExpectMaps(request, *sink);
}

TEST_P(BlockMapOfRequest, WithoutAnAnswerNothingIsCounted) {
  EngineRig rig(SmallOptions(), GetParam(), layout_);
  Request request = Mapped(PromptOf(100, 1, 0));
  request.response.prompt_logprobs = 0;
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  ExpectSameMap(EmptyBlockMap(kLayers, 100), sink->finished.at(0).block_map);
}

// The prompt attends densely, and the answer until it has grown.
TEST_P(BlockMapOfRequest, TokensThatAttendDenselyHaveNoChoice) {
  layout_.nsa.dense_below_tokens = 150;
  EngineRig rig(SmallOptions(), GetParam(), layout_);
  const Request request = Mapped(PromptOf(100, 1, 80));
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  ExpectMaps(request, *sink);
  // The queries at positions 149 to 178.
  EXPECT_EQ(sink->finished.at(0).block_map->answer_tokens, 30);
}

TEST_P(BlockMapOfRequest, WhatIsFoundInTheCacheChangesNothing) {
  EngineRig rig(SmallOptions(), GetParam(), layout_);
  const Request request = NamedByPages(Mapped(PromptOf(300, 1, 30)));
  for (const int64_t cached_tokens : {0, 256}) {
    const auto sink = rig.Submit(request);
    rig.RunToIdle();
    EXPECT_EQ(sink->finished.at(0).usage.cached_device_tokens, cached_tokens);
    ExpectMaps(request, *sink);
  }
}

TEST_P(BlockMapOfRequest, PreemptionChangesNothing) {
  for (const int64_t host_pages : {0, 6, 40}) {
    SCOPED_TRACE(host_pages);
    EngineOptions options = SmallOptions();
    options.pages = 10;
    options.output_margin_tokens = 16;
    options.host_pages = host_pages;
    EngineRig rig(options, GetParam(), layout_);
    std::vector<Request> requests;
    std::vector<std::shared_ptr<RecordingSink>> sinks;
    for (int seed = 0; seed < 4; ++seed) {
      requests.push_back(Mapped(PromptOf(100 + seed, seed, 300)));
      sinks.push_back(rig.Submit(requests.back()));
    }
    rig.RunToIdle();
    EXPECT_GT(rig.observer.preemptions, 0);
    EXPECT_EQ(rig.observer.copies > 0, host_pages > 0);
    for (size_t i = 0; i < requests.size(); ++i) ExpectMaps(requests[i], *sinks[i]);
  }
}

// Its rows are counted before their tokens are drawn, and read again after it was preempted.
TEST_P(BlockMapOfRequest, OfAConstrainedAnswerEveryTokenCountsOnce) {
  for (const int dense_below_tokens : {0, 150}) {
    layout_.nsa.dense_below_tokens = dense_below_tokens;
    for (const int64_t pages : {10, 64}) {
      EngineOptions options = SmallOptions();
      options.pages = pages;
      options.output_margin_tokens = 16;
      options.end_token_ids = {7};
      EngineRig rig(options, GetParam(), layout_);
      std::vector<Request> requests;
      std::vector<std::shared_ptr<RecordingSink>> sinks;
      rig.masks->are_held = true;
      for (int seed = 0; seed < 4; ++seed) {
        Request request = Mapped(PromptOf(100 + seed, seed, 300));
        if (pages == 64 && seed == 1) request.sampling.n = 3;
        request.constraint =
            FakeConstraint({.seed = static_cast<uint64_t>(seed), .first_token = 32, .tokens = 192});
        if (seed == 2) {
          request.constraint = FakeConstraint({.seed = 2, .end_token_ids = {7}});
        }
        requests.push_back(request);
        sinks.push_back(rig.Submit(requests.back()));
      }
      for (int step = 0; step < 5000; ++step) {
        rig.masks->Make(step % 4);
        rig.Step();
      }
      rig.masks->are_held = false;
      rig.masks->Make(100);
      rig.RunToIdle();
      EXPECT_EQ(rig.observer.preemptions > 0, pages == 10);
      for (size_t i = 0; i < requests.size(); ++i) {
        SCOPED_TRACE(i);
        ExpectMaps(requests[i], *sinks[i]);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(StepsInFlight, BlockMapOfRequest, ::testing::Values(1, 2));

}  // namespace
}  // namespace longspan
