#include "engine/loader/vocabulary_files.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/pre_tokenizers.h"

namespace longspan {
namespace {

struct TokenizerClass {
  absl::string_view name;           // with or without "Fast" behind it
  absl::string_view pre_tokenizer;  // pre_tokenizers.h
};

constexpr TokenizerClass kTokenizerClasses[] = {{"GPT2Tokenizer", "gpt-2"},
                                                {"Qwen2Tokenizer", "qwen2"}};

class VocabularyReader {
 public:
  VocabularyReader(const VocabularyFiles& files, Findings* findings)
      : files_(files), findings_(*findings) {}

  std::optional<std::string> Read() {
    const size_t problems_before = findings_.problems().size();
    const NamedPreTokenizer* pre_tokenizer = FindClass();
    if (pre_tokenizer == nullptr) return std::nullopt;
    Json root = ByteLevelJson(*pre_tokenizer);
    CheckPrefixSpace();
    root["model"]["vocab"] = files_.vocabulary;
    root["model"]["merges"] = Merges();
    added_ = AddedTokens();
    AddNamedTokens();
    root["added_tokens"] = added_;
    if (Flag("add_bos_token")) root["post_processor"] = FirstToken();
    if (findings_.problems().size() > problems_before) return std::nullopt;
    return WriteJson(root);
  }

 private:
  void Problem(absl::string_view key, absl::string_view what) {
    findings_.Problem(absl::StrCat("tokenizer_config.json: ", key, " ", what));
  }

  const Json* Value(absl::string_view key) const {
    return FindMember(files_.tokenizer_config, key);
  }

  const NamedPreTokenizer* FindClass() {
    const Json* value = Value("tokenizer_class");
    const std::string* name = value == nullptr ? nullptr : StringValue(*value);
    std::string known;
    for (const TokenizerClass& one : kTokenizerClasses) {
      if (name != nullptr && (*name == one.name || *name == absl::StrCat(one.name, "Fast"))) {
        return FindPreTokenizer(one.pre_tokenizer);
      }
      absl::StrAppend(&known, known.empty() ? "" : ", ", one.name);
    }
    Problem("tokenizer_class",
            absl::StrCat(value == nullptr ? "is missing" : absl::StrCat("is ", Summarize(*value)),
                         ", served beside vocab.json and merges.txt are ", known));
    return nullptr;
  }

  bool Flag(absl::string_view key) {
    const Json* value = Value(key);
    if (value == nullptr) return false;
    const std::optional<bool> flag = BoolValue(*value);
    if (!flag) Problem(key, absl::StrCat("is ", Summarize(*value), ", expected true or false"));
    return flag.value_or(false);
  }

  void CheckPrefixSpace() {
    if (Flag("add_prefix_space")) Problem("add_prefix_space", "is true, expected false");
  }

  // Without the line of the version, and empty ones.
  Json Merges() const {
    Json merges = Json::array();
    for (absl::string_view line : absl::StrSplit(files_.merges, '\n')) {
      if (absl::EndsWith(line, "\r")) line.remove_suffix(1);
      const bool is_comment = merges.empty() && absl::StartsWith(line, "#version");
      if (!line.empty() && !is_comment) merges.push_back(std::string(line));
    }
    return merges;
  }

  // {"151643": {"content": "<|endoftext|>", …}, …}
  Json AddedTokens() {
    Json added = Json::array();
    const Json* decoder = Value("added_tokens_decoder");
    if (decoder == nullptr) return added;
    if (!decoder->is_object()) {
      Problem("added_tokens_decoder", "is not an object");
      return added;
    }
    for (const auto& [key, description] : decoder->items()) {
      int64_t id = 0;
      if (!description.is_object() || !absl::SimpleAtoi(key, &id)) {
        Problem("added_tokens_decoder",
                absl::StrCat("holds ", Summarize(description), " under ", Summarize(Json(key)),
                             ", expected an object under an id"));
        continue;
      }
      Json token = description;
      token["id"] = id;
      added.push_back(std::move(token));
    }
    return added;
  }

  // The text of a token that has a name: a string, or an object with the string as its content.
  const std::string* NamedToken(absl::string_view name) const {
    const Json* value = Value(name);
    if (value != nullptr && value->is_object()) value = FindMember(*value, "content");
    return value == nullptr ? nullptr : StringValue(*value);
  }

  // The oldest files list no added tokens; those with a name are special.
  void AddNamedTokens() {
    for (const char* name : {"bos_token", "eos_token", "unk_token", "pad_token"}) {
      const std::string* text = NamedToken(name);
      if (text == nullptr || IsAdded(*text)) continue;
      const std::optional<int64_t> id = IdOf(*text);
      if (id) added_.push_back({{"id", *id}, {"content", *text}, {"special", true}});
    }
  }

  bool IsAdded(const std::string& text) const {
    for (const Json& token : added_) {
      if (token.value("content", Json()) == text) return true;
    }
    return false;
  }

  Json FirstToken() {
    const std::string* text = NamedToken("bos_token");
    const std::optional<int64_t> id = text == nullptr ? std::nullopt : IdOf(*text);
    if (!id) {
      Problem("bos_token", "names no token, and add_bos_token is true");
      return nullptr;
    }
    return {{"type", "TemplateProcessing"},
            {"single", Json::array({{{"SpecialToken", {{"id", *text}, {"type_id", 0}}}},
                                    {{"Sequence", {{"id", "A"}, {"type_id", 0}}}}})},
            {"special_tokens", {{*text, {{"id", *text}, {"ids", Json::array({*id})}}}}}};
  }

  std::optional<int64_t> IdOf(const std::string& text) {
    for (const Json& token : added_) {
      if (token.value("content", Json()) == text) return IntegralValue(token.at("id"));
    }
    const Json* id = FindMember(files_.vocabulary, text);
    return id == nullptr ? std::nullopt : IntegralValue(*id);
  }

  const VocabularyFiles& files_;
  Findings& findings_;
  Json added_;
};

}  // namespace

std::optional<std::string> TokenizerJsonOf(const VocabularyFiles& files, Findings* findings) {
  return VocabularyReader(files, findings).Read();
}

}  // namespace longspan
