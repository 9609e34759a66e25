#include "server/plan/model_identity.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "engine/loader/gguf/split_files.h"
#include "engine/request/sha256.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

namespace fs = std::filesystem;

// The first sample is where a header stands; the others are spread evenly over the file.
constexpr uint64_t kHeadBytes = uint64_t{1} << 20;
constexpr uint64_t kSampleBytes = 4096;
constexpr uint64_t kSamples = 64;

absl::StatusOr<std::vector<fs::path>> WeightFileNames(const std::string& directory) {
  std::vector<fs::path> names;
  std::error_code error;
  for (fs::directory_iterator entry(directory, error), end; !error && entry != end;
       entry.increment(error)) {
    if (entry->path().extension() == ".safetensors") names.push_back(entry->path());
  }
  if (error) return absl::InvalidArgumentError(absl::StrCat(directory, ": ", error.message()));
  std::sort(names.begin(), names.end());
  return names;
}

void AddPart(std::ifstream& file, uint64_t offset, uint64_t bytes, Sha256* hash) {
  std::string part(bytes, '\0');
  file.seekg(static_cast<std::streamoff>(offset));
  file.read(part.data(), static_cast<std::streamsize>(bytes));
  part.resize(static_cast<size_t>(std::max<std::streamsize>(0, file.gcount())));
  hash->AddString(part);
}

absl::Status AddFile(const fs::path& path, uint64_t head_bytes, Sha256* hash) {
  std::error_code error;
  const uint64_t bytes = fs::file_size(path, error);
  std::ifstream file(path, std::ios::binary);
  if (error || !file) {
    return absl::InvalidArgumentError(absl::StrCat(path.string(), ": cannot be read"));
  }
  hash->AddString(path.filename().string());
  hash->AddBytes(&bytes, sizeof(bytes));
  AddPart(file, 0, std::min(bytes, head_bytes), hash);
  if (bytes <= head_bytes) return absl::OkStatus();
  const uint64_t last_offset = bytes - std::min(bytes, kSampleBytes);
  for (uint64_t i = 1; i <= kSamples; ++i) {
    AddPart(file, last_offset * i / kSamples, kSampleBytes, hash);
  }
  return absl::OkStatus();
}

absl::Status AddDirectory(const std::string& directory, Sha256* hash) {
  LONGSPAN_RETURN_IF_ERROR(
      AddFile(fs::path(directory) / "config.json", std::uint64_t{64} << 20, hash));
  LONGSPAN_ASSIGN_OR_RETURN(const std::vector<fs::path> files, WeightFileNames(directory));
  for (const fs::path& file : files) LONGSPAN_RETURN_IF_ERROR(AddFile(file, kHeadBytes, hash));
  return absl::OkStatus();
}

absl::Status AddGguf(const std::string& path, Sha256* hash) {
  LONGSPAN_ASSIGN_OR_RETURN(const std::vector<std::string> files, GgufFilePaths(path));
  for (const fs::path file : files) LONGSPAN_RETURN_IF_ERROR(AddFile(file, kHeadBytes, hash));
  return absl::OkStatus();
}

void AddRope(const RopeConfig& rope, Sha256* hash) {
  hash->AddBytes(&rope.rotary_dims, sizeof(rope.rotary_dims));
  hash->AddBytes(rope.inverse_frequencies.data(), rope.inverse_frequencies.size() * sizeof(float));
  hash->AddBytes(&rope.attention_scale, sizeof(rope.attention_scale));
  hash->AddBytes(rope.long_inverse_frequencies.data(),
                 rope.long_inverse_frequencies.size() * sizeof(float));
}

// What was read with one share, from one length on or by tiles of one size is not what was read
// with others. Without sparse prefill nothing is added.
void AddSparsePrefill(const ModelConfig& config, Sha256* hash) {
  const SparsePrefillParams& params = *config.sparse_prefill;
  hash->AddString(absl::StrCat("sparse prefill ", absl::StrFormat("%.17g", params.kept_mass), " ",
                               params.query_tile_tokens, " ", params.key_tile_tokens, " ",
                               params.from_tokens, " ", params.first_tokens, " ",
                               params.recent_tokens, " ", config.first_sparse_layer));
}

}  // namespace

absl::StatusOr<std::string> ModelIdentity(const std::string& path,
                                          const std::string& config_override,
                                          const ModelConfig& config, const KvLayout& layout,
                                          DType compute_dtype, const std::string& weights,
                                          const std::string& backend) {
  Sha256 hash;
  std::error_code error;
  const bool is_directory = fs::is_directory(path, error);
  LONGSPAN_RETURN_IF_ERROR(is_directory ? AddDirectory(path, &hash) : AddGguf(path, &hash));
  hash.AddString(config_override);
  AddRope(config.rope, &hash);
  if (config.sparse_prefill) AddSparsePrefill(config, &hash);
  for (const DType type :
       {compute_dtype, layout.kv_dtype, layout.summary_dtype, layout.carry_dtype}) {
    hash.AddString(Name(type));
  }
  hash.AddString(weights);
  hash.AddString(backend);
  const Sha256::Digest digest = hash.Finish();
  return absl::BytesToHexString(
      absl::string_view(reinterpret_cast<const char*>(digest.data()), digest.size()));
}

}  // namespace longspan
