// Whole models against the float64 reference, which shares no code with them.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"
#include "tests/reference/model.h"

namespace longspan {
namespace {

constexpr int64_t kReferenceTokens = 400;

std::vector<int64_t> AllPositions() {
  std::vector<int64_t> positions(kReferenceTokens);
  for (int64_t i = 0; i < kReferenceTokens; ++i) positions[i] = i;
  return positions;
}

// Log-softmax of every position's logits.
std::vector<std::vector<double>> LogprobsOf(const reference::ForwardResult& result) {
  std::vector<std::vector<double>> logprobs = result.logits;
  for (std::vector<double>& row : logprobs) {
    const double largest = *std::max_element(row.begin(), row.end());
    double sum = 0;
    for (double logit : row) sum += std::exp(logit - largest);
    for (double& logit : row) logit -= largest + std::log(sum);
  }
  return logprobs;
}

struct LogitsDifference {
  double root_mean_square = 0;
  double largest = 0;
  int64_t position = 0;  // of the largest
  int64_t token = 0;
};

template <typename Row>
LogitsDifference Between(const std::vector<std::vector<double>>& expected,
                         const std::vector<Row>& found) {
  LogitsDifference difference;
  double squares = 0;
  int64_t count = 0;
  for (size_t position = 0; position < expected.size(); ++position) {
    for (size_t token = 0; token < expected[position].size(); ++token, ++count) {
      const double error = std::abs(expected[position][token] - double{found[position][token]});
      squares += error * error;
      if (error <= difference.largest) continue;
      difference.largest = error;
      difference.position = static_cast<int64_t>(position);
      difference.token = static_cast<int64_t>(token);
    }
  }
  difference.root_mean_square = std::sqrt(squares / static_cast<double>(count));
  return difference;
}

class ReferenceTest : public ::testing::TestWithParam<Geometry> {
 protected:
  ReferenceTest()
      : reference_(reference::ReferenceModel::Load(CheckpointOf(GetParam()))),
        token_ids_(RandomTokens(11, kReferenceTokens, reference_.checkpoint().vocabulary)) {}

  std::vector<std::vector<double>> Expected(bool bf16_activations) const {
    reference::ForwardOptions options;
    options.bf16_activations = bf16_activations;
    return LogprobsOf(reference_.Forward(token_ids_, AllPositions(), options));
  }
  std::vector<Logprobs> Computed(DType compute_dtype) const {
    ModelHarness harness(CheckpointOf(GetParam()), {.compute_dtype = compute_dtype});
    TestSequence sequence{.token_ids = token_ids_,
                          .pages = AscendingPages(0, PagesForTokens(kReferenceTokens))};
    harness.Finish(sequence, 130);
    return sequence.logprobs;
  }

  reference::ReferenceModel reference_;
  std::vector<int32_t> token_ids_;
};

TEST_P(ReferenceTest, F32) {
  const LogitsDifference difference = Between(Expected(false), Computed(DType::kF32));
  RecordProperty("largest_difference", std::to_string(difference.largest));
  EXPECT_LT(difference.largest, 1e-3)
      << "position " << difference.position << ", token " << difference.token;
}

// At most twice what a plain bf16 computation of the reference loses.
TEST_P(ReferenceTest, Bf16) {
  const std::vector<std::vector<double>> expected = Expected(false);
  const LogitsDifference plain = Between(expected, Expected(true));
  const LogitsDifference computed = Between(expected, Computed(DType::kBf16));
  RecordProperty("root_mean_square", std::to_string(computed.root_mean_square));
  EXPECT_LT(computed.root_mean_square, 2 * plain.root_mean_square);
  EXPECT_GT(computed.root_mean_square, 0) << "bf16 was not used";
}

INSTANTIATE_TEST_SUITE_P(Geometries, ReferenceTest, ::testing::ValuesIn(AllGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
