// AMX: tiles of 16 rows by 16 outputs, a run at a time, for many rows; fewer go the way of AVX-512
// with VNNI. The sums of integers are as exact, and what follows is done in the same order.
#include <immintrin.h>

#include <algorithm>

#include "hwy/base.h"
#include "kernels/cpu/packed/avx512_vectors.h"
#include "kernels/cpu/packed/kernels.h"

HWY_PUSH_ATTRIBUTES("avx2,fma,f16c,avx512f,avx512bw,avx512dq,avx512vl,amx-tile,amx-int8")
namespace longspan::cpu {
namespace amx {

#include "kernels/cpu/packed/product-inl.h"

struct Vectors : Avx512Vectors {
  static constexpr int kByteBias = 0;
};

// With fewer rows the sums that nobody wants cost more than the tile saves.
constexpr int64_t kLeastTileRows = 8;

// What the processor takes of the shapes of its tiles.
struct alignas(64) TileShapes {
  uint8_t palette = 1;
  uint8_t start_row = 0;
  uint8_t reserved[14] = {};
  uint16_t column_bytes[16] = {};
  uint8_t rows[16] = {};

  void Set(int tile, int tile_rows, int bytes) {
    rows[tile] = static_cast<uint8_t>(tile_rows);
    column_bytes[tile] = static_cast<uint16_t>(bytes);
  }
};

// Tile 0 is sums [16 rows, 16 outputs] of a run, 1 rows [16, run], 2 codes [run / 4, 16 outputs of
// 4 inputs].
void ConfigureTiles(int run_inputs) {
  TileShapes shapes;
  shapes.Set(0, kTileLanes, kChunkBytes);
  shapes.Set(1, kTileLanes, run_inputs);
  shapes.Set(2, run_inputs / 4, kChunkBytes);
  // The compiler knows of the first bytes alone that they are read.
  __asm__ volatile("" : : "r"(&shapes) : "memory");
  _tile_loadconfig(&shapes);
}

// Signed where zero can be taken off each code before it is multiplied.
bool TakesZeroOff(const PackedLayout& layout) {
  const int largest = (1 << layout.bits) - 1;
  return layout.zeros_offset == 0 && layout.zero >= 0 && layout.zero <= 128 &&
         largest - layout.zero <= 127;
}

template <int kBits>
void UnpackPanel(const PackedLayout& layout, const std::byte* panel, int zero, std::byte* codes) {
  const std::byte* block = panel;
  const __m512i zeros = _mm512_set1_epi8(static_cast<char>(zero));
  for (int64_t i = 0; i < layout.blocks(); ++i, block += kBits * kChunkBytes) {
    __m512i chunks[8];
    UnpackRun<Vectors, kBits>(block, 0, chunks);
    for (int c = 0; c < 8; ++c, codes += kChunkBytes) {
      _mm512_store_si512(codes, _mm512_sub_epi8(chunks[c], zeros));
    }
  }
}

// The codes of a panel, a byte each, less `zero`: as they lie, or in the scratch.
const std::byte* UnpackedPanel(const PanelProduct& product, int zero) {
  const PackedLayout& layout = *product.layout;
  if (layout.bits == 8 && zero == 0) return product.panel;
  switch (layout.bits) {
    case 4:
      UnpackPanel<4>(layout, product.panel, zero, product.scratch);
      break;
    case 5:
      UnpackPanel<5>(layout, product.panel, zero, product.scratch);
      break;
    case 6:
      UnpackPanel<6>(layout, product.panel, zero, product.scratch);
      break;
    default:
      UnpackPanel<8>(layout, product.panel, zero, product.scratch);
  }
  // The tiles' loads are not known to the compiler as reads of memory.
  __asm__ volatile("" ::: "memory");
  return product.scratch;
}

// Makes the sums of integers of 16 rows and 16 outputs, runs in ascending order, two buffers in
// turns: a run's sums are written while those of the run before are read, since what a tile has
// written can be read some fifty cycles later at best.
struct alignas(64) TileBuffers {
  int32_t sums[2][kTileLanes][kPanelOutputs];
};
template <bool kIsSigned, int kRun>
class TileSums {
 public:
  HWY_INLINE TileSums(const RowsCursor& rows, const std::byte* codes, TileBuffers& buffers)
      : rows_(rows.codes),
        block_bytes_(rows.lanes * kBlockInputs),
        codes_(codes),
        buffers_(buffers) {}

  HWY_INLINE void WriteNext() {
    _tile_zero(0);
    _tile_loadd(1, rows_, kBlockInputs);
    _tile_loadd(2, codes_, kChunkBytes);
    if constexpr (kIsSigned) {
      _tile_dpbssd(0, 1, 2);
    } else {
      _tile_dpbsud(0, 1, 2);
    }
    _tile_stored(0, buffers_.sums[written_ % 2][0], kChunkBytes);
    ++written_;
    codes_ += kRun * kPanelOutputs;
    if constexpr (kRun == kBlockInputs) {
      rows_ += block_bytes_;
    } else {
      rows_ += written_ % 2 == 1 ? kRun : block_bytes_ - kRun;
    }
  }
  // [16 outputs] of row `r` of run `run`, which is among the last two that were written.
  HWY_INLINE Vectors::Ints Read(uint64_t run, int r) const {
    return Vectors::LoadInts(buffers_.sums[run % 2][r]);
  }

