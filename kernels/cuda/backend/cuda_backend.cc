#include "kernels/cuda/backend/cuda_backend.h"

#include <cuda_runtime_api.h>

#include <algorithm>
#include <cstring>
#include <deque>
#include <utility>
#include <variant>

#include "absl/cleanup/cleanup.h"
#include "absl/functional/function_ref.h"
#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "kernels/cuda/attention/attention.h"
#include "kernels/cuda/attention/attention_args.h"
#include "kernels/cuda/attention/served_shapes/served_shapes.h"
#include "kernels/cuda/attention/step_reads.h"
#include "kernels/cuda/attention/step_rows.h"
#include "kernels/cuda/backend/step_graphs.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/base/device.h"
#include "kernels/cuda/base/host_memory.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/cuda/base/stream.h"
#include "kernels/cuda/ops/block_summary.h"
#include "kernels/cuda/ops/copy_bytes.h"
#include "kernels/cuda/ops/early_draws.h"
#include "kernels/cuda/ops/kv_append.h"
#include "kernels/cuda/ops/linear.h"
#include "kernels/cuda/ops/packed_forms.h"
#include "kernels/cuda/ops/pointwise.h"
#include "kernels/cuda/ops/rope_tables.h"
#include "kernels/cuda/ops/sampler.h"
#include "kernels/cuda/ops/summary_product.h"
#include "kernels/geometry.h"

namespace longspan {
namespace cuda {
namespace {

// What staging may grow by, and what is lost between parts of the arena.
constexpr size_t kSlackBytes = size_t{128} << 20;

// One runs while the host prepares the next.
constexpr int kMostUnfinishedSteps = 2;

class BackendOnDevice final : public Backend {
 public:
  static absl::StatusOr<std::unique_ptr<Backend>> Create(const CudaOptions& options);
  ~BackendOnDevice() override { cudaStreamSynchronize(stream_->get()); }

  std::string Describe() const override {
    return absl::StrCat("cuda: device ", device_.index, " ", device_.name, ", sm_",
                        device_.architecture, ", ", device_.multiprocessors, " multiprocessors, ",
                        arena_->bytes() >> 20, " MiB taken",
                        options_.batch_invariant ? ", batch invariant" : "",
                        options_.float8_attention ? ", attention of prompts in fp8" : "");
  }
  absl::Status CheckSupport(const ModelGeometry& geometry) const override {
    LONGSPAN_RETURN_IF_ERROR(attention_->CheckApproximations(geometry));
    LONGSPAN_RETURN_IF_ERROR(attention_->CheckFloat8(geometry));
    return CheckGeometry("cuda backend", geometry);
  }
  std::vector<OperationKernels> Kernels(const ModelGeometry& geometry) const override {
    std::vector<OperationKernels> kernels =
        AttentionKernels(geometry, device_.architecture, options_.float8_attention);
    kernels.push_back(linear_->Kernels());
    return kernels;
  }
  std::vector<PoolUsage> Pools() const override {
    std::vector<PoolUsage> pools = arena_->Pools();
    for (PoolUsage& pool : host_memory_->Pools()) pools.push_back(std::move(pool));
    return pools;
  }
  DType IntermediateDType(DType compute_dtype) const override { return compute_dtype; }
  int64_t MemoryBytes() const override { return static_cast<int64_t>(arena_->bytes()); }
  absl::StatusOr<int64_t> WorkspaceBytes(const ModelGeometry& geometry,
                                         const StepBounds& bounds) override;
  absl::Status ReserveStep(const ModelGeometry& geometry, const StepBounds& bounds) override;

  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool, size_t bytes) override {
    linear_->float8_activations().Forget();
    return arena_->Allocate(pool, bytes);
  }
  absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool,
                                                       size_t bytes) override {
    return host_memory_->Allocate(pool, bytes);
  }
  absl::StatusOr<std::unique_ptr<HostArray>> ReserveHost(absl::string_view pool,
                                                         size_t bytes) override {
    return host_memory_->Reserve(pool, bytes);
  }
  absl::Status CopyIn(void* device_destination, const void* host_source, size_t bytes) override {
    linear_->float8_activations().Forget();
    return CopyAndWait(device_destination, host_source, bytes, cudaMemcpyHostToDevice);
  }
  absl::Status CopyOut(void* host_destination, const void* device_source, size_t bytes) override {
    return CopyAndWait(host_destination, device_source, bytes, cudaMemcpyDeviceToHost);
  }
  absl::Status CopyWithin(void* destination, const void* source, size_t bytes) override {
    LONGSPAN_RETURN_IF_ERROR(TakeThread());
    linear_->float8_activations().Forget();
    // Between two places of the host cudaMemcpyAsync waits for the stream.
    if (host_memory_->Holds(destination) && host_memory_->Holds(source)) {
      return StatusOf(LaunchCopyBytes(destination, source, bytes, stream_->get()), "copy");
    }
    // The addresses say in which direction. Nothing waits, from and to pinned memory either.
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        cudaMemcpyAsync(destination, source, bytes, cudaMemcpyDefault, stream_->get()));
    return absl::OkStatus();
  }

