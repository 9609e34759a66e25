#include "kernels/cpu/attention_loops/product.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/attention_loops/product.cc"
// foreach_target.h comes before highway.h.
// clang-format off
#include "hwy/foreach_target.h"
#include "hwy/highway.h"
// clang-format on

#include "kernels/cpu/attention_loops/tile_kernel.h"

HWY_BEFORE_NAMESPACE();
namespace longspan::cpu::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Each behind those that it needs.
// clang-format off
#include "kernels/cpu/attention_loops/float_vectors-inl.h"
#include "kernels/cpu/attention_loops/line_fetcher-inl.h"
#include "kernels/cpu/attention_loops/accumulate-inl.h"
// clang-format on

template <int kRows, int kVectors, class D>
HWY_INLINE void ProductColumns(D d, const float* const* a, int64_t depth, const float* b,
                               int64_t columns, int64_t column, float* const* c) {
  constexpr int kWidth = static_cast<int>(hn::MaxLanes(D()));
  hn::Vec<D> sum[kRows][kVectors];
  LineFetcher nothing;
  ClearSums(hn::Zero(d), sum);
  Accumulate(d, a, 0, depth, b + column, columns, sum, nothing);
  for (int r = 0; r < kRows; ++r) {
    for (int v = 0; v < kVectors; ++v) hn::StoreU(sum[r][v], d, c[r] + column + v * kWidth);
  }
}

template <int kRows>
HWY_INLINE void ProductRows(const float* const* a, int64_t depth, const float* b, int64_t columns,
                            float* const* c) {
  const Floats d;
  const OneFloat one;
  int64_t column = 0;
  for (; column + kBlockVectors * kLanes <= columns; column += kBlockVectors * kLanes) {
    ProductColumns<kRows, kBlockVectors>(d, a, depth, b, columns, column, c);
  }
  for (; column + kLanes <= columns; column += kLanes) {
    ProductColumns<kRows, 1>(d, a, depth, b, columns, column, c);
  }
  for (; column < columns; ++column) {
    ProductColumns<kRows, 1>(one, a, depth, b, columns, column, c);
  }
}

void ProductImpl(const float* const* a, int64_t rows, int64_t depth, const float* b,
                 int64_t columns, float* const* c) {
  int64_t r = 0;
  for (; r + kBlockRows <= rows; r += kBlockRows) {
    ProductRows<kBlockRows>(a + r, depth, b, columns, c + r);
  }
  for (; r < rows; ++r) ProductRows<1>(a + r, depth, b, columns, c + r);
}

}  // namespace longspan::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace longspan::cpu {

HWY_EXPORT(ProductImpl);

void Product(absl::Span<const float* const> a, int64_t depth, const float* b, int64_t columns,
             absl::Span<float* const> c) {
  HWY_DYNAMIC_DISPATCH(ProductImpl)
  (a.data(), static_cast<int64_t>(a.size()), depth, b, columns, c.data());
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE
