// Writes the golden files of a checkpoint from the float64 reference: logits, greedy tokens, and
// the blocks that each layer selects, for prompts given as token ids.
//
//   write_golden --model deploy/models/demo --prompts FILE --output DIRECTORY --commit HASH
//
// FILE is what deploy/models/demo/train/golden_prompts.py writes:
//   {"end_token_ids": […], "token_texts": […], "logits": [PROMPT…], "needles": [PROMPT…]}
//   PROMPT: {"name", "ids", "positions": those looked at, ascending,
//            "answer", "answer_ids": the likely greedy tokens}
// A prompt without an answer is not continued. Read by golden_test.cc here, and by demo_test.cc and
// needle_test.cc in tests/engine/model.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "tests/reference/model.h"
#include "tests/reference/sampling.h"
#include "tests/reference/selection.h"

namespace longspan::reference {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kMostAnswerTokens = 48;
constexpr size_t kTopLogits = 10;

struct Prompt {
  explicit Prompt(const Json& json)
      : name(json.at("name")),
        ids(json.at("ids")),
        positions(json.at("positions")),
        answer(json.value("answer", "")),
        answer_ids(json.value("answer_ids", std::vector<int32_t>())) {}

  std::string name;
  std::vector<int32_t> ids;
  std::vector<int64_t> positions;
  std::string answer;  // empty: the prompt is not continued
  std::vector<int32_t> answer_ids;
};

struct Continued {
  std::vector<int32_t> greedy_ids;  // up to what ends the answer, which is not among them
  ForwardResult pass;               // over prompt and greedy_ids; logits at the prompt's positions
};

// Greedy decoding. Tokens are guessed first and then judged by one pass over all of them; only a
// wrong guess costs another pass.
Continued Continue(const ReferenceModel& model, const Prompt& prompt,
                   const std::vector<int32_t>& end_token_ids) {
  Continued result;
  std::vector<int32_t>& greedy = result.greedy_ids;
  if (!prompt.answer.empty()) greedy = prompt.answer_ids;
  for (bool settled = false; !settled;) {
    std::vector<int32_t> ids = prompt.ids;
    ids.insert(ids.end(), greedy.begin(), greedy.end());
    std::vector<int64_t> asked = prompt.positions;
    for (size_t i = 0; i <= greedy.size(); ++i) asked.push_back(prompt.ids.size() - 1 + i);
    result.pass = model.Forward(ids, asked);
    settled = true;
    if (prompt.answer.empty()) break;
    const size_t guessed = greedy.size();
    for (size_t i = 0; i <= guessed; ++i) {
      const int32_t next = ArgMax(result.pass.logits[prompt.positions.size() + i]);
      if (i < guessed && greedy[i] == next) continue;
      const bool ended = std::count(end_token_ids.begin(), end_token_ids.end(), next) > 0;
      settled = ended || i == kMostAnswerTokens;
      greedy.resize(i);
      if (!settled) greedy.push_back(next);
      break;
    }
  }
  return result;
}

double FourDecimals(double x) { return std::round(x * 1e4) / 1e4; }

Json LargestLogits(const std::vector<double>& logits) {
  std::vector<int32_t> ids(logits.size());
  std::iota(ids.begin(), ids.end(), 0);
  const size_t count = std::min(kTopLogits, ids.size());
  std::partial_sort(ids.begin(), ids.begin() + count, ids.end(),
                    [&](int32_t a, int32_t b) { return logits[a] > logits[b]; });
  Json top = Json::array();
  for (size_t i = 0; i < count; ++i) top.push_back({ids[i], FourDecimals(logits[ids[i]])});
  return top;
}

// Adds the scores on both sides of the cut; null where every causal block is chosen.
void AddCut(const NsaParams& nsa, const std::vector<double>& scores, const std::vector<int>& blocks,
            Json& entry) {
  entry["last_chosen"] = entry["best_left_out"] = nullptr;
  if (blocks.size() == scores.size()) return;
  double last_chosen = std::numeric_limits<double>::infinity();
  double best_left_out = 0;
  for (int block = 0; block < static_cast<int>(scores.size()); ++block) {
    if (!std::binary_search(blocks.begin(), blocks.end(), block)) {
      best_left_out = std::max(best_left_out, scores[block]);
    } else if (!IsForced(nsa, block, static_cast<int64_t>(scores.size()) - 1)) {
      last_chosen = std::min(last_chosen, scores[block]);
    }
  }
  entry["last_chosen"] = last_chosen;
  entry["best_left_out"] = best_left_out;
}

Json SelectionAt(const ReferenceModel& model, const Prompt& prompt, const ForwardResult& pass) {
  Json entries = Json::array();
  for (size_t layer = 0; layer < pass.selections.size(); ++layer) {
    for (int kv_head = 0; kv_head < model.checkpoint().kv_heads; ++kv_head) {
      for (size_t i = 0; i < prompt.positions.size(); ++i) {
        const int64_t position = prompt.positions[i];
        const std::vector<int>& blocks = pass.selections[layer][position][kv_head];
        Json entry = {
            {"layer", layer}, {"kv_head", kv_head}, {"position", position}, {"blocks", blocks}};
        AddCut(*model.checkpoint().nsa, pass.scores[layer][i][kv_head], blocks, entry);
        entries.push_back(std::move(entry));
      }
    }
  }
  return entries;
}

// The blocks that the last token of prompt and answer reads.
Json SelectionOfLastToken(const Continued& continued, size_t prompt_tokens) {
  const size_t last = prompt_tokens + continued.greedy_ids.size() - 1;
  Json entries = Json::array();
  for (size_t layer = 0; layer < continued.pass.selections.size(); ++layer) {
    const auto& of_heads = continued.pass.selections[layer][last];
    for (size_t kv_head = 0; kv_head < of_heads.size(); ++kv_head) {
      entries.push_back({{"layer", layer}, {"kv_head", kv_head}, {"blocks", of_heads[kv_head]}});
    }
  }
  return entries;
}

class GoldenWriter {
 public:
  // `prompts` is the whole FILE.
  GoldenWriter(const std::string& model, std::string output, Json provenance, const Json& prompts)
      : model_(ReferenceModel::Load(model)),
        output_(std::move(output)),
        provenance_(std::move(provenance)),
        end_token_ids_(prompts.at("end_token_ids")),
        token_texts_(prompts.at("token_texts")) {
    Require(model_.checkpoint().nsa.has_value(), "a model with sparse attention");
  }

