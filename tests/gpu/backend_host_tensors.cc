#include "tests/gpu/backend_host_tensors.h"

#include <cstring>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "kernels/base/status_macros.h"
#include "kernels/cuda/base/cache_order.h"

namespace longspan {
namespace {

// How the elements of one (page, KV head) are ordered, here and on the device.
enum class Order : uint8_t { kRaw, kKeys, kValues, kSummaryKeys, kSummaryValues };

class HostTensorBackend final : public Backend {
 public:
  explicit HostTensorBackend(Backend* device) : device_(*device) {}

  std::string Describe() const override { return device_.Describe(); }
  absl::Status CheckSupport(const ModelGeometry& geometry) const override {
    return device_.CheckSupport(geometry);
  }
  std::vector<OperationKernels> Kernels(const ModelGeometry& geometry) const override {
    return device_.Kernels(geometry);
  }
  DType IntermediateDType(DType compute_dtype) const override {
    return device_.IntermediateDType(compute_dtype);
  }
  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool, size_t bytes) override {
    return device_.Allocate(pool, bytes);
  }
  absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool,
                                                       size_t bytes) override {
    return device_.AllocateHost(pool, bytes);
  }
  absl::StatusOr<std::unique_ptr<HostArray>> ReserveHost(absl::string_view pool,
                                                         size_t bytes) override {
    return device_.ReserveHost(pool, bytes);
  }
  absl::Status CopyIn(void* to, const void* from, size_t bytes) override {
    return device_.CopyIn(to, from, bytes);
  }
  absl::Status CopyOut(void* to, const void* from, size_t bytes) override {
    return device_.CopyOut(to, from, bytes);
  }
  absl::Status CopyWithin(void* to, const void* from, size_t bytes) override {
    return device_.CopyWithin(to, from, bytes);
  }
  WeightSupport SupportedWeights() const override { return device_.SupportedWeights(); }
  absl::StatusOr<WeightHandle> PrepareLinear(absl::Span<const WeightPart> parts,
                                             absl::Span<const float> bias, DType dtype) override {
    return device_.PrepareLinear(parts, bias, dtype);
  }
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                        DType dtype) override {
    return device_.PreparedBytes(parts, has_bias, dtype);
  }

 private:
  absl::Status DoBeginStep(const RaggedBatch& batch) override {
    batch_ = &batch;
    return device_.BeginStep(batch);
  }
  absl::Status DoEndStep(const RaggedBatch& /*batch*/) override {
    LONGSPAN_ASSIGN_OR_RETURN(ended_, device_.EndStep());
    return absl::OkStatus();
  }
  absl::StatusOr<StepResult> DoFinishStep() override { return device_.FinishStep(ended_); }
  absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) override {
    LONGSPAN_ASSIGN_OR_RETURN(const TensorView placed, Place(logits));
    LONGSPAN_RETURN_IF_ERROR(device_.Draw(placed, draw));
    return Finish({});
  }
  absl::StatusOr<std::unique_ptr<EarlyDraws>> DoDrawEarly(const TensorView& logits,
                                                          const DrawBatch& draw) override {
    LONGSPAN_ASSIGN_OR_RETURN(const TensorView placed, Place(logits));
    auto drawn = device_.DrawEarly(placed, draw);
    LONGSPAN_RETURN_IF_ERROR(Finish({}));
    return drawn;
  }
  // A tensor of the cache that stays on the device.
  struct Mirror {
    std::unique_ptr<Buffer> buffer;
  };
  struct Result {
    TensorView host;
    TensorView device;
  };

  absl::Status DoCompute(const Operation& operation) override {
    return std::visit([this](const auto* args) { return Do(*args); }, operation);
  }
  absl::Status Do(const EmbedArgs& args) {
    EmbedArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.table.stored, &on_device.out}));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.out, on_device.out}});
  }
  absl::Status Do(const RmsNormArgs& args) {
    RmsNormArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(
        PlaceAll({&on_device.residual, &on_device.delta, &on_device.weight, &on_device.out}));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.residual, on_device.residual}, {args.out, on_device.out}});
  }
  absl::Status Do(const LinearArgs& args) {
    LinearArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.x, &on_device.y}));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.y, on_device.y}});
  }
  absl::Status Do(const GluArgs& args) {
    GluArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.gate_up, &on_device.out}));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.out, on_device.out}});
  }
  absl::Status Do(const GatherRowsArgs& args) {
    GatherRowsArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.x, &on_device.out}));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.out, on_device.out}});
  }
  absl::Status Do(const RopeAppendArgs& args) {
    RopeAppendArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(
        PlaceAll({&on_device.projections, &on_device.q, &on_device.norms.query_weight,
                  &on_device.norms.key_weight}));
    LONGSPAN_RETURN_IF_ERROR(MirrorCache(on_device.kv));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    LONGSPAN_RETURN_IF_ERROR(CopyPagesBack(args.kv, args.kv.keys, Order::kKeys));
    LONGSPAN_RETURN_IF_ERROR(CopyPagesBack(args.kv, args.kv.values, Order::kValues));
    LONGSPAN_RETURN_IF_ERROR(CopyPagesBack(args.kv, args.kv.key_scales, Order::kRaw));
    LONGSPAN_RETURN_IF_ERROR(CopyPagesBack(args.kv, args.kv.value_scales, Order::kRaw));
    return Finish({{args.q, on_device.q}});
  }
  absl::Status Do(const UpdateSummariesArgs& args) {
    UpdateSummariesArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.projections, &on_device.weights.keys,
                                       &on_device.weights.values, &on_device.weights.key_bias}));
    LONGSPAN_RETURN_IF_ERROR(MirrorCache(on_device.kv));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    LONGSPAN_RETURN_IF_ERROR(CopyPagesBack(args.kv, args.kv.summary_keys, Order::kSummaryKeys));
    LONGSPAN_RETURN_IF_ERROR(CopyPagesBack(args.kv, args.kv.summary_values, Order::kSummaryValues));
    LONGSPAN_RETURN_IF_ERROR(CopyPagesBack(args.kv, args.kv.carry, Order::kRaw));
    return Finish({});
  }
  absl::Status Do(const NsaSelectArgs& args) {
    NsaSelectArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.q, &on_device.output, &on_device.selected}));
    LONGSPAN_RETURN_IF_ERROR(MirrorCache(on_device.kv));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.output, on_device.output}, {args.selected, on_device.selected}});
  }
  absl::Status Do(const FetchRoomsArgs&) {
    return absl::UnimplementedError("tensors of the host have no rooms");
  }
  absl::Status Do(const NsaAttendArgs& args) {
    NsaAttendArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.q, &on_device.selected, &on_device.compressed,
                                       &on_device.projections, &on_device.out}));
    LONGSPAN_RETURN_IF_ERROR(MirrorCache(on_device.kv));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.out, on_device.out}});
  }
  absl::Status Do(const DenseAttendArgs& args) {
    DenseAttendArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.q, &on_device.out}));
    LONGSPAN_RETURN_IF_ERROR(MirrorCache(on_device.kv));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.out, on_device.out}});
  }
  absl::Status Do(const TileAttendArgs& args) {
    TileAttendArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.q, &on_device.out}));
    LONGSPAN_RETURN_IF_ERROR(MirrorCache(on_device.kv));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.out, on_device.out}});
  }
  absl::Status Do(const GateHeadsArgs& args) {
    GateHeadsArgs on_device = args;
    LONGSPAN_RETURN_IF_ERROR(PlaceAll({&on_device.projections, &on_device.heads}));
    LONGSPAN_RETURN_IF_ERROR(device_.Compute(on_device));
    return Finish({{args.heads, on_device.heads}});
  }

  // A copy on the device that lives until the operation is finished.
  absl::StatusOr<TensorView> Place(TensorView tensor) {
    if (tensor.data == nullptr) return tensor;
    LONGSPAN_ASSIGN_OR_RETURN(auto buffer, device_.Allocate("test", tensor.bytes()));
    LONGSPAN_RETURN_IF_ERROR(device_.CopyIn(buffer->data(), tensor.data, tensor.bytes()));
    tensor.data = buffer->data();
    placed_.push_back(std::move(buffer));
    return tensor;
  }
  absl::Status PlaceAll(const std::vector<TensorView*>& tensors) {
    for (TensorView* tensor : tensors) {
      LONGSPAN_ASSIGN_OR_RETURN(*tensor, Place(*tensor));
    }
    return absl::OkStatus();
  }
  absl::Status Finish(const std::vector<Result>& results) {
    for (const Result& result : results) {
      if (result.host.data == nullptr) continue;
      LONGSPAN_RETURN_IF_ERROR(
          device_.CopyOut(result.host.data, result.device.data, result.host.bytes()));
    }
    placed_.clear();
    return absl::OkStatus();
  }

  absl::Status MirrorOf(TensorView& tensor) {
    if (tensor.data == nullptr) return absl::OkStatus();
    Mirror& mirror = mirrors_[tensor.data];
    if (mirror.buffer == nullptr) {
      LONGSPAN_ASSIGN_OR_RETURN(mirror.buffer, device_.Allocate("test cache", tensor.bytes()));
      LONGSPAN_RETURN_IF_ERROR(device_.CopyIn(mirror.buffer->data(), tensor.data, tensor.bytes()));
    }
    tensor.data = mirror.buffer->data();
    return absl::OkStatus();
  }
  absl::Status MirrorCache(KvLayerView& kv) {
    for (TensorView* tensor :
         {&kv.keys, &kv.values, &kv.key_scales, &kv.value_scales, &kv.summary_keys,
          &kv.summary_values, &kv.carry, &kv.tail_keys, &kv.open_sums}) {
      LONGSPAN_RETURN_IF_ERROR(MirrorOf(*tensor));
    }
    return absl::OkStatus();
  }

  // Where element `index` of the host's order lies on the device. `page` is the page's place in its
  // sequence.
  static int64_t DeviceElement(const KvLayout& layout, Order order, int64_t page, int64_t index) {
    const int head_dim = layout.head_dim;
    const int per_page = layout.entries_per_page();
    switch (order) {
      case Order::kRaw:
        return index;
      case Order::kKeys: {
        const auto token = static_cast<int>(index % kPageTokens);
        const auto dim = static_cast<int>(index / kPageTokens);
        return layout.has_scales() ? cuda::CacheFp8KeyOffset(head_dim, token, dim)
                                   : cuda::CacheTokenOffset(head_dim, token, dim);
      }
      case Order::kValues: {
        const auto token = static_cast<int>(index / head_dim);
        const auto dim = static_cast<int>(index % head_dim);
        return layout.has_scales() ? cuda::CacheFp8ValueOffset(head_dim, token, dim)
                                   : cuda::CacheTokenOffset(head_dim, token, dim);
      }
      case Order::kSummaryKeys:
        return cuda::CacheEntryOffset(head_dim, per_page, page * per_page + index % per_page,
                                      static_cast<int>(index / per_page));
      case Order::kSummaryValues:
        return cuda::CacheEntryOffset(head_dim, per_page, page * per_page + index / head_dim,
                                      static_cast<int>(index % head_dim));
    }
    return index;
  }

  // The pages of the step's sequences, into the host's order.
  absl::Status CopyPagesBack(const KvLayerView& kv, const TensorView& host, Order order) {
    if (host.data == nullptr || host.elements() == 0) return absl::OkStatus();
    std::vector<char> copy(host.bytes());
    LONGSPAN_RETURN_IF_ERROR(
        device_.CopyOut(copy.data(), mirrors_[host.data].buffer->data(), host.bytes()));
    const auto element_bytes = static_cast<int64_t>(SizeBytes(host.dtype));
    const int64_t heads = host.shape[1];
    const int64_t elements = host.shape[2];
    for (int row = 0; row < batch_->rows(); ++row) {
      const auto pages = batch_->pages(row, kv.group);
      for (int64_t page = 0; page < static_cast<int64_t>(pages.size()); ++page) {
        if (pages[page] < 0) continue;  // behind a window
        for (int64_t head = 0; head < heads; ++head) {
          const int64_t block = (pages[page] * heads + head) * elements;
          for (int64_t index = 0; index < elements; ++index) {
            const int64_t from = block + DeviceElement(*kv.layout, order, page, index);
            std::memcpy(host.as<char>() + (block + index) * element_bytes,
                        copy.data() + from * element_bytes, element_bytes);
          }
        }
      }
    }
    return absl::OkStatus();
  }

  Backend& device_;
  const RaggedBatch* batch_ = nullptr;
  StepTicket ended_ = 0;                   // of the device
  std::map<const void*, Mirror> mirrors_;  // by the host's address
  std::vector<std::unique_ptr<Buffer>> placed_;
};

}  // namespace

std::unique_ptr<Backend> WithHostTensors(Backend* device_backend) {
  return std::make_unique<HostTensorBackend>(device_backend);
}

}  // namespace longspan
