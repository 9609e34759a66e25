#include "kernels/draw.h"

#include <cmath>

#include "absl/strings/str_cat.h"
#include "kernels/shape_check.h"

namespace longspan {
namespace {

void CheckRange(const char* name, Range range, size_t size, ShapeCheck& check) {
  check.Require(
      range.begin >= 0 && range.begin <= range.end && static_cast<size_t>(range.end) <= size,
      absl::StrCat(name, " is [", range.begin, ", ", range.end, ")"),
      absl::StrCat("within [0, ", size, ")"));
}

void CheckTokens(const char* name, const std::vector<int32_t>& tokens, int64_t width,
                 ShapeCheck& check) {
  for (int32_t token : tokens) {
    check.Between(name, token, 0, width - 1);
    if (!check.ok()) return;
  }
}

void CheckMask(Range mask, const DrawBatch& draw, int64_t width, ShapeCheck& check) {
  CheckRange("mask range", mask, draw.mask_words.size(), check);
  if (mask.begin == mask.end) return;
  check.Between("words of a mask", mask.end - mask.begin, WordsOfMask(draw.vocabulary_tokens),
                WordsOfMask(width));
}

void CheckSettings(const DrawRow& row, ShapeCheck& check) {
  check.Require(row.temperature >= 0.0F && std::isfinite(row.temperature),
                absl::StrCat("temperature is ", row.temperature), "0 and more");
  check.Require(row.top_p > 0.0F && row.top_p <= 1.0F, absl::StrCat("top_p is ", row.top_p),
                "above 0, at most 1");
  check.Require(row.min_p >= 0.0F && row.min_p <= 1.0F, absl::StrCat("min_p is ", row.min_p),
                "0 to 1");
  check.AtLeast("top_k", row.top_k, 0);
  check.AtLeast("top_logprobs", row.top_logprobs, -1);
  check.Require(row.repetition_penalty > 0.0F && std::isfinite(row.repetition_penalty),
                absl::StrCat("repetition_penalty is ", row.repetition_penalty), "above 0");
  check.Require(std::isfinite(row.frequency_penalty) && std::isfinite(row.presence_penalty),
                "frequency_penalty or presence_penalty is not finite", "finite values");
}

}  // namespace

absl::Status Check(const TensorView& logits, const DrawBatch& draw) {
  ShapeCheck check("draw");
  check.Rank("logits", logits, 2);
  if (!check.ok()) return check.status();
  const int64_t rows = logits.shape[0];
  const int64_t width = logits.shape[1];
  check.Tensor("logits", logits, {{"rows", rows}, {"width", width}}, {DType::kF32});
  check.AtLeast("width of logits", width, 1);
  check.Between("vocabulary_tokens", draw.vocabulary_tokens, 1, width);
  check.Equal("size of bias_values", static_cast<int64_t>(draw.bias_values.size()),
              static_cast<int64_t>(draw.bias_tokens.size()));
  check.Equal("size of penalty_output_counts",
              static_cast<int64_t>(draw.penalty_output_counts.size()),
              static_cast<int64_t>(draw.penalty_tokens.size()));
  CheckTokens("bias token", draw.bias_tokens, width, check);
  CheckTokens("penalty token", draw.penalty_tokens, width, check);
  CheckTokens("allowed token", draw.allowed_tokens, width, check);
  for (const DrawRow& row : draw.rows) {
    if (!check.ok()) break;
    check.Between("logits_row", row.logits_row, 0, rows - 1);
    if (!row.draw) check.Between("score_token", row.score_token, 0, width - 1);
    CheckRange("bias range", row.bias, draw.bias_tokens.size(), check);
    CheckRange("penalty range", row.penalties, draw.penalty_tokens.size(), check);
    CheckRange("allowed range", row.allowed, draw.allowed_tokens.size(), check);
    CheckMask(row.mask, draw, width, check);
    CheckSettings(row, check);
  }
  return check.status();
}

}  // namespace longspan
