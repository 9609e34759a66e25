// Times one layer's attention as the engine calls it, a whole prompt as one chunk or the last chunk
// of a prompt: 32 query heads, 8 KV heads of 128, NSA 32/16/64/16/512 with linear compression. One
// JSON line a case, with the median milliseconds of each operation (wall clock around queued calls
// and a wait, so launches count) and of dense attention over the same cache.
//
// Queries are random, or ("correlated") move slowly from token to token, so that neighbours choose
// much the same blocks. Usage: layer_bench [LABEL [REPEATS LENGTH TOKENS random|correlated]]
// With a case named, that one alone: under a profiler, the last repetition counts.
//
// layer_bench LABEL paths: attention alone, by each order of selected attention, by the pinned
// table and by what the backend learns, one after another for each case; what it has learnt is
// told.
//
// layer_bench LABEL geometries: the last 8,192 tokens of prompts, of NSA, InfLLM-V2 with 8 and with
// 2 KV heads (MiniCPM 4's), and the selected branch alone.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "kernels/base/check.h"
#include "kernels/cuda/backend/cuda_backend.h"

namespace longspan {
namespace {

constexpr int kQueryHeads = 32;
constexpr int kHeadDim = 128;

struct Geometry {
  const char* name;
  int kv_heads = 8;
  NsaParams nsa;

  // Of the projections, gates last.
  int columns() const { return (kQueryHeads + 2 * kv_heads) * kHeadDim + 3 * kQueryHeads; }
};

NsaParams InfLlmV2() {
  NsaParams nsa;
  nsa.selected_blocks = 96;
  nsa.local_blocks = 33;
  nsa.window_tokens = 2048;
  nsa.window = NsaWindow::kMerged;
  nsa.compress = NsaCompress::kMean;
  nsa.compress_values = nsa.compressed_branch = false;
  nsa.compress_keys = NsaCompressKeys::kPostRope;
  nsa.score_pool = NsaScorePool::kMax;
  nsa.gate = NsaGate::kNone;
  return nsa;
}

NsaParams SelectedAlone() {
  NsaParams nsa;
  nsa.compressed_branch = nsa.window_branch = false;
  nsa.window = NsaWindow::kNone;
  return nsa;
}

const Geometry kGeometries[] = {{"nsa"},
                                {"infllm", 8, InfLlmV2()},
                                {"minicpm", 2, InfLlmV2()},
                                {"selected", 8, SelectedAlone()}};

void Succeed(const absl::Status& status) {
  if (!status.ok()) std::fprintf(stderr, "%s\n", status.ToString().c_str());
  LONGSPAN_CHECK(status.ok());
}

// Normal numbers drawn once, from a table at random offsets.
class Noise {
 public:
  Noise() {
    std::normal_distribution<float> normal;
    for (float& value : table_) value = normal(generator_);
  }
  void Fill(float* to, int64_t count) {
    for (int64_t done = 0; done < count; done += kRun) {
      const size_t from = generator_() % (table_.size() - kRun);
      std::copy_n(table_.begin() + static_cast<int64_t>(from),
                  std::min<int64_t>(kRun, count - done), to + done);
    }
  }

 private:
  static constexpr int64_t kRun = 128;
  std::mt19937 generator_{1};
  std::vector<float> table_ = std::vector<float>(1 << 20);
};

class LayerBench {
 public:
  LayerBench(std::string label, int repeats, CudaOptions options = {},
             const Geometry& geometry = kGeometries[0])
      : label_(std::move(label)), repeats_(repeats), geometry_(geometry) {
    if (options.memory_bytes == 0) options.memory_bytes = size_t{40} << 30;
    auto backend = CreateCudaBackend(options);
    Succeed(backend.status());
    backend_ = std::move(backend).value();
    layout_.layers = 1;
    layout_.kv_heads = geometry.kv_heads;
    layout_.head_dim = kHeadDim;
    layout_.has_summaries = true;
    layout_.nsa = geometry.nsa;
  }

