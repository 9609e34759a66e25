#include "engine/loader/gguf/gguf_tokenizer.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/pre_tokenizers.h"

namespace longspan {
namespace {

constexpr char kTokensKey[] = "tokenizer.ggml.tokens";
constexpr char kTypesKey[] = "tokenizer.ggml.token_type";

// tokenizer.ggml.token_type
enum class GgufTokenType : int64_t {
  kNormal = 1,
  kUnknown,
  kControl,
  kUserDefined,
  kUnused,
  kByte,
};

class GgufTokenizerReader {
 public:
  GgufTokenizerReader(const Json& metadata, const std::string& file_name, Findings* findings)
      : metadata_(metadata), file_name_(file_name), findings_(*findings) {}

  TokenizerTexts Read() {
    const size_t problems_before = findings_.problems().size();
    const GgufPreTokenizer* pre_tokenizer = FindPreTokenizer();
    const Json* tokens = Strings(kTokensKey);
    const Json* merges = Strings("tokenizer.ggml.merges");
    TokenizerTexts texts;
    texts.tokenizer_name = texts.config_name = absl::StrCat(file_name_, ": tokenizer.ggml");
    if (pre_tokenizer == nullptr || tokens == nullptr || merges == nullptr) return texts;
    Json root = {{"version", "1.0"},
                 {"normalizer", Normalizer(*pre_tokenizer)},
                 {"pre_tokenizer", PreTokenizerJson(*pre_tokenizer)},
                 {"decoder", {{"type", "ByteLevel"}}}};
    root["model"] = {
        {"type", "BPE"}, {"ignore_merges", pre_tokenizer->ignores_merges}, {"merges", *merges}};
    FileTokens(*tokens, root);
    root["post_processor"] = PostProcessor(*tokens, *pre_tokenizer);
    texts.tokenizer_config_json = WriteJson(TokenizerConfig(*tokens));
    if (findings_.problems().size() == problems_before) texts.tokenizer_json = WriteJson(root);
    return texts;
  }

 private:
  void Problem(absl::string_view key, absl::string_view what) {
    findings_.Problem(absl::StrCat(file_name_, ": ", key, " ", what));
  }

  // What the file says under the key, for messages.
  std::string Found(absl::string_view key) const {
    const Json* value = FindMember(metadata_, key);
    return value == nullptr ? "is missing" : absl::StrCat("is ", Summarize(*value));
  }

  std::optional<std::string> Text(absl::string_view key) const {
    const Json* value = FindMember(metadata_, key);
    const std::string* text = value == nullptr ? nullptr : StringValue(*value);
    return text == nullptr ? std::nullopt : std::optional(*text);
  }

  const GgufPreTokenizer* FindPreTokenizer() {
    if (Text("tokenizer.ggml.model") != "gpt2") {
      Problem("tokenizer.ggml.model",
              absl::StrCat(Found("tokenizer.ggml.model"), ", served is \"gpt2\" (byte-level BPE)"));
      return nullptr;
    }
    const std::optional<std::string> name = Text("tokenizer.ggml.pre");
    const GgufPreTokenizer* found = name ? FindGgufPreTokenizer(*name) : nullptr;
    if (found == nullptr) {
      Problem("tokenizer.ggml.pre",
              absl::StrCat(Found("tokenizer.ggml.pre"), ", served are ", GgufPreTokenizerNames()));
    }
    return found;
  }

  // An array of UTF-8 texts; null where it is anything else.
  const Json* Strings(absl::string_view key) {
    const Json* list = FindMember(metadata_, key);
    if (list == nullptr || !list->is_array()) {
      Problem(key, absl::StrCat(Found(key), ", expected an array of strings"));
      return nullptr;
    }
    for (size_t index = 0; index < list->size(); ++index) {
      if (IsUtf8Text((*list)[index])) continue;
      Problem(key, absl::StrCat("holds ", Summarize((*list)[index]), " at index ", index,
                                ", expected a string of UTF-8"));
      return nullptr;
    }
    return list;
  }

  // Writing replaces what is not UTF-8, so that it reads back as it was only if it is.
  static bool IsUtf8Text(const Json& value) {
    if (!value.is_string()) return false;
    const absl::StatusOr<Json> again = ParseJson(WriteJson(value));
    return again.ok() && *again == value;
  }

  static Json Normalizer(const GgufPreTokenizer& pre_tokenizer) {
    return pre_tokenizer.normalizes ? Json({{"type", "NFC"}}) : Json(nullptr);
  }

  // The vocabulary that merges make, and what is found in the text as it stands.
  void FileTokens(const Json& tokens, Json& root) {
    Json vocabulary = Json::object();
    Json added = Json::array();
    const std::vector<GgufTokenType> types = TokenTypes(tokens.size());
    for (size_t id = 0; id < types.size(); ++id) {
      const std::string& text = *StringValue(tokens[id]);
      if (types[id] == GgufTokenType::kUnused) continue;
      if (types[id] == GgufTokenType::kNormal) {
        AddToken(text, id, vocabulary);
      } else {
        added.push_back({{"id", id},
                         {"content", text},
                         {"special", types[id] != GgufTokenType::kUserDefined},
                         {"normalized", false}});
      }
    }
    root["model"]["vocab"] = std::move(vocabulary);
    root["added_tokens"] = std::move(added);
  }

