// The order of selected attention that a backend finds by trying: what is taken while it learns,
// what is kept, that results stay the same within rounding, and that nothing is tried where it must
// not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "kernels/base/check.h"
#include "tests/gpu/take_device.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr size_t kTestMemoryBytes = size_t{3} << 30;
constexpr int kTokens = 8192;  // neighbours choose so that two orders take about as long
constexpr int kQueryHeads = 16;
constexpr int kKvHeads = 4;
constexpr int kHeadDim = 128;
constexpr int kGates = 3 * kQueryHeads;
constexpr int kColumns = (kQueryHeads + 2 * kKvHeads) * kHeadDim + kGates;

void Succeed(const absl::Status& status) {
  if (!status.ok()) std::fprintf(stderr, "%s\n", status.ToString().c_str());
  LONGSPAN_CHECK(status.ok());
}

struct StepOutcome {
  AttentionPath path;
  std::vector<uint16_t> out;  // [tokens, Hq * D] bf16
};

// A layer and one prompt, which each step reads anew.
class OneLayer {
 public:
  explicit OneLayer(CudaOptions options) {
    options.memory_bytes = kTestMemoryBytes;
    options.inform = [this](absl::string_view line) { reported.emplace_back(line); };
    backend_ = TakeDevice(options);
    MakeCache();
    weights_.keys = Random({kKvHeads, 32 * kHeadDim, kHeadDim}, 1.0F / 64);
    weights_.values = Random({kKvHeads, 32 * kHeadDim, kHeadDim}, 1.0F / 64);
    projections_ = Random({kTokens, kColumns}, 1);
    q_ = Empty(DType::kBf16, {kTokens, kQueryHeads, kHeadDim});
    compressed_ = Empty(DType::kF32, {kTokens, kQueryHeads, kHeadDim});
    selected_ = Empty(DType::kI32, {kTokens, kKvHeads, layout_.nsa.selected_blocks});
    out_ = Empty(DType::kBf16, {kTokens, kQueryHeads * kHeadDim});
    for (int i = 0; i < kHeadDim / 2; ++i) {
      frequencies_.push_back(static_cast<float>(std::pow(5e5, -2.0 * i / kHeadDim)));
    }
  }

  StepOutcome Step() {
    const RaggedBatch batch = {token_offsets_, zero_, slots_, page_offsets_, page_ids_, densely_};
    const RopeView rope = {kHeadDim, frequencies_, 1.0F};
    Succeed(backend_->BeginStep(batch));
    Succeed(backend_->Compute(RopeAppendArgs{&batch, rope, projections_, kQueryHeads, q_, kv_}));
    Succeed(backend_->Compute(
        UpdateSummariesArgs{&batch, rope, projections_, kQueryHeads, weights_, kv_}));
    Succeed(backend_->Compute(NsaSelectArgs{&batch, q_, kv_, compressed_, selected_}));
    Succeed(backend_->Compute(NsaAttendArgs{&batch, q_, selected_, compressed_, projections_,
                                            kColumns - kGates, kv_, out_}));
    auto result = backend_->EndAndFinishStep();
    Succeed(result.status());
    StepOutcome outcome;
    for (int path = 0; path < kAttentionPaths; ++path) {
      if (result->reads.rows_by_path[path] > 0) outcome.path = static_cast<AttentionPath>(path);
    }
    outcome.out.resize(out_.elements());
    Succeed(backend_->CopyOut(outcome.out.data(), out_.data, out_.bytes()));
    return outcome;
  }

  std::vector<AttentionPath> Paths(int steps) {
    std::vector<AttentionPath> paths;
    for (int i = 0; i < steps; ++i) paths.push_back(Step().path);
    return paths;
  }

  std::vector<std::string> reported;

 private:
  TensorView Empty(DType dtype, const std::vector<int64_t>& shape) {
    TensorView view;
    view.dtype = dtype;
    for (const int64_t size : shape) view.shape[view.rank++] = size;
    auto buffer = backend_->Allocate("test", view.bytes());
    Succeed(buffer.status());
    view.data = (*buffer)->data();
    buffers_.push_back(std::move(buffer).value());
    return view;
  }

  TensorView Random(const std::vector<int64_t>& shape, float deviation) {
    const TensorView view = Empty(DType::kF32, shape);
    std::normal_distribution<float> normal(0, deviation);
    std::vector<float> values(view.elements());
    for (float& value : values) value = normal(generator_);
    Succeed(backend_->CopyIn(view.data, values.data(), view.bytes()));
    return view;
  }

