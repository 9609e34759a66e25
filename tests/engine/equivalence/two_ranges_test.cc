// Requests of both ranges of RoPE: each is told what it would be told alone, bit for bit, whatever
// runs beside it and whoever is preempted, and finds no page of the other range.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/engine/equivalence/model_rig.h"

namespace longspan {
namespace {

std::vector<Geometry> ByteGeometriesOfTwoRanges() {
  std::vector<Geometry> geometries = TwoRangeGeometries();
  for (Geometry& geometry : geometries) {
    geometry.name += "_of_bytes";
    geometry.checkpoint.vocabulary = 256;
  }
  return geometries;
}

class TwoRangesEngineTest : public ::testing::TestWithParam<Geometry> {
 protected:
  // Alone in an engine with room for everything.
  Reported Alone(const Request& request) {
    ModelRig quiet(directory_, {});
    return quiet.Alone(quiet.Admitted(request));
  }

  const std::string directory_ = CheckpointOf(GetParam());
};

std::vector<Request> WithIdsOfTheirOwn(std::vector<Request> requests) {
  for (size_t i = 0; i < requests.size(); ++i) requests[i].id = std::to_string(i);
  return requests;
}

// About the boundary, and with several samples: prompts that begin short and grow past it are long.
std::vector<Request> Requests() {
  std::vector<Request> requests;
  for (const int64_t max_tokens : {50, 51, 120}) {
    for (int number : {0, 3, 4}) {  // 3: two samples
      requests.push_back(RequestNumber(number, kShortTokens - 50, max_tokens));
    }
  }
  requests.push_back(RequestNumber(1, 2 * kShortTokens, 40));
  return WithIdsOfTheirOwn(std::move(requests));
}

TEST_P(TwoRangesEngineTest, BothInABatchAreAlone) {
  ModelRig busy(directory_, {.prefill_chunk_tokens = 61, .page_seed = 3});
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (const Request& request : Requests()) {
    sinks.push_back(busy.Submit(busy.Admitted(request)));
    busy.Step();
  }
  busy.RunToIdle();
  for (size_t i = 0; i < sinks.size(); ++i) {
    SCOPED_TRACE(i);
    ExpectSame(Alone(Requests()[i]), sinks[i]->reported());
  }
}

TEST_P(TwoRangesEngineTest, PreemptionKeepsTheRange) {
  Cut cut{.prefill_chunk_tokens = 100, .page_seed = 5, .tight_tokens = 320};
  cut.engine.output_margin_tokens = 16;
  ModelRig tight(directory_, cut);
  std::vector<Request> requests;
  for (const int64_t prompt_tokens : {40, 130, 50, 140, 45}) {  // short, long, …
    requests.push_back(RequestNumber(6, prompt_tokens, 150));
  }
  requests = WithIdsOfTheirOwn(std::move(requests));
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (const Request& request : requests) sinks.push_back(tight.Submit(tight.Admitted(request)));
  tight.RunToIdle();
  int64_t long_preemptions = 0;
  for (size_t i = 0; i < requests.size(); ++i) {
    SCOPED_TRACE(i);
    ExpectSame(Alone(requests[i]), sinks[i]->reported());
    if (i % 2 == 1) long_preemptions += sinks[i]->finished.at(0).timing.preemptions;
  }
  EXPECT_GT(long_preemptions, 0);
}

TEST_P(TwoRangesEngineTest, NoPrefixIsOfTheOther) {
  ModelRig warm(directory_, {});
  const Request of_short = RequestNumber(0, kShortTokens - 10, 10);
  Request of_long = of_short;
  of_long.stopping.max_tokens = 11;
  const auto cached_tokens = [&warm](const Request& request, const Reported& alone) {
    const int64_t before = warm.cached_tokens();
    ExpectSame(alone, warm.Alone(warm.Admitted(request)));
    return warm.cached_tokens() - before;
  };
  const Reported alone_short = Alone(of_short);
  const Reported alone_long = Alone(of_long);
  EXPECT_NE(alone_short.logprob_bits.at(0).front(), alone_long.logprob_bits.at(0).front());
  EXPECT_EQ(cached_tokens(of_short, alone_short), 0);
  EXPECT_EQ(cached_tokens(of_long, alone_long), 0);
  EXPECT_EQ(cached_tokens(of_short, alone_short), 2 * kPageTokens);
  EXPECT_EQ(cached_tokens(of_long, alone_long), 2 * kPageTokens);
}

INSTANTIATE_TEST_SUITE_P(Geometries, TwoRangesEngineTest,
                         ::testing::ValuesIn(ByteGeometriesOfTwoRanges()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
