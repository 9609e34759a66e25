// Decode attention of one layer: both sparse launches against all pages, replayed as CUDA graphs.
// And dense models, with and without a window. One JSON line a shape. Floor: the bytes of what is
// read, at 4.3 TB/s.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <vector>

#include "tests/gpu/decode_problem.h"

namespace longspan::gpu_test {
namespace {

constexpr double kBytesPerMicrosecond = 4.3e6;

double MedianMicroseconds(const std::function<void(cudaStream_t)>& launch) {
  cudaStream_t stream = nullptr;
  CheckCuda(cudaStreamCreate(&stream), "stream");
  launch(stream);
  CheckCuda(cudaStreamSynchronize(stream), "warm up");
  cudaGraph_t graph = nullptr;
  cudaGraphExec_t executable = nullptr;
  constexpr int kLaunches = 10;  // in one graph: a model has many layers
  CheckCuda(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "capture");
  for (int i = 0; i < kLaunches; ++i) launch(stream);
  CheckCuda(cudaStreamEndCapture(stream, &graph), "capture");
  CheckCuda(cudaGraphInstantiate(&executable, graph, 0), "instantiate");
  cudaEvent_t start = nullptr, stop = nullptr;
  CheckCuda(cudaEventCreate(&start), "event");
  CheckCuda(cudaEventCreate(&stop), "event");
  std::vector<float> times;
  for (int i = 0; i < 30; ++i) {
    CheckCuda(cudaEventRecord(start, stream), "record");
    CheckCuda(cudaGraphLaunch(executable, stream), "graph");
    CheckCuda(cudaEventRecord(stop, stream), "record");
    CheckCuda(cudaEventSynchronize(stop), "synchronise");
    float ms = 0.0F;
    CheckCuda(cudaEventElapsedTime(&ms, start, stop), "elapsed");
    times.push_back(ms * 1000.0F / kLaunches);
  }
  std::nth_element(times.begin(), times.begin() + times.size() / 2, times.end());
  return times[times.size() / 2];
}

// Of keys and values, from now on.
DType kv_dtype = DType::kBf16;

// Llama 3.1 8B's heads.
DecodeShape LlamaShape(int64_t length, int batch) {
  DecodeShape shape;
  shape.layout.layers = 1;
  shape.layout.kv_heads = 8;
  shape.layout.head_dim = 128;
  shape.layout.kv_dtype = kv_dtype;
  shape.layout.has_summaries = true;
  shape.group = 4;
  shape.lengths_tokens.assign(batch, length);
  return shape;
}

void Measure(int64_t length, int batch, int waves) {
  int multiprocessors = 0;
  CheckCuda(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0), "sm");

