// Times the backend's operations on the device, one line each: shape, microseconds, and the rate
// that bounds it. Wall clock over many queued calls, so launches count too.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "kernels/base/check.h"
#include "kernels/cuda/backend/cuda_backend.h"
#include "tests/fixtures/bf16.h"
#include "tests/kernels/backend/draw_now.h"

namespace longspan {
namespace {

void Succeed(const absl::Status& status) {
  if (!status.ok()) std::fprintf(stderr, "%s\n", status.ToString().c_str());
  LONGSPAN_CHECK(status.ok());
}

class Bench {
 public:
  Bench() {
    auto backend = CreateCudaBackend({.memory_bytes = size_t{24} << 30});
    Succeed(backend.status());
    backend_ = std::move(backend).value();
    Tensor(DType::kF32, {64}, false);  // read back to wait for the device
    std::printf("%s\n", backend_->Describe().c_str());
  }

  // The parts asked for: products, rows, layer, draws.
  void Run(const std::function<bool(const std::string&)>& wanted) {
    if (wanted("products")) Products();
    if (wanted("rows")) Rows();
    if (wanted("layer")) {
      for (int tokens : {1, 32}) Layer(tokens, 65536 - 7);  // ends no sub-block
      for (int tokens : {1, 8, 32, 8192}) Layer(tokens, 65536);
    }
    if (wanted("draws")) Draws();
    for (const PoolUsage& pool : backend_->Pools()) {
      std::printf("pool %-16s %8.1f MiB at most\n", pool.pool.c_str(),
                  static_cast<double>(pool.high_water_bytes) / (1 << 20));
    }
  }

 private:
  // Normal numbers, repeated after a while.
  TensorView Tensor(DType dtype, std::vector<int64_t> shape, bool fill = true) {
    TensorView view;
    view.dtype = dtype;
    for (int64_t size : shape) view.shape[view.rank++] = size;
    auto buffer = backend_->Allocate("bench", view.bytes());
    Succeed(buffer.status());
    view.data = (*buffer)->data();
    buffers_.push_back(std::move(buffer).value());
    if (!fill) return view;
    std::vector<char> piece(std::min<size_t>(view.bytes(), 1 << 20));
    std::normal_distribution<float> normal;
    for (size_t i = 0; i < piece.size() / SizeBytes(dtype); ++i) {
      const float value = normal(generator_);
      if (dtype == DType::kF32) {
        reinterpret_cast<float*>(piece.data())[i] = value;
      } else {
        reinterpret_cast<uint16_t*>(piece.data())[i] = ToBf16(value);
      }
    }
    for (size_t offset = 0; offset < view.bytes(); offset += piece.size()) {
      Succeed(backend_->CopyIn(view.as<char>() + offset, piece.data(),
                               std::min(piece.size(), view.bytes() - offset)));
    }
    return view;
  }

  double Microseconds(int calls, const std::function<absl::Status()>& call) {
    char byte;
    for (int i = 0; i < 3; ++i) Succeed(call());
    Succeed(backend_->CopyOut(&byte, buffers_.front()->data(), 1));
    double best = 1e30;
    for (int repeat = 0; repeat < 3; ++repeat) {
      const auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < calls; ++i) Succeed(call());
      Succeed(backend_->CopyOut(&byte, buffers_.front()->data(), 1));
      const std::chrono::duration<double, std::micro> spent =
          std::chrono::steady_clock::now() - start;
      best = std::min(best, spent.count() / calls);
    }
    return best;
  }

