// Which models the attention kernels on tensor cores serve, family by family, and why they refuse
// the others, whose rows have the plain kernels. Plain C++: what the daemon says at its start is
// what attention goes by, and tests need no GPU.
#pragma once

#include <string>
#include <vector>

#include "kernels/backend.h"
#include "kernels/kv_layout.h"

namespace longspan::cuda {

// The families' instructions: wgmma, bulk copies, clusters.
inline constexpr int kFamilyArchitecture = 90;

// Empty where a family serves the shape; else the dimension, its value and what is accepted.
// Layouts and heads have passed CheckGeometry. Dense families serve windows of any length, too.
std::string RefusalOfDensePrefill(const KvLayout& layout, int query_heads);
std::string RefusalOfBlockChoice(const NsaParams& nsa);
std::string RefusalOfSelectedAttention(const KvLayout& layout, int query_heads);
// By any of the families that attend sparsely in chunks.
std::string RefusalOfSparsePrefill(const KvLayout& layout, int query_heads);
std::string RefusalOfSparseDecode(const KvLayout& layout, int query_heads);
// Of prompts that attend by tiles.
std::string RefusalOfTiles(const KvLayout& layout, int query_heads);
std::string RefusalOfDenseDecode(const KvLayout& layout, int query_heads);
// Of prompts that attend densely in e4m3.
std::string RefusalOfFloat8(const KvLayout& layout, int query_heads);
// By all families: types and device. `architecture` is major * 10 + minor.
std::string RefusalOfTensorCores(const KvLayout& layout, int architecture);

// What computes attention of a model on such a device.
// `float8_attention`: prompts attend densely in e4m3.
std::vector<OperationKernels> AttentionKernels(const ModelGeometry& geometry, int architecture,
                                               bool float8_attention = false);

}  // namespace longspan::cuda
