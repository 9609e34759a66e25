// RoPE on a device: angles at positions where fp32 angles fail, and heads that are normalised
// first.

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "tests/gpu/backend_host_tensors.h"
#include "tests/kernels/backend/test_tensors.h"
#include "tests/kernels/test_backend.h"

namespace longspan {
namespace {

// One token far out: its page table is long, its angles are many turns.
TEST(CudaRope, AnglesAreExactAtAMillionTokens) {
  constexpr int64_t kPosition = 1'048'570;
  constexpr int kHeadDim = 64;
  auto backend = MakeTestBackend(1);
  KvLayout layout;
  layout.layers = layout.kv_heads = 1;
  layout.head_dim = kHeadDim;
  layout.kv_dtype = DType::kF32;
  HostTensor keys(DType::kF32, {1, 1, 64 * kHeadDim});
  HostTensor values(DType::kF32, {1, 1, 64 * kHeadDim});
  HostTensor projections(DType::kF32, {1, 3 * kHeadDim});
  HostTensor q(DType::kF32, {1, 1, kHeadDim});
  projections.FillNormal(5);
  std::vector<float> frequencies;
  for (int i = 0; i < kHeadDim / 2; ++i) {
    frequencies.push_back(static_cast<float>(std::pow(10000.0, -2.0 * i / kHeadDim)));
  }
  const std::vector<int32_t> offsets = {0, 1};
  const std::vector<int64_t> first = {kPosition};
  const std::vector<int32_t> slots = {0};
  const std::vector<int32_t> pages(PagesForTokens(kPosition + 1), 0);
  const std::vector<int32_t> page_offsets = {0, static_cast<int32_t>(pages.size())};
  const std::vector<uint8_t> densely = {1};
  const RaggedBatch batch = {offsets, first, slots, page_offsets, pages, densely};
  KvLayerView kv;
  kv.layout = &layout;
  kv.keys = keys.view();
  kv.values = values.view();
  ASSERT_TRUE(backend->BeginStep(batch).ok());
  ASSERT_TRUE(backend
                  ->Compute(RopeAppendArgs{
                      &batch, {kHeadDim, frequencies, 1.0F}, projections.view(), 1, q.view(), kv})
                  .ok());
  ASSERT_TRUE(backend->EndAndFinishStep().ok());
  for (int i = 0; i < kHeadDim / 2; ++i) {
    const double angle = static_cast<double>(kPosition) * double{frequencies[i]};
    const double x = projections.Get(i);
    const double y = projections.Get(i + kHeadDim / 2);
    EXPECT_NEAR(q.Get(i), x * std::cos(angle) - y * std::sin(angle), 2e-6) << i;
    EXPECT_NEAR(q.Get(i + kHeadDim / 2), y * std::cos(angle) + x * std::sin(angle), 2e-6) << i;
  }
}

// Rows of RoPE, whose heads are normalised first, by their definition.
class NormedRope {
 public:
  static constexpr int kQueryHeads = 4;
  static constexpr int kKvHeads = 2;
  static constexpr int kHeads = kQueryHeads + 2 * kKvHeads;
  static constexpr int64_t kFirstPosition = 50;
  static constexpr float kEpsilon = 1e-6F;

  NormedRope(int head_dim, int tokens)
      : head_dim_(head_dim),
        tokens_(tokens),
        keys(DType::kF32, {Pages(), kKvHeads, 64 * head_dim}),
        values(DType::kF32, {Pages(), kKvHeads, 64 * head_dim}),
        projections(DType::kF32, {tokens, kHeads * head_dim}),
        q(DType::kF32, {tokens, kQueryHeads, head_dim}),
        query_weight(DType::kF32, {head_dim}),
        key_weight(DType::kF32, {head_dim}) {
    projections.FillNormal(5, 3.0F);
    query_weight.FillNormal(6);
    key_weight.FillNormal(7);
    for (int i = 0; i < head_dim / 2; ++i) {
      frequencies_.push_back(static_cast<float>(std::pow(10000.0, -2.0 * i / head_dim)));
    }
  }

