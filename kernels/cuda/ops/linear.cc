#include "kernels/cuda/ops/linear.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/ops/pointwise.h"
#include "kernels/shape_check.h"
#include "kernels/weight_parts.h"

namespace longspan::cuda {
namespace {

constexpr WeightFormat kCudaWeightFormats[] = {WeightFormat::kPlain};
constexpr WeightPrecision kCudaWeightPrecisions[] = {WeightPrecision::kAsStored};
constexpr WeightSupport kCudaWeights = {kCudaWeightFormats, kCudaWeightPrecisions};
constexpr size_t kWorkspaceBytes = size_t{32} << 20;
constexpr int64_t kInvariantRows = 64;
constexpr int64_t kMostRows = int64_t{1} << 16;
// Up to here an algorithm of fewer rows would read the weights once more for those beyond its tile.
constexpr int64_t kFewRows = 256;
constexpr int64_t kManyRows = 1024;
constexpr int64_t kTileRows = 128;  // of most configurations
constexpr int kMostProposals = 32;
// Of host memory that converts weights on their way.
constexpr int64_t kConvertedElements = int64_t{1} << 22;
constexpr uint32_t kMostAlignmentBytes = 256;

// Host elements need no alignment.
float Widened(const std::byte* from, DType dtype) {
  if (dtype == DType::kF32) {
    float value;
    std::memcpy(&value, from, sizeof(value));
    return value;
  }
  uint16_t bits;
  std::memcpy(&bits, from, sizeof(bits));
  if (dtype == DType::kBf16) return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);
  __half_raw raw;
  raw.x = bits;
  return __half2float(__half(raw));
}

void Convert(const std::byte* from, DType from_dtype, int64_t count, DType to_dtype,
             std::byte* to) {
  for (int64_t i = 0; i < count; ++i) {
    const float value = Widened(from + i * SizeBytes(from_dtype), from_dtype);
    if (to_dtype == DType::kF32) {
      std::memcpy(to + i * sizeof(float), &value, sizeof(float));
    } else {
      const __nv_bfloat16_raw rounded = __float2bfloat16_rn(value);
      std::memcpy(to + i * sizeof(uint16_t), &rounded.x, sizeof(uint16_t));
    }
  }
}

uint32_t AlignmentOf(const void* address) {
  const auto bits = reinterpret_cast<uintptr_t>(address) | kMostAlignmentBytes;
  return static_cast<uint32_t>(bits & (~bits + 1));
}

// cuBLASLt's objects, destroyed with their scope.
template <typename T, cublasStatus_t (*kDestroy)(T)>
class Owned {
 public:
  Owned() = default;
  ~Owned() {
    if (object_ != nullptr) kDestroy(object_);
  }
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;
  T* address() { return &object_; }
  T get() const { return object_; }

 private:
  T object_ = nullptr;
};
using Product = Owned<cublasLtMatmulDesc_t, cublasLtMatmulDescDestroy>;
using Matrix = Owned<cublasLtMatrixLayout_t, cublasLtMatrixLayoutDestroy>;
using Preference = Owned<cublasLtMatmulPreference_t, cublasLtMatmulPreferenceDestroy>;

cudaDataType_t CudaType(DType dtype) { return dtype == DType::kBf16 ? CUDA_R_16BF : CUDA_R_32F; }

// cuBLAS counts columns first: y^T [outputs, rows] = (W^T)^T x^T.
struct Matrices {
  Matrix weight, x, y;

  absl::Status Make(int64_t inputs, int64_t outputs, int64_t rows, DType dtype, DType out_dtype) {
    const cudaDataType_t type = CudaType(dtype);
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        cublasLtMatrixLayoutCreate(weight.address(), type, inputs, outputs, inputs));
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        cublasLtMatrixLayoutCreate(x.address(), type, inputs, rows, inputs));
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        cublasLtMatrixLayoutCreate(y.address(), CudaType(out_dtype), outputs, rows, outputs));
    return absl::OkStatus();
  }
};

