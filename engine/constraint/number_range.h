// Numbers within bounds as bodies of grammar rules. They are written with at most 18 digits before
// the point and 6 after it, so that all are finite, and never with an exponent.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace longspan {

// The most that either takes: integers of 18 digits, and others whose millionths are such integers.
constexpr int64_t kMostInteger = 999'999'999'999'999'999;

struct NumberBounds {
  std::optional<double> minimum;
  std::optional<double> exclusive_minimum;
  std::optional<double> maximum;
  std::optional<double> exclusive_maximum;
  bool any() const { return minimum || exclusive_minimum || maximum || exclusive_maximum; }
};

// Empty if no number that can be written is within them.
std::optional<std::string> IntegerBody(const NumberBounds& bounds);
std::optional<std::string> NumberBody(const NumberBounds& bounds);

}  // namespace longspan
