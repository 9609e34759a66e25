#include "engine/loader/base/pre_tokenizers.h"

#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr absl::string_view kDigitSplits[] = {R"(\p{N})"};
constexpr absl::string_view kOneDigitSplits[] = {
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)"};
constexpr absl::string_view kThreeDigitsSplits[] = {
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)"};
constexpr absl::string_view kTekkenSplits[] = {
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+)"
    R"(|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*)"
    R"(|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)"};
// Letters with case, of the Unicode version that DeepSeek's first tokenizers were made with.
constexpr absl::string_view kDeepseekSplits[] = {
    R"([\r\n])",
    R"(\s?[)"
    R"(A-Za-z\x{B5}\x{C0}-\x{D6}\x{D8}-\x{F6}\x{F8}-\x{1BA}\x{1BC}-\x{1BF}\x{1C4}-\x{293})"
    R"(\x{295}-\x{2AF}\x{370}-\x{373}\x{376}\x{377}\x{37B}-\x{37D}\x{37F}\x{386})"
    R"(\x{388}-\x{38A}\x{38C}\x{38E}-\x{3A1}\x{3A3}-\x{3F5}\x{3F7}-\x{481}\x{48A}-\x{52F})"
    R"(\x{531}-\x{556}\x{10A0}-\x{10C5}\x{13A0}-\x{13F5}\x{13F8}-\x{13FD}\x{1C90}-\x{1CBA})"
    R"(\x{1CBD}-\x{1CBF}\x{1D00}-\x{1D2B}\x{1D6B}-\x{1D77}\x{1D79}-\x{1D9A})"
    R"(\x{1E00}-\x{1F15}\x{1F18}-\x{1F1D}\x{1F20}-\x{1F45}\x{1F48}-\x{1F4D})"
    R"(\x{1F50}-\x{1F57}\x{1F59}\x{1F5B}\x{1F5D}\x{1F5F}-\x{1F7D}\x{1F80}-\x{1FB4})"
    R"(\x{1FB6}-\x{1FBC}\x{1FBE}\x{1FC2}-\x{1FC4}\x{1FC6}-\x{1FCC}\x{1FD0}-\x{1FD3})"
    R"(\x{1FD6}-\x{1FDB}\x{1FE0}-\x{1FEC}\x{1FF2}-\x{1FF4}\x{1FF6}-\x{1FFC}\x{2102}\x{2107})"
    R"(\x{210A}-\x{2113}\x{2115}\x{2119}-\x{211D}\x{2124}\x{2126}\x{2128}\x{212A}-\x{212D})"
    R"(\x{212F}-\x{2134}\x{2139}\x{213C}-\x{213F}\x{2145}-\x{2149}\x{214E}\x{2183}\x{2184})"
    R"(\x{2C00}-\x{2C7B}\x{2C7E}-\x{2CE4}\x{2CEB}-\x{2CEE}\x{2CF2}\x{2CF3}\x{A640}-\x{A66D})"
    R"(\x{A680}-\x{A69B}\x{A722}-\x{A76F}\x{A771}-\x{A787}\x{A78B}-\x{A78E})"
    R"(\x{AB70}-\x{ABBF}\x{FB00}-\x{FB06}\x{FB13}-\x{FB17}\x{FF21}-\x{FF3A})"
    R"(\x{FF41}-\x{FF5A}\x{10400}-\x{1044F}\x{104B0}-\x{104D3}\x{104D8}-\x{104FB})"
    R"(\x{10C80}-\x{10CB2}\x{10CC0}-\x{10CF2}\x{118A0}-\x{118DF}\x{1E900}-\x{1E943})"
    R"(]+)",
    R"(\s?[!-/:-~\x{FF01}-\x{FF0F}\x{FF1A}-\x{FF5E}\x{2018}-\x{201F}\x{3000}-\x{3002}]+)",
    R"(\s+$)",
    R"([\x{4E00}-\x{9FA5}\x{800}-\x{4E00}\x{AC00}-\x{D7FF}]+)",
    R"(\p{N}+)"};
constexpr absl::string_view kDeepseekCoderSplits[] = {
    R"([\r\n])", R"(\s?\p{L}+)", R"(\s?\p{P}+)",
    R"([\x{4E00}-\x{9FA5}\x{800}-\x{4E00}\x{AC00}-\x{D7FF}]+)", R"(\p{N})"};
constexpr absl::string_view kDefaultSplits[] = {
    R"([\p{P}\$\+<=>\^~\|]+)",
    R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S))", R"(\p{N}+)",
    R"([0-9][0-9][0-9])"};

constexpr NamedPreTokenizer kPreTokenizers[] = {
    {.name = "gpt-2"},
    {.name = "smollm", .splits = kDigitSplits},
    {.name = "starcoder", .splits = kDigitSplits},
    {.name = "qwen2", .splits = kOneDigitSplits, .splits_words = false, .normalizes = true},
    {.name = "llama-bpe",
     .splits = kThreeDigitsSplits,
     .splits_words = false,
     .ignores_merges = true,
     .adds_first_token = true},
    {.name = "smaug-bpe", .splits = kThreeDigitsSplits, .splits_words = false},
    {.name = "tekken",
     .splits = kTekkenSplits,
     .splits_words = false,
     .ignores_merges = true,
     .adds_first_token = true},
    {.name = "deepseek-llm", .splits = kDeepseekSplits, .splits_words = false},
    {.name = "deepseek-coder", .splits = kDeepseekCoderSplits, .splits_words = false},
    {.name = "default", .splits = kDefaultSplits, .splits_words = false},
};

Json StepsJson(const NamedPreTokenizer& pre_tokenizer) {
  Json steps = Json::array();
  for (const absl::string_view split : pre_tokenizer.splits) {
    steps.push_back({{"type", "Split"},
                     {"pattern", {{"Regex", std::string(split)}}},
                     {"behavior", "Isolated"},
                     {"invert", false}});
  }
  steps.push_back({{"type", "ByteLevel"},
                   {"add_prefix_space", false},
                   {"use_regex", pre_tokenizer.splits_words}});
  return steps;
}

}  // namespace

const NamedPreTokenizer* FindPreTokenizer(absl::string_view name) {
  for (const NamedPreTokenizer& known : kPreTokenizers) {
    if (known.name == name) return &known;
  }
  return nullptr;
}

std::string PreTokenizerNames() {
  std::string names;
  for (const NamedPreTokenizer& known : kPreTokenizers) {
    absl::StrAppend(&names, names.empty() ? "" : ", ", known.name);
  }
  return names;
}

Json ByteLevelJson(const NamedPreTokenizer& pre_tokenizer) {
  return {{"version", "1.0"},
          {"normalizer", pre_tokenizer.normalizes ? Json({{"type", "NFC"}}) : Json(nullptr)},
          {"pre_tokenizer", {{"type", "Sequence"}, {"pretokenizers", StepsJson(pre_tokenizer)}}},
          {"decoder", {{"type", "ByteLevel"}}},
          {"model", {{"type", "BPE"}, {"ignore_merges", pre_tokenizer.ignores_merges}}}};
}

}  // namespace longspan
