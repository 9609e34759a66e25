// Rows of activations as products of integers take them: for every 32 inputs integers from -127 to
// 127 and a scale, the largest magnitude over 127. A block whose largest magnitude is below 2^-119
// is zeros; one that holds anything that is not finite has a scale of NaN, so that its row's
// products are NaN. The engine's thread resizes; any thread fills rows.
//
// Rows lie interleaved, `lanes` at a time: a tile of a product is then one piece of memory. How
// many does not change what a row holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "kernels/cpu/packed/layout.h"

namespace longspan::cpu {

inline constexpr int kTileLanes = 16;

// What a product needs of the sums of a row's integers, beside the integers.
struct RowTermsKey {
  int run_inputs = 32;
  int offset_factor = 0;

  bool operator==(const RowTermsKey& other) const {
    return run_inputs == other.run_inputs && offset_factor == other.offset_factor;
  }
};

// Numbers of runs of 16 or 32 inputs of all rows, interleaved as these are: [runs, lanes].
struct RowTerms {
  RowTermsKey key;
  std::vector<int32_t> offsets;    // offset_factor times the sum of a run's integers
  std::vector<float> scaled_sums;  // scale times that sum
};

class QuantizedRows {
 public:
  // Of rows of one product; contents are undefined then. The keys need not differ.
  void Resize(int64_t rows, int64_t inputs, absl::Span<const RowTermsKey> keys);
  // x [inputs] bf16. Each row by one thread.
  void Fill(int64_t row, const uint16_t* x);

  int64_t rows() const { return rows_; }
  int64_t blocks() const { return blocks_; }
  int lanes() const { return lanes_; }
  const RowTerms& Terms(const RowTermsKey& key) const;

  // [blocks, lanes, 32] integers from those of `row` on.
  const int8_t* codes(int64_t row) const { return first_code() + Place(row) * kBlockInputs; }
  // [blocks, lanes].
  const float* scales(int64_t row) const { return scales_.data() + Place(row); }
  // Where the first run of a row stands in `runs_per_block` arrays of RowTerms.
  int64_t TermsPlace(int64_t row, int64_t runs_per_block) const {
    return row / lanes_ * blocks_ * runs_per_block * lanes_ + row % lanes_;
  }

 private:
  // Tiles begin at whole cache lines.
  struct alignas(64) CacheLine {
    int8_t codes[64];
  };

  const int8_t* first_code() const { return codes_.empty() ? nullptr : codes_.front().codes; }
  int64_t Place(int64_t row) const { return TermsPlace(row, 1); }
  void FillTerms(int64_t row, const int32_t* half_sums, RowTerms& terms);

  int64_t rows_ = 0;
  int64_t inputs_ = 0;
  int64_t blocks_ = 0;
  int lanes_ = 1;
  std::vector<CacheLine> codes_;
  std::vector<float> scales_;
  std::vector<int32_t> half_sums_;  // [rows, 2 * blocks] of 16 inputs each
  std::vector<RowTerms> terms_;
};

}  // namespace longspan::cpu
