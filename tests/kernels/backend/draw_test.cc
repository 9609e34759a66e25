#include "kernels/draw.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/kernels/backend/draw_now.h"
#include "tests/kernels/backend/test_tensors.h"
#include "tests/kernels/test_backend.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr float kDrawInfinity = std::numeric_limits<float>::infinity();

class DrawTest : public ::testing::Test {
 protected:
  static std::unique_ptr<Backend> MakeBackend(int threads) { return MakeTestBackend(threads); }

  std::vector<DrawResult> Draw(const HostTensor& logits, const DrawBatch& draw) {
    auto results = DrawNow(*backend_, logits.view(), draw);
    EXPECT_TRUE(results.ok()) << results.status();
    return results.ok() ? *results : std::vector<DrawResult>(draw.rows.size());
  }

  static HostTensor OneRow(const std::vector<float>& values) {
    HostTensor logits(DType::kF32, {1, static_cast<int64_t>(values.size())});
    for (size_t index = 0; index < values.size(); ++index) {
      logits.Set(static_cast<int64_t>(index), values[index]);
    }
    return logits;
  }

  static DrawBatch Batch(int32_t vocabulary_tokens, std::vector<DrawRow> rows) {
    DrawBatch draw;
    draw.vocabulary_tokens = vocabulary_tokens;
    draw.rows = std::move(rows);
    return draw;
  }

  static DrawRow Greedy() {
    DrawRow row;
    row.temperature = 0.0F;
    return row;
  }

  // How often each token is drawn over `draws` seeds.
  std::map<int32_t, int> Counts(const HostTensor& logits, DrawBatch draw, int draws) {
    const DrawRow pattern = draw.rows[0];
    draw.rows.assign(draws, pattern);
    for (int index = 0; index < draws; ++index) draw.rows[index].seed = 1000 + index;
    std::map<int32_t, int> counts;
    for (const DrawResult& result : Draw(logits, draw)) ++counts[result.token];
    return counts;
  }

  std::unique_ptr<Backend> backend_ = MakeBackend(2);
};

TEST_F(DrawTest, GreedyTakesTheLargestAndTheLowestOfEquals) {
  const HostTensor logits = OneRow({1.0F, 5.0F, -2.0F, 5.0F, 9.0F});
  EXPECT_EQ(Draw(logits, Batch(5, {Greedy()}))[0].token, 4);
  EXPECT_EQ(Draw(logits, Batch(4, {Greedy()}))[0].token, 1);  // id 4 is beyond the vocabulary
  DrawRow nearly = Greedy();
  nearly.temperature = 0.9e-5F;
  nearly.top_k = 3;
  EXPECT_EQ(Draw(logits, Batch(4, {nearly}))[0].token, 1);
}

TEST_F(DrawTest, AllowedListAndBias) {
  const HostTensor logits = OneRow({1.0F, 5.0F, 3.0F, 4.0F});
  DrawBatch draw = Batch(4, {Greedy(), Greedy(), Greedy(), Greedy()});
  draw.allowed_tokens = {0, 2, 1};
  draw.rows[0].allowed = {0, 2};
  draw.bias_tokens = {1, 3, 0, 2};
  draw.bias_values = {-kDrawInfinity, 0.5F, 100.0F, 0.0F};
  draw.rows[1].bias = {0, 2};
  draw.rows[2].bias = {2, 3};
  draw.rows[3].allowed = {2, 3};  // only token 1, which is banned
  draw.rows[3].bias = {0, 1};
  const auto results = Draw(logits, draw);
  EXPECT_EQ(results[0].token, 2);
  EXPECT_EQ(results[1].token, 3);
  EXPECT_EQ(results[2].token, 0);
  EXPECT_EQ(results[3].token, -1);
  EXPECT_FALSE(results[3].finite);
}

