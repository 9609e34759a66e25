#include "kernels/cuda/cuda_backend.h"

#include <cuda_runtime_api.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "kernels/cuda/arena.h"
#include "kernels/cuda/attention.h"
#include "kernels/cuda/attention_args.h"
#include "kernels/cuda/block_summary.h"
#include "kernels/cuda/cuda_check.h"
#include "kernels/cuda/device.h"
#include "kernels/cuda/geometry.h"
#include "kernels/cuda/kv_append.h"
#include "kernels/cuda/linear.h"
#include "kernels/cuda/pointwise.h"
#include "kernels/cuda/sampler.h"
#include "kernels/cuda/staging.h"
#include "kernels/cuda/step_reads.h"
#include "kernels/cuda/step_rows.h"
#include "kernels/cuda/summary_product.h"

namespace longspan {
namespace cuda {
namespace {

// The stream everything is queued on.
class Stream {
 public:
  static absl::StatusOr<std::unique_ptr<Stream>> Create() {
    cudaStream_t stream = nullptr;
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    return absl::WrapUnique(new Stream(stream));
  }
  ~Stream() { cudaStreamDestroy(stream_); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  cudaStream_t get() const { return stream_; }

 private:
  explicit Stream(cudaStream_t stream) : stream_(stream) {}
  const cudaStream_t stream_;
};

class BackendOnDevice final : public CudaBackend {
 public:
  static absl::StatusOr<std::unique_ptr<CudaBackend>> Create(const CudaOptions& options);
  ~BackendOnDevice() override { cudaStreamSynchronize(stream_->get()); }

  std::string Describe() const override {
    return absl::StrCat("cuda: device ", device_.index, " ", device_.name, ", sm_",
                        device_.architecture, ", ", device_.multiprocessors, " multiprocessors, ",
                        arena_->bytes() >> 20, " MiB taken",
                        options_.batch_invariant ? ", batch invariant" : "");
  }
  absl::Status CheckSupport(const ModelGeometry& geometry) const override {
    return CheckGeometry(geometry);
  }
  std::vector<PoolUsage> Pools() const override { return arena_->Pools(); }

  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool, size_t bytes) override {
    return arena_->Allocate(pool, bytes);
  }
  absl::Status CopyIn(void* device_destination, const void* host_source, size_t bytes) override {
    return CopyAndWait(device_destination, host_source, bytes, cudaMemcpyHostToDevice);
  }
  absl::Status CopyOut(void* host_destination, const void* device_source, size_t bytes) override {
    return CopyAndWait(host_destination, device_source, bytes, cudaMemcpyDeviceToHost);
  }
  absl::Status CopyWithin(void* destination, const void* source, size_t bytes) override {
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        cudaMemcpyAsync(destination, source, bytes, cudaMemcpyDeviceToDevice, stream_->get()));
    return absl::OkStatus();
  }

  absl::StatusOr<WeightHandle> PrepareLinear(absl::Span<const TensorView> parts,
                                             absl::Span<const float> bias,
                                             DType compute_dtype) override {
    return linear_->Prepare(parts, bias, compute_dtype);
  }
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const TensorView> parts, bool has_bias,
                                        DType compute_dtype) override {
    return linear_->PreparedBytes(parts, has_bias, compute_dtype);
  }

  absl::Status BeginStep(const RaggedBatch& batch) override;
  absl::StatusOr<StepReads> EndStep() override;

  absl::StatusOr<std::vector<DrawResult>> Draw(const TensorView& logits,
                                               const DrawBatch& draw) override;

 private:
  BackendOnDevice(const CudaOptions& options, const Device& device, std::unique_ptr<Stream> stream,
                  std::shared_ptr<Arena> arena)
      : options_(options),
        device_(device),
        stream_(std::move(stream)),
        arena_(std::move(arena)),
        attention_(arena_, device, stream_->get()),
        summary_weights_(arena_, stream_->get()),
        contributions_(arena_, "summary_work"),
        queries_(arena_, "activations") {}

  absl::Status DoEmbed(const EmbedArgs& args) override;
  absl::Status DoRmsNorm(const RmsNormArgs& args) override;
  absl::Status DoLinear(const LinearArgs& args) override { return linear_->Multiply(args); }
  absl::Status DoSiluMul(const SiluMulArgs& args) override;
  absl::Status DoGatherRows(const GatherRowsArgs& args) override;
  absl::Status DoRopeAppend(const RopeAppendArgs& args) override;
  absl::Status DoUpdateSummaries(const UpdateSummariesArgs& args) override;
  absl::Status DoNsaSelect(const NsaSelectArgs& args) override;
  absl::Status DoNsaAttend(const NsaAttendArgs& args) override;
  absl::Status DoDenseAttend(const DenseAttendArgs& args) override;

