#include "tests/sim/simulation.h"

#include <algorithm>
#include <queue>
#include <utility>

#include "tests/engine/core/test_tokenizer.h"
#include "tests/sim/batches.h"
#include "tests/sim/sim_runner.h"
#include "tests/sim/states.h"
#include "tests/sim/streams.h"

namespace longspan {
namespace {

constexpr char kRefusals[] = "a call is taken or refused as its limits say";
constexpr char kPlansInTime[] = "a step is planned when it is due";
constexpr char kLiveness[] = "everything drains in a bounded number of steps";

PagePool PoolOf(const Workload& workload) {
  const EngineOptions& options = workload.options;
  const double quota = options.prefix_tenant_share * static_cast<double>(options.pages);
  return PagePool({workload.page_order, std::max<int64_t>(1, static_cast<int64_t>(quota)),
                   workload.rooms ? workload.rooms->absent_pages : 0});
}

class CountingObserver : public Observer {
 public:
  explicit CountingObserver(ObserverCounts& counts) : counts_(counts) {}
  void OnStep(const StepReport& report) override {
    ++counts_.steps;
    counts_.prefill_tokens += report.prefill_tokens;
    counts_.prefill_rows += report.prefill_rows;
    counts_.decode_rows += report.decode_rows;
    counts_.rooms += report.reads->rooms;
  }
  void OnPromptStarted(int64_t, double) override { ++counts_.prompts_started; }
  void OnPrefixLookedUp(const PrefixLookup& found) override {
    counts_.found_pages += found.device_pages;
  }
  void OnPreempted(PreemptionKind) override { ++counts_.preemptions; }
  void OnTokensWasted(WasteReason reason, int64_t tokens) override {
    if (reason == WasteReason::kRecomputed) counts_.recomputed_tokens += tokens;
  }
  void OnFirstToken(int64_t, double) override { ++counts_.first_tokens; }
  void OnToken(std::optional<double>) override { ++counts_.tokens; }
  void OnSequenceFinished(const SequenceFinished&) override { ++counts_.sequences_finished; }
  void OnRequestEnded(const absl::Status&, const Usage&, double, double) override {
    ++counts_.requests_ended;
  }

 private:
  ObserverCounts& counts_;
};

class Simulation {
 public:
  explicit Simulation(const SimOptions& options);
  SimOutcome Run();

 private:
  enum class Deed : uint8_t { kSubmit, kCancel, kClose, kMakeMask };
  struct Action {
    int64_t at_us;
    int64_t order;  // of planning: what comes at the same time comes in this order
    Deed deed;
    int64_t call;  // or the number of the mask
    bool operator>(const Action& other) const {
      return std::pair(at_us, order) > std::pair(other.at_us, other.order);
    }
  };
  class Sink;
  class Masks;

  void Plan(int64_t at_us, Deed deed, int64_t call);
  void PassTime(int64_t until_us);
  void Do(const Action& action);
  void Submit(int64_t call);
  absl::StatusCode ExpectedAnswer(const CallRecord& call, int64_t tokens) const;
  bool Fits(const Request& request) const;
  void Cancel(int64_t call);
  void StopCall(int64_t call);
  void Hear(int32_t number, const Event& event);
  void MaybeRetry(int64_t call);
  void CancelWhoMadeRoom();
  void CheckLiveness();
  void AwaitPlan();
  void AwaitNext();
  // Then a plan that found nothing to do is tried again whenever the engine looks up.
  bool AnyIsConstrained() const {
    const auto& running = core_->requests().running();
    return std::any_of(running.begin(), running.end(),
                       [](const auto& request) { return request->request->constraint != nullptr; });
  }
  bool MaskComesBy(int64_t time_us) const {
    return !actions_.empty() && actions_.top().deed == Deed::kMakeMask &&
           actions_.top().at_us <= time_us;
  }

