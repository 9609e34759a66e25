// A tensor as the kernels see it: an address, an element type and a shape, owned by someone else.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace longspan {

// kF8E4M3: four bits of exponent, three of mantissa, no infinities (OCP 8-bit floating point).
enum class DType : uint8_t { kBf16, kF16, kF32, kI32, kF8E4M3, kI8, kU8 };

constexpr size_t SizeBytes(DType dtype) {
  switch (dtype) {
    case DType::kF32:
    case DType::kI32:
      return 4;
    case DType::kBf16:
    case DType::kF16:
      return 2;
    case DType::kF8E4M3:
    case DType::kI8:
    case DType::kU8:
      return 1;
  }
  return 0;
}

const char* Name(DType dtype);

// Of numbers that are used as they are stored.
constexpr bool IsPlainFloat(DType dtype) {
  return dtype == DType::kBf16 || dtype == DType::kF16 || dtype == DType::kF32;
}

// Whether every number of the floating-point type `other` is one of `dtype`, too.
constexpr bool HoldsAllOf(DType dtype, DType other) {
  return dtype == other || dtype == DType::kF32;
}

// Row-major and dense: the last dimension is contiguous. The address belongs to the backend that
// made it and may be device memory; only that backend dereferences it.
struct TensorView {
  void* data = nullptr;
  DType dtype = DType::kF32;
  int rank = 0;
  std::array<int64_t, 4> shape = {0, 0, 0, 0};

  int64_t elements() const {
    int64_t product = 1;
    for (int dimension = 0; dimension < rank; ++dimension) product *= shape[dimension];
    return product;
  }
  size_t bytes() const { return static_cast<size_t>(elements()) * SizeBytes(dtype); }
  template <typename T>
  T* as() const {
    return static_cast<T*>(data);
  }
};

// "bf16 [4, 64]", for error messages.
std::string Describe(const TensorView& tensor);

}  // namespace longspan
