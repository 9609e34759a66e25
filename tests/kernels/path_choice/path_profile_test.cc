// What the profile tries, how often, and what it keeps, with times that the tests make up.
#include "kernels/cuda/attention/path_choice/path_profile.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/kernels/path_choice/measured_grid.h"

namespace longspan::cuda {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr SelectedPath kFsa = SelectedPath::kFsaOrder;
constexpr SelectedPath kUnion = SelectedPath::kUnionTile;
constexpr SelectedPath kNsa = SelectedPath::kNsaOrder;

using Times = std::function<double(const SelectedWork&, SelectedPath)>;

// The table says union tile; FSA order is worth a try, NSA order is not.
// The same for every kind of step.
Times Take(double fsa_us, double union_us, double nsa_us = 1e6) {
  return [=](const SelectedWork& /*work*/, SelectedPath path) {
    return path == kFsa ? fsa_us : path == kUnion ? union_us : nsa_us;
  };
}

// A model's layers, with as many steps in flight as the backend has.
class Steps {
 public:
  explicit Steps(int layers = 32) : layers_(layers) {}

  // The paths of `count` steps' layers; then the steps are finished.
  std::vector<SelectedPath> Run(int count, const SelectedWork& work, const Times& times) {
    std::vector<SelectedPath> paths;
    std::vector<std::vector<SelectedPath>> in_flight;
    const auto finish = [&] {
      for (const SelectedPath path : in_flight.front()) {
        profile.Learn(work, path, times(work, path));
      }
      in_flight.erase(in_flight.begin());
    };
    for (int step = 0; step < count; ++step) {
      if (in_flight.size() == 2) finish();
      in_flight.emplace_back();
      for (int layer = 0; layer < layers_; ++layer) {
        const PathChoice choice = profile.Choose(work, true);
        paths.push_back(choice.path);
        if (choice.timed) in_flight.back().push_back(choice.path);
      }
    }
    while (!in_flight.empty()) finish();
    return paths;
  }

  std::vector<std::string> reported;
  PathProfile profile{[this](absl::string_view line) { reported.emplace_back(line); }};