  absl::Status CopyAndWait(void* destination, const void* source, size_t bytes,
                           cudaMemcpyKind kind);
  // Outside of a step nothing that was staged is still needed.
  absl::Status BeginStaging() {
    return batch_ == nullptr ? staging_->NextTurn() : absl::OkStatus();
  }
  absl::StatusOr<const int32_t*> Upload(absl::Span<const int32_t> values);
  absl::Status CheckStep(const RaggedBatch* batch) const;
  absl::StatusOr<DeviceRope> RopeOnDevice(const RopeView& rope);
  absl::StatusOr<const void*> RoundedQueries(const TensorView& q, const KvLayerView& kv);

  const CudaOptions options_;
  const Device device_;
  const std::unique_ptr<Stream> stream_;
  const std::shared_ptr<Arena> arena_;
  std::unique_ptr<StagingRing> staging_;
  std::unique_ptr<cuda::Linear> linear_;
  std::unique_ptr<Sampler> sampler_;
  Attention attention_;
  SummaryWeights summary_weights_;
  Workspace contributions_;
  // The queries that RopeAppend wrote last, rounded to bf16, and the tensor they were rounded from.
  Workspace queries_;
  const void* rounded_queries_ = nullptr;
  const void* rounded_from_ = nullptr;
  // RoPE frequencies on the device, and the host's they are a copy of.
  std::unique_ptr<Buffer> frequencies_;
  std::vector<float> known_frequencies_;

  const RaggedBatch* batch_ = nullptr;  // between BeginStep and EndStep
  StepRows step_;
  StepReads reads_;
};

absl::StatusOr<std::unique_ptr<CudaBackend>> BackendOnDevice::Create(const CudaOptions& options) {
  LONGSPAN_ASSIGN_OR_RETURN(const Device device, OpenDevice(options.device));
  LONGSPAN_ASSIGN_OR_RETURN(const size_t bytes, MemoryToTake(device, options.memory_bytes));
  LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Stream> stream, Stream::Create());
  LONGSPAN_ASSIGN_OR_RETURN(std::shared_ptr<Arena> arena, Arena::Create(bytes, stream->get()));
  auto backend =
      absl::WrapUnique(new BackendOnDevice(options, device, std::move(stream), std::move(arena)));
  const cudaStream_t queue = backend->stream_->get();
  LONGSPAN_ASSIGN_OR_RETURN(backend->staging_, StagingRing::Create(backend->arena_, queue));
  LONGSPAN_ASSIGN_OR_RETURN(backend->linear_,
                            cuda::Linear::Create(backend->arena_, queue, options.batch_invariant));
  backend->sampler_ = std::make_unique<Sampler>(backend->arena_, backend->staging_.get(), queue);
  return backend;
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

absl::Status BackendOnDevice::BeginStep(const RaggedBatch& batch) {
  LONGSPAN_RETURN_IF_ERROR(Check(batch));
  LONGSPAN_RETURN_IF_ERROR(staging_->NextTurn());
  LONGSPAN_ASSIGN_OR_RETURN(step_, UploadRows(batch, *staging_));
  batch_ = &batch;
  reads_ = StepReads();
  reads_.rows.resize(batch.rows());
  rounded_from_ = nullptr;
  return absl::OkStatus();
}

absl::StatusOr<StepReads> BackendOnDevice::EndStep() {
  if (batch_ == nullptr) return absl::FailedPreconditionError("EndStep without BeginStep");
  batch_ = nullptr;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaGetLastError());
  return std::exchange(reads_, StepReads());
}

absl::Status BackendOnDevice::CheckStep(const RaggedBatch* batch) const {
  if (batch == batch_) return absl::OkStatus();
  return absl::FailedPreconditionError(
      batch_ == nullptr ? "attention outside of a step: call BeginStep first"
                        : "attention with another batch than BeginStep was given");
}

absl::Status BackendOnDevice::DoEmbed(const EmbedArgs& args) {
  const auto vocabulary = static_cast<int32_t>(args.table.shape[0]);
  for (const int32_t id : args.token_ids) {
    if (id >= 0) continue;
    const int64_t slot = -1 - int64_t{id};
    const int32_t last = sampler_->LastToken(slot);
    if (last < 0 || last >= vocabulary) {
      return absl::InvalidArgumentError(absl::StrCat("embed: last token of slot ", slot, " is ",
                                                     last < 0 ? "unknown" : absl::StrCat(last),
                                                     ", accepted: 0 to ", vocabulary - 1));
    }
  }
  LONGSPAN_ASSIGN_OR_RETURN(const int32_t* token_ids, Upload(args.token_ids));
  return StatusOf(
      LaunchEmbed({args.table, token_ids, sampler_->LastTokens(), args.out}, stream_->get()),
      "embed");
}

absl::Status BackendOnDevice::DoRmsNorm(const RmsNormArgs& args) {
  return StatusOf(LaunchRmsNorm({args.residual, args.delta, args.weight, args.epsilon, args.out},
                                stream_->get()),
                  "rms_norm");
}

absl::Status BackendOnDevice::DoSiluMul(const SiluMulArgs& args) {
  return StatusOf(LaunchSiluMul(args.gate_up, args.out, stream_->get()), "silu_mul");
}

