// How a checkpoint stores the weights of products, for people.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/loader/base/packed_weight.h"

namespace longspan {

struct WeightSummary {
  // Of weights that are packed: "4 bits (Q4_K, Q6_K)", "fp8 (e4m3, 128 x 128 blocks)", "int8 (per
  // channel)". Several kinds come in the order of their numbers. Empty where all are plain.
  std::string packed;
  bool is_dequantized = false;    // packed ones are given plain, for the backend does not know them
  bool has_plain_layers = false;  // matrices of layers that are plain
  int64_t stored_bytes = 0;       // of all tensors of the model, in its files
};

// What packed weights are called together. The parts are Describe's.
std::string DescribePacked(const std::vector<const PackedWeight*>& weights);

}  // namespace longspan
