// The whole engine over real models: what a request gets never depends on what else runs, on how
// its prompt is cut, nor on which pages it is given. Compared are tokens and, bit for bit, the
// log-probabilities of each drawn token and its likeliest rivals.

#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "tests/engine/equivalence/model_rig.h"

namespace longspan {
namespace {

using Rig = ModelRig;

class EngineEquivalenceTest : public ::testing::TestWithParam<Geometry> {};

// Sixteen requests with arrivals in between and others that are cancelled around them.
TEST_P(EngineEquivalenceTest, InABatchOfSixteenIsAlone) {
  const std::string directory = CheckpointOf(GetParam());
  std::vector<Request> requests;
  std::mt19937 random(11);
  for (int number = 0; number < 16; ++number) {
    requests.push_back(RequestNumber(number, 1 + random() % 300, 4 + random() % 12));
  }
  std::vector<Reported> alone;
  Rig quiet(directory, {});
  for (const Request& request : requests) alone.push_back(quiet.Alone(request));

  Rig busy(directory, {.prefill_chunk_tokens = 61, .page_seed = 3});
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (int number = 0; number < 16; ++number) {
    sinks.push_back(busy.Submit(requests[number]));
    Request passing = RequestNumber(100 + number, 1 + random() % 200, 50);
    busy.Submit(passing);
    for (uint32_t step = random() % 6; step > 0; --step) busy.Step();
    // It may have ended by itself.
    (void)busy.core().inbox().Abort(passing.id, absl::CancelledError("left"));
  }
  busy.RunToIdle();
  for (int number = 0; number < 16; ++number) {
    SCOPED_TRACE(number);
    ExpectSame(alone[number], sinks[number]->reported());
  }
}

TEST_P(EngineEquivalenceTest, AnyChunksOnAnyPages) {
  const std::string directory = CheckpointOf(GetParam());
  for (int64_t prompt_tokens : {1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 700}) {
    SCOPED_TRACE(prompt_tokens);
    const Request request = RequestNumber(1, prompt_tokens, 6);
    const Reported whole = Rig(directory, {.prefill_chunk_tokens = 1024}).Alone(request);
    for (int32_t chunk_tokens : {23, 64}) {
      SCOPED_TRACE(chunk_tokens);
      Rig cut(directory, {.prefill_chunk_tokens = chunk_tokens, .page_seed = 9});
      ExpectSame(whole, cut.Alone(request));
    }
  }
}

// What was generated is what reading it as a prompt would have given: decode is prefill.
TEST_P(EngineEquivalenceTest, DecodeIsPrefill) {
  const std::string directory = CheckpointOf(GetParam());
  Request request = RequestNumber(0, 200, 40);
  Rig rig(directory, {});
  rig.AskForSparseDecode(false);  // it is never what reading would have given
  const Reported reported = rig.Alone(request);
  Request again = request;
  const std::vector<int32_t>& output = reported.token_ids.at(0);
  again.prompt_token_ids.insert(again.prompt_token_ids.end(), output.begin(), output.end() - 1);
  again.stopping.max_tokens = 1;
  const Reported last = Rig(directory, {}).Alone(again);
  EXPECT_EQ(last.token_ids.at(0).front(), output.back());
  const std::vector<uint32_t>& bits = reported.logprob_bits.at(0);
  const std::vector<uint32_t>& last_bits = last.logprob_bits.at(0);
  EXPECT_TRUE(std::equal(last_bits.begin(), last_bits.end(), bits.end() - last_bits.size()));
}

// Longer than any tile, window or choice of blocks: what a long prompt gives does not depend on
// how it is read.
TEST_P(EngineEquivalenceTest, FourAndAHalfThousandTokens) {
  const std::string directory = CheckpointOf(GetParam());
  const Request request = RequestNumber(2, 4500, 5);
  const Reported whole = Rig(directory, {.prefill_chunk_tokens = 4500}).Alone(request);
  ExpectSame(whole, Rig(directory, {.prefill_chunk_tokens = 333, .page_seed = 4}).Alone(request));
}

INSTANTIATE_TEST_SUITE_P(Geometries, EngineEquivalenceTest, ::testing::ValuesIn(ByteGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
