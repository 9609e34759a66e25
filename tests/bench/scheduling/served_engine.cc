#include "tests/bench/scheduling/served_engine.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/calibration.h"
#include "engine/scheduler/scheduler.h"
#include "kernels/base/check.h"
#include "server/admission/shedding.h"
#include "server/options/options.h"
#include "server/plan/device_choice.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

// 100 GiB of keys, values and summaries at 8.7 MiB a page.
constexpr int64_t kPages = 12'000;

PagePool PoolOf(const EngineOptions& options) {
  PagePoolOptions pool;
  pool.order.resize(options.pages);
  std::iota(pool.order.begin(), pool.order.end(), 0);
  pool.tenant_quota_pages =
      static_cast<int64_t>(options.prefix_tenant_share * static_cast<double>(options.pages));
  return PagePool(std::move(pool));
}

KvLayout LayoutOf(const H200Model& model) {
  KvLayout layout;
  layout.has_summaries = !model.is_dense;
  return layout;
}

StepCosts Calibrated(const EngineOptions& options, const H200Model& model) {
  SimClock clock;
  const auto pass_time = [&clock](int64_t until_us) {
    clock.SetUs(std::max(clock.NowUs(), until_us));
  };
  TimedRunner machine(model, clock, 1, {pass_time, [](const ForwardRow&) {}});
  const absl::StatusOr<StepCosts> costs =
      Calibrate(machine, LayoutOf(model),
                {.pages = options.pages,
                 .slots = options.max_running_requests,
                 .max_step_tokens = options.prefill_chunk_tokens,
                 .max_context_tokens = int64_t{1} << 20,
                 .vocabulary_tokens = TestTokenizer()->vocabulary_tokens(),
                 .tile_tokens = options.tile_tokens,
                 .most_us = absl::ToInt64Microseconds(kCudaDefaults.calibration_time)},
                clock);
  LONGSPAN_CHECK(costs.ok());
  return *costs;
}

}  // namespace

EngineOptions DaemonDefaults() {
  const CommandLine parsed = ParseCommandLine({"--model=none", "--max-queue-delay-ms=auto"},
                                              [](const std::string&) { return nullptr; });
  EngineOptions options = parsed.options.engine;
  options.pages = kPages;
  options.prefill_chunk_tokens = kCudaDefaults.prefill_chunk_tokens;
  options.step_budget_us = 1000.0 * kCudaDefaults.step_budget_ms;
  options.lone_step_us = kMostLoneStepUs;
  options.tile_tokens = kH200TileTokens;
  return options;
}

std::vector<int32_t> RandomPrompt(uint64_t seed, int64_t tokens) {
  SimRandom random(seed);
  std::vector<int32_t> prompt(tokens);
  for (int32_t& token : prompt) token = static_cast<int32_t>(random.Next() & 0xFF);
  return prompt;
}

class ServedEngine::Sink : public EventSink {
 public:
  Sink(ServedEngine* engine, int64_t number) : engine_(engine), number_(number) {}
  void OnEvent(longspan::Event event) override { engine_->Hear(number_, event); }

 private:
  ServedEngine* engine_;
  const int64_t number_;
};

ServedEngine::ServedEngine(EngineOptions options, bool request_tenants, uint64_t seed,
                           const H200Model& model)
    : request_tenants_(request_tenants) {
  options.initial_costs = Calibrated(options, model);
  auto machine = std::make_unique<TimedRunner>(
      model, clock_, seed,
      TimedRunner::Hooks{[this](int64_t until_us) { PassTime(until_us); },
                         [this](const ForwardRow& row) { Count(row); }});
  machine_ = machine.get();
  core_ = std::make_unique<EngineCore>(options, LayoutOf(model), std::move(machine),
                                       TestTokenizer(), &observer_, PoolOf(options), clock_);
  load_ = core_->Load();
}

void ServedEngine::At(int64_t at_us, std::function<void()> deed) {
  events_.push({at_us, planned_++, std::move(deed)});
}

EngineLoad ServedEngine::Load() const {
  EngineLoad load = load_;
  core_->RefreshQueue(load);
  return load;
}

// As Admission judges it.
absl::Status ServedEngine::Enter(std::unique_ptr<Request> request) const {
  const EngineLoad load = Load();
  const EngineOptions& options = core_->options();
  const QueuedWork own = core_->inbox().queued_of(request->scheduling.tenant);
  const auto tokens = static_cast<int64_t>(request->prompt_token_ids.size());
  absl::Status status = core_->CheckFits(*request);
  if (status.ok() && request_tenants_) status = CheckTenantShare(load, own, options, 1, tokens);
  if (status.ok()) status = CheckQueueDelay(load, own, options, *request);
  if (!status.ok()) return status;
  std::vector<std::unique_ptr<Request>> call;
  call.push_back(std::move(request));
  return core_->inbox().Submit(std::move(call));
}