  void Products() {
    for (const auto& [inputs, outputs] :
         {std::pair<int64_t, int64_t>{4096, 6144}, {4096, 4096}, {4096, 28672}, {14336, 4096}}) {
      std::vector<uint16_t> weight(inputs * outputs);
      for (uint16_t& element : weight) {
        element = static_cast<uint16_t>(0x3c00U | (generator_() & 0x80ffU));
      }
      TensorView host = {weight.data(), DType::kBf16, 2, {outputs, inputs, 0, 0}};
      auto handle = backend_->PrepareLinear({WeightPart{host}}, {}, DType::kBf16);
      Succeed(handle.status());
      for (int64_t rows : {1, 8, 32, 512, 8192}) {
        const TensorView x = Tensor(DType::kBf16, {rows, inputs});
        const TensorView y = Tensor(DType::kF32, {rows, outputs}, false);
        const double us = Microseconds(20, [&] {
          return backend_->Compute(LinearArgs{x, *handle, y});
        });
        std::printf("linear %lld x %lld, %lld rows: %.1f us, %.1f TFLOP/s, weights at %.2f TB/s\n",
                    static_cast<long long>(inputs), static_cast<long long>(outputs),
                    static_cast<long long>(rows), us, 2e-6 * rows * inputs * outputs / us,
                    2e-6 * inputs * outputs / us);
      }
      buffers_.resize(1);
    }
  }

  void Rows() {
    for (int64_t tokens : {1, 8, 32, 8192}) {
      const TensorView residual = Tensor(DType::kF32, {tokens, 4096});
      const TensorView delta = Tensor(DType::kBf16, {tokens, 4096});
      const TensorView weight = Tensor(DType::kF32, {4096});
      const TensorView normed = Tensor(DType::kBf16, {tokens, 4096}, false);
      const TensorView gate_up = Tensor(DType::kBf16, {tokens, 28672});
      const TensorView mlp = Tensor(DType::kBf16, {tokens, 14336}, false);
      double us = Microseconds(50, [&] {
        return backend_->Compute(RmsNormArgs{residual, delta, weight, 1e-5F, normed});
      });
      std::printf("rms_norm %lld x 4096: %.1f us, %.2f TB/s\n", static_cast<long long>(tokens), us,
                  tokens * 4096 * 12e-6 / us);
      us = Microseconds(50, [&] { return backend_->Compute(GluArgs{gate_up, mlp}); });
      std::printf("glu %lld x 14336: %.1f us, %.2f TB/s\n", static_cast<long long>(tokens), us,
                  tokens * 14336 * 6e-6 / us);
    }
    buffers_.resize(1);
  }

  // Cache operations of one layer: 32 query and 8 KV heads of 128, at a context's end.
  void Layer(int tokens, int64_t context) {
    const bool decode = tokens <= 64;
    const int rows = decode ? tokens : 1;
    const int64_t pages_of_row = PagesForTokens(context);
    const int64_t pages = rows * pages_of_row;
    KvLayout layout;
    layout.layers = 1;
    layout.kv_heads = 8;
    layout.head_dim = 128;
    layout.has_summaries = true;
    KvLayerView kv;
    kv.layout = &layout;
    kv.keys = Tensor(DType::kBf16, {pages, 8, 64 * 128});
    kv.values = Tensor(DType::kBf16, {pages, 8, 64 * 128});
    kv.summary_keys = Tensor(DType::kBf16, {pages, 8, 4 * 128});
    kv.summary_values = Tensor(DType::kBf16, {pages, 8, 4 * 128});
    kv.carry = Tensor(DType::kF32, {pages, 8, 2 * 128}, false);
    kv.open_sums = Tensor(DType::kF32, {rows, 8, 2 * 128}, false);
    kv.tail_keys = Tensor(DType::kBf16, {rows, 8, 16 * 128}, false);
    const int64_t columns = 48 * 128 + 96;
    const TensorView projections = Tensor(DType::kF32, {tokens, columns});
    const TensorView q = Tensor(DType::kF32, {tokens, 32, 128}, false);
    const TensorView compressed = Tensor(DType::kF32, {tokens, 32, 128}, false);
    const TensorView selected = Tensor(DType::kI32, {tokens, 8, 16}, false);
    const TensorView out = Tensor(DType::kBf16, {tokens, 32 * 128}, false);
    CompressWeights weights;
    weights.keys = Tensor(DType::kF32, {8, 32 * 128, 128});
    weights.values = Tensor(DType::kF32, {8, 32 * 128, 128});

    std::vector<int32_t> token_offsets = {0};
    std::vector<int64_t> first;
    std::vector<int32_t> slots;
    std::vector<int32_t> page_offsets = {0};
    std::vector<int32_t> page_ids;
    for (int row = 0; row < rows; ++row) {
      token_offsets.push_back(decode ? row + 1 : tokens);
      first.push_back(context - (decode ? 1 : tokens));
      slots.push_back(row);
      for (int64_t page = 0; page < pages_of_row; ++page) {
        page_ids.push_back(static_cast<int32_t>(row * pages_of_row + page));
      }
      page_offsets.push_back(static_cast<int32_t>(page_ids.size()));
    }
    const std::vector<uint8_t> densely(rows, 0);
    std::vector<float> frequencies;
    for (int i = 0; i < 64; ++i) {
      frequencies.push_back(static_cast<float>(std::pow(5e5, -i / 64.0)));
    }
    const RaggedBatch batch = {token_offsets, first, slots, page_offsets, page_ids, densely};
    const RopeView rope = {128, frequencies, 1.0F};
    Succeed(backend_->BeginStep(batch));
    const int calls = decode ? 50 : 1;
    const auto report = [&](const char* name, double us) {
      std::printf("%s, %d tokens in %d rows at %lld: %.1f us\n", name, tokens, rows,
                  static_cast<long long>(context), us);
    };
    report("rope_append", Microseconds(50, [&] {
             return backend_->Compute(RopeAppendArgs{&batch, rope, projections, 32, q, kv});
           }));
    report(
        "update_summaries", Microseconds(calls, [&] {
          return backend_->Compute(UpdateSummariesArgs{&batch, rope, projections, 32, weights, kv});
        }));
    report("nsa_select ", Microseconds(calls, [&] {
             return backend_->Compute(NsaSelectArgs{&batch, q, kv, compressed, selected});
           }));
    report("nsa_attend ", Microseconds(calls, [&] {
             return backend_->Compute(
                 NsaAttendArgs{&batch, q, selected, compressed, projections, 48 * 128, kv, out});
           }));
    Succeed(backend_->EndAndFinishStep().status());
    buffers_.resize(1);
  }