TEST_F(DrawTest, PenaltiesReorderGreedyChoices) {
  const HostTensor logits = OneRow({4.0F, 3.5F, -1.0F, 3.0F});
  DrawBatch draw = Batch(4, {Greedy(), Greedy(), Greedy(), Greedy()});
  draw.penalty_tokens = {0, 1, 2};
  draw.penalty_output_counts = {2, 0, 1};
  for (DrawRow& row : draw.rows) row.penalties = {0, 3};
  draw.rows[0].repetition_penalty = 1.25F;  // 3.2, 2.8, -1.25, 3
  draw.rows[1].repetition_penalty = 1.5F;   // 2.67, 2.33, -1.5, 3
  draw.rows[2].frequency_penalty = 0.3F;    // 3.4, 3.5 (prompt only), …
  draw.rows[3].presence_penalty = -0.4F;    // 4.4, …
  const auto results = Draw(logits, draw);
  EXPECT_EQ(results[0].token, 0);
  EXPECT_EQ(results[1].token, 3);
  EXPECT_EQ(results[2].token, 1);
  EXPECT_EQ(results[3].token, 0);

  const HostTensor negative = OneRow({-1.0F, -1.4F});
  DrawBatch repeated = Batch(2, {Greedy()});
  repeated.penalty_tokens = {0};
  repeated.penalty_output_counts = {0};
  repeated.rows[0].penalties = {0, 1};
  repeated.rows[0].repetition_penalty = 1.5F;  // -1.5 is below -1.4
  EXPECT_EQ(Draw(negative, repeated)[0].token, 1);
}

TEST_F(DrawTest, FiltersBoundWhatIsDrawn) {
  const HostTensor logits =
      OneRow({std::log(0.4F), std::log(0.3F), std::log(0.2F), std::log(0.06F), std::log(0.04F)});
  DrawRow row;
  row.top_k = 2;
  auto counts = Counts(logits, Batch(5, {row}), 500);
  EXPECT_EQ(counts.size(), 2U);
  EXPECT_EQ(counts.count(0) + counts.count(1), 2U);

  row = DrawRow();
  row.top_p = 0.75F;  // 0.4 + 0.3 are not enough, 0.2 is needed
  counts = Counts(logits, Batch(5, {row}), 500);
  EXPECT_EQ(counts.size(), 3U);
  EXPECT_EQ(counts.rbegin()->first, 2);

  row = DrawRow();
  row.min_p = 0.45F;  // at least 0.18
  counts = Counts(logits, Batch(5, {row}), 500);
  EXPECT_EQ(counts.size(), 3U);
  EXPECT_EQ(counts.rbegin()->first, 2);

  row = DrawRow();
  row.top_p = 0.01F;
  EXPECT_EQ(Counts(logits, Batch(5, {row}), 50).size(), 1U);
}

// Chi-square with 7 degrees of freedom: above 40 by chance once in a million.
TEST_F(DrawTest, DrawsInProportion) {
  const std::vector<float> values = {0.0F, 1.0F, -1.0F, 0.5F, 2.0F, 1.5F, -0.5F, 0.2F};
  const HostTensor logits = OneRow(values);
  const int draws = 40000;
  struct Setting {
    float temperature;
    int32_t top_k;  // 8 of 8 takes the filtered way without filtering
    int counted;    // what tells the draws apart: seed, sample or position
  };
  for (const Setting setting : {Setting{1.0F, 0, 0}, Setting{0.7F, 0, 1}, Setting{1.6F, 8, 2}}) {
    DrawRow row;
    row.seed = 77;
    row.temperature = setting.temperature;
    row.top_k = setting.top_k;
    DrawBatch draw = Batch(8, std::vector<DrawRow>(draws, row));
    for (int index = 0; index < draws; ++index) {
      if (setting.counted == 0) draw.rows[index].seed = index;
      if (setting.counted == 1) draw.rows[index].sample_index = index;
      if (setting.counted == 2) draw.rows[index].output_position = index;
    }
    std::vector<int> counts(8, 0);
    for (const DrawResult& result : Draw(logits, draw)) ++counts[result.token];
    double total = 0.0;
    for (float value : values) total += std::exp(value / setting.temperature);
    double chi_square = 0.0;
    for (size_t token = 0; token < values.size(); ++token) {
      const double expected = draws * std::exp(values[token] / setting.temperature) / total;
      chi_square += (counts[token] - expected) * (counts[token] - expected) / expected;
    }
    EXPECT_LT(chi_square, 40.0) << "temperature " << setting.temperature;
  }
}

