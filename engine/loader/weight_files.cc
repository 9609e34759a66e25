#include "engine/loader/weight_files.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/safetensors.h"

namespace longspan {
namespace {

constexpr char kSingleFile[] = "model.safetensors";
constexpr char kIndexFile[] = "model.safetensors.index.json";
constexpr size_t kMaxIndexBytes = size_t{256} << 20;

using WeightMap = std::map<std::string, std::string>;  // tensor name -> file name

// A plain file name: no way out of the directory.
bool IsShardName(const std::string& name) {
  return absl::EndsWith(name, ".safetensors") && name.size() > std::string(".safetensors").size() &&
         !absl::StrContains(name, "..") && std::all_of(name.begin(), name.end(), [](char c) {
           return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '_' ||
                  c == '-';
         });
}

class Opener {
 public:
  Opener(const std::string& directory, bool strict, Findings* findings)
      : directory_(directory), strict_(strict), findings_(findings) {}

  WeightFiles Open() {
    if (Exists(kSingleFile)) {
      OpenFile(kSingleFile);
    } else if (Exists(kIndexFile)) {
      OpenShards();
    } else {
      findings_->Problem(ExplainMissing());
    }
    return std::move(result_);
  }

 private:
  std::string Path(absl::string_view file_name) const {
    return absl::StrCat(directory_, "/", file_name);
  }

  bool Exists(absl::string_view file_name) const {
    std::error_code error;
    return std::filesystem::exists(Path(file_name), error);
  }

  // Maps a file and files its tensors; false where it cannot be used.
  bool OpenFile(const std::string& file_name) {
    absl::StatusOr<MappedFile> file = MappedFile::Open(Path(file_name));
    if (!file.ok()) {
      findings_->Problem(std::string(file.status().message()));
      return false;
    }
    absl::StatusOr<std::vector<TensorEntry>> entries =
        ParseSafetensorsHeader(file->contents(), file_name);
    if (!entries.ok()) {
      findings_->Problem(std::string(entries.status().message()));
      return false;
    }
    for (TensorEntry& entry : *entries) File(std::move(entry), file->contents(), file_name);
    result_.files.push_back(*std::move(file));
    return true;
  }

  void File(TensorEntry entry, absl::string_view contents, const std::string& file_name) {
    const char* data = contents.data() + entry.first_byte;
    const std::string name = entry.name;
    const auto [known, is_new] =
        result_.tensors.try_emplace(name, StoredTensor{std::move(entry), data, file_name});
    if (!is_new) {
      findings_->Problem(absl::StrCat(file_name, ": tensor ", Summarize(Json(name)),
                                      ": expected once, found in ", known->second.file_name,
                                      " too"));
    }
  }

  void OpenShards() {
    const std::optional<WeightMap> weight_map = ReadIndex();
    if (!weight_map) return;
    std::set<std::string> shards;
    for (const auto& mapped : *weight_map) shards.insert(mapped.second);
    bool all_open = true;
    for (const std::string& shard : shards) all_open = OpenFile(shard) && all_open;
    // A shard that could not be read is one problem, not one for each of its tensors.
    if (all_open) CheckPlaces(*weight_map);
  }

  std::optional<WeightMap> ReadIndex() {
    const absl::StatusOr<std::string> text = ReadTextFile(Path(kIndexFile), kMaxIndexBytes);
    if (!text.ok()) {
      findings_->Problem(std::string(text.status().message()));
      return std::nullopt;
    }
    const absl::StatusOr<Json> index = ParseJson(*text, {.max_bytes = kMaxIndexBytes});
    if (!index.ok()) {
      findings_->Problem(absl::StrCat(kIndexFile, ": ", index.status().message()));
      return std::nullopt;
    }
    const Json* entries = FindMember(*index, "weight_map");
    if (entries == nullptr || !entries->is_object() || entries->empty()) {
      findings_->Problem(absl::StrCat(
          kIndexFile, ": weight_map is missing or empty, expected tensors mapped to files"));
      return std::nullopt;
    }
    return ReadWeightMap(*entries);
  }

  std::optional<WeightMap> ReadWeightMap(const Json& entries) {
    WeightMap weight_map;
    bool is_sound = true;
    for (const auto& entry : entries.items()) {
      const std::string* file_name = StringValue(entry.value());
      if (file_name == nullptr || !IsShardName(*file_name)) {
        findings_->Problem(absl::StrCat(
            kIndexFile, ": tensor ", Summarize(Json(entry.key())), ": mapped to ",
            Summarize(entry.value()),
            ", expected a plain file name of letters, digits, ., _ and - ending in .safetensors"));
        is_sound = false;
        continue;
      }
      weight_map.emplace(entry.key(), *file_name);
    }
    if (!is_sound) return std::nullopt;
    return weight_map;
  }

  // Every tensor must be where the index says, and the index must name every tensor.
  void CheckPlaces(const WeightMap& weight_map) {
    for (const auto& [name, file_name] : weight_map) {
      const auto found = result_.tensors.find(name);
      if (found != result_.tensors.end() && found->second.file_name == file_name) continue;
      const std::string place =
          found == result_.tensors.end() ? "in no shard" : "in " + found->second.file_name;
      findings_->Problem(absl::StrCat(kIndexFile, ": tensor ", Summarize(Json(name)),
                                      ": expected in ", file_name, ", found ", place));
    }
    std::set<std::string> unnamed;
    for (const auto& stored : result_.tensors) {
      if (weight_map.count(stored.first) == 0) unnamed.insert(stored.first);
    }
    for (const std::string& name : unnamed) {
      std::string line = absl::StrCat(result_.tensors.at(name).file_name, ": tensor ",
                                      Summarize(Json(name)), ": not named by ", kIndexFile);
      strict_ ? findings_->Problem(std::move(line)) : findings_->Warning(std::move(line));
    }
  }

  // No weights of ours: perhaps of another kind.
  std::string ExplainMissing() const {
    std::set<std::string> others;
    std::error_code error;
    for (const auto& file : std::filesystem::directory_iterator(directory_, error)) {
      const std::string extension = file.path().extension().string();
      for (const char* kind : {".bin", ".pt", ".pth", ".ckpt", ".gguf", ".safetensors"}) {
        if (extension == kind) others.insert(file.path().filename().string());
      }
    }
    std::string line = absl::StrCat("neither ", kSingleFile, " nor ", kIndexFile, " exists");
    if (others.empty()) return line;
    return absl::StrCat(line, "; found ", absl::StrJoin(others, ", "),
                        ": pickled weights (.bin, .pt) are refused because reading them runs code; "
                        "save the model with save_pretrained(..., safe_serialization=True)");
  }

  const std::string& directory_;
  const bool strict_;
  Findings* const findings_;
  WeightFiles result_;
};

}  // namespace

WeightFiles OpenWeightFiles(const std::string& directory, bool strict, Findings* findings) {
  return Opener(directory, strict, findings).Open();
}

}  // namespace longspan
