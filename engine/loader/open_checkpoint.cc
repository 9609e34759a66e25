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

  TokenizerTexts ReadTexts() {
    TokenizerTexts texts;
    std::error_code error;
    if (!std::filesystem::exists(Path("tokenizer.json"), error) &&
        std::filesystem::exists(Path("tokenizer.model"), error)) {
      findings_.Problem(
          "tokenizer.json is missing and tokenizer.model alone is refused; convert it with "
          "AutoTokenizer.from_pretrained(directory, use_fast=True).save_pretrained(directory)");
    } else {
      texts.tokenizer_json = ReadText("tokenizer.json", kMaxTokenizerBytes, true);
    }
    texts.tokenizer_config_json =
        ReadText("tokenizer_config.json", kMaxTokenizerBytes, false).value_or("");
    return texts;
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