  WeightSupport SupportedWeights() const override { return linear_->SupportedWeights(); }
  absl::StatusOr<WeightHandle> PrepareLinear(absl::Span<const WeightPart> parts,
                                             absl::Span<const float> bias,
                                             DType compute_dtype) override {
    return linear_->Prepare(parts, bias, compute_dtype);
  }
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                        DType compute_dtype) override {
    return linear_->PreparedBytes(parts, has_bias, compute_dtype);
  }

  int max_unfinished_steps() const override { return kMostUnfinishedSteps; }

 private:
  BackendOnDevice(const CudaOptions& options, const Device& device, std::unique_ptr<Stream> stream,
                  std::shared_ptr<Arena> arena)
      : options_(options),
        device_(device),
        stream_(std::move(stream)),
        arena_(std::move(arena)),
        host_memory_(HostMemory::Create(device.index, options.warn)),
        summary_weights_(arena_, stream_->get()),
        contributions_(arena_, "summary_work"),
        stored_inputs_(arena_, "summary_work"),
        queries_(arena_, "activations"),
        rope_tables_(arena_, stream_->get()),
        graphs_(arena_, stream_->get(), options.warn) {}

  absl::Status DoBeginStep(const RaggedBatch& batch) override;
  absl::Status DoEndStep(const RaggedBatch& batch) override;
  absl::StatusOr<StepResult> DoFinishStep() override;
  absl::Status DoQueueRun(RunId run, absl::FunctionRef<absl::Status()> queue) override;
  absl::Status DoCompute(const Operation& operation) override {
    // Products read what was rounded for them, and so do the products behind them.
    if (!std::holds_alternative<const LinearArgs*>(operation)) {
      linear_->float8_activations().Forget();
    }
    return std::visit([this](const auto* args) { return Do(*args); }, operation);
  }
  absl::Status Do(const EmbedArgs& args);
  absl::Status Do(const RmsNormArgs& args);
  absl::Status Do(const LinearArgs& args) { return linear_->Multiply(args); }
  absl::Status Do(const GluArgs& args);
  absl::Status Do(const GatherRowsArgs& args);
  absl::Status Do(const RopeAppendArgs& args);
  absl::Status Do(const UpdateSummariesArgs& args);
  absl::Status Do(const NsaSelectArgs& args);
  absl::Status Do(const FetchRoomsArgs& args);
  absl::Status Do(const NsaAttendArgs& args);
  absl::Status Do(const DenseAttendArgs& args);
  absl::Status Do(const TileAttendArgs& args);
  absl::Status Do(const GateHeadsArgs& args);
  absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) override;
  absl::StatusOr<std::unique_ptr<EarlyDraws>> DoDrawEarly(const TensorView& logits,
                                                          const DrawBatch& draw) override;

  // Makes the device the calling thread's: who loads weights and who runs steps are two threads.
  absl::Status TakeThread() {
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaSetDevice(device_.index));
    return absl::OkStatus();
  }
  absl::Status CopyAndWait(void* destination, const void* source, size_t bytes,
                           cudaMemcpyKind kind);
  std::vector<WorkspaceNeed> Needs(const ModelGeometry& geometry, const StepBounds& bounds);
  // Outside of a step nothing that was staged is still needed.
  absl::Status BeginStaging() { return in_step_ ? absl::OkStatus() : staging_->NextTurn(); }
  absl::StatusOr<const int32_t*> Upload(absl::Span<const int32_t> values);
  absl::StatusOr<Float8Beside> Beside(const TensorView& out);
  absl::StatusOr<const void*> RoundedQueries(const TensorView& q, const KvLayerView& kv);

  const CudaOptions options_;
  const Device device_;
  const std::unique_ptr<Stream> stream_;
  const std::shared_ptr<Arena> arena_;
  const std::shared_ptr<HostMemory> host_memory_;
  size_t own_bytes_ = 0;  // taken when the backend was made
  std::unique_ptr<StagingRing> staging_;
  std::unique_ptr<cuda::Linear> linear_;
  std::unique_ptr<Sampler> sampler_;
  std::unique_ptr<Attention> attention_;
  SummaryWeights summary_weights_;
  Workspace contributions_;
  Workspace stored_inputs_;
  // The queries that RopeAppend wrote last, rounded to bf16, and the tensor they were rounded from.
  Workspace queries_;
  const void* rounded_queries_ = nullptr;
  const void* rounded_from_ = nullptr;
  RopeTables rope_tables_;
  StepGraphs graphs_;

  bool in_step_ = false;
  StepRows step_;
  AttentionCalls calls_;  // of the step so far
  int replayed_runs_ = 0;
  std::vector<QueuedDraw> draws_;  // of the step

  // Steps that have ended, oldest first.
  struct UnfinishedStep {
    StepReads reads;
    const KvLayout* layout = nullptr;  // of the step's attention, if it had any
    int replayed_runs = 0;
    std::vector<QueuedDraw> draws;
    MeasuredStep measured;
    cudaEvent_t done = nullptr;
  };
  std::deque<UnfinishedStep> unfinished_;
  std::vector<Event> done_;  // in turns
  size_t next_done_ = 0;
};

