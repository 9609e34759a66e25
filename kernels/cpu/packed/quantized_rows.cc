#include "kernels/cpu/packed/quantized_rows.h"

#include <algorithm>

#include "kernels/base/check.h"
#include "kernels/cpu/packed/quantize_blocks.h"

namespace longspan::cpu {

void QuantizedRows::Resize(int64_t rows, int64_t inputs, absl::Span<const RowTermsKey> keys) {
  rows_ = rows;
  inputs_ = inputs;
  blocks_ = (inputs + kBlockInputs - 1) / kBlockInputs;
  lanes_ = static_cast<int>(std::clamp<int64_t>(rows, 1, kTileLanes));
  const int64_t places = (rows + lanes_ - 1) / lanes_ * lanes_ * blocks_;
  constexpr int64_t kLineBytes = sizeof(CacheLine);
  codes_.resize((places * kBlockInputs + kLineBytes - 1) / kLineBytes);
  scales_.resize(places);
  half_sums_.resize(rows * 2 * blocks_);
  size_t used = 0;
  for (const RowTermsKey& key : keys) {
    const auto has_key = [&](const RowTerms& terms) { return terms.key == key; };
    if (std::any_of(terms_.begin(), terms_.begin() + used, has_key)) continue;
    if (used == terms_.size()) terms_.emplace_back();
    RowTerms& terms = terms_[used++];
    terms.key = key;
    terms.offsets.resize(places * (kBlockInputs / key.run_inputs));
    terms.scaled_sums.resize(terms.offsets.size());
  }
  terms_.resize(used);
}

void QuantizedRows::Fill(int64_t row, const uint16_t* x) {
  int32_t* half_sums = half_sums_.data() + row * 2 * blocks_;
  int8_t* codes = codes_.front().codes + Place(row) * kBlockInputs;
  QuantizeBlocks(x, inputs_, lanes_, codes, scales_.data() + Place(row), half_sums);
  for (RowTerms& terms : terms_) FillTerms(row, half_sums, terms);
}

void QuantizedRows::FillTerms(int64_t row, const int32_t* half_sums, RowTerms& terms) {
  const int64_t runs_per_block = kBlockInputs / terms.key.run_inputs;
  int64_t place = TermsPlace(row, runs_per_block);
  const float* scale = scales(row);
  for (int64_t block = 0; block < blocks_; ++block, scale += lanes_, half_sums += 2) {
    if (runs_per_block == 1) {
      const int32_t sum = half_sums[0] + half_sums[1];
      terms.offsets[place] = terms.key.offset_factor * sum;
      terms.scaled_sums[place] = *scale * static_cast<float>(sum);
      place += lanes_;
      continue;
    }
    for (int half = 0; half < 2; ++half, place += lanes_) {
      terms.offsets[place] = terms.key.offset_factor * half_sums[half];
      terms.scaled_sums[place] = *scale * static_cast<float>(half_sums[half]);
    }
  }
}

const RowTerms& QuantizedRows::Terms(const RowTermsKey& key) const {
  const auto found = std::find_if(terms_.begin(), terms_.end(),
                                  [&](const RowTerms& terms) { return terms.key == key; });
  LONGSPAN_CHECK(found != terms_.end());
  return *found;
}

}  // namespace longspan::cpu
