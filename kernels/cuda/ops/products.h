// Matrix products through cuBLASLt, fp32 accumulation. How one is computed is asked once for each
// shape and number of rows, rounded (RowsAskedFor). With batch_invariant there is one configuration
// for all numbers of rows, without a split sum, so that a row's bits do not depend on its
// neighbours.
#pragma once

#include <cublasLt.h>
#include <cuda_runtime_api.h>

#include <map>
#include <memory>
#include <optional>
#include <tuple>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/ops/product_description.h"

namespace longspan::cuda {

class Products {
 public:
  static absl::StatusOr<std::unique_ptr<Products>> Create(const std::shared_ptr<Arena>& arena,
                                                          cudaStream_t stream,
                                                          bool batch_invariant);
  ~Products();
  Products(const Products&) = delete;
  Products& operator=(const Products&) = delete;

  // False: cuBLASLt has no product of that shape, and nothing is queued.
  absl::StatusOr<bool> Queue(const ProductLaunch& launch);

  // What algorithms work in. Between products, in the order of the stream, anyone's.
  const Buffer& workspace() const { return *workspace_; }

 private:
  // Rows are rounded; the alignment is that of x and y, in bytes.
  using Key = std::tuple<ProductShape, int64_t, uint32_t>;

  Products(cudaStream_t stream, bool batch_invariant)
      : stream_(stream), batch_invariant_(batch_invariant) {}
  int64_t RowsAskedFor(int64_t rows) const;
  // Null where there is none.
  absl::StatusOr<const cublasLtMatmulAlgo_t*> Choose(const Key& key, const LtProduct& product);
  absl::StatusOr<bool> Serves(const Key& key, const LtProduct& product,
                              const cublasLtMatmulAlgo_t& algorithm);

  const cudaStream_t stream_;
  const bool batch_invariant_;
  cublasLtHandle_t handle_ = nullptr;
  std::unique_ptr<Buffer> workspace_;
  std::map<Key, std::optional<cublasLtMatmulAlgo_t>> algorithms_;
};

}  // namespace longspan::cuda
