// The whole engine over real models: what a request gets never depends on what else runs, on how
// its prompt is cut, nor on which pages it is given. Compared are tokens and, bit for bit, the
// log-probabilities of each drawn token and its likeliest rivals.

#include <cstring>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "engine/engine_core.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "gtest/gtest.h"
#include "tests/engine/core/recording_sink.h"
#include "tests/engine/core/submit.h"
#include "tests/engine/core/test_tokenizer.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_backend.h"

namespace longspan {
namespace {

struct Cut {
  int32_t prefill_chunk_tokens = 512;
  uint32_t page_seed = 0;  // 0: ascending
  DType compute_dtype = DType::kBf16;
};

// Everything a request was told, as bits.
struct Told {
  std::map<int32_t, std::vector<int32_t>> token_ids;
  std::map<int32_t, std::string> text;
  std::map<int32_t, std::vector<uint32_t>> logprob_bits;
  bool failed = false;
};

class BitSink : public RecordingSink {
 public:
  void OnEvent(Event event) override {
    if (const auto* delta = std::get_if<TokenDelta>(&event)) {
      for (const PositionLogprobs& position : delta->logprobs) {
        Add(delta->index, position.chosen.logprob);
        for (const TokenLogprob& entry : position.top) Add(delta->index, entry.logprob);
      }
    }
    RecordingSink::OnEvent(std::move(event));
  }
  Told told() const { return {token_ids, text, bits_, failed.has_value()}; }

 private:
  void Add(int32_t index, float value) {
    uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    bits_[index].push_back(bits);
  }
  std::map<int32_t, std::vector<uint32_t>> bits_;
};

class Rig {
 public:
  Rig(const std::string& directory, const Cut& cut) {
    options_.pages = 400;
    options_.max_running_requests = 24;
    options_.max_queued_requests = 64;
    options_.max_queued_tokens = 1 << 20;
    options_.prefill_chunk_tokens = cut.prefill_chunk_tokens;
    backend_ = MakeModelBackend(/*threads=*/2);
    Checkpoint checkpoint = *LoadCheckpoint(directory);
    model_ = *LoadModel(checkpoint.config(), checkpoint, cut.compute_dtype, backend_.get());
    StepLimits limits;
    limits.max_step_tokens = cut.prefill_chunk_tokens + options_.max_running_requests;
    auto runner = CreateModelRunner(model_.get(), backend_.get(),
                                    {options_.pages, options_.max_running_requests, limits});
    EXPECT_TRUE(runner.ok()) << runner.status();
    std::vector<int32_t> order(options_.pages);
    std::iota(order.begin(), order.end(), 0);
    if (cut.page_seed != 0) std::shuffle(order.begin(), order.end(), std::mt19937(cut.page_seed));
    core_ = std::make_unique<EngineCore>(options_, model_->layout, *std::move(runner),
                                         TestTokenizer(), &observer_, PagePool(order));
  }

  std::shared_ptr<BitSink> Submit(const Request& request) {
    Request copy = request;
    auto sink = std::make_shared<BitSink>();
    copy.sink = sink;
    copy.arrival_us = SteadyNowUs();
    EXPECT_TRUE(core_->CheckFits(copy).ok());
    EXPECT_TRUE(SubmitAlone(*core_, std::move(copy)).ok());
    return sink;
  }

  Told Alone(const Request& request) {
    auto sink = Submit(request);
    RunToIdle();
    return sink->told();
  }

  void Step() { core_->Step(absl::ZeroDuration()); }
  void RunToIdle() {
    do {
      Step();
    } while (!core_->idle() || !core_->inbox().empty());
    EXPECT_TRUE(core_->CheckIntegrity().ok()) << core_->CheckIntegrity();
    EXPECT_EQ(core_->Load().pages_free, options_.pages);
    EXPECT_EQ(core_->Load().slots_free, options_.max_running_requests);
  }
  EngineCore& core() { return *core_; }

