#include "clients/cpp/base/flag_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace longspan {
namespace {

constexpr double kLongestUs = 1e15;  // thirty years: sums of times never overflow

template <typename Number>
std::optional<Number> ParseWhole(const std::string& text) {
  Number number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stopped != end) return std::nullopt;
  return number;
}

// Microseconds; 0 for an unknown unit.
double UnitUs(const std::string& unit) {
  if (unit == "us") return 1;
  if (unit == "ms") return 1e3;
  if (unit == "s" || unit.empty()) return 1e6;
  if (unit == "m") return 60e6;
  return unit == "h" ? 3600e6 : 0;
}

}  // namespace

std::optional<int64_t> ParseCount(const std::string& text) {
  const auto count = ParseWhole<int64_t>(text);
  if (!count.has_value() || *count <= 0) return std::nullopt;
  return count;
}

std::optional<int64_t> ParseDurationUs(const std::string& text) {
  const size_t number_length = std::min(text.find_first_not_of("0123456789."), text.size());
  const auto number = ParseWhole<double>(text.substr(0, number_length));
  const double unit_us = UnitUs(text.substr(number_length));
  if (!number.has_value() || unit_us == 0 || !(*number * unit_us <= kLongestUs)) {
    return std::nullopt;
  }
  return std::llround(*number * unit_us);
}

std::optional<std::pair<int64_t, int64_t>> ParseDurationRangeUs(const std::string& text) {
  const size_t dots = text.find("..");
  const auto least = ParseDurationUs(text.substr(0, dots));
  const auto most = dots == std::string::npos ? least : ParseDurationUs(text.substr(dots + 2));
  if (!least.has_value() || !most.has_value() || *most < *least) return std::nullopt;
  return std::pair(*least, *most);
}

std::optional<std::vector<Weighted>> ParseWeighted(const std::string& text) {
  std::vector<Weighted> all;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    const std::string part = text.substr(begin, end - begin);
    begin = end + 1;
    const size_t colon = part.find(':');
    Weighted one{part.substr(0, colon)};
    if (colon != std::string::npos) {
      one.weight = ParseWhole<double>(part.substr(colon + 1)).value_or(0);
    }
    const bool known = std::any_of(all.begin(), all.end(),
                                   [&](const Weighted& other) { return other.name == one.name; });
    if (one.name.empty() || known || !std::isfinite(one.weight) || one.weight <= 0) {
      return std::nullopt;
    }
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace longspan
