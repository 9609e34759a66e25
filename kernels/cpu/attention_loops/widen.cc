#include "kernels/cpu/attention_loops/widen.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/attention_loops/widen.cc"
// foreach_target.h comes before highway.h.
// clang-format off
#include "hwy/foreach_target.h"
#include "hwy/highway.h"
// clang-format on

#include "kernels/cpu/attention_loops/tile_kernel.h"

HWY_BEFORE_NAMESPACE();
namespace longspan::cpu::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

#include "kernels/cpu/attention_loops/float_vectors-inl.h"

template <typename B>
HWY_INLINE void WidenArray(const B* HWY_RESTRICT in, int64_t count, float* HWY_RESTRICT out) {
  const Floats d;
  const OneFloat one;
  int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) hn::StoreU(LoadFloats(d, in + i), d, out + i);
  for (; i < count; ++i) hn::StoreU(LoadFloats(one, in + i), one, out + i);
}

void WidenImpl(const void* in, DType dtype, int64_t count, float* out) {
  if (dtype == DType::kBf16) {
    WidenArray(static_cast<const uint16_t*>(in), count, out);
  } else {
    WidenArray(static_cast<const float*>(in), count, out);
  }
}

// Without their scales. Numbers below 2^-6 are made by a subtraction, since subnormal floats take
// long.
template <class D>
HWY_INLINE hn::Vec<D> LoadE4m3(D d, const uint8_t* from) {
  const hn::Rebind<uint8_t, D> bytes;
  const hn::Rebind<uint32_t, D> words;
  const auto word = hn::PromoteTo(words, hn::LoadU(bytes, from));
  const auto magnitude = hn::And(word, hn::Set(words, 0x7f));
  const auto sign = hn::ShiftLeft<24>(hn::Xor(word, magnitude));
  const auto shifted = hn::ShiftLeft<20>(magnitude);
  const auto normal = hn::BitCast(d, hn::Add(shifted, hn::Set(words, uint32_t{120} << 23)));
  const auto above = hn::BitCast(d, hn::Add(shifted, hn::Set(words, uint32_t{121} << 23)));
  const auto small = hn::Sub(above, hn::Set(d, 0.015625F));
  const auto is_small = hn::RebindMask(d, hn::Lt(magnitude, hn::Set(words, 8)));
  return hn::Or(hn::IfThenElse(is_small, small, normal), hn::BitCast(d, sign));
}

void WidenE4m3Impl(const uint8_t* HWY_RESTRICT in, float scale, int64_t count,
                   float* HWY_RESTRICT out) {
  const Floats d;
  const OneFloat one;
  int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) {
    hn::StoreU(hn::Mul(LoadE4m3(d, in + i), hn::Set(d, scale)), d, out + i);
  }
  for (; i < count; ++i) {
    hn::StoreU(hn::Mul(LoadE4m3(one, in + i), hn::Set(one, scale)), one, out + i);
  }
}

void WidenE4m3ColumnsImpl(const uint8_t* HWY_RESTRICT in, const float* HWY_RESTRICT scales,
                          int64_t rows, float* HWY_RESTRICT out) {
  const Floats d;
  for (int64_t row = 0; row < rows; ++row) {
    for (int column = 0; column < kTileColumns; column += kLanes) {
      const int64_t i = row * kTileColumns + column;
      hn::StoreU(hn::Mul(LoadE4m3(d, in + i), hn::LoadU(d, scales + column)), d, out + i);
    }
  }
}

}  // namespace longspan::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace longspan::cpu {

HWY_EXPORT(WidenImpl);
HWY_EXPORT(WidenE4m3Impl);
HWY_EXPORT(WidenE4m3ColumnsImpl);

void WidenValues(const void* in, DType dtype, int64_t count, float* out) {
  HWY_DYNAMIC_DISPATCH(WidenImpl)(in, dtype, count, out);
}

void WidenE4m3(const uint8_t* in, float scale, int64_t count, float* out) {
  HWY_DYNAMIC_DISPATCH(WidenE4m3Impl)(in, scale, count, out);
}

void WidenE4m3Columns(const uint8_t* in, const float* scales, int64_t rows, float* out) {
  HWY_DYNAMIC_DISPATCH(WidenE4m3ColumnsImpl)(in, scales, rows, out);
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE
