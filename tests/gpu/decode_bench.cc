// Times decode steps of a whole model of Llama 3.1 8B's shape, by default with sparse attention,
// random weights and an empty cache: each step draws a token a row and the next one reads it, two
// in flight. One JSON line a case: microseconds a step by the wall clock, and those of the engine's
// thread in Submit; with steps replayed as CUDA graphs, and without.
//
// decode_bench [LAYERS [on|off [KV [nsa|dense [WEIGHTS]]]]]   KV: bf16 or fp8;
// WEIGHTS: as-stored, fp8 or 4-bit
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "kernels/base/check.h"
#include "kernels/cuda/backend/cuda_backend.h"
#include "tests/gpu/bench_batches.h"
#include "tests/gpu/llama_8b.h"

namespace longspan {
namespace {

constexpr size_t kMemoryBytes = size_t{120} << 30;
constexpr int kMostRows = 8;
constexpr int64_t kLongestTokens = 65536 + 4096;

class DecodeBench {
 public:
  DecodeBench(const ModelConfig& config, SharedWeights& weights, std::string weights_name,
              DType kv_dtype, bool graphs)
      : weights_name_(std::move(weights_name)), graphs_(graphs) {
    backend_ = ValueOrDie(CreateCudaBackend(
        {.memory_bytes = kMemoryBytes, .graphs = graphs, .warn = [](absl::string_view message) {
           std::fprintf(stderr, "%s\n", std::string(message).c_str());
         }}));
    model_ = ValueOrDie(LoadModel(config, weights, DType::kBf16, backend_.get(), {}, kv_dtype));
    pages_of_row_ = static_cast<int32_t>(PagesForTokens(kLongestTokens));
    const StepBounds bounds = {kMostRows, kMostRows, kLongestTokens, kMostRows, config.vocabulary};
    const absl::Status reserved =
        backend_->ReserveStep({config.query_heads, model_->layout, DType::kBf16}, bounds);
    LONGSPAN_CHECK(reserved.ok());
    runner_ = ValueOrDie(ModelRunner::Create(
        model_.get(), backend_.get(),
        {.pages = int64_t{kMostRows} * pages_of_row_,
         .slots = kMostRows,
         .step = {.max_step_tokens = kMostRows, .max_logits_rows = kMostRows}}));
  }

  void Run(int rows, int64_t context_tokens) {
    Steps(rows, context_tokens, kWarmUps, /*first=*/true);
    std::vector<double> step_us, submit_us;
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
      const Times times = Steps(rows, context_tokens + kWarmUps + repeat * kSteps, kSteps, false);
      step_us.push_back(times.step_us);
      submit_us.push_back(times.submit_us);
    }
    std::printf(
        "{\"bench\": \"decode\", \"kv\": \"%s\", \"weights\": \"%s\", \"sparse\": %s, \"layers\": "
        "%d, "
        "\"rows\": %d, \"context\": %lld, \"graphs\": %s, "
        "\"step_us\": %.1f, \"submit_us\": %.1f}\n",
        Name(model_->layout.kv_dtype), weights_name_.c_str(), model_->config.nsa ? "true" : "false",
        model_->config.layers, rows, static_cast<long long>(context_tokens),
        graphs_ ? "true" : "false", Median(step_us), Median(submit_us));
    std::fflush(stdout);
  }

 private:
  static constexpr int kWarmUps = 8;
  static constexpr int kSteps = 48;  // a row completes three sub-blocks
  static constexpr int kRepeats = 5;

  struct Times {
    double step_us;
    double submit_us;
  };

  static double Median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
  }

  Times Steps(int rows, int64_t position, int steps, bool first) {
    using Clock = std::chrono::steady_clock;
    std::chrono::duration<double, std::micro> submitting{0};
    std::deque<Runner::Ticket> tickets;
    const auto start = Clock::now();
    for (int i = 0; i < steps; ++i) {
      ForwardBatch batch =
          DecodeStep(rows, kMostRows, position + i, first && i == 0, model_->config.vocabulary);
      const auto submitted = Clock::now();
      tickets.push_back(ValueOrDie(runner_->Submit(std::move(batch))));
      submitting += Clock::now() - submitted;
      if (tickets.size() < 2) continue;
      ValueOrDie(runner_->Collect(tickets.front()));
      tickets.pop_front();
    }
    while (!tickets.empty()) {
      ValueOrDie(runner_->Collect(tickets.front()));
      tickets.pop_front();
    }
    const std::chrono::duration<double, std::micro> all = Clock::now() - start;
    return {all.count() / steps, submitting.count() / steps};
  }

  const std::string weights_name_;
  const bool graphs_;
  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Model> model_;
  std::unique_ptr<ModelRunner> runner_;
  int32_t pages_of_row_ = 0;
};

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  using namespace longspan;
  const bool is_sparse = argc < 5 || std::string(argv[4]) == "nsa";
  const bool is_fp8 = argc > 3 && std::string(argv[3]) == "fp8";
  const std::string weights_name = argc > 5 ? argv[5] : "as-stored";
  const ModelConfig config = Llama8b(argc > 1 ? std::atoi(argv[1]) : 32, is_sparse, weights_name);
  SharedWeights weights(config, weights_name == "4-bit");
  const std::string modes = argc > 2 ? argv[2] : "off on";
  for (const bool graphs : {false, true}) {
    if (modes.find(graphs ? "on" : "off") == std::string::npos) continue;
    DecodeBench bench(config, weights, weights_name, is_fp8 ? DType::kF8E4M3 : DType::kBf16,
                      graphs);
    for (const int rows : {1, 8}) {
      for (const int64_t context : {4096, 65536}) bench.Run(rows, context);
    }
  }
  return 0;
}
