// Draws from what a mask of bits permits.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "kernels/draw.h"
#include "kernels/philox.h"
#include "tests/kernels/backend/draw_now.h"
#include "tests/kernels/backend/test_tensors.h"
#include "tests/kernels/test_backend.h"

namespace longspan {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

using Permits = std::function<bool(int64_t token)>;

// A mask of the words that `tokens` need.
Range AddMask(DrawBatch& draw, int64_t tokens, const Permits& permits) {
  const auto begin = static_cast<int32_t>(draw.mask_words.size());
  draw.mask_words.resize(begin + (tokens + 31) / 32);
  for (int64_t token = 0; token < tokens; ++token) {
    if (permits(token)) draw.mask_words[begin + token / 32] |= 1U << (token % 32);
  }
  return {begin, static_cast<int32_t>(draw.mask_words.size())};
}

Range AddAllowed(DrawBatch& draw, const Permits& permits) {
  const auto begin = static_cast<int32_t>(draw.allowed_tokens.size());
  for (int32_t token = 0; token < draw.vocabulary_tokens; ++token) {
    if (permits(token)) draw.allowed_tokens.push_back(token);
  }
  return {begin, static_cast<int32_t>(draw.allowed_tokens.size())};
}

DrawBatch Rows(int32_t vocabulary_tokens, int rows, float temperature) {
  DrawBatch draw;
  draw.vocabulary_tokens = vocabulary_tokens;
  draw.rows.resize(rows);
  for (DrawRow& row : draw.rows) row.temperature = temperature;
  return draw;
}

class DrawMaskTest : public ::testing::Test {
 protected:
  std::vector<DrawResult> Draw(const HostTensor& logits, const DrawBatch& draw) {
    auto results = DrawNow(*backend_, logits.view(), draw);
    EXPECT_TRUE(results.ok()) << results.status();
    return results.ok() ? *results : std::vector<DrawResult>(draw.rows.size());
  }

  std::unique_ptr<Backend> backend_ = MakeTestBackend(2);
};

// Tokens 0 … 65 of logits of 100; the higher the id, the larger the logit.
TEST_F(DrawMaskTest, PermitsWhatItsBitsSay) {
  HostTensor logits(DType::kF32, {1, 100});
  for (int token = 0; token < 100; ++token) logits.Set(token, 0.1F * static_cast<float>(token));
  DrawBatch draw = Rows(66, 7, 0.0F);
  const Permits some = [](int64_t token) {
    return token == 3 || token == 32 || token == 64 || token > 65;
  };
  const Range wide = AddMask(draw, 100, some);
  const Range narrow = AddMask(draw, 66, some);
  ASSERT_EQ(wide.end - wide.begin, 4);
  ASSERT_EQ(narrow.end - narrow.begin, 3);
  for (DrawRow& row : draw.rows) row.mask = narrow;
  draw.rows[0].mask = wide;
  draw.allowed_tokens = {3, 32, 65};
  draw.rows[2].allowed = {0, 3};
  draw.bias_tokens = {65, 3, 64, 32};
  draw.bias_values = {50.0F, 40.0F, static_cast<float>(-kInfinity), 0.5F};
  draw.rows[3].bias = {0, 1};  // raises what is not permitted
  draw.rows[4].bias = {0, 2};
  draw.rows[5].bias = {2, 4};
  draw.penalty_tokens = {64};
  draw.penalty_output_counts = {3};
  draw.rows[6].penalties = {0, 1};
  draw.rows[6].presence_penalty = 6.0F;
  const auto results = Draw(logits, draw);
  const std::vector<int32_t> expected = {64, 64, 32, 64, 3, 32, 32};
  for (size_t row = 0; row < expected.size(); ++row) {
    EXPECT_EQ(results[row].token, expected[row]) << "row " << row;
    EXPECT_TRUE(results[row].finite && results[row].permitted) << "row " << row;
  }
}

// Rows that permit none of the tokens 0 … 65, and rows that do.
class NothingPermittedTest : public DrawMaskTest {
 protected:
  NothingPermittedTest() : logits_(DType::kF32, {3, 70}) {
    logits_.FillNormal(3);
    logits_.Set(1 * 70 + 5, std::nanf(""));
    for (int64_t token = 0; token < 70; ++token) {
      logits_.Set(2 * 70 + token, static_cast<float>(-kInfinity));
    }
    for (DrawRow& row : draw_.rows) row.top_logprobs = 1;
  }

