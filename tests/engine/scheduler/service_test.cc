// Many steps in a row, on a machine that takes exactly as long as predicted: what the rules amount
// to together.
#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "engine/scheduler/fairness.h"
#include "engine/scheduler/prompt_order.h"
#include "engine/scheduler/scheduler.h"
#include "engine/scheduler/waiting_queue.h"
#include "gtest/gtest.h"
#include "tests/engine/scheduler/views.h"

namespace longspan {
namespace {

struct Asked {
  std::string tenant;
  int64_t prompt_tokens = 0;
  int64_t output_tokens = 1;
  int32_t priority = 0;
};

struct Served {
  int64_t arrival_us = 0;
  int64_t begun_us = -1;
  int64_t first_token_us = -1;
  double alone_us = 0;
  double stretch() const { return static_cast<double>(first_token_us - arrival_us) / alone_us; }
};

class Machine {
 public:
  explicit Machine(const SchedulerLimits& limits, int64_t pages = 1'000'000)
      : limits_(limits), pages_(pages) {}

  int64_t Arrive(const Asked& asked) {
    const int64_t id = next_id_++;
    Running& request = requests_[id];
    request.asked = asked;
    request.tenant = tenants_.RequestBegins(asked.tenant);
    request.prompt = test::Prompt(id, asked.prompt_tokens);
    request.prompt.tenant = request.tenant;
    request.prompt.priority = asked.priority;
    request.prompt.arrival_us = now_us_;
    request.pages = (asked.prompt_tokens + asked.output_tokens + 63) / 64;
    ++waiting_[asked.tenant];
    Served& served = served_[id];
    served.arrival_us = now_us_;
    served.alone_us = test::kCosts.PromptUs(0, asked.prompt_tokens, false, limits_.max_step_tokens);
    request.prompt.due_us = FirstTokenDueUs(now_us_, kNeverUs, served.alone_us);
    queue_.Add(
        {id, request.tenant, asked.priority, now_us_, request.prompt.due_us, asked.prompt_tokens});
    return id;
  }

  // Returns the plan; time goes by, at least a little.
  BatchPlan Step() {
    BatchPlan plan = Plan(View(), limits_, test::kCosts);
    for (const int64_t id : plan.admitted) {
      queue_.Remove(id);
      pages_ -= requests_.at(id).pages;
      --waiting_[requests_.at(id).asked.tenant];
      running_.insert(id);
      served_.at(id).begun_us = now_us_;
    }
    now_us_ += std::max<int64_t>(100, std::llround(test::kCosts.StepUs(plan.work)));
    for (const PlannedRow& row : plan.rows) Commit(row);
    return plan;
  }

  void Drain(int most_steps) {
    for (int i = 0; i < most_steps && !requests_.empty(); ++i) Step();
    EXPECT_TRUE(requests_.empty()) << requests_.size() << " of " << next_id_ << " remain";
  }

  int64_t now_us() const { return now_us_; }
  int64_t waiting(const std::string& tenant) { return waiting_[tenant]; }
  const Served& served(int64_t id) const { return served_.at(id); }
  // Weighted tokens that a tenant was given.
  double service(const std::string& tenant) { return service_[tenant]; }

 private:
  struct Running {
    Asked asked;
    int32_t tenant = 0;
    PromptView prompt;
    int64_t pages = 0;
    int64_t generated = 0;
  };

  SchedulerView View() const {
    SchedulerView view;
    view.now_us = now_us_;
    for (const int64_t id : running_) {
      const Running& request = requests_.at(id);
      if (request.generated == 0) {
        view.reading.push_back(request.prompt);
      } else {
        view.decoding.push_back(test::Decoding(id));
      }
    }
    for (const int64_t id : queue_.Candidates(tenants_.service())) {
      view.waiting.push_back({requests_.at(id).prompt, 1, requests_.at(id).pages});
    }
    view.tenants = tenants_.service();
    view.available_pages = pages_;
    view.free_slots = 256;
    return view;
  }

