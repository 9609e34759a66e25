// What the walk over a model folds into the weights of its norms, and what it places how often.
#include "engine/model/weight_walk.h"

#include <map>
#include <string>
#include <tuple>

#include "absl/status/status.h"
#include "engine/model/families/families.h"
#include "engine/model/tensor_list.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

ModelConfig Gemma(TensorNames names) {
  ModelConfig config;
  config.family = &kGemma3Text;
  config.tensor_names = names;
  config.layers = 1;
  config.hidden = config.mlp_hidden = config.vocabulary = 8;
  config.query_heads = config.kv_heads = 1;
  config.head_dim = 4;
  config.tied_embedding = true;
  config.query_scale = 1.25F;
  config.logits_scale = 0.5F;
  return config;
}

// Finds tensors of the right shapes, and remembers what becomes of the last one found.
class WalkRecorder final : public WeightTaker {
 public:
  explicit WalkRecorder(const ModelConfig& config, DType stored = DType::kF32) {
    ForEachTensor(config, [&](const ExpectedTensor& tensor) {
      TensorView& view = shapes_[tensor.name];
      view.dtype = stored;
      for (const int64_t size : tensor.shape) view.shape[view.rank++] = size;
    });
  }

  absl::StatusOr<WeightPart> Find(absl::string_view name) override {
    last_ = std::string(name);
    WeightPart part;
    part.values = shapes_.at(last_);
    return part;
  }
  absl::StatusOr<TensorView> Stored(const TensorView& tensor) override {
    ++placed[last_];
    return tensor;
  }
  absl::StatusOr<TensorView> Floats(const TensorView& tensor) override { return tensor; }
  absl::StatusOr<TensorView> Norm(const TensorView& tensor, const FoldedIntoNorm& folded) override {
    folds.emplace(last_, folded);
    return tensor;
  }
  absl::StatusOr<TensorView> KeyBias(const NsaParams&, const TensorView& positions,
                                     const TensorView&) override {
    return positions;
  }
  absl::StatusOr<WeightHandle> Product(absl::Span<const WeightPart>, absl::Span<const TensorView>,
                                       DType) override {
    ++placed[last_];
    return WeightHandle{.id = products_++};
  }

  // By name of tensor.
  std::map<std::string, FoldedIntoNorm> folds;
  std::map<std::string, int> placed;  // how often, as stored or as the last part of a product

 private:
  std::map<std::string, TensorView> shapes_;
  std::string last_;
  int32_t products_ = 0;
};

std::map<std::string, FoldedIntoNorm> FoldsOf(const ModelConfig& config) {
  WalkRecorder recorder(config);
  const auto taken = WalkWeights(config, DType::kBf16, recorder);
  EXPECT_TRUE(taken.ok()) << taken.status();
  return recorder.folds;
}

TEST(WeightWalk, AddsOneWhereTheFormatLeavesItOut) {
  const auto of_directory = FoldsOf(Gemma(TensorNames::kHuggingFace));
  const auto of_gguf = FoldsOf(Gemma(TensorNames::kGguf));
  EXPECT_EQ(of_directory.size(), 7U);
  EXPECT_EQ(of_gguf.size(), 7U);
  for (const auto& [name, folded] : of_directory) EXPECT_EQ(folded.add, 1.0F) << name;
  for (const auto& [name, folded] : of_gguf) EXPECT_EQ(folded.add, 0.0F) << name;
}

TEST(WeightWalk, FoldsFactorsIntoTwoNorms) {
  for (const auto& [name, folded] : FoldsOf(Gemma(TensorNames::kHuggingFace))) {
    const float expected = name == "model.norm.weight"                        ? 0.5F
                           : name == "model.layers.0.self_attn.q_norm.weight" ? 1.25F
                                                                              : 1.0F;
    EXPECT_EQ(folded.multiply, expected) << name;
  }
}

constexpr char kEmbedding[] = "model.embed_tokens.weight";

// bf16 does not hold what f16 and f32 do, and embedding reads what is stored.
TEST(WeightWalk, ATiedEmbeddingIsPlacedOnceWhereProductsKeepItsValues) {
  for (const auto& [stored, computed, times] :
       {std::tuple{DType::kBf16, DType::kBf16, 1}, std::tuple{DType::kBf16, DType::kF32, 1},
        std::tuple{DType::kF16, DType::kF32, 1}, std::tuple{DType::kF32, DType::kF32, 1},
        std::tuple{DType::kF16, DType::kBf16, 2}, std::tuple{DType::kF32, DType::kBf16, 2}}) {
    SCOPED_TRACE(std::string(Name(stored)) + " in " + Name(computed));
    const ModelConfig config = Gemma(TensorNames::kHuggingFace);
    WalkRecorder recorder(config, stored);
    const auto taken = WalkWeights(config, computed, recorder);
    ASSERT_TRUE(taken.ok()) << taken.status();
    EXPECT_EQ(recorder.placed[kEmbedding], times);
    EXPECT_EQ(taken->embedding.is_prepared(), times == 1);
    EXPECT_EQ(taken->embedding.prepared.id, times == 1 ? taken->logits_head.id : -1);
    EXPECT_EQ(taken->embedding.stored.rank, times == 1 ? 0 : 2);
  }
}

TEST(WeightWalk, AHeadOfItsOwnIsNoEmbedding) {
  ModelConfig config = Gemma(TensorNames::kHuggingFace);
  config.tied_embedding = false;
  WalkRecorder recorder(config, DType::kBf16);
  const auto taken = WalkWeights(config, DType::kBf16, recorder);
  ASSERT_TRUE(taken.ok()) << taken.status();
  EXPECT_EQ(recorder.placed[kEmbedding], 1);
  EXPECT_EQ(recorder.placed["lm_head.weight"], 1);
  EXPECT_FALSE(taken->embedding.is_prepared());
}

TEST(WeightWalk, OtherFamiliesFoldNothing) {
  ModelConfig config = Gemma(TensorNames::kHuggingFace);
  config.family = &kQwen3;
  config.query_scale = config.logits_scale = 1.0F;
  for (const auto& [name, folded] : FoldsOf(config)) {
    EXPECT_EQ(folded.add, 0.0F) << name;
    EXPECT_EQ(folded.multiply, 1.0F) << name;
  }
}

}  // namespace
}  // namespace longspan
