// A token whose embedding is NaN ends the request that reads it, in its prompt or its answer. No
// other request gets another bit, beside it or behind it on its pages.

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "tests/engine/equivalence/model_rig.h"
#include "tests/fixtures/safetensors_writer.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr int32_t kNanToken = 77;

// Logits have a matrix of their own, so that no other request meets that row.
Geometry WithNanToken(Geometry geometry) {
  geometry.checkpoint.vocabulary = 256;
  geometry.checkpoint.tied_embedding = false;
  return geometry;
}

void WriteNanCheckpoint(const TemporaryDirectory& directory, const TinyCheckpointOptions& options) {
  ASSERT_TRUE(WriteCheckpointTexts(directory.path(), options).ok());
  const ModelConfig config = TinyModelConfig(options);
  std::vector<WrittenTensor> tensors = RandomTensors(config, 1, DType::kBf16, true);
  const std::string embedding = FindTensor(config, TensorSlot::kEmbedding)->name;
  const auto table = std::find_if(tensors.begin(), tensors.end(), [&](const WrittenTensor& tensor) {
    return tensor.name == embedding;
  });
  const auto row_bytes = static_cast<size_t>(2 * options.hidden);
  std::string nans;
  while (nans.size() < row_bytes) nans += {'\xC0', '\x7F'};
  table->bytes.replace(kNanToken * row_bytes, row_bytes, nans);
  directory.Write("model.safetensors", SafetensorsFile(tensors));
}

// That neither reads nor draws it.
Request Neighbour(int number, int64_t prompt_tokens, int64_t max_tokens) {
  Request request = RequestNumber(number, prompt_tokens, max_tokens);
  std::replace(request.prompt_token_ids.begin(), request.prompt_token_ids.end(), kNanToken, 78);
  request.sampling.logit_bias[kNanToken] = -std::numeric_limits<float>::infinity();
  return request;
}

std::vector<Request> Neighbours() {
  std::vector<Request> neighbours;
  for (int number = 0; number < 7; ++number) {
    neighbours.push_back(Neighbour(number, 20 + 61 * number, 12 + number));
  }
  return neighbours;
}

class NotFiniteTest : public ::testing::TestWithParam<Geometry> {
 protected:
  NotFiniteTest() { WriteNanCheckpoint(directory_, GetParam().checkpoint); }
  const TemporaryDirectory directory_;
};

TEST_P(NotFiniteTest, ATokenEndsItsRequestAlone) {
  const std::vector<Request> neighbours = Neighbours();
  std::vector<Reported> alone;
  ModelRig quiet(directory_.path(), {});
  for (const Request& request : neighbours) alone.push_back(quiet.Alone(request));

  // So few pages that whoever comes later has those of the failed ones.
  ModelRig busy(directory_.path(), {.prefill_chunk_tokens = 61, .page_seed = 3, .pages = 60});
  Request reads = Neighbour(20, 150, 4);
  reads.prompt_token_ids[90] = kNanToken;
  Request draws = Neighbour(21, 70, 30);
  draws.sampling.logit_bias = {{kNanToken, 100.0F}};
  for (int round = 0; round < 3; ++round) {
    SCOPED_TRACE(round);
    std::vector<std::shared_ptr<BitSink>> sinks;
    std::vector<std::shared_ptr<BitSink>> failing;
    for (size_t i = 0; i < neighbours.size(); ++i) {
      sinks.push_back(busy.Submit(busy.Admitted(neighbours[i])));
      if (i == 2) failing.push_back(busy.Submit(busy.Admitted(reads)));
      if (i == 4) failing.push_back(busy.Submit(busy.Admitted(draws)));
      busy.Step();
    }
    busy.RunToIdle();
    for (const auto& sink : failing) {
      ASSERT_TRUE(sink->failed.has_value());
      EXPECT_THAT(std::string(sink->failed->status.message()), HasSubstr("not finite"));
    }
    EXPECT_TRUE(failing[0]->token_ids.empty());
    EXPECT_EQ(failing[1]->token_ids.at(0), std::vector<int32_t>{kNanToken});
    for (size_t i = 0; i < sinks.size(); ++i) {
      SCOPED_TRACE(i);
      ExpectSame(alone[i], sinks[i]->reported());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Geometries, NotFiniteTest,
                         ::testing::Values(WithNanToken(GeometryNamed("demo")),
                                           WithNanToken(GeometryNamed("dense"))),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
