// The measured times of selected attention's orders on an H200 (tests/bench/results/h200).
#pragma once

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "kernels/cuda/attention/path_choice/path_model.h"

namespace longspan::cuda {

struct MeasuredShape {
  SelectedWork work;
  double fsa_us = 0;
  double union_us = 0;
  double nsa_us = 0;

  double us(SelectedPath path) const {
    if (path == SelectedPath::kUnionTile) return union_us;
    return path == SelectedPath::kNsaOrder ? nsa_us : fsa_us;
  }
};

// The grid's points with 32 query heads of 128.
inline std::vector<MeasuredShape> MeasuredGrid() {
  std::vector<MeasuredShape> shapes;
  std::ifstream file("tests/bench/results/h200/selected_grid.jsonl");
  for (std::string line; std::getline(file, line);) {
    const auto number = [&line](const std::string& key) {
      const size_t found = line.find("\"" + key + "\":");
      return found == std::string::npos ? 0.0 : std::stod(line.substr(found + key.size() + 3));
    };
    if (number("fsa_ms") == 0.0) continue;  // a line of another kind
    MeasuredShape shape;
    shape.work.tokens = shape.work.longest_length_tokens = static_cast<int64_t>(number("tokens"));
    shape.work.group = static_cast<int>(number("group"));
    shape.work.kv_heads = 32 / shape.work.group;
    shape.work.head_dim = 128;
    shape.work.block_tokens = static_cast<int>(number("block"));
    shape.work.selected_blocks = static_cast<int>(number("n"));
    shape.work.forced_blocks = 3;
    shape.work.union_ratio = static_cast<float>(number("union_ratio"));
    shape.fsa_us = number("fsa_ms") * 1e3;
    shape.union_us = number("union_ms") * 1e3;
    shape.nsa_us = number("nsa_ms") * 1e3;
    shapes.push_back(shape);
  }
  return shapes;
}

// New tokens behind 64K of context.
inline SelectedWork Chunk(int64_t tokens = 8192, float union_ratio = 4.0F) {
  return {.tokens = tokens,
          .longest_length_tokens = 65536,
          .kv_heads = 8,
          .group = 4,
          .head_dim = 128,
          .block_tokens = 64,
          .selected_blocks = 16,
          .forced_blocks = 3,
          .union_ratio = union_ratio};
}

inline std::string Describe(const SelectedWork& work) {
  return std::to_string(work.tokens) + " tokens, group " + std::to_string(work.group) +
         ", blocks of " + std::to_string(work.block_tokens) + ", ratio " +
         std::to_string(work.union_ratio);
}

}  // namespace longspan::cuda
