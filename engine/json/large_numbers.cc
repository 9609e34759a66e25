#include "engine/json/large_numbers.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/strip.h"

namespace longspan {
namespace {

// Zeros that nobody writes; what is large has five characters and more.
constexpr absl::string_view kSpelling = "0e9";

bool TakeDigits(absl::string_view& text) {
  const size_t size = text.size();
  while (!text.empty() && absl::ascii_isdigit(text.front())) text.remove_prefix(1);
  return text.size() < size;
}

// What is no number the library is to find itself.
bool IsNumber(absl::string_view text) {
  absl::ConsumePrefix(&text, "-");
  if (!absl::ConsumePrefix(&text, "0") && !TakeDigits(text)) return false;
  if (absl::ConsumePrefix(&text, ".") && !TakeDigits(text)) return false;
  if (absl::ConsumePrefix(&text, "e") || absl::ConsumePrefix(&text, "E")) {
    if (!absl::ConsumePrefix(&text, "+")) absl::ConsumePrefix(&text, "-");
    if (!TakeDigits(text)) return false;
  }
  return text.empty();
}

bool IsBeyondDoubles(absl::string_view number) {
  double value = 0;
  return absl::SimpleAtod(number, &value) && std::isinf(value);
}

// The number from `begin` to `end` of `text`.
void Respell(std::string& text, size_t begin, size_t end) {
  const absl::string_view number(text.data() + begin, end - begin);
  if (!IsNumber(number)) return;
  const bool is_large = IsBeyondDoubles(number);
  if (!is_large && !IsLargeNumber(number)) return;
  if (text[begin] == '-') ++begin;
  std::fill(text.begin() + static_cast<ptrdiff_t>(begin),
            text.begin() + static_cast<ptrdiff_t>(end), is_large ? '9' : ' ');
  text[begin] = '0';
  if (is_large) text[begin + 1] = 'e';
}

// Behind the string that begins at `begin`.
size_t EndOfString(absl::string_view text, size_t begin) {
  size_t at = begin + 1;
  while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
  return std::min(at + 1, text.size());
}

}  // namespace

bool IsLargeNumber(absl::string_view literal) {
  absl::ConsumePrefix(&literal, "-");
  return absl::StartsWith(literal, kSpelling);
}

std::string RespellLargeNumbers(absl::string_view text) {
  constexpr absl::string_view kOfNumbers = "0123456789+-.eE";
  std::string respelt(text);
  size_t at = 0;
  while ((at = text.find_first_of("\"-0123456789", at)) != absl::string_view::npos) {
    if (text[at] == '"') {
      at = EndOfString(text, at);
      continue;
    }
    const size_t end = std::min(text.find_first_not_of(kOfNumbers, at), text.size());
    Respell(respelt, at, end);
    at = end;
  }
  return respelt;
}

}  // namespace longspan
