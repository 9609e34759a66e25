#include "engine/model/decoder.h"

#include <algorithm>

#include "engine/model/family.h"
#include "engine/model/nsa_attention.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// In pieces that do not overlap.
absl::Status MoveRows(Backend& backend, const TensorView& tensor, const TokenMove& move) {
  const size_t row_bytes = tensor.bytes() / tensor.shape[0];
  char* const data = tensor.as<char>();
  const int32_t piece = move.source - move.destination;
  for (int32_t done = 0; done < move.count; done += piece) {
    const size_t rows = std::min(piece, move.count - done);
    LONGSPAN_RETURN_IF_ERROR(backend.CopyWithin(data + (move.destination + done) * row_bytes,
                                                data + (move.source + done) * row_bytes,
                                                rows * row_bytes));
  }
  return absl::OkStatus();
}

// 0, 1, 2, …: of a step that only decodes, say.
bool AreTheFirst(absl::Span<const int32_t> token_rows) {
  for (size_t i = 0; i < token_rows.size(); ++i) {
    if (token_rows[i] != static_cast<int32_t>(i)) return false;
  }
  return true;
}

// A branch's last product, and the norm of it where the layer has one. Leaves it as `delta`.
absl::Status EndBranch(const StepContext& step, const TensorView& x, const WeightHandle& product,
                       const TensorView& output_norm) {
  const Activations& use = step.activations;
  if (output_norm.rank == 0) return step.backend.Compute(LinearArgs{x, product, use.delta});
  LONGSPAN_RETURN_IF_ERROR(step.backend.Compute(LinearArgs{x, product, use.branch}));
  return step.backend.Compute(
      RmsNormArgs{use.branch, {}, output_norm, step.model.config.rms_norm_epsilon, use.delta});
}

}  // namespace

absl::Status EmbedTokens(const StepContext& step, absl::Span<const int32_t> token_ids) {
  return step.backend.Compute(EmbedArgs{step.model.weights->embedding(), token_ids,
                                        step.activations.residual,
                                        step.model.config.embedding_scale});
}

// x += attention(norm(x)); x += down(activation(gate(h)) * up(h)), h = norm(x). The sums happen in
// the norm that follows: `delta` carries a branch's output there, still to be scaled.
absl::Status DecodeLayer(const StepContext& step, int layer) {
  const Activations& use = step.activations;
  const LayerWeights& weights = step.model.weights->layer(layer);
  const ModelConfig& config = step.model.config;
  const float epsilon = config.rms_norm_epsilon;
  const float branch_scale = config.branch_scale;
  Backend& backend = step.backend;
  const TensorView delta = layer == 0 ? TensorView{} : use.delta;

  LONGSPAN_RETURN_IF_ERROR(backend.Compute(
      RmsNormArgs{use.residual, delta, weights.attention_norm, epsilon, use.normed, branch_scale}));
  LONGSPAN_RETURN_IF_ERROR(
      backend.Compute(LinearArgs{use.normed, weights.projections, use.projections}));
  LONGSPAN_RETURN_IF_ERROR(Attention(step, layer));
  LONGSPAN_RETURN_IF_ERROR(
      EndBranch(step, use.attended, weights.attention_output, weights.attention_output_norm));

  LONGSPAN_RETURN_IF_ERROR(backend.Compute(
      RmsNormArgs{use.residual, use.delta, weights.mlp_norm, epsilon, use.normed, branch_scale}));
  LONGSPAN_RETURN_IF_ERROR(backend.Compute(LinearArgs{use.normed, weights.gate_up, use.gate_up}));
  LONGSPAN_RETURN_IF_ERROR(
      backend.Compute(GluArgs{use.gate_up, use.mlp, LayerOf(config, layer).activation}));
  return EndBranch(step, use.mlp, weights.down, weights.mlp_output_norm);
}

absl::Status DecodeLayers(const StepContext& step) {
  for (int layer = 0; layer < step.model.config.layers; ++layer) {
    LONGSPAN_RETURN_IF_ERROR(DecodeLayer(step, layer));
  }
  return absl::OkStatus();
}

absl::Status MoveTokens(Backend& backend, const Activations& activations, const TokenMove& move) {
  LONGSPAN_RETURN_IF_ERROR(MoveRows(backend, activations.residual, move));
  return MoveRows(backend, activations.delta, move);
}

absl::StatusOr<TensorView> Logits(const StepContext& step, absl::Span<const int32_t> token_rows) {
  const Activations& use = step.activations;
  const ModelWeights& weights = *step.model.weights;
  const int64_t rows = static_cast<int64_t>(token_rows.size());
  const bool gathers = !AreTheFirst(token_rows);
  const TensorView residual = FirstRows(gathers ? use.head_residual : use.residual, rows);
  const TensorView delta = FirstRows(gathers ? use.head_delta : use.delta, rows);
  const TensorView normed = FirstRows(use.head_normed, rows);
  const TensorView logits = FirstRows(use.logits, rows);

  if (gathers) {
    LONGSPAN_RETURN_IF_ERROR(
        step.backend.Compute(GatherRowsArgs{use.residual, token_rows, residual}));
    LONGSPAN_RETURN_IF_ERROR(step.backend.Compute(GatherRowsArgs{use.delta, token_rows, delta}));
  }
  LONGSPAN_RETURN_IF_ERROR(step.backend.Compute(
      RmsNormArgs{residual, delta, weights.final_norm(), step.model.config.rms_norm_epsilon, normed,
                  step.model.config.branch_scale}));
  LONGSPAN_RETURN_IF_ERROR(step.backend.Compute(LinearArgs{normed, weights.logits_head(), logits}));
  return logits;
}

}  // namespace longspan
