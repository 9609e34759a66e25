#include "engine/constraint/number_range.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "engine/constraint/grammar_text.h"

namespace longspan {
namespace {

constexpr int kPlaces = 6;
constexpr int64_t kMillion = 1'000'000;

// One digit; none if there is none between them.
std::optional<std::string> Digit(char first, char last) {
  if (first > last) return std::nullopt;
  if (first == last) return GrammarLiteral(std::string(1, first));
  return GrammarClass({{static_cast<char32_t>(first), static_cast<char32_t>(last)}});
}

std::string Digits(int64_t least, int64_t most) { return GrammarRepeat("[0-9]", least, most); }

bool AreAll(absl::string_view digits, char digit) {
  return digits.find_first_not_of(digit) == absl::string_view::npos;
}

std::string Then(absl::string_view first, absl::string_view second) {
  return second.empty() || second == "\"\"" ? std::string(first) : absl::StrCat(first, " ", second);
}

// Texts of as many digits as `low` and `high` have, between them.
std::string Between(absl::string_view low, absl::string_view high) {
  if (low.empty()) return "";
  if (AreAll(low, '0') && AreAll(high, '9')) return Digits(low.size(), low.size());
  const absl::string_view low_rest = low.substr(1), high_rest = high.substr(1);
  if (low[0] == high[0]) return Then(*Digit(low[0], low[0]), Between(low_rest, high_rest));
  const std::string nines(low_rest.size(), '9'), zeros(low_rest.size(), '0');
  std::vector<std::string> choices = {Then(*Digit(low[0], low[0]), Between(low_rest, nines))};
  if (const auto middle = Digit(low[0] + 1, high[0] - 1)) {
    choices.push_back(Then(*middle, Digits(low_rest.size(), low_rest.size())));
  }
  choices.push_back(Then(*Digit(high[0], high[0]), Between(zeros, high_rest)));
  return GrammarChoice(choices);
}

// Integers from `low` to `high`, neither below 0.
std::string Naturals(int64_t low, int64_t high) {
  const std::string first = absl::StrCat(low), last = absl::StrCat(high);
  if (first.size() == last.size()) return Between(first, last);
  std::vector<std::string> choices = {Between(first, std::string(first.size(), '9'))};
  if (last.size() - first.size() > 1) {
    choices.push_back(absl::StrCat("[1-9] ", Digits(first.size(), last.size() - 2)));
  }
  choices.push_back(Between("1" + std::string(last.size() - 1, '0'), last));
  return GrammarChoice(choices);
}

// What follows the first `at` digits of a fraction: more digits or none, so that all of them are no
// less than those of `low`, which has kPlaces.
std::string FractionFrom(absl::string_view low, int at) {
  if (AreAll(low.substr(at), '0')) return Digits(0, kPlaces - at);
  std::vector<std::string> choices = {Then(*Digit(low[at], low[at]), FractionFrom(low, at + 1))};
  if (const auto more = Digit(low[at] + 1, '9')) {
    choices.push_back(Then(*more, Digits(0, kPlaces - at - 1)));
  }
  return GrammarChoice(choices);
}

// The same for no more than `high`; `may_end` without another digit.
std::string FractionTo(absl::string_view high, int at, bool may_end) {
  if (at == kPlaces) return "\"\"";
  std::vector<std::string> choices;
  if (may_end) choices.push_back("\"\"");
  if (const auto less = Digit('0', high[at] - 1)) {
    choices.push_back(Then(*less, Digits(0, kPlaces - at - 1)));
  }
  choices.push_back(Then(*Digit(high[at], high[at]), FractionTo(high, at + 1, true)));
  return GrammarChoice(choices);
}

std::string FractionBetween(absl::string_view low, absl::string_view high, int at, bool may_end) {
  if (at == kPlaces) return "\"\"";
  std::vector<std::string> choices;
  if (may_end) choices.push_back("\"\"");
  if (low[at] == high[at]) {
    choices.push_back(Then(*Digit(low[at], low[at]),
                           FractionBetween(low, high, at + 1, AreAll(low.substr(at + 1), '0'))));
    return GrammarChoice(choices);
  }
  choices.push_back(Then(*Digit(low[at], low[at]), FractionFrom(low, at + 1)));
  if (const auto middle = Digit(low[at] + 1, high[at] - 1)) {
    choices.push_back(Then(*middle, Digits(0, kPlaces - at - 1)));
  }
  choices.push_back(Then(*Digit(high[at], high[at]), FractionTo(high, at + 1, true)));
  return GrammarChoice(choices);
}

std::string DecimalPlaces(int64_t millionths) {
  return absl::StrFormat("%06d", millionths % kMillion);
}

// Decimals from `low` to `high` millionths, neither below 0.
std::string Decimals(int64_t low, int64_t high) {
  const int64_t first = low / kMillion, last = high / kMillion;
  const std::string low_places = DecimalPlaces(low), high_places = DecimalPlaces(high);
  const std::string any = absl::StrCat("(\".\" ", Digits(1, kPlaces), ")?");
  const auto number = [](int64_t whole) { return GrammarLiteral(absl::StrCat(whole)); };
  const auto with = [&](int64_t whole, bool may_be_whole, const std::string& places) {
    const std::string fraction = absl::StrCat("(\".\" ", places, ")", may_be_whole ? "?" : "");
    return absl::StrCat(number(whole), " ", fraction);
  };
  if (first == last) {
    return with(first, AreAll(low_places, '0'), FractionBetween(low_places, high_places, 0, false));
  }
  std::vector<std::string> choices;
  if (AreAll(low_places, '0')) {
    choices.push_back(absl::StrCat(number(first), " ", any));
  } else {
    choices.push_back(with(first, false, FractionFrom(low_places, 0)));
  }
  if (last - first > 1) choices.push_back(absl::StrCat(Naturals(first + 1, last - 1), " ", any));
  choices.push_back(with(last, true, FractionTo(high_places, 0, false)));
  return GrammarChoice(choices);
}

// From `low` to `high`, which may be below 0.
template <typename Write>
std::string Signed(int64_t low, int64_t high, const Write& write) {
  std::vector<std::string> choices;
  if (low < 0) {
    choices.push_back(absl::StrCat("\"-\" ", write(std::max<int64_t>(-high, 0), -low)));
  }
  if (high >= 0) choices.push_back(write(std::max<int64_t>(low, 0), high));
  return GrammarChoice(choices);
}

// The value that a reader of JSON takes so many millionths for.
double ReadBack(int64_t millionths) {
  const int64_t size = std::abs(millionths);
  const std::string text =
      absl::StrFormat("%s%d.%06d", millionths < 0 ? "-" : "", size / kMillion, size % kMillion);
  return std::strtod(text.c_str(), nullptr);
}
double ReadBackInteger(int64_t value) { return static_cast<double>(value); }

bool Holds(const NumberBounds& bounds, double value) {
  return (!bounds.minimum || value >= *bounds.minimum) &&
         (!bounds.exclusive_minimum || value > *bounds.exclusive_minimum) &&
         (!bounds.maximum || value <= *bounds.maximum) &&
         (!bounds.exclusive_maximum || value < *bounds.exclusive_maximum);
}

// `value` in steps of `scale`, within what can be written.
int64_t Clamped(double value, double scale) {
  const double steps = value * scale;
  if (steps >= static_cast<double>(kMostInteger)) return kMostInteger;
  if (steps <= -static_cast<double>(kMostInteger)) return -kMostInteger;
  return static_cast<int64_t>(steps);
}

struct Range {
  int64_t low;
  int64_t high;
};

// The steps of 1/scale that are within the bounds as a reader takes them. Begins two steps outside,
// since the product is rounded.
template <typename Read>
std::optional<Range> StepsWithin(const NumberBounds& bounds, double scale, const Read& read) {
  double low = -static_cast<double>(kMostInteger) / scale, high = -low;
  for (const auto& bound : {bounds.minimum, bounds.exclusive_minimum}) {
    if (bound) low = std::max(low, *bound);
  }
  for (const auto& bound : {bounds.maximum, bounds.exclusive_maximum}) {
    if (bound) high = std::min(high, *bound);
  }
  if (low > high) return std::nullopt;
  constexpr int kSteps = 4;
  Range range{std::max(Clamped(low, scale) - kSteps / 2, -kMostInteger),
              std::min(Clamped(high, scale) + kSteps / 2, kMostInteger)};
  const auto holds = [&](int64_t step) { return Holds(bounds, read(step)); };
  for (int i = 0; i < kSteps && range.low <= range.high && !holds(range.low); ++i) ++range.low;
  for (int i = 0; i < kSteps && range.low <= range.high && !holds(range.high); ++i) --range.high;
  if (range.low > range.high || !holds(range.low) || !holds(range.high)) return std::nullopt;
  return range;
}

}  // namespace

std::optional<std::string> IntegerBody(const NumberBounds& bounds) {
  const auto range = StepsWithin(bounds, 1, ReadBackInteger);
  if (!range) return std::nullopt;
  return Signed(range->low, range->high, Naturals);
}

std::optional<std::string> NumberBody(const NumberBounds& bounds) {
  const auto range = StepsWithin(bounds, kMillion, ReadBack);
  if (!range) return std::nullopt;
  return Signed(range->low, range->high, Decimals);
}

}  // namespace longspan
