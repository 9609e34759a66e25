// How the weights of a set of modules are stored, as a checkpoint's quantization_config says.
#pragma once

#include <cstdint>
#include <string>

namespace longspan {

enum class QuantisedLayout : uint8_t {
  kFloat8,      // X.weight e4m3, X.weight_scale
  kIntegers,    // X.weight, an integer a byte, X.weight_scale
  kPackedRows,  // X.weight_packed: integers in words along a row, X.weight_scale
  kAwq,         // X.qweight, X.qzeros, X.scales: words along outputs
  kGptq,        // the same and X.g_idx: words along inputs
};

struct WeightScheme {
  QuantisedLayout layout = QuantisedLayout::kFloat8;
  int bits = 8;
  int64_t group_inputs = 0;  // of integers; 0: all
  bool is_symmetric = true;  // no zeros are stored, or all are the middle of the range
  // Of kFloat8: a scale for each block of 128 x 128; otherwise one, or one for each output.
  bool is_in_blocks = false;
  std::string scale_leaf = "weight_scale";  // usually; or "weight_scale_inv"
  // Activations are divided by X.input_scale (or X.activation_scale), and not by one of each row.
  bool has_input_scale = false;
  bool zeros_are_less_one = false;  // of kGptq
};

}  // namespace longspan
