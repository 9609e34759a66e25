#include "engine/loader/gguf/gguf_vocabulary.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"

namespace longspan {
namespace {

constexpr char kTokensKey[] = "tokenizer.ggml.tokens";
constexpr char kTypesKey[] = "tokenizer.ggml.token_type";

std::optional<std::vector<GgufTokenType>> ReadTypes(GgufFields& fields, size_t count,
                                                    GgufTokenType last_type) {
  if (fields.Value(kTypesKey) == nullptr) {
    return std::vector<GgufTokenType>(count, GgufTokenType::kNormal);
  }
  const Json* list = fields.Numbers(kTypesKey, count);
  if (list == nullptr) return std::nullopt;
  const auto last = static_cast<int64_t>(last_type);
  std::vector<GgufTokenType> types;
  for (const Json& element : *list) {
    const int64_t type = IntegralValue(element).value_or(0);
    if (type < 1 || type > last) {
      fields.Problem(kTypesKey, absl::StrCat("holds ", Summarize(element), " for token ",
                                             types.size(), ", expected 1 to ", last));
      return std::nullopt;
    }
    types.push_back(GgufTokenType{type});
  }
  return types;
}

}  // namespace

const std::string& GgufVocabulary::Text(size_t id) const { return *StringValue((*tokens)[id]); }

std::optional<GgufVocabulary> ReadGgufVocabulary(GgufFields& fields, GgufTokenType last_type) {
  const Json* tokens = fields.Texts(kTokensKey);
  if (tokens == nullptr) return std::nullopt;
  auto types = ReadTypes(fields, tokens->size(), last_type);
  if (!types) return std::nullopt;
  return GgufVocabulary{tokens, *std::move(types)};
}

void GgufTokenIds::Add(const std::string& text, size_t id) {
  const auto [known, is_new] = known_.emplace(text, id);
  if (!is_new) {
    return fields_.Problem(kTokensKey, absl::StrCat("has ", Summarize(Json(text)), " at index ",
                                                    known->second, " and again at ", id));
  }
  // Behind the others at once: an object's own insertion looks through all of them.
  ids_.get_ref<Json::object_t&>().emplace_back(text, id);
}

Json GgufAddedToken(size_t id, const std::string& text, GgufTokenType type) {
  return {{"id", id},
          {"content", text},
          {"special", type != GgufTokenType::kUserDefined},
          {"normalized", false}};
}

}  // namespace longspan
