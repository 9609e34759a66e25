// Rotary position embedding with half-split pairing (i, i + r/2), and the scaling rules of public
// checkpoints. Dimensions from r on pass through.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan::reference {

struct Rope {
  std::vector<double> inverse_frequencies;  // [r / 2]
  double scale = 1.0;                       // multiplies cos and sin
};

// inverse_frequencies[i] = theta^(-2i / r)
Rope PlainRope(int rotary_dims, double theta);

Rope LinearRope(const Rope& plain, double factor);

struct Llama3Scaling {
  double factor = 8;
  double low_frequency_factor = 1;
  double high_frequency_factor = 4;
  double original_tokens = 8192;
};
Rope Llama3Rope(const Rope& plain, const Llama3Scaling& scaling);

struct YarnScaling {
  double factor = 1;
  double original_tokens = 0;
  double beta_fast = 32;
  double beta_slow = 1;
  bool truncate = true;
  double attention_factor = 0;  // 0: by the rule
  double mscale = 0;            // with mscale_all_dim: the ratio form of the rule
  double mscale_all_dim = 0;
};
Rope YarnRope(const Rope& plain, double theta, const YarnScaling& scaling);

// `extension` [r / 2] is the long or the short factor, already chosen.
Rope LongRope(const Rope& plain, const std::vector<double>& extension, double factor,
              double original_tokens);

// Rotates head [head_dim] in place.
void Rotate(const Rope& rope, int64_t position, double* head);

}  // namespace longspan::reference
