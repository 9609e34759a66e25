#include "kernels/cpu/attention_loops/gather_columns.h"

#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/attention_loops/gather_columns.cc"
// foreach_target.h comes before highway.h.
// clang-format off
#include "hwy/foreach_target.h"
#include "hwy/highway.h"
// clang-format on

#include "kernels/cpu/attention_loops/tile_kernel.h"

HWY_BEFORE_NAMESPACE();
namespace longspan::cpu::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Pieces of 8 bytes (four bf16 entries of a page), two pages and two rows at a time.
void GatherEightBytesImpl(const uint64_t* const* pages, int count, int head_dim, int64_t row_bytes,
                          char* tile) {
  int i = 0;
#if HWY_TARGET != HWY_SCALAR
  // Four pages and four rows at a time where vectors have two blocks of 128 bits.
  const hn::CappedTag<uint64_t, 4> wide;
  if (hn::MaxLanes(wide) == 4 && head_dim % 4 == 0) {
    for (; i + 4 <= count; i += 4) {
      char* out = tile + i * int64_t{8};
      for (int e = 0; e < head_dim; e += 4) {
        const auto a = hn::LoadU(wide, pages[i] + e);
        const auto b = hn::LoadU(wide, pages[i + 1] + e);
        const auto c = hn::LoadU(wide, pages[i + 2] + e);
        const auto f = hn::LoadU(wide, pages[i + 3] + e);
        const auto left_even = hn::InterleaveLower(wide, a, b);
        const auto left_odd = hn::InterleaveUpper(wide, a, b);
        const auto right_even = hn::InterleaveLower(wide, c, f);
        const auto right_odd = hn::InterleaveUpper(wide, c, f);
        const auto row_0 = hn::ConcatLowerLower(wide, right_even, left_even);
        const auto row_1 = hn::ConcatLowerLower(wide, right_odd, left_odd);
        const auto row_2 = hn::ConcatUpperUpper(wide, right_even, left_even);
        const auto row_3 = hn::ConcatUpperUpper(wide, right_odd, left_odd);
        hn::StoreU(row_0, wide, reinterpret_cast<uint64_t*>(out));
        hn::StoreU(row_1, wide, reinterpret_cast<uint64_t*>(out + row_bytes));
        hn::StoreU(row_2, wide, reinterpret_cast<uint64_t*>(out + 2 * row_bytes));
        hn::StoreU(row_3, wide, reinterpret_cast<uint64_t*>(out + 3 * row_bytes));
        out += 4 * row_bytes;
      }
    }
  }
  const hn::Full128<uint64_t> d;
  for (; i + 2 <= count; i += 2) {
    char* out = tile + i * int64_t{8};
    for (int e = 0; e < head_dim; e += 2) {
      const auto left = hn::LoadU(d, pages[i] + e);
      const auto right = hn::LoadU(d, pages[i + 1] + e);
      hn::StoreU(hn::InterleaveLower(d, left, right), d, reinterpret_cast<uint64_t*>(out));
      hn::StoreU(hn::InterleaveUpper(d, left, right), d,
                 reinterpret_cast<uint64_t*>(out + row_bytes));
      out += 2 * row_bytes;
    }
  }
#endif
  for (; i < count; ++i) {
    for (int e = 0; e < head_dim; ++e) {
      std::memcpy(tile + e * row_bytes + i * int64_t{8}, pages[i] + e, 8);
    }
  }
}

}  // namespace longspan::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace longspan::cpu {

HWY_EXPORT(GatherEightBytesImpl);

template <int kBytes>
void GatherPieces(absl::Span<const void* const> pages, int head_dim, int64_t row_bytes,
                  char* tile) {
  for (size_t i = 0; i < pages.size(); ++i) {
    const char* piece = static_cast<const char*>(pages[i]);
    for (int e = 0; e < head_dim; ++e) {
      std::memcpy(tile + e * row_bytes + i * kBytes, piece + e * kBytes, kBytes);
    }
  }
}

void GatherColumns(absl::Span<const void* const> pages, int piece_bytes, int head_dim,
                   int64_t row_bytes, void* tile) {
  char* out = static_cast<char*>(tile);
  if (piece_bytes == 2) GatherPieces<2>(pages, head_dim, row_bytes, out);
  if (piece_bytes == 4) GatherPieces<4>(pages, head_dim, row_bytes, out);
  if (piece_bytes == 16) GatherPieces<16>(pages, head_dim, row_bytes, out);
  if (piece_bytes != 8) return;
  const uint64_t* sources[kTileColumns];
  for (size_t i = 0; i < pages.size(); ++i) sources[i] = static_cast<const uint64_t*>(pages[i]);
  HWY_DYNAMIC_DISPATCH(GatherEightBytesImpl)
  (sources, static_cast<int>(pages.size()), head_dim, row_bytes, out);
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE
