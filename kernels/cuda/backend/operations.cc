#include "kernels/cuda/backend/operations.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "kernels/cuda/attention/attention_args.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/ops/block_summary.h"
#include "kernels/cuda/ops/kv_append.h"
#include "kernels/cuda/ops/packed_forms.h"

namespace longspan::cuda {

Operations::Operations(std::shared_ptr<Arena> arena, StagingRing* staging, const StepGraphs* graphs,
                       const Device& device, const CudaOptions& options, cudaStream_t stream)
    : stream_(stream),
      staging_(staging),
      graphs_(graphs),
      attention_(arena, staging, device, options, stream),
      sampler_(arena, staging, stream),
      summary_weights_(arena, stream),
      contributions_(arena, "summary_work"),
      stored_inputs_(arena, "summary_work"),
      queries_(arena, "activations"),
      rope_tables_(std::move(arena), stream) {}

absl::StatusOr<std::unique_ptr<Operations>> Operations::Create(
    const std::shared_ptr<Arena>& arena, StagingRing* staging, const StepGraphs* graphs,
    const Device& device, const CudaOptions& options, cudaStream_t stream) {
  auto operations =
      absl::WrapUnique(new Operations(arena, staging, graphs, device, options, stream));
  const LinearOptions products = {options.batch_invariant, device.architecture,
                                  options.float8_fast_accumulation};
  LONGSPAN_ASSIGN_OR_RETURN(operations->linear_, Linear::Create(arena, stream, products));
  return operations;
}

std::vector<WorkspaceNeed> Operations::Needs(const ModelGeometry& geometry,
                                             const StepBounds& bounds, int64_t most_pages) {
  const KvLayout& layout = geometry.layout;
  std::vector<WorkspaceNeed> needs;
  if (layout.has_summaries) {
    needs.push_back({&contributions_, ContributionBytes(layout, bounds.rows, bounds.tokens)});
    needs.push_back({&stored_inputs_, StoredInputBytes(layout, bounds.rows, bounds.tokens)});
  }
  linear_->AddNeeds(bounds.tokens, needs);
  attention_.AddNeeds(geometry, bounds, most_pages, needs);
  sampler_.AddNeeds(bounds, needs);
  return needs;
}

absl::Status Operations::BeginStep(const RaggedBatch& batch) {
  LONGSPAN_RETURN_IF_ERROR(staging_->NextTurn());
  LONGSPAN_ASSIGN_OR_RETURN(step_, UploadRows(batch, *staging_));
  attention_.BeginStep(batch, step_);
  in_step_ = true;
  calls_ = AttentionCalls();
  rounded_from_ = nullptr;
  InputsChanged();
  return absl::OkStatus();
}

absl::Status Operations::Compute(const Operation& operation) {
  // Products read what was rounded for them, and so do the products behind them.
  if (!std::holds_alternative<const LinearArgs*>(operation)) InputsChanged();
  return std::visit([this](const auto* args) { return Do(*args); }, operation);
}

absl::StatusOr<const int32_t*> Operations::Upload(absl::Span<const int32_t> values) {
  LONGSPAN_RETURN_IF_ERROR(BeginStaging());
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged, staging_->Take(values.size() * sizeof(int32_t)));
  std::copy(values.begin(), values.end(), reinterpret_cast<int32_t*>(staged.host));
  LONGSPAN_RETURN_IF_ERROR(staging_->Upload(staged));
  return reinterpret_cast<const int32_t*>(staged.device);
}

absl::Status Operations::Do(const EmbedArgs& args) {
  const auto vocabulary = static_cast<int32_t>(args.table.vocabulary());
  Linear::Table table = {args.table.stored, std::nullopt};
  if (args.table.is_prepared()) {
    LONGSPAN_ASSIGN_OR_RETURN(table, linear_->TableOf(args.table.prepared));
  }
  for (const int32_t id : args.token_ids) {
    if (id >= 0) continue;
    const int64_t slot = -1 - int64_t{id};
    if (!sampler_.HasDrawn(slot)) {
      return absl::InvalidArgumentError(absl::StrCat(
          "embed: last token of slot ", slot, " is unknown, accepted: 0 to ", vocabulary - 1));
    }
  }
  LONGSPAN_ASSIGN_OR_RETURN(const int32_t* token_ids, Upload(args.token_ids));
  const EmbedLaunch launch = {table.plain, token_ids, sampler_.LastTokens(), args.out, args.scale};
  return StatusOf(table.packed ? LaunchEmbedPacked(*table.packed, launch, stream_)
                               : LaunchEmbed(launch, stream_),
                  "embed");
}

// The copy in e4m3 that products of `out` read, if there are such products.
absl::StatusOr<Float8Beside> Operations::Beside(const TensorView& out) {
  LONGSPAN_ASSIGN_OR_RETURN(const Float8Copy copy,
                            linear_->float8_activations().BesideWriting(out));
  return Float8Beside{copy.values, copy.scales};
}

absl::Status Operations::Do(const RmsNormArgs& args) {
  RmsNormLaunch launch = {args.residual, args.delta, args.weight,
                          args.epsilon,  args.out,   args.delta_scale};
  if (RmsNormWritesFloat8(launch)) {
    LONGSPAN_ASSIGN_OR_RETURN(launch.beside, Beside(args.out));
  }
  return StatusOf(LaunchRmsNorm(launch, stream_), "rms_norm");
}

absl::Status Operations::Do(const GluArgs& args) {
  const bool gelu_tanh = args.activation == GluActivation::kGeluTanh;
  GluLaunch launch = {args.gate_up, args.out, gelu_tanh};
  if (GluWritesFloat8(launch)) {
    LONGSPAN_ASSIGN_OR_RETURN(launch.beside, Beside(args.out));
  }
  return StatusOf(LaunchGlu(launch, stream_), "glu");
}