absl::Status MakeProduct(const void* bias, Product& product) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cublasLtMatmulDescCreate(product.address(), CUBLAS_COMPUTE_32F, CUDA_R_32F));
  const cublasOperation_t transposed = CUBLAS_OP_T;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatmulDescSetAttribute(
      product.get(), CUBLASLT_MATMUL_DESC_TRANSA, &transposed, sizeof(transposed)));
  if (bias == nullptr) return absl::OkStatus();
  const cublasLtEpilogue_t epilogue = CUBLASLT_EPILOGUE_BIAS;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatmulDescSetAttribute(
      product.get(), CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof(epilogue)));
  const cudaDataType_t type = CUDA_R_32F;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatmulDescSetAttribute(
      product.get(), CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, &type, sizeof(type)));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatmulDescSetAttribute(
      product.get(), CUBLASLT_MATMUL_DESC_BIAS_POINTER, &bias, sizeof(bias)));
  return absl::OkStatus();
}

}  // namespace

WeightSupport Linear::SupportedWeights() const { return kCudaWeights; }

absl::StatusOr<std::unique_ptr<Linear>> Linear::Create(std::shared_ptr<Arena> arena,
                                                       cudaStream_t stream, bool batch_invariant) {
  auto linear = absl::WrapUnique(new Linear(std::move(arena), stream, batch_invariant));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtCreate(&linear->handle_));
  LONGSPAN_ASSIGN_OR_RETURN(linear->workspace_,
                            linear->arena_->AllocateRaw("cublas", kWorkspaceBytes));
  return linear;
}

Linear::~Linear() {
  if (handle_ != nullptr) cublasLtDestroy(handle_);
}

absl::StatusOr<int64_t> Linear::PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                              DType compute_dtype) const {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightShapes(parts, kCudaWeights, compute_dtype));
  const int64_t outputs = StackedOutputs(parts);
  const int64_t element_bytes =
      outputs * parts[0].inputs() * static_cast<int64_t>(SizeBytes(compute_dtype));
  const int64_t bias_bytes = has_bias ? outputs * static_cast<int64_t>(sizeof(float)) : 0;
  return static_cast<int64_t>(ArenaMap::Rounded(element_bytes) + ArenaMap::Rounded(bias_bytes));
}

absl::StatusOr<WeightHandle> Linear::Prepare(absl::Span<const WeightPart> parts,
                                             absl::Span<const float> bias, DType compute_dtype) {
  LONGSPAN_RETURN_IF_ERROR(CheckWeightParts(parts, kCudaWeights, bias, compute_dtype));
  Weight weight;
  weight.inputs = parts[0].inputs();
  weight.outputs = StackedOutputs(parts);
  weight.dtype = compute_dtype;
  LONGSPAN_ASSIGN_OR_RETURN(
      weight.elements,
      arena_->AllocateRaw("weights", weight.outputs * weight.inputs * SizeBytes(compute_dtype)));
  LONGSPAN_RETURN_IF_ERROR(Place(parts, weight));
  if (!bias.empty()) {
    LONGSPAN_ASSIGN_OR_RETURN(weight.bias,
                              arena_->AllocateRaw("weights", bias.size() * sizeof(float)));
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemcpyAsync(weight.bias->data(), bias.data(),
                                                  bias.size() * sizeof(float),
                                                  cudaMemcpyHostToDevice, stream_));
  }
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamSynchronize(stream_));
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t bytes,
                            PreparedBytes(parts, !bias.empty(), compute_dtype));
  const WeightHandle handle = {static_cast<int32_t>(weights_.size()), weight.inputs, weight.outputs,
                               bytes};
  weights_.push_back(std::move(weight));
  return handle;
}

