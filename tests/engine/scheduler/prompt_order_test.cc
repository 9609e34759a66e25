#include "engine/scheduler/prompt_order.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/scheduler/views.h"

namespace longspan {
namespace {

using test::kCosts;
using test::Prompt;

constexpr int64_t kMinuteUs = 60'000'000;

TEST(FirstTokenDue, IsWhatWasAskedForOrAMultipleOfTheTimeAlone) {
  EXPECT_EQ(FirstTokenDueUs(1000, 500, 1e9), 1500);
  EXPECT_EQ(FirstTokenDueUs(1000, kNeverUs, 200), 2000);
  EXPECT_EQ(FirstTokenDueUs(1000, kNeverUs, 0), 1000);
}

TEST(FirstTokenDue, NeverOverflows) {
  EXPECT_EQ(FirstTokenDueUs(1000, kNeverUs - 1, 1), kNeverUs);
  EXPECT_EQ(FirstTokenDueUs(1000, kNeverUs, 1e300), kNeverUs);
}

struct OrderCase {
  std::string name;
  PromptView first;
  PromptView second;
};

PromptView Due(PromptView prompt, int64_t due_us) {
  prompt.due_us = due_us;
  return prompt;
}
PromptView Important(PromptView prompt, int32_t priority) {
  prompt.priority = priority;
  return prompt;
}

TEST(PromptOrder, Table) {
  const int64_t now = 10 * kMinuteUs;
  const std::vector<OrderCase> cases = {
      {"arrival, among equals", Prompt(1, 100), Prompt(2, 100)},
      {"the shorter, while there is time", Prompt(2, 100), Prompt(1, 101)},
      {"what remains counts, not the length", Prompt(2, 1000, 950), Prompt(1, 100)},
      {"the more important, however long", Important(Prompt(2, 100'000), -1), Prompt(1, 10)},
      // 100 tokens take 1000 + 1000 µs in one step.
      {"late comes before short", Due(Prompt(2, 100), now + 2000), Prompt(1, 10)},
      {"not yet late", Prompt(1, 10), Due(Prompt(2, 100), now + 2001)},
      {"equally late, but shorter", Due(Prompt(2, 10), now - 1000),
       Due(Prompt(1, 100), now - 1000)},
      // Time until they are due over the time alone: -90'000 / 12'000 and -10'000 / 1'100.
      {"later, but not by its own measure", Due(Prompt(2, 10), now - 10'000),
       Due(Prompt(1, 1000), now - 90'000)},
      {"what is begun goes on", Due(Prompt(1, 1000, 960), now - 100),
       Due(Prompt(2, 1000), now - 100)},
      {"a minute overdue is worth one of priority",
       Due(Important(Prompt(2, 100), 1), now - kMinuteUs), Due(Prompt(1, 100), now - 1)},
      {"less than a minute is not", Due(Prompt(1, 100), now - 1),
       Due(Important(Prompt(2, 100), 1), now - kMinuteUs + 1)},
      {"nor is what is not overdue", Due(Prompt(1, 100), now + 5 * kMinuteUs),
       Due(Important(Prompt(2, 100), 1), now)},
  };
  for (const OrderCase& one : cases) {
    const Urgency first = UrgencyOf(one.first, now, kCosts, 512);
    const Urgency second = UrgencyOf(one.second, now, kCosts, 512);
    EXPECT_TRUE(first < second) << one.name;
    EXPECT_FALSE(second < first) << one.name;
  }
}

TEST(PromptOrder, StepsOfALongPromptCount) {
  EXPECT_EQ(UrgencyOf(Prompt(1, 1000), 0, kCosts, 1000).measure, 11'000);
  EXPECT_EQ(UrgencyOf(Prompt(1, 1000), 0, kCosts, 100).measure, 20'000);
}

TEST(PromptOrder, WithoutCostsNothingIsDividedByZero) {
  const Urgency urgency = UrgencyOf(Due(Prompt(1, 100), 3), 5, StepCosts{}, 512);
  EXPECT_TRUE(urgency.is_late);
  EXPECT_EQ(urgency.measure, -2);
}

}  // namespace
}  // namespace longspan
