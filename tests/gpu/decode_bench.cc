// Times decode steps of a whole model of Llama 3.1 8B's shape, by default with sparse attention,
// random weights and an empty cache: each step draws a token a row and the next one reads it, two
// in flight. One JSON line a case: microseconds a step by the wall clock, and those of the engine's
// thread in Submit; with steps replayed as CUDA graphs, and without.
//
// decode_bench [LAYERS [on|off [bf16|fp8 [nsa|dense]]]]      bf16, fp8: keys and values
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/families/families.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "engine/model/tensor_list.h"
#include "kernels/base/check.h"
#include "kernels/base/status_macros.h"
#include "kernels/cuda/backend/cuda_backend.h"
#include "tests/fixtures/bf16.h"

namespace longspan {
namespace {

constexpr size_t kMemoryBytes = size_t{120} << 30;
constexpr int kMostRows = 8;
constexpr int64_t kLongestTokens = 65536 + 4096;

template <typename T>
T ValueOrDie(absl::StatusOr<T> result) {
  if (!result.ok()) std::fprintf(stderr, "%s\n", result.status().ToString().c_str());
  LONGSPAN_CHECK(result.ok());
  return std::move(result).value();
}

ModelConfig Llama8b(int layers, bool is_sparse) {
  ModelConfig config;
  config.family = is_sparse ? &kSparseLlama : &kLlama;
  config.layers = layers;
  config.hidden = 4096;
  config.mlp_hidden = 14336;
  config.query_heads = 32;
  config.kv_heads = 8;
  config.head_dim = 128;
  config.vocabulary = 128256;
  config.max_position_tokens = 131072;
  if (is_sparse) config.nsa.emplace();
  config.rope.rotary_dims = config.head_dim;
  for (int i = 0; i < config.head_dim / 2; ++i) {
    config.rope.inverse_frequencies.push_back(
        static_cast<float>(std::pow(5e5, -2.0 * i / config.head_dim)));
  }
  return config;
}

// Every tensor begins at the same place of one run of random numbers.
class SharedWeights final : public WeightSource {
 public:
  explicit SharedWeights(const ModelConfig& config) {
    int64_t most_elements = 0;
    ForEachTensor(config, [&](const ExpectedTensor& tensor) {
      TensorView view;
      view.dtype = DType::kBf16;
      for (const int64_t size : tensor.shape) view.shape[view.rank++] = size;
      if (!tensor.is_optional) tensors_[tensor.name] = view;
      most_elements = std::max(most_elements, view.elements());
    });
    elements_.resize(most_elements);
    std::mt19937 generator(1);
    std::normal_distribution<float> normal(0.0F, 0.02F);
    const size_t distinct = std::min<size_t>(elements_.size(), 1000003);
    for (size_t i = 0; i < distinct; ++i) elements_[i] = ToBf16(normal(generator));
    for (size_t i = distinct; i < elements_.size(); ++i) elements_[i] = elements_[i - distinct];
  }
  absl::StatusOr<WeightPart> Find(absl::string_view name) override {
    LONGSPAN_ASSIGN_OR_RETURN(WeightPart part, Describe(name));
    part.values.data = elements_.data();
    return part;
  }
  absl::StatusOr<WeightPart> Describe(absl::string_view name) override {
    const auto found = tensors_.find(std::string(name));
    if (found == tensors_.end()) return absl::NotFoundError(name);
    return WeightPart{found->second};
  }

 private:
  std::map<std::string, TensorView> tensors_;
  std::vector<uint16_t> elements_;
};

class DecodeBench {
 public:
  DecodeBench(const ModelConfig& config, SharedWeights& weights, DType kv_dtype, bool graphs)
      : graphs_(graphs) {
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
        "{\"bench\": \"decode\", \"kv\": \"%s\", \"sparse\": %s, \"layers\": %d, \"rows\": %d, "
        "\"context\": %lld, \"graphs\": %s, "
        "\"step_us\": %.1f, \"submit_us\": %.1f}\n",
        Name(model_->layout.kv_dtype), model_->config.nsa ? "true" : "false", model_->config.layers,
        rows, static_cast<long long>(context_tokens), graphs_ ? "true" : "false", Median(step_us),
        Median(submit_us));
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

  // Rows are `rows_apart` tokens apart, so that they do not complete sub-blocks together.
  ForwardBatch Step(int rows, int64_t position, bool first) const {
    ForwardBatch batch;
    batch.page_offsets = {0};
    batch.draw.vocabulary_tokens = model_->config.vocabulary;
    for (int32_t row = 0; row < rows; ++row) {
      const int64_t own = position + 5 * row;
      batch.rows.push_back({.sequence = row, .slot = row, .first_position = own, .token_count = 1});
      batch.token_ids.push_back(first ? 1 : -1 - row);
      for (int64_t page = 0; page < PagesForTokens(own + 1); ++page) {
        batch.page_ids.push_back(static_cast<int32_t>(page * kMostRows + row));
      }
      batch.page_offsets.push_back(static_cast<int32_t>(batch.page_ids.size()));
      batch.draw.rows.push_back({.logits_row = row, .slot = row, .temperature = 0.0F});
    }
    return batch;
  }

  Times Steps(int rows, int64_t position, int steps, bool first) {
    using Clock = std::chrono::steady_clock;
    std::chrono::duration<double, std::micro> submitting{0};
    std::deque<Runner::Ticket> tickets;
    const auto start = Clock::now();
    for (int i = 0; i < steps; ++i) {
      ForwardBatch batch = Step(rows, position + i, first && i == 0);
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
  const ModelConfig config = Llama8b(argc > 1 ? std::atoi(argv[1]) : 32, is_sparse);
  SharedWeights weights(config);
  const std::string modes = argc > 2 ? argv[2] : "off on";
  for (const bool graphs : {false, true}) {
    if (modes.find(graphs ? "on" : "off") == std::string::npos) continue;
    DecodeBench bench(config, weights, is_fp8 ? DType::kF8E4M3 : DType::kBf16, graphs);
    for (const int rows : {1, 8}) {
      for (const int64_t context : {4096, 65536}) bench.Run(rows, context);
    }
  }
  return 0;
}
