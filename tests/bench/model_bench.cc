// Prefill and decode of a whole model on the CPU backend: tokens a second, milliseconds a token and
// where they go, sparse beside dense in one run, against what the machine can do.
//
//   model_bench MODEL_DIRECTORY [--threads N] [--lengths 4096,8192,32768] [--decode 2048,32768]
//               [--dense 4096,32768] [--decode-tokens 128] [--sparse-decode] [--commit ID]
//
// With --sparse-decode tokens of a dense model are decoded behind the same prompt both ways.
//
// Prints a table, and as its last line one JSON object.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "CLI/CLI.hpp"
#include "engine/json/json.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "engine/model/sparse_decode.h"
#include "engine/model/sparse_prefill.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/bench/or_die.h"
#include "tests/bench/timing_backend.h"

namespace longspan {
namespace {

constexpr int32_t kChunkTokens = 512;

using Clock = std::chrono::steady_clock;

double SecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// What this machine gives: products of bf16 and fp32 through the same backend, and plain copies.
Json MeasurePeaks(Backend& backend, int threads) {
  Json peaks;
  constexpr int64_t kRows = 512;
  constexpr int64_t kWidth = 2048;
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    std::vector<char> weight(kWidth * kWidth * SizeBytes(dtype), 0);
    std::vector<char> x(kRows * kWidth * SizeBytes(dtype), 0);
    std::vector<float> y(kRows * kWidth);
    const TensorView part{weight.data(), dtype, 2, {kWidth, kWidth}};
    const WeightHandle handle = ValueOrDie(backend.PrepareLinear({WeightPart{part}}, {}, dtype));
    const LinearArgs args{
        {x.data(), dtype, 2, {kRows, kWidth}}, handle, {y.data(), DType::kF32, 2, {kRows, kWidth}}};
    double best = 0;
    for (int run = 0; run < 8; ++run) {
      const auto start = Clock::now();
      if (!backend.Compute(args).ok()) std::exit(1);
      best = std::max(best, 2.0 * kRows * kWidth * kWidth / SecondsSince(start) / 1e9);
    }
    peaks[std::string(Name(dtype)) + "_gflops"] = best;
  }
  const size_t bytes = size_t{128} << 20;
  std::vector<std::vector<char>> from(threads, std::vector<char>(bytes, 1));
  std::vector<std::vector<char>> to(threads, std::vector<char>(bytes, 0));
  double best = 0;
  for (int run = 0; run < 4; ++run) {
    const auto start = Clock::now();
    std::vector<std::thread> copies;
    for (int thread = 0; thread < threads; ++thread) {
      copies.emplace_back(
          [&, thread] { std::memcpy(to[thread].data(), from[thread].data(), bytes); });
    }
    for (std::thread& copy : copies) copy.join();
    best = std::max(best, 2.0 * static_cast<double>(bytes) * threads / SecondsSince(start) / 1e9);
  }
  peaks["copy_gbytes"] = best;
  return peaks;
}

class Bench {
 public:
  Bench(const std::string& directory, int threads, int64_t max_tokens, int decode_tokens,
        bool sparse_decode, double sparse_prefill)
      : backend_(ValueOrDie(CreateCpuBackend({.threads = threads}))),
        decode_tokens_(decode_tokens),
        sparse_decode_(sparse_decode) {
    CheckpointOptions as_served;
    as_served.formats = backend_.SupportedWeights().formats;
    Checkpoint checkpoint = ValueOrDie(LoadCheckpoint(directory, as_served));
    ModelConfig config = checkpoint.config();
    const DType dtype = config.weight_dtype == DType::kF32 ? DType::kF32 : DType::kBf16;
    if (sparse_decode) OrDie(ApplySparseDecode({.from_tokens = 0}, max_tokens, &config));
    if (sparse_prefill > 0) {
      OrDie(ApplySparsePrefill({.params = {.kept_mass = sparse_prefill}}, &config));
    }
    model_ = ValueOrDie(LoadModel(config, checkpoint, dtype, &backend_));
    RunnerOptions options;
    options.pages = PagesForTokens(max_tokens + decode_tokens + 1);
    options.slots = 1;
    options.step.max_step_tokens = kChunkTokens;
    runner_ = ValueOrDie(CreateModelRunner(model_.get(), &backend_, options));
    pages_.resize(options.pages);
    std::iota(pages_.begin(), pages_.end(), 0);
    std::mt19937 random(1);
    for (int64_t i = 0; i < max_tokens + decode_tokens + 1; ++i) {
      tokens_.push_back(static_cast<int32_t>(random() % model_->config.vocabulary));
    }
  }

