#include "engine/loader/gguf/gguf_byte_level.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/loader/base/pre_tokenizers.h"

namespace longspan {
namespace {

constexpr char kPreTokenizerKey[] = "tokenizer.ggml.pre";

const NamedPreTokenizer* ReadPreTokenizerName(GgufFields& fields) {
  const std::optional<std::string> name = fields.Text(kPreTokenizerKey);
  const NamedPreTokenizer* found = name ? FindPreTokenizer(*name) : nullptr;
  if (found == nullptr) {
    fields.Problem(kPreTokenizerKey, absl::StrCat(fields.Found(kPreTokenizerKey), ", served are ",
                                                  PreTokenizerNames()));
  }
  return found;
}

// The vocabulary that merges make, and what is found in the text as it stands.
void FileByteLevelTokens(const GgufVocabulary& vocabulary, GgufFields& fields, Json& root) {
  GgufTokenIds ids(&fields);
  Json added = Json::array();
  for (size_t id = 0; id < vocabulary.types.size(); ++id) {
    const GgufTokenType type = vocabulary.types[id];
    if (type == GgufTokenType::kUnused) continue;
    if (type == GgufTokenType::kNormal) {
      ids.Add(vocabulary.Text(id), id);
    } else {
      added.push_back(GgufAddedToken(id, vocabulary.Text(id), type));
    }
  }
  root["model"]["vocab"] = ids.Take();
  root["added_tokens"] = std::move(added);
}

}  // namespace

std::optional<GgufTokenizerModel> ReadGgufByteLevel(GgufFields& fields) {
  const NamedPreTokenizer* pre_tokenizer = ReadPreTokenizerName(fields);
  std::optional<GgufVocabulary> vocabulary = ReadGgufVocabulary(fields, GgufTokenType::kUnused);
  const Json* merges = fields.Texts("tokenizer.ggml.merges");
  if (pre_tokenizer == nullptr || !vocabulary || merges == nullptr) return std::nullopt;
  GgufTokenizerModel model = {*std::move(vocabulary), ByteLevelJson(*pre_tokenizer)};
  model.adds_first_token = pre_tokenizer->adds_first_token;
  model.root["model"]["merges"] = *merges;
  FileByteLevelTokens(model.vocabulary, fields, model.root);
  return model;
}

}  // namespace longspan
