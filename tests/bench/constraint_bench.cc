// What constraints cost on one core: compiling each schema of a file, and a mask of each token of a
// random answer to it, at vocabularies of several sizes. Prints a line of JSON for each.
//
//   constraint_bench [--tokens N] [--vocabularies 49152,128256,262144] schemas.json
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <unordered_set>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/strings/str_cat.h"
#include "engine/constraint/constraint_state.h"
#include "engine/json/json.h"

namespace longspan {
namespace {

using Clock = std::chrono::steady_clock;
double MicrosecondsSince(Clock::time_point begin) {
  return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

// Tokens as byte-level BPE has them: all bytes, numbers of three digits, runs of spaces,
// punctuation in twos and threes, and words, two thirds with a space before, of six letters in the
// mean.
ConstraintVocabulary SyntheticVocabulary(size_t tokens) {
  std::mt19937 random(1);
  std::unordered_set<std::string> seen;
  ConstraintVocabulary vocabulary;
  const auto add = [&](const std::string& bytes) {
    if (vocabulary.token_bytes.size() < tokens - 1 && seen.insert(bytes).second) {
      vocabulary.token_bytes.push_back(bytes);
    }
  };
  for (int byte = 0; byte < 256; ++byte) add(std::string(1, static_cast<char>(byte)));
  for (int number = 0; number < 1000; ++number) add(absl::StrCat(number));
  for (int spaces = 2; spaces < 64; ++spaces) add(std::string(spaces, ' '));
  for (int spaces = 0; spaces < 32; ++spaces) add("\n" + std::string(spaces, ' '));
  const std::string marks = "{}[]\":,.;()<>/\\-_=+*'!?#@$%&|~ ";
  for (int i = 0; i < 4000; ++i) {
    std::string bytes;
    for (unsigned j = 0; j < 2 + random() % 2; ++j) bytes += marks[random() % marks.size()];
    add(bytes);
  }
  const char* const syllables[] = {
      "an",       "ing",          "er",           "t",    "re", "con", "s", "al", "mo", "ed", "le",
      "\xC3\xA9", "\xD0\xB0\xD0", "\xE4\xB8\xAD", "tion", "i",  "qu",  "Ob"};
  while (vocabulary.token_bytes.size() < tokens - 1) {
    std::string bytes = random() % 3 > 0 ? " " : "";
    for (unsigned j = 0; j < 1 + random() % 5; ++j) bytes += syllables[random() % 18];
    add(bytes);
  }
  vocabulary.token_bytes.emplace_back();
  vocabulary.end_token_ids = {static_cast<int32_t>(tokens - 1)};
  return vocabulary;
}

int32_t DrawFrom(const std::vector<uint32_t>& bits, std::mt19937& random) {
  std::vector<int32_t> allowed;
  for (size_t word = 0; word < bits.size(); ++word) {
    for (uint32_t left = bits[word]; left != 0; left &= left - 1) {
      allowed.push_back(static_cast<int32_t>(word * 32 + __builtin_ctz(left)));
    }
  }
  return allowed[random() % allowed.size()];
}

// Microseconds of each mask, and of accepting what was drawn from it, answer after answer.
std::vector<double> MaskTimes(const std::shared_ptr<const CompiledConstraint>& compiled,
                              int tokens) {
  std::mt19937 random(7);
  std::vector<double> times_us;
  std::vector<uint32_t> bits(compiled->in_text.size());
  ConstraintState state(compiled);
  for (int i = 0; i < tokens; ++i) {
    if (state.has_ended()) state = ConstraintState(compiled);
    const auto begin = Clock::now();
    if (!state.FillMask(absl::MakeSpan(bits)).ok()) std::abort();
    double time_us = MicrosecondsSince(begin);
    const int32_t token = DrawFrom(bits, random);
    const auto accepting = Clock::now();
    if (!state.Accept(token).ok()) std::abort();
    times_us.push_back(time_us + MicrosecondsSince(accepting));
  }
  std::sort(times_us.begin(), times_us.end());
  return times_us;
}

void Measure(const std::string& name, const std::string& schema, size_t vocabulary_tokens,
             ConstraintCompiler& compiler, int tokens) {
  const auto begin = Clock::now();
  const auto compiled = compiler.Compile({JsonSchemaConstraint{schema}, {}});
  const double compile_ms = MicrosecondsSince(begin) / 1000;
  if (!compiled.ok()) {
    std::fprintf(stderr, "%s: %s\n", name.c_str(), compiled.status().ToString().c_str());
    std::abort();
  }
  const std::vector<double> times_us = MaskTimes(*compiled, tokens);
  double sum_us = 0;
  for (const double time_us : times_us) sum_us += time_us;
  std::printf(
      "{\"what\":\"constraint\",\"schema\":\"%s\",\"vocabulary\":%zu,\"compile_ms\":%.2f,"
      "\"mask_mean_us\":%.1f,\"mask_p50_us\":%.1f,\"mask_p99_us\":%.1f,\"mask_max_us\":%.1f,"
      "\"bytes\":%zu}\n",
      name.c_str(), vocabulary_tokens, compile_ms, sum_us / times_us.size(),
      times_us[times_us.size() / 2], times_us[times_us.size() * 99 / 100], times_us.back(),
      (*compiled)->bytes());
  std::fflush(stdout);
}

void Run(const std::string& file, const std::vector<size_t>& vocabularies, int tokens) {
  std::ifstream stream(file);
  const auto schemas = ParseJson(std::string(std::istreambuf_iterator<char>(stream), {}));
  if (!schemas.ok()) std::abort();
  for (const size_t vocabulary_tokens : vocabularies) {
    const auto compiler = ConstraintCompiler::Make(SyntheticVocabulary(vocabulary_tokens)).value();
    for (const Json& one : *schemas) {
      Measure(one.at("name"), WriteJson(one.at("schema")), vocabulary_tokens, *compiler, tokens);
    }
  }
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  CLI::App app("times of constraints");
  std::vector<size_t> vocabularies = {49152, 128256, 262144};
  int tokens = 300;
  std::string file;
  app.add_option("--vocabularies", vocabularies, "tokens of each")->delimiter(',');
  app.add_option("--tokens", tokens, "masks a schema");
  app.add_option("schemas", file, "[{name, schema}]")->required();
  CLI11_PARSE(app, argc, argv);
  longspan::Run(file, vocabularies, tokens);
  return 0;
}
