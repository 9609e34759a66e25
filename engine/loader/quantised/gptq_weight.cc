#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/loader/quantised/code_words.h"
#include "engine/loader/quantised/grouped_part.h"
#include "engine/loader/quantised/quantised_layouts.h"
#include "engine/loader/quantised/stored_scales.h"
#include "engine/loader/quantised/trivial_order.h"
#include "engine/loader/quantised/word_zeros.h"
#include "kernels/base/in_parts.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// Outputs that are unpacked together: a line of words.
constexpr int64_t kGptqTileOutputs = 16;
constexpr int64_t kGptqTileWords = 8;

int GptqPlaceOf(int column) { return column; }

// qweight I32 [in / codes of a word, out], whose words lie along the inputs.
class GptqWeight final : public PackedWeight {
 public:
  GptqWeight(const WeightPart& part, const StoredTensor& words, const StoredTensor& scales,
             WordZeros zeros, int64_t stored_bytes)
      : words_(words),
        scales_(scales),
        zeros_(std::move(zeros)),
        stored_bytes_(stored_bytes),
        part_(part) {}

  WeightPart Describe() const override { return part_; }

  absl::Status Unpack(const WeightPart& part) const override {
    InParts(part.outputs(), kGptqTileOutputs, [&](int64_t first, int64_t last) {
      for (int64_t output = first; output < last; output += kGptqTileOutputs) {
        const int64_t end = std::min(last, output + kGptqTileOutputs);
        for (int64_t word = 0; word < words_.entry.shape[0]; word += kGptqTileWords) {
          UnpackTile(part.values, output, end, word,
                     std::min(words_.entry.shape[0], word + kGptqTileWords));
        }
      }
    });
    if (part.grouped.zeros.rank > 0) UnpackZeros(part.grouped.zeros);
    return CopyScales(scales_, part.grouped.scales, {1, part.outputs()});
  }

  std::string Label() const override { return absl::StrCat("GPTQ, ", LabelOfGroups(part_)); }
  int64_t StoredBytes() const override { return stored_bytes_; }

 private:
  void UnpackTile(const TensorView& codes, int64_t first_output, int64_t end_output,
                  int64_t first_word, int64_t end_word) const {
    const int bits = part_.grouped.bits;
    const int of_word = CodesOfWord(bits);
    for (int64_t output = first_output; output < end_output; ++output) {
      uint8_t* row = codes.as<uint8_t>() + output * codes.shape[1];
      for (int64_t word = first_word; word < end_word; ++word) {
        SpreadWord(WordAt(words_.data, word * codes.shape[0] + output), bits, row + word * of_word);
      }
    }
  }

  void UnpackZeros(const TensorView& zeros) const {
    auto* to = zeros.as<uint8_t>();
    for (int64_t output = 0; output < zeros.shape[0]; ++output) {
      for (int64_t group = 0; group < zeros.shape[1]; ++group) *to++ = zeros_.Of(output, group);
    }
  }

  const StoredTensor words_;
  const StoredTensor scales_;
  const WordZeros zeros_;
  const int64_t stored_bytes_;
  const WeightPart part_;
};

// Whether every zero is the middle of the range, as those of symmetric weights should be: then the
// part needs none.
bool AreAllInTheMiddle(const WordZeros& zeros) {
  const int middle = 1 << (zeros.bits - 1);
  uint32_t expected = 0;
  for (int place = 0; place < CodesOfWord(zeros.bits); ++place) {
    expected |= static_cast<uint32_t>(middle - zeros.added) << (zeros.bits * place);
  }
  const std::vector<int64_t>& shape = zeros.words.entry.shape;
  for (int64_t word = 0; word < shape[0] * shape[1]; ++word) {
    if (WordAt(zeros.words.data, word) != expected) return false;
  }
  return true;
}

}  // namespace

MadeWeight MakeGptqWeight(const WeightScheme& scheme, const ModuleTensors& tensors) {
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* words, tensors.RequireMatrix("qweight", "I32"));
  const int of_word = CodesOfWord(scheme.bits);
  const int64_t inputs = words->entry.shape[0] * of_word;
  const int64_t outputs = words->entry.shape[1];
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t groups, GroupsOf(scheme, inputs, *words));
  if (outputs % of_word != 0) {
    return TensorProblem(*words, absl::StrCat("expected outputs in whole words of ", of_word));
  }
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* scales,
                            tensors.Require("scales", {"F16", "BF16", "F32"}, {{groups, outputs}}));
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* stored_zeros,
                            tensors.Require("qzeros", {"I32"}, {{groups, outputs / of_word}}));
  LONGSPAN_RETURN_IF_ERROR(CheckTrivialOrder(tensors.Find("g_idx"), inputs, groups));
  WordZeros zeros = {*stored_zeros, scheme.bits, scheme.zeros_are_less_one ? 1 : 0, GptqPlaceOf};
  const bool has_zeros = !scheme.is_symmetric || !AreAllInTheMiddle(zeros);
  return std::make_shared<GptqWeight>(
      GroupedPart(scheme, outputs, inputs, ScaleTypeOf(*scales), has_zeros), *words, *scales,
      std::move(zeros), tensors.StoredBytes());
}

}  // namespace longspan
