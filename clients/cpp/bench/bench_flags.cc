#include "clients/cpp/bench/bench_flags.h"

#include <utility>

#include "clients/cpp/base/flag_text.h"

namespace longspan {
namespace {

constexpr int64_t kDefaultDurationUs = 30'000'000;

// A flag whose text `parse` understands, or else the usage is wrong.
template <typename Parse, typename Set>
CLI::Option* AddParsed(CLI::App* app, const std::string& name, const char* type,
                       const std::string& help, Parse parse, Set set) {
  return app
      ->add_option_function<std::vector<std::string>>(
          name,
          [=](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) {
              auto value = parse(text);
              if (!value.has_value()) {
                throw CLI::ValidationError(name, "'" + text + "' is not " + type);
              }
              set(std::move(*value));
            }
          },
          help)
      ->type_name(type)
      ->allow_extra_args(false);
}

template <typename Set>
CLI::Option* AddDuration(CLI::App* app, const std::string& name, const std::string& help, Set set) {
  return AddParsed(app, name, "TIME", help, ParseDurationUs, set);
}

template <typename Set>
CLI::Option* AddMixture(CLI::App* app, const std::string& name, const std::string& help, Set set) {
  return AddParsed(app, name, "N[:SHARE],…", help, LengthMixture::Parse, set);
}

// "60s:524288"
std::optional<Traffic> ParsePeriodic(const std::string& text) {
  const size_t colon = text.find(':');
  if (colon == std::string::npos) return std::nullopt;
  const auto period_us = ParseDurationUs(text.substr(0, colon));
  const auto tokens = ParseCount(text.substr(colon + 1));
  if (!period_us.has_value() || *period_us == 0 || !tokens.has_value()) return std::nullopt;
  Traffic traffic;
  traffic.mean_gap_us = static_cast<double>(*period_us);
  traffic.prompt_tokens = LengthMixture(*tokens);
  return traffic;
}

std::optional<int64_t> ParseRetries(const std::string& text) {
  if (text == "until-done") return kUnlimited;
  return text == "0" ? 0 : ParseCount(text);
}

}  // namespace

void BenchFlags::AddTo(CLI::App* app) {
  AddArrivalsTo(app);
  AddRequestsTo(app);
  AddLeavingTo(app);
  AddGoalsTo(app);
  app->add_option("--seed", seed_,
                  "what is drawn follows from it; the time, so that no run finds "
                  "another's prompts in the prefix cache");
  app->add_option("--json", json_file_,
                  "write the results to this file too; -: to standard output, and the table to "
                  "standard error")
      ->type_name("FILE");
}

