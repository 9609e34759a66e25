// A family is one file: toy_family.h, and the list that names it, are all that the loader, the plan
// of memory and the decoder get to know of the model judged here against the float64 reference.

#include "tests/engine/model/toy_family.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "engine/json/json.h"
#include "engine/loader/checkpoint.h"
#include "engine/loader/hf_config.h"
#include "engine/model/weights.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/engine/model/model_harness.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"
#include "tests/reference/model.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr int64_t kToyTokens = 150;
constexpr int kLayers = 3;
constexpr int kDim = 64;

constexpr std::array<const ModelFamily*, 1> kFamilies = {&kToyFamily};

Json ToyConfig() {
  return {{"model_type", "toy"},     {"architectures", {"ToyForCausalLM"}},
          {"n_layers", kLayers},     {"dim", kDim},
          {"ffn_dim", 96},           {"n_vocab", 96},
          {"max_seq_len", 1024},     {"n_heads", 4},
          {"n_kv_heads", 2},         {"rope_theta", 10000.0},
          {"embedding_factor", 1.5}, {"depth_factor", 1.25},
          {"score_scalar", 20},      {"logits_factor", 0.75}};
}

ModelConfig ToyModelConfig() {
  Findings findings;
  auto read = ReadHfConfig(ToyConfig(), nullptr, {.families = kFamilies}, &findings);
  EXPECT_THAT(findings.problems(), ::testing::IsEmpty());
  return read.value().model;
}

class ToyFamily : public ::testing::Test {
 protected:
  ToyFamily() : tensors_(RandomTensors(ToyModelConfig(), 5, DType::kF32, true)) {
    EXPECT_TRUE(WriteCheckpointTexts(directory_.path(), {}).ok());
    directory_.Write("config.json", WriteJson(ToyConfig()));
    Save();
  }

  void Save() { directory_.Write("model.safetensors", SafetensorsFile(tensors_)); }

  // The tokens' log-probabilities, computed in chunks.
  std::vector<Logprobs> Computed(int32_t chunk_tokens) const {
    ModelHarness harness(directory_.path(), {.compute_dtype = DType::kF32, .families = kFamilies});
    TestSequence sequence{.token_ids = token_ids_,
                          .pages = AscendingPages(0, PagesForTokens(kToyTokens))};
    harness.Finish(sequence, chunk_tokens);
    return sequence.logprobs;
  }

  reference::Checkpoint Reference() const;

  const TemporaryDirectory directory_;
  std::vector<WrittenTensor> tensors_;
  const std::vector<int32_t> token_ids_ = RandomTokens(3, kToyTokens, 96);
};

// Read without the family.
reference::Checkpoint ToyFamily::Reference() const {
  auto stored = reference::ReadSafetensors(directory_.File("model.safetensors"));
  reference::Checkpoint model;
  model.hidden = kDim;
  model.mlp_hidden = model.vocabulary = 96;
  model.query_heads = 4;
  model.kv_heads = 2;
  model.head_dim = 32;
  model.rms_norm_epsilon = 1e-5;
  model.rope = reference::PlainRope(32, 10000.0);
  model.embedding_scale = 1.5;
  model.branch_scale = 1.25 / std::sqrt(kLayers);
  model.query_scale = std::sqrt(32.0 / 20.0);
  model.logits_scale = 0.75;
  const auto norm = [&](const std::string& name) {
    std::vector<double> weight = stored.at(name).values;
    for (double& w : weight) w += 1.0;
    return weight;
  };
  model.embedding = stored.at("tok_embeddings.weight").values;
  model.lm_head = stored.at("output.weight").values;
  model.final_norm = norm("norm.weight");
  for (int layer = 0; layer < kLayers; ++layer) {
    const auto tensor = [&](const char* name) {
      return stored.at(absl::StrCat("layers.", layer, ".", name)).values;
    };
    const auto layer_norm = [&](const char* name) {
      return norm(absl::StrCat("layers.", layer, ".", name));
    };
    reference::LayerWeights weights;
    weights.attention_norm = layer_norm("attention_norm.weight");
    weights.query_norm = layer_norm("attention.q_norm.weight");
    weights.key_norm = layer_norm("attention.k_norm.weight");
    weights.q_proj = tensor("attention.wq.weight");
    weights.k_proj = tensor("attention.wk.weight");
    weights.v_proj = tensor("attention.wv.weight");
    weights.o_proj = tensor("attention.wo.weight");
    weights.q_bias = tensor("attention.wq.bias");
    weights.k_bias = tensor("attention.wk.bias");
    weights.v_bias = tensor("attention.wv.bias");
    weights.attention_output_norm = layer_norm("attention_output_norm.weight");
    weights.mlp_norm = layer_norm("ffn_norm.weight");
    weights.gate_proj = tensor("feed_forward.w1.weight");
    weights.up_proj = tensor("feed_forward.w3.weight");
    weights.down_proj = tensor("feed_forward.w2.weight");
    if (layer == 2) weights.mlp_output_norm = layer_norm("ffn_output_norm.weight");
    weights.rotates = layer != 1;
    if (layer == 0) weights.window_tokens = kToyWindowTokens;
    if (layer == 2) weights.activation = reference::Activation::kGeluTanh;
    model.layers.push_back(weights);
  }
  return model;
}