  void MakeCache() {
    constexpr int64_t kPages = kTokens / kPageTokens;
    layout_.layers = 1;
    layout_.kv_heads = kKvHeads;
    layout_.head_dim = kHeadDim;
    layout_.has_summaries = true;
    kv_.layout = &layout_;
    kv_.keys = Empty(DType::kBf16, {kPages, kKvHeads, kPageTokens * kHeadDim});
    kv_.values = Empty(DType::kBf16, {kPages, kKvHeads, kPageTokens * kHeadDim});
    kv_.summary_keys = Empty(DType::kBf16, {kPages, kKvHeads, 4 * kHeadDim});
    kv_.summary_values = Empty(DType::kBf16, {kPages, kKvHeads, 4 * kHeadDim});
    kv_.carry = Empty(DType::kF32, {kPages, kKvHeads, 2 * kHeadDim});
    kv_.open_sums = Empty(DType::kF32, {1, kKvHeads, 2 * kHeadDim});
    kv_.tail_keys = Empty(DType::kBf16, {1, kKvHeads, 16 * kHeadDim});
    page_offsets_ = {0, static_cast<int32_t>(kPages)};
    page_ids_.resize(kPages);
    std::iota(page_ids_.begin(), page_ids_.end(), 0);
  }

  std::unique_ptr<Backend> backend_;
  std::mt19937 generator_{5};
  KvLayout layout_;
  KvLayerView kv_;
  CompressWeights weights_;
  TensorView q_, compressed_, selected_, out_, projections_;
  const std::vector<int32_t> token_offsets_ = {0, kTokens};
  const std::vector<int64_t> zero_ = {0};
  const std::vector<int32_t> slots_ = {0};
  const std::vector<uint8_t> densely_ = {0};
  std::vector<int32_t> page_offsets_, page_ids_;
  std::vector<float> frequencies_;
  std::vector<std::unique_ptr<Buffer>> buffers_;
};

double Widened(uint16_t bf16) {
  const uint32_t bits = uint32_t{bf16} << 16;
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

// Root mean square of the differences over that of `a`.
double RelativeError(const std::vector<uint16_t>& a, const std::vector<uint16_t>& b) {
  double differences = 0;
  double squares = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    differences += std::pow(Widened(a[i]) - Widened(b[i]), 2);
    squares += std::pow(Widened(a[i]), 2);
  }
  return std::sqrt(differences / squares);
}

TEST(LearntPathTest, OrdersTakeTurnsUntilOneIsKept) {
  constexpr int kLearning = 16;  // the first step does not know the overlap
  OneLayer layer({});
  std::vector<StepOutcome> of_path(kAttentionPaths);
  AttentionPath last{};
  for (int step = 0; step < 40; ++step) {
    SCOPED_TRACE(step);
    const StepOutcome outcome = layer.Step();
    ASSERT_TRUE(outcome.path == AttentionPath::kFsa || outcome.path == AttentionPath::kUnion);
    if (step > kLearning) {
      ASSERT_EQ(outcome.path, last) << "settled";
    }
    last = outcome.path;
    std::vector<uint16_t>& same_path = of_path[static_cast<size_t>(outcome.path)].out;
    if (same_path.empty()) same_path = outcome.out;
    ASSERT_TRUE(same_path == outcome.out) << "the same order gives other bits";
  }
  const auto& fsa = of_path[static_cast<size_t>(AttentionPath::kFsa)].out;
  const auto& tile = of_path[static_cast<size_t>(AttentionPath::kUnion)].out;
  ASSERT_FALSE(fsa.empty());
  ASSERT_FALSE(tile.empty());
  EXPECT_LT(RelativeError(fsa, tile), 6e-3);
  EXPECT_THAT(layer.reported, ElementsAre(HasSubstr("settled on ")));
}

TEST(LearntPathTest, APinnedPathIsAllThatIsTaken) {
  CudaOptions options;
  options.attention_path = AttentionPath::kUnion;
  OneLayer layer(options);
  EXPECT_THAT(layer.Paths(6), testing::Each(AttentionPath::kUnion));
  EXPECT_THAT(layer.reported, IsEmpty());
}

TEST(LearntPathTest, ABatchInvariantBackendTriesNothing) {
  CudaOptions options;
  options.batch_invariant = true;
  OneLayer layer(options);
  EXPECT_THAT(layer.Paths(6), testing::Each(AttentionPath::kFsa));
  EXPECT_THAT(layer.reported, IsEmpty());
}

TEST(LearntPathTest, WithoutLearningTheTableChoosesAlike) {
  CudaOptions options;
  options.learn_attention_path = false;
  OneLayer layer(options);
  const std::vector<AttentionPath> paths = layer.Paths(6);
  EXPECT_EQ(paths[0], AttentionPath::kFsa) << "nothing is known of the overlap";
  for (int step = 2; step < 6; ++step) EXPECT_EQ(paths[step], paths[1]);
  EXPECT_THAT(layer.reported, IsEmpty());
}

}  // namespace
}  // namespace longspan