  Backend& backend() { return backend_; }

  // The prompt from its beginning, in chunks.
  Json Prefill(int64_t length_tokens, bool dense) {
    Read(0, 0, dense);
    backend_.TakeSeconds();
    const auto start = Clock::now();
    for (int64_t position = 0; position < length_tokens; position += kChunkTokens) {
      Read(position, std::min<int64_t>(kChunkTokens, length_tokens - position), dense);
    }
    return Report("prefill", length_tokens, length_tokens, SecondsSince(start), dense);
  }

  // Tokens one by one after a prompt of this length.
  Json Decode(int64_t context_tokens, bool dense) {
    const bool is_read = sparse_decode_ && context_tokens == context_tokens_;
    for (int64_t position = 0; position < context_tokens && !is_read; position += kChunkTokens) {
      Read(position, std::min<int64_t>(kChunkTokens, context_tokens - position),
           dense || sparse_decode_);
    }
    context_tokens_ = context_tokens;
    backend_.TakeSeconds();
    const auto start = Clock::now();
    std::vector<double> token_us;
    for (int i = 0; i < decode_tokens_; ++i) {
      const auto token_start = Clock::now();
      Read(context_tokens + i, 1, dense);
      token_us.push_back(SecondsSince(token_start) * 1e6);
    }
    Json report = Report("decode", context_tokens, decode_tokens_, SecondsSince(start), dense);
    std::sort(token_us.begin(), token_us.end());
    report["median_us_per_token"] = token_us[decode_tokens_ / 2];
    std::printf("        median %.1f us/token, fastest tenth below %.1f, slowest above %.1f\n",
                token_us[decode_tokens_ / 2], token_us[decode_tokens_ / 10],
                token_us[decode_tokens_ * 9 / 10]);
    return report;
  }

 private:
  void Read(int64_t position, int64_t count, bool dense) {
    if (count == 0) return;
    ForwardBatch batch;
    batch.rows.push_back({.first_position = position,
                          .token_count = static_cast<int32_t>(count),
                          .logits_from = static_cast<int32_t>(count) - 1,
                          .attends_densely = dense});
    if (position == 0) batch.slot_resets.push_back({0, -1});
    batch.token_ids.assign(tokens_.begin() + position, tokens_.begin() + position + count);
    batch.page_ids.assign(pages_.begin(), pages_.begin() + PagesForTokens(position + count));
    batch.page_offsets = {0, static_cast<int32_t>(batch.page_ids.size())};
    batch.draw.vocabulary_tokens = model_->config.vocabulary;
    batch.draw.rows.push_back({.slot = 0, .temperature = 0.0F});
    const ForwardResult result =
        ValueOrDie(runner_->Collect(ValueOrDie(runner_->Submit(std::move(batch)))));
    key_tiles_seen_ += result.reads.key_tiles_seen;
    key_tiles_kept_ += result.reads.key_tiles_kept;
  }