absl::StatusOr<std::unique_ptr<Backend>> BackendOnDevice::Create(const CudaOptions& options) {
  LONGSPAN_ASSIGN_OR_RETURN(const Device device, OpenDevice(options.device));
  LONGSPAN_ASSIGN_OR_RETURN(const size_t bytes,
                            MemoryToTake(device, options.memory_bytes, options.memory_fraction));
  LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Stream> stream, Stream::Create());
  LONGSPAN_ASSIGN_OR_RETURN(std::shared_ptr<Arena> arena, Arena::Create(bytes, stream->get()));
  auto backend =
      absl::WrapUnique(new BackendOnDevice(options, device, std::move(stream), std::move(arena)));
  const cudaStream_t queue = backend->stream_->get();
  LONGSPAN_ASSIGN_OR_RETURN(backend->staging_, StagingRing::Create(backend->arena_, queue));
  LONGSPAN_ASSIGN_OR_RETURN(backend->linear_,
                            cuda::Linear::Create(backend->arena_, queue,
                                                 {options.batch_invariant, device.architecture,
                                                  options.float8_fast_accumulation}));
  backend->attention_ =
      std::make_unique<Attention>(backend->arena_, backend->staging_.get(), device, options, queue);
  backend->sampler_ = std::make_unique<Sampler>(backend->arena_, backend->staging_.get(), queue);
  for (int i = 0; i < kMostUnfinishedSteps; ++i) {
    LONGSPAN_ASSIGN_OR_RETURN(Event event, Event::Create());
    backend->done_.push_back(std::move(event));
  }
  for (const PoolUsage& pool : backend->arena_->Pools()) backend->own_bytes_ += pool.bytes;
  return backend;
}

// What grows with the step, but for staging, of which only masks are large.
std::vector<WorkspaceNeed> BackendOnDevice::Needs(const ModelGeometry& geometry,
                                                  const StepBounds& bounds) {
  const KvLayout& layout = geometry.layout;
  std::vector<WorkspaceNeed> needs;
  if (layout.has_summaries) {
    needs.push_back({&contributions_, ContributionBytes(layout, bounds.rows, bounds.tokens)});
    needs.push_back({&stored_inputs_, StoredInputBytes(layout, bounds.rows, bounds.tokens)});
  }
  const int64_t most_pages = geometry.home_pages > 0
                                 ? geometry.home_pages
                                 : static_cast<int64_t>(arena_->bytes()) / layout.bytes_per_page();
  linear_->AddNeeds(bounds.tokens, needs);
  attention_->AddNeeds(geometry, bounds, most_pages, needs);
  sampler_->AddNeeds(bounds, needs);
  return needs;
}

