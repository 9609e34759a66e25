// A checkpoint directory, read and checked: configuration, tokenizer texts, and weights by name.
// Everything wrong with the directory is reported together. Weights are mapped, never read here.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/loader/weight_files.h"
#include "engine/model/model_config.h"
#include "engine/model/weight_source.h"
#include "kernels/tensor.h"

namespace longspan {

struct CheckpointOptions {
  // Tensors and configuration keys that the family does not know are errors; otherwise warnings.
  bool strict = true;
  // The longest sequence to be served; 0: max_position_embeddings. Chooses longrope's frequencies,
  // which cannot change once keys are cached.
  int64_t context_tokens = 0;
};

struct TokenizerTexts {
  std::string tokenizer_json;
  std::string tokenizer_config_json;  // empty where the file is absent
  std::string chat_template;  // chat_template.jinja wins over tokenizer_config.json's; or empty
};

class Checkpoint final : public WeightSource {
 public:
  // `weights` holds the tensors of `config`'s list and no others.
  Checkpoint(ModelConfig config, TokenizerTexts texts, WeightFiles weights,
             std::vector<std::string> warnings);

  const ModelConfig& config() const { return config_; }
  const std::string& tokenizer_json() const { return texts_.tokenizer_json; }
  const std::string& tokenizer_config_json() const { return texts_.tokenizer_config_json; }
  const std::string& chat_template() const { return texts_.chat_template; }
  // One line each, for the log.
  const std::vector<std::string>& warnings() const { return warnings_; }

  int64_t tensor_count() const { return static_cast<int64_t>(weights_.tensors.size()); }
  uint64_t weight_bytes() const { return weight_bytes_; }

  bool Has(absl::string_view name) const { return weights_.tensors.contains(name); }
  // A tensor of the list: read-only host memory aligned for its type, valid for the life of the
  // checkpoint; the mapping itself, or a copy where the file has it unaligned. One thread at a
  // time. Asking for a tensor that the checkpoint lacks is a mistake of the caller's.
  TensorView Tensor(absl::string_view name);

  absl::StatusOr<TensorView> Find(absl::string_view name) override {
    if (!Has(name)) return absl::NotFoundError(absl::StrCat("the checkpoint lacks ", name));
    return Tensor(name);
  }
  int64_t total_bytes() const override { return static_cast<int64_t>(weight_bytes_); }

 private:
  ModelConfig config_;
  TokenizerTexts texts_;
  WeightFiles weights_;
  std::vector<std::string> warnings_;
  uint64_t weight_bytes_ = 0;
  std::deque<std::vector<uint64_t>> aligned_copies_;
};

// InvalidArgument with one line for each problem of the directory.
absl::StatusOr<Checkpoint> LoadCheckpoint(const std::string& directory,
                                          const CheckpointOptions& options = {});

}  // namespace longspan
