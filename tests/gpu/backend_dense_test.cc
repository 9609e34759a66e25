// Dense attention through the backend, with and without a window, against its definition in double
// precision: chunks and single tokens in one step, by the families (bf16) and the plain kernels
// (fp32, other head dimensions).
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/gpu/backend_host_tensors.h"
#include "tests/gpu/backend_shared_device.h"
#include "tests/kernels/backend/test_tensors.h"
#include "tests/kernels/test_backend.h"

namespace longspan {
namespace {

struct DenseRow {
  int prior;
  int tokens;
  int length() const { return prior + tokens; }
};

const std::vector<DenseRow> kRows = {{0, 70}, {333, 1}, {130, 40}, {5, 1}, {200, 2}};

// The rows' sequences, whose tokens before the step have been appended in a step of their own.
class DenseProblem {
 public:
  DenseProblem(int head_dim, int group, DType dtype, std::unique_ptr<Backend> backend)
      : head_dim_(head_dim),
        group_(group),
        columns_((group + 2) * head_dim),
        dtype_(dtype),
        keys_(dtype, {Pages(), 1, 64 * head_dim}),
        values_(dtype, {Pages(), 1, 64 * head_dim}),
        projections_(DType::kF32, {First(kRows.size()), columns_}),
        backend_(std::move(backend)) {
    projections_.FillNormal(static_cast<uint32_t>(head_dim * 100 + group));
    layout_.layers = layout_.kv_heads = 1;
    layout_.head_dim = head_dim;
    layout_.kv_dtype = dtype;
    Attend(/*prior=*/true, 0);
  }

  // Outputs [tokens of the step, group, D].
  std::vector<double> Attend(int64_t window_tokens) { return Attend(false, window_tokens); }

  // What query `head` of the row's token sees, by the definition.
  std::vector<double> Expected(size_t row, int token, int head, int64_t window_tokens) const {
    const int64_t position = kRows[row].prior + token;
    const int64_t begin =
        window_tokens == 0 ? 0 : std::max<int64_t>(0, position + 1 - window_tokens);
    std::vector<double> scores;
    for (int64_t key = begin; key <= position; ++key) {
      double dot = 0.0;
      for (int dim = 0; dim < head_dim_; ++dim) {
        dot += At(row, position, head, dim) * At(row, key, group_, dim);
      }
      scores.push_back(dot / std::sqrt(static_cast<double>(head_dim_)));
    }
    const double top = *std::max_element(scores.begin(), scores.end());
    double sum = 0.0;
    std::vector<double> output(head_dim_, 0.0);
    for (int64_t key = begin; key <= position; ++key) {
      const double weight = std::exp(scores[key - begin] - top);
      sum += weight;
      for (int dim = 0; dim < head_dim_; ++dim) {
        output[dim] += weight * At(row, key, group_ + 1, dim);
      }
    }
    for (double& value : output) value /= sum;
    return output;
  }

 private:
  // Where a row's tokens begin in projections_, and its pages in the cache.
  static int64_t First(size_t row) {
    int64_t first = 0;
    for (size_t i = 0; i < row; ++i) first += kRows[i].length();
    return first;
  }
  static int FirstPage(size_t row) {
    int first = 0;
    for (size_t i = 0; i < row; ++i) first += (kRows[i].length() + 63) / 64;
    return first;
  }
  static int Pages() { return FirstPage(kRows.size()); }

  // As the cache and the queries hold it: heads are those of q, then k, then v.
  double At(size_t row, int64_t position, int head, int dim) const {
    const auto value = static_cast<float>(
        projections_.Get((First(row) + position) * columns_ + int64_t{head} * head_dim_ + dim));
    return dtype_ == DType::kBf16 ? cpu::WidenBf16(cpu::RoundToBf16(value)) : value;
  }

