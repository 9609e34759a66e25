// Families that transformers lacks, against logits that tests/golden/models/published/make.py
// computed in float64 from the published formulas, and against themselves with one feature of their
// description taken out.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "gtest/gtest.h"
#include "tests/engine/model/model_harness.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

constexpr char kFolder[] = "tests/golden/models";
constexpr double kTolerance = 2e-4;

std::string ReadFile(const std::string& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file.good()) << path;
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// The checkpoint with the tokenizer that loading asks for, and what was computed of it.
struct Golden {
  explicit Golden(const std::string& name) {
    const std::string from = absl::StrCat(kFolder, "/", name, "/");
    for (const char* file : {"config.json", "model.safetensors"}) {
      std::filesystem::copy_file(from + file, directory.File(file));
    }
    directory.Write("tokenizer.json", "{}");
    const Json golden = ParseJson(ReadFile(from + "golden.json")).value();
    cases = golden.at("cases");
    bf16_loss = golden.at("bf16_loss");
  }

  TemporaryDirectory directory;
  Json cases;
  double bf16_loss = 0.0;  // root mean square of what a plain computation loses
};

const Golden& GoldenNamed(const std::string& name) {
  static std::map<std::string, std::unique_ptr<Golden>> read;
  std::unique_ptr<Golden>& golden = read[name];
  if (golden == nullptr) golden = std::make_unique<Golden>(name);
  return *golden;
}

bool AttendsDensely(const ModelConfig& config, int64_t length_tokens) {
  return config.nsa && length_tokens < config.nsa->dense_below_tokens;
}

// As the engine goes: the prompt by its length, in chunks; then each token by the length with it.
std::vector<Logprobs> Computed(const std::string& name, const Json& golden_case,
                               const HarnessOptions& options, int32_t chunk_tokens) {
  ModelHarness harness(GoldenNamed(name).directory.path(), options);
  const auto all = golden_case.at("token_ids").get<std::vector<int32_t>>();
  const int64_t prompt_tokens = golden_case.at("prompt_tokens");
  TestSequence sequence{
      .token_ids = {all.begin(), all.begin() + prompt_tokens},
      .pages = AscendingPages(0, PagesForTokens(static_cast<int64_t>(all.size()))),
      .attends_densely = AttendsDensely(harness.config(), prompt_tokens),
      .rotates_long = harness.config().rope.RotatesLong(static_cast<int64_t>(all.size()))};
  harness.Finish(sequence, chunk_tokens);
  for (size_t i = sequence.token_ids.size(); i < all.size(); ++i) {
    sequence.token_ids.push_back(all[i]);
    sequence.attends_densely = AttendsDensely(harness.config(), static_cast<int64_t>(i) + 1);
    harness.Finish(sequence, 1);
  }
  return sequence.logprobs;
}

// Of log-probabilities, over positions and tokens.
struct Difference {
  void Add(const Json& golden_case, const std::vector<Logprobs>& computed) {
    for (size_t row = 0; row < golden_case.at("positions").size(); ++row) {
      AddRow(golden_case.at("logits")[row].get<std::vector<double>>(),
             computed[golden_case.at("positions")[row].get<size_t>()]);
    }
  }
  void AddRow(const std::vector<double>& logits, const Logprobs& found) {
    double sum = 0.0;
    for (const double logit : logits) sum += std::exp(logit);
    for (size_t token = 0; token < logits.size(); ++token, ++count) {
      const double error = std::abs(logits[token] - std::log(sum) - double{found[token]});
      largest = std::max(largest, error);
      squares += error * error;
    }
  }
  double root_mean_square() const { return std::sqrt(squares / static_cast<double>(count)); }

  double largest = 0.0;
  double squares = 0.0;
  int64_t count = 0;
};

Difference DifferenceOf(const std::string& name, const HarnessOptions& options) {
  Difference difference;
  for (const Json& golden_case : GoldenNamed(name).cases) {
    difference.Add(golden_case, Computed(name, golden_case, options, 100));
  }
  return difference;
}

class PublishedModels : public ::testing::TestWithParam<std::string> {};

