#include "engine/model/weights.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/loader/checkpoint.h"
#include "engine/model/activations.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/engine/model/geometries.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

// A checkpoint with one tensor changed on its way.
class ChangedSource final : public WeightSource {
 public:
  ChangedSource(WeightSource& source, std::string name) : source_(source), name_(std::move(name)) {}

  absl::StatusOr<TensorView> Find(absl::string_view name) override {
    auto tensor = source_.Find(name);
    if (name != name_ || !tensor.ok()) return tensor;
    if (missing) return absl::NotFoundError(name_);
    tensor->shape[0] += 1;
    return tensor;
  }
  int64_t total_bytes() const override { return source_.total_bytes(); }

  bool missing = false;

 private:
  WeightSource& source_;
  const std::string name_;
};

class WeightsTest : public ::testing::Test {
 protected:
  WeightsTest()
      : backend_(*CreateCpuBackend({.threads = 1})),
        checkpoint_(*LoadCheckpoint(CheckpointOf(GeometryNamed("fsa")))) {}

  absl::Status Load(WeightSource& source, const LoadProgress& progress = {}) {
    return ModelWeights::Load(checkpoint_.config(), source, DType::kBf16, backend_.get(), progress)
        .status();
  }

  std::unique_ptr<Backend> backend_;
  Checkpoint checkpoint_;
};

TEST_F(WeightsTest, ProgressAscendsToTheTotal) {
  std::vector<int64_t> done_bytes;
  ASSERT_EQ(Load(checkpoint_,
                 [&](int64_t done, int64_t total) {
                   EXPECT_EQ(total, checkpoint_.total_bytes());
                   done_bytes.push_back(done);
                 }),
            absl::OkStatus());
  EXPECT_GT(done_bytes.size(), 10U);
  EXPECT_TRUE(std::is_sorted(done_bytes.begin(), done_bytes.end()));
  EXPECT_LT(done_bytes.front(), checkpoint_.total_bytes());
  EXPECT_EQ(done_bytes.back(), checkpoint_.total_bytes());
}

TEST_F(WeightsTest, AMisshapenTensorIsNamed) {
  for (const char* name : {"model.layers.1.mlp.up_proj.weight", "model.norm.weight",
                           "model.layers.0.self_attn.compress_pe"}) {
    ChangedSource source(checkpoint_, name);
    const absl::Status status = Load(source);
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    EXPECT_THAT(std::string(status.message()), HasSubstr(name));
  }
}

TEST_F(WeightsTest, AMissingTensorIsNamed) {
  ChangedSource source(checkpoint_, "model.layers.1.self_attn.g_proj.weight");
  source.missing = true;
  const absl::Status status = Load(source);
  EXPECT_EQ(status.code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(status.message()), HasSubstr("g_proj"));
}

TEST_F(WeightsTest, ThePositionEmbeddingIsOptional) {
  ChangedSource source(checkpoint_, "model.layers.0.self_attn.compress_pe");
  source.missing = true;
  auto weights = ModelWeights::Load(checkpoint_.config(), source, DType::kF32, backend_.get(), {});
  ASSERT_TRUE(weights.ok()) << weights.status();
  EXPECT_EQ((*weights)->layer(0).compress.key_bias.data, nullptr);
  EXPECT_NE((*weights)->layer(1).compress.key_bias.data, nullptr);
}

TEST_F(WeightsTest, ProductsAreStacked) {
  auto weights =
      ModelWeights::Load(checkpoint_.config(), checkpoint_, DType::kF32, backend_.get(), {});
  ASSERT_TRUE(weights.ok()) << weights.status();
  // Four query heads and two of keys and of values, 64 dimensions each, and three gates a token.
  EXPECT_EQ((*weights)->layer(0).projections.out_features, 8 * 64 + 3);
  EXPECT_EQ((*weights)->layer(0).gate_up.out_features, 2 * 96);
  EXPECT_EQ((*weights)->logits_head().out_features, 96);
}

// The budget's formula against the tensors' own sizes, alignment aside.
TEST_F(WeightsTest, ActivationBytesCoverTheTensors) {
  const StepLimits limits = {.max_step_tokens = 33, .max_logits_rows = 5};
  const ModelConfig& config = checkpoint_.config();
  auto pool = ActivationPool::Create(config, limits, DType::kBf16, backend_.get());
  ASSERT_TRUE(pool.ok()) << pool.status();
  Activations full = (*pool)->ForTokens(33);
  int64_t bytes = 0;
  const char* end = full.residual.as<char>();
  for (const TensorView* tensor : full.All()) {
    EXPECT_GE(tensor->as<char>(), end) << "tensors overlap";
    end = tensor->as<char>() + tensor->bytes();
    bytes += static_cast<int64_t>(tensor->bytes());
  }
  const int64_t budget_bytes = ActivationBytes(config, limits, DType::kBf16);
  EXPECT_LE(end - full.residual.as<char>(), budget_bytes);
  EXPECT_LE(bytes, budget_bytes);
  EXPECT_LT(budget_bytes - bytes, 14 * 256);
}

}  // namespace
}  // namespace longspan