 private:
  const int8_t* rows_;
  const int64_t block_bytes_;  // of all lanes
  const std::byte* codes_;
  TileBuffers& buffers_;
  uint64_t written_ = 0;
};

// 16 rows from `row` on, of which the caller wants the first `wanted`.
template <bool kIsSigned, int kRun>
void MultiplyTileRows(const PanelProduct& product, const std::byte* codes, int64_t row, int wanted,
                      float* y) {
  using Floats = Vectors::Floats;
  const PackedLayout& layout = *product.layout;
  const PanelScales<Vectors> scales(layout, product.panel, 0);
  const bool has_minima = scales.has_minima();
  const bool has_zeros = scales.has_zeros();
  RowsCursor x(product, row);
  TileBuffers buffers;
  TileSums<kIsSigned, kRun> tiles(x, codes, buffers);
  Floats sums[kTileLanes];
  for (Floats& sum : sums) sum = Vectors::Set(0.0F);
  const int64_t runs = layout.groups() * layout.runs_per_group;
  int64_t run = 0;
  int64_t group = 0;
  tiles.WriteNext();
  for (int64_t column = 0; column < layout.scales; ++column) {
    const Floats column_scale = scales.Scale(column);
    const Floats column_minimum = scales.Minimum(column);
    for (int64_t g = 0; g < layout.groups_per_scale; ++g, ++group) {
      const Floats scale = scales.OfGroup(column_scale, group);
      const Floats minimum = scales.MinimumOfGroup(column_minimum, group);
      const Vectors::Ints zeros = scales.Zeros<4>(group);
      for (int64_t end = run + layout.runs_per_group; run < end; ++run) {
        if (run + 1 < runs) tiles.WriteNext();
        for (int r = 0; r < kTileLanes; ++r) {
          Vectors::Ints sum = tiles.Read(run, r);
          if constexpr (!kIsSigned) {
            Vectors::Ints offset = Vectors::SetInt(x.offsets[r]);
            if (has_zeros) offset = Vectors::MulInts(offset, zeros);
            sum = Vectors::Add(sum, offset);
          }
          const Floats row_scale = Vectors::Set(x.scales[r]);
          sums[r] =
              Vectors::MulAdd(Vectors::ToFloats(sum), Vectors::Mul(scale, row_scale), sums[r]);
        }
        for (int r = 0; has_minima && r < kTileLanes; ++r) {
          sums[r] = Vectors::NegMulAdd(minimum, Vectors::Set(x.scaled_sums[r]), sums[r]);
        }
        x.NextRun();
        if (kRun == kBlockInputs || run % 2 == 1) x.NextBlock();
      }
    }
  }
  // Of a fixed number, so that the sums stay in registers.
  for (int r = 0; r < kTileLanes; ++r) {
    if (r < wanted) Vectors::Store(sums[r], y + r * product.y_stride);
  }
}

template <bool kIsSigned, int kRun>
void MultiplyTiles(PanelProduct product) {
  const std::byte* codes = UnpackedPanel(product, kIsSigned ? product.layout->zero : 0);
  ConfigureTiles(kRun);
  while (product.end - product.begin >= kLeastTileRows) {
    const int64_t wanted = std::min<int64_t>(kTileLanes, product.end - product.begin);
    MultiplyTileRows<kIsSigned, kRun>(product, codes, product.begin, static_cast<int>(wanted),
                                      product.y);
    product.begin += wanted;
    product.y += wanted * product.y_stride;
  }
  _tile_release();
  if (product.begin < product.end) kAvx512VnniKernels.multiply(product);
}

template <int kRun>
void MultiplySigned(const PanelProduct& product) {
  if (TakesZeroOff(*product.layout)) return MultiplyTiles<true, kRun>(product);
  return MultiplyTiles<false, kRun>(product);
}

void MultiplyManyRows(const PanelProduct& product) {
  // Tiles want rows that stand side by side.
  if (product.x->lanes() < kTileLanes) return kAvx512VnniKernels.multiply(product);
  if (product.layout->run_inputs == kBlockInputs) return MultiplySigned<kBlockInputs>(product);
  return MultiplySigned<kBlockInputs / 2>(product);
}

}  // namespace amx
}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

namespace longspan::cpu {

const PackedKernels kAmxKernels = {"AMX", /*has_fused_multiply_add=*/true, /*byte_bias=*/0,
                                   amx::MultiplyManyRows};

}  // namespace longspan::cpu