absl::StatusOr<int64_t> BackendOnDevice::WorkspaceBytes(const ModelGeometry& geometry,
                                                        const StepBounds& bounds) {
  return static_cast<int64_t>(TotalBytes(Needs(geometry, bounds)) + Sampler::MaskBytes(bounds) +
                              own_bytes_ + PreparedSummaryBytes(geometry.layout) + kSlackBytes);
}

absl::Status BackendOnDevice::ReserveStep(const ModelGeometry& geometry, const StepBounds& bounds) {
  LONGSPAN_RETURN_IF_ERROR(staging_->Reserve(Sampler::MaskBytes(bounds)));
  return Take(Needs(geometry, bounds));
}

absl::Status BackendOnDevice::CopyAndWait(void* destination, const void* source, size_t bytes,
                                          cudaMemcpyKind kind) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemcpyAsync(destination, source, bytes, kind, stream_->get()));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamSynchronize(stream_->get()));
  return absl::OkStatus();
}

absl::StatusOr<const int32_t*> BackendOnDevice::Upload(absl::Span<const int32_t> values) {
  LONGSPAN_RETURN_IF_ERROR(BeginStaging());
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged, staging_->Take(values.size() * sizeof(int32_t)));
  std::copy(values.begin(), values.end(), reinterpret_cast<int32_t*>(staged.host));
  LONGSPAN_RETURN_IF_ERROR(staging_->Upload(staged));
  return reinterpret_cast<const int32_t*>(staged.device);
}

absl::Status BackendOnDevice::DoBeginStep(const RaggedBatch& batch) {
  LONGSPAN_RETURN_IF_ERROR(TakeThread());
  LONGSPAN_RETURN_IF_ERROR(staging_->NextTurn());
  LONGSPAN_ASSIGN_OR_RETURN(step_, UploadRows(batch, *staging_));
  attention_->BeginStep(batch, step_);
  in_step_ = true;
  draws_.clear();
  calls_ = AttentionCalls();
  replayed_runs_ = 0;
  rounded_from_ = nullptr;
  linear_->float8_activations().Forget();
  return absl::OkStatus();
}

absl::Status BackendOnDevice::DoEndStep(const RaggedBatch& batch) {
  in_step_ = false;
  UnfinishedStep step;
  step.reads = CountReads(batch, calls_);
  step.layout = calls_.layout;
  step.replayed_runs = replayed_runs_;
  step.draws = std::move(draws_);
  LONGSPAN_ASSIGN_OR_RETURN(step.measured, attention_->EndStep());
  step.done = done_[next_done_++ % done_.size()].get();
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaGetLastError());
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventRecord(step.done, stream_->get()));
  unfinished_.push_back(std::move(step));
  return absl::OkStatus();
}

absl::StatusOr<StepResult> BackendOnDevice::DoFinishStep() {
  UnfinishedStep step = std::move(unfinished_.front());
  unfinished_.pop_front();
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventSynchronize(step.done));
  StepResult result;
  result.reads = std::move(step.reads);
  if (const std::byte* kept = step.measured.kept_tiles.data()) {
    CountKeptTiles(*step.layout,
                   {reinterpret_cast<const unsigned long long*>(kept), result.reads.rows.size()},
                   result.reads);
  }
  if (step.layout != nullptr) {
    attention_->CountRooms(step.measured, *step.layout, result.reads);
  }
  result.replayed_runs = step.replayed_runs;
  for (const QueuedDraw& draw : step.draws) AppendResults(draw, result.draws);
  LONGSPAN_RETURN_IF_ERROR(attention_->Learn(step.measured));
  return result;
}

absl::Status BackendOnDevice::DoQueueRun(RunId run, absl::FunctionRef<absl::Status()> queue) {
  // A run that is replayed finds nothing that was rounded before it, and leaves nothing known.
  linear_->float8_activations().Forget();
  if (!options_.graphs || step_.all.chunks > 0) return queue();
  const absl::Cleanup forget = [this] { linear_->float8_activations().Forget(); };
  return graphs_.Queue(ShapeOf(run, step_), queue, calls_, replayed_runs_);
}