  HostTensor logits_;
  DrawBatch draw_ = Rows(66, 5, 1.0F);
  const Range none_ = AddMask(draw_, 70, [](int64_t) { return false; });
  const Range only_40_ = AddMask(draw_, 70, [](int64_t token) { return token == 40; });
};

TEST_F(NothingPermittedTest, IsReportedAndNothingIsDrawn) {
  draw_.rows[0].mask = none_;
  draw_.rows[1].mask = AddMask(draw_, 70, [](int64_t token) { return token >= 66; });
  draw_.allowed_tokens = {39, 41};
  draw_.rows[2].mask = only_40_;
  draw_.rows[2].allowed = {0, 2};
  draw_.bias_tokens = {40};
  draw_.bias_values = {static_cast<float>(-kInfinity)};
  draw_.rows[3].mask = only_40_;
  draw_.rows[3].bias = {0, 1};
  draw_.rows[4].temperature = 0.0F;
  draw_.rows[4].mask = none_;
  for (const DrawResult& result : Draw(logits_, draw_)) {
    EXPECT_EQ(result.token, -1);
    EXPECT_FALSE(result.finite || result.permitted);
    EXPECT_TRUE(result.top.empty());
  }
}

TEST_F(NothingPermittedTest, OtherRowsStandAndLogitsHaveTheirOwnFault) {
  draw_.rows[0].mask = none_;
  draw_.rows[1].mask = only_40_;
  draw_.rows[2].mask = none_;
  draw_.rows[2].draw = false;
  draw_.rows[2].score_token = 7;
  for (const int row : {3, 4}) {
    draw_.rows[row].mask = none_;
    draw_.rows[row].logits_row = row - 2;
  }
  const auto results = Draw(logits_, draw_);
  EXPECT_FALSE(results[0].permitted);
  EXPECT_EQ(results[1].token, 40);
  EXPECT_EQ(results[2].token, 7) << "a mask does not keep from scoring";
  for (const int row : {1, 2}) EXPECT_TRUE(results[row].finite && results[row].permitted);
  for (const int row : {3, 4}) {
    EXPECT_EQ(results[row].token, -1) << "row " << row;
    EXPECT_TRUE(!results[row].finite && results[row].permitted) << "row " << row;
  }
}

// What draw.h says of a row without filters, in double precision.
int32_t DrawnOf(const float* logits, int32_t vocabulary, const DrawRow& row,
                const Permits& permits) {
  double largest = -kInfinity;
  for (int32_t token = 0; token < vocabulary; ++token) {
    if (permits(token)) largest = std::max(largest, double{logits[token]});
  }
  int32_t winner = -1;
  double best = 0.0;
  for (int32_t token = 0; token < vocabulary; ++token) {
    if (!permits(token)) continue;
    const PhiloxCounter words = Philox(
        row.seed, {static_cast<uint32_t>(token / 4), row.output_position, row.sample_index, 0});
    const double noise = row.temperature > 0.0F ? -std::log((words[token % 4] + 0.5) * 0x1p-32) : 1;
    const double temperature = row.temperature > 0.0F ? row.temperature : 1.0;
    const double score = std::exp((logits[token] - largest) / temperature) / noise;
    if (score <= best) continue;
    best = score;
    winner = token;
  }
  return winner;
}

struct MaskCase {
  const char* name;
  Permits permits;
};

struct LogitsSize {
  int32_t vocabulary;
  int64_t width;
};

class LargeMaskTest : public DrawMaskTest, public ::testing::WithParamInterface<LogitsSize> {
 protected:
  // Greedy, two temperatures, and filters; each once with the mask and once with an allow-list of
  // the same tokens.
  void AddRows(const Permits& permits) {
    const Range mask = AddMask(draw_, GetParam().width, permits);
    const Range allowed = AddAllowed(draw_, permits);
    for (int setting = 0; setting < 4; ++setting) {
      DrawRow row;
      row.logits_row = setting % 2;
      row.seed = 90 + draw_.rows.size();
      row.output_position = setting;
      row.temperature = setting == 0 ? 0.0F : 0.5F + 0.25F * static_cast<float>(setting);
      if (setting == 3) row.top_k = 20;
      if (setting == 3) row.top_p = 0.9F;
      row.top_logprobs = 3;
      row.mask = mask;
      draw_.rows.push_back(row);
      row.mask = {};
      row.allowed = allowed;
      draw_.rows.push_back(row);
    }
  }
  // Of the raw logits: what is most probable need not be permitted.
  void ExpectRawLogprobs(const float* raw, const DrawResult& result) const {
    const float* const most = std::max_element(raw, raw + GetParam().vocabulary);
    double sum = 0.0;
    for (int64_t token = 0; token < GetParam().width; ++token) {
      sum += std::exp(double{raw[token]} - *most);
    }
    EXPECT_EQ(result.top[0].token, most - raw);
    EXPECT_NEAR(result.chosen.logprob, raw[result.token] - *most - std::log(sum), 1e-4);
  }

  DrawBatch draw_ = Rows(GetParam().vocabulary, 0, 1.0F);
};

// Dense masks and sparse ones, at sizes that models have.
TEST_P(LargeMaskTest, IsItsDefinitionAndAnAllowListOfTheSameTokens) {
  const int32_t vocabulary = GetParam().vocabulary;
  const std::vector<MaskCase> cases = {
      {"nearly all", [](int64_t token) { return token % 997 != 5; }},
      {"some", [](int64_t token) { return token % 31 == 7; }},
      {"runs", [](int64_t token) { return token / 40 % 2000 == 3; }},
      {"the last", [=](int64_t token) { return token == vocabulary - 1; }},
      {"all", [](int64_t) { return true; }}};
  HostTensor logits(DType::kF32, {2, GetParam().width});
  logits.FillNormal(17, 3.0F);
  for (const MaskCase& mask : cases) AddRows(mask.permits);
  const auto results = Draw(logits, draw_);
  for (size_t i = 0; i < results.size(); i += 2) {
    const MaskCase& mask = cases[i / 8];
    SCOPED_TRACE(testing::Message() << "mask of " << mask.name << ", row " << i);
    const DrawRow& row = draw_.rows[i];
    const float* const raw = logits.floats() + row.logits_row * GetParam().width;
    ASSERT_TRUE(results[i].permitted && results[i].finite);
    EXPECT_TRUE(mask.permits(results[i].token));
    EXPECT_EQ(results[i].token, results[i + 1].token);
    if (row.top_k == 0) {
      EXPECT_EQ(results[i].token, DrawnOf(raw, vocabulary, row, mask.permits));
    }
    ExpectRawLogprobs(raw, results[i]);
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, LargeMaskTest,
                         ::testing::Values(LogitsSize{128256, 128256}, LogitsSize{262145, 262208}),
                         [](const auto& test) {
                           return "Vocabulary" + std::to_string(test.param.vocabulary);
                         });

}  // namespace
}  // namespace longspan