  void AddToken(const std::string& text, size_t id, Json& vocabulary) {
    const auto [known, is_new] = vocabulary.emplace(text, id);
    if (is_new) return;
    Problem(kTokensKey, absl::StrCat("has ", Summarize(Json(text)), " at index ", known->dump(),
                                     " and again at ", id));
  }

  // As many as tokens; none where they are wrong.
  std::vector<GgufTokenType> TokenTypes(size_t tokens) {
    const Json* list = FindMember(metadata_, kTypesKey);
    if (list == nullptr) return std::vector<GgufTokenType>(tokens, GgufTokenType::kNormal);
    if (!list->is_array() || list->size() != tokens) {
      Problem(kTypesKey, absl::StrCat("has ", list->size(), " elements, expected ", tokens,
                                      ", one for each token"));
      return {};
    }
    std::vector<GgufTokenType> types;
    for (const Json& element : *list) {
      const int64_t type = IntegralValue(element).value_or(0);
      if (type < 1 || type >= static_cast<int64_t>(GgufTokenType::kByte)) {
        Problem(kTypesKey, absl::StrCat("holds ", Summarize(element), " for token ", types.size(),
                                        ", expected 1 to 5 in byte-level BPE"));
        return {};
      }
      types.push_back(GgufTokenType{type});
    }
    return types;
  }

  // The token of an id that stands under a key; empty where there is none.
  std::optional<std::string> TokenOf(absl::string_view key, const Json& tokens) {
    const Json* value = FindMember(metadata_, key);
    if (value == nullptr) return std::nullopt;
    const std::optional<uint64_t> id = UnsignedValue(*value);
    if (id && *id < tokens.size()) return *StringValue(tokens[*id]);
    Problem(key, absl::StrCat("is ", Summarize(*value), ", expected 0 to ",
                              static_cast<int64_t>(tokens.size()) - 1));
    return std::nullopt;
  }

  bool Flag(absl::string_view key, bool absent) {
    const Json* value = FindMember(metadata_, key);
    if (value == nullptr) return absent;
    const std::optional<bool> flag = BoolValue(*value);
    if (!flag) Problem(key, absl::StrCat("is ", Summarize(*value), ", expected true or false"));
    return flag.value_or(absent);
  }

  // Appends the special token under `key` to a template.
  void AddSpecial(absl::string_view key, const Json& tokens, Json& pieces, Json& specials) {
    const std::optional<std::string> token = TokenOf(key, tokens);
    if (!token) return;
    pieces.push_back({{"SpecialToken", {{"id", *token}, {"type_id", 0}}}});
    specials[*token] = {{"id", *token}, {"ids", Json::array({metadata_.at(std::string(key))})}};
  }

  Json PostProcessor(const Json& tokens, const GgufPreTokenizer& pre_tokenizer) {
    Json pieces = Json::array();
    Json specials = Json::object();
    if (Flag("tokenizer.ggml.add_bos_token", pre_tokenizer.adds_first_token)) {
      AddSpecial("tokenizer.ggml.bos_token_id", tokens, pieces, specials);
    }
    pieces.push_back({{"Sequence", {{"id", "A"}, {"type_id", 0}}}});
    if (Flag("tokenizer.ggml.add_eos_token", false)) {
      AddSpecial("tokenizer.ggml.eos_token_id", tokens, pieces, specials);
    }
    return {{"type", "TemplateProcessing"},
            {"single", std::move(pieces)},
            {"special_tokens", std::move(specials)}};
  }

  Json TokenizerConfig(const Json& tokens) {
    Json config = Json::object();
    const std::pair<const char*, const char*> named[] = {
        {"eos_token", "tokenizer.ggml.eos_token_id"},
        {"bos_token", "tokenizer.ggml.bos_token_id"},
        {"unk_token", "tokenizer.ggml.unknown_token_id"},
        {"pad_token", "tokenizer.ggml.padding_token_id"}};
    for (const auto& [name, key] : named) {
      if (const std::optional<std::string> token = TokenOf(key, tokens)) config[name] = *token;
    }
    if (const auto chat = Text("tokenizer.chat_template")) config["chat_template"] = *chat;
    return config;
  }

  const Json& metadata_;
  const std::string& file_name_;
  Findings& findings_;
};

}  // namespace

TokenizerTexts ReadGgufTokenizer(const Json& metadata, const std::string& file_name,
                                 Findings* findings) {
  return GgufTokenizerReader(metadata, file_name, findings).Read();
}

}  // namespace longspan
