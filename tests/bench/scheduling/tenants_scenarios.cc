// Scenarios of several tenants, and of more than the machine can do.
#include <algorithm>

#include "tests/bench/scheduling/h200_step_time.h"
#include "tests/bench/scheduling/load.h"
#include "tests/bench/scheduling/scenarios.h"

namespace longspan {
namespace {

int64_t TenantSeconds(double seconds) { return static_cast<int64_t>(seconds * kSecondUs); }

Choice OfTenant(const std::string& tenant) {
  return [tenant](const Outcome& outcome) { return outcome.tenant == tenant; };
}

}  // namespace

ScenarioReport TenantFlood(const ScenarioOptions& options, int64_t quiet_tokens) {
  constexpr int64_t kFloodTokens = 2048;
  constexpr int64_t kFloodOutput = 128;
  const int64_t end_us = TenantSeconds(std::max(60.0, 600 * options.length));
  const Stream quiet{"quiet", quiet_tokens, 16, RateOf(0.05, quiet_tokens, 16), options.seed};
  const Stream flood{"flood", kFloodTokens, kFloodOutput, RateOf(3, kFloodTokens, kFloodOutput),
                     options.seed + 1};
  // Who was never seen before comes level with the others; the quiet tenant has been.
  const Asked first = {"quiet", RandomPrompt(1, 64), 1};
  ServedEngine alone(DaemonDefaults(), true, options.seed);
  alone.At(1, [&] { alone.Send(first); });
  Plan(alone, quiet, end_us);
  alone.RunToEnd();
  ServedEngine beside(DaemonDefaults(), true, options.seed);
  beside.At(1, [&] { beside.Send(first); });
  Plan(beside, quiet, end_us);
  Plan(beside, flood, end_us);
  beside.RunUntil(end_us + TenantSeconds(30));
  const Choice is_quiet = [quiet_tokens](const Outcome& outcome) {
    return outcome.tenant == "quiet" && outcome.prompt_tokens == quiet_tokens;
  };
  const double alone_ms = Percentile(FirstTokensMs(alone, is_quiet), 0.99);
  const double beside_ms = Percentile(FirstTokensMs(beside, is_quiet), 0.99);
  const auto is_flood = OfTenant("flood");
  ScenarioReport report;
  report.Figure("quiet_tokens", static_cast<double>(quiet_tokens));
  report.Figure("quiet_requests", static_cast<double>(CountOf(beside, is_quiet)));
  report.Figure("quiet_first_token_p50_ms", Percentile(FirstTokensMs(beside, is_quiet), 0.5));
  report.Figure("quiet_first_token_p99_ms", beside_ms);
  report.Figure("quiet_first_token_p99_alone_ms", alone_ms);
  report.Figure("flood_completed_per_s",
                static_cast<double>(CountOf(
                    beside, [&](const Outcome& one) { return is_flood(one) && one.completed(); })) *
                    kSecondUs / static_cast<double>(end_us));
  report.Figure("flood_refused", static_cast<double>(CountOf(beside, [&](const Outcome& one) {
                  return is_flood(one) && one.refused;
                })));
  report.AtMost("quiet requests refused",
                static_cast<double>(CountOf(
                    beside, [&](const Outcome& one) { return is_quiet(one) && one.refused; })),
                0);
  // A machine that is never idle has a step under way, which nobody can pass.
  const double step_ms = DaemonDefaults().step_budget_us / 1000;
  report.AtMost("quiet first token p99, beside the flood over alone and a step",
                beside_ms / (alone_ms + step_ms), 1.3);
  return report;
}

ScenarioReport BackloggedTenants(const ScenarioOptions& options) {
  struct Kind {
    std::string tenant;
    int64_t most_tokens;
  };
  constexpr int64_t kOutput =
      12;  // so that places are not what is scarce: who has none gets no turn
  const std::vector<Kind> kinds = {{"long", 16'384}, {"short", 1000}, {"mixed", 4000}};
  const int64_t end_us = TenantSeconds(std::max(30.0, 300 * options.length));
  EngineOptions engine_options = DaemonDefaults();
  engine_options.max_queue_delay_us = kNeverUs;  // they are to wait all the time
  ServedEngine engine(engine_options, true, options.seed);
  SimRandom random(options.seed);
  double least = 0;
  double most = 0;
  std::function<void()> look = [&] {
    for (const Kind& kind : kinds) {
      while (engine.waiting_of(kind.tenant) < 6) {
        const int64_t tokens = random.Between(kind.most_tokens / 2, kind.most_tokens);
        engine.Send({kind.tenant, RandomPrompt(random.Next(), tokens), kOutput});
      }
      for (const Kind& other : kinds) {
        const double gap = engine.service_of(kind.tenant) - engine.service_of(other.tenant);
        least = std::min(least, gap);
        most = std::max(most, gap);
      }
    }
    if (engine.now_us() < end_us) engine.At(engine.now_us() + 5000, look);
  };
  engine.At(kSecondUs, look);
  engine.RunUntil(end_us);
  const double prompts = kPromptTokenService * 16'384 * engine_options.max_partial_prefills;
  const double generated = kGeneratedTokenService * kOutput * engine_options.max_running_requests;
  ScenarioReport report;
  report.Figure("service_of_each", engine.service_of("long"));
  report.Figure("most_gap_tokens", most);
  report.Figure("longest_prompt_tokens", 16'384);
  report.AtMost(
      "gap of service over VTC's bound, 2 max(longest prompts side by side, output of all "
      "places)",
      most / (2 * std::max(prompts, generated)), 1);
  return report;
}

namespace {

struct LoadResult {
  double goodput = 0;  // a second
  double completed = 0;
  double first_token_p99_ms = 0;
  double most_waiting[2] = {0, 0};  // in each half of the time
  double refused_share = 0;
  int64_t most_pages = 0;
};

LoadResult RunAt(const ScenarioOptions& options, const Stream& stream, double seconds) {
  constexpr double kFirstTokenSloMs = 3000;
  const int64_t end_us = TenantSeconds(seconds);
  ServedEngine engine(DaemonDefaults(), false, options.seed);
  Plan(engine, stream, end_us);
  LoadResult result;
  std::function<void()> look = [&] {
    double& most = result.most_waiting[engine.now_us() < end_us / 2 ? 0 : 1];
    most = std::max(most, static_cast<double>(engine.Load().waiting_requests));
    if (engine.now_us() < end_us) engine.At(engine.now_us() + 10'000, look);
  };
  engine.At(kSecondUs, look);
  engine.RunUntil(end_us);
  // What came in the first fifth finds the machine not yet as it stays.
  const int64_t begin_us = end_us / 5;
  const double measured_s = static_cast<double>(end_us - begin_us) / kSecondUs;
  const auto counts = [&](const Outcome& one) { return one.asked_us >= begin_us; };
  result.goodput = static_cast<double>(CountOf(engine,
                                               [&](const Outcome& one) {
                                                 return one.completed() && one.end_us >= begin_us &&
                                                        one.first_token_ms() <= kFirstTokenSloMs;
                                               })) /
                   measured_s;
  result.completed =
      static_cast<double>(CountOf(
          engine, [&](const Outcome& one) { return one.completed() && one.end_us >= begin_us; })) /
      measured_s;
  result.first_token_p99_ms = Percentile(FirstTokensMs(engine, counts), 0.99);
  const auto sent = static_cast<double>(CountOf(engine, counts));
  result.refused_share =
      static_cast<double>(
          CountOf(engine, [&](const Outcome& one) { return counts(one) && one.refused; })) /
      sent;
  result.most_pages = engine.Load().most_pages_used;
  return result;
}

}  // namespace

ScenarioReport Overload(const ScenarioOptions& options, int64_t prompt_tokens,
                        int64_t output_tokens) {
  const double seconds = std::max(120.0, 300 * options.length);
  Stream stream{"", prompt_tokens, output_tokens, 0, options.seed};
  const auto run = [&](double per_second) {
    stream.per_second = per_second;
    return RunAt(options, stream, seconds);
  };
  // What the machine does where more than enough is asked for.
  const double capacity = run(2 * RateOf(1, prompt_tokens, output_tokens)).completed;
  const LoadResult once = run(0.9 * capacity);
  const LoadResult four = run(3.6 * capacity);
  double peak = std::max(once.goodput, four.goodput);
  for (const double load : {0.8, 1.0, 1.1, 1.5, 2.0}) {
    peak = std::max(peak, run(load * capacity).goodput);
  }
  ScenarioReport report;
  report.Figure("prompt_tokens", static_cast<double>(prompt_tokens));
  report.Figure("output_tokens", static_cast<double>(output_tokens));
  report.Figure("capacity_per_s", capacity);
  report.Figure("peak_goodput_per_s", peak);
  report.Figure("goodput_per_s", four.goodput);
  report.Figure("first_token_p99_ms", four.first_token_p99_ms);
  report.Figure("first_token_p99_at_1x_ms", once.first_token_p99_ms);
  report.Figure("refused_share", four.refused_share);
  report.Figure("refused_share_at_1x", once.refused_share);
  report.Figure("most_waiting", four.most_waiting[1]);
  report.Figure("most_waiting_at_1x", std::max(once.most_waiting[0], once.most_waiting[1]));
  report.Figure("most_pages", static_cast<double>(four.most_pages));
  report.Figure("most_pages_at_1x", static_cast<double>(once.most_pages));
  report.AtLeast("goodput over its peak", four.goodput / peak, 0.95);
  report.AtMost("admitted first token p99 over that at 1x",
                four.first_token_p99_ms / once.first_token_p99_ms, 1.3);
  report.AtMost("most that waited in the second half of the time over the first",
                four.most_waiting[1] / four.most_waiting[0], 1.2);
  report.AtMost("pages in use over those at 1x",
                static_cast<double>(four.most_pages) / static_cast<double>(once.most_pages), 1.2);
  return report;
}

}  // namespace longspan