  absl::Status Run(Backend& backend) {
    const std::vector<int32_t> offsets = {0, tokens_};
    const std::vector<int64_t> first = {kFirstPosition};
    const std::vector<int32_t> slots = {0};
    std::vector<int32_t> pages;
    for (int page = 0; page < Pages(); ++page) pages.push_back(page);
    const std::vector<int32_t> page_offsets = {0, Pages()};
    const std::vector<uint8_t> densely = {1};
    const RaggedBatch batch = {offsets, first, slots, page_offsets, pages, densely};
    KvLayout layout;
    layout.layers = 1;
    layout.kv_heads = kKvHeads;
    layout.head_dim = head_dim_;
    layout.kv_dtype = DType::kF32;
    RopeAppendArgs args;
    args.batch = &batch;
    args.rope = {head_dim_, frequencies_, 1.0F};
    args.projections = projections.view();
    args.query_heads = kQueryHeads;
    args.q = q.view();
    args.kv.layout = &layout;
    args.kv.keys = keys.view();
    args.kv.values = values.view();
    args.norms = {query_weight.view(), key_weight.view(), kEpsilon};
    absl::Status status = backend.BeginStep(batch);
    if (status.ok()) status = backend.Compute(args);
    return status.ok() ? backend.EndAndFinishStep().status() : status;
  }

  double Projected(int token, int head, int dim) const {
    return projections.Get((int64_t{token} * kHeads + head) * head_dim_ + dim);
  }
  double Normed(int token, int head, int dim) const {
    double squares = 0.0;
    for (int i = 0; i < head_dim_; ++i) squares += std::pow(Projected(token, head, i), 2);
    const HostTensor& weight = head < kQueryHeads ? query_weight : key_weight;
    return Projected(token, head, dim) / std::sqrt(squares / head_dim_ + double{kEpsilon}) *
           weight.Get(dim);
  }
  double Expected(int token, int head, int dim) const {
    const int half = head_dim_ / 2;
    const double angle =
        static_cast<double>(kFirstPosition + token) * double{frequencies_[dim % half]};
    const double own = Normed(token, head, dim);
    const double partner = Normed(token, head, (dim + half) % head_dim_);
    return own * std::cos(angle) + (dim < half ? -partner : partner) * std::sin(angle);
  }
  // Of a KV head's keys or values, which the host has [D, 64] and [64, D].
  double Cached(bool is_value, int token, int kv_head, int dim) const {
    const int64_t position = kFirstPosition + token;
    const int64_t block = (position / 64 * kKvHeads + kv_head) * 64 * head_dim_;
    const int64_t place = position % 64;
    return is_value ? values.Get(block + place * head_dim_ + dim)
                    : keys.Get(block + int64_t{dim} * 64 + place);
  }

 private:
  int32_t Pages() const { return static_cast<int32_t>((kFirstPosition + tokens_ + 63) / 64); }

  const int head_dim_;
  const int tokens_;
  std::vector<float> frequencies_;

 public:
  HostTensor keys, values, projections, q, query_weight, key_weight;
};

TEST(CudaRope, HeadsAreNormalisedBeforeTheyAreRotated) {
  for (const int head_dim : {6, 64, 96, 128, 256}) {
    for (const int tokens : {1, 20, 130}) {
      SCOPED_TRACE(head_dim);
      SCOPED_TRACE(tokens);
      NormedRope step(head_dim, tokens);
      const absl::Status status = step.Run(*MakeTestBackend(1));
      ASSERT_TRUE(status.ok()) << status;
      for (int token = 0; token < tokens; ++token) {
        for (int head = 0; head < NormedRope::kHeads; ++head) {
          const int kv_head = head - NormedRope::kQueryHeads;
          const bool is_value = kv_head >= NormedRope::kKvHeads;
          for (int dim = 0; dim < head_dim; ++dim) {
            const double want =
                is_value ? step.Projected(token, head, dim) : step.Expected(token, head, dim);
            const double got =
                kv_head < 0
                    ? step.q.Get((int64_t{token} * NormedRope::kQueryHeads + head) * head_dim + dim)
                    : step.Cached(is_value, token, kv_head % NormedRope::kKvHeads, dim);
            ASSERT_NEAR(got, want, is_value ? 0.0 : 1e-5)
                << "token " << token << " head " << head << " dim " << dim;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace longspan
