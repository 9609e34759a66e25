// How the flags of `longspan bench` write times and lists. Empty where a text is none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace longspan {

// A whole positive number, digits alone.
std::optional<int64_t> ParseCount(const std::string& text);
// "250ms", "10s", "1.5m", "2h"; a number alone is seconds. Microseconds, not negative.
std::optional<int64_t> ParseDurationUs(const std::string& text);
// "1s..3s", or "2s" for both ends.
std::optional<std::pair<int64_t, int64_t>> ParseDurationRangeUs(const std::string& text);

// Of "a:0.9,b:0.1" the names and their weights; a name alone weighs 1. Names differ, and weights
// are finite and positive.
struct Weighted {
  std::string name;
  double weight = 1;
};
std::optional<std::vector<Weighted>> ParseWeighted(const std::string& text);

}  // namespace longspan