  Json Report(const char* what, int64_t context_tokens, int64_t tokens, double seconds,
              bool dense) {
    Json microseconds;
    double attention = 0;
    double named = 0;
    for (const auto& [name, spent] : backend_.TakeSeconds()) {
      microseconds[name] = spent / static_cast<double>(tokens) * 1e6;
      named += spent;
      const bool is_attention = name.find("attend") != std::string::npos ||
                                name.find("select") != std::string::npos || name == "rope_append" ||
                                name == "update_summaries";
      if (is_attention) attention += spent;
    }
    const double per_token_us = seconds / static_cast<double>(tokens) * 1e6;
    microseconds["rest"] = (seconds - named) / static_cast<double>(tokens) * 1e6;
    std::printf(
        "%-7s %-6s %6lld tokens  %9.1f us/token  %8.0f tokens/s  attention %8.1f us/token |", what,
        dense ? "dense" : "sparse", static_cast<long long>(context_tokens), per_token_us,
        1e6 / per_token_us, attention / static_cast<double>(tokens) * 1e6);
    for (const auto& [name, spent] : microseconds.items()) {
      std::printf(" %s %.1f", name.c_str(), spent.get<double>());
    }
    Json kept;
    if (key_tiles_seen_ > 0) {
      kept = static_cast<double>(key_tiles_kept_) / static_cast<double>(key_tiles_seen_);
      std::printf(", %.3f of key tiles kept", kept.get<double>());
    }
    key_tiles_seen_ = key_tiles_kept_ = 0;
    std::printf("\n");
    std::fflush(stdout);
    return {{"what", what},
            {"attention", dense ? "dense" : "sparse"},
            {"context_tokens", context_tokens},
            {"us_per_token", per_token_us},
            {"kept_key_tiles", kept},
            {"attention_us_per_token", attention / static_cast<double>(tokens) * 1e6},
            {"operations_us_per_token", microseconds}};
  }

  TimingBackend backend_;
  const int decode_tokens_;
  const bool sparse_decode_;    // prompts are dense, whatever is decoded
  int64_t key_tiles_seen_ = 0;  // since the last report
  int64_t key_tiles_kept_ = 0;
  int64_t context_tokens_ = 0;  // of the prompt that was decoded behind last
  std::unique_ptr<Model> model_;
  std::unique_ptr<Runner> runner_;
  std::vector<int32_t> pages_;
  std::vector<int32_t> tokens_;
};

int Main(int argc, char** argv) {
  std::string directory;
  std::string commit = "unknown";
  int threads = static_cast<int>(std::thread::hardware_concurrency());
  std::vector<int64_t> lengths = {4096, 8192, 32768};
  std::vector<int64_t> decode = {2048, 32768};
  std::vector<int64_t> dense = {4096, 32768};
  int decode_tokens = 128;
  CLI::App app("Prefill and decode of a model on the CPU backend");
  app.add_option("model", directory)->required();
  app.add_option("--threads", threads);
  app.add_option("--lengths", lengths)->delimiter(',');
  app.add_option("--decode", decode)->delimiter(',');
  app.add_option("--dense", dense)->delimiter(',');
  app.add_option("--decode-tokens", decode_tokens)->check(CLI::PositiveNumber);
  bool sparse_decode = false;
  app.add_flag("--sparse-decode", sparse_decode);
  double sparse_prefill = 0;
  app.add_option("--sparse-prefill", sparse_prefill, "of a dense model; its share");
  app.add_option("--commit", commit);
  CLI11_PARSE(app, argc, argv);

  int64_t longest = 1;
  for (const auto& list : {lengths, decode, dense}) {
    for (int64_t tokens : list) longest = std::max(longest, tokens);
  }
  Bench bench(directory, threads, longest, decode_tokens, sparse_decode, sparse_prefill);
  Json results = Json::array();
  const Json peaks = MeasurePeaks(bench.backend(), threads);
  std::printf("%s, %d threads; products %.0f GFLOP/s bf16, %.0f fp32; copy %.1f GB/s\n",
              bench.backend().Describe().c_str(), threads, peaks["bf16_gflops"].get<double>(),
              peaks["f32_gflops"].get<double>(), peaks["copy_gbytes"].get<double>());
  for (int64_t tokens : lengths) results.push_back(bench.Prefill(tokens, sparse_decode));
  for (int64_t tokens : dense) results.push_back(bench.Prefill(tokens, true));
  for (int64_t tokens : decode) {
    if (sparse_decode) results.push_back(bench.Decode(tokens, true));
    results.push_back(bench.Decode(tokens, false));
  }
  const Json line = {{"benchmark", "model_bench"}, {"model", directory},
                     {"commit", commit},           {"backend", bench.backend().Describe()},
                     {"threads", threads},         {"peaks", peaks},
                     {"results", results}};
  std::printf("%s\n", WriteJson(line).c_str());
  return 0;
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) { return longspan::Main(argc, argv); }
