#include "engine/model/weights.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/activations.h"
#include "engine/model/tensor_list.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/engine/model/geometries.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

using ::testing::Each;
using ::testing::HasSubstr;

// A checkpoint with one tensor changed on its way.
class ChangedSource final : public WeightSource {
 public:
  ChangedSource(WeightSource& source, std::string name) : source_(source), name_(std::move(name)) {}

  absl::StatusOr<WeightPart> Find(absl::string_view name) override {
    return Changed(name, source_.Find(name));
  }
  absl::StatusOr<WeightPart> Describe(absl::string_view name) override {
    return Changed(name, source_.Describe(name));
  }

  bool missing = false;
  WeightFormat format = WeightFormat::kPlain;  // plain: misshapen

 private:
  absl::StatusOr<WeightPart> Changed(absl::string_view name, absl::StatusOr<WeightPart> tensor) {
    if (name != name_ || !tensor.ok()) return tensor;
    if (missing) return absl::NotFoundError(name_);
    tensor->format = format;
    if (format == WeightFormat::kPlain) tensor->values.shape[0] += 1;
    return tensor;
  }

  WeightSource& source_;
  const std::string name_;
};

// Counts what was found since the last release.
class CountingSource final : public WeightSource {
 public:
  explicit CountingSource(WeightSource& source) : source_(source) {}

  absl::StatusOr<WeightPart> Find(absl::string_view name) override {
    most_held = std::max(most_held, ++held_);
    return source_.Find(name);
  }
  absl::StatusOr<WeightPart> Describe(absl::string_view name) override {
    return source_.Describe(name);
  }
  void Release() override {
    held_ = 0;
    source_.Release();
  }

  int most_held = 0;

 private:
  WeightSource& source_;
  int held_ = 0;
};

class WeightsTest : public ::testing::Test {
 protected:
  WeightsTest()
      : backend_(*CreateCpuBackend({.threads = 1})),
        checkpoint_(*LoadCheckpoint(CheckpointOf(GeometryNamed("fsa")))) {}

  absl::Status Load(WeightSource& source) {
    return ModelWeights::Load(checkpoint_.config(), source, DType::kBf16, backend_.get(), {})
        .status();
  }

  std::unique_ptr<Backend> backend_;
  Checkpoint checkpoint_;
};

// Tensors of all types side by side, as mixed checkpoints have them.
class MixedSource final : public WeightSource {
 public:
  explicit MixedSource(WeightSource& source) : source_(source) {}

  absl::StatusOr<WeightPart> Find(absl::string_view name) override {
    return Retyped(name, source_.Find(name));
  }
  absl::StatusOr<WeightPart> Describe(absl::string_view name) override {
    return Retyped(name, source_.Describe(name));
  }

 private:
  // Zeros of another type for all projections of values, and for the embedding.
  absl::StatusOr<WeightPart> Retyped(absl::string_view name, absl::StatusOr<WeightPart> tensor) {
    if (!tensor.ok()) return tensor;
    if (absl::StrContains(name, "v_proj")) tensor->values.dtype = DType::kF16;
    if (absl::StrContains(name, "embed_tokens")) tensor->values.dtype = DType::kF32;
    if (tensor->values.data != nullptr) {
      zeros_.emplace_back(tensor->values.bytes() / sizeof(float) + 1);
      tensor->values.data = zeros_.back().data();
    }
    return tensor;
  }

  WeightSource& source_;
  std::deque<std::vector<float>> zeros_;
};

struct Placed {
  std::vector<int64_t> done_bytes;
  std::vector<int64_t> total_bytes;
};

// Loads on a fresh backend, and tells what was really taken after each piece.
Placed Place(const ModelConfig& config, WeightSource& source, DType compute_dtype) {
  Placed placed;
  auto backend = CreateCpuBackend({.threads = 1});
  auto weights = ModelWeights::Load(config, source, compute_dtype, backend->get(),
                                    [&](int64_t done_bytes, int64_t total_bytes) {
                                      placed.done_bytes.push_back(done_bytes);
                                      placed.total_bytes.push_back(total_bytes);
                                    });
  EXPECT_TRUE(weights.ok()) << weights.status();
  return placed;
}

// Dense with biases and a tied head, sparse and untied; stored as bf16, f32 or mixed. Run as well
// under instruction sets that widen bf16.
TEST_F(WeightsTest, ThePlanIsWhatLoadingTakes) {
  for (const char* name : {"dense", "fsa", "xunhao_lai", "nsa"}) {
    for (const DType stored : {DType::kBf16, DType::kF32}) {
      const TemporaryDirectory directory;
      TinyCheckpointOptions options = GeometryNamed(name).checkpoint;
      options.dtype = stored;
      WriteTinyCheckpoint(directory.path(), options);
      auto checkpoint = LoadCheckpoint(directory.path());
      ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
      MixedSource mixed(*checkpoint);
      for (WeightSource* source :
           {static_cast<WeightSource*>(&*checkpoint), static_cast<WeightSource*>(&mixed)}) {
        for (const DType compute : {DType::kBf16, DType::kF32}) {
          SCOPED_TRACE(absl::StrCat(name, " stored as ", Name(stored), ", ", Name(compute),
                                    source == &mixed ? ", mixed" : ""));
          const auto planned =
              ModelWeights::BytesFor(checkpoint->config(), *source, compute, backend_.get());
          ASSERT_TRUE(planned.ok()) << planned.status();
          const Placed placed = Place(checkpoint->config(), *source, compute);
          ASSERT_GT(placed.done_bytes.size(), 10U);
          EXPECT_EQ(*planned, placed.done_bytes.back());
          EXPECT_THAT(placed.total_bytes, Each(*planned));
          EXPECT_TRUE(std::is_sorted(placed.done_bytes.begin(), placed.done_bytes.end()));
          EXPECT_LT(*(placed.done_bytes.end() - 2), *planned) << "complete is told once";
        }
      }
    }
  }
}

