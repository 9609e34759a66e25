// Quantities as people read them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace longspan {

// "1,234,567"
std::string CountText(int64_t count);
// Three digits or more: "0.25", "12.3", "1,234"; "0" is nothing at all.
std::string RateText(double per_s);
// "0.5 ms", "123 ms", "1.23 s", "1,234 s"; "-" where there is none.
std::string LatencyText(std::optional<double> seconds);
// "0:00:07", "123:45:06"
std::string UptimeText(double seconds);
// ASCII that moves no cursor: what a server sent, for a terminal. Anything else is '?'.
std::string Printable(std::string text);

}  // namespace longspan
