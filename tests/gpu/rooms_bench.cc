// Decode steps and prompts of a whole model of Llama 3.1 8B's shape with sparse attention and
// random weights, with keys and values on the device, and at home in the host's memory with rooms
// for a tenth of the pages. One JSON line a case: microseconds a step by the wall clock, or seconds
// a prompt; pages found in rooms and fetched, bytes over the link, and the share of the time that
// steps waited for it.
//
// rooms_bench decode [KV [ROWSxTOKENS,…]]      KV: bf16 or fp8
// rooms_bench prompt [KV [TOKENS,… [CHUNK [DECODE_STEPS]]]]
//
// Decode steps attend to blocks that are chosen for them (chosen_selections.h), of which each but
// the forced ones is kept for the next step with the probability "kept"; -1: as the model selects.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "kernels/base/check.h"
#include "kernels/cuda/backend/cuda_backend.h"
#include "tests/gpu/bench_batches.h"
#include "tests/gpu/chosen_selections.h"
#include "tests/gpu/llama_8b.h"

namespace longspan {
namespace {

constexpr size_t kMemoryBytes = size_t{128} << 30;
constexpr int kLayers = 32;
constexpr int kMostRows = 8;
constexpr double kRoomsShare = 0.1;
constexpr int kWarmUps = 24;
constexpr int kSteps = 48;  // a row completes three sub-blocks
constexpr int kRepeats = 5;
constexpr int kAllSteps = kWarmUps + kRepeats * kSteps;
using Clock = std::chrono::steady_clock;

double Median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

class RoomsBench {
 public:
  // Sequences of up to so many tokens.
  RoomsBench(DType kv_dtype, int rows, int64_t tokens, int32_t chunk_tokens, bool has_rooms)
      : rows_(rows), chunk_tokens_(chunk_tokens) {
    ModelConfig config = Llama8b(kLayers, /*is_sparse=*/true, "as-stored");
    config.max_position_tokens = std::max<int64_t>(config.max_position_tokens, tokens);
    SharedWeights weights(config);
    auto backend = std::make_unique<ChosenSelections>(
        ValueOrDie(CreateCudaBackend({.memory_bytes = kMemoryBytes})), kLayers);
    selections_ = backend.get();
    backend_ = std::move(backend);
    model_ = ValueOrDie(LoadModel(config, weights, DType::kBf16, backend_.get(), {}, kv_dtype));
    pages_of_row_ = static_cast<int32_t>(PagesForTokens(tokens + kAllSteps + kMostRows * 5));
    const int64_t pages = int64_t{rows} * pages_of_row_;
    const int32_t step_tokens = std::max(chunk_tokens, rows);
    const StepBounds bounds = {step_tokens, rows, tokens + kAllSteps + kMostRows * 5, rows,
                               config.vocabulary};
    const ModelGeometry geometry = {config.query_heads, model_->layout, DType::kBf16,
                                    has_rooms ? pages : 0};
    LONGSPAN_CHECK(backend_->ReserveStep(geometry, bounds).ok());
    RunnerOptions options = {
        pages, rows, {.max_step_tokens = step_tokens, .max_logits_rows = rows}};
    if (has_rooms) {
      rooms_ =
          static_cast<int64_t>(kRoomsShare * static_cast<double>(PagesForTokens(tokens) * rows));
      options.rooms = rooms_;
    }
    const auto start = Clock::now();
    runner_ = ValueOrDie(ModelRunner::Create(model_.get(), backend_.get(), options));
    const std::chrono::duration<double> spent = Clock::now() - start;
    cache_seconds_ = spent.count();
  }

  void Decode(int64_t context_tokens, double kept_share) {
    if (kept_share >= 0) {
      selections_->Choose(model_->layout, rows_, context_tokens, kAllSteps, kept_share);
    } else {
      selections_->LeaveToTheModel();
    }
    next_step_ = 0;
    CountAnew();
    Steps(context_tokens, kWarmUps);
    CountAnew();
    std::vector<double> step_us;
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
      step_us.push_back(Steps(context_tokens + next_step_, kSteps));
    }
    PrintDecode(context_tokens, kept_share, Median(step_us));
  }

