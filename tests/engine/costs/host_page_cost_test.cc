#include "engine/host_page_cost.h"

#include <set>
#include <utility>

#include "absl/status/status.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

// Copies take so long each, and the first step three times that.
class CopyingRunner : public Runner {
 public:
  int max_in_flight() const override { return 1; }
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override {
    EXPECT_TRUE(batch.rows.empty());
    batch_ = std::move(batch);
    return steps_++;
  }
  absl::StatusOr<ForwardResult> Collect(Ticket /*ticket*/) override {
    if (is_broken) return absl::InternalError("the device is lost");
    ForwardResult result;
    result.compute_us =
        static_cast<int64_t>(batch_.page_moves.size()) * page_us * (steps_ == 1 ? 3 : 1);
    return result;
  }
  const ForwardBatch& batch() const { return batch_; }
  int steps() const { return static_cast<int>(steps_); }

  int64_t page_us = 40;
  bool is_broken = false;

 private:
  ForwardBatch batch_;
  Ticket steps_ = 0;
};

TEST(HostPageCostTest, TheFastestStepCounts) {
  CopyingRunner runner;
  EXPECT_EQ(*MeasureHostPageUs(runner, 1000, 1000), 40);
  EXPECT_GT(runner.steps(), 1);
}

TEST(HostPageCostTest, EachPageGoesThereAndComesBackToItsPlace) {
  CopyingRunner runner;
  EXPECT_EQ(*MeasureHostPageUs(runner, 5, 3), 40) << "no more than there is room for";
  std::set<std::pair<int32_t, int32_t>> there;
  std::set<std::pair<int32_t, int32_t>> back;
  for (const HostMove& move : runner.batch().page_moves) {
    EXPECT_TRUE(move.to_host || there.size() == 3) << "those to the host are first";
    (move.to_host ? there : back).insert({move.device_item, move.host_item});
  }
  EXPECT_EQ(there.size(), 3U);
  EXPECT_EQ(there, back);
}

TEST(HostPageCostTest, WithoutAPoolThereIsNothingToMeasure) {
  CopyingRunner runner;
  EXPECT_EQ(*MeasureHostPageUs(runner, 1000, 0), 0);
  EXPECT_EQ(runner.steps(), 0);
}

TEST(HostPageCostTest, ARunnersErrorIsReturned) {
  CopyingRunner runner;
  runner.is_broken = true;
  EXPECT_EQ(MeasureHostPageUs(runner, 8, 8).status().code(), absl::StatusCode::kInternal);
}

}  // namespace
}  // namespace longspan
