#include "tests/reference/sampling.h"

#include <cmath>
#include <limits>
#include <numeric>

#include "gtest/gtest.h"

namespace longspan::reference {
namespace {

std::vector<double> Logs(std::vector<double> probabilities) {
  for (double& p : probabilities) p = std::log(p);
  return probabilities;
}

void ExpectNearProbabilities(const std::vector<double>& actual,
                             const std::vector<double>& expected) {
  ASSERT_EQ(actual.size(), expected.size());
  for (size_t i = 0; i < actual.size(); ++i) EXPECT_NEAR(actual[i], expected[i], 1e-12) << i;
}

TEST(Sampling, PlainRulesGiveTheSoftmax) {
  ExpectNearProbabilities(DrawProbabilities(Logs({0.5, 0.3, 0.2}), {}), {0.5, 0.3, 0.2});
  ExpectNearProbabilities(RawLogprobs({std::log(6.0), std::log(2.0)}), Logs({0.75, 0.25}));
}

TEST(Sampling, TemperatureSharpensClampsAndTurnsGreedy) {
  SamplingRules rules;
  rules.temperature = 0.5;  // squares
  ExpectNearProbabilities(DrawProbabilities(Logs({0.6, 0.3, 0.1}), rules),
                          {0.36 / 0.46, 0.09 / 0.46, 0.01 / 0.46});
  rules.temperature = 0.001;  // as 0.01
  const double ratio = std::exp(-0.01 / 0.01);
  ExpectNearProbabilities(DrawProbabilities({0.01, 0}, rules),
                          {1 / (1 + ratio), ratio / (1 + ratio)});
  rules.temperature = 0;
  rules.top_k = 1;
  ExpectNearProbabilities(DrawProbabilities({1, 2, 2}, rules), {0, 1, 0});
}

TEST(Sampling, PenaltiesApplyBeforeGreedy) {
  SamplingRules rules;
  rules.repetition_penalty = 2;
  rules.frequency_penalty = 0.5;
  rules.presence_penalty = 0.25;
  rules.penalised = {{0, 0}, {1, 3}, {2, 0}};
  ExpectNearProbabilities(AdjustedLogits({4, 4, -1, 1}, rules), {2, 4.0 / 2 - 1.5 - 0.25, -2, 1});
  rules.temperature = 0;
  ExpectNearProbabilities(DrawProbabilities({1.5, 0, 0, 1}, rules), {0, 0, 0, 1});
}

TEST(Sampling, BiasAllowListAndSurplusIdsBan) {
  SamplingRules rules;
  rules.bias = {{1, -std::numeric_limits<double>::infinity()}};
  ExpectNearProbabilities(DrawProbabilities(Logs({0.2, 0.6, 0.2}), rules), {0.5, 0, 0.5});
  rules.bias.clear();
  rules.allowed = {1, 2};
  ExpectNearProbabilities(DrawProbabilities(Logs({0.2, 0.6, 0.2}), rules), {0, 0.75, 0.25});
  rules.allowed.clear();
  rules.vocabulary_tokens = 2;
  ExpectNearProbabilities(DrawProbabilities(Logs({0.2, 0.6, 0.2}), rules), {0.25, 0.75, 0});
}

TEST(Sampling, MinPIsRelativeToTheLargest) {
  SamplingRules rules;
  rules.min_p = 0.5;
  ExpectNearProbabilities(DrawProbabilities(Logs({0.4, 0.3, 0.19, 0.11}), rules),
                          {4.0 / 7, 3.0 / 7, 0, 0});
}

TEST(Sampling, TopKKeepsTiesWithTheLast) {
  SamplingRules rules;
  rules.top_k = 2;
  ExpectNearProbabilities(DrawProbabilities({0, 1, 0, -1}, rules),
                          {1 / (2 + M_E), M_E / (2 + M_E), 1 / (2 + M_E), 0});
}

TEST(Sampling, TopPDropsFromBelowAndKeepsOne) {
  SamplingRules rules;
  rules.top_p = 0.75;  // drops 0.1, then 0.1 + 0.2 exceeds 0.25
  ExpectNearProbabilities(DrawProbabilities(Logs({0.1, 0.7, 0.2}), rules), {0, 7.0 / 9, 2.0 / 9});
  rules.top_p = 1e-9;
  ExpectNearProbabilities(DrawProbabilities({0, 0, 0}, rules),
                          {1, 0, 0});  // of equals the higher ids go first
}

TEST(Sampling, TopPSeesWhatTopKLeft) {
  SamplingRules rules;
  rules.top_k = 2;
  rules.top_p = 0.6;  // of 0.5 / 0.8 and 0.3 / 0.8 the second is at most 0.4
  ExpectNearProbabilities(DrawProbabilities(Logs({0.5, 0.3, 0.2}), rules), {1, 0, 0});
}

}  // namespace
}  // namespace longspan::reference