  // The last `tokens` tokens of a prompt of `length` tokens.
  void Run(int64_t length, int tokens, bool correlated) {
    Prepare(length, tokens, correlated);
    const RaggedBatch batch = {token_offsets_, first_, slots_, page_offsets_, page_ids_, densely_};
    const RopeView rope = {kHeadDim, frequencies_, 1.0F};
    std::vector<double> append, summaries, select, attend, dense;
    const auto time = [&](std::vector<double>& times, const absl::Status& queued) {
      Succeed(queued);
      times.push_back(Wait());
    };
    Repeat(batch, [&] {
      time(append,
           backend_->Compute(RopeAppendArgs{&batch, rope, projections_, kQueryHeads, q_, kv_}));
      time(summaries, backend_->Compute(UpdateSummariesArgs{&batch, rope, projections_, kQueryHeads,
                                                            weights_, kv_}));
      time(select, backend_->Compute(NsaSelectArgs{&batch, q_, kv_, compressed_, selected_}));
      time(attend,
           backend_->Compute(NsaAttendArgs{&batch, q_, selected_, compressed_, projections_,
                                           geometry_.columns() - 3 * kQueryHeads, kv_, out_}));
    });
    // By itself: it draws so much power that the clock would be a tenth lower for the operations
    // that followed.
    Repeat(batch, [&] {
      time(dense, backend_->Compute(DenseAttendArgs{&batch, true, q_, kv_, out_}));
    });
    const double sparse = Median(summaries) + Median(select) + Median(attend);
    std::printf(
        "{\"bench\": \"layer\", \"label\": \"%s\", \"geometry\": \"%s\", \"path\": \"%s\", "
        "\"length\": %lld, \"tokens\": %d, "
        "\"selections\": \"%s\", \"append_ms\": %.3f, \"summaries_ms\": %.3f, \"select_ms\": %.3f, "
        "\"attend_ms\": %.3f, \"sparse_ms\": %.3f, \"dense_ms\": %.3f, \"dense_ratio\": %.2f}\n",
        label_.c_str(), geometry_.name, last_path_, static_cast<long long>(length), tokens,
        correlated ? "correlated" : "random", Median(append), Median(summaries), Median(select),
        Median(attend), sparse, Median(dense), Median(dense) / sparse);
    std::fflush(stdout);
    buffers_.clear();
  }

  // Attention alone, and the order it took in the end.
  void RunPath(const std::string& setting, int64_t length, int tokens, bool correlated) {
    Prepare(length, tokens, correlated);
    const RaggedBatch batch = {token_offsets_, first_, slots_, page_offsets_, page_ids_, densely_};
    const RopeView rope = {kHeadDim, frequencies_, 1.0F};
    std::vector<double> attend;
    Repeat(batch, [&] {
      Succeed(backend_->Compute(RopeAppendArgs{&batch, rope, projections_, kQueryHeads, q_, kv_}));
      Succeed(backend_->Compute(
          UpdateSummariesArgs{&batch, rope, projections_, kQueryHeads, weights_, kv_}));
      Succeed(backend_->Compute(NsaSelectArgs{&batch, q_, kv_, compressed_, selected_}));
      Wait();
      Succeed(backend_->Compute(NsaAttendArgs{&batch, q_, selected_, compressed_, projections_,
                                              geometry_.columns() - 3 * kQueryHeads, kv_, out_}));
      attend.push_back(Wait());
    });
    std::printf(
        "{\"bench\": \"layer_paths\", \"label\": \"%s\", \"length\": %lld, \"tokens\": %d, "
        "\"selections\": \"%s\", \"setting\": \"%s\", \"path\": \"%s\", \"attend_ms\": %.3f}\n",
        label_.c_str(), static_cast<long long>(length), tokens,
        correlated ? "correlated" : "random", setting.c_str(), last_path_, Median(attend));
    std::fflush(stdout);
    buffers_.clear();
  }

 private:
  // More than the backend needs to learn which order of selected attention is the fastest.
  static constexpr int kWarmUps = 24;
  static constexpr double kKept = 0.997;  // of a query, from one token to the next
  // Correlated queries have nothing in the pairs that turn by more than a quarter radian a token:
  // else rotation alone would make neighbours differ. Four neighbours then choose about 21
  // different blocks of 16.
  static constexpr int kFastPairs = 7;

  void Repeat(const RaggedBatch& batch, const std::function<void()>& step) {
    for (int i = 0; i < kWarmUps + repeats_; ++i) {
      Succeed(backend_->BeginStep(batch));
      Wait();
      step();
      const auto result = backend_->EndAndFinishStep();
      Succeed(result.status());
      const auto& rows = result->reads.rows_by_path;
      if (rows[static_cast<size_t>(AttentionPath::kFsa)] > 0) last_path_ = "fsa";
      if (rows[static_cast<size_t>(AttentionPath::kUnion)] > 0) last_path_ = "union";
      if (rows[static_cast<size_t>(AttentionPath::kNsa)] > 0) last_path_ = "nsa";
    }
  }

