// Block maps over real models: whatever else runs, however the prompt is read, and whether it makes
// room for others meanwhile, an answer was drawn from the same blocks.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/engine/core/same_map.h"
#include "tests/engine/equivalence/model_rig.h"

namespace longspan {
namespace {

Request Mapped(int number, int64_t prompt_tokens, int64_t max_tokens) {
  Request request = RequestNumber(number, prompt_tokens, max_tokens);
  request.response.include_block_map = true;
  return request;
}

Request Named(Request request) {
  request.cache.domain = HashOf(PrefixDomain{"", "", "model", false});
  request.cache.page_hashes = HashPages(request.cache.domain, request.prompt_token_ids);
  return request;
}

class BlockMapTest : public ::testing::TestWithParam<Geometry> {
 protected:
  static std::shared_ptr<BitSink> Alone(ModelRig& rig, const Request& request) {
    auto sink = rig.Submit(request);
    rig.RunToIdle();
    return sink;
  }
  // Of every sequence of the request.
  void ExpectSameMaps(const BitSink& expected, const BitSink& found) {
    ASSERT_FALSE(expected.finished.empty());
    for (const auto& [index, finished] : expected.finished) {
      ASSERT_EQ(finished.block_map->answer_tokens, finished.usage.completion_tokens);
      ExpectSameMap(*finished.block_map, found.finished.at(index).block_map);
    }
  }
  const std::string directory_ = CheckpointOf(GetParam());
};

// Something of the prompt is always selected, and no more pages than blocks have.
TEST_P(BlockMapTest, CountsAreWithinWhatAModelSelects) {
  ModelRig rig(directory_, {});
  const NsaParams& nsa = rig.layout().nsa;
  const auto sink = Alone(rig, Mapped(0, 700, 10));
  const BlockMap& map = *sink->finished.at(0).block_map;
  const int64_t triples = 10 * rig.layout().kv_heads;  // of a layer
  for (const BlockMap::LayerGroup& group : map.layer_groups) {
    ASSERT_EQ(group.selected_pages.size(), 11U);
    const int64_t of_group = triples * (group.last_layer - group.first_layer + 1);
    int64_t sum = 0;
    for (const uint32_t count : group.selected_pages) {
      EXPECT_LE(count, of_group);
      sum += count;
    }
    const int64_t pages_of_block = std::max(1, nsa.block_tokens / kPageTokens);
    EXPECT_GE(sum, of_group);
    EXPECT_LE(sum, of_group * nsa.selected_blocks * pages_of_block);
    if (nsa.initial_blocks == 0) continue;
    EXPECT_EQ(group.selected_pages.front(), of_group) << "the sink is always selected";
  }
}

TEST_P(BlockMapTest, AnyChunksOnAnyPages) {
  for (const int64_t prompt_tokens : {1, 17, 64, 65, 700}) {
    SCOPED_TRACE(prompt_tokens);
    const Request request = Mapped(1, prompt_tokens, 70);
    ModelRig whole(directory_, {.prefill_chunk_tokens = 1024});
    const auto expected = Alone(whole, request);
    for (const int32_t chunk_tokens : {23, 64}) {
      SCOPED_TRACE(chunk_tokens);
      ModelRig cut(directory_, {.prefill_chunk_tokens = chunk_tokens, .page_seed = 9});
      ExpectSameMaps(*expected, *Alone(cut, request));
    }
  }
}

TEST_P(BlockMapTest, FoundInTheCacheOrComputed) {
  ModelRig rig(directory_, {.prefill_chunk_tokens = 100, .page_seed = 5});
  const Request request = Named(Mapped(0, 700, 12));
  const auto computed = Alone(rig, request);
  const auto found = Alone(rig, request);
  EXPECT_EQ(computed->cached_tokens(), 0);
  EXPECT_EQ(found->cached_tokens(), 640);
  ExpectSameMaps(*computed, *found);
}

TEST_P(BlockMapTest, InABatchWithOthers) {
  std::vector<Request> requests;
  requests.reserve(9);
  for (int number = 0; number < 9; ++number) {
    requests.push_back(Mapped(number, 20 + 61 * number, 5 + 9 * number));
  }
  ModelRig quiet(directory_, {});
  ModelRig busy(directory_, {.prefill_chunk_tokens = 61, .page_seed = 3});
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (size_t i = 0; i < requests.size(); ++i) {
    sinks.push_back(busy.Submit(requests[i]));
    Request passing = RequestNumber(100 + static_cast<int>(i), 80, 50);
    busy.Submit(passing);
    busy.Step();
    // It may have ended by itself.
    if (i % 2 == 0) (void)busy.core().inbox().Abort(passing.id, absl::CancelledError("left"));
  }
  busy.RunToIdle();
  for (size_t i = 0; i < requests.size(); ++i) {
    SCOPED_TRACE(i);
    ExpectSameMaps(*Alone(quiet, requests[i]), *sinks[i]);
  }
}

TEST_P(BlockMapTest, PreemptionChangesNothing) {
  ModelRig cold(directory_, {});
  for (const int64_t host_pages : {0, 30}) {
    SCOPED_TRACE(host_pages);
    Cut cut{.prefill_chunk_tokens = 100, .page_seed = 5, .pages = 12};
    cut.engine.output_margin_tokens = 16;
    cut.engine.host_pages = host_pages;
    ModelRig tight(directory_, cut);
    std::vector<Request> requests;
    std::vector<std::shared_ptr<BitSink>> sinks;
    for (const int number : {0, 1, 2, 4, 5}) {
      requests.push_back(Mapped(number, 100 + 9 * number, 150));
      requests.back().sampling.n = 1;
      sinks.push_back(tight.Submit(requests.back()));
    }
    tight.RunToIdle();
    int64_t preemptions = 0;
    for (size_t i = 0; i < requests.size(); ++i) {
      SCOPED_TRACE(i);
      ExpectSameMaps(*Alone(cold, requests[i]), *sinks[i]);
      preemptions += sinks[i]->finished.at(0).timing.preemptions;
    }
    EXPECT_GT(preemptions, 0);
  }
}

std::vector<Geometry> SparseGeometries() {
  std::vector<Geometry> geometries;
  for (const Geometry& geometry : ByteGeometries()) {
    if (geometry.checkpoint.nsa.has_value()) geometries.push_back(geometry);
  }
  return geometries;
}

INSTANTIATE_TEST_SUITE_P(Geometries, BlockMapTest, ::testing::ValuesIn(SparseGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
