// What the attention benchmarks share: a long random step on the device, and timing by events.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <random>
#include <vector>

#include "kernels/cuda/attention/loop/key_pieces.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"
#include "tests/gpu/device_buffer.h"

namespace longspan::gpu_test {

// bf16 values of a normal distribution, from a table drawn on the host.
void FillNormal(uint16_t* data, int64_t count, uint64_t seed);

// One row: `tokens` tokens after `prior` others, pages shuffled.
struct BenchStep {
  BenchStep(int64_t prior_, int64_t tokens_, int kv_heads_, int group_, int head_dim_,
            int keys_per_page)
      : prior(prior_),
        tokens(tokens_),
        kv_heads(kv_heads_),
        group(group_),
        head_dim(head_dim_),
        pages((prior_ + tokens_ + 63) / 64),
        q(tokens_ * kv_heads_ * group_ * head_dim_),
        out(q.count()),
        log_sums(tokens_ * kv_heads_ * group_),
        keys(pages * kv_heads_ * keys_per_page * head_dim_),
        values(keys.count()),
        token_offsets(std::vector<int32_t>{0, static_cast<int32_t>(tokens_)}),
        page_offsets(std::vector<int32_t>{0, static_cast<int32_t>(pages)}),
        page_ids(ShuffledPages()),
        row_of_token(std::vector<int32_t>(tokens_, 0)),
        first_positions(std::vector<int64_t>{prior_}),
        workspace(cuda::WorkPlanBytes(static_cast<int>(tokens_), 1, 1)) {
    FillNormal(q.get(), q.count(), 1);
    FillNormal(keys.get(), keys.count(), 2);
    FillNormal(values.get(), values.count(), 3);
    layer.keys = layer.summary_keys = keys.get();
    layer.values = layer.summary_values = values.get();
    layer.kv_heads = kv_heads;
    layer.head_dim = head_dim;
    layer.entries_per_page = keys_per_page;
    rows.rows = 1;
    rows.tokens = static_cast<int>(tokens);
    rows.token_offsets = token_offsets.get();
    rows.first_positions = first_positions.get();
    rows.page_offsets = page_offsets.get();
    rows.page_ids = page_ids.get();
    rows.row_of_token = row_of_token.get();
    rows.longest_length_tokens = prior + tokens;
  }

  cuda::WorkPlan Plan(int tokens_per_tile) {
    const cuda::WorkPlan plan = cuda::PlaceWorkPlan(workspace.get());
    cuda::WorkPlanArgs args;
    args.batch = rows;
    args.tokens_per_tile = tokens_per_tile;
    CheckCuda(cuda::LaunchWorkPlan(args, plan, nullptr), "work plan");
    return plan;
  }
  // As the backend cuts keys, if `cut`; whole otherwise.
  cuda::KeyPieces Pieces(int tokens_per_tile, int64_t step_tokens, int thread_blocks, bool cut,
                         int64_t window_tokens = 0) {
    cuda::KeyPieces pieces;
    if (!cut) return pieces;
    const cuda::TokenRun run = {prior, static_cast<int>(tokens)};
    pieces.split = cuda::ChooseKeySplit({absl::MakeConstSpan(&run, 1), tokens_per_tile, step_tokens,
                                         window_tokens, kv_heads, thread_blocks});
    if (pieces.split.tiles > 0) parts = DeviceBuffer<char>(cuda::KeyPartsBytes(head_dim));
    pieces.parts = reinterpret_cast<float4*>(parts.get());
    return pieces;
  }
  std::vector<int32_t> ShuffledPages() const {
    std::vector<int32_t> ids(pages);
    std::iota(ids.begin(), ids.end(), 0);
    std::shuffle(ids.begin(), ids.end(), std::mt19937_64(7));
    return ids;
  }

  int64_t prior;
  int64_t tokens;
  int kv_heads;
  int group;
  int head_dim;
  int64_t pages;
  DeviceBuffer<uint16_t> q, out;
  DeviceBuffer<float> log_sums;
  DeviceBuffer<uint16_t> keys, values;
  DeviceBuffer<int32_t> token_offsets, page_offsets, page_ids, row_of_token;
  DeviceBuffer<int64_t> first_positions;
  DeviceBuffer<char> workspace;
  DeviceBuffer<char> parts{0};
  cuda::DevicePages layer;
  cuda::DeviceRows rows;
};

// Median milliseconds of one call, over `repeats` after three to warm up.
inline double MedianMs(int repeats, const std::function<cudaError_t()>& launch) {
  cudaEvent_t begin;
  cudaEvent_t end;
  CheckCuda(cudaEventCreate(&begin), "event");
  CheckCuda(cudaEventCreate(&end), "event");
  std::vector<float> times;
  for (int i = -3; i < repeats; ++i) {
    CheckCuda(cudaEventRecord(begin), "record");
    CheckCuda(launch(), "launch");
    CheckCuda(cudaEventRecord(end), "record");
    CheckCuda(cudaEventSynchronize(end), "kernel");
    float ms = 0.0F;
    CheckCuda(cudaEventElapsedTime(&ms, begin, end), "elapsed");
    if (i >= 0) times.push_back(ms);
  }
  CheckCuda(cudaEventDestroy(begin), "event");
  CheckCuda(cudaEventDestroy(end), "event");
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

}  // namespace longspan::gpu_test