  const DecodeShape shape = LlamaShape(length, batch);
  DecodeProblem problem(shape, 7, multiprocessors * waves, /*on_host=*/false);
  const cuda::DecodeArgs& args = problem.args();
  const double select = MedianMicroseconds(
      [&](cudaStream_t stream) { CheckCuda(cuda::LaunchDecodeSelect(args, stream), "select"); });
  cuda::DecodeArgs no_choice = args;
  no_choice.nsa.selected_branch = false;
  const double compressed = MedianMicroseconds([&](cudaStream_t stream) {
    CheckCuda(cuda::LaunchDecodeSelect(no_choice, stream), "select without choice");
  });
  const double attend = MedianMicroseconds(
      [&](cudaStream_t stream) { CheckCuda(cuda::LaunchDecodeAttend(args, stream), "attend"); });
  cuda::DecodeArgs overlapping = args;
  overlapping.follows_select = true;
  const double both = MedianMicroseconds([&](cudaStream_t stream) {
    CheckCuda(cuda::LaunchDecodeSelect(args, stream), "select");
    CheckCuda(cuda::LaunchDecodeAttend(overlapping, stream), "attend");
  });
  const double dense = MedianMicroseconds(
      [&](cudaStream_t stream) { CheckCuda(cuda::LaunchDecodeDense(args, stream), "dense"); });
  const double entry_bytes = 8 * 128 * 2 * 2;
  const double token_bytes = 8 * static_cast<double>(shape.layout.kv_bytes_per_token());
  const int64_t tokens = std::min<int64_t>(length, 1024) + std::min<int64_t>(length, 512);
  const double entries = static_cast<double>((length - 32) / 16 + 1);
  const double floor = batch * (entries * entry_bytes + static_cast<double>(tokens) * token_bytes) /
                       kBytesPerMicrosecond;
  const double dense_floor = batch * length * token_bytes / kBytesPerMicrosecond;
  const cuda::DecodeSplits& splits = args.workspace.splits;
  std::printf(
      "{\"bench\":\"sparse_decode\",\"kv\":\"%s\",\"length\":%lld,\"batch\":%d,\"both_us\":%.1f,"
      "\"select_us\":%.1f,\"compressed_us\":%.1f,\"attend_us\":%.1f,\"floor_us\":%.1f,\"floor_"
      "share\":%.2f,"
      "\"dense_us\":%.1f,\"dense_floor_us\":%.1f,\"over_dense\":%.2f,\"splits\":[%d,%d,%d]}\n",
      Name(kv_dtype), static_cast<long long>(length), batch, both, select, compressed, attend,
      floor, floor / both, dense, dense_floor, dense / both, splits.select, splits.attend,
      splits.dense);
  std::fflush(stdout);
}

// A dense model whose tokens attend to an eighth of the context, chosen by the mean and the
// deviation of keys, beside all of it.
void MeasureDeviation(int64_t length, int batch) {
  int multiprocessors = 0;
  CheckCuda(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0), "sm");
  DecodeShape shape = LlamaShape(length, batch);
  NsaParams& nsa = shape.layout.nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = kPageTokens;
  nsa.compress = NsaCompress::kMeanAndDeviation;
  nsa.compress_values = nsa.compressed_branch = nsa.window_branch = false;
  nsa.window = NsaWindow::kNone;
  nsa.gate = NsaGate::kNone;
  nsa.local_blocks = 17;
  nsa.selected_share = 0.125;
  nsa.least_selected_blocks = 4096 / kPageTokens;
  nsa.selected_blocks = 4096;
  const DecodeProblem problem(shape, 7, multiprocessors, /*on_host=*/false);
  const cuda::DecodeArgs& args = problem.args();
  const int64_t blocks = nsa.BlocksChosenFrom((length - 1) / kPageTokens);
  cuda::DecodeArgs of_chosen = args;
  of_chosen.workspace.splits = problem.SplitsFor(blocks * kPageTokens);
  of_chosen.follows_select = true;
  const auto select = [&](cudaStream_t stream) {
    CheckCuda(cuda::LaunchDecodeSelect(args, stream), "choose by deviation");
  };
  const auto attend = [&](cudaStream_t stream) {
    CheckCuda(cuda::LaunchDecodeAttend(of_chosen, stream), "attend to chosen pages");
  };
  const double both = MedianMicroseconds([&](cudaStream_t stream) {
    select(stream);
    attend(stream);
  });
  const double dense = MedianMicroseconds(
      [&](cudaStream_t stream) { CheckCuda(cuda::LaunchDecodeDense(args, stream), "dense"); });
  const double entry_bytes = 8 * 128 * 2 * 2;
  const double token_bytes = 8 * static_cast<double>(shape.layout.kv_bytes_per_token());
  const double floor = batch *
                       (static_cast<double>(length) / kPageTokens * entry_bytes +
                        static_cast<double>(blocks * kPageTokens) * token_bytes) /
                       kBytesPerMicrosecond;
  std::printf(
      "{\"bench\":\"deviation_decode\",\"kv\":\"%s\",\"length\":%lld,\"batch\":%d,\"chosen_"
      "tokens\":%lld,"
      "\"both_us\":%.1f,\"select_us\":%.1f,\"attend_us\":%.1f,\"floor_us\":%.1f,\"dense_us\":%.1f,"
      "\"splits\":[%d,%d]}\n",
      Name(kv_dtype), static_cast<long long>(length), batch,
      static_cast<long long>(blocks * kPageTokens), both, MedianMicroseconds(select),
      MedianMicroseconds(attend), floor, dense, args.workspace.splits.select,
      of_chosen.workspace.splits.chosen);
  std::fflush(stdout);
}

