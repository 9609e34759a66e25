// Scenarios of one tenant: long and short prompts, cancels, retries, prefixes, many that generate.
#include <algorithm>

#include "tests/bench/scheduling/first_come.h"
#include "tests/bench/scheduling/h200_step_time.h"
#include "tests/bench/scheduling/load.h"
#include "tests/bench/scheduling/scenarios.h"

namespace longspan {
namespace {

constexpr int64_t kShortTokens = 1024;
constexpr int64_t kShortOutput = 16;
// Of the machine, by short and long ones together: more would pile up by chance.
constexpr double kMostLoad = 0.9;
// For whoever comes, or after whoever leaves, while prompts are read and nobody generates.
constexpr int64_t kMostWaitUs = 300'000;

bool IsShort(const Outcome& outcome) { return outcome.prompt_tokens == kShortTokens; }
bool IsLong(const Outcome& outcome) { return outcome.prompt_tokens == kLongTokens; }

Stream ShortOnes(const ScenarioOptions& options, double load) {
  return {"", kShortTokens, kShortOutput, RateOf(load, kShortTokens, kShortOutput), options.seed};
}

int64_t Seconds(double seconds) { return static_cast<int64_t>(seconds * kSecondUs); }

// The same by the baseline; what is worst of the short ones.
double FirstComeShortP99Ms(const Stream& shorts, const std::vector<int64_t>& long_at_us,
                           int64_t end_us, int64_t chunk_tokens) {
  std::vector<Arrival> arrivals;
  for (const int64_t at_us : ArrivalsUs(shorts, end_us)) {
    arrivals.push_back({at_us, kShortTokens, kShortOutput});
  }
  for (const int64_t at_us : long_at_us) arrivals.push_back({at_us, kLongTokens, 1});
  std::sort(arrivals.begin(), arrivals.end(),
            [](const Arrival& left, const Arrival& right) { return left.at_us < right.at_us; });
  const std::vector<double> all_ms = FirstComeFirstTokenMs(arrivals, {chunk_tokens, 16});
  std::vector<double> short_ms;
  for (size_t i = 0; i < arrivals.size(); ++i) {
    if (arrivals[i].prompt_tokens == kShortTokens) short_ms.push_back(all_ms[i]);
  }
  return Percentile(short_ms, 0.99);
}

}  // namespace

ScenarioReport MixedLengths(const ScenarioOptions& options, double short_load) {
  const int64_t end_us = Seconds(std::max(120.0, 600 * options.length));
  const Stream shorts = ShortOnes(options, short_load);
  ServedEngine without(DaemonDefaults(), false, options.seed);
  Plan(without, shorts, end_us);
  without.RunToEnd();
  ServedEngine with(DaemonDefaults(), false, options.seed);
  Plan(with, shorts, end_us);
  const double alone_ms = AloneMs(kLongTokens);
  const int64_t gap_us = std::max(Seconds(60), Seconds(alone_ms / 1000 / (kMostLoad - short_load)));
  std::vector<int64_t> long_at_us;
  for (int64_t at_us = Seconds(10); at_us < end_us; at_us += gap_us) {
    long_at_us.push_back(at_us);
    with.At(at_us, [&with, at_us] { with.Send({"", RandomPrompt(at_us, kLongTokens)}); });
  }
  with.RunToEnd();
  const double without_ms = Percentile(FirstTokensMs(without, IsShort), 0.99);
  const double with_ms = Percentile(FirstTokensMs(with, IsShort), 0.99);
  const std::vector<double> long_ms = FirstTokensMs(with, IsLong);
  ScenarioReport report;
  report.Figure("short_load", short_load);
  report.Figure("short_first_token_p50_ms", Percentile(FirstTokensMs(with, IsShort), 0.5));
  report.Figure("short_first_token_p99_ms", with_ms);
  report.Figure("short_first_token_p99_without_long_ms", without_ms);
  report.Figure("token_gap_p99_ms", Percentile(with.gaps_ms(), 0.99));
  report.Figure("long_alone_s", alone_ms / 1000);
  report.Figure("long_every_s", static_cast<double>(gap_us) / kSecondUs);
  report.Figure("long_worst_s", Percentile(long_ms, 1) / 1000);
  report.Figure("refused",
                static_cast<double>(CountOf(with, [](const Outcome& one) { return one.refused; })));
  report.Figure("first_come_chunk_2048_short_p99_ms",
                FirstComeShortP99Ms(shorts, long_at_us, end_us, 2048));
  report.Figure("first_come_chunk_8192_short_p99_ms",
                FirstComeShortP99Ms(shorts, long_at_us, end_us, 8192));
  report.AtMost("short first token p99, with long prompts over without", with_ms / without_ms, 2);
  report.AtMost("worst long prompt over S/(1 - load)",
                Percentile(long_ms, 1) / (alone_ms / (1 - short_load)), 1.25);
  report.AtLeast("long prompts that ended", static_cast<double>(long_ms.size()),
                 static_cast<double>(long_at_us.size()));
  return report;
}

namespace {

// A request before all others, from which the engine learns how long before the end of a step the
// next one is to be planned; until then it is planned at once.
void LearnToQueue(ServedEngine& engine) {
  engine.At(1, [&engine] { engine.Send({"", RandomPrompt(99, 8192), 8}); });
}

struct BesideShort {
  double short_p50_ms, short_p90_ms, short_p99_ms, gap_p99_ms, long_p50_ms;
};

BesideShort RunBesideShort(const ScenarioOptions& options, const H200Model& model) {
  const int64_t end_us = Seconds(50);
  ServedEngine engine(DaemonDefaults(), false, options.seed, model);
  Plan(engine, {"", kShortTokens, 64, 4, options.seed}, end_us);
  for (int64_t at_us = 0; at_us < end_us; at_us += Seconds(10)) {
    engine.At(at_us, [&engine, at_us] { engine.Send({"", RandomPrompt(at_us, 65'536), 16}); });
  }
  engine.RunToEnd();
  const std::vector<double> short_ms = FirstTokensMs(engine, IsShort);
  const std::vector<double> long_ms =
      FirstTokensMs(engine, [](const Outcome& one) { return one.prompt_tokens == 65'536; });
  return {Percentile(short_ms, 0.5), Percentile(short_ms, 0.9), Percentile(short_ms, 0.99),
          Percentile(engine.gaps_ms(), 0.99), Percentile(long_ms, 0.5)};
}

}  // namespace

ScenarioReport LongBesideShort(const ScenarioOptions& options, const H200Model& measured,
                               const H200Model& predicted) {
  const double budget_ms = DaemonDefaults().step_budget_us / 1000;
  ScenarioReport report;
  BesideShort last = {};
  double alone_s = 0;
  for (const H200Model* model : {&measured, &predicted}) {
    const std::string name = model->name;
    last = RunBesideShort(options, *model);
    alone_s = AloneMs(65'536, *model) / 1000;
    report.Figure(name + "_short_first_token_p50_ms", last.short_p50_ms);
    report.Figure(name + "_short_first_token_p90_ms", last.short_p90_ms);
    report.Figure(name + "_short_first_token_p99_ms", last.short_p99_ms);
    report.Figure(name + "_gap_p99_ms", last.gap_p99_ms);
    report.Figure(name + "_long_first_token_p50_s", last.long_p50_ms / 1000);
    report.Figure(name + "_long_alone_s", alone_s);
  }
  report.AtMost("predicted: short first token p99, ms", last.short_p99_ms,
                predicted.is_dense ? 200 : 150);
  report.AtMost("predicted: long first token p50, s", last.long_p50_ms / 1000,
                predicted.is_dense ? 5.0 : 3.2);
  report.AtMost("predicted: gap p99 over the budget", last.gap_p99_ms / budget_ms, 2);
  report.AtMost("predicted: long alone, s", alone_s, predicted.is_dense ? 3.7 : 2.3);
  return report;
}

ScenarioReport WhoeverComes(const ScenarioOptions& options, const H200Model& model) {
  const double idle_ms = AloneMs(kShortTokens, model);
  double comes_ms = 0;
  double leaves_ms = 0;
  double freed_ms = 0;
  SimRandom random(options.seed);
  for (int round = 0; round < std::max(10, static_cast<int>(50 * options.length)); ++round) {
    for (const bool leaves : {false, true}) {
      ServedEngine engine(DaemonDefaults(), false, options.seed + round, model);
      LearnToQueue(engine);
      engine.At(kSecondUs, [&] { engine.Send({"", RandomPrompt(1, 65'536)}); });
      const int64_t at_us = random.Between(Seconds(1.05), Seconds(2.5));
      engine.At(at_us, [&, leaves] {
        if (leaves) engine.Cancel(1);
        engine.Send({"", RandomPrompt(2, kShortTokens)});
      });
      engine.RunToEnd();
      double& worst_ms = leaves ? leaves_ms : comes_ms;
      worst_ms = std::max(worst_ms, engine.outcome(2).first_token_ms());
      if (leaves) {
        freed_ms = std::max(freed_ms, MillisecondsBetween(at_us, engine.outcome(1).end_us));
      }
    }
  }
  ScenarioReport report;
  report.Figure("idle_first_token_ms", idle_ms);
  report.Figure("first_token_ms", comes_ms);
  report.Figure("first_token_after_a_cancel_ms", leaves_ms);
  report.AtMost("milliseconds that a short prompt waits while a long one is read",
                comes_ms - idle_ms, static_cast<double>(kMostWaitUs) / 1000);
  report.AtMost("milliseconds that it waits where the long one's client leaves",
                leaves_ms - idle_ms, static_cast<double>(kMostWaitUs) / 1000);
  report.AtMost("milliseconds until pages are free", freed_ms, 50);
  return report;
}

ScenarioReport CancelledPrefills(const ScenarioOptions& options) {
  const double idle_ms = AloneMs(kShortTokens);
  double at_once_ms = 0;
  double after_ms = 0;
  double freed_ms = 0;
  int64_t pages_kept = 0;
  for (int round = 0; round < std::max(5, static_cast<int>(20 * options.length)); ++round) {
    for (const bool at_once : {true, false}) {
      ServedEngine engine(DaemonDefaults(), false, options.seed + round);
      LearnToQueue(engine);
      SimRandom random(options.seed + round);
      engine.At(kSecondUs, [&] {
        for (int i = 0; i < 10; ++i) engine.Send({"", RandomPrompt(100 + i, 65'536 * (i + 1))});
      });
      const int64_t cancel_us = random.Between(Seconds(1.1), Seconds(2.5));
      engine.At(cancel_us, [&] {
        for (int i = 1; i <= 10; ++i) engine.Cancel(i);
      });
      engine.At(cancel_us + (at_once ? 0 : kMostWaitUs), [&] {
        engine.Send({"", RandomPrompt(7, kShortTokens)});
      });
      engine.RunToEnd();
      double& worst_ms = at_once ? at_once_ms : after_ms;
      worst_ms = std::max(worst_ms, engine.outcome(11).first_token_ms());
      for (int i = 1; i <= 10; ++i) {
        const Outcome& left = engine.outcome(i);
        if (left.refused) continue;
        freed_ms = std::max(freed_ms, MillisecondsBetween(cancel_us, left.end_us));
      }
      pages_kept = std::max(pages_kept, engine.core().residency().pool().used_pages());
    }
  }
  ScenarioReport report;
  report.Figure("idle_first_token_ms", idle_ms);
  report.Figure("first_token_after_300_ms_ms", after_ms);
  report.Figure("first_token_at_once_ms", at_once_ms);
  report.AtMost("next short first token, 300 ms after the cancels, over that of an idle machine",
                after_ms / idle_ms, 1.2);
  report.AtMost("milliseconds that one at the moment of the cancels waits for the steps in flight",
                at_once_ms - idle_ms, static_cast<double>(kMostWaitUs) / 1000);
  report.AtMost("milliseconds until pages are free", freed_ms, 50);
  report.AtMost("pages that stay in use", static_cast<double>(pages_kept), 0);
  return report;
}

ScenarioReport SharedPrefixes(const ScenarioOptions& options) {
  constexpr int64_t kInstructionTokens = 2048;
  constexpr int64_t kTurnTokens = 128;
  constexpr int64_t kAnswerTokens = 64;
  const int64_t turns = 6;
  const int64_t conversations = std::max<int64_t>(12, static_cast<int64_t>(60 * options.length));
  ScenarioReport report;
  double median_ms[2] = {0, 0};
  double found_share = 0;
  for (const bool cached : {true, false}) {
    EngineOptions engine_options = DaemonDefaults();
    engine_options.prefix_cache = cached;
    ServedEngine engine(engine_options, false, options.seed);
    SimRandom random(options.seed);
    int64_t found_tokens = 0;
    int64_t reachable_tokens = 0;
    std::vector<double> later_ms;
    // A turn asks with all that was said before, once its answer is read.
    std::function<void(std::vector<int32_t>, int64_t, int64_t)> say = [&](std::vector<int32_t> said,
                                                                          int64_t turn,
                                                                          int64_t reachable) {
      const std::vector<int32_t> words = RandomPrompt(random.Next(), kTurnTokens);
      said.insert(said.end(), words.begin(), words.end());
      engine.Send({"", said, kAnswerTokens}, [&, said, turn, reachable](const Outcome& outcome) {
        found_tokens += outcome.cached_tokens;
        reachable_tokens += reachable;
        if (reachable > 0) later_ms.push_back(outcome.first_token_ms());
        if (turn + 1 == turns) return;
        std::vector<int32_t> next = said;
        next.insert(next.end(), kAnswerTokens, TimedRunner::kDrawnToken);
        // The last token of an answer is not in the cache.
        const auto kept = static_cast<int64_t>(next.size()) - 1;
        engine.At(engine.now_us() + random.Between(Seconds(2), Seconds(10)),
                  [&, next, turn, kept] { say(next, turn + 1, kept / 64 * 64); });
      });
    };
    for (int64_t i = 0; i < conversations; ++i) {
      const int64_t group = i % 4;
      engine.At(Seconds(1) + i * Seconds(0.5), [&, i, group] {
        say(RandomPrompt(1000 + group, kInstructionTokens), 0, i < 4 ? 0 : kInstructionTokens);
      });
    }
    engine.RunToEnd();
    median_ms[cached ? 1 : 0] = Percentile(later_ms, 0.5);
    if (!cached) continue;
    found_share = static_cast<double>(found_tokens) / static_cast<double>(reachable_tokens);
    report.Figure("first_token_p99_ms", Percentile(later_ms, 0.99));
  }
  report.Figure("first_token_p50_ms", median_ms[1]);
  report.Figure("first_token_p50_without_cache_ms", median_ms[0]);
  report.AtLeast("cached tokens over those that could be", found_share, 0.95);
  report.AtMost("median first token, with the cache over without", median_ms[1] / median_ms[0],
                0.25);
  return report;
}

ScenarioReport RetriedPrompt(const ScenarioOptions& options) {
  constexpr double kLoad = 0.3;
  ServedEngine engine(DaemonDefaults(), false, options.seed);
  const int64_t end_us = Seconds(120);
  Plan(engine, ShortOnes(options, kLoad), end_us);
  const std::vector<int32_t> prompt = RandomPrompt(3, kLongTokens);
  int64_t attempts = 0;
  bool done = false;
  int64_t done_us = end_us;
  std::function<void()> ask = [&] {
    ++attempts;
    const int64_t number = engine.Send({"", prompt}, [&](const Outcome& outcome) {
      done = true;
      done_us = outcome.end_us;
    });
    engine.At(engine.now_us() + Seconds(10), [&, number] {
      if (done || engine.now_us() >= end_us) return;
      engine.Cancel(number);
      ask();
    });
  };
  engine.At(Seconds(5), ask);
  engine.RunToEnd();
  const int64_t short_tokens =
      CountOf(engine, [](const Outcome& one) { return IsShort(one) && one.completed(); }) *
      kShortTokens;
  const double alone_s = AloneMs(kLongTokens) / 1000;
  ScenarioReport report;
  report.Figure("short_load", kLoad);
  report.Figure("attempts", static_cast<double>(attempts));
  report.Figure("seconds", static_cast<double>(done_us - Seconds(5)) / kSecondUs);
  report.Figure("alone_s", alone_s);
  report.AtLeast("done", done ? 1 : 0, 1);
  report.AtMost("tokens computed for it over one pass",
                static_cast<double>(engine.machine().read_tokens() - short_tokens) / kLongTokens,
                1.2);
  return report;
}

ScenarioReport HastyClient(const ScenarioOptions& options) {
  constexpr double kLoad = 0.3;
  const int64_t end_us = Seconds(std::max(20.0, 60 * options.length));
  double p99_ms[2] = {0, 0};
  for (const bool hasty : {false, true}) {
    ServedEngine engine(DaemonDefaults(), false, options.seed);
    Plan(engine, ShortOnes(options, kLoad), end_us);
    engine.At(Seconds(1), [&] {
      engine.Send({"", RandomPrompt(3, 512), 20'000, hasty ? 1000 : kNeverUs});
    });
    engine.RunUntil(end_us);
    p99_ms[hasty ? 1 : 0] = Percentile(FirstTokensMs(engine, IsShort), 0.99);
  }
  ScenarioReport report;
  report.Figure("short_load", kLoad);
  report.Figure("short_first_token_p99_ms", p99_ms[1]);
  report.Figure("short_first_token_p99_without_ms", p99_ms[0]);
  report.AtMost(
      "short first token p99, beside one that wants a token each millisecond, over without",
      p99_ms[1] / p99_ms[0], 3);
  return report;
}

ScenarioReport ManyDecoding(const ScenarioOptions& options) {
  // Their tokens alone take longer than the budget.
  constexpr int kGenerating = 200;
  EngineOptions engine_options = DaemonDefaults();
  engine_options.max_running_requests = kGenerating + 16;
  ServedEngine engine(engine_options, false, options.seed);
  for (int i = 0; i < kGenerating; ++i) {
    engine.At(Seconds(0.2) * i + 1, [&engine, i] {
      engine.Send({"", RandomPrompt(1000 + i, 2000), 3000});
    });
  }
  const int64_t begin_us = Seconds(60);
  const int64_t end_us = begin_us + Seconds(10);
  int64_t number = -1;
  engine.At(begin_us, [&] { number = engine.Send({"", RandomPrompt(5, 16'384)}); });
  engine.RunUntil(end_us);
  const Outcome& one = engine.outcome(number);
  const double alone_ms = AloneMs(16'384);
  const double took_ms =
      one.first_token_us >= 0 ? one.first_token_ms() : MillisecondsBetween(begin_us, end_us);
  ScenarioReport report;
  report.Figure("generating", kGenerating);
  report.Figure("prompt_alone_ms", alone_ms);
  report.Figure("prompt_first_token_ms", took_ms);
  report.Figure("token_gap_p99_ms", Percentile(engine.gaps_ms(), 0.99));
  report.AtMost("first token of 16K tokens beside those that generate, over alone",
                took_ms / alone_ms, 8);
  return report;
}

}  // namespace longspan