// The largest of any position and token.
double ToyDifference(const reference::Checkpoint& expected, const std::vector<int32_t>& token_ids,
                     const std::vector<Logprobs>& found) {
  std::vector<int64_t> positions(token_ids.size());
  for (size_t i = 0; i < positions.size(); ++i) positions[i] = static_cast<int64_t>(i);
  const auto result = reference::ReferenceModel(expected).Forward(token_ids, positions);
  double largest = 0.0;
  for (size_t position = 0; position < found.size(); ++position) {
    const std::vector<double>& logits = result.logits[position];
    double sum = 0.0;
    for (const double logit : logits) sum += std::exp(logit);
    for (size_t token = 0; token < logits.size(); ++token) {
      const double logprob = logits[token] - std::log(sum);
      largest = std::max(largest, std::abs(logprob - double{found[position][token]}));
    }
  }
  return largest;
}

TEST_F(ToyFamily, IsComputedAsItIsDescribed) {
  const std::vector<Logprobs> computed = Computed(64);
  EXPECT_LT(ToyDifference(Reference(), token_ids_, computed), 1e-3);
  ExpectSameBits(computed, Computed(7));
}

TEST_F(ToyFamily, EveryPartOfTheDescriptionIsComputed) {
  const std::vector<Logprobs> computed = Computed(64);
  const auto difference = [&](const std::function<void(reference::Checkpoint&)>& change) {
    reference::Checkpoint changed = Reference();
    change(changed);
    return ToyDifference(changed, token_ids_, computed);
  };
  using Changed = reference::Checkpoint;
  EXPECT_GT(difference([](Changed& model) { model.layers[1].rotates = true; }), 0.1);
  EXPECT_GT(difference([](Changed& model) { model.layers[1].attention_output_norm.clear(); }), 0.1);
  EXPECT_GT(difference([](Changed& model) { model.layers[2].mlp_output_norm.clear(); }), 0.1);
  EXPECT_GT(difference([](Changed& model) { model.layers[0].window_tokens = 0; }), 0.1);
  EXPECT_GT(difference([](Changed& model) { model.layers[0].window_tokens -= 1; }), 0.01);
  EXPECT_GT(difference([](Changed& model) { model.layers[1].query_norm.clear(); }), 0.1);
  EXPECT_GT(difference([](Changed& model) { model.layers[1].key_norm.clear(); }), 0.1);
  EXPECT_GT(
      difference([](Changed& model) { model.layers[2].activation = reference::Activation::kSilu; }),
      0.1);
  EXPECT_GT(difference([](Changed& model) { model.embedding_scale = 1; }), 0.1);
  EXPECT_GT(difference([](Changed& model) { model.branch_scale = 1; }), 0.1);
  EXPECT_GT(difference([](Changed& model) { model.query_scale = 1; }), 0.1);
  EXPECT_GT(difference([](Changed& model) { model.logits_scale = 1; }), 0.1);
}

TEST_F(ToyFamily, FactorsAreAboveZero) {
  Json config = ToyConfig();
  config["depth_factor"] = 0;
  Findings findings;
  (void)ReadHfConfig(config, nullptr, {.families = kFamilies}, &findings);
  EXPECT_THAT(findings.problems(),
              ::testing::ElementsAre("config.json: depth_factor is 0, expected above 0"));
}

TEST_F(ToyFamily, ItsMemoryIsPlanned) {
  const auto backend = *CreateCpuBackend({.threads = 1});
  auto checkpoint = LoadCheckpoint(directory_.path(), {.families = kFamilies});
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  const auto planned =
      ModelWeights::BytesFor(checkpoint->config(), *checkpoint, DType::kF32, backend.get());
  ASSERT_TRUE(planned.ok()) << planned.status();
  int64_t placed_bytes = 0;
  const auto weights =
      ModelWeights::Load(checkpoint->config(), *checkpoint, DType::kF32, backend.get(),
                         [&](int64_t done_bytes, int64_t) { placed_bytes = done_bytes; });
  ASSERT_TRUE(weights.ok()) << weights.status();
  EXPECT_EQ(placed_bytes, *planned);
}

TEST_F(ToyFamily, ItsCheckpointsAreJudgedByItsNames) {
  const auto is_extra_norm = [](const WrittenTensor& tensor) {
    return tensor.name == "layers.1.attention_output_norm.weight";
  };
  tensors_.erase(std::find_if(tensors_.begin(), tensors_.end(), is_extra_norm));
  tensors_.push_back({"layers.0.ffn_output_norm.weight", "BF16", {1}, "xx"});
  Save();
  const auto checkpoint = LoadCheckpoint(directory_.path(), {.families = kFamilies});
  EXPECT_THAT(
      std::string(checkpoint.status().message()),
      AllOf(HasSubstr("2 problems"),
            HasSubstr("\"layers.1.attention_output_norm.weight\": expected [64], found in no file"),
            HasSubstr("\"layers.0.ffn_output_norm.weight\" BF16 [1]: the model does not know it")));
}

TEST_F(ToyFamily, ItsKeysAreNamedInMessages) {
  Json config = ToyConfig();
  config["n_kv_heads"] = 3;
  config["head_dim"] = 7;
  Findings findings;
  EXPECT_FALSE(ReadHfConfig(config, nullptr, {.families = kFamilies}, &findings).has_value());
  EXPECT_THAT(
      findings.problems(),
      ::testing::ElementsAre("config.json: n_heads is 4, expected a multiple of n_kv_heads 3",
                             "config.json: head_dim is 7, expected an even number up to 256"));
}

TEST_F(ToyFamily, IsNotServedWhereItIsNotNamed) {
  EXPECT_THAT(std::string(LoadCheckpoint(directory_.path()).status().message()),
              HasSubstr("model_type is \"toy\", supported are llama, "));
}

}  // namespace
}  // namespace longspan