  World world_;
  CountingObserver observer_;
  SimRunner* runner_ = nullptr;
  std::unique_ptr<EngineCore> core_;
  std::priority_queue<Action, std::vector<Action>, std::greater<>> actions_;
  std::vector<std::function<void()>> mask_jobs_;  // by number
  SimRandom mask_random_;                         // other dice, as those of Constrain
  int64_t planned_ = 0;
  int64_t done_ = 0;                 // of what was planned,
  int64_t done_before_step_ = 0;     // and of it what the last step has heard of
  int64_t last_step_ = kNotPlanned;  // by then all must have ended
};

class Simulation::Sink : public EventSink {
 public:
  Sink(Simulation* simulation, int32_t number) : simulation_(simulation), number_(number) {}
  void OnEvent(Event event) override { simulation_->Hear(number_, event); }

 private:
  Simulation* simulation_;
  const int32_t number_;
};

// Masks take their time, some longer than steps do.
class Simulation::Masks : public MaskWorkers {
 public:
  explicit Masks(Simulation* simulation) : simulation_(*simulation) {}
  void Run(std::function<void()> job) override {
    const int64_t most_us = simulation_.world_.workload.most_mask_us;
    SimRandom& random = simulation_.mask_random_;
    const int64_t mask_us = random.OneIn(2) ? 0 : random.Between(0, most_us);
    simulation_.Plan(simulation_.world_.clock.NowUs() + mask_us, Deed::kMakeMask,
                     static_cast<int64_t>(simulation_.mask_jobs_.size()));
    simulation_.mask_jobs_.push_back(std::move(job));
  }

