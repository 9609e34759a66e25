// Sizes that bound what the attention kernels on tensor cores serve, for them and for whoever asks.
#pragma once

namespace longspan::cuda {

inline constexpr int kMostGroupHeads = 16;        // query heads of one KV head
inline constexpr int kMostDenseGroupHeads = 128;  // likewise, in chunks of dense attention
inline constexpr int kMostChosenBlocks = 128;     // n
// Entries before the newest tile of summaries whose importance the choice of blocks keeps, at
// least.
inline constexpr int kEarlierEntries = 64;

}  // namespace longspan::cuda
