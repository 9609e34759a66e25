#include "engine/text/jinja/string_literal.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// Bytes of "digits, underscores between them" that a text begins with.
template <typename IsDigitFunction>
size_t DigitRunBytes(absl::string_view text, IsDigitFunction is_digit) {
  size_t bytes = 0;
  while (bytes < text.size()) {
    const bool joins = text[bytes] == '_' && bytes + 1 < text.size() && bytes > 0;
    if (!is_digit(text[joins ? bytes + 1 : bytes])) break;
    bytes += joins ? 2 : 1;
  }
  return bytes;
}

bool IsBase10Digit(char c) { return absl::ascii_isdigit(c); }
bool IsBase16Digit(char c) { return absl::ascii_isxdigit(c); }
bool IsBase8Digit(char c) { return c >= '0' && c <= '7'; }
bool IsBase2Digit(char c) { return c == '0' || c == '1'; }

// Bytes of 0x…, 0o… or 0b…, or 0.
size_t PrefixedBytes(absl::string_view text) {
  if (text.size() < 3 || text[0] != '0') return 0;
  const absl::string_view digits = text.substr(2);
  size_t bytes = 0;
  switch (absl::ascii_tolower(text[1])) {
    case 'x':
      bytes = DigitRunBytes(digits, IsBase16Digit);
      break;
    case 'o':
      bytes = DigitRunBytes(digits, IsBase8Digit);
      break;
    case 'b':
      bytes = DigitRunBytes(digits, IsBase2Digit);
      break;
    default:
      break;
  }
  return bytes > 0 ? bytes + 2 : 0;
}

size_t FractionBytes(absl::string_view text) {
  if (!absl::StartsWith(text, ".")) return 0;
  const size_t digits = DigitRunBytes(text.substr(1), IsBase10Digit);
  return digits > 0 ? digits + 1 : 0;
}

size_t ExponentBytes(absl::string_view text) {
  if (text.empty() || absl::ascii_tolower(text[0]) != 'e') return 0;
  const size_t sign = text.size() > 1 && (text[1] == '+' || text[1] == '-') ? 1 : 0;
  const size_t digits = DigitRunBytes(text.substr(1 + sign), IsBase10Digit);
  return digits > 0 ? 1 + sign + digits : 0;
}

std::string WithoutUnderscores(absl::string_view text) {
  std::string digits(text);
  digits.erase(std::remove(digits.begin(), digits.end(), '_'), digits.end());
  return digits;
}

bool AppendCharacter(absl::string_view digits, int base, std::string* text) {
  uint32_t value = 0;
  for (const char c : digits) {
    const int digit = absl::ascii_isdigit(c) ? c - '0' : absl::ascii_tolower(c) - 'a' + 10;
    value = value * base + digit;
  }
  if (value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return false;
  AppendUtf8(value, text);
  return true;
}

// One escape, without its backslash. Returns its bytes; 0: malformed.
size_t AppendEscape(absl::string_view escape, std::string* text) {
  constexpr absl::string_view kNames = "\n\\'\"abfnrtv", kMeanings = "\n\\'\"\a\b\f\n\r\t\v";
  const char c = escape[0];
  if (c == '\n') return 1;  // the line goes on
  if (const size_t known = kNames.find(c); known != absl::string_view::npos) {
    *text += kMeanings[known];
    return 1;
  }
  const size_t hex = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
  if (hex > 0) {
    const absl::string_view digits = escape.substr(1, hex);
    const bool whole =
        digits.size() == hex && std::all_of(digits.begin(), digits.end(), IsBase16Digit);
    return whole && AppendCharacter(digits, 16, text) ? 1 + hex : 0;
  }
  if (IsBase8Digit(c)) {
    size_t bytes = 1;
    while (bytes < 3 && bytes < escape.size() && IsBase8Digit(escape[bytes])) ++bytes;
    return AppendCharacter(escape.substr(0, bytes), 8, text) ? bytes : 0;
  }
  if (c == 'N') return 0;
  *text += '\\';  // no escape: both characters stay
  *text += c;
  return 1;
}

}  // namespace

NumberToken ScanNumber(absl::string_view text, bool may_be_float) {
  size_t bytes = PrefixedBytes(text);
  bool is_float = false;
  if (bytes == 0) {
    bytes = DigitRunBytes(text, IsBase10Digit);
    size_t more = may_be_float ? FractionBytes(text.substr(bytes)) : 0;
    more += may_be_float ? ExponentBytes(text.substr(bytes + more)) : 0;
    is_float = more > 0;
    bytes += more;
  }
  return {bytes, is_float, WithoutUnderscores(text.substr(0, bytes))};
}

std::optional<int64_t> ParseIntegerLiteral(absl::string_view digits) {
  int base = 10;
  if (PrefixedBytes(digits) > 0) {
    const char prefix = absl::ascii_tolower(digits[1]);
    base = prefix == 'x' ? 16 : prefix == 'o' ? 8 : 2;
    digits.remove_prefix(2);
  }
  int64_t value = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

size_t StringLiteralBytes(absl::string_view text) {
  for (size_t i = 1; i < text.size(); ++i) {
    if (text[i] == text[0]) return i + 1;
    if (text[i] == '\\') ++i;
  }
  return 0;
}

std::string UnescapeString(absl::string_view literal, std::string* problem) {
  std::string text;
  while (!literal.empty()) {
    const size_t plain = std::min(literal.find('\\'), literal.size());
    absl::StrAppend(&text, literal.substr(0, plain));
    literal.remove_prefix(plain);
    if (literal.empty()) break;
    const size_t bytes = AppendEscape(literal.substr(1), &text);
    if (bytes == 0) {
      *problem = absl::StrCat("malformed escape ", Utf8Prefix(literal, 10));
      break;
    }
    literal.remove_prefix(1 + bytes);
  }
  return text;
}

}  // namespace longspan
