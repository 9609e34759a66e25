// Time of each attention operation of one layer on the CPU, for prefill chunks and decode tokens at
// several context lengths. One JSON line a case: shape, microseconds a token and operation, and the
// multiply-adds a second of the selected, window and dense branches.
//
//   attention_bench [threads] [longest context] [bf16|fp8]       keys and values
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "kernels/cpu/block_summary.h"
#include "kernels/cpu/dense_attention.h"
#include "kernels/cpu/kv_append.h"
#include "kernels/cpu/nsa_attention.h"
#include "kernels/cpu/nsa_select.h"
#include "kernels/cpu/parallel.h"

namespace longspan::cpu {
namespace {

struct Shape {
  const char* name;
  int query_heads;
  int kv_heads;
  int head_dim;
};

TensorView View(void* data, DType dtype, int64_t first, int64_t second, int64_t third = 0) {
  return {data, dtype, third > 0 ? 3 : 2, {first, second, third, 0}};
}

// With one thread its processor time, so that others on the machine do not count.
double Now(int threads) {
  if (threads == 1) return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Smallest of a few runs: the one that others on the machine disturbed least.
double BestSecondsOf(int threads, int runs, const std::function<void()>& work) {
  // Short work is repeated within a run, beyond the resolution of the clock.
  int repeats = 1;
  double best = 1e9;
  for (int run = 0; run < runs; ++run) {
    const double begin = Now(threads);
    for (int i = 0; i < repeats; ++i) work();
    const double seconds = (Now(threads) - begin) / repeats;
    best = run == 0 ? seconds : std::min(best, seconds);
    if (seconds < 1e-3) repeats = 20;
  }
  return best;
}

// One layer with a cache full of random numbers, of which rows of any length can be computed.
class BenchLayer {
 public:
  BenchLayer(const Shape& shape, int64_t context_tokens, int threads, DType kv_dtype)
      : shape_(shape), pool_(threads), pages_(PagesForTokens(context_tokens)) {
    layout_.layers = 1;
    layout_.kv_heads = shape.kv_heads;
    layout_.head_dim = shape.head_dim;
    layout_.kv_dtype = kv_dtype;
    layout_.has_summaries = true;
    const int64_t per_head = int64_t{shape.head_dim} * kPageTokens;
    kv_.layout = &layout_;
    if (layout_.has_scales()) {
      kv_.keys = Bytes(DType::kF8E4M3, per_head);
      kv_.values = Bytes(DType::kF8E4M3, per_head);
      kv_.key_scales = Bytes(DType::kU8, kPageTokens);
      kv_.value_scales = Bytes(DType::kU8, kPageTokens);
    } else {
      kv_.keys = Bf16(pages_, per_head);
      kv_.values = Bf16(pages_, per_head);
    }
    const int64_t summary = int64_t{layout_.entries_per_page()} * shape.head_dim;
    kv_.summary_keys = Bf16(pages_, summary);
    kv_.summary_values = Bf16(pages_, summary);
    kv_.tail_keys = Bf16(1, int64_t{layout_.nsa.stride_tokens} * shape.head_dim);
    const int64_t open = layout_.carry_elements_per_page() / shape.kv_heads;
    kv_.carry = F32(pages_, shape.kv_heads, open);
    kv_.open_sums = F32(1, shape.kv_heads, open);
    const int64_t weight_rows = int64_t{layout_.nsa.kernel_tokens} * shape.head_dim;
    weights_.keys = F32(shape.kv_heads, weight_rows, shape.head_dim);
    weights_.values = F32(shape.kv_heads, weight_rows, shape.head_dim);
    for (int32_t page = 0; page < pages_; ++page) page_ids_.push_back(page);
    std::shuffle(page_ids_.begin(), page_ids_.end(), generator_);
    for (int i = 0; i < shape.head_dim / 4; ++i) {
      inverse_frequencies_.push_back(1.0F / static_cast<float>(1 + i * i));
    }
  }

  // The last `tokens` tokens of a sequence of `length` tokens.
  void Run(int64_t length, int tokens, int runs) {
    const std::vector<int32_t> token_offsets = {0, tokens};
    const std::vector<int64_t> first_positions = {length - tokens};
    const std::vector<int32_t> slots = {0};
    const std::vector<int32_t> page_offsets = {0, static_cast<int32_t>(PagesForTokens(length))};
    const std::vector<uint8_t> attends_densely = {0};
    const RaggedBatch batch{token_offsets, first_positions, slots,
                            page_offsets,  page_ids_,       attends_densely};
    const RopeView rope{shape_.head_dim / 2, inverse_frequencies_, 1.0F};
    const int heads = shape_.query_heads;
    const int gate_column = (heads + 2 * shape_.kv_heads) * shape_.head_dim;
    const TensorView projections = F32(1, tokens, gate_column + 3 * heads);
    const TensorView rows = View(projections.data, DType::kF32, tokens, gate_column + 3 * heads);
    const TensorView q = F32(tokens, heads, shape_.head_dim);
    const TensorView compressed = F32(tokens, heads, shape_.head_dim);
    std::vector<int32_t> choices(int64_t{tokens} * shape_.kv_heads * layout_.nsa.selected_blocks);
    const TensorView selected =
        View(choices.data(), DType::kI32, tokens, shape_.kv_heads, layout_.nsa.selected_blocks);
    std::vector<uint16_t> out_memory(int64_t{tokens} * heads * shape_.head_dim);
    const TensorView out = View(out_memory.data(), DType::kBf16, tokens, heads * shape_.head_dim);

    const StepReads of_one_row = {.rows = std::vector<RowReads>(1)};
    StepReads reads = of_one_row;
    const double append = BestSecondsOf(pool_.threads(), runs, [&] {
      RopeAppend({&batch, rope, rows, heads, q, kv_}, pool_);
    });
    const double summaries = BestSecondsOf(pool_.threads(), runs, [&] {
      UpdateSummaries({&batch, rope, rows, heads, weights_, kv_}, pool_);
    });
    const double select = BestSecondsOf(pool_.threads(), runs, [&] {
      NsaSelect({&batch, q, kv_, compressed, selected}, pool_, reads);
    });
    reads = of_one_row;
    const double attend = BestSecondsOf(pool_.threads(), runs, [&] {
      reads = of_one_row;
      NsaAttend({&batch, q, selected, compressed, rows, gate_column, kv_, out}, pool_, reads);
    });
    const double group = static_cast<double>(heads) / shape_.kv_heads;
    const double attend_work =
        static_cast<double>(reads.rows[0].selected_tokens + reads.rows[0].window_tokens) * group *
        2 * shape_.head_dim;
    const double attend_bytes = static_cast<double>(reads.selected_bytes + reads.window_bytes);
    StepReads dense_reads = of_one_row;
    const double dense = BestSecondsOf(pool_.threads(), std::max(1, runs / 4), [&] {
      dense_reads = of_one_row;
      DenseAttend({&batch, true, q, kv_, out}, pool_, dense_reads);
    });
    const double dense_work =
        static_cast<double>(dense_reads.rows[0].dense_tokens) * group * 2 * shape_.head_dim;
    const double us = 1e6 / tokens;
    std::printf(
        "{\"shape\":\"%s\",\"kv\":\"%s\",\"context\":%lld,\"tokens\":%d,\"threads\":%d,\"append_"
        "us\":%.2f,"
        "\"summaries_us\":%.2f,\"select_us\":%.2f,\"attend_us\":%.2f,\"attend_gfma\":%.1f,"
        "\"attend_gb_s\":%.2f,\"sparse_us\":%.2f,\"dense_us\":%.2f,\"dense_gfma\":%.1f}\n",
        shape_.name, Name(layout_.kv_dtype), static_cast<long long>(length), tokens,
        pool_.threads(), append * us, summaries * us, select * us, attend * us,
        attend_work / attend * 1e-9, attend_bytes / attend * 1e-9,
        (append + summaries + select + attend) * us, dense * us, dense_work / dense * 1e-9);
    std::fflush(stdout);
  }

 private:
  TensorView Bf16(int64_t first, int64_t per_head) {
    bf16_.emplace_back(first * shape_.kv_heads * per_head);
    for (uint16_t& value : bf16_.back()) {  // numbers of either sign between 1/8 and 1
      const int random = static_cast<int>(generator_());
      value = static_cast<uint16_t>((random & 0x8000) | 0x3e00 | (random & 0x17f));
    }
    return View(bf16_.back().data(), DType::kBf16, first, shape_.kv_heads, per_head);
  }
  // Of all pages: numbers of either sign, and scales of 2^-8.
  TensorView Bytes(DType dtype, int64_t per_head) {
    bytes_.emplace_back(pages_ * shape_.kv_heads * per_head, uint8_t{119});
    if (dtype == DType::kF8E4M3) {
      for (uint8_t& value : bytes_.back()) {
        const auto random = static_cast<uint32_t>(generator_());
        value = static_cast<uint8_t>((random & 0x80U) | (16 + random % 100));
      }
    }
    return View(bytes_.back().data(), dtype, pages_, shape_.kv_heads, per_head);
  }
  TensorView F32(int64_t first, int64_t second, int64_t third) {
    f32_.emplace_back(first * second * third);
    std::normal_distribution<float> normal;
    for (float& value : f32_.back()) value = normal(generator_) * 0.5F;
    return View(f32_.back().data(), DType::kF32, first, second, third);
  }

  Shape shape_;
  ThreadPool pool_;
  int64_t pages_;
  KvLayout layout_;
  KvLayerView kv_;
  CompressWeights weights_;
  std::vector<int32_t> page_ids_;
  std::vector<float> inverse_frequencies_;
  std::mt19937 generator_{1};
  std::vector<std::vector<uint16_t>> bf16_;
  std::vector<std::vector<uint8_t>> bytes_;
  std::vector<std::vector<float>> f32_;
};

void RunShape(const Shape& shape, int64_t longest, int threads, DType kv_dtype) {
  BenchLayer layer(shape, longest, threads, kv_dtype);
  for (int64_t length : {1024, 4096, 8192, 32768, 65536}) {
    if (length > longest) break;
    layer.Run(length, 512, 3);
    layer.Run(length, 1, 8);
  }
}

}  // namespace
}  // namespace longspan::cpu

int main(int argc, char** argv) {
  const int threads = argc > 1 ? std::atoi(argv[1]) : 2;
  const int64_t longest = argc > 2 ? std::atoll(argv[2]) : 65536;
  const bool is_fp8 = argc > 3 && std::string(argv[3]) == "fp8";
  const longspan::DType kv_dtype = is_fp8 ? longspan::DType::kF8E4M3 : longspan::DType::kBf16;
  longspan::cpu::RunShape({"8/2x64", 8, 2, 64}, longest, threads, kv_dtype);
  longspan::cpu::RunShape({"32/8x128", 32, 8, 128}, std::min<int64_t>(longest, 8192), threads,
                          kv_dtype);
  return 0;
}
