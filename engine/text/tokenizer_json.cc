#include "engine/text/tokenizer_json.h"

#include <utility>
#include <variant>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/json/json.h"
#include "engine/text/json_fields.h"

namespace longspan {
namespace {

// Walks the file once, collecting what is served into a spec and everything else as problems.
class SpecReader : FieldReader {
 public:
  using FieldReader::FieldReader;

  TokenizerSpec Read(const Json& root) {
    if (!root.is_object()) {
      Malformed("not an object");
      return std::move(spec_);
    }
    const size_t problems_before = problems()->size();
    ReadAddedTokens(Field(root, "added_tokens"));
    ReadModel(Field(root, "model"));
    spec_.are_tokens_read = problems()->size() == problems_before;
    spec_.normalizer = ReadNormalizerSteps(Field(root, "normalizer"), problems());
    spec_.pre_tokenizer = ReadPreTokenizerSpec(Field(root, "pre_tokenizer"), problems());
    ReadPostProcessor(Field(root, "post_processor"));
    spec_.decoder = ReadDecoderSpec(Field(root, "decoder"), problems());
    spec_.bpe.is_byte_level = spec_.pre_tokenizer.is_byte_level;
    CheckFirstMark();
    return std::move(spec_);
  }

 private:
  void ReadAddedTokens(const Json& list) {
    if (list.is_null()) return;
    if (!list.is_array()) return Malformed("added_tokens is not an array");
    for (const Json& entry : list) {
      AddedToken token;
      token.content = StringField(entry, "content");
      if (token.content.empty()) {
        Malformed("an added token has no content");
        continue;
      }
      if (!ReadId(Field(entry, "id"), absl::StrCat("added token ", token.content), &token.id)) {
        continue;
      }
      token.special = Flag(entry, "special", false);
      token.normalized = Flag(entry, "normalized", !token.special);
      token.lstrip = Flag(entry, "lstrip", false);
      token.rstrip = Flag(entry, "rstrip", false);
      token.single_word = Flag(entry, "single_word", false);
      spec_.added_tokens.push_back(std::move(token));
    }
  }

  void ReadModel(const Json& model) {
    const std::string type = StringField(model, "type");
    if (!type.empty() && type != "BPE") return NotServed(absl::StrCat("model ", type));
    if (!Field(model, "dropout").is_null()) NotServed("BPE with dropout");
    for (const char* name : {"continuing_subword_prefix", "end_of_word_suffix"}) {
      const Json& affix = Field(model, name);
      const bool is_empty = affix.is_string() && affix.get_ref<const std::string&>().empty();
      if (!affix.is_null() && !is_empty) NotServed(absl::StrCat("BPE with ", name));
    }
    const Json& unknown = Field(model, "unk_token");
    if (!unknown.is_null() && !unknown.is_string()) Malformed("unk_token is not a string");
    spec_.bpe.unknown_token = StringField(model, "unk_token");
    spec_.bpe.byte_fallback = Flag(model, "byte_fallback", false);
    spec_.bpe.fuse_unknown = Flag(model, "fuse_unk", false);
    spec_.bpe.ignore_merges = Flag(model, "ignore_merges", false);
    ReadVocabulary(Field(model, "vocab"));
    if (Field(model, "scores").is_array()) return ReadScores(Field(model, "scores"));
    for (const Json& merge : Elements(model, "merges", "model")) ReadMerge(merge);
  }

  // Not of tokenizer.json: other containers say SentencePiece's scores so, one for each id. Null:
  // nothing merges into the token.
  void ReadScores(const Json& scores) {
    for (const Json& score : scores) {
      if (!score.is_number() && !score.is_null()) return Malformed("a score is not a number");
      spec_.bpe.scores.push_back(score.is_null() ? kNotMerged : score.get<float>());
    }
    for (const auto& [token, id] : spec_.bpe.vocabulary) {
      if (static_cast<size_t>(id) < scores.size()) continue;
      return Malformed(absl::StrCat("token ", token, " has id ", id, ", and there are ",
                                    scores.size(), " scores"));
    }
  }

  void ReadVocabulary(const Json& vocabulary) {
    if (!vocabulary.is_object()) return Malformed("model has no object \"vocab\"");
    spec_.bpe.vocabulary.reserve(vocabulary.size());
    for (const auto& [token, id_value] : vocabulary.items()) {
      int32_t id = 0;
      if (ReadId(id_value, absl::StrCat("token ", token), &id)) {
        spec_.bpe.vocabulary.emplace_back(token, id);
      }
    }
  }

