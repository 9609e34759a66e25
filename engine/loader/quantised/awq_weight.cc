#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/loader/quantised/code_words.h"
#include "engine/loader/quantised/grouped_part.h"
#include "engine/loader/quantised/quantised_layouts.h"
#include "engine/loader/quantised/stored_scales.h"
#include "engine/loader/quantised/word_zeros.h"
#include "kernels/base/in_parts.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr int kAwqOfWord = 8;
// The output of each code of a word.
constexpr std::array<int, kAwqOfWord> kAwqOutputs = {0, 2, 4, 6, 1, 3, 5, 7};
// Inputs that are unpacked together: a line of each output's codes, and of words.
constexpr int64_t kAwqTileInputs = 64;
constexpr int64_t kAwqTileWords = 16;
constexpr int kAwqRun = 8;  // inputs whose codes are one store to each output

int AwqPlaceOf(int column) { return column / 2 + column % 2 * 4; }

// Version gemm: qweight I32 [in, out / 8], whose words lie along the outputs.
class AwqWeight final : public PackedWeight {
 public:
  AwqWeight(const WeightPart& part, const StoredTensor& words, const StoredTensor& scales,
            const StoredTensor& zeros, int64_t stored_bytes)
      : words_(words),
        scales_(scales),
        zeros_({zeros, part.grouped.bits, 0, AwqPlaceOf}),
        stored_bytes_(stored_bytes),
        part_(part) {}

  WeightPart Describe() const override { return part_; }

  absl::Status Unpack(const WeightPart& part) const override {
    const int64_t words = words_.entry.shape[1];
    InParts(words, kAwqTileWords, [&](int64_t first, int64_t last) {
      for (int64_t word = first; word < last; word += kAwqTileWords) {
        for (int64_t input = 0; input < part.inputs(); input += kAwqTileInputs) {
          UnpackTile(part.values, word, std::min(last, word + kAwqTileWords), input,
                     std::min(part.inputs(), input + kAwqTileInputs));
        }
      }
    });
    uint8_t* zero = part.grouped.zeros.as<uint8_t>();
    for (int64_t output = 0; output < part.outputs(); ++output) {
      for (int64_t group = 0; group < part.grouped.zeros.shape[1]; ++group) {
        *zero++ = zeros_.Of(output, group);
      }
    }
    return CopyScales(scales_, part.grouped.scales, {1, part.outputs()});
  }

  std::string Label() const override { return absl::StrCat("AWQ, ", LabelOfGroups(part_)); }
  int64_t StoredBytes() const override { return stored_bytes_; }

 private:
  void UnpackTile(const TensorView& codes, int64_t first_word, int64_t end_word,
                  int64_t first_input, int64_t end_input) const {
    const int64_t inputs = codes.shape[1];
    for (int64_t word = first_word; word < end_word; ++word) {
      uint8_t* rows = codes.as<uint8_t>() + word * kAwqOfWord * inputs;
      int64_t input = first_input;
      for (; input + kAwqRun <= end_input; input += kAwqRun) UnpackRun(word, input, inputs, rows);
      for (; input < end_input; ++input) {
        const uint32_t bits = WordAt(words_.data, input * words_.entry.shape[1] + word);
        for (int place = 0; place < kAwqOfWord; ++place) {
          rows[kAwqOutputs[place] * inputs + input] = CodeOf(bits, 4, place);
        }
      }
    }
  }

  // Of one word of eight inputs: eight codes of each of its outputs.
  void UnpackRun(int64_t word, int64_t first_input, int64_t inputs, uint8_t* rows) const {
    std::array<uint64_t, kAwqRun> codes;  // by input, then by output
    for (int run = 0; run < kAwqRun; ++run) {
      const int64_t at = (first_input + run) * words_.entry.shape[1] + word;
      SpreadWord(WordAt(words_.data, at), 4, reinterpret_cast<uint8_t*>(&codes[run]));
    }
    TransposeBytes(codes);
    for (int place = 0; place < kAwqOfWord; ++place) {
      std::memcpy(rows + kAwqOutputs[place] * inputs + first_input, &codes[place], kAwqRun);
    }
  }

  const StoredTensor words_;
  const StoredTensor scales_;
  const WordZeros zeros_;
  const int64_t stored_bytes_;
  const WeightPart part_;
};

}  // namespace

MadeWeight MakeAwqWeight(const WeightScheme& scheme, const ModuleTensors& tensors) {
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* words, tensors.RequireMatrix("qweight", "I32"));
  const int64_t inputs = words->entry.shape[0];
  const int64_t outputs = words->entry.shape[1] * kAwqOfWord;
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t groups, GroupsOf(scheme, inputs, *words));
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* scales,
                            tensors.Require("scales", {"F16", "BF16", "F32"}, {{groups, outputs}}));
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* zeros,
                            tensors.Require("qzeros", {"I32"}, {{groups, words->entry.shape[1]}}));
  return std::make_shared<AwqWeight>(
      GroupedPart(scheme, outputs, inputs, ScaleTypeOf(*scales), true), *words, *scales, *zeros,
      tensors.StoredBytes());
}

}  // namespace longspan
