#include "engine/loader/gguf/gguf_tokenizer.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/gguf/gguf_byte_level.h"
#include "engine/loader/gguf/gguf_fields.h"
#include "engine/loader/gguf/gguf_sentencepiece.h"
#include "engine/loader/gguf/gguf_tokenizer_model.h"

namespace longspan {
namespace {

constexpr char kModelKey[] = "tokenizer.ggml.model";

std::optional<GgufTokenizerModel> ReadModel(GgufFields& fields) {
  const std::optional<std::string> name = fields.Text(kModelKey);
  if (name == "gpt2") return ReadGgufByteLevel(fields);
  if (name == "llama") return ReadGgufSentencePiece(fields);
  fields.Problem(kModelKey, absl::StrCat(fields.Found(kModelKey),
                                         ", served are \"gpt2\" (byte-level BPE) and \"llama\" "
                                         "(SentencePiece, of type BPE)"));
  return std::nullopt;
}

// What stands beside the model: the tokens with a meaning of their own.
class SpecialTokens {
 public:
  SpecialTokens(const GgufTokenizerModel& model, GgufFields* fields)
      : model_(model),
        fields_(*fields),
        first_(Id("tokenizer.ggml.bos_token_id", model.first_token_id)),
        end_(Id("tokenizer.ggml.eos_token_id", model.end_token_id)) {}

  Json PostProcessor() {
    Json pieces = Json::array();
    Json specials = Json::object();
    if (fields_.Flag("tokenizer.ggml.add_bos_token", model_.adds_first_token)) {
      Add(first_, pieces, specials);
    }
    pieces.push_back({{"Sequence", {{"id", "A"}, {"type_id", 0}}}});
    if (fields_.Flag("tokenizer.ggml.add_eos_token", false)) Add(end_, pieces, specials);
    return {{"type", "TemplateProcessing"},
            {"single", std::move(pieces)},
            {"special_tokens", std::move(specials)}};
  }

  Json TokenizerConfig() {
    const std::pair<const char*, std::optional<uint64_t>> named[] = {
        {"eos_token", end_},
        {"bos_token", first_},
        {"unk_token", Id("tokenizer.ggml.unknown_token_id", model_.unknown_token_id)},
        {"pad_token", Id("tokenizer.ggml.padding_token_id", std::nullopt)}};
    Json config = Json::object();
    for (const auto& [name, id] : named) {
      if (id) config[name] = model_.vocabulary.Text(*id);
    }
    if (const auto chat = fields_.Text("tokenizer.chat_template")) config["chat_template"] = *chat;
    return config;
  }

 private:
  // Of a token that there is; empty where there is none.
  std::optional<uint64_t> Id(absl::string_view key, std::optional<uint64_t> absent) {
    const size_t count = model_.vocabulary.types.size();
    const Json* value = fields_.Value(key);
    if (value == nullptr) return absent && *absent < count ? absent : std::nullopt;
    const std::optional<uint64_t> id = UnsignedValue(*value);
    if (id && *id < count) return id;
    fields_.Problem(
        key, absl::StrCat(fields_.Found(key), ", expected 0 to ", static_cast<int64_t>(count) - 1));
    return std::nullopt;
  }

  // Appends the token to a template.
  void Add(std::optional<uint64_t> id, Json& pieces, Json& specials) {
    if (!id) return;
    const std::string& text = model_.vocabulary.Text(*id);
    pieces.push_back({{"SpecialToken", {{"id", text}, {"type_id", 0}}}});
    specials[text] = {{"id", text}, {"ids", Json::array({*id})}};
  }

  const GgufTokenizerModel& model_;
  GgufFields& fields_;
  const std::optional<uint64_t> first_;
  const std::optional<uint64_t> end_;
};

}  // namespace

TokenizerTexts ReadGgufTokenizer(const Json& metadata, const std::string& file_name,
                                 Findings* findings) {
  TokenizerTexts texts;
  texts.tokenizer_name = texts.config_name = absl::StrCat(file_name, ": tokenizer.ggml");
  const size_t problems_before = findings->problems().size();
  GgufFields fields(metadata, file_name, findings);
  std::optional<GgufTokenizerModel> model = ReadModel(fields);
  if (!model) return texts;
  SpecialTokens specials(*model, &fields);
  model->root["post_processor"] = specials.PostProcessor();
  texts.tokenizer_config_json = WriteJson(specials.TokenizerConfig());
  if (findings->problems().size() == problems_before) {
    texts.tokenizer_json = WriteJson(model->root);
  }
  return texts;
}

}  // namespace longspan
