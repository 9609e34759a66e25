#include "engine/model/nsa_attention.h"

#include <algorithm>

#include "engine/model/family.h"
#include "engine/model/tensor_list.h"
#include "engine/model/weights.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// Which kinds of attention the rows of a step ask for.
struct RowKinds {
  bool sparse = false;
  bool dense = false;
};

RowKinds KindsOf(const StepContext& step, const LayerDescription& description) {
  if (description.attention == AttentionKind::kDense) return {.sparse = false, .dense = true};
  const auto& flags = step.batch.attends_densely;
  return {.sparse = std::count(flags.begin(), flags.end(), 0) > 0,
          .dense = std::count(flags.begin(), flags.end(), 1) > 0};
}

RopeView RopeOf(const ModelConfig& config, const LayerDescription& description) {
  if (description.rope == nullptr) return {};
  const RopeConfig& rope = config.*description.rope;
  return {rope.rotary_dims, rope.inverse_frequencies, rope.attention_scale,
          rope.long_inverse_frequencies};
}

HeadNorms NormsOf(const StepContext& step, int layer) {
  const LayerWeights& weights = step.model.weights->layer(layer);
  return {weights.query_norm, weights.key_norm, step.model.config.rms_norm_epsilon};
}

int GateColumn(const ModelConfig& config) {
  return static_cast<int>(ProjectionColumns(config)) - GateColumns(config);
}

absl::Status GateHeads(const StepContext& step) {
  const Activations& use = step.activations;
  const ModelConfig& config = step.model.config;
  TensorView heads = use.attended;  // [T, Hq * D]
  heads.rank = 3;
  heads.shape = {use.attended.shape[0], config.query_heads, config.head_dim};
  return step.backend.Compute(GateHeadsArgs{.projections = use.projections,
                                            .gate_column = GateColumn(config) + kNsaSelectedBranch,
                                            .gate_stride = kNsaBranches,
                                            .heads = heads});
}

absl::Status Select(const StepContext& step, int layer, const KvLayerView& kv) {
  const Activations& use = step.activations;
  LONGSPAN_RETURN_IF_ERROR(step.backend.Compute(NsaSelectArgs{.batch = &step.batch,
                                                              .q = use.queries,
                                                              .kv = kv,
                                                              .output = use.compressed,
                                                              .selected = use.selected}));
  return step.choices.Copy(step.backend, layer, use.selected);
}

absl::Status AttendToSelected(const StepContext& step, const KvLayerView& kv) {
  const Activations& use = step.activations;
  return step.backend.Compute(NsaAttendArgs{.batch = &step.batch,
                                            .q = use.queries,
                                            .selected = use.selected,
                                            .compressed = use.compressed,
                                            .projections = use.projections,
                                            .gate_column = GateColumn(step.model.config),
                                            .kv = kv,
                                            .out = use.attended});
}

}  // namespace

absl::Status Attention(const StepContext& step, int layer) {
  const Activations& use = step.activations;
  const LayerDescription description = LayerOf(step.model.config, layer);
  const KvLayerView kv = step.kv.Layer(layer);
  const RopeView rope = RopeOf(step.model.config, description);

  LONGSPAN_RETURN_IF_ERROR(
      step.backend.Compute(RopeAppendArgs{.batch = &step.batch,
                                          .rope = rope,
                                          .projections = use.projections,
                                          .query_heads = step.model.config.query_heads,
                                          .q = use.queries,
                                          .kv = kv,
                                          .norms = NormsOf(step, layer)}));
  // Dense rows of a sparse layer keep their summaries too: they may grow past the threshold.
  if (description.attention == AttentionKind::kSparse) {
    LONGSPAN_RETURN_IF_ERROR(step.backend.Compute(
        UpdateSummariesArgs{.batch = &step.batch,
                            .rope = rope,
                            .projections = use.projections,
                            .query_heads = step.model.config.query_heads,
                            .weights = step.model.weights->layer(layer).compress,
                            .kv = kv}));
  }
  const RowKinds kinds = KindsOf(step, description);
  if (kinds.sparse && step.model.config.sparse_prefill) {
    LONGSPAN_RETURN_IF_ERROR(step.backend.Compute(
        TileAttendArgs{.batch = &step.batch, .q = use.queries, .kv = kv, .out = use.attended}));
  } else {
    if (kinds.sparse) LONGSPAN_RETURN_IF_ERROR(Select(step, layer, kv));
    if (kv.rooms.exist()) {
      LONGSPAN_RETURN_IF_ERROR(step.backend.Compute(
          FetchRoomsArgs{.batch = &step.batch, .selected = use.selected, .kv = kv}));
    }
    if (kinds.sparse) LONGSPAN_RETURN_IF_ERROR(AttendToSelected(step, kv));
  }
  if (kinds.dense) {
    LONGSPAN_RETURN_IF_ERROR(
        step.backend.Compute(DenseAttendArgs{.batch = &step.batch,
                                             .all_rows = !kinds.sparse,
                                             .q = use.queries,
                                             .kv = kv,
                                             .out = use.attended,
                                             .window_tokens = description.window_tokens}));
  }
  return description.head_gates ? GateHeads(step) : absl::OkStatus();
}

}  // namespace longspan