// A model without sparse attention, whole and in windows.
void MeasureDense(int64_t length, int batch, int kv_heads, int group, int head_dim, int waves = 1) {
  int multiprocessors = 0;
  CheckCuda(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0), "sm");
  DecodeShape shape;
  shape.layout.layers = 1;
  shape.layout.kv_heads = kv_heads;
  shape.layout.head_dim = head_dim;
  shape.layout.kv_dtype = kv_dtype;
  shape.layout.has_summaries = false;
  shape.group = group;
  shape.lengths_tokens.assign(batch, length);
  const DecodeProblem problem(shape, 7, multiprocessors * waves, /*on_host=*/false);
  for (const int64_t window_tokens : {0, 1024, 4096}) {
    const cuda::DecodeArgs args = problem.DenseArgs(window_tokens);
    const double dense = MedianMicroseconds(
        [&](cudaStream_t stream) { CheckCuda(cuda::LaunchDecodeDense(args, stream), "dense"); });
    const int64_t seen = window_tokens == 0 ? length : std::min(length, window_tokens);
    const double bytes = static_cast<double>(batch * seen * kv_heads) *
                         static_cast<double>(shape.layout.kv_bytes_per_token());
    std::printf(
        "{\"bench\":\"dense_decode\",\"kv\":\"%s\",\"length\":%lld,\"batch\":%d,\"kv_heads\":%d,"
        "\"group\":%d,"
        "\"head_dim\":%d,\"window\":%lld,\"us\":%.1f,\"floor_us\":%.1f,\"tb_per_second\":%.2f,"
        "\"splits\":%d}\n",
        Name(kv_dtype), static_cast<long long>(length), batch, kv_heads, group, head_dim,
        static_cast<long long>(window_tokens), dense, bytes / kBytesPerMicrosecond,
        bytes / dense * 1e-6, args.workspace.splits.dense);
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace longspan::gpu_test

// Optional argument: how many times the chip is filled, to compare ways of splitting; or "dense",
// or "deviation". "fp8": keys and values in e4m3 beside bf16, of 64K tokens.
int main(int argc, char** argv) {
  if (argc > 1 && std::strcmp(argv[1], "fp8") == 0) {
    for (const int batch : {1, 8}) {
      for (const longspan::DType dtype : {longspan::DType::kBf16, longspan::DType::kF8E4M3}) {
        longspan::gpu_test::kv_dtype = dtype;
        for (const int waves : {1, 2}) {
          longspan::gpu_test::MeasureDense(65536, batch, 8, 4, 128, waves);
        }
        longspan::gpu_test::Measure(65536, batch, 1);
        longspan::gpu_test::MeasureDeviation(65536, batch);
      }
    }
    return 0;
  }
  if (argc > 1 && std::strcmp(argv[1], "deviation") == 0) {
    for (const int batch : {1, 8, 32}) {
      for (const int64_t length : {16384, 65536, 131072, 1048576}) {
        if (batch * length > 32 * 65536) continue;
        longspan::gpu_test::MeasureDeviation(length, batch);
      }
    }
    return 0;
  }
  const bool dense_alone = argc > 1 && std::strcmp(argv[1], "dense") == 0;
  for (const int batch : {1, 8}) {
    for (const int group : {4, 7}) longspan::gpu_test::MeasureDense(32768, batch, 8, group, 128);
    longspan::gpu_test::MeasureDense(32768, batch, 8, 2, 256);
  }
  if (dense_alone) return 0;
  const int waves = argc > 1 ? std::atoi(argv[1]) : 1;
  for (const int batch : {1, 8, 32}) {
    for (const int64_t length : {8192, 65536, 131072}) {
      if (batch * length > 32 * 65536) continue;  // 17 GB
      longspan::gpu_test::Measure(length, batch, waves);
    }
  }
}