  // "a b", or ["a", "b"]; older files begin with a version line.
  void ReadMerge(const Json& merge) {
    if (merge.is_string()) {
      const std::string& line = merge.get_ref<const std::string&>();
      if (absl::StartsWith(line, "#version")) return;
      const std::vector<std::string> parts = absl::StrSplit(line, ' ');
      if (parts.size() == 2) {
        spec_.bpe.merges.emplace_back(parts[0], parts[1]);
        return;
      }
    } else if (merge.is_array() && merge.size() == 2 && merge[0].is_string() &&
               merge[1].is_string()) {
      spec_.bpe.merges.emplace_back(merge[0].get<std::string>(), merge[1].get<std::string>());
      return;
    }
    Malformed(absl::StrCat("merge ", spec_.bpe.merges.size(), " is not a pair"));
  }

  void ReadPostProcessor(const Json& part) {
    if (part.is_null()) return;
    const std::string type = TypeOf(part);
    if (type == "Sequence") {
      for (const Json& inner : Elements(part, "processors", "post_processor Sequence")) {
        ReadPostProcessor(inner);
      }
    } else if (type == "TemplateProcessing") {
      ReadTemplate(part);
    } else if (type != "ByteLevel") {  // ByteLevel moves offsets only
      NotServed(absl::StrCat("post_processor ", type));
    }
  }

  // A later template goes around what an earlier one made.
  void ReadTemplate(const Json& part) {
    std::vector<int32_t> before;
    std::vector<int32_t> after;
    int texts = 0;
    for (const Json& piece : Elements(part, "single", "TemplateProcessing")) {
      const Json& special = Field(piece, "SpecialToken");
      if (special.is_object()) {
        ReadTemplateToken(StringField(special, "id"), Field(part, "special_tokens"),
                          texts == 0 ? &before : &after);
      } else if (StringField(Field(piece, "Sequence"), "id") == "A") {
        ++texts;
      } else {
        NotServed("TemplateProcessing with a piece that is neither a special token nor text A");
      }
    }
    if (texts != 1) NotServed(absl::StrCat("TemplateProcessing with the text ", texts, " times"));
    std::vector<int32_t>& first = spec_.first_token_ids;
    first.insert(first.begin(), before.begin(), before.end());
    spec_.last_token_ids.insert(spec_.last_token_ids.end(), after.begin(), after.end());
  }

  void ReadTemplateToken(const std::string& name, const Json& tokens, std::vector<int32_t>* ids) {
    const Json& token = Field(tokens, name.c_str());
    for (const Json& value : Elements(token, "ids", absl::StrCat("template token ", name))) {
      int32_t id = 0;
      if (ReadId(value, absl::StrCat("template token ", name), &id)) ids->push_back(id);
    }
  }

  // The reference asks whether a piece begins where the raw text does, so that a beginning that was
  // taken away counts. That is not known here once the text is normalized.
  void CheckFirstMark() {
    bool marks_first = false;
    for (const PreTokenizerStep& step : spec_.pre_tokenizer.steps) {
      const auto* metaspace = std::get_if<MetaspaceSpec>(&step);
      marks_first |= metaspace != nullptr && metaspace->prepend == PrependScheme::kFirst;
    }
    if (!marks_first) return;
    for (const NormalizerStep& step : spec_.normalizer) {
      const auto* strip = std::get_if<StripSpec>(&step);
      const auto* replace = std::get_if<ReplaceSpec>(&step);
      if ((strip != nullptr && strip->left) || (replace != nullptr && replace->content.empty())) {
        NotServed("Metaspace with prepend_scheme \"first\" where a normalizer takes text away");
      }
    }
  }

  TokenizerSpec spec_;
};

}  // namespace

TokenizerSpec ReadTokenizerSpec(absl::string_view tokenizer_json,
                                std::vector<std::string>* problems) {
  absl::StatusOr<Json> root = ParseJson(tokenizer_json);
  if (root.ok()) return SpecReader(problems).Read(*root);
  problems->emplace_back(root.status().message());
  return {};
}

// A string, or an object with the string as its content; null says there is none.
std::string ReadEndToken(absl::string_view tokenizer_config_json,
                         std::vector<std::string>* problems) {
  if (tokenizer_config_json.empty()) return {};
  absl::StatusOr<Json> root = ParseJson(tokenizer_config_json);
  if (!root.ok()) {
    problems->emplace_back(root.status().message());
    return {};
  }
  const Json& token = Field(*root, "eos_token");
  if (token.is_null()) return {};
  const Json& content = token.is_object() ? Field(token, "content") : token;
  if (!content.is_string()) {
    problems->emplace_back("eos_token is neither a string nor an object with content");
    return {};
  }
  return content.get<std::string>();
}

}  // namespace longspan