 private:
  EngineOptions options_;
  Observer observer_;
  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Model> model_;
  std::unique_ptr<EngineCore> core_;
};

Request RequestNumber(int number, int64_t prompt_tokens, int64_t max_tokens) {
  Request request;
  request.id = "r" + std::to_string(number);
  std::mt19937 random(number + 1);
  for (int64_t i = 0; i < prompt_tokens; ++i) {
    request.prompt_token_ids.push_back(static_cast<int32_t>(random() % 256));
  }
  request.stopping.max_tokens = max_tokens;
  request.response.logprobs = 3;
  SamplingParams& sampling = request.sampling;
  sampling.seed = random();
  sampling.temperature = number % 3 == 0 ? 0.0F : 1.0F;
  sampling.top_p = number % 4 == 1 ? 0.9F : 1.0F;
  sampling.top_k = number % 5 == 2 ? 20 : 0;
  sampling.repetition_penalty = number % 6 == 4 ? 1.3F : 1.0F;
  sampling.presence_penalty = number % 7 == 5 ? 0.5F : 0.0F;
  sampling.n = number % 8 == 3 ? 2 : 1;
  return request;
}

void ExpectSame(const Told& expected, const Told& actual) {
  EXPECT_FALSE(actual.failed);
  EXPECT_EQ(expected.token_ids, actual.token_ids);
  EXPECT_EQ(expected.text, actual.text);
  EXPECT_EQ(expected.logprob_bits, actual.logprob_bits);
}

class EngineEquivalenceTest : public ::testing::TestWithParam<Geometry> {};

// Sixteen requests with arrivals in between and others that are cancelled around them.
TEST_P(EngineEquivalenceTest, InABatchOfSixteenIsAlone) {
  const std::string directory = CheckpointOf(GetParam());
  std::vector<Request> requests;
  std::mt19937 random(11);
  for (int number = 0; number < 16; ++number) {
    requests.push_back(RequestNumber(number, 1 + random() % 300, 4 + random() % 12));
  }
  std::vector<Told> alone;
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
    ExpectSame(alone[number], sinks[number]->told());
  }
}

TEST_P(EngineEquivalenceTest, AnyChunksOnAnyPages) {
  const std::string directory = CheckpointOf(GetParam());
  for (int64_t prompt_tokens : {1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 700}) {
    SCOPED_TRACE(prompt_tokens);
    const Request request = RequestNumber(1, prompt_tokens, 6);
    const Told whole = Rig(directory, {.prefill_chunk_tokens = 1024}).Alone(request);
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
  const Told told = Rig(directory, {}).Alone(request);
  Request again = request;
  const std::vector<int32_t>& output = told.token_ids.at(0);
  again.prompt_token_ids.insert(again.prompt_token_ids.end(), output.begin(), output.end() - 1);
  again.stopping.max_tokens = 1;
  const Told last = Rig(directory, {}).Alone(again);
  EXPECT_EQ(last.token_ids.at(0).front(), output.back());
  const std::vector<uint32_t>& bits = told.logprob_bits.at(0);
  const std::vector<uint32_t>& last_bits = last.logprob_bits.at(0);
  EXPECT_TRUE(std::equal(last_bits.begin(), last_bits.end(), bits.end() - last_bits.size()));
}

// Longer than any tile, window or choice of blocks: what a long prompt gives does not depend on
// how it is read.
TEST_P(EngineEquivalenceTest, FourAndAHalfThousandTokens) {
  const std::string directory = CheckpointOf(GetParam());
  const Request request = RequestNumber(2, 4500, 5);
  const Told whole = Rig(directory, {.prefill_chunk_tokens = 4500}).Alone(request);
  ExpectSame(whole, Rig(directory, {.prefill_chunk_tokens = 333, .page_seed = 4}).Alone(request));
}

// As wide as the test tokenizer.
std::vector<Geometry> ByteGeometries() {
  std::vector<Geometry> geometries = AllGeometries();
  for (Geometry& geometry : geometries) geometry.checkpoint.vocabulary = 256;
  return geometries;
}

INSTANTIATE_TEST_SUITE_P(Geometries, EngineEquivalenceTest, ::testing::ValuesIn(ByteGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
