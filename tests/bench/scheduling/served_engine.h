// The real engine behind the daemon's own door (server/admission/shedding.h), on the machine of
// timed_runner.h and a simulated clock: scenarios plan what happens when, and look at what became
// of each request. One thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <vector>

#include "engine/core/engine_core.h"
#include "tests/bench/scheduling/timed_runner.h"
#include "tests/sim/sim_clock.h"

namespace longspan {

// The daemon's own defaults, with those of a GPU, and the memory of an H200 beside an 8B model; the
// wait is bounded (--max-queue-delay-ms auto).
EngineOptions DaemonDefaults();

struct Asked {
  std::string tenant;
  std::vector<int32_t> prompt;
  int64_t output_tokens = 1;
  int64_t tpot_slo_us = kNeverUs;
};

// A prompt that shares nothing with others of another seed.
std::vector<int32_t> RandomPrompt(uint64_t seed, int64_t tokens);

struct Outcome {
  std::string tenant;
  int64_t prompt_tokens = 0;
  int64_t asked_us = 0;
  bool refused = false;
  bool failed = false;  // cancelled
  int64_t first_token_us = -1;
  int64_t last_token_us = -1;
  int64_t end_us = -1;
  int64_t generated_tokens = 0;
  int64_t cached_tokens = 0;
  double first_token_ms() const { return MillisecondsBetween(asked_us, first_token_us); }
  bool completed() const { return end_us >= 0 && !failed; }
};

class ServedEngine {
 public:
  // `model` outlives it. Steps cost at first what calibration finds.
  ServedEngine(EngineOptions options, bool request_tenants, uint64_t seed,
               const H200Model& model = kH200NsaSplit);

  // `deed` happens at that time; what comes at the same time in the order of planning.
  void At(int64_t at_us, std::function<void()> deed);
  // Now. The number of the request; `on_end` is called when it has ended well.
  int64_t Send(const Asked& asked, std::function<void(const Outcome&)> on_end = nullptr);
  void Cancel(int64_t number);
  // Until that time, or nothing is left to happen.
  void RunUntil(int64_t end_us);
  void RunToEnd() { RunUntil(kNeverUs); }

  int64_t now_us() const { return clock_.NowUs(); }
  const Outcome& outcome(int64_t number) const { return requests_.at(number).outcome; }
  std::vector<Outcome> outcomes() const;
  const TimedRunner& machine() const { return *machine_; }
  const EngineCore& core() const { return *core_; }
  EngineLoad Load() const;
  int64_t waiting_of(const std::string& tenant) const;
  double service_of(const std::string& tenant) const;
  int64_t preemptions() const { return observer_.preemptions; }
  const std::vector<double>& gaps_ms() const { return gaps_ms_; }  // between tokens of a request

 private:
  struct Event {
    int64_t at_us;
    int64_t order;
    std::function<void()> deed;
    bool operator>(const Event& other) const {
      return std::pair(at_us, order) > std::pair(other.at_us, other.order);
    }
  };
  struct Sent {
    Outcome outcome;
    int64_t call = 0;
    std::function<void(const Outcome&)> on_end;
  };
  struct CountingObserver : Observer {
    void OnPreempted(PreemptionKind) override { ++preemptions; }
    int64_t preemptions = 0;
  };
  class Sink;

  absl::Status Enter(std::unique_ptr<Request> request) const;
  void Hear(int64_t number, const longspan::Event& event);
  void Count(const ForwardRow& row);
  void PassTime(int64_t until_us);

  SimClock clock_;
  const bool request_tenants_;
  CountingObserver observer_;
  TimedRunner* machine_ = nullptr;
  std::unique_ptr<EngineCore> core_;
  EngineLoad load_;  // as of the last step
  std::priority_queue<Event, std::vector<Event>, std::greater<>> events_;
  int64_t planned_ = 0;
  std::vector<Sent> requests_;
  std::vector<int64_t> number_of_sequence_;  // sequences are numbered as they are accepted
  absl::flat_hash_map<std::string, double> service_;
  std::vector<double> gaps_ms_;
};

}  // namespace longspan
