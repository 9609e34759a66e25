// How alike neighbouring decode steps of a sparse model choose, and what share of the pages that
// they read would be found in a memory that holds a share of all of them, for each KV head of each
// layer by itself (kernels/rooms/room_table.h).
//
//   selection_bench MODEL_DIRECTORY TEXT [--tokens 16384] [--decode-tokens 256] [--shares 0.05,0.1]
//
// The text is read as a prompt up to --tokens, then on, token by token. Counts follow from model
// and text alone. One JSON line a share.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "CLI/CLI.hpp"
#include "engine/json/json.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "engine/text/tokenizer.h"
#include "kernels/cpu/cpu_backend.h"
#include "kernels/rooms/owned_rooms.h"
#include "tests/bench/or_die.h"

namespace longspan {
namespace {

constexpr int32_t kChunkTokens = 512;

std::string ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

// The pages that one KV head of one layer reads, ascending, of each decode step.
using PagesOfSteps = std::vector<std::vector<int32_t>>;

class Reader {
 public:
  Reader(const std::string& directory, int threads, std::vector<int32_t> tokens)
      : backend_(ValueOrDie(CreateCpuBackend({.threads = threads}))), tokens_(std::move(tokens)) {
    CheckpointOptions as_served;
    as_served.formats = backend_->SupportedWeights().formats;
    Checkpoint checkpoint = ValueOrDie(LoadCheckpoint(directory, as_served));
    if (!checkpoint.config().nsa) OrDie(absl::InvalidArgumentError("the model is not sparse"));
    model_ = ValueOrDie(LoadModel(checkpoint.config(), checkpoint, DType::kBf16, backend_.get()));
    RunnerOptions options;
    options.pages = PagesForTokens(static_cast<int64_t>(tokens_.size()));
    options.slots = 1;
    options.step.max_step_tokens = kChunkTokens;
    runner_ = ValueOrDie(CreateModelRunner(model_.get(), backend_.get(), options));
    pages_.resize(options.pages);
    std::iota(pages_.begin(), pages_.end(), 0);
  }

  // [layers * KV heads]
  std::vector<PagesOfSteps> Read(int64_t prompt_tokens) {
    const auto total = static_cast<int64_t>(tokens_.size());
    for (int64_t at = 0; at < prompt_tokens; at += kChunkTokens) {
      Step(at, std::min<int64_t>(kChunkTokens, prompt_tokens - at));
    }
    std::vector<PagesOfSteps> heads(heads_count());
    for (int64_t at = prompt_tokens; at < total; ++at) {
      const ForwardResult result = Step(at, 1);
      for (int head = 0; head < heads_count(); ++head) {
        heads[head].push_back(PagesOf(result.choices, head));
      }
    }
    return heads;
  }

  int heads_count() const { return model_->config.layers * model_->config.kv_heads; }
  int64_t pages() const { return static_cast<int64_t>(pages_.size()); }

 private:
  std::vector<int32_t> PagesOf(const BlockChoices& choices, int head) const {
    const int kv_heads = model_->config.kv_heads;
    const int64_t block_tokens = model_->config.nsa->block_tokens;
    std::set<int32_t> pages;
    for (const int32_t block : choices.Of(head / kv_heads, 0, head % kv_heads)) {
      if (block < 0) continue;
      const int64_t first = block * block_tokens / kPageTokens;
      const int64_t end = PagesForTokens((block + 1) * block_tokens);
      for (int64_t page = first; page < end; ++page) pages.insert(static_cast<int32_t>(page));
    }
    return {pages.begin(), pages.end()};
  }

  ForwardResult Step(int64_t position, int64_t count) {
    ForwardBatch batch;
    batch.rows.push_back({.first_position = position,
                          .token_count = static_cast<int32_t>(count),
                          .logits_from = static_cast<int32_t>(count) - 1,
                          .reports_choices = count == 1});
    if (position == 0) batch.slot_resets.push_back({0, -1});
    batch.token_ids.assign(tokens_.begin() + position, tokens_.begin() + position + count);
    batch.page_ids.assign(pages_.begin(), pages_.begin() + PagesForTokens(position + count));
    batch.page_offsets = {0, static_cast<int32_t>(batch.page_ids.size())};
    batch.draw.vocabulary_tokens = model_->config.vocabulary;
    batch.draw.rows.push_back({.slot = 0, .temperature = 0.0F});
    return ValueOrDie(runner_->Collect(ValueOrDie(runner_->Submit(std::move(batch)))));
  }

