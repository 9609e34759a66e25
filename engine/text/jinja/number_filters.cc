// Filters of numbers.
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_format.h"
#include "engine/text/jinja/operators.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/tables.h"
#include "engine/text/jinja/text_edit.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {
namespace {

// Without white space around it and underscores between digits. Empty: there are others.
std::string PlainDigits(const MarkedText& text) {
  const std::string stripped = StripText(text, StripSide::kBoth, nullptr).bytes();
  std::string digits;
  for (size_t i = 0; i < stripped.size(); ++i) {
    const bool joins = stripped[i] == '_' && i > 0 && i + 1 < stripped.size() &&
                       absl::ascii_isalnum(stripped[i - 1]) && absl::ascii_isalnum(stripped[i + 1]);
    if (joins) continue;
    if (stripped[i] == '_') return "";
    digits += stripped[i];
  }
  return digits;
}

// A base of 16, 8 or 2 may stand before the digits as in Python.
absl::string_view WithoutBasePrefix(absl::string_view digits, int base) {
  if (digits.size() < 3 || digits[0] != '0') return digits;
  const char prefix = absl::ascii_tolower(digits[1]);
  const int named = prefix == 'x' ? 16 : prefix == 'o' ? 8 : prefix == 'b' ? 2 : 0;
  return named == base ? digits.substr(2) : digits;
}

// Empty: not an integer of 64 bits.
std::optional<int64_t> ReadInteger(const MarkedText& text, int base) {
  const std::string plain = PlainDigits(text);
  absl::string_view digits = plain;
  const bool has_sign = !digits.empty() && (digits[0] == '-' || digits[0] == '+');
  const std::string sign = has_sign && digits[0] == '-' ? "-" : "";
  if (has_sign) digits.remove_prefix(1);
  digits = WithoutBasePrefix(digits, base);
  if (digits.empty() || !absl::ascii_isalnum(digits[0])) return std::nullopt;
  const std::string number = absl::StrCat(sign, digits);
  int64_t value = 0;
  const auto [end, error] =
      std::from_chars(number.data(), number.data() + number.size(), value, base);
  if (error != std::errc() || end != number.data() + number.size()) return std::nullopt;
  return value;
}

std::optional<double> ReadFloat(const MarkedText& text) {
  const std::string digits = PlainDigits(text);
  const bool is_hex = absl::StrContains(digits, 'x') || absl::StrContains(digits, 'X');
  if (digits.empty() || is_hex || absl::StrContains(digits, '(')) return std::nullopt;
  char* end = nullptr;
  const double value = std::strtod(digits.c_str(), &end);
  if (end != digits.c_str() + digits.size()) return std::nullopt;
  return value;
}

Value IntFilter(BuiltinCall& call) {
  const Value& value = call.subject;
  const Value otherwise = call.Find(0) == nullptr ? Value::Integer(0) : call.Get(0);
  const int64_t base = call.Integer(1, 10);
  if (base < 2 || base > 36) return call.Fail("a base is from 2 to 36");
  if (!CheckDefined(call.work, value)) return Value();
  if (IsInteger(value)) return Value::Integer(IntegerOf(value), value.is_literal());
  std::optional<double> number;
  if (value.Is(ValueType::kFloat)) number = value.real();
  if (value.is_string()) {
    const std::optional<int64_t> whole = ReadInteger(value.string(), static_cast<int>(base));
    if (whole.has_value()) return Value::Integer(*whole);
    number = ReadFloat(value.string());
  }
  if (!number.has_value() || !std::isfinite(*number)) return otherwise;
  return IntegerOfFloat(call.work, *number);
}

Value FloatFilter(BuiltinCall& call) {
  const Value& value = call.subject;
  if (!CheckDefined(call.work, value)) return Value();
  if (IsNumber(value)) return Value::Float(NumberOf(value), value.is_literal());
  const std::optional<double> number = value.is_string() ? ReadFloat(value.string()) : std::nullopt;
  if (number.has_value()) return Value::Float(*number);
  return call.Find(0) == nullptr ? Value::Float(0) : call.Get(0);
}

Value AbsFilter(BuiltinCall& call) {
  const Value& value = call.subject;
  if (!CheckDefined(call.work, value)) return Value();
  if (!IsNumber(value))
    return call.Fail(absl::StrCat("a number is needed, not ", PythonTypeName(value)));
  if (NumberOf(value) >= 0) return IsInteger(value) ? Value::Integer(IntegerOf(value)) : value;
  return ApplyUnary(call.work, UnaryOperator::kMinus, value);
}

// The nearest number with so many decimals; halves go to the even one.
double RoundToEven(double value, int64_t decimals) {
  if (!std::isfinite(value)) return value;
  if (decimals >= 0) return std::strtod(absl::StrFormat("%.*f", decimals, value).c_str(), nullptr);
  const double unit = std::pow(10.0, static_cast<double>(-decimals));
  return std::nearbyint(value / unit) * unit;
}

Value RoundFilter(BuiltinCall& call) {
  const Value& value = call.subject;
  const std::string method = call.Has(1) ? call.Text(1).bytes() : "common";
  const int64_t decimals = call.Integer(0, 0);
  if (!CheckDefined(call.work, value)) return Value();
  if (!IsNumber(value))
    return call.Fail(absl::StrCat("a number is needed, not ", PythonTypeName(value)));
  if (decimals < -300 || decimals > 300) return call.Fail("decimals are from -300 to 300");
  const double scale = std::pow(10.0, static_cast<double>(decimals));
  if (method == "ceil") return Value::Float(std::ceil(NumberOf(value) * scale) / scale);
  if (method == "floor") return Value::Float(std::floor(NumberOf(value) * scale) / scale);
  if (method != "common") return call.Fail("the method is common, ceil or floor");
  if (IsInteger(value) && decimals >= 0)
    return Value::Integer(IntegerOf(value), value.is_literal());
  const double rounded = RoundToEven(NumberOf(value), decimals);
  return IsInteger(value) ? IntegerOfFloat(call.work, rounded) : Value::Float(rounded);
}

constexpr Builtin kNumberFilterRows[] = {
    {"int", "default base", 0, IntFilter},
    {"float", "default", 0, FloatFilter},
    {"abs", "", 0, AbsFilter},
    {"round", "precision method", 0, RoundFilter},
};

}  // namespace

const BuiltinTable kNumberFilters = kNumberFilterRows;

}  // namespace longspan