absl::Status BackendOnDevice::Do(const EmbedArgs& args) {
  const auto vocabulary = static_cast<int32_t>(args.table.vocabulary());
  Linear::Table table = {args.table.stored, std::nullopt};
  if (args.table.is_prepared()) {
    LONGSPAN_ASSIGN_OR_RETURN(table, linear_->TableOf(args.table.prepared));
  }
  for (const int32_t id : args.token_ids) {
    if (id >= 0) continue;
    const int64_t slot = -1 - int64_t{id};
    if (!sampler_->HasDrawn(slot)) {
      return absl::InvalidArgumentError(absl::StrCat(
          "embed: last token of slot ", slot, " is unknown, accepted: 0 to ", vocabulary - 1));
    }
  }
  LONGSPAN_ASSIGN_OR_RETURN(const int32_t* token_ids, Upload(args.token_ids));
  const EmbedLaunch launch = {table.plain, token_ids, sampler_->LastTokens(), args.out, args.scale};
  return StatusOf(table.packed ? LaunchEmbedPacked(*table.packed, launch, stream_->get())
                               : LaunchEmbed(launch, stream_->get()),
                  "embed");
}

// The copy in e4m3 that products of `out` read, if there are such products.
absl::StatusOr<Float8Beside> BackendOnDevice::Beside(const TensorView& out) {
  LONGSPAN_ASSIGN_OR_RETURN(const Float8Copy copy,
                            linear_->float8_activations().BesideWriting(out));
  return Float8Beside{copy.values, copy.scales};
}

absl::Status BackendOnDevice::Do(const RmsNormArgs& args) {
  RmsNormLaunch launch = {args.residual, args.delta, args.weight,
                          args.epsilon,  args.out,   args.delta_scale};
  if (RmsNormWritesFloat8(launch)) {
    LONGSPAN_ASSIGN_OR_RETURN(launch.beside, Beside(args.out));
  }
  return StatusOf(LaunchRmsNorm(launch, stream_->get()), "rms_norm");
}

absl::Status BackendOnDevice::Do(const GluArgs& args) {
  const bool gelu_tanh = args.activation == GluActivation::kGeluTanh;
  GluLaunch launch = {args.gate_up, args.out, gelu_tanh};
  if (GluWritesFloat8(launch)) {
    LONGSPAN_ASSIGN_OR_RETURN(launch.beside, Beside(args.out));
  }
  return StatusOf(LaunchGlu(launch, stream_->get()), "glu");
}

absl::Status BackendOnDevice::Do(const GatherRowsArgs& args) {
  std::vector<int32_t> arrays(args.indices.begin(), args.indices.end());
  arrays.insert(arrays.end(), args.places.begin(), args.places.end());
  LONGSPAN_ASSIGN_OR_RETURN(const int32_t* indices, Upload(arrays));
  const size_t rows = args.indices.size();
  const int32_t* places = args.places.empty() ? nullptr : indices + rows;
  return StatusOf(LaunchGatherRows({args.x, indices, places, static_cast<unsigned>(rows), args.out},
                                   stream_->get()),
                  "gather_rows");
}

absl::Status BackendOnDevice::Do(const RopeAppendArgs& args) {
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
  LONGSPAN_ASSIGN_OR_RETURN(launch.written, attention_->BeginAppend(args.kv));
  launch.kv_dtype = args.kv.layout->kv_dtype;
  launch.norms = {args.norms.query_weight.as<const float>(),
                  args.norms.key_weight.as<const float>(), args.norms.epsilon};
  rounded_queries_ = launch.q_bf16;
  rounded_from_ = launch.q_bf16 == nullptr ? nullptr : args.q.data;
  LONGSPAN_RETURN_IF_ERROR(StatusOf(LaunchKvAppend(launch, stream_->get()), "rope_append"));
  return attention_->EndAppend(args.kv);
}