  void Commit(const PlannedRow& row) {
    Running& request = requests_.at(row.sequence);
    if (row.is_prefill) {
      tenants_.ChargePrefill(request.tenant, row.token_count);
      service_[request.asked.tenant] += row.token_count;
      request.prompt.first_position += row.token_count;
      if (request.prompt.remaining_tokens() > 0) return;
      served_.at(row.sequence).first_token_us = now_us_;
      tenants_.PromptEnds(request.tenant);
    }
    tenants_.ChargeDecode(request.tenant, 1);
    service_[request.asked.tenant] += 2;
    if (++request.generated < request.asked.output_tokens) return;
    tenants_.RequestEnds(request.tenant, true);
    pages_ += request.pages;
    running_.erase(row.sequence);
    requests_.erase(row.sequence);
  }

  const SchedulerLimits limits_;
  int64_t pages_;
  int64_t now_us_ = 0;
  int64_t next_id_ = 0;
  std::map<int64_t, Running> requests_;
  std::set<int64_t> running_;
  std::map<std::string, int64_t> waiting_;
  std::map<int64_t, Served> served_;
  WaitingQueue queue_;
  TenantCounters tenants_;
  std::map<std::string, double> service_;
};

SchedulerLimits Usual() {
  SchedulerLimits limits;
  limits.max_step_tokens = 2048;
  limits.step_budget_us = 11'240;  // 1024 tokens
  return limits;
}

// Short prompts use nine tenths of the machine: a long one gets the last.
TEST(Service, ALongPromptIsReadThoughShortOnesNeverEnd) {
  Machine machine(Usual());
  const int64_t long_one = machine.Arrive({"", 100'000});
  double next_us = 0;
  while (machine.served(long_one).first_token_us < 0 && machine.now_us() < 60'000'000) {
    for (; next_us <= static_cast<double>(machine.now_us()); next_us += 12'500) {
      machine.Arrive({"", 1000});
    }
    machine.Step();
  }
  EXPECT_GE(machine.served(long_one).first_token_us, 0);
  EXPECT_LT(machine.served(long_one).stretch(), 12);
}

// They use more than there is: a minute after it was due, it passes those that came since.
TEST(Service, ALongPromptIsReadWhereThereIsNoTimeForIt) {
  Machine machine(Usual());
  const int64_t long_one = machine.Arrive({"", 200'000});
  while (machine.served(long_one).first_token_us < 0 && machine.now_us() < 100'000'000) {
    machine.Arrive({"", 1200});
    machine.Step();
  }
  EXPECT_GE(machine.served(long_one).first_token_us, 0);
}

// Less important ones grow old.
TEST(Service, WhatIsLessImportantIsServedInTheEnd) {
  Machine machine(Usual());
  const int64_t humble = machine.Arrive({"", 1000, 1, 2});
  while (machine.served(humble).first_token_us < 0 && machine.now_us() < 400'000'000) {
    machine.Arrive({"", 1000});
    machine.Step();
  }
  EXPECT_GE(machine.served(humble).begun_us, 120'000'000);
  EXPECT_LT(machine.served(humble).first_token_us, 200'000'000);
}

// What needs nearly all pages is not kept out by small ones, of which there are more than can run.
TEST(Service, WhatNeedsAllPagesGetsThem) {
  Machine machine(Usual(), 400);
  for (int i = 0; i < 10; ++i) machine.Arrive({"", 1000, 100});
  machine.Step();
  const int64_t large = machine.Arrive({"", 25'000});
  for (int step = 0; machine.served(large).first_token_us < 0 && machine.now_us() < 100'000'000;
       ++step) {
    if (step % 4 == 0) machine.Arrive({"", 1000, 100});
    machine.Step();
  }
  EXPECT_GE(machine.served(large).first_token_us, 0);
}

// Long ones among short ones that use half of the machine: the short ones hardly feel it, and a
// long one takes about twice its time alone.
TEST(Service, LongPromptsDoNotFreezeShortOnes) {
  std::vector<double> slowest;
  for (const bool with_long : {false, true}) {
    Machine machine(Usual());
    std::mt19937 random(7);
    std::exponential_distribution<double> gap_us(1.0 / 22'000);
    std::vector<int64_t> short_ones;
    std::vector<int64_t> long_ones;
    double next_us = 0;
    while (machine.now_us() < 60'000'000) {
      while (next_us <= static_cast<double>(machine.now_us())) {
        short_ones.push_back(machine.Arrive({"", 1000}));
        next_us += gap_us(random);
      }
      const auto due = static_cast<size_t>(machine.now_us() / 15'000'000);
      if (with_long && long_ones.size() <= due) {
        long_ones.push_back(machine.Arrive({"", 400'000}));
      }
      machine.Step();
    }
    machine.Drain(20'000);
    std::vector<double> us;
    for (const int64_t id : short_ones) {
      us.push_back(machine.served(id).first_token_us - machine.served(id).arrival_us);
    }
    std::sort(us.begin(), us.end());
    slowest.push_back(us[us.size() * 99 / 100]);
    for (const int64_t id : long_ones) EXPECT_LT(machine.served(id).stretch(), 2.5) << id;
  }
  EXPECT_LT(slowest[1], 2 * slowest[0]) << slowest[0] << " µs without long prompts";
}

// Theorem 4.4: of two tenants that both wait all the time, the difference of service is at most
// 2 max(L, M), with L the service of the longest prompt and M that of all tokens that run at once.
// Held to less: L of the prompts that are read side by side, M of the generated tokens alone.
TEST(Service, BackloggedTenantsAreServedAlike) {
  for (uint32_t seed = 0; seed < 20; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    Machine machine(Usual());
    constexpr int64_t kLongest = 8000;
    constexpr int64_t kOutput = 20;
    std::map<std::string, int64_t> most = {{"few", kLongest}, {"flood", 500}, {"mixed", 3000}};
    double worst = 0;
    size_t most_running = 0;
    for (int step = 0; step < 3000; ++step) {
      for (const auto& [tenant, tokens] : most) {
        // Who waits all the time, and one of them by far the most.
        while (machine.waiting(tenant) < (tenant == "flood" ? 200 : 5)) {
          machine.Arrive({tenant, static_cast<int64_t>(1 + random() % tokens),
                          static_cast<int64_t>(1 + random() % kOutput)});
        }
      }
      most_running = std::max(most_running, machine.Step().rows.size());
      const double services[] = {machine.service("few"), machine.service("flood"),
                                 machine.service("mixed")};
      worst = std::max(worst, *std::max_element(services, services + 3) -
                                  *std::min_element(services, services + 3));
    }
    // Prompts that are read side by side, and 2 for each token of all that then generate.
    const double bound =
        2 * std::max<double>(kPromptTokenService * kLongest * Usual().max_partial_prefills,
                             kGeneratedTokenService * kOutput * most_running);
    EXPECT_LE(worst, bound);
    EXPECT_GT(machine.service("few"), 3 * bound);
  }
}

// A tenant that comes now and then is served at once, however much another one asks for.
TEST(Service, AFloodCostsOnlyItself) {
  Machine machine(Usual());
  for (int i = 0; i < 3000; ++i) machine.Arrive({"flood", 2000, 5});
  for (int step = 0; step < 2000; ++step) {
    if (step % 50 == 0) {
      const int64_t guest = machine.Arrive({"guest " + std::to_string(step % 3), 1000});
      for (int i = 0; i < 6; ++i) machine.Step();
      EXPECT_GE(machine.served(guest).first_token_us, 0);
    }
    machine.Step();
  }
}

// Any mix drains, and nothing takes more steps than there is work for.
TEST(Service, EverythingDrains) {
  for (uint32_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    SchedulerLimits limits = Usual();
    limits.max_step_tokens = 1 + random() % (seed % 2 == 0 ? 8 : 500);
    limits.step_budget_us = static_cast<double>(random() % 5000);
    limits.max_partial_prefills = static_cast<int32_t>(1 + random() % 4);
    limits.long_prompt_tokens = 200;
    Machine machine(limits, 40);
    int64_t tokens = 0;
    int64_t requests = 0;
    while (requests < 60) {
      if (random() % 2 == 0) {
        const auto length = static_cast<int64_t>(1 + random() % (random() % 2 == 0 ? 8 : 1500));
        machine.Arrive({std::string(1, static_cast<char>('a' + random() % 3)), length,
                        static_cast<int64_t>(1 + random() % 20),
                        static_cast<int32_t>(random() % 3)});
        tokens += length + 20;
        ++requests;
      }
      machine.Step();
    }
    machine.Drain(static_cast<int>(tokens + requests));
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace longspan
