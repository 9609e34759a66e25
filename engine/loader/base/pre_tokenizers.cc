#include "engine/loader/base/pre_tokenizers.h"

#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr absl::string_view kDigitPattern = R"(\p{N})";
constexpr absl::string_view kOneDigitPattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr absl::string_view kThreeDigitsPattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)";

constexpr GgufPreTokenizer kPreTokenizers[] = {
    {.name = "gpt-2"},
    {.name = "smollm", .split = kDigitPattern},
    {.name = "starcoder", .split = kDigitPattern},
    {.name = "qwen2", .split = kOneDigitPattern, .splits_words = false, .normalizes = true},
    {.name = "llama-bpe",
     .split = kThreeDigitsPattern,
     .splits_words = false,
     .ignores_merges = true,
     .adds_first_token = true},
};

}  // namespace

const GgufPreTokenizer* FindGgufPreTokenizer(absl::string_view name) {
  for (const GgufPreTokenizer& known : kPreTokenizers) {
    if (known.name == name) return &known;
  }
  return nullptr;
}

std::string GgufPreTokenizerNames() {
  std::string names;
  for (const GgufPreTokenizer& known : kPreTokenizers) {
    absl::StrAppend(&names, names.empty() ? "" : ", ", known.name);
  }
  return names;
}

Json PreTokenizerJson(const GgufPreTokenizer& pre_tokenizer) {
  Json steps = Json::array();
  if (!pre_tokenizer.split.empty()) {
    steps.push_back({{"type", "Split"},
                     {"pattern", {{"Regex", std::string(pre_tokenizer.split)}}},
                     {"behavior", "Isolated"},
                     {"invert", false}});
  }
  steps.push_back({{"type", "ByteLevel"},
                   {"add_prefix_space", false},
                   {"use_regex", pre_tokenizer.splits_words}});
  return {{"type", "Sequence"}, {"pretokenizers", std::move(steps)}};
}

}  // namespace longspan
