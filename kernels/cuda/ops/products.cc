#include "kernels/cuda/ops/products.h"

#include <array>
#include <bit>
#include <vector>

#include "absl/memory/memory.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/ops/float8_rows.h"

namespace longspan::cuda {
namespace {

constexpr size_t kWorkspaceBytes = size_t{32} << 20;
constexpr int64_t kInvariantRows = 64;
constexpr int64_t kMostRows = int64_t{1} << 16;
// Up to here an algorithm of fewer rows would read the weights once more for those beyond its tile.
constexpr int64_t kFewRows = 256;
constexpr int64_t kManyRows = 1024;
constexpr int64_t kTileRows = 128;  // of most configurations
constexpr int kMostProposals = 32;
constexpr uint32_t kMostAlignmentBytes = 256;
// What FP8 products need; all are chosen for it, whether their y is padded elsewhere or not.
constexpr uint32_t kFloat8AlignmentBytes = 16;

uint32_t AlignmentOf(const ProductLaunch& launch) {
  const bool is_float8 = launch.shape.dtype == DType::kF8E4M3;
  const uintptr_t most = is_float8 ? kFloat8AlignmentBytes : kMostAlignmentBytes;
  const uintptr_t bits =
      reinterpret_cast<uintptr_t>(launch.x) | reinterpret_cast<uintptr_t>(launch.y) | most;
  return static_cast<uint32_t>(bits & (~bits + 1));
}

}  // namespace

absl::StatusOr<std::unique_ptr<Products>> Products::Create(const std::shared_ptr<Arena>& arena,
                                                           cudaStream_t stream,
                                                           bool batch_invariant) {
  auto products = absl::WrapUnique(new Products(stream, batch_invariant));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtCreate(&products->handle_));
  LONGSPAN_ASSIGN_OR_RETURN(products->workspace_, arena->AllocateRaw("cublas", kWorkspaceBytes));
  return products;
}

Products::~Products() {
  if (handle_ != nullptr) cublasLtDestroy(handle_);
}

// Few rows are rounded up to a power of two, those of a small chunk to whole tiles: how many of
// them there are decides which shape of tile leaves no multiprocessor idle. Many are rounded to the
// nearest eighth of a power of two: a chunk of 8192 tokens beside a few generated ones is best
// served as 8192 rows are.
int64_t Products::RowsAskedFor(int64_t rows) const {
  if (batch_invariant_) return kInvariantRows;
  const auto power = static_cast<int64_t>(std::bit_floor(static_cast<uint64_t>(rows)));
  if (rows <= kFewRows) return rows == power ? rows : 2 * power;
  if (rows <= kManyRows) return (rows + kTileRows - 1) / kTileRows * kTileRows;
  const int64_t grain = power / 8;
  return (rows + grain / 2) / grain * grain;
}

absl::StatusOr<const cublasLtMatmulAlgo_t*> Products::Choose(const Key& key,
                                                             const LtProduct& product) {
  const auto found = algorithms_.find(key);
  if (found != algorithms_.end()) return found->second ? &*found->second : nullptr;
  const auto& [shape, rows, alignment] = key;
  LtMatrices matrices;
  LONGSPAN_RETURN_IF_ERROR(matrices.Make(shape, rows));
  LtPreference preference;
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
  const cublasStatus_t asked = cublasLtMatmulAlgoGetHeuristic(
      handle_, product.get(), matrices.weight.get(), matrices.x.get(), matrices.y.get(),
      matrices.y.get(), preference.get(), kMostProposals, proposals.data(), &count);
  // It says so, too, where it has nothing to propose.
  if (asked == CUBLAS_STATUS_NOT_SUPPORTED)
    count = 0;
  else
    LONGSPAN_CUDA_RETURN_IF_ERROR(asked);
  for (int i = 0; i < count; ++i) {
    LONGSPAN_ASSIGN_OR_RETURN(const bool serves, Serves(key, product, proposals[i].algo));
    if (serves) return &algorithms_[key].emplace(proposals[i].algo);
  }
  algorithms_[key] = std::nullopt;
  return static_cast<const cublasLtMatmulAlgo_t*>(nullptr);
}

// Whether an algorithm takes every number of rows that will use it.
absl::StatusOr<bool> Products::Serves(const Key& key, const LtProduct& product,
                                      const cublasLtMatmulAlgo_t& algorithm) {
  const auto& [shape, rows, alignment] = key;
  const std::vector<int64_t> tried =
      batch_invariant_
          ? std::vector<int64_t>{1, 2, rows + 3, kMostRows}
          : std::vector<int64_t>{rows / 2 + 1, rows, rows < kFewRows ? rows : rows + rows / 2};
  for (int64_t count : tried) {
    if (shape.scales == ProductScales::kBlocks) {
      count = (count + kFloat8RowMultiple - 1) / kFloat8RowMultiple * kFloat8RowMultiple;
    }
    LtMatrices matrices;
    LONGSPAN_RETURN_IF_ERROR(matrices.Make(shape, count));
    cublasLtMatmulHeuristicResult_t result;
    const cublasStatus_t status =
        cublasLtMatmulAlgoCheck(handle_, product.get(), matrices.weight.get(), matrices.x.get(),
                                matrices.y.get(), matrices.y.get(), &algorithm, &result);
    if (status != CUBLAS_STATUS_SUCCESS || result.workspaceSize > kWorkspaceBytes) return false;
  }
  return true;
}

absl::StatusOr<bool> Products::Queue(const ProductLaunch& launch) {
  LtProduct product;
  LONGSPAN_RETURN_IF_ERROR(MakeProduct(launch, product));
  const Key key = {launch.shape, RowsAskedFor(launch.rows), AlignmentOf(launch)};
  LONGSPAN_ASSIGN_OR_RETURN(const cublasLtMatmulAlgo_t* algorithm, Choose(key, product));
  if (algorithm == nullptr) return false;
  LtMatrices matrices;
  LONGSPAN_RETURN_IF_ERROR(matrices.Make(launch.shape, launch.rows));
  const float one = 1.0F;
  const float zero = 0.0F;
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cublasLtMatmul(handle_, product.get(), &one, launch.weight, matrices.weight.get(), launch.x,
                     matrices.x.get(), &zero, launch.y, matrices.y.get(), launch.y,
                     matrices.y.get(), algorithm, workspace_->data(), kWorkspaceBytes, stream_));
  return true;
}

}  // namespace longspan::cuda
