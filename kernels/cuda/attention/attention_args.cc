#include "kernels/cuda/attention/attention_args.h"

namespace longspan::cuda {
namespace {

AttentionStep StepOf(const StepRows& step, const uint8_t* takes_part, const TensorView& q,
                     const void* q_bf16, const KvLayerView& kv) {
  AttentionStep out;
  out.rows = step.OfGroup(kv.group);
  out.takes_part = takes_part;
  out.pages = PagesOf(kv);
  out.kv_dtype = kv.layout->kv_dtype;
  out.summary_dtype = kv.layout->summary_dtype;
  out.query_heads = static_cast<int>(q.shape[1]);
  out.q = q.dtype == DType::kF32 ? q.as<const float>() : nullptr;
  out.q_bf16 = q_bf16;
  return out;
}

bool CompletesAny(const RaggedBatch& batch, int stride_tokens) {
  for (int row = 0; row < batch.rows(); ++row) {
    if (CompleteSubBlocks(batch.length_tokens(row), stride_tokens) >
        CompleteSubBlocks(batch.first_positions[row], stride_tokens)) {
      return true;
    }
  }
  return false;
}

}  // namespace

DevicePages PagesOf(const KvLayerView& kv) {
  DevicePages pages;
  pages.keys = kv.keys.data;
  pages.values = kv.values.data;
  pages.key_scales = kv.key_scales.data;
  pages.value_scales = kv.value_scales.data;
  pages.summary_keys = kv.summary_keys.data;
  pages.summary_values = kv.summary_values.data;
  pages.kv_heads = kv.layout->kv_heads;
  pages.head_dim = kv.layout->head_dim;
  pages.entries_per_page = kv.layout->entries_per_page();
  const KvRooms& rooms = kv.rooms;
  pages.rooms = {rooms.room_of_page.as<int32_t>(), rooms.keys.data, rooms.values.data,
                 rooms.key_scales.data, rooms.value_scales.data};
  return pages;
}

SparseSettings SettingsOf(const NsaParams& nsa) {
  SparseSettings settings;
  settings.stride_tokens = nsa.stride_tokens;
  settings.windows = nsa.sub_blocks_per_entry();
  settings.block_tokens = nsa.block_tokens;
  settings.selected_blocks = nsa.selected_blocks;
  settings.initial_blocks = nsa.initial_blocks;
  settings.local_blocks = nsa.local_blocks;
  // Identity is the overlap-sum of a single entry.
  settings.score_pool =
      nsa.score_pool == NsaScorePool::kMax ? ScorePool::kMax : ScorePool::kOverlapSum;
  settings.chunk_half = nsa.selection == NsaSelection::kChunkHalf;
  settings.compressed_branch = nsa.compressed_branch;
  settings.selected_branch = nsa.selected_branch;
  settings.merged_window = nsa.window == NsaWindow::kMerged;
  settings.window_span_tokens = nsa.window_span_tokens();
  return settings;
}

LayerStep LayerOf(const StepRows& step, const TensorView& q, const void* q_bf16,
                  const KvLayerView& kv) {
  return {step,
          step.OfGroup(kv.group),
          *kv.layout,
          PagesOf(kv),
          static_cast<int>(q.shape[1]),
          q_bf16,
          kv.keys.data,
          kv.group,
          kv.rooms.home_piece_pages};
}

GateLogits GatesOf(const NsaAttendArgs& args) {
  const NsaGate gate = args.kv.layout->nsa.gate;
  if (gate == NsaGate::kNone) return {};
  return {args.projections.as<const float>() + args.gate_column, args.projections.shape[1],
          gate == NsaGate::kHead ? 3 : 0};
}

SelectLaunch LaunchOf(const NsaSelectArgs& args, const StepRows& step, const uint8_t* takes_part,
                      const void* q_bf16) {
  SelectLaunch launch;
  launch.step = StepOf(step, takes_part, args.q, q_bf16, args.kv);
  launch.sparse = SettingsOf(args.kv.layout->nsa);
  launch.output = args.output.as<float>();
  launch.selected = args.selected.as<int32_t>();
  return launch;
}

AttendLaunch LaunchOf(const NsaAttendArgs& args, const StepRows& step, const uint8_t* takes_part,
                      const void* q_bf16) {
  AttendLaunch launch;
  launch.step = StepOf(step, takes_part, args.q, q_bf16, args.kv);
  launch.sparse = SettingsOf(args.kv.layout->nsa);
  launch.selected = args.selected.as<const int32_t>();
  launch.compressed = args.compressed.as<const float>();
  launch.gates = GatesOf(args);
  launch.out = args.out.data;
  launch.out_dtype = args.out.dtype;
  return launch;
}

DenseLaunch LaunchOf(const DenseAttendArgs& args, const StepRows& step, const uint8_t* takes_part,
                     const void* q_bf16) {
  DenseLaunch launch;
  launch.step = StepOf(step, takes_part, args.q, q_bf16, args.kv);
  launch.window_tokens = args.window_tokens;
  launch.out = args.out.data;
  launch.out_dtype = args.out.dtype;
  return launch;
}

BlockSummaryLaunch LaunchOf(const UpdateSummariesArgs& args, const StepRows& step,
                            const DeviceRope& rope) {
  const KvLayout& layout = *args.kv.layout;
  BlockSummaryLaunch launch;
  launch.rows = step.OfGroup(args.kv.group);
  launch.rope = rope;
  launch.projections = args.projections.as<const float>();
  launch.stride = args.projections.shape[1];
  launch.query_heads = args.query_heads;
  launch.kind = SummaryKindOf(layout.nsa.compress);
  launch.before_rope = layout.nsa.compress_keys == NsaCompressKeys::kPreRope;
  launch.with_values = layout.nsa.compress_values;
  launch.stride_tokens = layout.nsa.stride_tokens;
  launch.completes_any = CompletesAny(*args.batch, launch.stride_tokens);
  launch.windows = layout.nsa.sub_blocks_per_entry();
  launch.key_weights = args.weights.keys.as<const float>();
  launch.value_weights = args.weights.values.as<const float>();
  launch.key_bias = args.weights.key_bias.as<const float>();
  launch.pages = PagesOf(args.kv);
  launch.kv_dtype = layout.computed_kv_dtype();
  launch.summary_dtype = layout.summary_dtype;
  launch.carry = args.kv.carry.as<float>();
  launch.tail_keys = args.kv.tail_keys.data;
  launch.open_sums = args.kv.open_sums.as<float>();
  return launch;
}

}  // namespace longspan::cuda