  // Appends the tokens before the step, or those of the step and attends.
  std::vector<double> Attend(bool prior, int64_t window_tokens) {
    std::vector<int32_t> offsets = {0};
    std::vector<int32_t> page_offsets = {0};
    std::vector<int32_t> slots;
    std::vector<int64_t> first;
    std::vector<int32_t> pages;
    std::vector<int64_t> tokens;  // in projections_
    for (size_t row = 0; row < kRows.size(); ++row) {
      const int begin = prior ? 0 : kRows[row].prior;
      const int end = prior ? kRows[row].prior : kRows[row].length();
      if (begin == end) continue;
      first.push_back(begin);
      slots.push_back(static_cast<int32_t>(row));
      for (int position = begin; position < end; ++position) {
        tokens.push_back(First(row) + position);
      }
      for (int page = 0; page < (end + 63) / 64; ++page) pages.push_back(FirstPage(row) + page);
      offsets.push_back(static_cast<int32_t>(tokens.size()));
      page_offsets.push_back(static_cast<int32_t>(pages.size()));
    }
    const std::vector<uint8_t> densely(slots.size(), 1);
    const RaggedBatch batch = {offsets, first, slots, page_offsets, pages, densely};
    const auto count = static_cast<int64_t>(tokens.size());
    HostTensor projected(DType::kF32, {count, columns_});
    for (int64_t i = 0; i < count * columns_; ++i) {
      projected.Set(
          i, static_cast<float>(projections_.Get(tokens[i / columns_] * columns_ + i % columns_)));
    }
    HostTensor q(dtype_, {count, group_, head_dim_});
    HostTensor out(dtype_, {count, int64_t{group_} * head_dim_});
    KvLayerView kv;
    kv.layout = &layout_;
    kv.keys = keys_.view();
    kv.values = values_.view();
    EXPECT_TRUE(backend_->BeginStep(batch).ok());
    EXPECT_TRUE(backend_
                    ->Compute(RopeAppendArgs{
                        &batch, RopeView(), projected.view(), group_, q.view(), kv, {}})
                    .ok());
    if (!prior) {
      EXPECT_TRUE(
          backend_->Compute(DenseAttendArgs{&batch, true, q.view(), kv, out.view(), window_tokens})
              .ok());
    }
    EXPECT_TRUE(backend_->EndAndFinishStep().ok());
    std::vector<double> result(out.view().elements());
    for (size_t i = 0; i < result.size(); ++i) result[i] = out.Get(static_cast<int64_t>(i));
    return result;
  }

  const int head_dim_;
  const int group_;
  const int64_t columns_;
  const DType dtype_;
  HostTensor keys_, values_, projections_;
  std::unique_ptr<Backend> backend_;
  KvLayout layout_;
};

class BackendDense : public testing::TestWithParam<std::tuple<int, int, DType>> {};

TEST_P(BackendDense, EqualsTheDefinitionInAnyWindow) {
  const auto [head_dim, group, dtype] = GetParam();
  DenseProblem problem(head_dim, group, dtype, MakeTestBackend(1));
  const double tolerance = dtype == DType::kBf16 ? 0.02 : 1e-5;
  for (const int64_t window_tokens : {0, 1, 64, 65, 100, 1000}) {
    SCOPED_TRACE(window_tokens);
    const std::vector<double> out = problem.Attend(window_tokens);
    size_t place = 0;
    for (size_t row = 0; row < kRows.size(); ++row) {
      for (int token = 0; token < kRows[row].tokens; ++token) {
        for (int head = 0; head < group; ++head) {
          for (const double want : problem.Expected(row, token, head, window_tokens)) {
            ASSERT_NEAR(out[place], want, tolerance * (1.0 + std::abs(want)))
                << "row " << row << " token " << token << " head " << head << " dim "
                << place % head_dim;
            ++place;
          }
        }
      }
    }
  }
}

// Chunks attend in e4m3, single tokens and windows as ever.
TEST(BackendDenseFloat8, ChunksAreRoundedAndNothingElse) {
  constexpr int kGroup = 4;
  DenseProblem problem(128, kGroup, DType::kBf16, WithHostTensors(&Float8AttentionCudaBackend()));
  for (const int64_t window_tokens : {0, 100}) {
    const std::vector<double> out = problem.Attend(window_tokens);
    size_t place = 0;
    for (size_t row = 0; row < kRows.size(); ++row) {
      const bool is_rounded = kRows[row].tokens > 1 && window_tokens == 0;
      double errors = 0.0;
      double squares = 0.0;
      for (int token = 0; token < kRows[row].tokens; ++token) {
        for (int head = 0; head < kGroup; ++head) {
          for (const double want : problem.Expected(row, token, head, window_tokens)) {
            errors += (out[place] - want) * (out[place] - want);
            squares += want * want;
            ++place;
          }
        }
      }
      const double relative = std::sqrt(errors / squares);
      SCOPED_TRACE(testing::Message() << "row " << row << " window " << window_tokens);
      EXPECT_LT(relative, is_rounded ? 0.08 : 0.01);
      EXPECT_EQ(relative > 0.01, is_rounded);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, BackendDense,
                         testing::Combine(testing::Values(64, 96, 128, 256),
                                          testing::Values(1, 3, 7, 16),
                                          testing::Values(DType::kBf16, DType::kF32)));

}  // namespace
}  // namespace longspan
