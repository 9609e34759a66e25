// Times prompts of a whole model of Llama 3.1 8B's shape with sparse attention and random weights,
// in chunks of 8,192 tokens: one JSON line a prompt, seconds to its last chunk's draw by the wall
// clock. And how long loading took, of weights that lie in the host's memory.
//
// prefill_bench [WEIGHTS [TOKENS,…]]   WEIGHTS: as-stored, fp8 or 4-bit
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "kernels/base/check.h"
#include "kernels/cuda/backend/cuda_backend.h"
#include "tests/gpu/bench_batches.h"
#include "tests/gpu/llama_8b.h"

namespace longspan {
namespace {

constexpr int kLayers = 32;
constexpr int32_t kChunkTokens = 8192;
constexpr int64_t kLongestTokens = 131072;
constexpr int kRepeats = 2;
using Clock = std::chrono::steady_clock;

class PrefillBench {
 public:
  explicit PrefillBench(const std::string& weights) : weights_(weights) {
    const ModelConfig config = Llama8b(kLayers, /*is_sparse=*/true, weights);
    SharedWeights source(config, weights == "4-bit");
    backend_ = ValueOrDie(CreateCudaBackend({.memory_bytes = size_t{50} << 30}));
    const auto start = Clock::now();
    model_ = ValueOrDie(LoadModel(config, source, DType::kBf16, backend_.get()));
    const std::chrono::duration<double> loading = Clock::now() - start;
    std::printf("{\"bench\": \"load_model\", \"weights\": \"%s\", \"seconds\": %.2f}\n",
                weights.c_str(), loading.count());
    const StepBounds bounds = {kChunkTokens, 1, kLongestTokens, 1, config.vocabulary};
    LONGSPAN_CHECK(
        backend_->ReserveStep({config.query_heads, model_->layout, DType::kBf16}, bounds).ok());
    runner_ = ValueOrDie(
        ModelRunner::Create(model_.get(), backend_.get(),
                            {.pages = PagesForTokens(kLongestTokens),
                             .slots = 1,
                             .step = {.max_step_tokens = kChunkTokens, .max_logits_rows = 1}}));
  }

  void Run(int64_t tokens) {
    std::vector<double> seconds;
    for (int repeat = 0; repeat <= kRepeats; ++repeat) {
      const double spent = Prompt(tokens);
      if (repeat > 0) seconds.push_back(spent);
    }
    std::sort(seconds.begin(), seconds.end());
    std::printf(
        "{\"bench\": \"prefill\", \"weights\": \"%s\", \"tokens\": %lld, \"seconds\": %.4f}\n",
        weights_.c_str(), static_cast<long long>(tokens), seconds[seconds.size() / 2]);
    std::fflush(stdout);
  }

 private:
  double Prompt(int64_t tokens) {
    std::deque<Runner::Ticket> tickets;
    const auto start = Clock::now();
    for (int64_t begin = 0; begin < tokens; begin += kChunkTokens) {
      const auto count = static_cast<int32_t>(std::min<int64_t>(kChunkTokens, tokens - begin));
      tickets.push_back(ValueOrDie(runner_->Submit(
          ChunkOfPrompt(begin, count, begin + count == tokens, model_->config.vocabulary))));
      if (tickets.size() < 2) continue;
      ValueOrDie(runner_->Collect(tickets.front()));
      tickets.pop_front();
    }
    for (const Runner::Ticket ticket : tickets) ValueOrDie(runner_->Collect(ticket));
    const std::chrono::duration<double> spent = Clock::now() - start;
    return spent.count();
  }

  const std::string weights_;
  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Model> model_;
  std::unique_ptr<ModelRunner> runner_;
};

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  longspan::PrefillBench bench(argc > 1 ? argv[1] : "as-stored");
  std::istringstream lengths(argc > 2 ? argv[2] : "8192,65536,131072");
  for (std::string length; std::getline(lengths, length, ',');)
    bench.Run(std::atoll(length.c_str()));
  return 0;
}