// Values of every F16 projection are zeros, which bf16 holds; one is none.
TEST_F(WeightsTest, F16ThatBf16DoesNotHoldIsCounted) {
  class Source final : public WeightSource {
   public:
    explicit Source(WeightSource& source) : mixed_(source) {}
    absl::StatusOr<WeightPart> Find(absl::string_view name) override {
      absl::StatusOr<WeightPart> part = mixed_.Find(name);
      if (part.ok() && part->values.dtype == DType::kF16) part->values.as<uint16_t>()[0] = 0x3C01;
      return part;
    }
    absl::StatusOr<WeightPart> Describe(absl::string_view name) override {
      return mixed_.Describe(name);
    }

   private:
    MixedSource mixed_;
  };
  Source source(checkpoint_);
  const ModelConfig& config = checkpoint_.config();
  for (const DType compute_dtype : {DType::kBf16, DType::kF32}) {
    const auto weights =
        ModelWeights::Load(config, source, compute_dtype, backend_.get(), LoadProgress());
    ASSERT_TRUE(weights.ok()) << weights.status();
    const RoundingLoss& loss = (*weights)->rounding_loss();
    const bool rounds = compute_dtype == DType::kBf16;
    EXPECT_EQ(
        loss.values,
        rounds ? int64_t{config.layers} * config.kv_heads * config.head_dim * config.hidden : 0);
    EXPECT_EQ(loss.rounded_values, rounds ? config.layers : 0);
  }
}

// Counted by hand: a tied embedding stands in memory once, as a product, and a product is as wide
// as the machine multiplies.
TEST_F(WeightsTest, ThePlanKnowsTheWidthOfProducts) {
  const ModelConfig& config = checkpoint_.config();
  const auto bytes_for = [&](const ModelConfig& of, DType compute) {
    auto bytes = ModelWeights::BytesFor(of, checkpoint_, compute, backend_.get());
    EXPECT_TRUE(bytes.ok()) << bytes.status();
    return bytes.value_or(0);
  };
  ModelConfig tied = config;
  tied.tied_embedding = true;
  for (const DType compute : {DType::kBf16, DType::kF32}) {
    EXPECT_EQ(bytes_for(config, compute) - bytes_for(tied, compute),
              int64_t{2} * config.vocabulary * config.hidden)
        << "a table in bf16, computed in " << Name(compute);
  }
  const bool widens = absl::StrContains(backend_->Describe(), "widened");
  int64_t product_elements = 0;
  int64_t other_bytes = 0;
  ForEachTensor(config, [&](const ExpectedTensor& tensor) {
    int64_t elements = 1;
    for (const int64_t size : tensor.shape) elements *= size;
    const bool is_product =
        absl::EndsWith(tensor.name, "proj.weight") || tensor.slot == TensorSlot::kHead;
    product_elements += is_product ? elements : 0;
    if (absl::EndsWith(tensor.name, "compress_pe")) {
      other_bytes += 4 * tensor.shape[0] * tensor.shape[2];  // folded
    } else if (!is_product) {
      other_bytes += elements * (tensor.slot == TensorSlot::kEmbedding ? 2 : 4);
    }
  });
  const auto least_bytes = [&](int64_t width) { return other_bytes + width * product_elements; };
  for (const DType compute : {DType::kBf16, DType::kF32}) {
    const int64_t width = compute == DType::kF32 || widens ? 4 : 2;
    EXPECT_GE(bytes_for(config, compute), least_bytes(width)) << Name(compute);
    // Gates make a stack's rows uneven; panels are filled up.
    EXPECT_LT(bytes_for(config, compute), least_bytes(width) * 5 / 4) << Name(compute);
  }
}

TEST_F(WeightsTest, LoadingHoldsTheTensorsOfALayerAtMost) {
  CountingSource source(checkpoint_);
  ASSERT_TRUE(Load(source).ok());
  ModelConfig one_layer = checkpoint_.config();
  one_layer.layers = 1;
  int of_a_layer = 1;  // positions and keys of compression are found twice
  ForEachTensor(one_layer, [&](const ExpectedTensor&) { ++of_a_layer; });
  EXPECT_GT(source.most_held, 1);
  EXPECT_LE(source.most_held, of_a_layer);
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

TEST_F(WeightsTest, AFormatThatIsNotKnownIsRefused) {
  for (const char* name : {"model.layers.1.mlp.up_proj.weight", "model.norm.weight"}) {
    ChangedSource source(checkpoint_, name);
    source.format = static_cast<WeightFormat>(200);
    const absl::Status status = Load(source);
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    EXPECT_THAT(std::string(status.message()), HasSubstr("unknown (200), accepted: plain"));
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
    if (tensor->rank == 0) continue;
    EXPECT_GE(tensor->as<char>(), end) << "tensors overlap";
    end = tensor->as<char>() + tensor->bytes();
    bytes += static_cast<int64_t>(tensor->bytes());
  }
  const int64_t budget_bytes = ActivationBytes(config, limits, DType::kBf16, *backend_);
  EXPECT_LE(end - full.residual.as<char>(), budget_bytes);
  EXPECT_LE(bytes, budget_bytes);
  EXPECT_LT(budget_bytes - bytes, 15 * 256);
}

}  // namespace
}  // namespace longspan