absl::Status Operations::Do(const GatherRowsArgs& args) {
  std::vector<int32_t> arrays(args.indices.begin(), args.indices.end());
  arrays.insert(arrays.end(), args.places.begin(), args.places.end());
  LONGSPAN_ASSIGN_OR_RETURN(const int32_t* indices, Upload(arrays));
  const size_t rows = args.indices.size();
  const int32_t* places = args.places.empty() ? nullptr : indices + rows;
  return StatusOf(
      LaunchGatherRows({args.x, indices, places, static_cast<unsigned>(rows), args.out}, stream_),
      "gather_rows");
}

absl::Status Operations::Do(const RopeAppendArgs& args) {
  KvAppendLaunch launch;
  launch.rows = step_.OfGroup(args.kv.group);
  LONGSPAN_ASSIGN_OR_RETURN(launch.rope, rope_tables_.OnDevice(args.rope));
  launch.projections = args.projections.as<const float>();
  launch.stride = args.projections.shape[1];
  launch.query_heads = args.query_heads;
  if (args.q.dtype == DType::kBf16) {
    launch.q_bf16 = args.q.data;
  } else {
    launch.q = args.q.as<float>();
    if (args.kv.layout->computed_kv_dtype() == DType::kBf16) {
      LONGSPAN_ASSIGN_OR_RETURN(launch.q_bf16,
                                queries_.AtLeast(args.q.elements() * sizeof(uint16_t)));
    }
  }
  launch.pages = PagesOf(args.kv);
  calls_.layout = args.kv.layout;
  if (launch.pages.has_rooms()) ++calls_.home_appends;
  LONGSPAN_ASSIGN_OR_RETURN(launch.written, attention_.BeginAppend(args.kv));
  launch.kv_dtype = args.kv.layout->kv_dtype;
  launch.norms = {args.norms.query_weight.as<const float>(),
                  args.norms.key_weight.as<const float>(), args.norms.epsilon};
  rounded_queries_ = launch.q_bf16;
  rounded_from_ = launch.q_bf16 == nullptr ? nullptr : args.q.data;
  LONGSPAN_RETURN_IF_ERROR(StatusOf(LaunchKvAppend(launch, stream_), "rope_append"));
  return attention_.EndAppend(args.kv);
}

// The queries in bf16, where the model computes in it: as RopeAppend left them, or rounded now.
absl::StatusOr<const void*> Operations::RoundedQueries(const TensorView& q, const KvLayerView& kv) {
  if (q.dtype == DType::kBf16) return static_cast<const void*>(q.data);
  if (kv.layout->computed_kv_dtype() != DType::kBf16) return static_cast<const void*>(nullptr);
  if (rounded_from_ == q.data) return rounded_queries_;
  LONGSPAN_ASSIGN_OR_RETURN(void* rounded, queries_.AtLeast(q.elements() * sizeof(uint16_t)));
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      LaunchRoundToBf16(q.as<const float>(), q.elements(), rounded, stream_));
  attention_.InputsChanged();
  rounded_queries_ = rounded;
  rounded_from_ = q.data;
  return rounded_queries_;
}

absl::Status Operations::Do(const UpdateSummariesArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const DeviceRope rope, rope_tables_.OnDevice(args.rope));
  BlockSummaryLaunch launch = LaunchOf(args, step_, rope);
  launch.written = attention_.Written(args.kv);
  launch.completes_any = launch.completes_any || graphs_->for_any_step();
  LONGSPAN_ASSIGN_OR_RETURN(void* contributions, contributions_.AtLeast(ContributionBytes(launch)));
  launch.contributions = static_cast<float*>(contributions);
  if (const size_t bytes = StoredInputBytes(launch); launch.pages.is_fp8() && bytes > 0) {
    LONGSPAN_ASSIGN_OR_RETURN(void* stored, stored_inputs_.AtLeast(bytes));
    PlaceStoredInputs(stored, launch);
  }
  LONGSPAN_RETURN_IF_ERROR(summary_weights_.Prepare(launch));
  return StatusOf(LaunchBlockSummary(launch, stream_), "update_summaries");
}

absl::Status Operations::Do(const NsaSelectArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  calls_.layout = args.kv.layout;
  ++calls_.select;
  return attention_.Select(args, rounded);
}

absl::Status Operations::Do(const FetchRoomsArgs& args) {
  calls_.layout = args.kv.layout;
  return attention_.Fetch(args);
}

absl::Status Operations::Do(const NsaAttendArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  calls_.layout = args.kv.layout;
  LONGSPAN_RETURN_IF_ERROR(attention_.Attend(args, rounded));
  calls_.attend.Add(attention_.walked());
  return absl::OkStatus();
}

absl::Status Operations::Do(const DenseAttendArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  calls_.layout = args.kv.layout;
  LONGSPAN_RETURN_IF_ERROR(attention_.Dense(args, rounded));
  calls_.Dense(args.all_rows, args.window_tokens).Add(attention_.walked());
  return absl::OkStatus();
}

absl::Status Operations::Do(const TileAttendArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  calls_.layout = args.kv.layout;
  LONGSPAN_RETURN_IF_ERROR(attention_.Tiles(args, rounded));
  calls_.tiles.Add(attention_.walked());
  return absl::OkStatus();
}

absl::Status Operations::Do(const GateHeadsArgs& args) {
  GateHeadsLaunch launch;
  launch.logits = args.projections.as<const float>() + args.gate_column;
  launch.token_stride = args.projections.shape[1];
  launch.head_stride = args.gate_stride;
  launch.heads = args.heads;
  return StatusOf(LaunchGateHeads(launch, stream_), "gate_heads");
}

}  // namespace longspan::cuda
