#include "kernels/cuda/attention/attention.h"

#include <algorithm>
#include <memory>

#include "kernels/cuda/attention/attention_args.h"
#include "kernels/cuda/attention/plain/plain_attention.h"
#include "kernels/cuda/attention/served_shapes/served_shapes.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// Thread blocks of a plain selection that one multiprocessor holds.
constexpr int kSelectBlocksPerMultiprocessor = 8;

// What no kernel of the step will write.
cudaError_t Clear(const TensorView& tensor, int byte, cudaStream_t stream) {
  return cudaMemsetAsync(tensor.data, byte, tensor.elements() * SizeBytes(tensor.dtype), stream);
}

SelectedPath PathFor(const CudaOptions& options) {
  if (options.batch_invariant) return SelectedPath::kFsaOrder;
  switch (options.attention_path.value_or(AttentionPath::kDense)) {
    case AttentionPath::kFsa:
      return SelectedPath::kFsaOrder;
    case AttentionPath::kUnion:
      return SelectedPath::kUnionTile;
    case AttentionPath::kNsa:
      return SelectedPath::kNsaOrder;
    case AttentionPath::kSparseDecode:
    case AttentionPath::kDense:
    case AttentionPath::kKeyTiles:
    case AttentionPath::kPlain:
      break;
  }
  return SelectedPath::kAuto;
}

std::unique_ptr<PathTimer> TimerFor(const CudaOptions& options, cudaStream_t stream) {
  if (PathFor(options) != SelectedPath::kAuto || !options.learn_attention_path) return nullptr;
  return std::make_unique<PathTimer>(options.inform, stream);
}

}  // namespace

Attention::Attention(const std::shared_ptr<Arena>& arena, StagingRing* staging,
                     const Device& device, const CudaOptions& options, cudaStream_t stream)
    : device_(device),
      plain_only_(options.plain_attention),
      float8_(options.float8_attention),
      stream_(stream),
      rooms_(arena, stream),
      written_(arena, staging, stream),
      expanded_(arena, staging, &rooms_, &written_, options.expanded_bytes, stream),
      prefill_(arena, staging, PathFor(options), TimerFor(options, stream), options.batch_invariant,
               options.float8_attention, stream),
      tiles_(arena, stream),
      decode_(arena, device.multiprocessors, options.batch_invariant, stream),
      plain_select_(arena, "attention") {}

void Attention::BeginStep(const RaggedBatch& batch, const StepRows& step) {
  step_ = &step;
  written_.BeginStep(batch, step);
  expanded_.BeginStep(batch);
  prefill_.BeginStep(batch);
  tiles_.BeginStep();
}

absl::StatusOr<MeasuredStep> Attention::EndStep() {
  LONGSPAN_ASSIGN_OR_RETURN(MeasuredStep measured, prefill_.EndStep());
  LONGSPAN_ASSIGN_OR_RETURN(measured.kept_tiles, tiles_.EndStep());
  LONGSPAN_ASSIGN_OR_RETURN(measured.rooms, rooms_.EndStep());
  return measured;
}

bool Attention::TakesTensorCores(const KvLayout& layout) const {
  return !plain_only_ && RefusalOfTensorCores(layout, device_.architecture).empty();
}

absl::Status Attention::CheckApproximations(const ModelGeometry& geometry) const {
  const KvLayout& layout = geometry.layout;
  const bool is_sparse_decode =
      layout.has_summaries && layout.nsa.compress == NsaCompress::kMeanAndDeviation;
  if (!is_sparse_decode && !layout.prefill) return absl::OkStatus();
  const char* const asked = is_sparse_decode ? "sparse decode" : "sparse prefill";
  std::string refusal = plain_only_ ? "the plain kernels were asked for, which do not compute it"
                                    : RefusalOfTensorCores(layout, device_.architecture);
  if (refusal.empty()) {
    refusal = is_sparse_decode ? RefusalOfSparseDecode(layout, geometry.query_heads)
                               : RefusalOfTiles(layout, geometry.query_heads);
  }
  if (refusal.empty()) return absl::OkStatus();
  return absl::UnimplementedError(absl::StrCat(
      "cuda backend: ", asked, " of a dense model: ", refusal, "; it can be left off"));
}

