// A checkpoint, read and checked: configuration, tokenizer texts, and weights by name. Everything
// wrong with its files is reported together. Weights are mapped, never read here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/json/json.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"
#include "engine/loader/weight_summary.h"
#include "engine/model/families/families.h"
#include "engine/model/model_config.h"
#include "engine/model/weight_source.h"
#include "kernels/weight_parts.h"

namespace longspan {

struct CheckpointOptions {
  // Tensors and configuration keys that the family does not know are errors; otherwise warnings,
  // but for tensors inside its layers.
  bool strict = false;
  Json rope_scaling;  // in place of the checkpoint's (rope_override.h); null: none
  // Merged into the configuration before it is read (RFC 7386); null: nothing.
  Json config_override;
  // To choose from by model_type.
  absl::Span<const ModelFamily* const> families = AllFamilies();
  // That weights are given in beside the plain one. What is stored in another is given plain,
  // rounded to bf16.
  absl::Span<const WeightFormat> formats;
};

// What could be read of the files.
struct CheckpointParts {
  std::optional<ModelConfig> config;  // empty where the model's shape could not be read
  TokenizerTexts texts;
  ContainerNames names;
  WeightFiles weights;  // the tensors of `config`'s list and no others
};

class Checkpoint final : public WeightSource {
 public:
  // Of files without problems, whose `findings` these are. `formats` as in CheckpointOptions.
  Checkpoint(CheckpointParts parts, const Findings& findings,
             absl::Span<const WeightFormat> formats);

  const ModelConfig& config() const { return config_; }
  // One line each, for the log.
  const std::vector<std::string>& warnings() const { return warnings_; }

  // InvalidArgument if a file was cut short, written or unreadable while it was read: what was read
  // may be anything. To be asked once all is.
  absl::Status CheckUnchanged() const;

  // Of what is loaded: how it is stored.
  WeightSummary Summary() const;

  int64_t tensor_count() const { return static_cast<int64_t>(weights_.tensors.size()); }

  // Read-only host memory: the mapping itself, or, until Release, a copy where the file has the
  // tensor unaligned or in another form. One thread at a time.
  absl::StatusOr<WeightPart> Find(absl::string_view name) override;
  absl::StatusOr<WeightPart> Describe(absl::string_view name) override;
  void Release() override { copies_.clear(); }

 private:
  // Whether it is given as it is packed.
  bool IsGivenPacked(const StoredTensor& stored) const;
  absl::StatusOr<UnpackedPart> Copy(const StoredTensor& stored) const;

  ModelConfig config_;
  WeightFiles weights_;
  std::vector<std::string> warnings_;
  std::vector<WeightFormat> formats_;
  absl::flat_hash_map<std::string, UnpackedPart> copies_;  // by name of tensor
};

// `path` as in OpenCheckpoint. Adds to `findings` everything that is wrong with the files. What
// else is to be judged before anything is refused, the caller judges by the parts.
CheckpointParts ReadCheckpoint(const std::string& path, const CheckpointOptions& options,
                               Findings* findings);

// InvalidArgument with one line for each problem of the files.
absl::StatusOr<Checkpoint> LoadCheckpoint(const std::string& path,
                                          const CheckpointOptions& options = {});

}  // namespace longspan