// The queries in bf16, where the model computes in it: as RopeAppend left them, or rounded now.
absl::StatusOr<const void*> BackendOnDevice::RoundedQueries(const TensorView& q,
                                                            const KvLayerView& kv) {
  if (q.dtype == DType::kBf16) return static_cast<const void*>(q.data);
  if (kv.layout->computed_kv_dtype() != DType::kBf16) return static_cast<const void*>(nullptr);
  if (rounded_from_ == q.data) return rounded_queries_;
  LONGSPAN_ASSIGN_OR_RETURN(void* rounded, queries_.AtLeast(q.elements() * sizeof(uint16_t)));
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      LaunchRoundToBf16(q.as<const float>(), q.elements(), rounded, stream_->get()));
  attention_->InputsChanged();
  rounded_queries_ = rounded;
  rounded_from_ = q.data;
  return rounded_queries_;
}

absl::Status BackendOnDevice::Do(const UpdateSummariesArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const DeviceRope rope, rope_tables_.OnDevice(args.rope));
  BlockSummaryLaunch launch = LaunchOf(args, step_, rope);
  launch.written = attention_->Written(args.kv);
  launch.completes_any = launch.completes_any || graphs_.for_any_step();
  LONGSPAN_ASSIGN_OR_RETURN(void* contributions, contributions_.AtLeast(ContributionBytes(launch)));
  launch.contributions = static_cast<float*>(contributions);
  if (const size_t bytes = StoredInputBytes(launch); launch.pages.is_fp8() && bytes > 0) {
    LONGSPAN_ASSIGN_OR_RETURN(void* stored, stored_inputs_.AtLeast(bytes));
    PlaceStoredInputs(stored, launch);
  }
  LONGSPAN_RETURN_IF_ERROR(summary_weights_.Prepare(launch));
  return StatusOf(LaunchBlockSummary(launch, stream_->get()), "update_summaries");
}

absl::Status BackendOnDevice::Do(const NsaSelectArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  calls_.layout = args.kv.layout;
  ++calls_.select;
  return attention_->Select(args, rounded);
}

absl::Status BackendOnDevice::Do(const FetchRoomsArgs& args) {
  calls_.layout = args.kv.layout;
  return attention_->Fetch(args);
}

absl::Status BackendOnDevice::Do(const NsaAttendArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  calls_.layout = args.kv.layout;
  LONGSPAN_RETURN_IF_ERROR(attention_->Attend(args, rounded));
  calls_.attend.Add(attention_->walked());
  return absl::OkStatus();
}

absl::Status BackendOnDevice::Do(const DenseAttendArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  calls_.layout = args.kv.layout;
  LONGSPAN_RETURN_IF_ERROR(attention_->Dense(args, rounded));
  calls_.Dense(args.all_rows, args.window_tokens).Add(attention_->walked());
  return absl::OkStatus();
}

absl::Status BackendOnDevice::Do(const TileAttendArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  calls_.layout = args.kv.layout;
  LONGSPAN_RETURN_IF_ERROR(attention_->Tiles(args, rounded));
  calls_.tiles.Add(attention_->walked());
  return absl::OkStatus();
}

absl::Status BackendOnDevice::Do(const GateHeadsArgs& args) {
  GateHeadsLaunch launch;
  launch.logits = args.projections.as<const float>() + args.gate_column;
  launch.token_stride = args.projections.shape[1];
  launch.head_stride = args.gate_stride;
  launch.heads = args.heads;
  return StatusOf(LaunchGateHeads(launch, stream_->get()), "gate_heads");
}

absl::Status BackendOnDevice::DoDraw(const TensorView& logits, const DrawBatch& draw) {
  LONGSPAN_ASSIGN_OR_RETURN(QueuedDraw queued, sampler_->Draw(logits, draw));
  draws_.push_back(std::move(queued));
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<EarlyDraws>> BackendOnDevice::DoDrawEarly(const TensorView& logits,
                                                                         const DrawBatch& draw) {
  LONGSPAN_ASSIGN_OR_RETURN(Event done, Event::Create());
  LONGSPAN_ASSIGN_OR_RETURN(QueuedDraw queued, sampler_->Draw(logits, draw));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventRecord(done.get(), stream_->get()));
  return std::make_unique<DrawsOnDevice>(std::move(queued), std::move(done));
}

}  // namespace
}  // namespace cuda

absl::StatusOr<std::unique_ptr<Backend>> CreateCudaBackend(const CudaOptions& options) {
  return cuda::BackendOnDevice::Create(options);
}

}  // namespace longspan
