#include "clients/cpp/base/quantity_text.h"

#include <cmath>
#include <cstdio>

namespace longspan {
namespace {

std::string Format(const char* format, double value) {
  char text[64];
  std::snprintf(text, sizeof(text), format, value);
  return text;
}

}  // namespace

std::string CountText(int64_t count) {
  std::string text = std::to_string(count);
  const size_t first_digit = count < 0 ? 1 : 0;
  for (size_t i = text.size(); i > first_digit + 3;) {
    i -= 3;
    text.insert(i, 1, ',');
  }
  return text;
}

std::string RateText(double per_s) {
  if (per_s == 0) return "0";
  if (per_s >= 99.95) return CountText(std::llround(per_s));
  return Format(per_s >= 9.995 ? "%.1f" : "%.2f", per_s);
}

std::string LatencyText(std::optional<double> seconds) {
  if (!seconds.has_value()) return "-";
  const double ms = *seconds * 1e3;
  if (ms >= 999.5) return RateText(*seconds) + " s";
  if (ms >= 99.95) return Format("%.0f ms", ms);
  return Format("%.1f ms", ms);
}

std::string UptimeText(double seconds) {
  const auto whole = static_cast<long long>(seconds);
  char text[64];
  std::snprintf(text, sizeof(text), "%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60,
                whole % 60);
  return text;
}

std::string Printable(std::string text) {
  for (char& c : text) {
    if (c < ' ' || c > '~') c = '?';
  }
  return text;
}

}  // namespace longspan
