// Products of packed weights with quantised rows, one table of functions for each level of
// instructions. All levels give the same bits where they have a fused multiply-add.
//
// For a row and an output, runs in ascending order, in fp32:
//
//   sum = fma(float(integers), weight_scale * row_scale, sum)
//   sum = fma(-minimum, scaled_sum, sum)                          where the weight has minima
//
// `integers` is the exact sum of (code - zero) times the row's integers over a run; weight_scale is
// scale times group_scale and minimum is minimum times group_minimum, both exact (of f16 factors).
// Nothing depends on the rows beside it.
//
// Any thread.
#pragma once

#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "kernels/cpu/packed/layout.h"
#include "kernels/cpu/packed/quantized_rows.h"

namespace longspan::cpu {

// Rows [begin, end) of x times one panel. `begin` is a multiple of kTileLanes.
struct PanelProduct {
  const PackedLayout* layout = nullptr;
  const std::byte* panel = nullptr;
  const QuantizedRows* x = nullptr;
  const RowTerms* terms = nullptr;  // of x, by TermsKey
  int64_t begin = 0;
  int64_t end = 0;
  float* y = nullptr;  // [end - begin, 16]
  int64_t y_stride = 0;
  std::byte* scratch = nullptr;  // ScratchBytes, aligned to a cache line
};

struct PackedKernels {
  const char* name;  // "AVX-512 VNNI"
  bool has_fused_multiply_add;
  // What is taken off 8-bit codes before they are multiplied: 0, or 128 where they must be signed.
  int byte_bias;
  void (*multiply)(const PanelProduct& product);

  // Which terms of rows a weight's products need.
  RowTermsKey TermsKey(const PackedLayout& layout) const;
};

inline int64_t ScratchBytes(const PackedLayout& layout) {
  return layout.blocks() * kUnpackedBlockBytes;
}

// Those that this machine has, and that oneDNN's and Highway's limits leave, best first; the last
// needs nothing.
absl::Span<const PackedKernels* const> AvailableKernels();

// Each machine's level is compiled in a source of its own.
extern const PackedKernels kAmxKernels;
extern const PackedKernels kAvx512VnniKernels;
extern const PackedKernels kAvx512Kernels;
extern const PackedKernels kAvxVnniKernels;
extern const PackedKernels kAvx2Kernels;
extern const PackedKernels kSse4Kernels;
extern const PackedKernels kScalarKernels;

// Of any level that calls it first: whether the system lets this process use tiles.
bool MayUseTiles();

}  // namespace longspan::cpu