  // Without the warm-ups.
  static double Median(std::vector<double> times) {
    times.erase(times.begin(), times.begin() + kWarmUps);
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
  }

  // Milliseconds since the last call, once the device has done everything queued.
  double Wait() {
    char byte;
    Succeed(backend_->CopyOut(&byte, out_.data, 1));
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::duration<double, std::milli> spent = now - last_;
    last_ = now;
    return spent.count();
  }

  TensorView Empty(DType dtype, std::vector<int64_t> shape) {
    TensorView view;
    view.dtype = dtype;
    for (const int64_t size : shape) view.shape[view.rank++] = size;
    auto buffer = backend_->Allocate("bench", view.bytes());
    Succeed(buffer.status());
    view.data = (*buffer)->data();
    buffers_.push_back(std::move(buffer).value());
    return view;
  }

  // [tokens, columns] f32; the first `smooth` columns follow themselves where they are correlated.
  TensorView Projections(int tokens, int smooth) {
    const TensorView view = Empty(DType::kF32, {tokens, geometry_.columns()});
    std::vector<float> row(geometry_.columns());
    std::vector<float> before(geometry_.columns());
    for (int token = 0; token < tokens; ++token) {
      noise_.Fill(row.data(), geometry_.columns());
      for (int column = 0; column < smooth; ++column) {
        if (column % (kHeadDim / 2) < kFastPairs) row[column] = 0.0F;
      }
      for (int column = 0; token > 0 && column < smooth; ++column) {
        row[column] = static_cast<float>(kKept) * before[column] +
                      static_cast<float>(std::sqrt(1 - kKept * kKept)) * row[column];
      }
      Succeed(backend_->CopyIn(view.as<float>() + int64_t{token} * geometry_.columns(), row.data(),
                               row.size() * sizeof(float)));
      before = row;
    }
    return view;
  }

  TensorView Weights() {
    const TensorView view = Empty(DType::kF32, {geometry_.kv_heads, 32 * kHeadDim, kHeadDim});
    std::vector<float> values(view.elements());
    noise_.Fill(values.data(), view.elements());
    for (float& value : values) value /= 64.0F;
    Succeed(backend_->CopyIn(view.data, values.data(), view.bytes()));
    return view;
  }

  void Prepare(int64_t length, int tokens, bool correlated) {
    const int64_t pages = length / kPageTokens;
    kv_.layout = &layout_;
    kv_.keys = Empty(DType::kBf16, {pages, geometry_.kv_heads, kPageTokens * kHeadDim});
    kv_.values = Empty(DType::kBf16, {pages, geometry_.kv_heads, kPageTokens * kHeadDim});
    kv_.summary_keys = Empty(DType::kBf16, {pages, geometry_.kv_heads, 4 * kHeadDim});
    const int sums = layout_.summary_parts() * kHeadDim;
    const bool has_values = layout_.nsa.compress_values;
    kv_.summary_values = {};
    if (has_values) {
      kv_.summary_values = Empty(DType::kBf16, {pages, geometry_.kv_heads, 4 * kHeadDim});
    }
    kv_.carry = Empty(DType::kF32, {pages, geometry_.kv_heads, sums});
    kv_.open_sums = Empty(DType::kF32, {1, geometry_.kv_heads, sums});
    kv_.tail_keys = {};
    if (layout_.tail_elements_per_slot() > 0) {
      kv_.tail_keys = Empty(DType::kBf16, {1, geometry_.kv_heads, 16 * kHeadDim});
    }
    weights_ = {};
    if (layout_.nsa.compress == NsaCompress::kLinear) {
      weights_.keys = Weights();
      weights_.values = Weights();
    }
    q_ = Empty(DType::kBf16, {tokens, kQueryHeads, kHeadDim});
    compressed_ = {};
    if (layout_.nsa.compressed_branch) {
      compressed_ = Empty(DType::kF32, {tokens, kQueryHeads, kHeadDim});
    }
    selected_ = Empty(DType::kI32, {tokens, geometry_.kv_heads, layout_.nsa.selected_blocks});
    out_ = Empty(DType::kBf16, {tokens, kQueryHeads * kHeadDim});
    projections_ = Projections(tokens, correlated ? kQueryHeads * kHeadDim : 0);
    token_offsets_ = {0, tokens};
    first_ = {length - tokens};
    page_offsets_ = {0, static_cast<int32_t>(pages)};
    page_ids_.resize(pages);
    std::iota(page_ids_.begin(), page_ids_.end(), 0);
    std::shuffle(page_ids_.begin(), page_ids_.end(), std::mt19937(7));
    frequencies_.clear();
    for (int i = 0; i < kHeadDim / 2; ++i) {
      frequencies_.push_back(static_cast<float>(std::pow(5e5, -2.0 * i / kHeadDim)));
    }
    FillCache(length - tokens);
  }