 private:
  Simulation& simulation_;
};

Simulation::Simulation(const SimOptions& options)
    : world_(options.seed, MakeWorkload(options.seed, options.requests)),
      observer_(world_.observed),
      mask_random_(options.seed ^ 0x776F726BULL) {
  world_.trace = options.trace;
  const Workload& workload = world_.workload;
  auto machine =
      std::make_unique<SimRunner>(world_, [this](int64_t until_us) { PassTime(until_us); });
  runner_ = machine.get();
  std::unique_ptr<Runner> runner = std::move(machine);
  if (options.wrap_runner) runner = options.wrap_runner(std::move(runner));
  core_ = std::make_unique<EngineCore>(workload.options, workload.layout, std::move(runner),
                                       TestTokenizer(), &observer_, PoolOf(workload), world_.clock,
                                       std::make_unique<Masks>(this));
  runner_->Watch(*core_);
  const EngineOptions& limits = workload.options;
  world_.Trace("groups ", workload.layout.groups.count(), " pages ", limits.pages, " slots ",
               limits.max_running_requests, " queue ", limits.max_queued_requests,
               " tokens of a step ", limits.prefill_chunk_tokens, " microseconds ",
               limits.step_budget_us, " alone ", limits.lone_step_us, " prompts ",
               limits.max_partial_prefills, " steps in flight ", workload.max_in_flight);
  if (workload.rooms) world_.Trace("rooms ", workload.rooms->rooms);
  const int64_t begin_us = world_.clock.NowUs();
  for (size_t call = 0; call < workload.calls.size(); ++call) {
    const int64_t at_us = workload.calls[call].at_us;
    if (at_us == kNotPlanned) continue;
    Plan(begin_us + at_us, Deed::kSubmit, static_cast<int64_t>(call));
  }
  if (workload.close_at_us != kNotPlanned) {
    Plan(begin_us + workload.close_at_us, Deed::kClose, 0);
  }
}

void Simulation::Plan(int64_t at_us, Deed deed, int64_t call) {
  actions_.push({at_us, planned_++, deed, call});
}

void Simulation::PassTime(int64_t until_us) {
  while (!actions_.empty() && actions_.top().at_us <= until_us) {
    const Action action = actions_.top();
    actions_.pop();
    world_.clock.SetUs(std::max(world_.clock.NowUs(), action.at_us));
    Do(action);
  }
  world_.clock.SetUs(std::max(world_.clock.NowUs(), until_us));
}

void Simulation::Do(const Action& action) {
  ++done_;
  switch (action.deed) {
    case Deed::kSubmit:
      return Submit(action.call);
    case Deed::kCancel:
      return Cancel(action.call);
    case Deed::kMakeMask:
      world_.Trace("mask ", action.call);
      return std::exchange(mask_jobs_[action.call], nullptr)();
    case Deed::kClose:
      world_.Trace("close");
      world_.closed = true;
      return core_->inbox().Close(absl::UnavailableError("closed by plan"));
  }
}

// Whether the request could run if it were alone.
bool Simulation::Fits(const Request& request) const {
  const EngineOptions& options = world_.workload.options;
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  const int32_t n = request.sampling.n;
  const int64_t shared_pages = n > 1 ? prompt_tokens / kPageTokens : 0;
  const int64_t written = prompt_tokens + std::max<int64_t>(0, request.stopping.max_tokens - 1);
  const int64_t all_pages = (written + kPageTokens - 1) / kPageTokens;
  int64_t pages = 0;
  for (const int64_t window : world_.workload.layout.groups.window_tokens) {
    // A window, what steps in flight hold beside it, and the ends of the first and the last page.
    const auto most = [&](int64_t step_tokens) {
      const int64_t tokens = window - 1 + world_.workload.max_in_flight * step_tokens;
      return std::min(all_pages, (tokens + 2 * (kPageTokens - 1)) / kPageTokens);
    };
    pages += window == 0 ? shared_pages + n * (all_pages - shared_pages)
                         : most(options.prefill_chunk_tokens) + (n - 1) * most(1);
  }
  return n <= options.max_running_requests && pages <= world_.pages_there;
}

absl::StatusCode Simulation::ExpectedAnswer(const CallRecord& call, int64_t tokens) const {
  const EngineOptions& options = world_.workload.options;
  const auto count = static_cast<int64_t>(call.requests.size());
  const bool never =
      count > 1 && (count > options.max_queued_requests || tokens > options.max_queued_tokens);
  if (never) return absl::StatusCode::kInvalidArgument;
  if (world_.closed || world_.broken) return absl::StatusCode::kUnavailable;
  for (const CallRecord& other : world_.calls) {
    if (other.holds(call.planned->id)) return absl::StatusCode::kAlreadyExists;
  }
  const int64_t waiting = world_.waiting_requests();
  const bool full = waiting + count > options.max_queued_requests ||
                    (waiting > 0 && world_.waiting_tokens() + tokens > options.max_queued_tokens);
  return full ? absl::StatusCode::kResourceExhausted : absl::StatusCode::kOk;
}

void Simulation::Submit(int64_t call_index) {
  CallRecord& call = world_.calls[call_index];
  ++call.attempts;
  call.number = core_->inbox().NewCall();
  const auto cancelled = std::make_shared<std::atomic<bool>>(false);
  std::vector<std::unique_ptr<Request>> requests;
  int64_t tokens = 0;
  bool fits = true;
  for (const int32_t number : call.requests) {
    RequestRecord& record = world_.requests[number];
    record.asked = record.planned->request;
    record.asked.call = call.number;
    record.asked.id = call.planned->id;
    record.asked.arrival_us = world_.clock.NowUs();
    record.asked.cancelled = cancelled;
    int64_t& deadline_us = record.asked.scheduling.deadline_us;
    if (deadline_us != kNeverUs) deadline_us += world_.clock.NowUs();
    requests.push_back(std::make_unique<Request>(record.asked));
    requests.back()->sink = std::make_shared<Sink>(this, number);
    tokens += record.prompt_tokens();
    const bool found = core_->CheckFits(record.asked).ok();
    if (found != Fits(record.asked)) {
      world_.Violate(kRefusals,
                     absl::StrCat("request ", number, " fits: wanted ", !found, ", found ", found));
    }
    fits = fits && found;
  }
  if (!fits) return world_.Trace("call ", call_index, " does not fit");
  const absl::StatusCode wanted = ExpectedAnswer(call, tokens);
  const absl::StatusCode found = core_->inbox().Submit(std::move(requests)).code();
  world_.Trace("submit call ", call_index, " as ", call.planned->id, " requests ",
               call.requests.front(), "+", call.requests.size(), " tokens ", tokens, ": ",
               absl::StatusCodeToString(found));
  if (wanted != found) {
    world_.Violate(kRefusals,
                   absl::StrCat("call ", call_index, ": wanted ", absl::StatusCodeToString(wanted),
                                ", found ", absl::StatusCodeToString(found)));
  }
  if (found == absl::StatusCode::kResourceExhausted && call.attempts < call.planned->attempts) {
    Plan(world_.clock.NowUs() + call.planned->attempt_after_us, Deed::kSubmit, call_index);
  }
  if (found != absl::StatusCode::kOk) return;
  for (const int32_t number : call.requests) {
    RequestRecord& record = world_.requests[number];
    record.expected = Alone(record.asked, world_.oracle);
    record.samples.resize(record.asked.sampling.n);
    record.submitted = true;
    ++call.alive_requests;
    world_.alive.push_back(number);
  }
  if (call.planned->cancel.after_us != kNotPlanned) {
    Plan(world_.clock.NowUs() + call.planned->cancel.after_us, Deed::kCancel, call_index);
  }
}

void Simulation::Cancel(int64_t call_index) {
  StopCall(call_index);
  if (world_.calls[call_index].planned->retries_at_once) MaybeRetry(call_index);
}

void Simulation::StopCall(int64_t call_index) {
  CallRecord& call = world_.calls[call_index];
  const bool by_id = call.planned->cancel.by_id;
  world_.Trace("cancel call ", call_index, by_id ? " by id" : "");
  call.cancel_asked = true;
  bool wanted = false;
  for (CallRecord& other : world_.calls) {
    // An id may be another call's by now; a number never is.
    const bool is_meant = by_id ? other.holds(call.planned->id) : &other == &call;
    if (!is_meant) continue;
    other.cancelled = wanted = true;
    for (const int32_t number : other.requests) {
      RequestRecord& record = world_.requests[number];
      if (!record.alive() || record.due_step != kNotPlanned) continue;
      record.due_step = world_.step + (world_.in_step ? 2 : 1);
    }
  }
  if (!by_id) return core_->inbox().Cancel(call.number, absl::CancelledError("cancelled by plan"));
  const bool found =
      core_->inbox().Abort(call.planned->id, absl::CancelledError("aborted by plan")).ok();
  if (wanted != found) {
    world_.Violate(kRefusals, absl::StrCat("abort of ", call.planned->id, ": wanted ", wanted,
                                           ", found ", found));
  }
}

void Simulation::Hear(int32_t number, const Event& event) {
  HearEvent(world_, number, event);
  const RequestRecord& record = world_.requests[number];
  CallRecord& call = world_.calls[record.call];
  const int64_t after_tokens = call.planned->cancel.after_tokens;
  if (std::holds_alternative<TokenDelta>(event) && after_tokens != kNotPlanned &&
      !call.cancel_asked) {
    int64_t heard = 0;
    for (const SampleRecord& sample : record.samples) heard += sample.heard;
    if (heard >= after_tokens) Cancel(record.call);
  }
  if (record.ended && record.status.code() == absl::StatusCode::kInternal) {
    // Its pages are given back; what others still use they had before.
    const PagePool& pool = core_->residency().pool();
    for (const auto& [page, writer] : record.suspect_pages) {
      const bool is_unchanged = world_.memory.page(page).writer == writer;
      if (is_unchanged && pool.references(page) == 0) world_.memory.Suspect(page);
    }
  }
  if (record.ended && record.status.code() == absl::StatusCode::kCancelled) {
    MaybeRetry(record.call);
  }
}

void Simulation::MaybeRetry(int64_t call_index) {
  CallRecord& call = world_.calls[call_index];
  if (call.planned->retry == kNotPlanned || call.retried) return;
  call.retried = true;
  Plan(world_.clock.NowUs() + call.planned->retry_after_us, Deed::kSubmit, call.planned->retry);
}

void Simulation::CancelWhoMadeRoom() {
  const std::vector<int32_t> alive = world_.alive;
  for (const int32_t number : alive) {
    const RequestRecord& record = world_.requests[number];
    const CallRecord& call = world_.calls[record.call];
    if (record.preemptions == 0 || record.runs || call.cancel_asked) continue;
    if (call.planned->cancel.when_it_makes_room) Cancel(record.call);
  }
}

// Once nothing more is to come: a step for each token that could be computed alone, several times
// over.
void Simulation::CheckLiveness() {
  if (!actions_.empty()) {
    last_step_ = kNotPlanned;
    return;
  }
  if (last_step_ == kNotPlanned) {
    int64_t tokens = 0;
    for (const int32_t number : world_.alive) {
      const Request& asked = world_.requests[number].asked;
      tokens += world_.requests[number].prompt_tokens() +
                asked.sampling.n * asked.stopping.max_tokens + 8;
    }
    last_step_ = world_.step + 100 + 4 * tokens;
  }
  if (world_.step <= last_step_) return;
  world_.Violate(kLiveness,
                 absl::StrCat(world_.alive.size(), " requests are left, steps in flight ",
                              core_->steps_in_flight()));
}

// What wakes the engine.
void Simulation::AwaitNext() {
  if (actions_.empty()) return world_.Violate(kLiveness, "all wait for masks that nobody makes");
  PassTime(std::max(world_.clock.NowUs(), actions_.top().at_us));
}

// Now and then the engine is asked too soon: it takes its commands, and plans nothing, unless who
// came or whose time was up makes it plan sooner: steps with prompts have another lead.
void Simulation::AwaitPlan() {
  const int64_t now_us = world_.clock.NowUs();
  const int64_t due_us = core_->NextPlanUs();
  if (due_us == kNeverUs || (MaskComesBy(due_us) && world_.random.OneIn(2))) return AwaitNext();
  if (due_us > now_us && world_.random.OneIn(4)) {
    PassTime(world_.random.Between(now_us, due_us - 1));
    const bool nothing_new = done_ == done_before_step_;
    const int64_t submitted = runner_->submitted();
    const int64_t ended = world_.seen.requests_ended + world_.seen.sequences_finished;
    core_->Step(absl::ZeroDuration());
    const bool nobody_ended = world_.seen.requests_ended + world_.seen.sequences_finished == ended;
    if (nothing_new && nobody_ended && !AnyIsConstrained() && runner_->submitted() != submitted) {
      world_.Violate(kPlansInTime, "it came too soon");
    }
  }
  PassTime(std::max(world_.clock.NowUs(), due_us) + world_.random.Between(1, 60));
}

SimOutcome Simulation::Run() {
  while (!world_.violation.has_value()) {
    PassTime(world_.clock.NowUs());
    if (core_->idle() && core_->inbox().empty()) {
      if (actions_.empty()) break;
      PassTime(actions_.top().at_us);
      continue;
    }
    world_.step_began_us = world_.clock.NowUs();
    world_.in_step = true;
    done_before_step_ = done_;
    core_->Step(absl::ZeroDuration());
    world_.in_step = false;
    ++world_.step;
    NoteWhoRuns(world_, *core_);
    CancelWhoMadeRoom();
    CheckState(world_, *core_);
    CheckLiveness();
    AwaitPlan();
  }
  if (!world_.violation.has_value()) CheckDrained(world_, *core_);
  SimOutcome outcome{world_.violation, world_.step, world_.seen};
  if (world_.rooms) outcome.rooms = world_.rooms->counts();
  for (const RequestRecord& record : world_.requests) {
    outcome.preemptions += record.preemptions;
    outcome.found_tokens += std::max<int64_t>(0, record.found_tokens);
  }
  return outcome;
}

}  // namespace

SimOutcome Simulate(const SimOptions& options) { return Simulation(options).Run(); }

std::string FailureLine(uint64_t seed, const Violation& violation) {
  return absl::StrCat("seed ", seed, ": ", violation.invariant, ": ", violation.what);
}

}  // namespace longspan