TEST_P(PublishedModels, F32IsWhatTheFormulasSay) {
  for (const Json& golden_case : GoldenNamed(GetParam()).cases) {
    SCOPED_TRACE(absl::StrCat(golden_case.at("token_ids").size(), " tokens"));
    for (const int32_t chunk_tokens : {512, 100}) {
      Difference difference;
      difference.Add(golden_case, Computed(GetParam(), golden_case, {}, chunk_tokens));
      EXPECT_LT(difference.largest, kTolerance);
    }
  }
}

TEST_P(PublishedModels, Bf16LosesNoMoreThanTwiceWhatAPlainComputationLoses) {
  const Difference difference = DifferenceOf(GetParam(), {.compute_dtype = DType::kBf16});
  EXPECT_LT(difference.root_mean_square(), 2 * GoldenNamed(GetParam()).bf16_loss);
  EXPECT_GT(difference.largest, kTolerance) << "bf16 was not used";
}

INSTANTIATE_TEST_SUITE_P(Families, PublishedModels,
                         ::testing::Values("minicpm_dense", "minicpm_sparse",
                                           "minicpm_always_sparse", "minicpm_two_ranges",
                                           "llama_nsa", "llama_nsa_exact",
                                           "llama_nsa_selected_only", "llama_nsa_full", "nsa",
                                           "nsa_no_window", "nsa_current_only", "toy_nsa_llama",
                                           "fsa_llama"),
                         [](const auto& instance) { return instance.param; });

struct Feature {
  std::string model;
  std::string name;
  std::function<void(ModelConfig&)> take_out;
};
void PrintTo(const Feature& feature, std::ostream* out) { *out << feature.name; }

class TakenOut : public ::testing::TestWithParam<Feature> {};

TEST_P(TakenOut, IsMissed) {
  const Difference difference =
      DifferenceOf(GetParam().model, {.change_config = GetParam().take_out});
  EXPECT_GT(difference.largest, 10 * kTolerance);
}

