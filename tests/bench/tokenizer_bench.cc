// How long it takes to encode texts, on one core: files, and generated prompts of one word.
//
//   tokenizer_bench tokenizer.json [FILE...]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/tokenizer.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr size_t kGeneratedBytes = 1'000'000;
constexpr int kRepetitions = 5;

std::string ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

// Characters from `first` to `last`, drawn evenly.
std::string OneWord(char32_t first, char32_t last) {
  std::mt19937 random(1);
  std::string text;
  while (text.size() < kGeneratedBytes) AppendUtf8(first + random() % (last - first + 1), &text);
  return text;
}

void Measure(const Tokenizer& tokenizer, const std::string& name, const std::string& text) {
  std::vector<double> times_ms;
  size_t tokens = 0;
  for (int i = 0; i < kRepetitions; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    const absl::StatusOr<std::vector<int32_t>> ids = tokenizer.Encode(text, {});
    const auto end = std::chrono::steady_clock::now();
    if (!ids.ok()) {
      std::printf("%s: %s\n", name.c_str(), ids.status().ToString().c_str());
      return;
    }
    tokens = ids->size();
    times_ms.push_back(std::chrono::duration<double, std::milli>(end - begin).count());
  }
  std::sort(times_ms.begin(), times_ms.end());
  std::printf("%-28s %9zu bytes %8zu tokens %8.1f ms\n", name.c_str(), text.size(), tokens,
              times_ms[kRepetitions / 2]);
}

int Run(const std::vector<std::string>& arguments) {
  const auto tokenizer = Tokenizer::Load(ReadFile(arguments.at(0)), "");
  if (!tokenizer.ok()) {
    std::fprintf(stderr, "%s\n", tokenizer.status().ToString().c_str());
    return 1;
  }
  for (size_t i = 1; i < arguments.size(); ++i) {
    Measure(**tokenizer, arguments[i], ReadFile(arguments[i]));
  }
  const std::pair<const char*, std::string> words[] = {{"one letter", OneWord('a', 'a')},
                                                       {"random letters", OneWord('a', 'z')},
                                                       {"spaces", OneWord(' ', ' ')},
                                                       {"digits", OneWord('0', '9')},
                                                       {"ideographs", OneWord(0x4E00, 0x9FFF)}};
  for (const auto& [name, text] : words) Measure(**tokenizer, name, text);
  return 0;
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: tokenizer_bench tokenizer.json [FILE...]\n");
    return 2;
  }
  return longspan::Run({argv + 1, argv + argc});
}