TEST_F(DrawTest, ARowIsAloneInAnyBatch) {
  const int64_t width = 1500;
  HostTensor logits(DType::kF32, {9, width});
  logits.FillNormal(6, 2.0F);
  DrawBatch draw = Batch(1400, {});
  for (int index = 0; index < 60; ++index) {
    DrawRow row;
    row.logits_row = index % 9;
    row.seed = index / 3;
    row.sample_index = index % 2;
    row.output_position = index % 5;
    row.temperature = 0.4F + 0.1F * static_cast<float>(index % 7);
    row.top_k = index % 4 == 0 ? 50 : 0;
    row.top_p = index % 3 == 0 ? 0.8F : 1.0F;
    row.min_p = index % 5 == 0 ? 0.05F : 0.0F;
    row.top_logprobs = 2;
    draw.rows.push_back(row);
  }
  const auto together = Draw(logits, draw);
  auto single_thread = MakeBackend(1);
  for (size_t index = 0; index < draw.rows.size(); ++index) {
    const auto alone = DrawNow(*single_thread, logits.view(), Batch(1400, {draw.rows[index]}));
    ASSERT_TRUE(alone.ok()) << alone.status();
    EXPECT_EQ((*alone)[0].token, together[index].token) << "row " << index;
    EXPECT_EQ((*alone)[0].chosen.logprob, together[index].chosen.logprob) << "row " << index;
  }
}

// A filter that filters nothing must not change the draw.
TEST_F(DrawTest, FilteredAndUnfilteredDrawTheSame) {
  HostTensor logits(DType::kF32, {1, 300});
  logits.FillNormal(8, 1.0F);
  DrawBatch draw = Batch(300, std::vector<DrawRow>(400));
  for (int index = 0; index < 400; ++index) {
    draw.rows[index].seed = index / 2;
    if (index % 2 == 1) draw.rows[index].top_k = 300;
  }
  const auto results = Draw(logits, draw);
  for (int index = 0; index < 400; index += 2) {
    EXPECT_EQ(results[index].token, results[index + 1].token) << "seed " << index / 2;
  }
}

TEST_F(DrawTest, NonFiniteRowsAreReportedAndOthersStand) {
  HostTensor logits(DType::kF32, {5, 40});
  logits.FillNormal(9);
  logits.Set(1 * 40 + 39, std::nanf(""));
  logits.Set(2 * 40 + 7, kDrawInfinity);
  logits.Set(3 * 40 + 7, -kDrawInfinity);
  for (int64_t token = 0; token < 40; ++token) logits.Set(4 * 40 + token, -kDrawInfinity);
  DrawBatch draw = Batch(30, std::vector<DrawRow>(5));
  for (int row = 0; row < 5; ++row) draw.rows[row].logits_row = row;
  const auto results = Draw(logits, draw);
  EXPECT_TRUE(results[0].finite);
  EXPECT_FALSE(results[1].finite);  // beyond the vocabulary, but it spoils the normaliser
  EXPECT_EQ(results[1].token, -1);
  EXPECT_FALSE(results[2].finite);
  EXPECT_TRUE(results[3].finite);
  EXPECT_NE(results[3].token, 7);
  EXPECT_FALSE(results[4].finite);
}

TEST_F(DrawTest, LogprobsComeFromRawLogits) {
  const std::vector<float> values = {1.0F, 3.0F, 2.0F, 3.0F, -1.0F, 8.0F};
  const HostTensor logits = OneRow(values);
  DrawBatch draw = Batch(5, {Greedy(), Greedy(), Greedy()});
  draw.rows[0].top_logprobs = 3;
  draw.bias_tokens = {0};
  draw.bias_values = {50.0F};
  draw.rows[0].bias = {0, 1};  // chooses token 0, but logprobs stay raw
  draw.rows[1].draw = false;
  draw.rows[1].score_token = 4;
  draw.rows[1].top_logprobs = 0;
  draw.rows[2].top_logprobs = 100;
  const auto results = Draw(logits, draw);
  double total = 0.0;
  for (float value : values) total += std::exp(value);  // the surplus id included

  EXPECT_EQ(results[0].token, 0);
  EXPECT_NEAR(results[0].chosen.logprob, 1.0 - std::log(total), 1e-5);
  EXPECT_EQ(results[0].chosen.rank, 4);
  ASSERT_EQ(results[0].top.size(), 3U);
  const std::vector<int32_t> expected = {1, 3, 2};  // ties to the lower id, never token 5
  for (int index = 0; index < 3; ++index) {
    EXPECT_EQ(results[0].top[index].token, expected[index]);
    EXPECT_EQ(results[0].top[index].rank, index + 1);
    EXPECT_NEAR(results[0].top[index].logprob, values[expected[index]] - std::log(total), 1e-5);
  }
  EXPECT_EQ(results[1].token, 4);
  EXPECT_EQ(results[1].chosen.rank, 5);
  EXPECT_TRUE(results[1].top.empty());
  EXPECT_EQ(results[2].top.size(), 5U);
}