std::vector<Feature> Features() {
  const auto nsa = [](void (*change)(NsaParams&)) {
    return [change](ModelConfig& config) { change(*config.nsa); };
  };
  const auto without_window = [](NsaParams& params) {
    params.window_branch = params.window_plus_one = false;
    params.window_tokens = 0;
    params.window = NsaWindow::kNone;
  };
  const auto select_eight = [](ModelConfig& config) {
    config.nsa = NsaParams{.kernel_tokens = 16,
                           .stride_tokens = 16,
                           .block_tokens = 16,
                           .selected_blocks = 8,
                           .window_tokens = 0,
                           .window = NsaWindow::kNone,
                           .compress = NsaCompress::kMean,
                           .compress_values = false,
                           .compress_keys = NsaCompressKeys::kPostRope,
                           .score_pool = NsaScorePool::kIdentity,
                           .compressed_branch = false,
                           .window_branch = false};
  };
  const auto pairs_of_frequencies = [](ModelConfig& config) {
    for (float& frequency : config.rope.inverse_frequencies) frequency *= 2.0F;
  };
  return {
      {"minicpm_dense", "embedding_scale", [](ModelConfig& c) { c.embedding_scale = 1.0F; }},
      {"minicpm_dense", "branch_scale", [](ModelConfig& c) { c.branch_scale = 1.0F; }},
      {"minicpm_dense", "logits_scale", [](ModelConfig& c) { c.logits_scale = 1.0F; }},
      {"minicpm_sparse", "longrope_scale", [](ModelConfig& c) { c.rope.attention_scale = 1.0F; }},
      {"minicpm_sparse", "longrope_factors", pairs_of_frequencies},
      {"minicpm_sparse", "dense_len", nsa([](NsaParams& p) { p.dense_below_tokens = 0; })},
      {"minicpm_sparse", "sparse_from_dense_len",
       nsa([](NsaParams& p) { p.dense_below_tokens = 1 << 20; })},
      {"minicpm_sparse", "one_token_of_dense_len",
       nsa([](NsaParams& p) { p.dense_below_tokens += 1; })},
      {"minicpm_sparse", "initial_blocks", nsa([](NsaParams& p) { p.initial_blocks = 0; })},
      {"minicpm_sparse", "local_blocks", nsa([](NsaParams& p) { p.local_blocks = 1; })},
      {"minicpm_sparse", "blocks_beside_the_window",
       nsa([](NsaParams& p) { p.selected_blocks -= 2; })},
      {"minicpm_sparse", "largest_score",
       nsa([](NsaParams& p) { p.score_pool = NsaScorePool::kOverlapSum; })},
      {"minicpm_two_ranges", "long_range",
       [](ModelConfig& c) { c.rope.long_inverse_frequencies.clear(); }},
      {"minicpm_two_ranges", "short_range",
       [](ModelConfig& c) { c.rope.inverse_frequencies = c.rope.long_inverse_frequencies; }},
      {"minicpm_two_ranges", "original_length", [](ModelConfig& c) { ++c.rope.short_tokens; }},
      {"minicpm_two_ranges", "choice",
       [](ModelConfig& c) { c.rope.inverse_frequencies.swap(c.rope.long_inverse_frequencies); }},
      {"minicpm_two_ranges", "scale_of_the_context",
       [](ModelConfig& c) { c.rope.attention_scale = 1.2747549F; }},
      {"minicpm_always_sparse", "stride", nsa([](NsaParams& p) { p.stride_tokens = 32; })},
      {"llama_nsa", "window", nsa(without_window)},
      {"llama_nsa", "compressed_branch", nsa([](NsaParams& p) { p.compressed_branch = false; })},
      {"llama_nsa", "chunk_rule", nsa([](NsaParams& p) { p.selection = NsaSelection::kExact; })},
      {"llama_nsa", "one_token_of_window", nsa([](NsaParams& p) { p.window_plus_one = true; })},
      {"llama_nsa_exact", "no_initial_block", nsa([](NsaParams& p) { p.initial_blocks = 1; })},
      {"llama_nsa_exact", "one_local_block", nsa([](NsaParams& p) { p.local_blocks = 2; })},
      {"llama_nsa_selected_only", "compressed_output",
       nsa([](NsaParams& p) { p.compress_values = p.compressed_branch = true; })},
      {"llama_nsa_full", "gate", [](ModelConfig& c) { c.family = &kLlama; }},
      {"llama_nsa_full", "all_blocks", select_eight},
      {"nsa", "initial_block", nsa([](NsaParams& p) { p.initial_blocks = 0; })},
      {"nsa", "block_before_its_own", nsa([](NsaParams& p) { p.local_blocks = 1; })},
      {"nsa", "power_of_two", nsa([](NsaParams& p) { p.selected_blocks = 5; })},
      {"nsa", "window", nsa(without_window)},
      {"toy_nsa_llama", "one_token_of_window",
       nsa([](NsaParams& p) { p.window_plus_one = false; })},
      {"toy_nsa_llama", "keys_before_rope",
       nsa([](NsaParams& p) { p.compress_keys = NsaCompressKeys::kPostRope; })},
      {"toy_nsa_llama", "initial_block", nsa([](NsaParams& p) { p.initial_blocks = 0; })},
      {"toy_nsa_llama", "local_blocks", nsa([](NsaParams& p) { p.local_blocks = 1; })},
      {"toy_nsa_llama", "compressed_branch",
       nsa([](NsaParams& p) { p.compressed_branch = false; })},
      {"fsa_llama", "window", nsa(without_window)},
      {"fsa_llama", "scores_by_overlap",
       nsa([](NsaParams& p) { p.score_pool = NsaScorePool::kMax; })},
      {"nsa_current_only", "forced_blocks", nsa([](NsaParams& p) { p.local_blocks = 2; })},
  };
}

INSTANTIATE_TEST_SUITE_P(Features, TakenOut, ::testing::ValuesIn(Features()),
                         [](const auto& instance) {
                           return instance.param.model + "_" + instance.param.name;
                         });

}  // namespace
}  // namespace longspan
