#include "kernels/cpu/attention_loops/expand_e4m3.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/attention_loops/expand_e4m3.cc"
// foreach_target.h comes before highway.h.
// clang-format off
#include "hwy/foreach_target.h"
#include "hwy/highway.h"
// clang-format on

#include "kernels/cpu/attention_loops/tile_kernel.h"

HWY_BEFORE_NAMESPACE();
namespace longspan::cpu::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// A bf16 number is the digits of e4m3 at other places, with what its row adds to the exponent.
uint16_t E4m3Offset(uint8_t scale) { return static_cast<uint16_t>((scale - 7) << 7); }

// The digits of what is subnormal in e4m3, 1 to 7 of its steps: as many places up, and the exponent
// as many down, as make it normal.
template <class D, class V>
HWY_INLINE V NormalDigits(D d, V steps) {
  const auto digits = hn::ShiftLeft<4>(steps);
  const auto one_up = hn::Sub(hn::Add(digits, digits), hn::Set(d, 0x80));
  const auto two_up = hn::Add(one_up, one_up);
  const auto three_up = hn::Add(hn::Add(two_up, two_up), hn::Set(d, 0x80));
  const auto of_few = hn::IfThenElse(hn::Lt(steps, hn::Set(d, 2)), three_up, two_up);
  return hn::IfThenElse(hn::Lt(steps, hn::Set(d, 4)), of_few, one_up);
}

template <class D>
HWY_INLINE void ExpandVector(D d, const uint8_t* in, hn::Vec<D> offsets, uint16_t* out) {
  const hn::Rebind<uint8_t, D> bytes;
  const auto word = hn::PromoteTo(d, hn::LoadU(bytes, in));
  const auto magnitude = hn::And(word, hn::Set(d, 0x7f));
  const auto sign = hn::ShiftLeft<8>(hn::Xor(word, magnitude));
  const auto is_subnormal = hn::Lt(magnitude, hn::Set(d, 8));
  auto digits = hn::ShiftLeft<4>(magnitude);
  if (!hn::AllFalse(d, is_subnormal)) {
    digits = hn::IfThenElse(is_subnormal, NormalDigits(d, magnitude), digits);
  }
  const auto is_zero = hn::Eq(magnitude, hn::Zero(d));
  hn::StoreU(hn::Or(hn::IfThenZeroElse(is_zero, hn::Add(digits, offsets)), sign), d, out);
}

using Words = hn::CappedTag<uint16_t, 32>;
using OneWord = hn::CappedTag<uint16_t, 1>;
constexpr int kWordLanes = static_cast<int>(hn::MaxLanes(Words()));

void ExpandE4m3Impl(const uint8_t* HWY_RESTRICT in, uint8_t scale, int64_t count,
                    uint16_t* HWY_RESTRICT out) {
  const Words d;
  const OneWord one;
  const uint16_t offset = E4m3Offset(scale);
  int64_t i = 0;
  for (; i + kWordLanes <= count; i += kWordLanes) {
    ExpandVector(d, in + i, hn::Set(d, offset), out + i);
  }
  for (; i < count; ++i) ExpandVector(one, in + i, hn::Set(one, offset), out + i);
}

void ExpandE4m3ColumnsImpl(const uint8_t* HWY_RESTRICT in, const uint8_t* HWY_RESTRICT scales,
                           int64_t rows, uint16_t* HWY_RESTRICT out) {
  const Words d;
  HWY_ALIGN uint16_t offsets[kTileColumns];
  for (int column = 0; column < kTileColumns; ++column) {
    offsets[column] = E4m3Offset(scales[column]);
  }
  for (int64_t row = 0; row < rows; ++row) {
    for (int column = 0; column < kTileColumns; column += kWordLanes) {
      const int64_t i = row * kTileColumns + column;
      ExpandVector(d, in + i, hn::Load(d, offsets + column), out + i);
    }
  }
}

}  // namespace longspan::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace longspan::cpu {

HWY_EXPORT(ExpandE4m3Impl);
HWY_EXPORT(ExpandE4m3ColumnsImpl);

void ExpandE4m3(const uint8_t* in, uint8_t scale, int64_t count, uint16_t* out) {
  HWY_DYNAMIC_DISPATCH(ExpandE4m3Impl)(in, scale, count, out);
}

void ExpandE4m3Columns(const uint8_t* in, const uint8_t* scales, int64_t rows, uint16_t* out) {
  HWY_DYNAMIC_DISPATCH(ExpandE4m3ColumnsImpl)(in, scales, rows, out);
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE
