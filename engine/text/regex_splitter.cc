#include "engine/text/regex_splitter.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr size_t kMaxPatternBytes = 16384;
constexpr uint32_t kMaxMatchSteps = 10'000'000;
constexpr uint32_t kMaxMatchKib = 65536;

struct Deleter {
  void operator()(pcre2_compile_context* context) const { pcre2_compile_context_free(context); }
  void operator()(pcre2_match_context* context) const { pcre2_match_context_free(context); }
  void operator()(pcre2_match_data* data) const { pcre2_match_data_free(data); }
};

std::string ErrorText(int code) {
  PCRE2_UCHAR text[256] = "unknown error";
  pcre2_get_error_message(code, text, sizeof(text));
  return reinterpret_cast<const char*>(text);
}

// Patterns are written for another engine; these mean something else to it.
absl::Status CheckSameMeaning(const std::string& pattern) {
  for (const char* syntax : {"&&", "(?m", "(?x", "\\h", "\\H", "(*"}) {
    if (absl::StrContains(pattern, syntax)) {
      return absl::InvalidArgumentError(
          absl::StrCat("split pattern with \"", syntax, "\" is not served: ", pattern));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<RegexSplitter> RegexSplitter::Compile(const std::string& pattern) {
  if (absl::Status status = CheckSameMeaning(pattern); !status.ok()) return status;
  const std::unique_ptr<pcre2_compile_context, Deleter> context(
      pcre2_compile_context_create(nullptr));
  pcre2_set_newline(context.get(), PCRE2_NEWLINE_LF);
  pcre2_set_max_pattern_length(context.get(), kMaxPatternBytes);
  int error = 0;
  PCRE2_SIZE error_offset = 0;
  // As the reference engine reads patterns: ^ and $ stand at every line.
  pcre2_code* code =
      pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()), pattern.size(),
                    PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C, &error,
                    &error_offset, context.get());
  if (code == nullptr) {
    return absl::InvalidArgumentError(
        absl::StrCat("split pattern is not served: ", ErrorText(error), " at byte ", error_offset,
                     " of ", pattern.substr(0, 256)));
  }
  return RegexSplitter(std::shared_ptr<const void>(code, [](const void* owned) {
    pcre2_code_free(static_cast<pcre2_code*>(const_cast<void*>(owned)));
  }));
}

absl::Status RegexSplitter::Split(absl::string_view text, PartSink take) const {
  const auto* code = static_cast<const pcre2_code*>(code_.get());
  const std::unique_ptr<pcre2_match_context, Deleter> context(pcre2_match_context_create(nullptr));
  pcre2_set_match_limit(context.get(), kMaxMatchSteps);
  pcre2_set_heap_limit(context.get(), kMaxMatchKib);
  const std::unique_ptr<pcre2_match_data, Deleter> data(pcre2_match_data_create(1, nullptr));

  size_t taken = 0;  // all before it has been handed over
  const auto take_until = [&](size_t end, bool is_match) {
    const absl::string_view part = text.substr(taken, end - taken);
    taken = end;
    return take(part, is_match);
  };
  size_t last_match_end = absl::string_view::npos;
  for (size_t search = 0; search < text.size();) {
    const int result = pcre2_match(code, reinterpret_cast<PCRE2_SPTR>(text.data()), text.size(),
                                   search, PCRE2_NO_UTF_CHECK, data.get(), context.get());
    if (result == PCRE2_ERROR_NOMATCH) break;
    if (result < 0) {
      return absl::InvalidArgumentError(absl::StrCat(
          "the tokenizer's split pattern failed at byte ", search, " of ", text.size(), ": ",
          ErrorText(result), " (allowed: ", kMaxMatchSteps, " steps, ", kMaxMatchKib, " KiB)"));
    }
    const PCRE2_SIZE* bounds = pcre2_get_ovector_pointer(data.get());
    // \K in a lookahead can put the start behind the end, or before what has been taken.
    if (bounds[0] < taken || bounds[1] < bounds[0]) {
      return absl::InvalidArgumentError("the tokenizer's split pattern moves its match backwards");
    }
    if (taken < bounds[0]) {
      if (absl::Status status = take_until(bounds[0], false); !status.ok()) return status;
    }
    if (bounds[1] != last_match_end) {
      if (absl::Status status = take_until(bounds[1], true); !status.ok()) return status;
    }
    // Behind an empty match the search goes on one character later.
    search = last_match_end = bounds[1];
    if (bounds[0] == bounds[1] && search < text.size()) search += NextUtf8(text, search).bytes;
  }
  return taken < text.size() ? take_until(text.size(), false) : absl::OkStatus();
}

}  // namespace longspan