  std::unique_ptr<Backend> backend_;
  std::vector<int32_t> tokens_;
  std::unique_ptr<Model> model_;
  std::unique_ptr<Runner> runner_;
  std::vector<int32_t> pages_;
};

// The share of a step's pages that the step before read, too.
double Alike(const std::vector<PagesOfSteps>& heads) {
  int64_t read = 0;
  int64_t again = 0;
  for (const PagesOfSteps& steps : heads) {
    for (size_t step = 1; step < steps.size(); ++step) {
      read += static_cast<int64_t>(steps[step].size());
      for (const int32_t page : steps[step]) {
        again += std::binary_search(steps[step - 1].begin(), steps[step - 1].end(), page) ? 1 : 0;
      }
    }
  }
  return static_cast<double>(again) / static_cast<double>(read);
}

// Of all steps but the first half, which fill the rooms.
Json Found(const std::vector<PagesOfSteps>& heads, int64_t pages, double share) {
  const auto rooms = static_cast<int32_t>(share * static_cast<double>(pages));
  int64_t read = 0;
  int64_t fetched = 0;
  for (const PagesOfSteps& steps : heads) {
    OwnedRooms owned(static_cast<int32_t>(pages), rooms);
    RoomTable table = owned.Table();
    for (size_t step = 0; step < steps.size(); ++step) {
      std::vector<RoomTable::Fetch> fetches;
      const RoomCounts counts = table.Read(steps[step], fetches);
      if (step < steps.size() / 2) continue;
      read += static_cast<int64_t>(steps[step].size());
      fetched += counts.fetched + counts.left;
    }
  }
  const auto counted = static_cast<double>(heads.size() * (heads[0].size() - heads[0].size() / 2));
  return {{"rooms_share", share},
          {"rooms", rooms},
          {"hit_rate", 1.0 - static_cast<double>(fetched) / static_cast<double>(read)},
          {"pages_read_a_head", static_cast<double>(read) / counted},
          {"pages_fetched_a_head", static_cast<double>(fetched) / counted}};
}

int Main(int argc, char** argv) {
  std::string directory;
  std::string text;
  int64_t prompt_tokens = 16384;
  int decode_tokens = 256;
  std::vector<double> shares = {0.05, 0.1, 0.2};
  CLI::App app("How alike decode steps of a sparse model choose");
  app.add_option("model", directory)->required();
  app.add_option("text", text)->required()->check(CLI::ExistingFile);
  app.add_option("--tokens", prompt_tokens)->check(CLI::PositiveNumber);
  app.add_option("--decode-tokens", decode_tokens)->check(CLI::Range(2, 1 << 20));
  app.add_option("--shares", shares)->delimiter(',')->check(CLI::Range(0.0, 1.0));
  CLI11_PARSE(app, argc, argv);

  const auto tokenizer = ValueOrDie(Tokenizer::Load(ReadFile(directory + "/tokenizer.json"), ""));
  std::vector<int32_t> tokens = ValueOrDie(tokenizer->Encode(ReadFile(text), {}));
  const auto wanted = static_cast<size_t>(prompt_tokens + decode_tokens);
  if (tokens.size() < wanted) {
    std::fprintf(stderr, "%s has %zu tokens, %zu are asked for\n", text.c_str(), tokens.size(),
                 wanted);
    return 1;
  }
  tokens.resize(wanted);
  Reader reader(directory, static_cast<int>(std::thread::hardware_concurrency()), tokens);
  const std::vector<PagesOfSteps> heads = reader.Read(prompt_tokens);
  const double alike = Alike(heads);
  for (const double share : shares) {
    Json line = Found(heads, reader.pages(), share);
    line["bench"] = "selection";
    line["tokens"] = prompt_tokens;
    line["decode_tokens"] = decode_tokens;
    line["read_in_the_step_before"] = alike;
    std::printf("%s\n", WriteJson(line).c_str());
  }
  return 0;
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) { return longspan::Main(argc, argv); }
