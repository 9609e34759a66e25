// The small kernels of a decode step, microseconds each: 32 launches in a CUDA graph, one after
// another. Llama 3.1 8B's shape; summaries of 32 tokens every 16.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

#include "kernels/cuda/ops/block_summary.h"
#include "kernels/cuda/ops/kv_append.h"
#include "kernels/cuda/ops/pointwise.h"
#include "kernels/cuda/ops/summary_product.h"
#include "tests/gpu/device_buffer.h"

namespace longspan::gpu_test {
namespace {

constexpr int kCalls = 32;
constexpr int kReplays = 20;
constexpr int kQueryHeads = 32;
constexpr int kKvHeads = 8;
constexpr int kHeadDim = 128;
constexpr int kStride = 16;
constexpr int64_t kColumns = (kQueryHeads + 2 * kKvHeads) * kHeadDim + 96;

class Timer {
 public:
  Timer() {
    CheckCuda(cudaStreamCreate(&stream_), "stream");
    CheckCuda(cudaEventCreate(&begin_), "event");
    CheckCuda(cudaEventCreate(&end_), "event");
  }
  // The median of some replays.
  double Us(const std::function<cudaError_t(cudaStream_t, int)>& launch) {
    cudaGraph_t graph;
    cudaGraphExec_t replay;
    CheckCuda(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal), "capture");
    for (int call = 0; call < kCalls; ++call) CheckCuda(launch(stream_, call), "launch");
    CheckCuda(cudaStreamEndCapture(stream_, &graph), "capture");
    CheckCuda(cudaGraphInstantiate(&replay, graph, 0), "instantiate");
    std::vector<float> times;
    for (int i = 0; i < kReplays; ++i) {
      CheckCuda(cudaEventRecord(begin_, stream_), "record");
      CheckCuda(cudaGraphLaunch(replay, stream_), "replay");
      CheckCuda(cudaEventRecord(end_, stream_), "record");
      CheckCuda(cudaEventSynchronize(end_), "replay");
      times.push_back(0.0F);
      CheckCuda(cudaEventElapsedTime(&times.back(), begin_, end_), "elapsed");
    }
    CheckCuda(cudaGraphExecDestroy(replay), "graph");
    CheckCuda(cudaGraphDestroy(graph), "graph");
    std::sort(times.begin(), times.end());
    return times[times.size() / 2] * 1e3 / kCalls;
  }

 private:
  cudaStream_t stream_;
  cudaEvent_t begin_;
  cudaEvent_t end_;
};

// Rows of one token each, the last of `length_tokens`.
struct Step {
  Step(int rows_count, int64_t length_tokens) {
    const auto pages_of_row = static_cast<int>(PagesForTokens(length_tokens));
    std::vector<int32_t> offsets, page_offsets, page_ids, row_of_token, slots;
    for (int row = 0; row <= rows_count; ++row) {
      offsets.push_back(row);
      page_offsets.push_back(row * pages_of_row);
    }
    for (int row = 0; row < rows_count; ++row) slots.push_back(row);
    for (int page = 0; page < rows_count * pages_of_row; ++page) page_ids.push_back(page);
    token_offsets = DeviceBuffer<int32_t>(offsets);
    row_ids = DeviceBuffer<int32_t>(slots);
    page_begins = DeviceBuffer<int32_t>(page_offsets);
    pages = DeviceBuffer<int32_t>(page_ids);
    first_positions = DeviceBuffer<int64_t>(std::vector<int64_t>(rows_count, length_tokens - 1));
    rows.rows = rows.tokens = rows_count;
    rows.token_offsets = token_offsets.get();
    rows.first_positions = first_positions.get();
    rows.slots = rows.row_of_token = row_ids.get();
    rows.page_offsets = page_begins.get();
    rows.page_ids = pages.get();
    rows.longest_length_tokens = length_tokens;
  }
  DeviceBuffer<int32_t> token_offsets, row_ids, page_begins, pages;
  DeviceBuffer<int64_t> first_positions;
  cuda::DeviceRows rows;
};

class Bench {
 public:
  void Run() {
    for (const int rows : {1, 8, 32}) Rows(rows);
    for (const int rows : {1, 8, 32}) {
      for (const int64_t length : {4096 - 7, 4096}) Cache(rows, length);
    }
  }

 private:
  static TensorView View(DType dtype, int64_t rows, int64_t columns, void* data) {
    return {data, dtype, 2, {rows, columns, 0, 0}};
  }

