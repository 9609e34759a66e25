// What is found in the cache, made again after a preemption or brought back from the host's pool is
// what computing it alone would have given, bit for bit.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/engine/equivalence/model_rig.h"

namespace longspan {
namespace {

class ReuseTest : public ::testing::TestWithParam<Geometry> {
 protected:
  const std::string directory_ = CheckpointOf(GetParam());
};

// Prompts that end before, on and after page boundaries, behind a common prefix that does too.
TEST_P(ReuseTest, PrefixesThatEndAnywhere) {
  ModelRig cold(directory_, {});
  ModelRig warm(directory_, {.prefill_chunk_tokens = 100, .page_seed = 5});
  const Request longest = RequestNumber(2, 700, 3);
  (void)warm.Alone(warm.Admitted(longest));
  for (int64_t shared_tokens : {1, 63, 64, 65, 127, 128, 129, 192, 255, 257, 513, 640, 699}) {
    for (int64_t own_tokens : {1, 2, 31, 64, 65}) {
      SCOPED_TRACE(std::to_string(shared_tokens) + " + " + std::to_string(own_tokens));
      Request request = RequestNumber(2, 700, 3);
      request.prompt_token_ids.resize(shared_tokens);
      for (int64_t i = 0; i < own_tokens; ++i) {
        request.prompt_token_ids.push_back(static_cast<int32_t>((shared_tokens + 7 * i) % 256));
      }
      const Reported reported = warm.Alone(warm.Admitted(request));
      ExpectSame(cold.Alone(request), reported);
    }
  }
  EXPECT_GT(warm.cached_tokens(), 0);
}

// Each turn's prompt holds the answer before: pages of generated tokens are found too.
TEST_P(ReuseTest, AConversation) {
  ModelRig cold(directory_, {});
  ModelRig warm(directory_, {.page_seed = 5});
  Request turn = RequestNumber(6, 150, 90);
  turn.sampling.n = 1;
  for (int turns = 0; turns < 4; ++turns) {
    const Reported reported = warm.Alone(warm.Admitted(turn));
    ExpectSame(cold.Alone(turn), reported);
    auto& prompt = turn.prompt_token_ids;
    const std::vector<int32_t>& answer = reported.token_ids.at(0);
    prompt.insert(prompt.end(), answer.begin(), answer.end());
    for (int32_t i = 0; i < 20; ++i) prompt.push_back(i);
  }
  EXPECT_GT(warm.cached_tokens(), 0);
}

// Too few pages for all: requests are preempted, with and without a pool on the host.
TEST_P(ReuseTest, PreemptionChangesNothing) {
  std::vector<Request> requests;
  for (int number : {0, 1, 2, 4, 5}) {
    Request request = RequestNumber(number, 100 + 9 * number, 150);
    request.sampling.n = 1;
    requests.push_back(request);
  }
  ModelRig cold(directory_, {});
  for (int64_t host_pages : {0, 90}) {
    Cut cut{.prefill_chunk_tokens = 100, .page_seed = 5, .tight_tokens = 300};
    cut.engine.output_margin_tokens = 16;
    cut.engine.host_pages = host_pages;
    ModelRig tight(directory_, cut);
    // What lies within windows does not grow.
    const bool grows = tight.layout().groups.growing_count() > 0;
    EXPECT_EQ(PreemptionsOfTheSame(cold, tight, requests) > 0, grows);
  }
}

INSTANTIATE_TEST_SUITE_P(Geometries, ReuseTest, ::testing::ValuesIn(ByteGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
