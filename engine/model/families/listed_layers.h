// Layers of one of two types: what the file lists, or what the family has where it lists none.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan {

inline bool IsListed(const std::vector<uint8_t>& layers, int layer, bool is_otherwise) {
  return layers.empty() ? is_otherwise : layers[layer] != 0;
}

// The last of each `pattern_layers` layers.
inline bool IsLastOfPattern(int pattern_layers, int layer) {
  return (layer + 1) % pattern_layers == 0;
}

}  // namespace longspan
