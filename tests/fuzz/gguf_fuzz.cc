// A whole GGUF file: refused, or every tensor lies within it, after the one before; then its keys
// are a configuration and a tokenizer, or problems.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/loader/gguf/gguf_config.h"
#include "engine/loader/gguf/gguf_file.h"
#include "engine/loader/gguf/gguf_tokenizer.h"
#include "engine/model/families/families.h"
#include "engine/text/tokenizer.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

const std::string kName = "fuzz.gguf";

void CheckTensors(const GgufFile& file, size_t size) {
  uint64_t end = 0;
  for (const TensorEntry& entry : file.tensors) {
    LONGSPAN_CHECK(entry.first_byte >= end && entry.first_byte <= size);
    LONGSPAN_CHECK(entry.bytes > 0 && entry.bytes <= size - entry.first_byte);
    end = entry.first_byte + entry.bytes;
  }
}

WeightFiles Filed(const GgufFile& file, absl::string_view contents) {
  WeightFiles weights;
  for (const TensorEntry& entry : file.tensors) {
    weights.tensors.try_emplace(entry.name,
                                StoredTensor{entry, contents.data() + entry.first_byte, kName});
  }
  return weights;
}

// Refused with a reason, or a tokenizer whose ids are text again.
void CheckTokenizer(const TokenizerTexts& texts) {
  std::vector<std::string> problems;
  const auto tokenizer = Tokenizer::Read(*texts.tokenizer_json, texts.tokenizer_config_json,
                                         {texts.tokenizer_name, texts.config_name}, &problems);
  LONGSPAN_CHECK((tokenizer == nullptr) == !problems.empty());
  if (tokenizer == nullptr) return;
  const auto ids = tokenizer->Encode("a text, of 12 words\n  <b>", {});
  if (ids.ok()) (void)tokenizer->Decode(*ids, false);
}

void CheckKeys(const GgufFile& file, absl::string_view contents) {
  WeightFiles weights = Filed(file, contents);
  ContainerNames names;
  Findings findings;
  const auto config =
      ReadGgufConfig(file.metadata, kName, AllFamilies(), &weights, &names, &findings);
  LONGSPAN_CHECK(config.has_value() || findings.has_problems());
  const TokenizerTexts texts = ReadGgufTokenizer(file.metadata, kName, &findings);
  LONGSPAN_CHECK(texts.tokenizer_json.has_value() || findings.has_problems());
  if (texts.tokenizer_json) CheckTokenizer(texts);
}

void CheckWholeFile(absl::string_view contents) {
  const auto file = ParseGguf(contents, kName);
  if (!file.ok()) {
    LONGSPAN_CHECK(absl::IsInvalidArgument(file.status()) && file.status().message() != "");
    return;
  }
  LONGSPAN_CHECK(file->metadata.is_object());
  CheckTensors(*file, contents.size());
  CheckKeys(*file, contents);
}

}  // namespace
}  // namespace longspan

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  longspan::CheckWholeFile({reinterpret_cast<const char*>(data), size});
  return 0;
}