// Parts of the right type are copied as they are, others converted piece by piece.
absl::Status Linear::Place(absl::Span<const WeightPart> parts, Weight& weight) {
  auto* to = static_cast<std::byte*>(weight.elements->data());
  std::vector<std::byte> converted;
  for (const WeightPart& weight_part : parts) {
    const TensorView& part = weight_part.values;
    const auto* from = part.as<const std::byte>();
    const size_t from_bytes = SizeBytes(part.dtype);
    const size_t to_bytes = SizeBytes(weight.dtype);
    const bool as_it_is = part.dtype == weight.dtype;
    for (int64_t begin = 0; begin < part.elements(); begin += kConvertedElements) {
      const int64_t count = std::min(kConvertedElements, part.elements() - begin);
      const std::byte* source = from + begin * from_bytes;
      if (!as_it_is) {
        converted.resize(count * to_bytes);
        Convert(source, part.dtype, count, weight.dtype, converted.data());
        source = converted.data();
      }
      LONGSPAN_CUDA_RETURN_IF_ERROR(
          cudaMemcpyAsync(to, source, count * to_bytes, cudaMemcpyHostToDevice, stream_));
      LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamSynchronize(stream_));
      to += count * to_bytes;
    }
  }
  return absl::OkStatus();
}

// Few rows are rounded up to a power of two, those of a small chunk to whole tiles: how many of
// them there are decides which shape of tile leaves no multiprocessor idle. Many are rounded to the
// nearest eighth of a power of two: a chunk of 8192 tokens beside a few generated ones is best
// served as 8192 rows are.
int64_t Linear::RowsAskedFor(int64_t rows) const {
  if (batch_invariant_) return kInvariantRows;
  const auto power = static_cast<int64_t>(std::bit_floor(static_cast<uint64_t>(rows)));
  if (rows <= kFewRows) return rows == power ? rows : 2 * power;
  if (rows <= kManyRows) return (rows + kTileRows - 1) / kTileRows * kTileRows;
  const int64_t grain = power / 8;
  return (rows + grain / 2) / grain * grain;
}

absl::StatusOr<const cublasLtMatmulAlgo_t*> Linear::Choose(const Key& key,
                                                           cublasLtMatmulDesc_t product) {
  const auto found = algorithms_.find(key);
  if (found != algorithms_.end()) return found->second ? &*found->second : nullptr;
  const auto [inputs, outputs, dtype, out_dtype, has_bias, rows, alignment] = key;
  Matrices matrices;
  LONGSPAN_RETURN_IF_ERROR(matrices.Make(inputs, outputs, rows, dtype, out_dtype));
  Preference preference;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatmulPreferenceCreate(preference.address()));
  const auto set = [&](cublasLtMatmulPreferenceAttributes_t attribute, auto value) {
    return cublasLtMatmulPreferenceSetAttribute(preference.get(), attribute, &value, sizeof(value));
  };
  const size_t workspace_bytes = batch_invariant_ ? 0 : kWorkspaceBytes;
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      set(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, uint64_t{workspace_bytes}));
  if (batch_invariant_) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(set(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,
                                      static_cast<uint32_t>(CUBLASLT_REDUCTION_SCHEME_NONE)));
  }
  for (const auto attribute :
       {CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,
        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES}) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(set(attribute, alignment));
  }
  std::array<cublasLtMatmulHeuristicResult_t, kMostProposals> proposals;
  int count = 0;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatmulAlgoGetHeuristic(
      handle_, product, matrices.weight.get(), matrices.x.get(), matrices.y.get(), matrices.y.get(),
      preference.get(), kMostProposals, proposals.data(), &count));
  for (int i = 0; i < count; ++i) {
    LONGSPAN_ASSIGN_OR_RETURN(const bool serves, Serves(key, product, proposals[i].algo));
    if (serves) return &algorithms_[key].emplace(proposals[i].algo);
  }
  algorithms_[key] = std::nullopt;
  return static_cast<const cublasLtMatmulAlgo_t*>(nullptr);
}

// Whether an algorithm takes every number of rows that will use it.
absl::StatusOr<bool> Linear::Serves(const Key& key, cublasLtMatmulDesc_t product,
                                    const cublasLtMatmulAlgo_t& algorithm) {
  const auto [inputs, outputs, dtype, out_dtype, has_bias, rows, alignment] = key;
  const std::vector<int64_t> tried =
      batch_invariant_
          ? std::vector<int64_t>{1, 2, rows + 3, kMostRows}
          : std::vector<int64_t>{rows / 2 + 1, rows, rows < kFewRows ? rows : rows + rows / 2};
  for (const int64_t count : tried) {
    Matrices matrices;
    LONGSPAN_RETURN_IF_ERROR(matrices.Make(inputs, outputs, count, dtype, out_dtype));
    cublasLtMatmulHeuristicResult_t result;
    const cublasStatus_t status =
        cublasLtMatmulAlgoCheck(handle_, product, matrices.weight.get(), matrices.x.get(),
                                matrices.y.get(), matrices.y.get(), &algorithm, &result);
    if (status != CUBLAS_STATUS_SUCCESS || result.workspaceSize > kWorkspaceBytes) return false;
  }
  return true;
}