absl::Status BackendOnDevice::DoGatherRows(const GatherRowsArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const int32_t* indices, Upload(args.indices));
  return StatusOf(LaunchGatherRows(args.x, indices, args.out, stream_->get()), "gather_rows");
}

// Layers share their frequencies: they are copied when they change, not when they are used.
absl::StatusOr<DeviceRope> BackendOnDevice::RopeOnDevice(const RopeView& rope) {
  const absl::Span<const float> wanted = rope.inverse_frequencies;
  if (frequencies_ == nullptr || wanted != absl::MakeConstSpan(known_frequencies_)) {
    const size_t bytes = wanted.size() * sizeof(float);
    LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Buffer> buffer, arena_->Allocate("weights", bytes));
    LONGSPAN_RETURN_IF_ERROR(CopyIn(buffer->data(), wanted.data(), bytes));
    frequencies_ = std::move(buffer);
    known_frequencies_.assign(wanted.begin(), wanted.end());
  }
  return DeviceRope{rope.rotary_dims, static_cast<const float*>(frequencies_->data()), rope.scale};
}

absl::Status BackendOnDevice::DoRopeAppend(const RopeAppendArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(CheckStep(args.batch));
  KvAppendLaunch launch;
  launch.rows = step_.rows;
  LONGSPAN_ASSIGN_OR_RETURN(launch.rope, RopeOnDevice(args.rope));
  launch.projections = args.projections.as<const float>();
  launch.stride = args.projections.shape[1];
  launch.query_heads = args.query_heads;
  launch.q = args.q.as<float>();
  if (args.kv.layout->kv_dtype == DType::kBf16) {
    LONGSPAN_ASSIGN_OR_RETURN(launch.q_bf16,
                              queries_.AtLeast(args.q.elements() * sizeof(uint16_t)));
  }
  launch.pages = PagesOf(args.kv);
  launch.kv_dtype = args.kv.layout->kv_dtype;
  rounded_queries_ = launch.q_bf16;
  rounded_from_ = launch.q_bf16 == nullptr ? nullptr : args.q.data;
  return StatusOf(LaunchKvAppend(launch, stream_->get()), "rope_append");
}

// The queries in bf16, where the cache is: as RopeAppend left them, or rounded now.
absl::StatusOr<const void*> BackendOnDevice::RoundedQueries(const TensorView& q,
                                                            const KvLayerView& kv) {
  if (kv.layout->kv_dtype != DType::kBf16) return static_cast<const void*>(nullptr);
  if (rounded_from_ == q.data) return rounded_queries_;
  LONGSPAN_ASSIGN_OR_RETURN(void* rounded, queries_.AtLeast(q.elements() * sizeof(uint16_t)));
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      LaunchRoundToBf16(q.as<const float>(), q.elements(), rounded, stream_->get()));
  rounded_queries_ = rounded;
  rounded_from_ = q.data;
  return rounded_queries_;
}

absl::Status BackendOnDevice::DoUpdateSummaries(const UpdateSummariesArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(CheckStep(args.batch));
  LONGSPAN_ASSIGN_OR_RETURN(const DeviceRope rope, RopeOnDevice(args.rope));
  BlockSummaryLaunch launch = LaunchOf(args, step_, rope);
  LONGSPAN_ASSIGN_OR_RETURN(void* contributions, contributions_.AtLeast(ContributionBytes(launch)));
  launch.contributions = static_cast<float*>(contributions);
  LONGSPAN_RETURN_IF_ERROR(summary_weights_.Prepare(launch));
  return StatusOf(LaunchBlockSummary(launch, stream_->get()), "update_summaries");
}

absl::Status BackendOnDevice::DoNsaSelect(const NsaSelectArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(CheckStep(args.batch));
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  CountSelect(*batch_, *args.kv.layout, reads_);
  return attention_.Select(LaunchOf(args, step_, rounded));
}

absl::Status BackendOnDevice::DoNsaAttend(const NsaAttendArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(CheckStep(args.batch));
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  CountAttend(*batch_, *args.kv.layout, reads_);
  return attention_.Attend(LaunchOf(args, step_, rounded));
}

absl::Status BackendOnDevice::DoDenseAttend(const DenseAttendArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(CheckStep(args.batch));
  LONGSPAN_ASSIGN_OR_RETURN(const void* rounded, RoundedQueries(args.q, args.kv));
  CountDense(*batch_, *args.kv.layout, args.all_rows, reads_);
  return attention_.Dense(LaunchOf(args, step_, rounded));
}

absl::StatusOr<std::vector<DrawResult>> BackendOnDevice::Draw(const TensorView& logits,
                                                              const DrawBatch& draw) {
  LONGSPAN_RETURN_IF_ERROR(Check(logits, draw));
  LONGSPAN_RETURN_IF_ERROR(BeginStaging());
  return sampler_->Draw(logits, draw);
}

}  // namespace
}  // namespace cuda

absl::StatusOr<std::unique_ptr<CudaBackend>> CreateCudaBackend(const CudaOptions& options) {
  return cuda::BackendOnDevice::Create(options);
}

}  // namespace longspan
