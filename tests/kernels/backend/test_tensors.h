// Host tensors for the backend's tests: filled from a printed seed, read back as double.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <random>
#include <utility>
#include <vector>

#include "kernels/cpu/bf16.h"
#include "kernels/tensor.h"

namespace longspan {

// IEEE half precision of a value whose magnitude is 0 or between 2^-14 and 65504, cut towards zero.
inline uint16_t ToHalf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  if ((bits & 0x7fffffffU) == 0) return static_cast<uint16_t>(bits >> 16);
  const uint32_t exponent = ((bits >> 23) & 0xffU) - 112;
  return static_cast<uint16_t>(((bits >> 16) & 0x8000U) | (exponent << 10) |
                               ((bits >> 13) & 0x3ffU));
}

inline double FromHalf(uint16_t half) {
  const double sign = (half & 0x8000U) != 0 ? -1.0 : 1.0;
  const int exponent = (half >> 10) & 0x1f;
  const double fraction = (half & 0x3ff) / 1024.0;
  return exponent == 0 ? 0.0 : sign * (1.0 + fraction) * std::ldexp(1.0, exponent - 15);
}

class HostTensor {
 public:
  HostTensor(DType dtype, std::initializer_list<int64_t> shape) {
    view_.dtype = dtype;
    for (int64_t size : shape) view_.shape[view_.rank++] = size;
    memory_.resize(view_.bytes() / 4 + 1);
    view_.data = memory_.data();
  }
  HostTensor(const HostTensor&) = delete;
  HostTensor(HostTensor&& other) noexcept : memory_(std::move(other.memory_)), view_(other.view_) {
    view_.data = memory_.data();
  }

  HostTensor& FillNormal(uint32_t seed, float scale = 1.0F) {
    std::mt19937 generator(seed);
    std::normal_distribution<float> normal(0.0F, scale);
    for (int64_t index = 0; index < view_.elements(); ++index) {
      // Halves of normal size: the conversion above has no subnormals.
      const float value = normal(generator);
      Set(index, std::abs(value) < 1e-4F ? 1e-4F : value);
    }
    return *this;
  }

  void Set(int64_t index, float value) {
    switch (view_.dtype) {
      case DType::kBf16:
        view_.as<uint16_t>()[index] = cpu::RoundToBf16(value);
        return;
      case DType::kF16:
        view_.as<uint16_t>()[index] = ToHalf(value);
        return;
      default:
        view_.as<float>()[index] = value;
    }
  }
  double Get(int64_t index) const {
    switch (view_.dtype) {
      case DType::kBf16:
        return cpu::WidenBf16(view_.as<uint16_t>()[index]);
      case DType::kF16:
        return FromHalf(view_.as<uint16_t>()[index]);
      default:
        return view_.as<float>()[index];
    }
  }
  const float* floats() const { return view_.as<float>(); }
  const TensorView& view() const { return view_; }
  // Rows [begin, begin + count).
  TensorView Rows(int64_t begin, int64_t count) const {
    TensorView rows = view_;
    rows.shape[0] = count;
    rows.data = view_.as<char>() + begin * view_.shape[1] * SizeBytes(view_.dtype);
    return rows;
  }

 private:
  std::vector<float> memory_;
  TensorView view_;
};

}  // namespace longspan
