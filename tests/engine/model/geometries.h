// One tiny checkpoint for every public family of the table in kernels/nsa_params.h, scaled down so
// that a few hundred tokens already leave blocks unselected, and for what the table does not reach;
// and for families whose layers differ in other things.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "engine/model/sparse_decode.h"
#include "engine/model/sparse_prefill.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {

struct Geometry {
  std::string name;
  TinyCheckpointOptions checkpoint;
  // Of another family: config.json, but for the size of the vocabulary and of the context.
  Json family_config = nullptr;
  // The checkpoint is served so.
  std::optional<SparseDecodeSettings> sparse_decode;
  std::optional<SparsePrefillSettings> sparse_prefill;
};
// For messages of the test framework.
inline void PrintTo(const Geometry& geometry, std::ostream* out) { *out << geometry.name; }

std::vector<Geometry> AllGeometries();
// With those of other families.
std::vector<Geometry> ServedGeometries();
Geometry GeometryNamed(const std::string& name);
// A sparse one whose sequences may attend densely as long as they are no longer than this.
Geometry DenseUpTo(int64_t tokens, Geometry geometry);
// Whose RoPE has two ranges (RopeConfig::RotatesLong), the short one of up to kShortTokens: keys
// compressed before and after they are rotated, and dense.
inline constexpr int64_t kShortTokens = 200;
std::vector<Geometry> TwoRangeGeometries();

// A dense model whose generated tokens select blocks, and one of which some layers see windows.
Geometry SparseDecodeGeometry();
Geometry SparseDecodeWithWindows();
// Dense models whose prompts attend by tiles, likewise.
Geometry SparsePrefillGeometry();
Geometry SparsePrefillWithWindows();

// Of a small dense model.
ModelConfig DenseConfig(int layers);

// The directory of the geometry's checkpoint, written when it is first asked for.
std::string CheckpointOf(const Geometry& geometry);
// What is served of the checkpoint there, whose files say `config`.
ModelConfig AsServed(const std::string& directory, ModelConfig config);

}  // namespace longspan
