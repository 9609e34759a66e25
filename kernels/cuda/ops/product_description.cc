#include "kernels/cuda/ops/product_description.h"

#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

cudaDataType_t CudaType(DType dtype) {
  if (dtype == DType::kF8E4M3) return CUDA_R_8F_E4M3;
  return dtype == DType::kBf16 ? CUDA_R_16BF : CUDA_R_32F;
}

template <typename Value>
absl::Status Set(const LtProduct& product, cublasLtMatmulDescAttributes_t attribute, Value value) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cublasLtMatmulDescSetAttribute(product.get(), attribute, &value, sizeof(value)));
  return absl::OkStatus();
}

absl::Status SetScales(const ProductLaunch& launch, const LtProduct& product) {
  const bool blocks = launch.shape.scales == ProductScales::kBlocks;
  const int32_t of_weight = blocks ? CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F
                                   : CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F;
  const int32_t of_x =
      blocks ? CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F : CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F;
  LONGSPAN_RETURN_IF_ERROR(Set(product, CUBLASLT_MATMUL_DESC_A_SCALE_MODE, of_weight));
  LONGSPAN_RETURN_IF_ERROR(Set(product, CUBLASLT_MATMUL_DESC_B_SCALE_MODE, of_x));
  LONGSPAN_RETURN_IF_ERROR(
      Set(product, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, launch.weight_scales));
  return Set(product, CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, launch.x_scales);
}

}  // namespace

absl::Status MakeProduct(const ProductLaunch& launch, LtProduct& product) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cublasLtMatmulDescCreate(product.address(), CUBLAS_COMPUTE_32F, CUDA_R_32F));
  LONGSPAN_RETURN_IF_ERROR(Set(product, CUBLASLT_MATMUL_DESC_TRANSA, CUBLAS_OP_T));
  if (launch.shape.scales != ProductScales::kNone) {
    LONGSPAN_RETURN_IF_ERROR(SetScales(launch, product));
  }
  if (launch.shape.fast_accumulation) {
    LONGSPAN_RETURN_IF_ERROR(Set(product, CUBLASLT_MATMUL_DESC_FAST_ACCUM, int8_t{1}));
  }
  if (!launch.shape.has_bias) return absl::OkStatus();
  LONGSPAN_RETURN_IF_ERROR(Set(product, CUBLASLT_MATMUL_DESC_EPILOGUE, CUBLASLT_EPILOGUE_BIAS));
  LONGSPAN_RETURN_IF_ERROR(Set(product, CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, CUDA_R_32F));
  return Set(product, CUBLASLT_MATMUL_DESC_BIAS_POINTER, launch.bias);
}

absl::Status LtMatrices::Make(const ProductShape& shape, int64_t rows) {
  const cudaDataType_t type = CudaType(shape.dtype);
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatrixLayoutCreate(weight.address(), type, shape.inputs,
                                                           shape.outputs, shape.inputs));
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cublasLtMatrixLayoutCreate(x.address(), type, shape.inputs, rows, shape.inputs));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cublasLtMatrixLayoutCreate(y.address(), CudaType(shape.y_dtype),
                                                           shape.outputs, rows, shape.y_stride));
  return absl::OkStatus();
}

}  // namespace longspan::cuda
