#include "kernels/cuda/backend/cuda_backend.h"

#include <cuda_runtime_api.h>

#include <deque>
#include <memory>
#include <utility>
#include <vector>

#include "absl/cleanup/cleanup.h"
#include "absl/functional/function_ref.h"
#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "kernels/cuda/attention/served_shapes/served_shapes.h"
#include "kernels/cuda/attention/step_reads.h"
#include "kernels/cuda/backend/operations.h"
#include "kernels/cuda/backend/step_graphs.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/base/device.h"
#include "kernels/cuda/base/host_memory.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/cuda/base/stream.h"
#include "kernels/cuda/base/workspace_need.h"
#include "kernels/cuda/ops/copy_bytes.h"
#include "kernels/cuda/ops/early_draws.h"
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
    LONGSPAN_RETURN_IF_ERROR(operations_->attention().CheckApproximations(geometry));
    LONGSPAN_RETURN_IF_ERROR(operations_->attention().CheckFloat8(geometry));
    return CheckGeometry("cuda backend", geometry);
  }
  std::vector<OperationKernels> Kernels(const ModelGeometry& geometry) const override {
    std::vector<OperationKernels> kernels =
        AttentionKernels(geometry, device_.architecture, options_.float8_attention);
    kernels.push_back(operations_->linear().Kernels());
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
    operations_->InputsChanged();
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
    operations_->InputsChanged();
    return CopyAndWait(device_destination, host_source, bytes, cudaMemcpyHostToDevice);
  }
  absl::Status CopyOut(void* host_destination, const void* device_source, size_t bytes) override {
    return CopyAndWait(host_destination, device_source, bytes, cudaMemcpyDeviceToHost);
  }
  absl::Status CopyWithin(void* destination, const void* source, size_t bytes) override {
    LONGSPAN_RETURN_IF_ERROR(TakeThread());
    operations_->InputsChanged();
    // Between two places of the host cudaMemcpyAsync waits for the stream.
    if (host_memory_->Holds(destination) && host_memory_->Holds(source)) {
      return StatusOf(LaunchCopyBytes(destination, source, bytes, stream_->get()), "copy");
    }
    // The addresses say in which direction. Nothing waits, from and to pinned memory either.
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        cudaMemcpyAsync(destination, source, bytes, cudaMemcpyDefault, stream_->get()));
    return absl::OkStatus();
  }

  WeightSupport SupportedWeights() const override {
    return operations_->linear().SupportedWeights();
  }
  absl::StatusOr<WeightHandle> PrepareLinear(absl::Span<const WeightPart> parts,
                                             absl::Span<const float> bias,
                                             DType compute_dtype) override {
    return operations_->linear().Prepare(parts, bias, compute_dtype);
  }
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                        DType compute_dtype) override {
    return operations_->linear().PreparedBytes(parts, has_bias, compute_dtype);
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
        graphs_(arena_, stream_->get(), options.warn) {}

  absl::Status DoBeginStep(const RaggedBatch& batch) override;
  absl::Status DoEndStep(const RaggedBatch& batch) override;
  absl::StatusOr<StepResult> DoFinishStep() override;
  absl::Status DoQueueRun(RunId run, absl::FunctionRef<absl::Status()> queue) override;
  absl::Status DoCompute(const Operation& operation) override {
    return operations_->Compute(operation);
  }
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

  const CudaOptions options_;
  const Device device_;
  const std::unique_ptr<Stream> stream_;
  const std::shared_ptr<Arena> arena_;
  const std::shared_ptr<HostMemory> host_memory_;
  size_t own_bytes_ = 0;  // taken when the backend was made
  std::unique_ptr<StagingRing> staging_;
  StepGraphs graphs_;
  std::unique_ptr<Operations> operations_;

  // Of the step so far.
  int replayed_runs_ = 0;
  std::vector<QueuedDraw> draws_;

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
  LONGSPAN_ASSIGN_OR_RETURN(backend->operations_,
                            Operations::Create(backend->arena_, backend->staging_.get(),
                                               &backend->graphs_, device, options, queue));
  for (int i = 0; i < kMostUnfinishedSteps; ++i) {
    LONGSPAN_ASSIGN_OR_RETURN(Event event, Event::Create());
    backend->done_.push_back(std::move(event));
  }
  for (const PoolUsage& pool : backend->arena_->Pools()) backend->own_bytes_ += pool.bytes;
  return backend;
}

std::vector<WorkspaceNeed> BackendOnDevice::Needs(const ModelGeometry& geometry,
                                                  const StepBounds& bounds) {
  const int64_t most_pages = geometry.home_pages > 0 ? geometry.home_pages
                                                     : static_cast<int64_t>(arena_->bytes()) /
                                                           geometry.layout.bytes_per_page();
  return operations_->Needs(geometry, bounds, most_pages);
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

absl::Status BackendOnDevice::DoBeginStep(const RaggedBatch& batch) {
  LONGSPAN_RETURN_IF_ERROR(TakeThread());
  draws_.clear();
  replayed_runs_ = 0;
  return operations_->BeginStep(batch);
}

absl::Status BackendOnDevice::DoEndStep(const RaggedBatch& batch) {
  operations_->EndStep();
  UnfinishedStep step;
  step.reads = CountReads(batch, operations_->calls());
  step.layout = operations_->calls().layout;
  step.replayed_runs = replayed_runs_;
  step.draws = std::move(draws_);
  LONGSPAN_ASSIGN_OR_RETURN(step.measured, operations_->attention().EndStep());
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
    operations_->attention().CountRooms(step.measured, *step.layout, result.reads);
  }
  result.replayed_runs = step.replayed_runs;
  for (const QueuedDraw& draw : step.draws) AppendResults(draw, result.draws);
  LONGSPAN_RETURN_IF_ERROR(operations_->attention().Learn(step.measured));
  return result;
}

absl::Status BackendOnDevice::DoQueueRun(RunId run, absl::FunctionRef<absl::Status()> queue) {
  // A run that is replayed finds nothing that was rounded before it, and leaves nothing known.
  operations_->InputsChanged();
  if (!options_.graphs || operations_->step().all.chunks > 0) return queue();
  const absl::Cleanup forget = [this] { operations_->InputsChanged(); };
  return graphs_.Queue(ShapeOf(run, operations_->step()), queue, operations_->calls(),
                       replayed_runs_);
}

absl::Status BackendOnDevice::DoDraw(const TensorView& logits, const DrawBatch& draw) {
  LONGSPAN_ASSIGN_OR_RETURN(QueuedDraw queued, operations_->sampler().Draw(logits, draw));
  draws_.push_back(std::move(queued));
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<EarlyDraws>> BackendOnDevice::DoDrawEarly(const TensorView& logits,
                                                                         const DrawBatch& draw) {
  LONGSPAN_ASSIGN_OR_RETURN(Event done, Event::Create());
  LONGSPAN_ASSIGN_OR_RETURN(QueuedDraw queued, operations_->sampler().Draw(logits, draw));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventRecord(done.get(), stream_->get()));
  return std::make_unique<DrawsOnDevice>(std::move(queued), std::move(done));
}

}  // namespace
}  // namespace cuda

absl::StatusOr<std::unique_ptr<Backend>> CreateCudaBackend(const CudaOptions& options) {
  return cuda::BackendOnDevice::Create(options);
}

}  // namespace longspan
