// What keys and values in e4m3 cost beside their attention, Llama 3.1 8B's shape: the append of
// single tokens and of a chunk, beside bf16, and the expansion of a long sequence's pages for a
// chunk. Microseconds each: launches in a CUDA graph, one after another.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <numeric>
#include <random>
#include <vector>

#include "kernels/cuda/attention/expand/expand_pages.h"
#include "kernels/cuda/ops/kv_append.h"
#include "kernels/kv_layout.h"
#include "tests/gpu/device_buffer.h"

namespace longspan::gpu_test {
namespace {

constexpr int kQueryHeads = 32;
constexpr int kKvHeads = 8;
constexpr int kHeadDim = 128;
constexpr int64_t kColumns = (kQueryHeads + 2 * kKvHeads) * kHeadDim;
constexpr int kCalls = 8;
constexpr double kBytesPerMicrosecond = 4.3e6;

double MedianUs(const std::function<cudaError_t(cudaStream_t)>& launch) {
  cudaStream_t stream = nullptr;
  CheckCuda(cudaStreamCreate(&stream), "stream");
  cudaGraph_t graph = nullptr;
  cudaGraphExec_t replay = nullptr;
  cudaEvent_t begin = nullptr, end = nullptr;
  CheckCuda(cudaEventCreate(&begin), "event");
  CheckCuda(cudaEventCreate(&end), "event");
  CheckCuda(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "capture");
  for (int call = 0; call < kCalls; ++call) CheckCuda(launch(stream), "launch");
  CheckCuda(cudaStreamEndCapture(stream, &graph), "capture");
  CheckCuda(cudaGraphInstantiate(&replay, graph, 0), "instantiate");
  std::vector<float> times(20);
  for (float& time : times) {
    CheckCuda(cudaEventRecord(begin, stream), "record");
    CheckCuda(cudaGraphLaunch(replay, stream), "replay");
    CheckCuda(cudaEventRecord(end, stream), "record");
    CheckCuda(cudaEventSynchronize(end), "replay");
    CheckCuda(cudaEventElapsedTime(&time, begin, end), "elapsed");
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2] * 1e3 / kCalls;
}

// Rows of one token each, or one row of them all, at the end of their sequences.
struct Rows {
  DeviceBuffer<int32_t> token_offsets, page_offsets, page_ids, row_of_token;
  DeviceBuffer<int64_t> first_positions;
  cuda::DeviceRows on_device;

  Rows(int rows, int tokens_a_row, int64_t length, const std::vector<int32_t>& ids)
      : token_offsets(Offsets(rows, tokens_a_row)),
        page_offsets(Offsets(rows, static_cast<int>(PagesForTokens(length)))),
        page_ids(ids),
        row_of_token(RowOfToken(rows, tokens_a_row)),
        first_positions(std::vector<int64_t>(rows, length - tokens_a_row)) {
    on_device.rows = rows;
    on_device.tokens = rows * tokens_a_row;
    on_device.token_offsets = token_offsets.get();
    on_device.first_positions = first_positions.get();
    on_device.page_offsets = page_offsets.get();
    on_device.page_ids = page_ids.get();
    on_device.row_of_token = row_of_token.get();
    on_device.longest_length_tokens = length;
  }
  static std::vector<int32_t> Offsets(int rows, int step) {
    std::vector<int32_t> offsets;
    for (int row = 0; row <= rows; ++row) offsets.push_back(row * step);
    return offsets;
  }
  static std::vector<int32_t> RowOfToken(int rows, int tokens) {
    std::vector<int32_t> row_of_token;
    for (int i = 0; i < rows * tokens; ++i) row_of_token.push_back(i / tokens);
    return row_of_token;
  }
};

struct Cache {
  DeviceBuffer<uint8_t> keys, values, key_scales, value_scales;

