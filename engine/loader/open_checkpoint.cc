#include "engine/loader/open_checkpoint.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/gguf/open_gguf.h"
#include "engine/loader/gguf/split_files.h"
#include "engine/loader/model_path.h"
#include "engine/loader/vocabulary_files.h"
#include "engine/loader/weight_files.h"

namespace longspan {
namespace {

constexpr size_t kMaxConfigBytes = size_t{4} << 20;
constexpr size_t kMaxTokenizerBytes = size_t{64} << 20;

class DirectoryReader {
 public:
  DirectoryReader(const std::string& directory, Findings* findings)
      : directory_(directory), findings_(*findings) {}

  CheckpointFiles Read(bool strict) {
    CheckpointFiles files;
    files.config = ReadJsonFile("config.json", true);
    files.generation = ReadJsonFile("generation_config.json", false);
    files.texts = ReadTexts();
    files.weights = OpenWeightFiles(directory_, strict, &findings_);
    return files;
  }

 private:
  std::string Path(absl::string_view file_name) const {
    return absl::StrCat(directory_, "/", file_name);
  }

  // Empty, and no problem, where an optional file is absent.
  std::optional<std::string> ReadText(absl::string_view file_name, size_t max_bytes,
                                      bool is_required) {
    absl::StatusOr<std::string> text = ReadTextFile(Path(file_name), max_bytes);
    if (text.ok()) return *std::move(text);
    if (is_required || !absl::IsNotFound(text.status())) {
      findings_.Problem(std::string(text.status().message()));
    }
    return std::nullopt;
  }

  std::optional<Json> ReadJsonFile(absl::string_view file_name, bool is_required) {
    const std::optional<std::string> text = ReadText(file_name, kMaxConfigBytes, is_required);
    if (!text) return std::nullopt;
    absl::StatusOr<Json> json = ParseJson(*text);
    if (json.ok()) return *std::move(json);
    findings_.Problem(absl::StrCat(file_name, ": ", json.status().message()));
    return std::nullopt;
  }

  bool Exists(absl::string_view file_name) const {
    std::error_code error;
    return std::filesystem::exists(Path(file_name), error);
  }

  TokenizerTexts ReadTexts() {
    TokenizerTexts texts;
    texts.tokenizer_config_json =
        ReadText("tokenizer_config.json", kMaxTokenizerBytes, false).value_or("");
    texts.chat_template = ReadText("chat_template.jinja", kMaxConfigBytes, false).value_or("");
    if (!Exists("tokenizer.json") && Exists("vocab.json") && Exists("merges.txt")) {
      texts.tokenizer_name = "vocab.json and merges.txt";
      texts.tokenizer_json = ReadVocabularyFiles(texts.tokenizer_config_json);
    } else if (!Exists("tokenizer.json") && Exists("tokenizer.model")) {
      findings_.Problem(
          "tokenizer.json is missing and tokenizer.model alone is refused; convert it with "
          "AutoTokenizer.from_pretrained(directory, use_fast=True).save_pretrained(directory)");
    } else {
      texts.tokenizer_json = ReadText("tokenizer.json", kMaxTokenizerBytes, true);
    }
    return texts;
  }

  std::optional<std::string> ReadVocabularyFiles(const std::string& tokenizer_config_json) {
    VocabularyFiles files;
    const auto vocabulary = ReadText("vocab.json", kMaxTokenizerBytes, true);
    const auto merges = ReadText("merges.txt", kMaxTokenizerBytes, true);
    if (!vocabulary || !merges) return std::nullopt;
    files.merges = *merges;
    files.vocabulary = ParseObject("vocab.json", *vocabulary);
    files.tokenizer_config = ParseObject("tokenizer_config.json", tokenizer_config_json);
    if (!files.vocabulary.is_object() || !files.tokenizer_config.is_object()) return std::nullopt;
    return TokenizerJsonOf(files, &findings_);
  }

  // Null, and a problem, where the text is anything else. An empty text is an empty object.
  Json ParseObject(absl::string_view file_name, absl::string_view text) {
    absl::StatusOr<Json> json = text.empty() ? Json::object() : ParseJson(text);
    if (json.ok() && json->is_object()) return *std::move(json);
    findings_.Problem(
        absl::StrCat(file_name, ": ", json.ok() ? "expected an object" : json.status().message()));
    return nullptr;
  }

  const std::string& directory_;
  Findings& findings_;
};

}  // namespace

CheckpointFiles OpenCheckpoint(const std::string& path, bool strict,
                               absl::Span<const ModelFamily* const> families, Findings* findings) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error) && !IsHubCacheFolder(path)) {
    return DirectoryReader(path, findings).Read(strict);
  }
  if (IsGgufPath(path)) return OpenGguf(path, families, findings);
  findings->Problem(ExplainNoModel(path));
  return {};
}

}  // namespace longspan