  // Each setting without a mask and with one a row, of every second token.
  void Draws() {
    for (const int vocabulary : {128256, 262144}) {
      for (const int rows : {1, 8, 32}) {
        const TensorView logits = Tensor(DType::kF32, {rows, vocabulary});
        for (int setting = 0; setting < 3; ++setting) {
          for (const bool masked : {false, true}) DrawOnce(logits, setting, masked);
        }
        buffers_.resize(1);
      }
    }
  }

  void DrawOnce(const TensorView& logits, int setting, bool masked) {
    const auto rows = static_cast<int32_t>(logits.shape[0]);
    const auto vocabulary = static_cast<int32_t>(logits.shape[1]);
    const auto words = static_cast<int32_t>(masked ? WordsOfMask(vocabulary) : 0);
    DrawBatch draw;
    draw.vocabulary_tokens = vocabulary;
    draw.rows.resize(rows);
    draw.mask_words.assign(size_t{1} * rows * words, 0x55555555U);
    for (int32_t i = 0; i < rows; ++i) {
      DrawRow& row = draw.rows[i];
      row.logits_row = row.slot = i;
      row.mask = {i * words, (i + 1) * words};
      if (setting == 0) row.temperature = 0.0F;
      if (setting < 2) continue;
      row.top_p = 0.9F;
      row.top_k = 50;
      row.top_logprobs = 5;
    }
    const double us = Microseconds(20, [&] { return DrawNow(*backend_, logits, draw).status(); });
    const char* names[] = {"greedy", "from all", "top-k, top-p, 5 logprobs"};
    std::printf("draw %s%s, %d rows of %d: %.1f us\n", names[setting], masked ? ", masked" : "",
                rows, vocabulary, us);
  }

  std::unique_ptr<Backend> backend_;
  std::vector<std::unique_ptr<Buffer>> buffers_;  // the first stays
  std::mt19937 generator_{1};
};

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  longspan::Bench().Run([&](const std::string& part) {
    return argc < 2 || std::find(argv + 1, argv + argc, part) != argv + argc;
  });
}
