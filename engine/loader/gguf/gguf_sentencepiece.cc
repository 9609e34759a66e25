#include "engine/loader/gguf/gguf_sentencepiece.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace longspan {
namespace {

constexpr char kScoresKey[] = "tokenizer.ggml.scores";
constexpr char kSpaceMark[] = "\u2581";

// SentencePiece's own, where the file names no others.
constexpr uint64_t kUnknownId = 0;
constexpr uint64_t kFirstId = 1;
constexpr uint64_t kEndId = 2;

// Normalization beyond the mark for spaces; the models that are served have none.
void CheckNormalization(GgufFields& fields) {
  if (fields.Flag("tokenizer.ggml.remove_extra_whitespaces", false)) {
    fields.Problem("tokenizer.ggml.remove_extra_whitespaces", "is true, expected false");
  }
  if (fields.Value("tokenizer.ggml.precompiled_charsmap") != nullptr) {
    fields.Problem("tokenizer.ggml.precompiled_charsmap", "is not served");
  }
}

Json NormalizerJson(bool begins_with_space) {
  Json steps = Json::array();
  if (begins_with_space) steps.push_back({{"type", "Prepend"}, {"prepend", kSpaceMark}});
  steps.push_back({{"type", "Replace"}, {"pattern", {{"String", " "}}}, {"content", kSpaceMark}});
  return {{"type", "Sequence"}, {"normalizers", std::move(steps)}};
}

Json DecoderJson(bool begins_with_space) {
  Json steps =
      Json::array({{{"type", "Replace"}, {"pattern", {{"String", kSpaceMark}}}, {"content", " "}},
                   {{"type", "ByteFallback"}},
                   {{"type", "Fuse"}}});
  if (begins_with_space) {
    steps.push_back({{"type", "Strip"}, {"content", " "}, {"start", 1}, {"stop", 0}});
  }
  return {{"type", "Sequence"}, {"decoders", std::move(steps)}};
}

// User-defined tokens are written with marks or with spaces; text has spaces.
std::string AsInText(const std::string& token) {
  return absl::StrReplaceAll(token, {{kSpaceMark, " "}});
}

// Normal tokens have scores. Bytes, and what stands for all else, are in the vocabulary to be found
// there; the rest is found in the text as it stands.
void FileTokens(const GgufVocabulary& vocabulary, const Json& scores, GgufFields& fields,
                Json& root) {
  GgufTokenIds ids(&fields);
  Json own_scores = Json::array();
  Json added = Json::array();
  for (size_t id = 0; id < vocabulary.types.size(); ++id) {
    const GgufTokenType type = vocabulary.types[id];
    const std::string& text = vocabulary.Text(id);
    const bool is_normal = type == GgufTokenType::kNormal;
    own_scores.push_back(is_normal ? scores[id] : Json(nullptr));
    if (is_normal || type == GgufTokenType::kByte || type == GgufTokenType::kUnknown) {
      ids.Add(text, id);
    }
    if (type == GgufTokenType::kControl || type == GgufTokenType::kUnknown) {
      added.push_back(GgufAddedToken(id, text, type));
    } else if (type == GgufTokenType::kUserDefined) {
      added.push_back(GgufAddedToken(id, AsInText(text), type));
    }
    if (type == GgufTokenType::kUnknown) root["model"]["unk_token"] = text;
  }
  root["model"]["vocab"] = ids.Take();
  root["model"]["scores"] = std::move(own_scores);
  root["added_tokens"] = std::move(added);
}

}  // namespace

std::optional<GgufTokenizerModel> ReadGgufSentencePiece(GgufFields& fields) {
  CheckNormalization(fields);
  std::optional<GgufVocabulary> vocabulary = ReadGgufVocabulary(fields, GgufTokenType::kByte);
  if (!vocabulary) return std::nullopt;
  const Json* scores = fields.Numbers(kScoresKey, vocabulary->types.size());
  if (scores == nullptr) return std::nullopt;
  GgufTokenizerModel model = {*std::move(vocabulary)};
  const bool begins_with_space = fields.Flag("tokenizer.ggml.add_space_prefix", true);
  model.root = {{"version", "1.0"},
                {"normalizer", NormalizerJson(begins_with_space)},
                {"decoder", DecoderJson(begins_with_space)},
                {"model", {{"type", "BPE"}, {"byte_fallback", true}, {"fuse_unk", true}}}};
  FileTokens(model.vocabulary, *scores, fields, model.root);
  model.adds_first_token = true;
  model.first_token_id = kFirstId;
  model.end_token_id = kEndId;
  model.unknown_token_id = kUnknownId;
  return model;
}

}  // namespace longspan
