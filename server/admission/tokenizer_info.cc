#include "server/admission/tokenizer_info.h"

#include "engine/json/json.h"
#include "engine/json/json_values.h"

namespace longspan {
namespace {

// Tokens are written as objects with their text as "content", or as their text.
void FlattenTokens(Json* value) {
  if (const Json* content = FindMember(*value, "content"); content && content->is_string()) {
    *value = Json(*content);
  } else if (value->is_structured()) {
    for (Json& inner : *value) FlattenTokens(&inner);
  }
}

}  // namespace

std::string TokenizerInfo(absl::string_view tokenizer_config_json, const Tokenizer& tokenizer,
                          absl::Span<const int32_t> end_token_ids) {
  auto read = ParseJson(tokenizer_config_json);
  Json info = read.ok() && read->is_object() ? *std::move(read) : Json::object();
  FlattenTokens(&info);
  for (const char* name : {"eos_token", "bos_token", "pad_token", "chat_template"}) {
    if (!info.contains(name)) info[name] = nullptr;
  }
  if (info["eos_token"].is_null() && !end_token_ids.empty()) {
    info["eos_token"] = std::string(tokenizer.TokenBytes(end_token_ids.front()));
  }
  if (!info.contains("tokenizer_class")) info["tokenizer_class"] = "PreTrainedTokenizerFast";
  return WriteJson(info);
}

}  // namespace longspan
