// The whole engine over a small real model, and what a request was told, bit for bit.
#pragma once

#include <cstring>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/attention_kind.h"
#include "engine/core/engine_core.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "gtest/gtest.h"
#include "tests/engine/core/recording_sink.h"
#include "tests/engine/core/submit.h"
#include "tests/engine/core/test_tokenizer.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_backend.h"
#include "tests/engine/model/test_kv_dtype.h"
#include "tests/engine/model/test_rooms.h"
#include "tests/engine/model/test_weights.h"

namespace longspan {

struct Cut {
  int32_t prefill_chunk_tokens = 512;
  uint32_t page_seed = 0;  // 0: ascending
  DType compute_dtype = DType::kBf16;
  std::string weights = TestWeights();
  int64_t pages = 400;
  int64_t tight_tokens = 0;  // if any: in place of `pages` those of two sequences as long, and two
  EngineOptions engine;      // what else is not as usual
};

// Everything a request was told, as bits.
struct Reported {
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
  int64_t cached_tokens() const {
    return finished.empty() ? 0 : finished.begin()->second.usage.cached_device_tokens;
  }
  Reported reported() const { return {token_ids, text, bits_, failed.has_value()}; }

 private:
  void Add(int32_t index, float value) {
    uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    bits_[index].push_back(bits);
  }
  std::map<int32_t, std::vector<uint32_t>> bits_;
};

class ModelRig {
 public:
  ModelRig(const std::string& directory, const Cut& cut) {
    options_ = cut.engine;
    options_.max_running_requests = 24;
    options_.max_queued_requests = 64;
    options_.max_queued_tokens = 1 << 20;
    options_.prefill_chunk_tokens = cut.prefill_chunk_tokens;
    backend_ = MakeModelBackend(/*threads=*/2);
    Checkpoint checkpoint = *LoadCheckpoint(directory);
    ModelConfig config = AsServed(directory, checkpoint.config());
    const auto packed = SourceOfTestWeights(cut.weights, &checkpoint, &config);
    model_ = *LoadModel(config, packed ? *packed : checkpoint, cut.compute_dtype, backend_.get(),
                        {}, TestKvDtype());
    options_.pages = PagesOf(cut);
    StepLimits limits;
    limits.max_step_tokens = cut.prefill_chunk_tokens + options_.max_running_requests;
    auto runner = CreateModelRunner(model_.get(), backend_.get(),
                                    {options_.pages, options_.max_running_requests, limits,
                                     options_.host_pages, options_.max_running_requests,
                                     TestRooms(model_->layout, options_.pages, options_.host_pages),
                                     options_.max_running_requests});
    EXPECT_TRUE(runner.ok()) << runner.status();
    std::vector<int32_t> order(options_.pages);
    std::iota(order.begin(), order.end(), 0);
    if (cut.page_seed != 0) std::shuffle(order.begin(), order.end(), std::mt19937(cut.page_seed));
    core_ = std::make_unique<EngineCore>(options_, model_->layout, *std::move(runner),
                                         TestTokenizer(), &observer_, PagePool({.order = order}),
                                         SteadyClock::Machine(), StartMaskWorkers(2));
  }

  // As admission leaves it: its range of RoPE, and its pages named by that and by the way the model
  // attends to a prompt of this length.
  Request Admitted(Request request) const {
    const auto tokens = static_cast<int64_t>(request.prompt_token_ids.size());
    const bool dense = PromptAttendsDensely(layout(), tokens);
    request.rotates_long = model_->config.rope.RotatesLong(tokens + request.stopping.max_tokens);
    request.cache.domain = HashOf(PrefixDomain{"", "", "model", dense, request.rotates_long});
    request.cache.page_hashes =
        HashPages(request.cache.domain, request.prompt_token_ids, layout().query_tile_tokens());
    return request;
  }

  std::shared_ptr<BitSink> Submit(const Request& request) {
    Request copy = request;
    auto sink = std::make_shared<BitSink>();
    copy.sink = sink;
    copy.arrival_us = SteadyNowUs();
    copy.sparse_decode = asks_for_sparse_decode_;
    EXPECT_TRUE(core_->CheckFits(copy).ok());
    const absl::Status taken = SubmitAlone(*core_, std::move(copy));
    EXPECT_TRUE(taken.ok()) << taken;  // why the engine failed, if it did
    return sink;
  }

  Reported Alone(const Request& request) {
    auto sink = Submit(request);
    RunToIdle();
    cached_tokens_ += sink->cached_tokens();
    return sink->reported();
  }

  // Of what is submitted from now on.
  void AskForSparseDecode(bool asks) { asks_for_sparse_decode_ = asks; }

  void Step() { core_->Step(absl::ZeroDuration()); }
  void RunToIdle() {
    do {
      Step();
    } while (!core_->idle() || !core_->inbox().empty());
    EXPECT_TRUE(core_->CheckIntegrity().ok()) << core_->CheckIntegrity();
    EXPECT_EQ(core_->Load().pages_free + core_->Load().pages_cached, options_.pages);
    EXPECT_EQ(core_->Load().slots_free, options_.max_running_requests);
  }
  EngineCore& core() { return *core_; }
  const KvLayout& layout() const { return model_->layout; }
  int64_t cached_tokens() const { return cached_tokens_; }  // of those that ran alone

 private:
  int64_t PagesOf(const Cut& cut) const {
    if (cut.tight_tokens == 0) return cut.pages;
    return 2 * MostPagesOfSequence(layout().groups, cut.tight_tokens, cut.prefill_chunk_tokens) + 2;
  }

  EngineOptions options_;
  bool asks_for_sparse_decode_ = true;
  Observer observer_;
  int64_t cached_tokens_ = 0;
  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Model> model_;
  std::unique_ptr<EngineCore> core_;
};

inline Request RequestNumber(int number, int64_t prompt_tokens, int64_t max_tokens) {
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

inline void ExpectSame(const Reported& expected, const Reported& actual) {
  EXPECT_FALSE(actual.failed);
  EXPECT_EQ(expected.token_ids, actual.token_ids);
  EXPECT_EQ(expected.text, actual.text);
  EXPECT_EQ(expected.logprob_bits, actual.logprob_bits);
}

// Each request of one sample has what it has alone in `cold`, in `tight` with all others at once.
// Returns how often they were preempted.
inline int64_t PreemptionsOfTheSame(ModelRig& cold, ModelRig& tight,
                                    const std::vector<Request>& requests) {
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (const Request& request : requests) {
    sinks.push_back(tight.Submit(tight.Admitted(request)));
  }
  tight.RunToIdle();
  int64_t preemptions = 0;
  for (size_t i = 0; i < requests.size(); ++i) {
    SCOPED_TRACE(i);
    ExpectSame(cold.Alone(requests[i]), sinks[i]->reported());
    preemptions += sinks[i]->finished.at(0).timing.preemptions;
  }
  return preemptions;
}

// As wide as the test tokenizer.
inline std::vector<Geometry> ByteGeometries() {
  std::vector<Geometry> geometries = ServedGeometries();
  geometries.push_back(SparseDecodeGeometry());
  geometries.push_back(SparseDecodeWithWindows());
  for (Geometry& geometry : geometries) geometry.checkpoint.vocabulary = 256;
  return geometries;
}

}  // namespace longspan