  void WriteLogits(const Prompt& prompt) const {
    const Continued continued = Continue(model_, prompt, end_token_ids_);
    Json golden = Begin(prompt);
    golden["positions"] = Json::array();
    for (size_t i = 0; i < prompt.positions.size(); ++i) {
      golden["positions"].push_back(
          {{"position", prompt.positions[i]}, {"top10", LargestLogits(continued.pass.logits[i])}});
    }
    golden["selection"] = SelectionAt(model_, prompt, continued.pass);
    AddAnswer(prompt, continued, golden);
    Write("logits_" + prompt.name, golden);
  }

  void WriteNeedle(const Prompt& prompt) const {
    const Continued continued = Continue(model_, prompt, end_token_ids_);
    Json golden = Begin(prompt);
    AddAnswer(prompt, continued, golden);
    golden["selection_last_token"] = SelectionOfLastToken(continued, prompt.ids.size());
    Write("needle_" + prompt.name, golden);
  }

 private:
  Json Begin(const Prompt& prompt) const {
    return {{"provenance", provenance_}, {"length", prompt.ids.size()}, {"ids", prompt.ids}};
  }

  void AddAnswer(const Prompt& prompt, const Continued& continued, Json& golden) const {
    if (prompt.answer.empty()) return;
    std::string text;
    for (int32_t id : continued.greedy_ids) text += token_texts_.at(id);
    golden["expected_answer"] = prompt.answer;
    golden["greedy_ids"] = continued.greedy_ids;
    golden["greedy_text"] = text;
    std::printf("%s: expected \"%s\", greedy \"%s\"\n", prompt.name.c_str(), prompt.answer.c_str(),
                text.c_str());
  }

  void Write(const std::string& name, const Json& golden) const {
    const std::string path = output_ + "/" + name + ".json";
    std::ofstream file(path);
    file << golden.dump() << std::endl;
    Require(file.good(), path.c_str());
    std::printf("wrote %s\n", path.c_str());
    std::fflush(stdout);
  }

  ReferenceModel model_;
  std::string output_;
  Json provenance_;
  std::vector<int32_t> end_token_ids_;
  std::vector<std::string> token_texts_;
};

}  // namespace
}  // namespace longspan::reference

int main(int argc, char** argv) {
  using namespace longspan::reference;  // NOLINT(google-build-using-namespace)
  CLI::App app("Writes golden files from the float64 reference.");
  std::string model, prompts_file, output, commit;
  app.add_option("--model", model, "directory of the checkpoint")->required();
  app.add_option("--prompts", prompts_file, "JSON of golden_prompts.py")
      ->required()
      ->check(CLI::ExistingFile);
  app.add_option("--output", output, "directory for the files")
      ->required()
      ->check(CLI::ExistingDirectory);
  app.add_option("--commit", commit, "of the sources, kept in the files")->required();
  CLI11_PARSE(app, argc, argv);
  std::string command = "write_golden";
  for (int i = 1; i < argc; ++i) command += std::string(" ") + argv[i];
  const Json provenance = {{"program", "write_golden: the float64 reference of tests/reference"},
                           {"command", command},
                           {"commit", commit}};
  std::ifstream file(prompts_file);
  const Json prompts = Json::parse(file);
  const GoldenWriter writer(model, output, provenance, prompts);
  for (const Json& prompt : prompts.at("logits")) writer.WriteLogits(Prompt(prompt));
  for (const Json& prompt : prompts.at("needles")) writer.WriteNeedle(Prompt(prompt));
  return 0;
}