absl::Status Attention::CheckFloat8(const ModelGeometry& geometry) const {
  if (!float8_) return absl::OkStatus();
  std::string refusal = plain_only_ ? "the plain kernels were asked for, which do not compute it"
                                    : RefusalOfTensorCores(geometry.layout, device_.architecture);
  if (refusal.empty()) refusal = RefusalOfFloat8(geometry.layout, geometry.query_heads);
  if (refusal.empty()) return absl::OkStatus();
  return absl::UnimplementedError(
      absl::StrCat("cuda backend: attention in fp8: ", refusal, "; it can be left off"));
}

Attention::Served Attention::ServedSparse(const KvLayout& layout, int query_heads,
                                          DType out_dtype) const {
  if (out_dtype != DType::kBf16 || !TakesTensorCores(layout)) return {};
  return {layout.has_summaries && RefusalOfSparsePrefill(layout, query_heads).empty(),
          RefusalOfSparseDecode(layout, query_heads).empty()};
}

Attention::Served Attention::ServedDense(const KvLayout& layout, int query_heads,
                                         DType out_dtype) const {
  if (out_dtype != DType::kBf16 || !TakesTensorCores(layout)) return {};
  return {RefusalOfDensePrefill(layout, query_heads).empty(),
          RefusalOfDenseDecode(layout, query_heads).empty()};
}

const uint8_t* Attention::Rest(const RowSplit& split, const Served& served) {
  const bool chunks = split.chunks > 0 && !served.chunks;
  const bool singles = split.singles > 0 && !served.singles;
  if (chunks && singles) return split.is_member;
  if (chunks) return split.is_chunk;
  return singles ? split.is_single : nullptr;
}

int Attention::PlainSelectBlocks(int64_t tokens, int kv_heads) const {
  const int64_t resident = int64_t{device_.multiprocessors} * kSelectBlocksPerMultiprocessor;
  return static_cast<int>(std::min(tokens * kv_heads, resident));
}

absl::Status Attention::PlainSelect(const NsaSelectArgs& args, const uint8_t* takes_part,
                                    const void* q_bf16) {
  SelectLaunch launch = LaunchOf(args, *step_, takes_part, q_bf16);
  launch.workspace_blocks = PlainSelectBlocks(step_->rows.tokens, launch.step.pages.kv_heads);
  LONGSPAN_ASSIGN_OR_RETURN(
      launch.workspace, plain_select_.AtLeast(PlainSelectBytes(launch, launch.workspace_blocks)));
  return StatusOf(LaunchPlainSelect(launch, stream_), "select blocks");
}

absl::Status Attention::ClearDenseRows(const NsaSelectArgs& args) {
  if (step_->dense.singles + step_->dense.chunks == 0) return absl::OkStatus();
  if (args.output.data != nullptr) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(Clear(args.output, 0, stream_));
  }
  if (args.selected.data != nullptr) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(Clear(args.selected, 0xFF, stream_));
  }
  return absl::OkStatus();
}

absl::Status Attention::Select(const NsaSelectArgs& args, const void* q_bf16) {
  LONGSPAN_RETURN_IF_ERROR(ClearDenseRows(args));
  const RowSplit& rows = step_->sparse;
  const LayerStep layer = LayerOf(*step_, args.q, q_bf16, args.kv);
  const Served served = ServedSparse(layer.layout, layer.query_heads, DType::kBf16);
  if (const uint8_t* rest = Rest(rows, served)) {
    LONGSPAN_RETURN_IF_ERROR(PlainSelect(args, rest, q_bf16));
  }
  auto* output = args.output.as<float>();
  auto* selected = args.selected.as<int32_t>();
  if (served.singles && rows.singles > 0) {
    LONGSPAN_RETURN_IF_ERROR(decode_.Select(layer, output, selected));
  }
  if (served.chunks && rows.chunks > 0) {
    LONGSPAN_RETURN_IF_ERROR(prefill_.Select(layer, output, selected));
  }
  return absl::OkStatus();
}

// Attention of single tokens may not begin before the copies are made.
absl::Status Attention::Fetch(const FetchRoomsArgs& args) {
  decode_.InputsChanged();
  return rooms_.Fetch(args, *step_);
}

