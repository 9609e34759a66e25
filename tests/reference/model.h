// The whole model over one sequence: embedding, layers, final norm, logits.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/reference/attention.h"
#include "tests/reference/checkpoint.h"

namespace longspan::reference {

// Per layer and position: the blocks read by each KV head. Empty where attention was dense.
using Selections = std::vector<std::vector<std::vector<std::vector<int>>>>;  // [layer][t][Hk]

struct ForwardOptions {
  // Tokens that count as prompt for dense_below_tokens; -1: all.
  int64_t prompt_tokens = -1;
  // Blocks to read in place of the reference's own choice, to measure other errors alone.
  const Selections* selections = nullptr;
  // Rounds every activation to bf16 between operations (the residual stream included): what a
  // plain bf16 computation loses, the yardstick for whole-model tolerances.
  bool bf16_activations = false;
};

struct ForwardResult {
  std::vector<std::vector<double>> logits;  // [asked positions][vocabulary]
  Selections selections;                    // empty for dense models
  // Block scores at the asked positions: [layer][asked position][Hk][causal blocks].
  std::vector<std::vector<std::vector<std::vector<double>>>> scores;
};

class ReferenceModel {
 public:
  explicit ReferenceModel(Checkpoint checkpoint) : checkpoint_(std::move(checkpoint)) {}
  static ReferenceModel Load(const std::string& directory) {
    return ReferenceModel(LoadCheckpoint(directory));
  }

  // Logits at `positions` (each below the number of tokens) of one sequence from position 0.
  ForwardResult Forward(const std::vector<int32_t>& token_ids,
                        const std::vector<int64_t>& positions,
                        const ForwardOptions& options = {}) const;

  const Checkpoint& checkpoint() const { return checkpoint_; }

 private:
  Checkpoint checkpoint_;
};

}  // namespace longspan::reference
