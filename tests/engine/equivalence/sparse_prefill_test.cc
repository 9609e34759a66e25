// Dense models whose prompts attend by tiles: what a request gets depends on its tokens alone, and
// not on how its prompt is cut, what else runs, what is found in the cache or who was preempted.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "tests/engine/equivalence/model_rig.h"

namespace longspan {
namespace {

Geometry Renamed(Geometry geometry, const std::string& name) {
  geometry.name = name;
  geometry.checkpoint.vocabulary = 256;
  return geometry;
}

// The same weights as a dense model.
std::string DenseOf(Geometry geometry) {
  geometry.sparse_prefill.reset();
  return CheckpointOf(Renamed(geometry, geometry.name + "_dense"));
}

class SparsePrefillEngineTest : public ::testing::TestWithParam<Geometry> {
 protected:
  const std::string directory_ = CheckpointOf(Renamed(GetParam(), GetParam().name + "_256"));
  const SparsePrefillParams params_ = GetParam().sparse_prefill->params;
};

TEST_P(SparsePrefillEngineTest, AnyChunksOnAnyPages) {
  for (const int64_t prompt_tokens : {1, 127, 256, 383, 384, 385, 513, 1000}) {
    SCOPED_TRACE(prompt_tokens);
    const Request request = RequestNumber(1, prompt_tokens, 6);
    const Reported whole = ModelRig(directory_, {.prefill_chunk_tokens = 1024}).Alone(request);
    for (const int32_t chunk_tokens : {130, 200, 333}) {
      SCOPED_TRACE(chunk_tokens);
      ModelRig cut(directory_, {.prefill_chunk_tokens = chunk_tokens, .page_seed = 9});
      ExpectSame(whole, cut.Alone(request));
    }
  }
}

TEST_P(SparsePrefillEngineTest, InABatchOfTwelveIsAlone) {
  std::vector<Request> requests;
  std::mt19937 random(11);
  for (int number = 0; number < 12; ++number) {
    requests.push_back(RequestNumber(number, 1 + random() % 700, 4 + random() % 12));
  }
  requests[5].response.prompt_logprobs = 2;
  ModelRig quiet(directory_, {});
  ModelRig busy(directory_, {.prefill_chunk_tokens = 150, .page_seed = 3});
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (int number = 0; number < 12; ++number) {
    sinks.push_back(busy.Submit(requests[number]));
    Request passing = RequestNumber(100 + number, 1 + random() % 400, 50);
    busy.Submit(passing);
    for (uint32_t step = random() % 6; step > 0; --step) busy.Step();
    // It may have ended by itself.
    (void)busy.core().inbox().Abort(passing.id, absl::CancelledError("left"));
  }
  busy.RunToIdle();
  for (int number = 0; number < 12; ++number) {
    SCOPED_TRACE(number);
    ExpectSame(quiet.Alone(requests[number]), sinks[number]->reported());
  }
}

// Prompts that share a beginning of any length, so that others end, or differ, within a tile.
TEST_P(SparsePrefillEngineTest, PrefixesThatEndAnywhere) {
  ModelRig cold(directory_, {});
  ModelRig warm(directory_, {.prefill_chunk_tokens = 256, .page_seed = 5});
  (void)warm.Alone(warm.Admitted(RequestNumber(2, 830, 3)));
  int64_t cached_before = warm.cached_tokens();
  for (const int64_t shared_tokens : {64, 384, 448, 449, 511, 512, 576, 640, 830}) {
    for (const int64_t own_tokens : {2, 64, 200}) {
      SCOPED_TRACE(std::to_string(shared_tokens) + " + " + std::to_string(own_tokens));
      Request request = RequestNumber(2, 830, 3);
      request.prompt_token_ids.resize(shared_tokens);
      for (int64_t i = 0; i < own_tokens; ++i) {
        request.prompt_token_ids.push_back(static_cast<int32_t>((shared_tokens + 7 * i) % 256));
      }
      const Reported reported = warm.Alone(warm.Admitted(request));
      ExpectSame(cold.Alone(request), reported);
      const int64_t found = warm.cached_tokens() - cached_before;
      cached_before = warm.cached_tokens();
      EXPECT_EQ(found % params_.query_tile_tokens, 0);
      // Whole layers with windows keep what the end of a prompt sees, so that they find less.
      if (warm.layout().groups.growing_count() == warm.layout().groups.count()) {
        EXPECT_GE(found, params_.TileBegin(shared_tokens));
      }
    }
  }
}

// A page in the tile that a prompt's end has begun was read densely. It has no name, and neither
// has what was generated.
TEST_P(SparsePrefillEngineTest, BegunTilesAndAnswersAreReadAgain) {
  ModelRig cold(directory_, {});
  ModelRig warm(directory_, {.page_seed = 5});
  Request turn = RequestNumber(6, 720, 90);
  turn.sampling.n = 1;
  const Reported reported = warm.Alone(warm.Admitted(turn));
  ExpectSame(cold.Alone(turn), reported);
  const std::vector<int32_t>& answer = reported.token_ids.at(0);
  turn.prompt_token_ids.insert(turn.prompt_token_ids.end(), answer.begin(), answer.end());
  for (int32_t i = 0; i < 200; ++i) turn.prompt_token_ids.push_back(i);
  ExpectSame(cold.Alone(turn), warm.Alone(warm.Admitted(turn)));
  EXPECT_EQ(warm.cached_tokens(), 640) << "of 720 those in whole tiles";
}

// Too few pages for all: requests are preempted, with and without a pool on the host. Prompts and
// answers of those that are read again cross tiles.
TEST_P(SparsePrefillEngineTest, PreemptionChangesNothing) {
  std::vector<Request> requests;
  for (const int number : {0, 1, 2, 4, 5}) {
    Request request = RequestNumber(number, 400 + 37 * number, 400);
    request.sampling.n = 1;
    requests.push_back(request);
  }
  ModelRig cold(directory_, {});
  for (const int64_t host_pages : {0, 120}) {
    SCOPED_TRACE(host_pages);
    Cut cut{.prefill_chunk_tokens = 128, .page_seed = 5, .tight_tokens = 1000};
    cut.engine.output_margin_tokens = 16;
    cut.engine.host_pages = host_pages;
    ModelRig tight(directory_, cut);
    EXPECT_GT(PreemptionsOfTheSame(cold, tight, requests), 0);
  }
}

// Otherwise the other tests would compare the dense model with itself.
TEST_P(SparsePrefillEngineTest, TheApproximationIsOneAndSaysSo) {
  ModelRig dense(DenseOf(GetParam()), {});
  ModelRig sparse(directory_, {});
  const Request request = RequestNumber(0, 1000, 5);
  const auto sink = sparse.Submit(request);
  sparse.RunToIdle();
  EXPECT_NE(dense.Alone(request).logprob_bits, sink->reported().logprob_bits);
  EXPECT_EQ(sink->finished.at(0).usage.sparse_prefill_tokens, 896 - 256);
}

TEST_P(SparsePrefillEngineTest, ShortPromptsAreTheDenseModels) {
  ModelRig dense(DenseOf(GetParam()), {});
  ModelRig sparse(directory_, {});
  // Its answer crosses the threshold, and the tile behind it is not all of the prompt.
  for (const int64_t prompt_tokens : {200, 383}) {
    const Request request = RequestNumber(0, prompt_tokens, 150);
    ExpectSame(dense.Alone(request), sparse.Alone(request));
    const auto sink = sparse.Submit(request);
    sparse.RunToIdle();
    EXPECT_EQ(sink->finished.at(0).usage.sparse_prefill_tokens, 0);
  }
}

TEST_P(SparsePrefillEngineTest, KeepingAllIsTheDenseModel) {
  Geometry geometry = Renamed(GetParam(), GetParam().name + "_of_all");
  geometry.sparse_prefill->params.recent_tokens = 1000;
  ModelRig dense(DenseOf(GetParam()), {});
  ModelRig all(CheckpointOf(geometry), {});
  const Request request = RequestNumber(0, 1000, 5);
  ExpectSame(dense.Alone(request), all.Alone(request));
}

TEST_P(SparsePrefillEngineTest, SamplesShareThePrompt) {
  Request request = RequestNumber(0, 700, 20);
  request.sampling.temperature = 1.0F;
  const Reported alone = ModelRig(directory_, {}).Alone(request);
  request.sampling.n = 3;
  const Reported three = ModelRig(directory_, {.prefill_chunk_tokens = 128}).Alone(request);
  ASSERT_EQ(three.token_ids.size(), 3U);
  EXPECT_EQ(three.token_ids.at(0), alone.token_ids.at(0));
  EXPECT_EQ(three.logprob_bits.at(0), alone.logprob_bits.at(0));
}

INSTANTIATE_TEST_SUITE_P(Geometries, SparsePrefillEngineTest,
                         ::testing::Values(SparsePrefillGeometry(), SparsePrefillWithWindows()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
