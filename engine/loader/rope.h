// Rotary position embedding: the scaling rules of public checkpoints, resolved into frequencies.
// Formulas: YaRN arXiv 2309.00071, LongRoPE arXiv 2402.13753, and the Llama 3.1 release.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/model/model_config.h"

namespace longspan {

enum class RopeKind : uint8_t { kDefault, kLinear, kLlama3, kYarn, kLongrope };

// As configured. Fields that a kind does not name keep their defaults.
struct RopeScaling {
  RopeKind kind = RopeKind::kDefault;
  double theta = 10000.0;
  int rotary_dims = 0;
  std::optional<double> factor;
  double original_tokens = 0;  // original_max_position_embeddings
  double low_frequency_factor = 1.0;
  double high_frequency_factor = 4.0;
  double beta_fast = 32.0;
  double beta_slow = 1.0;
  bool truncates = true;  // yarn: the ramp's ends are rounded outwards
  std::optional<double> attention_factor;
  std::optional<double> mscale;
  std::optional<double> mscale_all_dim;
  std::vector<double> short_factors;  // [rotary_dims / 2]
  std::vector<double> long_factors;   // [rotary_dims / 2], of sequences beyond original_tokens
};

RopeConfig ResolveRope(const RopeScaling& scaling, int64_t max_position_tokens);

}  // namespace longspan