absl::Status Linear::MultiplyAndRound(const LinearArgs& args) {
  LinearArgs wide = args;
  wide.y.dtype = DType::kF32;
  LONGSPAN_ASSIGN_OR_RETURN(wide.y.data, wide_.AtLeast(wide.y.bytes()));
  LONGSPAN_RETURN_IF_ERROR(Multiply(wide));
  return StatusOf(
      LaunchRoundToBf16(wide.y.as<const float>(), wide.y.elements(), args.y.data, stream_),
      "linear");
}

absl::StatusOr<const Linear::Weight*> Linear::Find(const char* operation,
                                                   const WeightHandle& handle) const {
  ShapeCheck check(operation);
  check.Between("weight handle", handle.id, 0, static_cast<int64_t>(weights_.size()) - 1);
  if (!check.ok()) return check.status();
  const Weight& weight = weights_[handle.id];
  check.Equal("in_features of the handle", handle.in_features, weight.inputs);
  check.Equal("out_features of the handle", handle.out_features, weight.outputs);
  if (!check.ok()) return check.status();
  return &weight;
}

absl::StatusOr<TensorView> Linear::Rows(const WeightHandle& handle) const {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* weight, Find("embed", handle));
  return TensorView{weight->elements->data(), weight->dtype, 2, {weight->outputs, weight->inputs}};
}

absl::Status Linear::Multiply(const LinearArgs& args) {
  LONGSPAN_ASSIGN_OR_RETURN(const Weight* found, Find("linear", args.weight));
  const Weight& weight = *found;
  ShapeCheck check("linear");
  check.Require(args.x.dtype == weight.dtype, absl::StrCat("type of x is ", Name(args.x.dtype)),
                Name(weight.dtype));
  check.Require(args.y.dtype == DType::kF32 || args.y.dtype == weight.dtype,
                absl::StrCat("type of y is ", Name(args.y.dtype)),
                absl::StrCat("f32 or ", Name(weight.dtype)));
  if (!check.ok()) return check.status();
  const int64_t rows = args.x.shape[0];
  if (rows == 0) return absl::OkStatus();
  if (weight.bias != nullptr && args.y.dtype == DType::kBf16) return MultiplyAndRound(args);

  Product product;
  LONGSPAN_RETURN_IF_ERROR(
      MakeProduct(weight.bias == nullptr ? nullptr : weight.bias->data(), product));
  const Key key = {weight.inputs,
                   weight.outputs,
                   weight.dtype,
                   args.y.dtype,
                   weight.bias != nullptr,
                   RowsAskedFor(rows),
                   std::min(AlignmentOf(args.x.data), AlignmentOf(args.y.data))};
  LONGSPAN_ASSIGN_OR_RETURN(const cublasLtMatmulAlgo_t* algorithm, Choose(key, product.get()));
  if (algorithm == nullptr) {
    const auto* bias =
        weight.bias == nullptr ? nullptr : static_cast<const float*>(weight.bias->data());
    return StatusOf(LaunchPlainProduct(args.x, weight.elements->data(), bias, args.y, stream_),
                    "linear");
  }
  Matrices matrices;
  LONGSPAN_RETURN_IF_ERROR(
      matrices.Make(weight.inputs, weight.outputs, rows, weight.dtype, args.y.dtype));
  const float one = 1.0F;
  const float zero = 0.0F;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatmul(
      handle_, product.get(), &one, weight.elements->data(), matrices.weight.get(), args.x.data,
      matrices.x.get(), &zero, args.y.data, matrices.y.get(), args.y.data, matrices.y.get(),
      algorithm, workspace_->data(), kWorkspaceBytes, stream_));
  return absl::OkStatus();
}

}  // namespace longspan::cuda
