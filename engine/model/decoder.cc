#include "engine/model/decoder.h"

#include "engine/model/nsa_attention.h"
#include "kernels/status_macros.h"

namespace longspan {
namespace {

// x += attention(norm(x)); x += down(silu(gate(h)) * up(h)), h = norm(x). The sums happen in the
// norm that follows: `delta` carries a branch's output there.
absl::Status Layer(const StepContext& step, int index, const TensorView& delta) {
  const Activations& use = step.activations;
  const LayerWeights& weights = step.model.weights->layer(index);
  const float epsilon = step.model.config.rms_norm_epsilon;
  Backend& backend = step.backend;

  LONGSPAN_RETURN_IF_ERROR(
      backend.RmsNorm({use.residual, delta, weights.attention_norm, epsilon, use.normed}));
  LONGSPAN_RETURN_IF_ERROR(backend.Linear({use.normed, weights.projections, use.projections}));
  LONGSPAN_RETURN_IF_ERROR(Attention(step, index));
  LONGSPAN_RETURN_IF_ERROR(backend.Linear({use.attended, weights.attention_output, use.delta}));
  LONGSPAN_RETURN_IF_ERROR(step.communicator.AllReduce(use.delta));

  LONGSPAN_RETURN_IF_ERROR(
      backend.RmsNorm({use.residual, use.delta, weights.mlp_norm, epsilon, use.normed}));
  LONGSPAN_RETURN_IF_ERROR(backend.Linear({use.normed, weights.gate_up, use.gate_up}));
  LONGSPAN_RETURN_IF_ERROR(backend.SiluMul({use.gate_up, use.mlp}));
  LONGSPAN_RETURN_IF_ERROR(backend.Linear({use.mlp, weights.down, use.delta}));
  return step.communicator.AllReduce(use.delta);
}

// 0, 1, 2, …: of a step that only decodes, say.
bool AreTheFirst(absl::Span<const int32_t> token_rows) {
  for (size_t i = 0; i < token_rows.size(); ++i) {
    if (token_rows[i] != static_cast<int32_t>(i)) return false;
  }
  return true;
}

}  // namespace

absl::Status EmbedTokens(const StepContext& step, absl::Span<const int32_t> token_ids) {
  return step.backend.Embed(
      {step.model.weights->embedding(), token_ids, step.activations.residual});
}

absl::Status DecodeLayers(const StepContext& step) {
  for (int layer = 0; layer < step.model.config.layers; ++layer) {
    const TensorView delta = layer == 0 ? TensorView{} : step.activations.delta;
    LONGSPAN_RETURN_IF_ERROR(Layer(step, layer, delta));
  }
  return absl::OkStatus();
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
    LONGSPAN_RETURN_IF_ERROR(step.backend.GatherRows({use.residual, token_rows, residual}));
    LONGSPAN_RETURN_IF_ERROR(step.backend.GatherRows({use.delta, token_rows, delta}));
  }
  LONGSPAN_RETURN_IF_ERROR(step.backend.RmsNorm(
      {residual, delta, weights.final_norm(), step.model.config.rms_norm_epsilon, normed}));
  LONGSPAN_RETURN_IF_ERROR(step.backend.Linear({normed, weights.logits_head(), logits}));
  return logits;
}

}  // namespace longspan
