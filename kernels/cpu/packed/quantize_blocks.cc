#include "kernels/cpu/packed/quantize_blocks.h"

#include <cstring>
#include <limits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/packed/quantize_blocks.cc"
// foreach_target.h comes before highway.h.
// clang-format off
#include "hwy/foreach_target.h"
#include "hwy/highway.h"
// clang-format on

HWY_BEFORE_NAMESPACE();
namespace longspan::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using RowFloats = hn::CappedTag<float, 16>;
using RowWords = hn::RebindToUnsigned<RowFloats>;
using RowInts = hn::RebindToSigned<RowFloats>;
constexpr int kLanes = static_cast<int>(hn::MaxLanes(RowFloats()));
constexpr int kInputs = 32;
constexpr int kVectors = kInputs / kLanes;
// bf16 of infinity, and of 2^-119: above it neither scale nor inverse leaves the normal numbers.
constexpr uint32_t kInfinity = 0x7f80;
constexpr uint32_t kLeastMagnitude = 0x0400;

// Of a block without any integers.
void LeaveZeros(float scale, int8_t* codes, float* scale_out, int32_t* half_sums) {
  std::memset(codes, 0, kInputs);
  *scale_out = scale;
  half_sums[0] = 0;
  half_sums[1] = 0;
}

// x [32].
void QuantizeBlock(const uint16_t* x, int8_t* codes, float* scale, int32_t* half_sums) {
  const RowFloats floats;
  const RowWords words;
  const RowInts ints;
  const hn::Rebind<uint16_t, RowFloats> halves;
  const hn::Rebind<int8_t, RowFloats> bytes;
  hn::Vec<RowWords> value[kVectors];
  auto largest = hn::Zero(words);
  for (int v = 0; v < kVectors; ++v) {
    value[v] = hn::PromoteTo(words, hn::LoadU(halves, x + v * kLanes));
    largest = hn::Max(largest, hn::And(value[v], hn::Set(words, 0x7fff)));
  }
  const uint32_t magnitude = hn::GetLane(hn::MaxOfLanes(words, largest));
  if (magnitude < kLeastMagnitude) return LeaveZeros(0.0F, codes, scale, half_sums);
  if (magnitude >= kInfinity) {
    return LeaveZeros(std::numeric_limits<float>::quiet_NaN(), codes, scale, half_sums);
  }
  const uint32_t bits = magnitude << 16;
  float maximum;
  std::memcpy(&maximum, &bits, sizeof(maximum));
  *scale = maximum / 127.0F;
  const auto inverse = hn::Set(floats, 127.0F / maximum);
  auto sum = hn::Zero(ints);
  for (int v = 0; v < kVectors; ++v) {
    const auto wide = hn::BitCast(floats, hn::ShiftLeft<16>(value[v]));
    const auto code = hn::NearestInt(hn::Mul(wide, inverse));
    hn::StoreU(hn::DemoteTo(bytes, code), bytes, codes + v * kLanes);
    sum = hn::Add(sum, code);
    if ((v + 1) * kLanes % (kInputs / 2) != 0) continue;
    half_sums[(v + 1) * kLanes / (kInputs / 2) - 1] = hn::GetLane(hn::SumOfLanes(ints, sum));
    sum = hn::Zero(ints);
  }
}

void QuantizeRowImpl(const uint16_t* x, int64_t inputs, int lanes, int8_t* codes, float* scales,
                     int32_t* half_sums) {
  for (int64_t first = 0; first < inputs; first += kInputs) {
    if (first + kInputs <= inputs) {
      QuantizeBlock(x + first, codes, scales, half_sums);
    } else {
      uint16_t padded[kInputs] = {};
      std::memcpy(padded, x + first, (inputs - first) * sizeof(uint16_t));
      QuantizeBlock(padded, codes, scales, half_sums);
    }
    codes += static_cast<int64_t>(lanes) * kInputs;
    scales += lanes;
    half_sums += 2;
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace longspan::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace longspan::cpu {

HWY_EXPORT(QuantizeRowImpl);

void QuantizeBlocks(const uint16_t* x, int64_t inputs, int lanes, int8_t* codes, float* scales,
                    int32_t* half_sums) {
  HWY_DYNAMIC_DISPATCH(QuantizeRowImpl)(x, inputs, lanes, codes, scales, half_sums);
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE
