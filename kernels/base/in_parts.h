// A loop over many rows on several threads, at start: weights are unpacked and packed so.
#pragma once

#include <cstdint>

#include "absl/functional/function_ref.h"

namespace longspan {

// Threads that take part at most, the caller's included: more would wait for memory.
inline constexpr int64_t kMostParts = 8;
// A grain of rows of a weight.
inline constexpr int64_t kUnpackedRows = 64;

// Calls work(begin, end) for ranges that make up [0, count), each begin a multiple of `grain`, from
// as many threads as there are processors or ranges, `most_parts` at most; a thread that cannot be
// started is done without. Returns when all calls have. What `work` throws on another thread ends
// the process: want of memory at start, with 70.
void InParts(int64_t count, int64_t grain, absl::FunctionRef<void(int64_t begin, int64_t end)> work,
             int64_t most_parts = kMostParts);

}  // namespace longspan