  void Prompt(int64_t tokens, int decode_steps) {
    selections_->LeaveToTheModel();
    CountAnew();
    std::deque<Runner::Ticket> tickets;
    const auto start = Clock::now();
    for (int64_t begin = 0; begin < tokens; begin += chunk_tokens_) {
      const auto count = static_cast<int32_t>(std::min<int64_t>(chunk_tokens_, tokens - begin));
      tickets.push_back(ValueOrDie(runner_->Submit(Chunk(begin, count, begin + count == tokens))));
      if (tickets.size() == 2) CollectFirst(tickets);
      PrintProgress(begin + count, Clock::now() - start);
    }
    while (!tickets.empty()) CollectFirst(tickets);
    const std::chrono::duration<double> spent = Clock::now() - start;
    std::printf(
        "{\"bench\": \"rooms_prompt\", \"kv\": \"%s\", \"tokens\": %lld, \"chunk\": %d, \"rooms\": "
        "%lld, \"cache_seconds\": %.1f, \"seconds\": %.3f, \"home_read_gb\": %.2f, "
        "\"home_written_gb\": %.2f}\n",
        Name(model_->layout.kv_dtype), static_cast<long long>(tokens), chunk_tokens_,
        static_cast<long long>(rooms_), cache_seconds_, spent.count(),
        static_cast<double>(counted_.home_read_bytes) / 1e9,
        static_cast<double>(counted_.home_written_bytes) / 1e9);
    std::fflush(stdout);
    for (int repeat = 0; repeat < 3; ++repeat) Return(tokens);
    if (decode_steps == 0) return;
    next_step_ = 1;  // the last token is the prompt's draw
    Steps(tokens, decode_steps / 2);
    CountAnew();
    const double step_us = Steps(tokens + decode_steps / 2, decode_steps - decode_steps / 2);
    PrintDecode(tokens, -1, step_us);
  }

 private:
  // Of a long prompt, each time that it is twice as long.
  static void PrintProgress(int64_t tokens, std::chrono::duration<double> spent) {
    constexpr int64_t kFirstTokens = 131072;
    if (tokens < kFirstTokens || (tokens & (tokens - 1)) != 0) return;
    std::fprintf(stderr, "%lld tokens submitted after %.1f s\n", static_cast<long long>(tokens),
                 spent.count());
  }

  // A conversation goes on: a few tokens more, all before them known.
  void Return(int64_t tokens) {
    constexpr int32_t kMoreTokens = 256;
    const auto start = Clock::now();
    const int64_t begin = tokens / kPageTokens * kPageTokens - kMoreTokens;
    ValueOrDie(runner_->Collect(ValueOrDie(runner_->Submit(Chunk(begin, kMoreTokens, true)))));
    const std::chrono::duration<double> spent = Clock::now() - start;
    std::printf(
        "{\"bench\": \"rooms_return\", \"kv\": \"%s\", \"tokens\": %lld, \"more\": %d, "
        "\"rooms\": %lld, \"seconds\": %.4f}\n",
        Name(model_->layout.kv_dtype), static_cast<long long>(begin), kMoreTokens,
        static_cast<long long>(rooms_), spent.count());
    std::fflush(stdout);
  }

  void PrintDecode(int64_t context_tokens, double kept_share, double step_us) const {
    const RoomCounts& rooms = counted_.rooms;
    const auto asked = static_cast<double>(rooms.found + rooms.fetched + rooms.left);
    const double steps = std::max(1, counted_steps_);
    std::printf(
        "{\"bench\": \"rooms_decode\", \"kv\": \"%s\", \"rows\": %d, \"context\": %lld, \"kept\": "
        "%.1f, \"rooms\": %lld, \"step_us\": %.1f, \"found_share\": %.4f, \"fetched_mb_a_step\": "
        "%.3f, \"home_mb_a_step\": %.3f, \"fetch_us_a_step\": %.1f}\n",
        Name(model_->layout.kv_dtype), rows_, static_cast<long long>(context_tokens), kept_share,
        static_cast<long long>(rooms_), step_us,
        asked == 0 ? 1.0 : static_cast<double>(rooms.found) / asked,
        static_cast<double>(counted_.fetched_bytes) / 1e6 / steps,
        static_cast<double>(counted_.home_read_bytes) / 1e6 / steps,
        static_cast<double>(counted_.fetch_us) / steps);
    std::fflush(stdout);
  }