 private:
  const int layers_;
};

int64_t Count(const std::vector<SelectedPath>& paths, SelectedPath path) {
  return std::count(paths.begin(), paths.end(), path);
}

TEST(PathProfileTest, TakesTurnsThenKeepsTheFastest) {
  Steps steps(/*layers=*/1);
  const std::vector<SelectedPath> paths = steps.Run(24, Chunk(), Take(900, 1000));
  // In flight: two steps, in which nothing new is known.
  EXPECT_THAT(std::vector<SelectedPath>(paths.begin(), paths.begin() + 4),
              ElementsAre(kUnion, kFsa, kUnion, kFsa));
  EXPECT_EQ(Count(paths, kNsa), 0);
  EXPECT_EQ(Count({paths.end() - 5, paths.end()}, kFsa), 5);
  ASSERT_THAT(steps.reported, SizeIs(1));
  EXPECT_THAT(steps.reported[0], HasSubstr("about 8192 tokens, lengths about 65536, union of 4.0"));
  EXPECT_THAT(steps.reported[0], HasSubstr("settled on fsa 900.0 us of 7, union 1000.0 us of 7"));
  EXPECT_EQ(steps.profile.Describe(), steps.reported[0] + "\n");
}

TEST(PathProfileTest, WhatIsFarSlowerIsTriedTwice) {
  Steps steps;
  std::vector<SelectedPath> paths = steps.Run(8, Chunk(), Take(1300, 1000));
  EXPECT_EQ(Count(paths, kFsa), PathProfile::kScouts);
  EXPECT_EQ(Count(paths, kUnion), 8 * 32 - PathProfile::kScouts);
  // The table's, too.
  Steps wrong_table;
  paths = wrong_table.Run(8, Chunk(), Take(700, 1000));
  EXPECT_EQ(Count({paths.end() - 32, paths.end()}, kFsa), 32);
  EXPECT_THAT(wrong_table.reported, ElementsAre(HasSubstr("settled on fsa 700.0 us of 2")));
}

TEST(PathProfileTest, OneLateStartOrTwoDoNotCount) {
  std::map<SelectedPath, int> calls;
  Steps steps;
  steps.Run(8, Chunk(), [&](const SelectedWork& /*work*/, SelectedPath path) {
    const bool disturbed = ++calls[path] == 1 || calls[path] == 5;
    return (path == kFsa ? 900.0 : 1000.0) * (disturbed && path == kFsa ? 50 : 1);
  });
  EXPECT_THAT(steps.reported, ElementsAre(HasSubstr("settled on fsa 900.0 us")));
}

TEST(PathProfileTest, ForAlmostNothingTheTableStays) {
  Steps steps;
  const std::vector<SelectedPath> paths = steps.Run(8, Chunk(), Take(995, 1000));
  EXPECT_EQ(Count({paths.end() - 32, paths.end()}, kUnion), 32);
}

TEST(PathProfileTest, WhatIsSaidToBeFarSlowerIsNeverTried) {
  // 64K tokens, one head a KV head: NSA order takes 117 ms, the union tile 50, FSA order 8.8.
  SelectedWork work = Chunk(65536, 31);
  work.kv_heads = 32;
  work.group = 1;
  Steps steps;
  const std::vector<SelectedPath> paths = steps.Run(8, work, Take(8.8e3, 50e3, 117e3));
  EXPECT_EQ(Count(paths, kFsa), 8 * 32);
  EXPECT_THAT(steps.reported, IsEmpty()) << "there was nothing to settle";
  EXPECT_FALSE(steps.profile.Choose(work, true).timed);
  EXPECT_THAT(steps.profile.Describe(), HasSubstr(": alone fsa\n"));
}

TEST(PathProfileTest, AloneTheTableGoesByTheStepItself) {
  SelectedWork work = Chunk(140);  // nearer to 128 tokens, for which the table takes NSA order
  work.group = 1;
  work.kv_heads = 7;
  EXPECT_EQ(Steps(1).Run(1, work, Take(1, 1, 1)), std::vector<SelectedPath>{TablePath(work)});
}

TEST(PathProfileTest, KindsOfStepsAreLearntApart) {
  Steps steps;
  steps.Run(8, Chunk(8192), Take(900, 1000));
  steps.Run(8, Chunk(16384), Take(1000, 900));
  steps.Run(8, Chunk(8192, 5.6F), Take(1000, 900));
  EXPECT_THAT(steps.reported, SizeIs(3));
  EXPECT_EQ(steps.profile.Choose(Chunk(8192), true).path, kFsa);
  EXPECT_EQ(steps.profile.Choose(Chunk(8200), true).path, kFsa) << "rows that decode beside it";
  EXPECT_EQ(steps.profile.Choose(Chunk(16384), true).path, kUnion);
  EXPECT_EQ(steps.profile.Choose(Chunk(8192, 5.6F), true).path, kUnion);
}

TEST(PathProfileTest, TimesOfAKindAreBroughtToItsMiddle) {
  Steps steps;
  // The union tile is the faster for each size, by 10 %; but FSA order meets the smaller steps.
  PathProfile& profile = steps.profile;
  const SelectedWork small = Chunk(6000);
  const SelectedWork large = Chunk(11000);
  for (int i = 0; i < 2 * PathProfile::kTries; ++i) {
    const SelectedWork& work = i % 2 == 0 ? large : small;
    const PathChoice choice = profile.Choose(work, true);
    ASSERT_TRUE(choice.timed);
    EXPECT_EQ(choice.path, i % 2 == 0 ? kUnion : kFsa);
    profile.Learn(work, choice.path,
                  PredictedUs(work, choice.path) * 1000 / PredictedUs(Chunk(), choice.path) *
                      (choice.path == kFsa ? 1.1 : 1));
  }
  EXPECT_THAT(steps.reported,
              ElementsAre(HasSubstr("settled on union 1000.0 us of 7, fsa 1100.0")));
}

TEST(PathProfileTest, ChecksAgainRarelyAndReportsChanges) {
  Steps steps;
  steps.Run(8, Chunk(), Take(900, 1000));
  const auto kept = static_cast<int>(PathProfile::kUsesBetweenChecks / 32) - 8;
  std::vector<SelectedPath> paths = steps.Run(kept, Chunk(), Take(900, 1000));
  EXPECT_EQ(Count(paths, kFsa), kept * 32) << "nothing is tried in between";
  paths = steps.Run(16, Chunk(), Take(900, 1000));
  EXPECT_EQ(Count(paths, kUnion), PathProfile::kTries);
  EXPECT_THAT(steps.reported, SizeIs(1)) << "nothing has changed";
  paths = steps.Run(kept + 32, Chunk(), Take(1000, 900));
  EXPECT_EQ(Count({paths.end() - 32, paths.end()}, kUnion), 32);
  EXPECT_THAT(steps.reported, SizeIs(2));
}

TEST(PathProfileTest, WithoutTimesNothingIsTriedAndDroppedOnesAreTriedAgain) {
  Steps steps;
  PathProfile& profile = steps.profile;
  for (int i = 0; i < 100; ++i) {
    const PathChoice choice = profile.Choose(Chunk(), /*can_time=*/false);
    EXPECT_EQ(choice.path, kUnion);
    EXPECT_FALSE(choice.timed);
  }
  for (int i = 0; i < 100; ++i) {
    const PathChoice choice = profile.Choose(Chunk(), true);
    EXPECT_TRUE(choice.timed) << i;
    profile.Drop(Chunk(), choice.path);
  }
  steps.Run(8, Chunk(), Take(900, 1000));
  EXPECT_THAT(steps.reported, SizeIs(1));
  // Nobody waits for these.
  profile.Drop(Chunk(), kFsa);
  profile.Learn(Chunk(), kUnion, 1);
  EXPECT_EQ(profile.Choose(Chunk(), true).path, kFsa);
}

TEST(PathProfileTest, TheSameTimesGiveTheSameChoices) {
  const auto run = [] {
    Steps steps;
    int calls = 0;
    std::vector<SelectedPath> paths =
        steps.Run(40, Chunk(), [&](const SelectedWork& /*work*/, SelectedPath path) {
          return 900 + 37 * (++calls % 11) + 5 * static_cast<int>(path);
        });
    return std::make_pair(paths, steps.reported);
  };
  EXPECT_EQ(run(), run());
}

TEST(PathProfileTest, KindsAreBounded) {
  Steps steps(/*layers=*/1);
  for (int heads = 1; heads <= 3000; ++heads) {
    SelectedWork work = Chunk();
    work.kv_heads = heads;
    steps.profile.Choose(work, true);
  }
  const std::string text = steps.profile.Describe();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1024);
  SelectedWork further = Chunk();
  further.kv_heads = 3000;
  EXPECT_EQ(steps.profile.Choose(further, true).path, TablePath(further));
  EXPECT_FALSE(steps.profile.Choose(further, true).timed);
}

// With the measured times of an H200: the fastest of all paths is found, and little is lost on the
// way.
TEST(PathProfileTest, FindsTheFastestOfTheMeasuredGrid) {
  const std::vector<MeasuredShape> shapes = MeasuredGrid();
  ASSERT_FALSE(shapes.empty());
  for (const MeasuredShape& shape : shapes) {
    SCOPED_TRACE(Describe(shape.work));
    const auto times = [&](const SelectedWork& /*work*/, SelectedPath path) {
      return shape.us(path);
    };
    Steps steps;
    double tries_us = 0;
    for (const SelectedPath path : steps.Run(8, shape.work, times)) tries_us += shape.us(path);
    const double best_us = std::min({shape.fsa_us, shape.union_us, shape.nsa_us});
    const SelectedPath kept = steps.profile.Choose(shape.work, false).path;
    EXPECT_LT(shape.us(kept), 1.03 * best_us) << PathName(kept);
    EXPECT_LT(tries_us, 8 * 32 * shape.us(TablePath(shape.work)) * 1.1) << "of eight steps";
  }
}

}  // namespace
}  // namespace longspan::cuda
