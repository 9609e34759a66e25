#include "kernels/cpu/attention_loops/add_scaled_columns.h"

#include <cfloat>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/attention_loops/add_scaled_columns.cc"
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

void AddScaledColumnsImpl(const float* HWY_RESTRICT x, float factor, float* HWY_RESTRICT sum) {
  const Floats d;
  if (factor < FLT_MIN) return;
  const auto scale = hn::Set(d, factor);
  // Asked before multiplying, since making a subnormal number is what takes long.
  const auto least = hn::Set(d, FLT_MIN / factor);
  for (int i = 0; i < kTileColumns; i += kLanes) {
    const auto term = hn::LoadU(d, x + i);
    const auto counted = hn::IfThenElseZero(hn::Ge(term, least), term);
    hn::StoreU(hn::MulAdd(counted, scale, hn::LoadU(d, sum + i)), d, sum + i);
  }
}

}  // namespace longspan::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace longspan::cpu {

HWY_EXPORT(AddScaledColumnsImpl);

void AddScaledColumns(const float* x, float factor, float* sum) {
  HWY_DYNAMIC_DISPATCH(AddScaledColumnsImpl)(x, factor, sum);
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE
