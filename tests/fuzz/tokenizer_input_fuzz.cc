// Any bytes as text: refused unless UTF-8, else decoded to themselves. The same bytes as token ids:
// streamed and whole decoding agree.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "engine/text/detokenizer.h"
#include "engine/text/tokenizer.h"
#include "engine/text/utf8.h"
#include "kernels/base/check.h"

namespace {

using longspan::Tokenizer;

const std::vector<longspan::TextRange> kNoRanges;

std::unique_ptr<Tokenizer> LoadDemo() {
  std::ifstream file("deploy/models/demo/tokenizer.json", std::ios::binary);
  const std::string json((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  auto tokenizer = Tokenizer::Load(json, "");
  LONGSPAN_CHECK(tokenizer.ok());
  return *std::move(tokenizer);
}

void CheckText(const Tokenizer& tokenizer, absl::string_view text, bool parse) {
  const auto ids = tokenizer.Encode(text, {.control_ranges = parse ? nullptr : &kNoRanges});
  LONGSPAN_CHECK(ids.ok() == (longspan::ValidUtf8PrefixBytes(text) == text.size()));
  if (ids.ok()) LONGSPAN_CHECK(tokenizer.Decode(*ids, false) == text);
}

void CheckTokens(const Tokenizer& tokenizer, const std::vector<int32_t>& ids) {
  longspan::StreamingDetokenizer detokenizer(&tokenizer, true);
  std::string streamed;
  for (const int32_t id : ids) streamed += detokenizer.Push(id);
  streamed += detokenizer.Flush();
  LONGSPAN_CHECK(streamed == tokenizer.Decode(ids, true));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const std::unique_ptr<Tokenizer> tokenizer = LoadDemo();
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  CheckText(*tokenizer, text, true);
  CheckText(*tokenizer, text, false);
  CheckTokens(*tokenizer, std::vector<int32_t>(data, data + size));
  return 0;
}