int64_t ServedEngine::Send(const Asked& asked, std::function<void(const Outcome&)> on_end) {
  const auto number = static_cast<int64_t>(requests_.size());
  Sent& sent = requests_.emplace_back();
  sent.on_end = std::move(on_end);
  sent.outcome.tenant = asked.tenant;
  sent.outcome.prompt_tokens = static_cast<int64_t>(asked.prompt.size());
  sent.outcome.asked_us = clock_.NowUs();
  sent.call = core_->inbox().NewCall();
  auto request = std::make_unique<Request>();
  request->call = sent.call;
  request->id = absl::StrCat(number);
  request->prompt_token_ids = asked.prompt;
  request->stopping.max_tokens = asked.output_tokens;
  request->scheduling.tenant = asked.tenant;
  request->scheduling.tpot_slo_us = asked.tpot_slo_us;
  request->cache.domain = HashOf(PrefixDomain{asked.tenant, "", "model", false});
  request->cache.page_hashes = HashPages(request->cache.domain, asked.prompt);
  request->arrival_us = clock_.NowUs();
  request->sink = std::make_shared<Sink>(this, number);
  sent.outcome.refused = !Enter(std::move(request)).ok();
  return number;
}

void ServedEngine::Cancel(int64_t number) {
  core_->inbox().Cancel(requests_[number].call, absl::CancelledError("the client left"));
}

void ServedEngine::Hear(int64_t number, const longspan::Event& event) {
  Outcome& outcome = requests_[number].outcome;
  if (std::holds_alternative<Accepted>(event)) number_of_sequence_.push_back(number);
  if (const auto* delta = std::get_if<TokenDelta>(&event)) {
    const int64_t now_us = clock_.NowUs();
    if (outcome.first_token_us < 0) {
      outcome.first_token_us = now_us;
    } else {
      gaps_ms_.push_back(MillisecondsBetween(outcome.last_token_us, now_us));
    }
    outcome.last_token_us = now_us;
    outcome.generated_tokens += static_cast<int64_t>(delta->token_ids.size());
  }
  const auto* finished = std::get_if<SequenceFinished>(&event);
  outcome.failed = std::holds_alternative<RequestFailed>(event);
  if (finished == nullptr && !outcome.failed) return;
  outcome.end_us = clock_.NowUs();
  if (finished == nullptr) return;
  outcome.cached_tokens = finished->usage.cached_device_tokens;
  if (requests_[number].on_end) requests_[number].on_end(Outcome(outcome));
}

// As fairness.h counts it.
void ServedEngine::Count(const ForwardRow& row) {
  const Outcome& outcome = requests_[number_of_sequence_.at(row.sequence)].outcome;
  const int64_t end = row.first_position + row.token_count;
  double service = row.first_position < outcome.prompt_tokens
                       ? kPromptTokenService * static_cast<double>(row.token_count)
                       : kGeneratedTokenService;
  if (row.first_position < outcome.prompt_tokens && end == outcome.prompt_tokens) {
    service += kGeneratedTokenService;
  }
  service_[outcome.tenant] += service;
}

void ServedEngine::PassTime(int64_t until_us) {
  while (!events_.empty() && events_.top().at_us <= until_us) {
    const Event event = events_.top();
    events_.pop();
    clock_.SetUs(std::max(clock_.NowUs(), event.at_us));
    event.deed();
  }
  clock_.SetUs(std::max(clock_.NowUs(), until_us));
}

void ServedEngine::RunUntil(int64_t end_us) {
  while (clock_.NowUs() < end_us) {
    PassTime(clock_.NowUs());
    if (core_->idle() && core_->inbox().empty()) {
      if (events_.empty() || events_.top().at_us >= end_us) break;
      PassTime(events_.top().at_us);
      continue;
    }
    const int64_t changes = machine_->steps() + machine_->collected();
    const int64_t began_us = clock_.NowUs();
    core_->Step(absl::ZeroDuration());
    LONGSPAN_CHECK(!core_->failed());
    load_ = core_->Load();
    // What came while it waited for a step is taken first.
    if (clock_.NowUs() > began_us) continue;
    if (core_->NextPlanUs() > clock_.NowUs()) {
      // It takes what comes at once.
      const int64_t event_us = events_.empty() ? kNeverUs : events_.top().at_us;
      PassTime(std::min(core_->NextPlanUs(), event_us));
      continue;
    }
    // Nothing can be computed until something happens.
    const bool stands = machine_->steps() + machine_->collected() == changes;
    if (!stands || core_->idle()) continue;
    LONGSPAN_CHECK(!events_.empty());
    PassTime(events_.top().at_us);
  }
}

std::vector<Outcome> ServedEngine::outcomes() const {
  std::vector<Outcome> all;
  for (const Sent& sent : requests_) all.push_back(sent.outcome);
  return all;
}

int64_t ServedEngine::waiting_of(const std::string& tenant) const {
  return core_->inbox().queued_of(tenant).requests;
}

double ServedEngine::service_of(const std::string& tenant) const {
  const auto found = service_.find(tenant);
  return found == service_.end() ? 0.0 : found->second;
}

}  // namespace longspan
