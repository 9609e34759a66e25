#include "tests/reference/model.h"

#include <cmath>

#include "gtest/gtest.h"
#include "tests/reference/pointwise.h"
#include "tests/reference/random.h"

namespace longspan::reference {
namespace {

constexpr int kHidden = 32;
constexpr int kMlp = 48;
constexpr int kModelQueryHeads = 4;
constexpr int kModelKvHeads = 2;
constexpr int kModelDim = 16;
constexpr int kVocabulary = 50;

// A dense model with random weights; `nsa` makes it sparse.
Checkpoint RandomCheckpoint(const std::optional<NsaParams>& nsa) {
  Checkpoint model;
  model.hidden = kHidden;
  model.mlp_hidden = kMlp;
  model.query_heads = kModelQueryHeads;
  model.kv_heads = kModelKvHeads;
  model.head_dim = kModelDim;
  model.vocabulary = kVocabulary;
  model.rope = PlainRope(kModelDim, 1e4);
  model.nsa = nsa;
  uint32_t seed = 1;
  const auto matrix = [&](int rows, int columns) {
    return RandomValues(int64_t{rows} * columns, 1 / std::sqrt(columns), seed++);
  };
  model.embedding = RandomValues(kVocabulary * kHidden, 1.0, seed++);
  model.lm_head = model.embedding;
  model.final_norm.assign(kHidden, 1.0);
  for (int layer = 0; layer < 2; ++layer) {
    LayerWeights weights;
    weights.attention_norm.assign(kHidden, 1.0);
    weights.mlp_norm.assign(kHidden, 1.0);
    weights.q_proj = matrix(kModelQueryHeads * kModelDim, kHidden);
    weights.k_proj = matrix(kModelKvHeads * kModelDim, kHidden);
    weights.v_proj = matrix(kModelKvHeads * kModelDim, kHidden);
    weights.o_proj = matrix(kHidden, kModelQueryHeads * kModelDim);
    weights.q_bias = RandomValues(kModelQueryHeads * kModelDim, 0.1, seed++);
    weights.gate_proj = matrix(kMlp, kHidden);
    weights.up_proj = matrix(kMlp, kHidden);
    weights.down_proj = matrix(kHidden, kMlp);
    weights.branch_gates = matrix(3 * kModelQueryHeads, kHidden);
    model.layers.push_back(weights);
  }
  return model;
}

NsaParams MeanNsa() {
  NsaParams nsa;
  nsa.compress = NsaCompress::kMean;
  nsa.selected_blocks = 4;
  nsa.window_tokens = 40;
  return nsa;
}

std::vector<int32_t> Ids(int count) {
  std::vector<int32_t> ids;
  for (int i = 0; i < count; ++i) ids.push_back((i * i + 7 * i) % kVocabulary);
  return ids;
}

double LargestDifference(const std::vector<double>& a, const std::vector<double>& b) {
  double largest = 0;
  for (size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
  return largest;
}

TEST(Model, SelectedBranchAloneIsDenseWhileEveryBlockIsSelected) {
  NsaParams nsa = MeanNsa();
  nsa.compressed_branch = nsa.window_branch = false;
  nsa.window = NsaWindow::kNone;
  nsa.gate = NsaGate::kNone;
  const ReferenceModel dense(RandomCheckpoint(std::nullopt));
  const ReferenceModel sparse(RandomCheckpoint(nsa));
  const auto expected = dense.Forward(Ids(257), {0, 100, 255, 256});
  const auto actual = sparse.Forward(Ids(257), {0, 100, 255, 256});
  for (int i = 0; i < 3; ++i) {
    EXPECT_LT(LargestDifference(actual.logits[i], expected.logits[i]), 1e-10) << i;
  }
  EXPECT_GT(LargestDifference(actual.logits[3], expected.logits[3]), 1e-6);  // a fifth block
}

TEST(Model, LogitsDoNotDependOnLaterTokens) {
  const ReferenceModel model(RandomCheckpoint(MeanNsa()));
  const auto whole = model.Forward(Ids(400), {310});
  const auto prefix = model.Forward(Ids(311), {310});
  EXPECT_LT(LargestDifference(whole.logits[0], prefix.logits[0]), 1e-12);
  EXPECT_EQ(whole.scores[1][0][0].size(), 5u);  // blocks 0 to 310 / 64
  EXPECT_EQ(whole.selections[1][310], prefix.selections[1][310]);
}

TEST(Model, GivenSelectionsReplaceItsOwn) {
  const ReferenceModel model(RandomCheckpoint(MeanNsa()));
  const auto own = model.Forward(Ids(400), {399});
  ForwardOptions options;
  options.selections = &own.selections;
  EXPECT_EQ(model.Forward(Ids(400), {399}, options).logits, own.logits);
  Selections other = own.selections;
  other[0][399] = {{0, 1, 2, 6}, {0, 1, 2, 6}};
  if (other == own.selections) other[0][399] = {{0, 2, 3, 6}, {0, 2, 3, 6}};
  options.selections = &other;
  const auto forced = model.Forward(Ids(400), {399}, options);
  EXPECT_EQ(forced.selections, other);
  EXPECT_GT(LargestDifference(forced.logits[0], own.logits[0]), 1e-9);
}

TEST(Model, DenseBelowGoesByThePromptThenByTheLength) {
  NsaParams nsa = MeanNsa();
  nsa.dense_below_tokens = 300;
  const ReferenceModel model(RandomCheckpoint(nsa));
  ForwardOptions options;
  options.prompt_tokens = 280;
  const auto result = model.Forward(Ids(310), {279}, options);
  EXPECT_TRUE(result.selections[0][279].empty());
  EXPECT_TRUE(result.selections[0][298].empty());   // 299 tokens
  EXPECT_EQ(result.selections[0][299].size(), 2u);  // 300 tokens
  const ReferenceModel dense(RandomCheckpoint(std::nullopt));
  EXPECT_LT(LargestDifference(result.logits[0], dense.Forward(Ids(280), {279}).logits[0]), 1e-10);
}

TEST(Model, Bf16ActivationsLoseAboutThreeDigits) {
  const ReferenceModel model(RandomCheckpoint(MeanNsa()));
  const auto exact = model.Forward(Ids(100), {99});
  ForwardOptions options;
  options.bf16_activations = true;
  const auto rounded = model.Forward(Ids(100), {99}, options);
  const double difference = LargestDifference(exact.logits[0], rounded.logits[0]);
  EXPECT_GT(difference, 1e-4);
  EXPECT_LT(difference, 1.0);
}

TEST(Pointwise, RoundToBf16TiesToEven) {
  EXPECT_EQ(RoundToBf16(1.0), 1.0);
  EXPECT_EQ(RoundToBf16(1.0 + 1.0 / 256), 1.0);              // halfway between 1 and 1 + 2/256
  EXPECT_EQ(RoundToBf16(1.0 + 3.0 / 256), 1.0 + 4.0 / 256);  // halfway, up to even
  EXPECT_EQ(RoundToBf16(-3.14159265), -3.140625);
  EXPECT_EQ(RoundToBf16(0.0), 0.0);
}

TEST(Pointwise, RmsNormLinearAndSiluByHand) {
  const std::vector<double> normed = RmsNorm({3, 4}, {1, 2}, 0);
  EXPECT_NEAR(normed[0], 3 / std::sqrt(12.5), 1e-15);
  EXPECT_NEAR(normed[1], 8 / std::sqrt(12.5), 1e-15);
  EXPECT_EQ(Linear({1, 2, 3, 4}, {1, 10, 2, 20, 3, 30}, {0, 0, 1}, 2, 3),
            (std::vector<double>{21, 42, 64, 43, 86, 130}));
  EXPECT_NEAR(Glu({2}, {3})[0], 6 / (1 + std::exp(-2.0)), 1e-15);
}

TEST(RopeScaling, TouchesTheFrequenciesTheRulesName) {
  const Rope plain = PlainRope(128, 5e5);
  const Rope llama3 = Llama3Rope(plain, {8, 1, 4, 8192});
  EXPECT_EQ(llama3.inverse_frequencies[0], plain.inverse_frequencies[0]);
  EXPECT_DOUBLE_EQ(llama3.inverse_frequencies[63], plain.inverse_frequencies[63] / 8);
  YarnScaling yarn;
  yarn.factor = 4;
  yarn.original_tokens = 32768;
  const Rope stretched = YarnRope(plain, 5e5, yarn);
  EXPECT_EQ(stretched.inverse_frequencies[0], plain.inverse_frequencies[0]);
  EXPECT_DOUBLE_EQ(stretched.inverse_frequencies[63], plain.inverse_frequencies[63] / 4);
  EXPECT_DOUBLE_EQ(stretched.scale, 0.1 * std::log(4.0) + 1);
  const Rope longrope = LongRope(plain, std::vector<double>(64, 2.0), 32, 4096);
  EXPECT_DOUBLE_EQ(longrope.inverse_frequencies[5], plain.inverse_frequencies[5] / 2);
  EXPECT_DOUBLE_EQ(longrope.scale, std::sqrt(1 + 5.0 / 12));
}

}  // namespace
}  // namespace longspan::reference
