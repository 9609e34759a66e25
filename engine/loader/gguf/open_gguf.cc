#include "engine/loader/gguf/open_gguf.h"

#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/gguf/gguf_config.h"
#include "engine/loader/gguf/gguf_file.h"
#include "engine/loader/gguf/gguf_tokenizer.h"
#include "engine/loader/gguf/gguf_types.h"
#include "engine/loader/gguf/gguf_weight.h"
#include "engine/loader/gguf/split_files.h"

namespace longspan {
namespace {

std::string FileNameOf(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

class GgufOpener {
 public:
  explicit GgufOpener(Findings* findings) : findings_(*findings) {
    weights_.loadable_types = LoadableGgufTypes();
  }

  // The keys of the first file; null where any file could not be read.
  Json OpenFiles(const std::vector<std::string>& paths) {
    Json metadata;
    bool all_open = true;
    for (size_t index = 0; index < paths.size(); ++index) {
      std::optional<Json> of_file = OpenFile(paths[index]);
      all_open = all_open && of_file.has_value();
      if (!of_file) continue;
      CheckPart(*of_file, FileNameOf(paths[index]), index, paths.size());
      if (index == 0) metadata = *std::move(of_file);
    }
    if (!all_open) return nullptr;
    CheckTensorCount(metadata, FileNameOf(paths.front()));
    return metadata;
  }

  WeightFiles TakeWeights() { return std::move(weights_); }

 private:
  // Maps a file and files its tensors; its keys.
  std::optional<Json> OpenFile(const std::string& path) {
    absl::StatusOr<MappedFile> file = MappedFile::Open(path);
    if (!file.ok()) {
      findings_.Problem(std::string(file.status().message()));
      return std::nullopt;
    }
    absl::StatusOr<GgufFile> parsed = ParseGguf(file->contents(), FileNameOf(path));
    if (!parsed.ok()) {
      findings_.Problem(std::string(parsed.status().message()));
      return std::nullopt;
    }
    for (TensorEntry& entry : parsed->tensors) File(std::move(entry), file->contents(), path);
    weights_.files.push_back(*std::move(file));
    return std::move(parsed->metadata);
  }

  void File(TensorEntry entry, absl::string_view contents, const std::string& path) {
    const char* data = contents.data() + entry.first_byte;
    const std::string name = entry.name;
    const auto [known, is_new] =
        weights_.tensors.try_emplace(name, StoredTensor{std::move(entry), data, FileNameOf(path)});
    if (is_new) {
      known->second.packed = PackedGgufWeight(known->second);
      return;
    }
    findings_.Problem(absl::StrCat(FileNameOf(path), ": tensor ", Summarize(Json(name)),
                                   ": expected once, found in ", known->second.file_name, " too"));
  }

  void CheckKey(const Json& metadata, const std::string& file_name, absl::string_view key,
                uint64_t expected) {
    const Json* found = FindMember(metadata, key);
    if (found != nullptr && UnsignedValue(*found) == expected) return;
    findings_.Problem(absl::StrCat(file_name, ": ", key, " is ",
                                   found == nullptr ? "missing" : Summarize(*found), ", expected ",
                                   expected));
  }

  // Names of files and what they say of themselves must agree.
  void CheckPart(const Json& metadata, const std::string& file_name, size_t index, size_t parts) {
    const bool is_alone = parts == 1 && FindMember(metadata, "split.count") == nullptr;
    if (is_alone) return;
    CheckKey(metadata, file_name, "split.no", index);
    CheckKey(metadata, file_name, "split.count", parts);
  }

  void CheckTensorCount(const Json& metadata, const std::string& file_name) {
    if (FindMember(metadata, "split.tensors.count") == nullptr) return;
    CheckKey(metadata, file_name, "split.tensors.count", weights_.tensors.size());
  }

  Findings& findings_;
  WeightFiles weights_;
};

}  // namespace

CheckpointFiles OpenGguf(const std::string& path, absl::Span<const ModelFamily* const> families,
                         Findings* findings) {
  CheckpointFiles files;
  const absl::StatusOr<std::vector<std::string>> paths = GgufFilePaths(path);
  if (!paths.ok()) {
    findings->Problem(std::string(paths.status().message()));
    return files;
  }
  GgufOpener opener(findings);
  const Json metadata = opener.OpenFiles(*paths);
  files.weights = opener.TakeWeights();
  if (!metadata.is_object()) {
    files.weights = {};  // without its keys no tensor can be judged
    return files;
  }
  const std::string file_name = FileNameOf(path);
  files.names.config_file = file_name;
  files.names.tensors = TensorNames::kGguf;
  files.config =
      ReadGgufConfig(metadata, file_name, families, &files.weights, &files.names, findings);
  files.texts = ReadGgufTokenizer(metadata, file_name, findings);
  return files;
}

}  // namespace longspan
