#include "tests/engine/core/test_tokenizer.h"

#include "engine/json/json.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

// The byte-level alphabet: printable Latin-1 stands for itself, other bytes for U+0100 and on.
std::string CharacterOfByte(int byte, int& next_other) {
  const bool printable = (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  const int code_point = printable ? byte : 256 + next_other++;
  if (code_point < 128) return std::string(1, static_cast<char>(code_point));
  return {static_cast<char>(0xC0 | (code_point >> 6)), static_cast<char>(0x80 | (code_point & 63))};
}

}  // namespace

std::unique_ptr<Tokenizer> MakeTestTokenizer(const std::vector<std::string>& special) {
  Json vocabulary = Json::object();
  int next_other = 0;
  for (int byte = 0; byte < 256; ++byte) vocabulary[CharacterOfByte(byte, next_other)] = byte;
  Json added = Json::array();
  for (const std::string& text : special) {
    added.push_back({{"id", 256 + added.size()},
                     {"content", text},
                     {"single_word", false},
                     {"lstrip", false},
                     {"rstrip", false},
                     {"normalized", false},
                     {"special", true}});
  }
  Json byte_level = {{"type", "ByteLevel"},
                     {"add_prefix_space", false},
                     {"trim_offsets", false},
                     {"use_regex", false}};
  Json root = {{"version", "1.0"},
               {"added_tokens", added},
               {"normalizer", nullptr},
               {"pre_tokenizer", byte_level},
               {"post_processor", nullptr},
               {"decoder", byte_level},
               {"model", {{"type", "BPE"}, {"vocab", vocabulary}, {"merges", Json::array()}}}};
  auto loaded = Tokenizer::Load(WriteJson(root), "");
  LONGSPAN_CHECK(loaded.ok());
  return *std::move(loaded);
}

const Tokenizer* TestTokenizer() {
  static const Tokenizer* tokenizer = MakeTestTokenizer({}).release();
  return tokenizer;
}

}  // namespace longspan