  void CountAnew() {
    counted_ = StepReads();
    counted_.rows.resize(rows_);
    counted_steps_ = 0;
  }

  void CollectFirst(std::deque<Runner::Ticket>& tickets) {
    counted_ += ValueOrDie(runner_->Collect(tickets.front())).reads;
    ++counted_steps_;
    tickets.pop_front();
  }

  ForwardBatch Chunk(int64_t begin, int32_t count, bool is_last) const {
    ForwardBatch batch = ChunkOfPrompt(begin, count, is_last, model_->config.vocabulary);
    if (begin == 0) batch.slot_resets.push_back({0, -1});
    return batch;
  }

  // Microseconds a step.
  double Steps(int64_t position, int steps) {
    std::deque<Runner::Ticket> tickets;
    const auto start = Clock::now();
    for (int i = 0; i < steps; ++i) {
      selections_->NextStep(next_step_);
      tickets.push_back(ValueOrDie(runner_->Submit(
          DecodeStep(rows_, rows_, position + i, next_step_++ == 0, model_->config.vocabulary))));
      if (tickets.size() == 2) CollectFirst(tickets);
    }
    while (!tickets.empty()) CollectFirst(tickets);
    const std::chrono::duration<double, std::micro> all = Clock::now() - start;
    return all.count() / steps;
  }

  const int rows_;
  const int32_t chunk_tokens_;
  std::unique_ptr<Backend> backend_;
  ChosenSelections* selections_ = nullptr;
  std::unique_ptr<Model> model_;
  std::unique_ptr<ModelRunner> runner_;
  int32_t pages_of_row_ = 0;
  int64_t rooms_ = -1;  // keys and values are on the device
  double cache_seconds_ = 0;
  int next_step_ = 0;
  StepReads counted_;
  int counted_steps_ = 0;
};

std::vector<std::string> Split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

void DecodeCases(DType kv_dtype, const std::string& cases) {
  for (const std::string& shape : Split(cases, ',')) {
    const int rows = std::atoi(shape.c_str());
    const int64_t tokens = std::atoll(shape.c_str() + shape.find('x') + 1);
    for (const bool has_rooms : {false, true}) {
      RoomsBench bench(kv_dtype, rows, tokens, /*chunk_tokens=*/1, has_rooms);
      for (const double kept : {0.9, 0.0, -1.0}) bench.Decode(tokens, kept);
    }
  }
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  using namespace longspan;
  const std::string mode = argc > 1 ? argv[1] : "decode";
  const DType kv = argc > 2 && std::string(argv[2]) == "fp8" ? DType::kF8E4M3 : DType::kBf16;
  if (mode == "decode") {
    const bool is_fp8 = kv == DType::kF8E4M3;
    DecodeCases(kv, argc > 3 ? argv[3] : is_fp8 ? "8x131072" : "1x131072,4x131072,1x524288");
    return 0;
  }
  const int32_t chunk = argc > 4 ? std::atoi(argv[4]) : 8192;
  const int decode_steps = argc > 5 ? std::atoi(argv[5]) : 0;
  for (const std::string& length : Split(argc > 3 ? argv[3] : "65536,131072", ',')) {
    const int64_t tokens = std::atoll(length.c_str());
    for (const bool has_rooms : {false, true}) {
      if (!has_rooms && tokens > 500'000) continue;  // more than the device holds
      RoomsBench(kv, 1, tokens, chunk, has_rooms).Prompt(tokens, decode_steps);
    }
  }
  return 0;
}
