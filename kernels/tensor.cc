#include "kernels/tensor.h"

namespace longspan {

const char* Name(DType dtype) {
  switch (dtype) {
    case DType::kBf16:
      return "bf16";
    case DType::kF16:
      return "f16";
    case DType::kF32:
      return "f32";
    case DType::kI32:
      return "i32";
    case DType::kF8E4M3:
      return "f8_e4m3";
    case DType::kI8:
      return "i8";
    case DType::kU8:
      return "u8";
  }
  return "unknown";
}

std::string Describe(const TensorView& tensor) {
  std::string text = std::string(Name(tensor.dtype)) + " [";
  for (int dimension = 0; dimension < tensor.rank; ++dimension) {
    if (dimension > 0) text += ", ";
    text += std::to_string(tensor.shape[dimension]);
  }
  return text + "]";
}

}  // namespace longspan
