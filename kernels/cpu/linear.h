// The weights of a model, prepared once, and their products, dealt to the pool's threads. A weight
// is stacked from parts; those that are kept alike and stand side by side are a segment, with
// columns of y of its own. Called by the engine's thread.
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/backend.h"
#include "kernels/cpu/buffers.h"
#include "kernels/cpu/packed_weight.h"
#include "kernels/cpu/parallel.h"
#include "kernels/cpu/plain_weight.h"

namespace longspan::cpu {

class Linear {
 public:
  static absl::StatusOr<std::unique_ptr<Linear>> Create(ThreadPool& pool);

  static WeightSupport SupportedWeights();
  absl::StatusOr<WeightHandle> Prepare(absl::Span<const WeightPart> parts,
                                       absl::Span<const float> bias, DType compute_dtype);
  // The handle's bytes, known without data.
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                        DType compute_dtype);
  // Makes what products of 1 to `rows` rows need, of all weights that were prepared.
  absl::Status PrepareRows(int64_t rows) { return plain_->PrepareRows(rows); }
  absl::Status Multiply(const LinearArgs& args);
  // Of a prepared table. token_ids [T] are real ids.
  absl::Status Embed(const EmbedArgs& args, absl::Span<const int32_t> token_ids);

  // What multiplies packed weights: "AVX-512 VNNI".
  const char* packed_instruction_set() const { return packed_.kernels().name; }

 private:
  struct Segment {
    int64_t first_output = 0;
    std::variant<PlainWeight, PackedWeight> weight;
  };
  struct Weight {
    int64_t inputs, outputs;
    DType compute_dtype;
    std::vector<Segment> segments;
    std::vector<RowTermsKey> row_terms;  // of its packed segments
    bool has_plain = false;
    std::vector<float> bias;  // [outputs] or empty

    // Any thread. Widened: [inputs].
    void ReadRow(int64_t output, float* row) const;
  };

  Linear(ThreadPool& pool, std::unique_ptr<PlainProducts> plain);
  absl::StatusOr<int64_t> AddSegment(absl::Span<const WeightPart> parts, Weight& weight);
  absl::StatusOr<const Weight*> Find(const char* operation, const WeightHandle& handle) const;
  // What packed and plain segments multiply.
  absl::Status PrepareOperands(const Weight& weight, const TensorView& x);
  int64_t Tasks(const Segment& segment, int64_t rows) const;
  void RunTask(const LinearArgs& args, const Weight& weight, int64_t task, int thread);
  const void* Widened(const TensorView& x);

  ThreadPool& pool_;
  std::unique_ptr<PlainProducts> plain_;
  PackedProducts packed_;
  std::vector<Weight> weights_;
  HostSlabs slabs_{"weights"};
  std::vector<float> widened_x_;
  const void* plain_x_ = nullptr;  // of the product at work
};

}  // namespace longspan::cpu
