#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/loader/quantised/code_words.h"
#include "engine/loader/quantised/grouped_part.h"
#include "engine/loader/quantised/quantised_layouts.h"
#include "engine/loader/quantised/stored_scales.h"
#include "engine/loader/quantised/trivial_order.h"
#include "kernels/base/in_parts.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// pack-quantized of compressed-tensors: along a row, shifted to begin at 0, the last word filled
// up; zeros likewise along a column.
class PackedRowsWeight final : public PackedWeight {
 public:
  PackedRowsWeight(const WeightPart& part, const StoredTensor& words, const StoredTensor& scales,
                   const StoredTensor* zeros, int64_t stored_bytes)
      : words_(words), scales_(scales), stored_bytes_(stored_bytes), part_(part) {
    if (zeros != nullptr) zeros_ = *zeros;
  }

  WeightPart Describe() const override { return part_; }

  absl::Status Unpack(const WeightPart& part) const override {
    UnpackRows(part.values);
    if (part.grouped.zeros.rank > 0) UnpackZeros(part.grouped.zeros);
    return CopyScales(scales_, part.grouped.scales, {part.grouped.scales.shape[1], 1});
  }

  std::string Label() const override { return LabelOfGroups(part_); }
  int64_t StoredBytes() const override { return stored_bytes_; }

 private:
  int bits() const { return part_.grouped.bits; }

  void UnpackRows(const TensorView& codes) const {
    const int of_word = CodesOfWord(bits());
    const int64_t words = words_.entry.shape[1];
    InParts(codes.shape[0], kUnpackedRows, [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        auto* to = codes.as<uint8_t>() + row * codes.shape[1];
        const int64_t whole = codes.shape[1] / of_word;
        for (int64_t word = 0; word < whole; ++word) {
          SpreadWord(WordAt(words_.data, row * words + word), bits(), to + word * of_word);
        }
        for (int64_t input = whole * of_word; input < codes.shape[1]; ++input) {
          const uint32_t last = WordAt(words_.data, row * words + whole);
          to[input] = CodeOf(last, bits(), static_cast<int>(input % of_word));
        }
      }
    });
  }

  void UnpackZeros(const TensorView& zeros) const {
    const int of_word = CodesOfWord(bits());
    const int64_t groups = zeros.shape[1];
    auto* to = zeros.as<uint8_t>();
    for (int64_t row = 0; row < zeros.shape[0]; ++row) {
      for (int64_t group = 0; group < groups; ++group) {
        const uint32_t word = WordAt(zeros_.data, row / of_word * groups + group);
        *to++ = CodeOf(word, bits(), static_cast<int>(row % of_word));
      }
    }
  }

  const StoredTensor words_;
  const StoredTensor scales_;
  StoredTensor zeros_;
  const int64_t stored_bytes_;
  const WeightPart part_;
};

int64_t WordsOf(int64_t codes, int bits) {
  const int of_word = CodesOfWord(bits);
  return codes / of_word + (codes % of_word == 0 ? 0 : 1);
}

// Inputs cannot be told from the words of a row, which may be filled up.
absl::StatusOr<int64_t> ReadInputs(const WeightScheme& scheme, const ModuleTensors& tensors,
                                   const StoredTensor& words) {
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* shape,
                            tensors.Require("weight_shape", {"I64", "I32"}, {{2}}));
  int64_t sizes[2] = {};
  for (int at = 0; at < 2; ++at) {
    const bool is_wide = shape->entry.type->block_bits == 64;
    if (is_wide) std::memcpy(&sizes[at], shape->data + 8 * at, 8);
    if (!is_wide) sizes[at] = static_cast<int32_t>(WordAt(shape->data, at));
  }
  const std::vector<int64_t>& stored = words.entry.shape;
  if (sizes[1] > 0 && sizes[0] == stored[0] && WordsOf(sizes[1], scheme.bits) == stored[1]) {
    return sizes[1];
  }
  return TensorProblem(
      *shape, absl::StrCat("is [", sizes[0], ", ", sizes[1], "], which ", DescribeShape(stored),
                           " words of ", CodesOfWord(scheme.bits), " numbers do not hold"));
}

}  // namespace

MadeWeight MakePackedRowsWeight(const WeightScheme& scheme, const ModuleTensors& tensors) {
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* words,
                            tensors.RequireMatrix("weight_packed", "I32"));
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t inputs, ReadInputs(scheme, tensors, *words));
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t groups, GroupsOf(scheme, inputs, *words));
  const int64_t outputs = words->entry.shape[0];
  LONGSPAN_ASSIGN_OR_RETURN(
      const StoredTensor* scales,
      tensors.Require("weight_scale", {"F32", "BF16", "F16"}, {{outputs, groups}}));
  const StoredTensor* zeros = nullptr;
  if (!scheme.is_symmetric) {
    LONGSPAN_ASSIGN_OR_RETURN(zeros, tensors.Require("weight_zero_point", {"I32"},
                                                     {{WordsOf(outputs, scheme.bits), groups}}));
  }
  LONGSPAN_RETURN_IF_ERROR(CheckTrivialOrder(tensors.Find("weight_g_idx"), inputs, groups));
  return std::make_shared<PackedRowsWeight>(
      GroupedPart(scheme, outputs, inputs, ScaleTypeOf(*scales), zeros != nullptr), *words, *scales,
      zeros, tensors.StoredBytes());
}

}  // namespace longspan
