// Dense models whose generated tokens select blocks: who asked for it gets an approximation that
// says so, and nobody else any of it.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/engine/equivalence/model_rig.h"

namespace longspan {
namespace {

std::string DirectoryWith(const std::string& name, const SparseDecodeSettings& settings) {
  Geometry geometry = SparseDecodeGeometry();
  geometry.name = name;
  geometry.checkpoint.vocabulary = 256;
  geometry.sparse_decode = settings;
  return CheckpointOf(geometry);
}

// The same weights, served as a dense model and as an approximation.
class SparseDecodeTest : public ::testing::Test {
 protected:
  SparseDecodeTest() {
    Geometry geometry = SparseDecodeGeometry();
    from_tokens_ = geometry.sparse_decode->from_tokens;
    sparse_ = DirectoryWith("sparse_decode_256", *geometry.sparse_decode);
    geometry.name = "sparse_decode_dense";
    geometry.checkpoint.vocabulary = 256;
    geometry.sparse_decode.reset();
    dense_ = CheckpointOf(geometry);
  }

  std::shared_ptr<BitSink> Run(ModelRig& rig, const Request& request) {
    auto sink = rig.Submit(request);
    rig.RunToIdle();
    return sink;
  }

  std::string sparse_;
  std::string dense_;
  int64_t from_tokens_ = 0;
};

TEST_F(SparseDecodeTest, WhoDoesNotAskGetsTheDenseModelsBitsBesideThoseWhoDo) {
  ModelRig dense(dense_, {});
  ModelRig mixed(sparse_, {.prefill_chunk_tokens = 61, .page_seed = 3});
  std::vector<Request> requests;
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (int number = 0; number < 8; ++number) {
    requests.push_back(RequestNumber(number, 150 + 80 * number, 20));
    mixed.AskForSparseDecode(number % 2 == 1);
    sinks.push_back(mixed.Submit(requests.back()));
    mixed.Step();
  }
  mixed.RunToIdle();
  for (int number = 0; number < 8; number += 2) {
    SCOPED_TRACE(number);
    ExpectSame(dense.Alone(requests[number]), sinks[number]->reported());
    for (const auto& [index, finished] : sinks[number]->finished) {
      EXPECT_EQ(finished.usage.sparse_decode_tokens, 0);
    }
  }
}

TEST_F(SparseDecodeTest, TokensAreSparseFromTheThresholdOn) {
  ModelRig dense(dense_, {});
  ModelRig sparse(sparse_, {});
  // The prompt's last query draws the first token. The query of the token that makes the sequence
  // `from_tokens` long is the first to select.
  Request request = RequestNumber(0, from_tokens_ - 10, 9);
  ExpectSame(dense.Alone(request), sparse.Alone(request));
  request.stopping.max_tokens = 30;
  EXPECT_EQ(Run(sparse, request)->finished.at(0).usage.sparse_decode_tokens, 20);
  request = RequestNumber(0, 900, 30);
  EXPECT_EQ(Run(sparse, request)->finished.at(0).usage.sparse_decode_tokens, 29);
}

// Otherwise the other tests would compare the dense model with itself.
TEST_F(SparseDecodeTest, TheApproximationIsOne) {
  ModelRig dense(dense_, {});
  ModelRig sparse(sparse_, {});
  const Request request = RequestNumber(0, 900, 30);
  const Reported exact = dense.Alone(request);
  const auto sink = Run(sparse, request);
  const Reported found = sink->reported();
  const size_t first_token = 1 + static_cast<size_t>(request.response.logprobs);
  const std::vector<uint32_t>& bits = found.logprob_bits.at(0);
  const std::vector<uint32_t>& exact_bits = exact.logprob_bits.at(0);
  EXPECT_TRUE(std::equal(bits.begin(), bits.begin() + first_token, exact_bits.begin()));
  EXPECT_NE(bits, exact_bits);
  const Attribution& read = sink->finished.at(0).attribution;
  EXPECT_GT(read.selected_tokens_read, 0);
  EXPECT_LT(read.selected_tokens_read + read.dense_tokens_read, read.visible_tokens);
}

TEST_F(SparseDecodeTest, ABudgetOfAllIsTheDenseModel) {
  ModelRig dense(dense_, {});
  ModelRig sparse(DirectoryWith("sparse_decode_of_all", {.budget_tokens = 256,
                                                         .budget_share = 1.0,
                                                         .from_tokens = 0,
                                                         .recent_tokens = 64,
                                                         .dense_layers = 1}),
                  {});
  const Request request = RequestNumber(0, 700, 20);
  ExpectSame(dense.Alone(request), sparse.Alone(request));
}

// Pages of prompts are exact whoever computed them, and pages that the approximation wrote have no
// name.
TEST_F(SparseDecodeTest, PagesOfPromptsAreSharedAndApproximationsAreNot) {
  ModelRig cold(dense_, {});
  ModelRig warm(sparse_, {.page_seed = 5});
  Request request = RequestNumber(6, 400, 200);
  request.sampling.n = 1;
  const Reported approximate = warm.Alone(warm.Admitted(request));
  warm.AskForSparseDecode(false);
  const std::vector<int32_t>& answer = approximate.token_ids.at(0);
  Request next = request;
  next.prompt_token_ids.insert(next.prompt_token_ids.end(), answer.begin(), answer.end());
  next.stopping.max_tokens = 10;
  ExpectSame(cold.Alone(next), warm.Alone(warm.Admitted(next)));
  EXPECT_EQ(warm.cached_tokens(), 384) << "the prompt's pages are found, the answer's are not";
  ExpectSame(cold.Alone(request), warm.Alone(warm.Admitted(request)));
  EXPECT_EQ(warm.cached_tokens(), 2 * 384) << "pages are the same for who does not ask";
}

TEST_F(SparseDecodeTest, SamplesShareThePromptAndHaveMaps) {
  Request request = RequestNumber(0, 640, 40);
  request.sampling.n = 3;
  request.sampling.temperature = 1.0F;
  request.response.include_block_map = true;
  ModelRig rig(sparse_, {});
  const auto sink = Run(rig, request);
  ASSERT_EQ(sink->finished.size(), 3U);
  for (const auto& [index, finished] : sink->finished) {
    EXPECT_EQ(finished.usage.sparse_decode_tokens, 39);
    const BlockMap& map = *finished.block_map;
    EXPECT_EQ(map.answer_tokens, 39) << "the first was drawn from a dense query";
    EXPECT_EQ(map.layer_groups.front().selected_pages.front(), 0U) << "the first layer is dense";
    EXPECT_EQ(map.layer_groups.back().selected_pages.front(), 39U * rig.layout().kv_heads);
  }
}

}  // namespace
}  // namespace longspan
