#include "clients/cpp/load/load_screen.h"

#include <algorithm>
#include <utility>

#include "clients/cpp/base/quantity_text.h"

namespace longspan {
namespace {

using Lines = std::vector<std::string>;

constexpr size_t kNameColumns = 13;
constexpr size_t kNumberColumns = 11;
constexpr int kLongestBar = 72;
constexpr int kShortestBar = 3;

std::string Left(const std::string& text, size_t columns) {
  return text + std::string(columns - std::min(columns, text.size()), ' ');
}

std::string Right(const std::string& text, size_t columns) {
  return std::string(columns - std::min(columns, text.size()), ' ') + text;
}

std::string Named(const char* name, const std::string& text) {
  return Left(name, kNameColumns) + text;
}

Lines Fit(Lines lines, int columns) {
  for (std::string& line : lines) {
    line.resize(std::min(line.size(), static_cast<size_t>(columns)));
    line.erase(line.find_last_not_of(' ') + 1);
  }
  return lines;
}

std::string WaitingText(const v1::GetLoadResponse& load) {
  const v1::WaitingRequests& waiting = load.waiting();
  std::string text = CountText(load.waiting_requests() + waiting.tokenizing()) + " requests";
  const char* separator = ": ";
  for (const auto& [count, what_for] :
       {std::pair(waiting.tokenizing(), "to be tokenised"),
        std::pair(waiting.inbox(), "for a step"), std::pair(waiting.prompts(), "for prompts"),
        std::pair(waiting.slots(), "for slots"), std::pair(waiting.pages(), "for pages")}) {
    if (count == 0) continue;
    text += separator + CountText(count) + " " + what_for;
    separator = ", ";
  }
  return text;
}

void DrawQueue(const v1::GetLoadResponse& load, Lines* lines) {
  lines->push_back(Named("running", CountText(load.running_requests()) + " requests, " +
                                        CountText(load.prefill_remaining_tokens()) +
                                        " prompt tokens to read"));
  lines->push_back(Named("waiting", WaitingText(load)));
  std::string queued = CountText(load.queued_tokens()) + " prompt tokens";
  if (load.queue_delay_ms() > 0) {
    queued += ", read in " + LatencyText(static_cast<double>(load.queue_delay_ms()) * 1e-3);
  }
  lines->push_back(Named("queued", queued));
}

void DrawPool(const PoolUse& pool, int columns, Lines* lines) {
  const int bar_columns = columns - static_cast<int>(kNameColumns);
  lines->push_back(
      Named(pool.name.c_str(), Bar(pool, std::clamp(bar_columns, kShortestBar, kLongestBar))));
  std::string counts = CountText(pool.used) + " used";
  if (pool.reserved > 0) counts += ", " + CountText(pool.reserved) + " reserved (+)";
  if (pool.cached > 0) counts += ", " + CountText(pool.cached) + " cached (=)";
  lines->push_back(
      Named("", counts + ", " + CountText(pool.free) + " free of " + CountText(pool.total())));
}

void DrawRates(const WorkRates& rates, Lines* lines) {
  lines->push_back(Named("prompts", RateText(rates.computed_prompt_tokens_per_s) +
                                        " tokens/s computed, " +
                                        RateText(rates.cached_prompt_tokens_per_s) + " cached"));
  lines->push_back(Named("answers", RateText(rates.generated_tokens_per_s) + " tokens/s"));
  lines->push_back(Named("requests/s", RateText(rates.completed_per_s) + " completed, " +
                                           RateText(rates.refused_per_s) + " refused, " +
                                           RateText(rates.failed_per_s) + " failed, " +
                                           RateText(rates.cancelled_per_s) + " cancelled"));
}

void DrawPercentiles(const char* name, const Percentiles& of, Lines* lines) {
  std::string line = Left(name, kNameColumns);
  for (const auto& latency : {of.p50_s, of.p90_s, of.p99_s}) {
    line += Right(LatencyText(latency), kNumberColumns);
  }
  lines->push_back(line + Right(CountText(of.count), kNumberColumns));
}

void DrawWork(const RecentWork& work, Lines* lines) {
  DrawRates(work.rates, lines);
  lines->push_back("");
  std::string header = Left("latency", kNameColumns);
  for (const char* const name : {"p50", "p90", "p99", "count"}) {
    header += Right(name, kNumberColumns);
  }
  lines->push_back(header + "  in " + RateText(work.latency_window_s) + " s");
  DrawPercentiles("first token", work.first_token, lines);
  DrawPercentiles("next tokens", work.between_tokens, lines);
}

}  // namespace

std::vector<std::string> DrawLoad(const LoadView& view, const std::string& server, int columns) {
  const v1::GetLoadResponse& load = view.load;
  std::string header = Printable(server);
  if (load.has_done()) header += ", up " + UptimeText(load.done().uptime_seconds());
  if (load.draining()) header += ", draining";
  Lines lines = {header, ""};
  DrawQueue(load, &lines);
  lines.push_back("");
  for (const PoolUse& pool : view.pools) DrawPool(pool, columns, &lines);
  lines.push_back("");
  if (view.work.has_value()) {
    DrawWork(*view.work, &lines);
  } else {
    lines.push_back("This server tells neither rates nor latencies.");
  }
  return Fit(std::move(lines), columns);
}

std::vector<std::string> DrawTrouble(const std::string& reason, const std::string& server,
                                     int columns) {
  Lines lines = {Printable(server), ""};
  const std::string text = Printable(reason);
  const size_t width = static_cast<size_t>(std::max(1, columns));
  for (size_t begin = 0; begin < text.size(); begin += width) {
    lines.push_back(text.substr(begin, width));
  }
  return Fit(std::move(lines), columns);
}

}  // namespace longspan
