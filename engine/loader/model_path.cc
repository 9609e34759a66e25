#include "engine/loader/model_path.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/loader/gguf/split_files.h"

namespace longspan {
namespace {

namespace fs = std::filesystem;

constexpr char kExpected[] = "expected the directory of a checkpoint, or a file that ends in .gguf";

fs::path Absolute(const std::string& path) {
  std::error_code error;
  fs::path absolute = fs::absolute(path, error).lexically_normal();
  return absolute.has_filename() ? absolute : absolute.parent_path();  // it ended in a slash
}

// org/model: two parts of what the hub lets names consist of.
bool IsHubName(const std::string& path) {
  const std::vector<std::string> parts = absl::StrSplit(path, '/');
  return parts.size() == 2 && std::all_of(parts.begin(), parts.end(), [](const std::string& part) {
           return !part.empty() && part.front() != '.' &&
                  std::all_of(part.begin(), part.end(), [](unsigned char c) {
                    return absl::ascii_isalnum(c) || c == '-' || c == '_' || c == '.';
                  });
         });
}

std::set<std::string> SnapshotsIn(const std::string& path) {
  std::set<std::string> snapshots;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(fs::path(path) / "snapshots", error)) {
    snapshots.insert(entry.path().string());
  }
  return snapshots;
}

}  // namespace

std::string ModelNameOf(const std::string& path) {
  const fs::path model = Absolute(path);
  if (IsGgufPath(model.string())) return model.stem().string();
  const std::string repository = model.parent_path().parent_path().filename().string();
  absl::string_view name = repository;
  if (model.parent_path().filename() == "snapshots" && absl::ConsumePrefix(&name, "models--")) {
    return absl::StrReplaceAll(name, {{"--", "/"}});
  }
  return model.filename().string();
}

bool IsHubCacheFolder(const std::string& path) {
  std::error_code error;
  return !SnapshotsIn(path).empty() && !fs::exists(fs::path(path) / "config.json", error);
}

std::string ExplainNoModel(const std::string& path) {
  std::error_code error;
  if (IsHubCacheFolder(path)) {
    return absl::StrCat("is a folder of the hub's cache; --model wants one of its snapshots: ",
                        absl::StrJoin(SnapshotsIn(path), ", "));
  }
  if (fs::exists(path, error)) return kExpected;
  const bool is_hub_name = IsHubName(path);
  return absl::StrCat("nothing is there; ", kExpected,
                      is_hub_name
                          ? absl::StrCat("; to get the hub's model of that name: hf download ",
                                         path, " --local-dir ", path)
                          : "");
}

}  // namespace longspan
