#include "engine/model/activations.h"

#include <initializer_list>
#include <utility>

#include "engine/model/tensor_list.h"
#include "kernels/base/check.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// Wide enough for any vector load and for a line of any cache.
constexpr int64_t kAlignmentBytes = 256;

int64_t AlignedBytes(const TensorView& tensor) {
  if (tensor.rank == 0) return 0;
  const int64_t bytes = static_cast<int64_t>(tensor.bytes());
  return (bytes + kAlignmentBytes - 1) / kAlignmentBytes * kAlignmentBytes;
}

TensorView Shape(DType dtype, std::initializer_list<int64_t> dimensions) {
  TensorView tensor;
  tensor.dtype = dtype;
  for (int64_t dimension : dimensions) tensor.shape[tensor.rank++] = dimension;
  return tensor;
}

bool HasOutputNorms(const ModelConfig& config) {
  for (int layer = 0; layer < config.layers; ++layer) {
    const LayerDescription description = LayerOf(config, layer);
    if (description.attention_output_norm || description.mlp_output_norm) return true;
  }
  return false;
}

// Shapes without memory; a tensor the model does not need has rank 0.
Activations ShapesOf(const ModelConfig& config, const StepLimits& limits, DType activation,
                     DType intermediate) {
  const int64_t tokens = limits.max_step_tokens;
  const int64_t rows = limits.max_logits_rows;
  const int64_t query_columns = int64_t{config.query_heads} * config.head_dim;
  const TensorView heads = Shape(DType::kF32, {tokens, config.query_heads, config.head_dim});
  Activations shapes;
  shapes.residual = Shape(DType::kF32, {tokens, config.hidden});
  shapes.delta = Shape(intermediate, {tokens, config.hidden});
  shapes.normed = Shape(activation, {tokens, config.hidden});
  shapes.projections = Shape(DType::kF32, {tokens, ProjectionColumns(config)});
  shapes.queries = Shape(intermediate, {tokens, config.query_heads, config.head_dim});
  if (config.nsa && !config.sparse_prefill) {
    if (config.nsa->compressed_branch) shapes.compressed = heads;
    shapes.selected = Shape(DType::kI32, {tokens, config.kv_heads, config.nsa->selected_blocks});
  }
  shapes.attended = Shape(activation, {tokens, query_columns});
  shapes.gate_up = Shape(intermediate, {tokens, int64_t{2} * config.mlp_hidden});
  shapes.mlp = Shape(activation, {tokens, config.mlp_hidden});
  if (HasOutputNorms(config)) shapes.branch = Shape(DType::kF32, {tokens, config.hidden});
  shapes.head_residual = Shape(DType::kF32, {rows, config.hidden});
  shapes.head_delta = Shape(intermediate, {rows, config.hidden});
  shapes.head_normed = Shape(activation, {rows, config.hidden});
  shapes.logits = Shape(DType::kF32, {rows, config.vocabulary});
  return shapes;
}

int64_t TotalBytes(Activations shapes) {
  int64_t total_bytes = 0;
  for (const TensorView* tensor : shapes.All()) total_bytes += AlignedBytes(*tensor);
  return total_bytes;
}

}  // namespace

std::array<TensorView*, 15> Activations::All() {
  return {&residual,   &delta,         &normed,     &projections, &queries,
          &compressed, &selected,      &attended,   &gate_up,     &mlp,
          &branch,     &head_residual, &head_delta, &head_normed, &logits};
}

int64_t ActivationBytes(const ModelConfig& config, const StepLimits& limits, DType compute_dtype,
                        const Backend& backend) {
  return TotalBytes(
      ShapesOf(config, limits, compute_dtype, backend.IntermediateDType(compute_dtype)));
}

absl::StatusOr<std::unique_ptr<ActivationPool>> ActivationPool::Create(const ModelConfig& config,
                                                                       const StepLimits& limits,
                                                                       DType compute_dtype,
                                                                       Backend* backend) {
  std::unique_ptr<ActivationPool> pool(new ActivationPool);
  pool->full_ = ShapesOf(config, limits, compute_dtype, backend->IntermediateDType(compute_dtype));
  const int64_t total_bytes = TotalBytes(pool->full_);
  LONGSPAN_ASSIGN_OR_RETURN(pool->buffer_,
                            backend->Allocate("activations", static_cast<size_t>(total_bytes)));
  char* next = static_cast<char*>(pool->buffer_->data());
  for (TensorView* tensor : pool->full_.All()) {
    if (tensor->rank == 0) continue;
    tensor->data = next;
    next += AlignedBytes(*tensor);
  }
  return pool;
}

Activations ActivationPool::ForTokens(int32_t tokens) const {
  Activations cut = full_;
  const auto all = cut.All();
  for (int i = 0; i < Activations::kTokenTensors; ++i) *all[i] = FirstRows(*all[i], tokens);
  return cut;
}

TensorView FirstRows(TensorView tensor, int64_t rows) {
  if (tensor.rank == 0) return tensor;
  LONGSPAN_CHECK(rows <= tensor.shape[0]);
  tensor.shape[0] = rows;
  return tensor;
}

}  // namespace longspan
