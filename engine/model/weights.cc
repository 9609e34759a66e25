#include "engine/model/weights.h"

#include <cstdint>
#include <utility>

#include "absl/memory/memory.h"
#include "engine/model/compress_bias.h"
#include "engine/model/host_floats.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

TensorView AsFloats(TensorView tensor) {
  tensor.dtype = DType::kF32;
  return tensor;
}

// [Hk, D] f32 of positions [Hk, l, D].
TensorView KeyBiasShape(const TensorView& positions) {
  TensorView shape;
  shape.dtype = DType::kF32;
  shape.rank = 2;
  shape.shape = {positions.shape[0], positions.shape[2]};
  return shape;
}

// Adds up what would be placed.
class WeightMeter final : public WeightTaker {
 public:
  WeightMeter(WeightSource& source, Backend& backend) : source_(source), backend_(backend) {}

  int64_t bytes() const { return bytes_; }

  absl::StatusOr<WeightPart> Find(absl::string_view name) override {
    return source_.Describe(name);
  }
  absl::StatusOr<TensorView> Stored(const TensorView& tensor) override {
    bytes_ += static_cast<int64_t>(tensor.bytes());
    return tensor;
  }
  absl::StatusOr<TensorView> Floats(const TensorView& tensor) override {
    return Stored(AsFloats(tensor));
  }
  absl::StatusOr<TensorView> Norm(const TensorView& tensor,
                                  const FoldedIntoNorm& /*folded*/) override {
    return Floats(tensor);
  }
  absl::StatusOr<TensorView> KeyBias(const NsaParams& /*nsa*/, const TensorView& positions,
                                     const TensorView& /*keys*/) override {
    return Stored(KeyBiasShape(positions));
  }
  absl::StatusOr<WeightHandle> Product(absl::Span<const WeightPart> parts,
                                       absl::Span<const TensorView> biases,
                                       DType compute_dtype) override {
    LONGSPAN_ASSIGN_OR_RETURN(const int64_t bytes,
                              backend_.PreparedBytes(parts, !biases.empty(), compute_dtype));
    bytes_ += bytes;
    return WeightHandle{};
  }

 private:
  WeightSource& source_;
  Backend& backend_;
  int64_t bytes_ = 0;
};

// Places weights, and reports how far it is.
class WeightPlacer final : public WeightTaker {
 public:
  WeightPlacer(WeightSource& source, Backend& backend, int64_t total_bytes,
               const LoadProgress& progress)
      : source_(source), backend_(backend), total_bytes_(total_bytes), progress_(progress) {}

  absl::StatusOr<WeightPart> Find(absl::string_view name) override { return source_.Find(name); }
  void Release() override { source_.Release(); }
  absl::StatusOr<TensorView> Stored(const TensorView& tensor) override {
    return Place(tensor.data, tensor);
  }
  absl::StatusOr<TensorView> Floats(const TensorView& tensor) override {
    return Place(ToFloats(tensor).data(), AsFloats(tensor));
  }
  absl::StatusOr<TensorView> Norm(const TensorView& tensor, const FoldedIntoNorm& folded) override {
    std::vector<float> weight = ToFloats(tensor);
    for (float& w : weight) w = (w + folded.add) * folded.multiply;
    return Place(weight.data(), AsFloats(tensor));
  }
  absl::StatusOr<TensorView> KeyBias(const NsaParams& nsa, const TensorView& positions,
                                     const TensorView& keys) override {
    const TensorView shape = KeyBiasShape(positions);
    const std::vector<float> bias = FoldPositionEmbedding(
        nsa.compress, ToFloats(positions), ToFloats(keys), static_cast<int>(shape.shape[0]),
        nsa.kernel_tokens, static_cast<int>(shape.shape[1]));
    return Place(bias.data(), shape);
  }
  absl::StatusOr<WeightHandle> Product(absl::Span<const WeightPart> parts,
                                       absl::Span<const TensorView> biases,
                                       DType compute_dtype) override;

  // Behind every tensor that was placed.
  std::vector<std::unique_ptr<Buffer>> TakeBuffers() { return std::move(buffers_); }
  const RoundingLoss& rounding_loss() const { return rounding_loss_; }

 private:
  // A copy of `shape.bytes()` host bytes in the backend's memory.
  absl::StatusOr<TensorView> Place(const void* host, const TensorView& shape);
  void Placed(int64_t bytes);

  WeightSource& source_;
  Backend& backend_;
  const int64_t total_bytes_;
  const LoadProgress& progress_;
  int64_t placed_bytes_ = 0;
  RoundingLoss rounding_loss_;
  std::vector<std::unique_ptr<Buffer>> buffers_;
};

absl::StatusOr<TensorView> WeightPlacer::Place(const void* host, const TensorView& shape) {
  LONGSPAN_ASSIGN_OR_RETURN(auto buffer, backend_.Allocate("weights", shape.bytes()));
  LONGSPAN_RETURN_IF_ERROR(backend_.CopyIn(buffer->data(), host, shape.bytes()));
  TensorView placed = shape;
  placed.data = buffer->data();
  Placed(static_cast<int64_t>(buffer->bytes()));
  buffers_.push_back(std::move(buffer));
  return placed;
}

absl::StatusOr<WeightHandle> WeightPlacer::Product(absl::Span<const WeightPart> parts,
                                                   absl::Span<const TensorView> biases,
                                                   DType compute_dtype) {
  std::vector<float> bias;
  for (size_t part = 0; part < biases.size(); ++part) {
    const std::vector<float> of_part = biases[part].rank == 0
                                           ? std::vector<float>(parts[part].outputs(), 0.0F)
                                           : ToFloats(biases[part]);
    bias.insert(bias.end(), of_part.begin(), of_part.end());
  }
  LONGSPAN_ASSIGN_OR_RETURN(const WeightHandle handle,
                            backend_.PrepareLinear(parts, bias, compute_dtype));
  if (compute_dtype == DType::kBf16) {
    for (const WeightPart& part : parts) AddRounding(part.values, &rounding_loss_);
  }
  Placed(handle.bytes);
  return handle;
}

void WeightPlacer::Placed(int64_t bytes) {
  placed_bytes_ += bytes;
  if (progress_) progress_(placed_bytes_, total_bytes_);
}

}  // namespace

absl::StatusOr<int64_t> ModelWeights::BytesFor(const ModelConfig& config, WeightSource& source,
                                               DType compute_dtype, Backend* backend) {
  WeightMeter meter(source, *backend);
  LONGSPAN_RETURN_IF_ERROR(WalkWeights(config, compute_dtype, meter).status());
  return meter.bytes();
}

absl::StatusOr<std::unique_ptr<ModelWeights>> ModelWeights::Load(const ModelConfig& config,
                                                                 WeightSource& source,
                                                                 DType compute_dtype,
                                                                 Backend* backend,
                                                                 const LoadProgress& progress) {
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t total_bytes,
                            BytesFor(config, source, compute_dtype, backend));
  WeightPlacer placer(source, *backend, total_bytes, progress);
  auto weights = absl::WrapUnique(new ModelWeights);
  LONGSPAN_ASSIGN_OR_RETURN(weights->taken_, WalkWeights(config, compute_dtype, placer));
  weights->buffers_ = placer.TakeBuffers();
  weights->rounding_loss_ = placer.rounding_loss();
  return weights;
}

}  // namespace longspan
