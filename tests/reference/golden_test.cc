// The reference against the demo checkpoint's golden files, which write_golden made with it: a
// change of it must not change them. Two other implementations hold the reference itself to
// account: the backends (tests/engine/model/demo_test.cc) and the training's
// (tests/models/test_checkpoint.py).
#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/reference/model.h"
#include "tests/reference/sampling.h"
#include "tests/reference/selection.h"

namespace longspan::reference {
namespace {

using nlohmann::json;

const std::string kDemo = "deploy/models/demo";

const ReferenceModel& Demo() {
  static const auto* model = new ReferenceModel(ReferenceModel::Load(kDemo));
  return *model;
}

double LargestLogitDifference(const json& golden, const ForwardResult& result) {
  double largest = 0;
  for (size_t i = 0; i < golden.at("positions").size(); ++i) {
    for (const json& entry : golden.at("positions")[i].at("top10")) {
      const double computed = result.logits[i][entry[0].get<size_t>()];
      largest = std::max(largest, std::abs(computed - entry[1].get<double>()));
    }
  }
  return largest;
}

// Index of the position among those asked for.
size_t IndexOf(const std::vector<int64_t>& positions, int64_t position) {
  return std::find(positions.begin(), positions.end(), position) - positions.begin();
}

class Golden : public testing::TestWithParam<int> {};

TEST_P(Golden, LogitsAndSelectionsAgree) {
  std::ifstream file(kDemo + "/golden/logits_" + std::to_string(GetParam()) + ".json");
  const json golden = json::parse(file);
  const std::vector<int32_t> prompt = golden.at("ids");
  std::vector<int64_t> positions;
  for (const json& entry : golden.at("positions")) positions.push_back(entry.at("position"));
  ASSERT_FALSE(positions.empty());
  // The greedy tokens follow the prompt, so that one pass judges them too.
  const std::vector<int32_t> greedy = golden.value("greedy_ids", std::vector<int32_t>());
  std::vector<int32_t> ids = prompt;
  if (!greedy.empty()) ids.insert(ids.end(), greedy.begin(), greedy.end() - 1);
  std::vector<int64_t> asked = positions;
  for (size_t i = 0; i < greedy.size(); ++i) asked.push_back(prompt.size() - 1 + i);

  const ForwardResult result = Demo().Forward(ids, asked);
  const double difference = LargestLogitDifference(golden, result);
  EXPECT_LT(difference, 1e-2);
  for (size_t i = 0; i < greedy.size(); ++i) {
    EXPECT_EQ(ArgMax(result.logits[positions.size() + i]), greedy[i]) << "greedy token " << i;
  }

  int exact = 0;
  for (const json& entry : golden.at("selection")) {
    const int layer = entry.at("layer");
    const int kv_head = entry.at("kv_head");
    const int64_t position = entry.at("position");
    const std::vector<int> blocks = entry.at("blocks");
    const auto& scores = result.scores[layer][IndexOf(asked, position)][kv_head];
    EXPECT_TRUE(SelectionAgrees(*Demo().checkpoint().nsa, scores, blocks))
        << "layer " << layer << " KV head " << kv_head << " position " << position;
    exact += result.selections[layer][position][kv_head] == blocks ? 1 : 0;
  }
  RecordProperty("largest_logit_difference", std::to_string(difference));
  std::printf("length %d: largest logit difference %.2e, selections equal %d of %zu\n", GetParam(),
              difference, exact, golden.at("selection").size());
}

INSTANTIATE_TEST_SUITE_P(Lengths, Golden,
                         testing::Values(1, 31, 32, 47, 48, 63, 64, 65, 1023, 1024, 1025, 4097));

}  // namespace
}  // namespace longspan::reference
