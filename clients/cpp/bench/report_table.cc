#include "clients/cpp/bench/report_table.h"

#include <cstdio>
#include <string>

namespace longspan {
namespace {

template <typename... Values>
std::string Format(const char* format, Values... values) {
  char line[256];
  std::snprintf(line, sizeof(line), format, values...);
  return line;
}

long long Wide(int64_t value) { return static_cast<long long>(value); }

std::string Row(const std::string& name, const Distribution& of) {
  if (of.count == 0) return "";
  return Format("  %-22s %9lld %11.2f %11.2f %11.2f %11.2f\n", name.c_str(), Wide(of.count), of.p50,
                of.p90, of.p99, of.max);
}

void PrintLatencies(const std::string& name, const GroupReport& group, std::ostream& out) {
  out << name << "\n"
      << Row("first token", group.first_token_ms)
      << Row("time per output token", group.time_per_output_token_ms)
      << Row("between tokens", group.inter_token_ms) << Row("end to end", group.end_to_end_ms)
      << Row("queued", group.queue_ms);
  for (const auto& [code, failures] : group.failures) out << Row(code, failures.latency_ms);
}

void PrintOutcomes(const BenchReport& report, std::ostream& out) {
  static constexpr std::pair<Outcome, const char*> kWords[] = {
      {Outcome::kCompleted, "completed"},  {Outcome::kCancelled, "cancelled"},
      {Outcome::kRejected, "rejected"},    {Outcome::kTimedOut, "timed out"},
      {Outcome::kFailed, "failed"},        {Outcome::kUnsent, "not sent (--max-in-flight)"},
      {Outcome::kUnfinished, "unfinished"}};
  out << report.all.requests << " requests in " << Format("%.2f s", report.elapsed_s);
  const char* separator = ": ";
  for (const auto& [outcome, word] : kWords) {
    if (report.all.Count(outcome) == 0) continue;
    out << separator << report.all.Count(outcome) << " " << word;
    separator = ", ";
  }
  if (report.all.attempts > report.all.requests)
    out << ", in " << report.all.attempts << " attempts";
  out << "\n";
}

void PrintRates(const LoadPlan& plan, const GroupReport& all, std::ostream& out) {
  out << Format(
      "throughput  %.2f requests/s, %.0f prompt tokens/s (%lld of %lld cached), "
      "%.1f output tokens/s\n",
      all.completed_per_s, all.prompt_tokens_per_s, Wide(all.cached_tokens),
      Wide(all.prompt_tokens), all.output_tokens_per_s);
  out << Format("goodput     %.2f requests/s, %lld of %lld requests", all.goodput_per_s,
                Wide(all.within_slos), Wide(all.requests));
  if (plan.ttft_slo_us.has_value()) {
    out << Format(", first token within %.0f ms", static_cast<double>(*plan.ttft_slo_us) * 1e-3);
  }
  if (plan.tpot_slo_us.has_value()) {
    out << Format(", %.1f ms per output token", static_cast<double>(*plan.tpot_slo_us) * 1e-3);
  }
  out << "\n";
  out << Format("sent        p99 %.2f ms, at most %.2f ms after they were due\n",
                all.send_lag_ms.p99, all.send_lag_ms.max);
  for (const auto& [code, failures] : all.failures) {
    out << code << ", the first: " << failures.message << "\n";
  }
}

}  // namespace

void PrintTable(const LoadPlan& plan, const RunFacts& facts, const BenchReport& report,
                std::ostream& out) {
  out << facts.model.name() << " at " << facts.server_address << ", longspan "
      << facts.server.version() << " (" << facts.server.commit() << ", " << facts.server.backend()
      << ", " << facts.server.compute_dtype() << "), seed " << plan.seed << "\n";
  PrintOutcomes(report, out);
  out << Format("\n%-24s %9s %11s %11s %11s %11s\n", "milliseconds", "count", "p50", "p90", "p99",
                "max");
  PrintLatencies("all", report.all, out);
  if (report.by_prompt_tokens.size() > 1) {
    for (const auto& [tokens, group] : report.by_prompt_tokens) {
      PrintLatencies("prompts of " + std::to_string(tokens), group, out);
    }
  }
  for (const auto& [tenant, group] : report.by_tenant) {
    PrintLatencies("tenant " + tenant, group, out);
  }
  out << "\n";
  PrintRates(plan, report.all, out);
}

}  // namespace longspan