  void Rows(int rows) {
    DeviceBuffer<float> residual(rows * 4096), weight(4096);
    DeviceBuffer<uint16_t> delta(rows * 4096), out(rows * 4096), gate_up(rows * 28672),
        mlp(rows * 14336);
    const cuda::RmsNormLaunch norm = {
        View(DType::kF32, rows, 4096, residual.get()), View(DType::kBf16, rows, 4096, delta.get()),
        View(DType::kF32, 1, 4096, weight.get()), 1e-5F, View(DType::kBf16, rows, 4096, out.get())};
    std::printf("%2d rows: norm %.2f", rows, timer_.Us([&](cudaStream_t stream, int) {
      return cuda::LaunchRmsNorm(norm, stream);
    }));
    cuda::GluLaunch glu = {View(DType::kBf16, rows, 28672, gate_up.get()),
                           View(DType::kBf16, rows, 14336, mlp.get())};
    for (const bool gelu_tanh : {false, true}) {
      glu.gelu_tanh = gelu_tanh;
      std::printf(
          ", %s mul %.2f", gelu_tanh ? "gelu" : "silu",
          timer_.Us([&](cudaStream_t stream, int) { return cuda::LaunchGlu(glu, stream); }));
    }
    std::printf("\n");
  }

  // Summaries of 32 layers: weights of 16 MB each, more than the L2 holds.
  void Cache(int rows, int64_t length_tokens) {
    const Step step(rows, length_tokens);
    const int64_t pages = rows * PagesForTokens(length_tokens);
    std::vector<float> turns;
    for (int i = 0; i < kHeadDim / 2; ++i) {
      turns.push_back(static_cast<float>(std::pow(5e5, -2.0 * i / kHeadDim)));
    }
    const DeviceBuffer<float> frequencies(turns);
    const DeviceBuffer<float> projections(rows * kColumns);
    const DeviceBuffer<uint16_t> q(rows * kQueryHeads * kHeadDim);
    const DeviceBuffer<uint16_t> keys(pages * kKvHeads * 64 * kHeadDim), values(keys.count());
    const DeviceBuffer<uint16_t> summary_keys(pages * kKvHeads * 4 * kHeadDim),
        summary_values(summary_keys.count());
    const DeviceBuffer<float> carry(pages * kKvHeads * 2 * kHeadDim);
    const DeviceBuffer<float> open_sums(rows * kKvHeads * 2 * kHeadDim);
    const DeviceBuffer<uint16_t> tails(rows * kKvHeads * kStride * kHeadDim);
    cuda::KvAppendLaunch append;
    append.rows = step.rows;
    append.rope = {kHeadDim, frequencies.get(), 1.0F};
    append.projections = projections.get();
    append.stride = kColumns;
    append.query_heads = kQueryHeads;
    append.q_bf16 = q.get();
    append.pages = {keys.get(), values.get(), summary_keys.get(), summary_values.get(),
                    kKvHeads,   kHeadDim,     64 / kStride};
    cuda::BlockSummaryLaunch summary;
    summary.rows = step.rows;
    summary.rope = append.rope;
    summary.projections = projections.get();
    summary.stride = kColumns;
    summary.query_heads = kQueryHeads;
    summary.kind = cuda::SummaryKind::kLinear;
    summary.before_rope = true;
    summary.with_values = true;
    summary.pages = append.pages;
    summary.carry = carry.get();
    summary.tail_keys = tails.get();
    summary.open_sums = open_sums.get();
    const size_t weight_elements = cuda::PreparedBytes(summary) / sizeof(uint16_t);
    const DeviceBuffer<uint16_t> weights(kCalls * 2 * weight_elements);
    const DeviceBuffer<char> contributions(cuda::ContributionBytes(summary));
    summary.contributions = reinterpret_cast<float*>(contributions.get());
    const DeviceBuffer<float> norm_weight(kHeadDim);
    std::printf("%2d rows of %lld tokens:", rows, static_cast<long long>(length_tokens));
    for (const bool normed : {false, true}) {
      if (normed) append.norms = {norm_weight.get(), norm_weight.get(), 1e-6F};
      std::printf(" rope and append%s %.2f,", normed ? " with head norms" : "",
                  timer_.Us([&](cudaStream_t stream, int) {
                    return cuda::LaunchKvAppend(append, stream);
                  }));
    }
    std::printf(" summaries %.2f\n", timer_.Us([&](cudaStream_t stream, int call) {
      summary.key_product = weights.get() + call * 2 * weight_elements;
      summary.value_product = weights.get() + (call * 2 + 1) * weight_elements;
      return cuda::LaunchBlockSummary(summary, stream);
    }));
  }

  Timer timer_;
};

}  // namespace
}  // namespace longspan::gpu_test

int main() { longspan::gpu_test::Bench().Run(); }