void BenchFlags::AddArrivalsTo(CLI::App* app) {
  CLI::Option* rate =
      app->add_option("--rate", rate_per_s_, "requests a second, whatever becomes of them")
          ->check(CLI::Range(1e-6, 1e6));
  app->add_option("--arrivals",
                  "gaps as of independent clients, or all alike; with --rate [poisson]")
      ->check(CLI::IsMember({"poisson", "even"}).description(""))
      ->type_name("poisson|even")
      ->needs(rate)
      ->each([this](const std::string& kind) { even_arrivals_ = kind == "even"; });
  app->add_option("--concurrency", concurrency_,
                  "instead: so many at once, each after one has ended; 1 if nothing is said")
      ->check(CLI::Range(1, 100'000))
      ->excludes(rate);
  AddParsed(app, "--every", "TIME:N",
            "beside these, at fixed times from the beginning on, a prompt of N tokens; may be "
            "repeated",
            ParsePeriodic, [this](Traffic traffic) { periodic_.push_back(std::move(traffic)); });
  AddDuration(app, "--duration", "begin nothing later; 30s unless --requests is given",
              [this](int64_t us) { plan_.duration_us = us; });
  app->add_option("--requests", plan_.requests, "begin no more than so many, --every aside")
      ->check(CLI::PositiveNumber)
      ->type_name("N");
  AddDuration(app, "--warmup", "what is begun earlier does not count",
              [this](int64_t us) { plan_.warmup_us = us; });
  AddDuration(app, "--drain", "give up what still runs so long after the last was begun",
              [this](int64_t us) { plan_.drain_us = us; });
  app->add_option("--max-in-flight", plan_.max_in_flight,
                  "further requests are counted, but not sent")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
}

void BenchFlags::AddRequestsTo(CLI::App* app) {
  AddMixture(app, "--prompt-tokens", "1024:0.98,524288:0.02 draws one length or the other; 1024",
             [this](LengthMixture mixture) { prompt_tokens_ = std::move(mixture); });
  AddMixture(app, "--output-tokens", "likewise of the answers; 16",
             [this](LengthMixture mixture) { plan_.output_tokens = std::move(mixture); });
  app->add_option("--shared-prefix-tokens", plan_.shared_prefix_tokens,
                  "what prompts of one group begin with")
      ->check(CLI::NonNegativeNumber);
  app->add_option("--prefix-groups", plan_.prefix_groups, "how many such beginnings there are")
      ->check(CLI::Range(1, 1'000'000'000))
      ->capture_default_str();
  AddParsed(app, "--tenants", "NAME[:SHARE],…",
            "whose requests they are, where the server allows it", ParseWeighted,
            [this](const std::vector<Weighted>& tenants) {
              std::vector<double> weights;
              plan_.tenants.clear();
              for (const Weighted& tenant : tenants) {
                plan_.tenants.push_back(tenant.name);
                weights.push_back(tenant.weight);
              }
              plan_.tenant_choice = WeightedChoice(weights);
            });
}

void BenchFlags::AddLeavingTo(CLI::App* app) {
  app->add_option("--cancel-share", plan_.cancel_share, "share of the requests that are cancelled")
      ->check(CLI::Range(0.0, 1.0));
  AddParsed(app, "--cancel-after", "TIME[..TIME]",
            "drawn from these, from when it was sent; 0s..2s", ParseDurationRangeUs,
            [this](std::pair<int64_t, int64_t> range_us) { plan_.cancel_after_us = range_us; });
  app->add_flag("--cancel-before-first-token", plan_.cancel_before_first_token,
                "what is to be cancelled is, at the latest when its first token comes");
  CLI::Option* timeout = AddDuration(app, "--timeout", "deadline of each attempt",
                                     [this](int64_t us) { plan_.timeout_us = us; });
  AddParsed(app, "--retries", "N|until-done", "attempts after one that timed out; 0", ParseRetries,
            [this](int64_t retries) { plan_.retries = retries; })
      ->needs(timeout);
  AddDuration(app, "--queue-timeout", "how long the server may let a request wait",
              [this](int64_t us) { plan_.queue_timeout_us = us; });
}

void BenchFlags::AddGoalsTo(CLI::App* app) {
  AddDuration(app, "--ttft-slo", "goodput counts answers whose first token came within",
              [this](int64_t us) { plan_.ttft_slo_us = us; });
  AddDuration(app, "--tpot-slo", "and whose time per output token was no longer",
              [this](int64_t us) { plan_.tpot_slo_us = us; });
  app->add_flag("--send-slos", plan_.send_slos, "tell the server about them");
}

LoadPlan BenchFlags::Plan(uint64_t fallback_seed) const {
  LoadPlan plan = plan_;
  plan.seed = seed_.value_or(fallback_seed);
  if (plan.duration_us == kUnlimited && plan.requests == kUnlimited) {
    plan.duration_us = kDefaultDurationUs;
  }
  Traffic traffic;
  traffic.prompt_tokens = prompt_tokens_;
  if (rate_per_s_.has_value()) {
    traffic.mean_gap_us = 1e6 / *rate_per_s_;
    traffic.poisson = !even_arrivals_;
    plan.traffics.push_back(traffic);
  } else if (concurrency_ > 0 || periodic_.empty()) {
    traffic.concurrency = std::max<int64_t>(1, concurrency_);
    plan.traffics.push_back(traffic);
  }
  plan.traffics.insert(plan.traffics.end(), periodic_.begin(), periodic_.end());
  plan.max_in_flight = std::max(plan.max_in_flight, concurrency_);
  return plan;
}

}  // namespace longspan