TEST_F(DrawTest, LargeVocabularies) {
  const int64_t width = 256 * 1024;
  HostTensor logits(DType::kF32, {1, width});
  logits.FillNormal(11, 3.0F);
  DrawRow row;
  row.top_p = 0.95F;
  row.top_logprobs = 20;
  const auto results = Draw(logits, Batch(static_cast<int32_t>(width), {row, Greedy()}));
  double total = 0.0;
  for (int64_t token = 0; token < width; ++token) total += std::exp(logits.Get(token));
  EXPECT_NEAR(results[0].chosen.logprob, logits.Get(results[0].token) - std::log(total), 1e-5);
  EXPECT_EQ(results[1].token, results[0].top[0].token);
}

TEST_F(DrawTest, EarlyDrawsAreReportedByThemselves) {
  const HostTensor logits = OneRow({1.0F, 5.0F, 3.0F});
  DrawBatch at_once = Batch(3, {Greedy(), Greedy()});
  DrawBatch early = at_once;
  early.bias_tokens = {1};
  early.bias_values = {-9.0F};
  early.rows[0].bias = {0, 1};
  EXPECT_EQ(backend_->DrawEarly(logits.view(), early).status().code(),
            absl::StatusCode::kFailedPrecondition)
      << "outside of a step";
  const std::vector<int32_t> no_rows = {0};
  RaggedBatch batch;
  batch.token_offsets = batch.page_offsets = no_rows;
  ASSERT_TRUE(backend_->BeginStep(batch).ok());
  auto drawn = backend_->DrawEarly(logits.view(), early);
  ASSERT_TRUE(drawn.ok()) << drawn.status();
  ASSERT_TRUE(backend_->Draw(logits.view(), at_once).ok());
  while (!(*drawn)->AreKnown()) continue;  // long before the step ends
  const auto results = (*drawn)->Take();
  ASSERT_TRUE(results.ok()) << results.status();
  const auto step = backend_->EndAndFinishStep();
  ASSERT_TRUE(step.ok()) << step.status();
  ASSERT_EQ(results->size(), 2U);
  EXPECT_EQ((*results)[0].token, 2);
  EXPECT_EQ((*results)[1].token, 1);
  ASSERT_EQ(step->draws.size(), 2U);
  EXPECT_EQ(step->draws[0].token, 1);
  early.rows[0].logits_row = 1;
  EXPECT_EQ(backend_->DrawEarly(logits.view(), early).status().code(),
            absl::StatusCode::kInvalidArgument);
}

TEST_F(DrawTest, RefusesWhatDoesNotFit) {
  const HostTensor logits = OneRow({1.0F, 2.0F});
  const auto message = [&](const DrawBatch& draw) {
    const absl::Status status = DrawNow(*backend_, logits.view(), draw).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    return std::string(status.message());
  };
  EXPECT_THAT(message(Batch(3, {})), HasSubstr("draw: vocabulary_tokens is 3, accepted: 1 to 2"));
  DrawBatch draw = Batch(2, {DrawRow()});
  draw.rows[0].logits_row = 1;
  EXPECT_THAT(message(draw), HasSubstr("logits_row is 1, accepted: 0 to 0"));
  draw = Batch(2, {DrawRow()});
  draw.rows[0].bias = {0, 1};
  EXPECT_THAT(message(draw), HasSubstr("bias range is [0, 1), accepted: within [0, 0)"));
  draw = Batch(2, {DrawRow()});
  draw.allowed_tokens = {2};
  EXPECT_THAT(message(draw), HasSubstr("allowed token is 2, accepted: 0 to 1"));
  draw = Batch(2, {DrawRow()});
  draw.rows[0].mask = {0, 1};
  EXPECT_THAT(message(draw), HasSubstr("mask range is [0, 1), accepted: within [0, 0)"));
  draw.mask_words = {1, 1};
  draw.rows[0].mask = {0, 2};
  EXPECT_THAT(message(draw), HasSubstr("words of a mask is 2, accepted: 1 to 1"));
  draw = Batch(2, {DrawRow()});
  draw.rows[0].top_p = 0.0F;
  EXPECT_THAT(message(draw), HasSubstr("top_p is 0, accepted: above 0, at most 1"));
  draw = Batch(2, {DrawRow()});
  draw.rows[0].draw = false;
  EXPECT_THAT(message(draw), HasSubstr("score_token is -1, accepted: 0 to 1"));
}

}  // namespace
}  // namespace longspan