  // Keys, values and summaries of the tokens before the chunk, by chunks of their own.
  void FillCache(int64_t prior) {
    constexpr int kFillTokens = 4096;
    const RopeView rope = {kHeadDim, frequencies_, 1.0F};
    const size_t kept = buffers_.size();
    for (int64_t done = 0; done < prior; done += kFillTokens) {
      const int tokens = static_cast<int>(std::min<int64_t>(kFillTokens, prior - done));
      const TensorView projections = Projections(tokens, 0);
      const TensorView q = Empty(DType::kBf16, {tokens, kQueryHeads, kHeadDim});
      const std::vector<int32_t> offsets = {0, tokens};
      const std::vector<int64_t> first = {done};
      const RaggedBatch batch = {offsets, first, slots_, page_offsets_, page_ids_, densely_};
      Succeed(backend_->BeginStep(batch));
      Succeed(backend_->Compute(RopeAppendArgs{&batch, rope, projections, kQueryHeads, q, kv_}));
      Succeed(backend_->Compute(
          UpdateSummariesArgs{&batch, rope, projections, kQueryHeads, weights_, kv_}));
      Succeed(backend_->EndAndFinishStep().status());
      buffers_.resize(kept);
    }
  }

  const std::string label_;
  const int repeats_;
  const Geometry geometry_;
  std::unique_ptr<Backend> backend_;
  Noise noise_;
  KvLayout layout_;
  KvLayerView kv_;
  CompressWeights weights_;
  TensorView q_, compressed_, selected_, out_, projections_;
  std::vector<int32_t> token_offsets_, page_offsets_, page_ids_;
  std::vector<int64_t> first_;
  std::vector<float> frequencies_;
  const std::vector<int32_t> slots_ = {0};
  const std::vector<uint8_t> densely_ = {0};
  std::vector<std::unique_ptr<Buffer>> buffers_;
  std::chrono::steady_clock::time_point last_;
  const char* last_path_ = "";
};

void ComparePaths(const std::string& label) {
  CudaOptions options;
  options.memory_bytes = size_t{12} << 30;
  std::vector<std::pair<std::string, std::unique_ptr<LayerBench>>> settings;
  const auto add = [&](const char* name) {
    settings.emplace_back(name, std::make_unique<LayerBench>(label, /*repeats=*/9, options));
  };
  options.inform = [](absl::string_view line) {
    std::printf("%.*s\n", static_cast<int>(line.size()), line.data());
  };
  add("learnt");
  options.learn_attention_path = false;
  add("table");
  options.attention_path = AttentionPath::kFsa;
  add("fsa");
  options.attention_path = AttentionPath::kUnion;
  add("union");
  for (const bool correlated : {false, true}) {
    for (const auto& [length, tokens] :
         {std::pair<int64_t, int>{8192, 8192}, {32768, 32768}, {32768, 8192}}) {
      for (const auto& [name, bench] : settings) bench->RunPath(name, length, tokens, correlated);
    }
  }
}

void CompareGeometries(const std::string& label) {
  for (const Geometry& geometry : kGeometries) {
    LayerBench bench(label, /*repeats=*/5, {}, geometry);
    for (const int64_t length : {8192, 32768, 65536, 131072}) {
      bench.Run(length, /*tokens=*/8192, /*correlated=*/false);
    }
    bench.Run(65536, /*tokens=*/8192, /*correlated=*/true);
  }
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  const std::vector<std::string> args(argv + 1, argv + argc);
  const std::string label = args.empty() ? "" : args[0];
  if (args.size() == 2 && args[1] == "paths") {
    longspan::ComparePaths(label);
    return 0;
  }
  if (args.size() == 2 && args[1] == "geometries") {
    longspan::CompareGeometries(label);
    return 0;
  }
  if (args.size() == 5) {
    longspan::LayerBench bench(label, std::stoi(args[1]));
    bench.Run(std::stoll(args[2]), std::stoi(args[3]), args[4] == "correlated");
    return 0;
  }
  longspan::LayerBench bench(label, /*repeats=*/5);
  for (const bool correlated : {false, true}) {
    for (const int tokens : {8192, 16384, 32768, 65536}) bench.Run(tokens, tokens, correlated);
  }
  bench.Run(65536, 8192, false);
  bench.Run(131072, 8192, false);
  return 0;
}