  Cache(int64_t pages, int element_bytes)
      : keys(pages * kKvHeads * kPageTokens * kHeadDim * element_bytes),
        values(keys.count()),
        key_scales(pages * kKvHeads * kPageTokens),
        value_scales(key_scales.count()) {
    for (const DeviceBuffer<uint8_t>* numbers : {&keys, &values}) {
      CheckCuda(cudaMemset(numbers->get(), 0x35, numbers->count()), "numbers");
    }
    for (const DeviceBuffer<uint8_t>* scales : {&key_scales, &value_scales}) {
      CheckCuda(cudaMemset(scales->get(), 119, scales->count()), "scales");
    }
  }
  cuda::DevicePages Pages(bool is_fp8) const {
    cuda::DevicePages pages;
    pages.keys = keys.get();
    pages.values = values.get();
    pages.kv_heads = kKvHeads;
    pages.head_dim = kHeadDim;
    if (is_fp8) pages.key_scales = key_scales.get();
    if (is_fp8) pages.value_scales = value_scales.get();
    return pages;
  }
};

std::vector<int32_t> ShuffledPages(int64_t count) {
  std::vector<int32_t> ids(count);
  std::iota(ids.begin(), ids.end(), 0);
  std::shuffle(ids.begin(), ids.end(), std::mt19937(7));
  return ids;
}

void MeasureAppend(int rows, int tokens_a_row, int64_t length) {
  const int64_t pages = rows * PagesForTokens(length);
  const Rows step(rows, tokens_a_row, length, ShuffledPages(pages));
  std::vector<float> turns;
  for (int i = 0; i < kHeadDim / 2; ++i) {
    turns.push_back(static_cast<float>(std::pow(5e5, -2.0 * i / kHeadDim)));
  }
  const DeviceBuffer<float> frequencies(turns);
  const DeviceBuffer<float> norm_weight(std::vector<float>(kHeadDim, 1.0F));
  const DeviceBuffer<float> projections(int64_t{step.on_device.tokens} * kColumns);
  const DeviceBuffer<uint16_t> q(int64_t{step.on_device.tokens} * kQueryHeads * kHeadDim);
  std::printf("append, %d rows of %d tokens:", rows, tokens_a_row);
  for (const bool is_fp8 : {false, true}) {
    const Cache cache(pages, is_fp8 ? 1 : 2);
    for (const bool normed : {false, true}) {
      cuda::KvAppendLaunch args;
      args.rows = step.on_device;
      args.rope = {kHeadDim, frequencies.get(), 1.0F};
      args.projections = projections.get();
      args.stride = kColumns;
      args.query_heads = kQueryHeads;
      args.q_bf16 = q.get();
      args.pages = cache.Pages(is_fp8);
      args.kv_dtype = is_fp8 ? DType::kF8E4M3 : DType::kBf16;
      if (normed) args.norms = {norm_weight.get(), norm_weight.get(), 1e-6F};
      std::printf(" %s%s %.2f", is_fp8 ? "fp8" : "bf16", normed ? " with norms" : "",
                  MedianUs([&](cudaStream_t stream) { return LaunchKvAppend(args, stream); }));
    }
  }
  std::printf(" us\n");
}

void MeasureExpansion(int64_t length) {
  const int64_t pages = PagesForTokens(length);
  const Rows step(1, 256, length, ShuffledPages(pages));
  const Cache cache(pages, 1);
  std::vector<int32_t> order(pages);
  std::iota(order.begin(), order.end(), 0);
  const DeviceBuffer<int32_t> places(order);
  const DeviceBuffer<uint16_t> keys(pages * kKvHeads * kPageTokens * kHeadDim);
  const DeviceBuffer<uint16_t> values(keys.count());
  const cuda::ExpandPagesArgs args = {step.on_device,          cache.Pages(true), places.get(),
                                      static_cast<int>(pages), keys.get(),        values.get()};
  const double us =
      MedianUs([&](cudaStream_t stream) { return cuda::LaunchExpandPages(args, stream); });
  const double bytes = static_cast<double>(length) * kKvHeads * 2 * (3 * kHeadDim + 1);
  std::printf("expansion of %lld tokens: %.1f us, %.2f TB/s, floor %.1f us\n",
              static_cast<long long>(length), us, bytes / us * 1e-6, bytes / kBytesPerMicrosecond);
}

}  // namespace
}  // namespace longspan::gpu_test

int main() {
  using namespace longspan::gpu_test;
  for (const int rows : {1, 8, 32}) MeasureAppend(rows, 1, 65536);
  MeasureAppend(1, 8192, 65536);
  for (const int64_t length : {8192, 65536, 131072}) MeasureExpansion(length);
  return 0;
}