absl::Status Attention::Attend(const NsaAttendArgs& args, const void* q_bf16) {
  const RowSplit& rows = step_->sparse;
  walked_ = {};
  const LayerStep layer = LayerOf(*step_, args.q, q_bf16, args.kv);
  const Served served = ServedSparse(layer.layout, layer.query_heads, args.out.dtype);
  if (const uint8_t* rest = Rest(rows, served)) {
    LONGSPAN_RETURN_IF_ERROR(StatusOf(
        LaunchPlainAttend(LaunchOf(args, *step_, rest, q_bf16), stream_), "sparse attention"));
  }
  const auto* compressed = args.compressed.as<const float>();
  const auto* selected = args.selected.as<const int32_t>();
  if (served.singles && rows.singles > 0) {
    LONGSPAN_RETURN_IF_ERROR(
        decode_.Attend(layer, compressed, selected, GatesOf(args), args.out.data));
    walked_.singles = AttentionPath::kSparseDecode;
  }
  if (served.chunks && rows.chunks > 0) {
    const auto attend = [&](const LayerStep& part, const RowSplit&) {
      return prefill_.Attend(part, compressed, selected, GatesOf(args), args.out.data);
    };
    LONGSPAN_RETURN_IF_ERROR(expanded_.ForChunks(layer, rows, 0, attend));
    walked_.chunks = prefill_.path();
  }
  return absl::OkStatus();
}

absl::Status Attention::Dense(const DenseAttendArgs& args, const void* q_bf16) {
  const RowSplit& rows = args.all_rows ? step_->all : step_->dense;
  walked_ = {};
  const LayerStep layer = LayerOf(*step_, args.q, q_bf16, args.kv);
  const Served served = ServedDense(layer.layout, layer.query_heads, args.out.dtype);
  if (const uint8_t* rest = Rest(rows, served)) {
    LONGSPAN_RETURN_IF_ERROR(StatusOf(
        LaunchPlainDense(LaunchOf(args, *step_, rest, q_bf16), stream_), "dense attention"));
  }
  if (served.singles && rows.singles > 0) {
    LONGSPAN_RETURN_IF_ERROR(decode_.Dense(layer, rows, args.window_tokens, args.out.data));
    walked_.singles = AttentionPath::kDense;
  }
  if (served.chunks && rows.chunks > 0) {
    const auto attend = [&](const LayerStep& part, const RowSplit& chunks) {
      return prefill_.Dense(part, chunks, args.window_tokens, args.out.data);
    };
    LONGSPAN_RETURN_IF_ERROR(expanded_.ForChunks(layer, rows, args.window_tokens, attend));
    walked_.chunks = AttentionPath::kDense;
  }
  return absl::OkStatus();
}

// A row of one token is a part of a query tile: it attends to all before it.
absl::Status Attention::Tiles(const TileAttendArgs& args, const void* q_bf16) {
  const RowSplit& rows = step_->sparse;
  walked_ = {AttentionPath::kKeyTiles, AttentionPath::kDense};
  const LayerStep layer = LayerOf(*step_, args.q, q_bf16, args.kv);
  if (rows.singles > 0) {
    LONGSPAN_RETURN_IF_ERROR(decode_.Dense(layer, rows, 0, args.out.data));
  }
  if (rows.chunks == 0) return absl::OkStatus();
  LONGSPAN_ASSIGN_OR_RETURN(const TileChoice choice, tiles_.Choose(layer));
  return expanded_.ForChunks(layer, rows, 0, [&](const LayerStep& part, const RowSplit&) {
    return tiles_.Attend(part, choice, args.out.data);
  });
}

void Attention::AddNeeds(const ModelGeometry& geometry, const StepBounds& bounds, int64_t pages,
                         std::vector<WorkspaceNeed>& needs) {
  const KvLayout& layout = geometry.layout;
  if (TakesTensorCores(layout)) {
    prefill_.AddNeeds(layout, geometry.query_heads, bounds, pages, needs);
    expanded_.AddNeeds(geometry, bounds, pages, needs);
    decode_.AddNeeds(layout, geometry.query_heads, bounds.rows, bounds.length_tokens, needs);
    tiles_.AddNeeds(layout, geometry.query_heads, bounds, needs);
  }
  if (geometry.home_pages > 0) {
    rooms_.AddNeeds(layout, bounds, needs);
    written_.AddNeeds(layout, bounds, needs);
  }
  const Served served = ServedSparse(layout, geometry.query_heads, DType::kBf16);
  if (!layout.has_summaries || layout.prefill || layout.nsa.decode_only) return;
  if (served.chunks && served.singles) return;
  SelectLaunch launch;
  launch.sparse = SettingsOf(layout.nsa);
  launch.step.rows.longest_length_tokens = RoundedLength(bounds.length_tokens);
  needs.push_back({&plain_select_,
                   PlainSelectBytes(launch, PlainSelectBlocks(bounds.tokens, layout.kv_heads))});
}

}  // namespace longspan::cuda
