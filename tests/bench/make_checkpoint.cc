// Writes a random checkpoint of real size, for measuring where no trained one is at hand.
//
//   make_checkpoint 8b-nsa DIRECTORY [--seed 1] [--threads N] [--tokenizer DIR] [--layers N] …
//
// Presets: tests/fixtures/checkpoint_presets.h has the list. Flags change a preset's geometry. The
// tokenizer is one that exists; it may know fewer ids than the model.
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>

#include "CLI/CLI.hpp"
#include "tests/fixtures/checkpoint_presets.h"
#include "tests/fixtures/large_checkpoint.h"

namespace longspan {
namespace {

// The value is the preset's where the flag is not given.
void AddGeometry(CLI::App& app, TinyCheckpointOptions& options) {
  const auto positive = CLI::PositiveNumber;
  app.add_option("--layers", options.layers)->check(positive);
  app.add_option("--hidden", options.hidden)->check(positive);
  app.add_option("--mlp-hidden", options.mlp_hidden)->check(positive);
  app.add_option("--query-heads", options.query_heads)->check(positive);
  app.add_option("--kv-heads", options.kv_heads)->check(positive);
  app.add_option("--head-dim", options.head_dim)->check(positive);
  app.add_option("--vocabulary", options.vocabulary)->check(positive);
  app.add_option("--context-tokens", options.max_position_tokens)->check(positive);
  app.add_option("--shards", options.shards, "files at most")->check(positive);
  app.add_option("--seed", options.seed);
  app.add_option("--tokenizer", options.tokenizer_directory,
                 "directory of tokenizer.json and tokenizer_config.json; the demo model's");
}

int Run(const std::string& directory, const TinyCheckpointOptions& options, int threads,
        CheckpointForm form) {
  const auto start = std::chrono::steady_clock::now();
  const absl::Status status = WriteLargeCheckpoint(directory, options, threads, form);
  if (!status.ok()) {
    std::fprintf(stderr, "make_checkpoint: %s\n", std::string(status.message()).c_str());
    return 1;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  const double gigabytes = static_cast<double>(WeightBytes(options, form)) / 1e9;
  std::printf("%s: %.3f GB in %.1f s, %.2f GB/s with %d threads\n", directory.c_str(), gigabytes,
              seconds.count(), gigabytes / seconds.count(), threads);
  return 0;
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  using namespace longspan;  // NOLINT(google-build-using-namespace)
  // The preset decides the defaults of the flags, so it comes first.
  const auto preset = CheckpointPreset(argc > 1 ? argv[1] : "");
  TinyCheckpointOptions options = preset.value_or(TinyCheckpointOptions());
  CLI::App app("Writes a random checkpoint.");
  std::string preset_name, directory;
  int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  app.add_option("preset", preset_name, "such as 8b-nsa or tiny-gemma3; another name lists all")
      ->required();
  app.add_option("directory", directory, "empty, or made anew")->required();
  app.add_option("--threads", threads)->check(CLI::PositiveNumber);
  bool is_gptq = false;
  app.add_flag("--gptq", is_gptq, "projections in four bits, in groups of 128");
  AddGeometry(app, options);
  CLI11_PARSE(app, argc, argv);
  if (!preset.ok()) {
    std::fprintf(stderr, "make_checkpoint: %s\n", std::string(preset.status().message()).c_str());
    return 1;
  }
  return Run(directory, options, threads, is_gptq ? CheckpointForm::kGptq : CheckpointForm::kBf16);
}
