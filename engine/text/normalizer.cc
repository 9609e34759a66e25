#include "engine/text/normalizer.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

absl::Status TooLong(size_t max_bytes) {
  return absl::InvalidArgumentError(
      absl::StrCat("the text has more than ", max_bytes, " bytes once it is normalized"));
}

std::string Strip(absl::string_view text, const StripSpec& spec) {
  size_t begin = 0;
  size_t end = text.size();
  bool is_leading = spec.left;
  // The text is read forward once: where white space at its end begins is known by then.
  size_t word_end = 0;
  for (size_t offset = 0; offset < text.size();) {
    const Utf8Step step = NextUtf8(text, offset);
    offset += step.bytes;
    const bool is_space = IsSpace(step.value);
    if (is_leading && is_space) begin = offset;
    is_leading = is_leading && is_space;
    if (!is_space) word_end = offset;
  }
  if (spec.right) end = word_end;
  return std::string(begin < end ? text.substr(begin, end - begin) : absl::string_view());
}

std::string Lowercase(absl::string_view text) {
  std::string lower;
  lower.reserve(text.size());
  for (size_t offset = 0; offset < text.size();) {
    const Utf8Step step = NextUtf8(text, offset);
    offset += step.bytes;
    AppendLowercase(step.value, &lower);
  }
  return lower;
}

}  // namespace

absl::StatusOr<Normalizer> Normalizer::Create(const std::vector<NormalizerStep>& steps) {
  Normalizer normalizer;
  for (const NormalizerStep& step : steps) {
    if (const auto* replace = std::get_if<ReplaceSpec>(&step)) {
      absl::StatusOr<TextPattern> pattern = TextPattern::Create(replace->pattern);
      if (!pattern.ok()) return pattern.status();
      normalizer.steps_.emplace_back(Replacer{*std::move(pattern), replace->content});
    } else if (const auto* form = std::get_if<UnicodeForm>(&step)) {
      normalizer.steps_.emplace_back(*form);
    } else if (const auto* prepend = std::get_if<PrependSpec>(&step)) {
      normalizer.steps_.emplace_back(*prepend);
    } else if (const auto* strip = std::get_if<StripSpec>(&step)) {
      normalizer.steps_.emplace_back(*strip);
    } else {
      normalizer.steps_.emplace_back(LowercaseSpec{});
    }
  }
  return normalizer;
}

absl::StatusOr<std::string> Normalizer::Replacer::Apply(absl::string_view text,
                                                        size_t max_bytes) const {
  std::string replaced;
  absl::Status status = pattern.Split(text, [&](absl::string_view part, bool is_match) {
    const absl::string_view added = is_match ? absl::string_view(content) : part;
    if (replaced.size() + added.size() > max_bytes) return TooLong(max_bytes);
    replaced.append(added.data(), added.size());
    return absl::OkStatus();
  });
  if (!status.ok()) return status;
  return replaced;
}

absl::StatusOr<std::string> Normalizer::Normalize(absl::string_view text, size_t max_bytes) const {
  std::string result(text);
  for (const Step& step : steps_) {
    if (const auto* replacer = std::get_if<Replacer>(&step)) {
      absl::StatusOr<std::string> replaced = replacer->Apply(result, max_bytes);
      if (!replaced.ok()) return replaced.status();
      result = *std::move(replaced);
    } else if (const auto* form = std::get_if<UnicodeForm>(&step)) {
      result = NormalizeUnicode(*form, result);
    } else if (const auto* prepend = std::get_if<PrependSpec>(&step)) {
      if (!result.empty()) result.insert(0, prepend->text);
    } else if (const auto* strip = std::get_if<StripSpec>(&step)) {
      result = Strip(result, *strip);
    } else {
      result = Lowercase(result);
    }
    if (result.size() > max_bytes) return TooLong(max_bytes);
  }
  return result;
}

}  // namespace longspan
