// Reasoning that is ended at its maximum: what a request is told is the same alone, in a batch and
// where others are preempted, bit for bit.
#include <memory>
#include <string>
#include <vector>

#include "tests/engine/equivalence/model_rig.h"

namespace longspan {
namespace {

class ReasoningLimitTest : public ::testing::TestWithParam<Geometry> {
 protected:
  // Each ends its reasoning elsewhere; among them penalties and several samples.
  static std::vector<Request> Requests() {
    std::vector<Request> requests;
    for (int number = 0; number < 6; ++number) {
      Request request = RequestNumber(number, 100 + 9 * number, 150);
      request.reasoning = {{"<t>", "</t>"}, true, 13 * number, {'<', '/', 't', '>'}};
      requests.push_back(request);
    }
    return requests;
  }

  const std::string directory_ = CheckpointOf(GetParam());
};

TEST_P(ReasoningLimitTest, InABatchAndPreemptedIsAlone) {
  ModelRig quiet(directory_, {});
  Cut cut{.prefill_chunk_tokens = 61, .page_seed = 3, .tight_tokens = 300};
  cut.engine.output_margin_tokens = 16;
  ModelRig tight(directory_, cut);
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (const Request& request : Requests()) sinks.push_back(tight.Submit(tight.Admitted(request)));
  tight.RunToIdle();
  for (size_t i = 0; i < sinks.size(); ++i) {
    SCOPED_TRACE(i);
    ExpectSame(quiet.Alone(Requests()[i]), sinks[i]->reported());
    for (const auto& [sample, token_ids] : sinks[i]->token_ids) {
      const std::vector<int32_t> end(token_ids.begin() + 13 * i, token_ids.begin() + 13 * i + 4);
      EXPECT_EQ(end, Requests()[i].reasoning.end_token_ids) << "sample " << sample;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Geometries, ReasoningLimitTest, ::testing::ValuesIn(ByteGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
