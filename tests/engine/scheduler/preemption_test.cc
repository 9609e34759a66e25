#include "engine/scheduler/preemption.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/scheduler/views.h"

namespace longspan {
namespace {

using test::Decoding;
using test::Prompt;
using test::Victim;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<int64_t> Chosen(const SchedulerView& view) {
  std::vector<int64_t> requests;
  for (const VictimView& victim : Victims(view)) requests.push_back(victim.request);
  return requests;
}

// Requests 1 to 4 decode, with ten pages each; `needs` of them need a page, from the first on.
SchedulerView Four(int needs, int64_t available_pages = 0) {
  SchedulerView view;
  view.available_pages = available_pages;
  for (int64_t id = 1; id <= 4; ++id) {
    view.decoding.push_back(Decoding(id, id <= needs));
    view.victims.push_back(Victim(id, 10));
  }
  return view;
}

TEST(Preemption, NobodyWherePagesAreEnough) {
  EXPECT_THAT(Chosen(Four(0)), IsEmpty());
  EXPECT_THAT(Chosen(Four(2, 2)), IsEmpty());
  SchedulerView view = Four(1);
  view.decoding[0].can_decode = false;  // takes none in this step
  EXPECT_THAT(Chosen(view), IsEmpty());
}

TEST(Preemption, TheLatestOfTheLeastImportant) {
  SchedulerView view = Four(1);
  EXPECT_THAT(Chosen(view), ElementsAre(4));
  view.victims[1].priority = 1;
  EXPECT_THAT(Chosen(view), ElementsAre(2));
  view.victims[2].priority = 1;
  EXPECT_THAT(Chosen(view), ElementsAre(3));
  view.victims[2].arrival_us = view.victims[1].arrival_us;  // equals go by id
  EXPECT_THAT(Chosen(view), ElementsAre(3));
}

TEST(Preemption, AsManyAsItTakes) {
  SchedulerView view = Four(3);
  for (VictimView& victim : view.victims) victim.releasable_pages = 1;
  // Without 4 one page; without 3, too, another, and one less is needed.
  EXPECT_THAT(Chosen(view), ElementsAre(4, 3));
  view.available_pages = 2;
  EXPECT_THAT(Chosen(view), ElementsAre(4));
}

TEST(Preemption, NotThoseThatWouldHelpNobody) {
  SchedulerView view = Four(1);
  view.victims[3].releasable_pages = 0;
  EXPECT_THAT(Chosen(view), ElementsAre(3));
  view.decoding[3].needed_pages = 1;  // but whoever needs a page itself helps by not needing it
  EXPECT_THAT(Chosen(view), ElementsAre(4, 3));
}

TEST(Preemption, NeverTheOldest) {
  SchedulerView view = Four(4);
  for (VictimView& victim : view.victims) victim.releasable_pages = 0;
  view.victims[0].priority = 9;
  EXPECT_THAT(Chosen(view), ElementsAre(4, 3, 2));
  view.victims.resize(1);  // alone among victims
  EXPECT_THAT(Chosen(view), IsEmpty());
  view.reading = {Prompt(0, 1000)};  // no longer the oldest
  view.victims[0].releasable_pages = 5;
  EXPECT_THAT(Chosen(view), ElementsAre(1));
}

TEST(Preemption, NeverOneThatIsAlone) {
  SchedulerView view;
  view.decoding = {Decoding(7, true)};
  view.victims = {Victim(7, 10)};
  EXPECT_THAT(Chosen(view), IsEmpty());
}

TEST(Preemption, APromptIsReadOnceMoreOnlyWhenNobodyElseIsLeft) {
  SchedulerView view = Four(1);
  view.victims[3].reads_prompt = true;
  EXPECT_THAT(Chosen(view), ElementsAre(4));  // it has lost nothing yet
  view.victims[3].preemptions = 1;
  view.victims[3].priority = 5;
  EXPECT_THAT(Chosen(view), ElementsAre(3));
  view.decoding[1].needed_pages = view.decoding[2].needed_pages = 1;
  for (VictimView& victim : view.victims) victim.releasable_pages = 0;
  EXPECT_THAT(Chosen(view), ElementsAre(3, 2));
  view.victims[3].releasable_pages = 1;
  EXPECT_THAT(Chosen(view), ElementsAre(3, 2, 4));
}

TEST(Preemption, IsBounded) {
  SchedulerView view = Four(1);
  view.victims[3].preemptions = kMostPreemptions - 1;
  EXPECT_THAT(Chosen(view), ElementsAre(4));
  for (VictimView& victim : view.victims) victim.preemptions = kMostPreemptions;
  EXPECT_THAT(Chosen(view), IsEmpty());
}

}  // namespace
}  // namespace longspan
