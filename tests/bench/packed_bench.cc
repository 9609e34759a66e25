// Products of packed weights on the CPU backend, each format beside bf16 through oneDNN.
//
//   packed_bench [THREADS] [MOST_ROWS]
//
// Prints a JSON line for each format, shape and number of rows: `gb_per_s` of prepared bytes,
// `gmac_per_s` of multiply-adds, the best of several passes over copies of the weight that together
// exceed the caches of a core.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "kernels/cpu/cpu_backend.h"

namespace longspan {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int64_t kWeightBytes = 48 << 20;
constexpr int kPasses = 15;

struct Format {
  std::string name;
  int bits = 0;  // 0: bf16
  int64_t group_inputs = 0;
  int64_t scale_inputs = 0;
  bool has_minima = false;
  bool has_group_scales = false;
  bool has_zeros = false;
};

const std::vector<Format>& Formats() {
  static const std::vector<Format> formats = {
      {"bf16"},
      {"q8_0", 8, 32, 32},
      {"q4_0", 4, 32, 32},
      {"q4_1", 4, 32, 32, true},
      {"q5_0", 5, 32, 32},
      {"q4_k", 4, 32, 256, true, true},
      {"q5_k", 5, 32, 256, true, true},
      {"q6_k", 6, 16, 256, false, true},
      {"awq", 4, 128, 128, false, false, true},
      {"int8", 8, 0, 0},
  };
  return formats;
}

// Random bytes of a weight in one format, and the part that names them.
class RandomPart {
 public:
  RandomPart(const Format& format, int64_t outputs, int64_t inputs) {
    part_.values = Take(format.bits == 0 ? DType::kBf16 : DType::kU8, outputs, inputs);
    if (format.bits == 0) return;
    GroupedScales& grouped = part_.grouped;
    part_.format = WeightFormat::kGrouped;
    grouped.bits = format.bits;
    grouped.group_inputs = format.group_inputs == 0 ? inputs : format.group_inputs;
    grouped.scale_inputs = format.scale_inputs == 0 ? inputs : format.scale_inputs;
    grouped.zero = format.has_minima ? 0 : 1 << (format.bits - 1);
    const int64_t groups = inputs / grouped.group_inputs;
    const int64_t scales = inputs / grouped.scale_inputs;
    grouped.scales = Take(DType::kF16, outputs, scales);
    if (format.has_minima) grouped.minima = Take(DType::kF16, outputs, scales);
    if (format.has_group_scales) grouped.group_scales = Take(DType::kI8, outputs, groups);
    if (format.has_group_scales && format.has_minima) {
      grouped.group_minima = Take(DType::kU8, outputs, groups);
    }
    if (format.has_zeros) grouped.zeros = Take(DType::kU8, outputs, groups);
  }
  const WeightPart& part() const { return part_; }

 private:
  TensorView Take(DType dtype, int64_t rows, int64_t columns) {
    TensorView view{nullptr, dtype, 2, {rows, columns}};
    std::vector<uint16_t>& memory =
        *memory_.emplace_back(std::make_unique<std::vector<uint16_t>>(view.bytes() / 2 + 1));
    // Of any two bytes numbers below 2 as bf16 and as f16.
    for (uint16_t& value : memory) value = static_cast<uint16_t>(generator_() & 0x3f3f);
    view.data = memory.data();
    return view;
  }

  std::mt19937 generator_{1};
  std::vector<std::unique_ptr<std::vector<uint16_t>>> memory_;
  WeightPart part_;
};

double BestSeconds(const std::function<void()>& pass) {
  pass();
  double best = 1e9;
  for (int i = 0; i < kPasses; ++i) {
    const auto start = Clock::now();
    pass();
    best = std::min(best, std::chrono::duration<double>(Clock::now() - start).count());
  }
  return best;
}

void RunFormat(const Format& format, int64_t inputs, int64_t outputs, int threads,
               int64_t most_rows) {
  const int64_t scale_inputs = std::max<int64_t>(format.scale_inputs, 1);
  if (inputs % scale_inputs != 0) return;
  auto backend = CreateCpuBackend({threads});
  const RandomPart random(format, outputs, inputs);
  std::vector<WeightHandle> weights;
  int64_t bytes = 0;
  while (bytes < kWeightBytes) {
    weights.push_back((*backend)->PrepareLinear({random.part()}, {}, DType::kBf16).value());
    bytes += weights.back().bytes;
  }
  for (const int64_t rows : {1, 4, 16, 64, 512}) {
    if (rows > most_rows) break;
    std::vector<uint16_t> x(rows * inputs, 0x3f80);
    std::vector<float> y(rows * outputs);
    // As many of the weights as take some milliseconds.
    const size_t used = std::max<size_t>(1, weights.size() / static_cast<size_t>(rows));
    LinearArgs args;
    args.x = {x.data(), DType::kBf16, 2, {rows, inputs}};
    args.y = {y.data(), DType::kF32, 2, {rows, outputs}};
    const double seconds = BestSeconds([&] {
                             for (size_t i = 0; i < used; ++i) {
                               args.weight = weights[i];
                               if (!(*backend)->Compute(args).ok()) std::abort();
                             }
                           }) /
                           static_cast<double>(used);
    std::printf(
        "{\"format\": \"%s\", \"inputs\": %lld, \"outputs\": %lld, \"rows\": %lld, "
        "\"threads\": %d, \"weight_bytes\": %lld, \"us\": %.1f, \"gb_per_s\": %.2f, "
        "\"gmac_per_s\": %.1f}\n",
        format.name.c_str(), static_cast<long long>(inputs), static_cast<long long>(outputs),
        static_cast<long long>(rows), threads, static_cast<long long>(weights[0].bytes),
        seconds * 1e6, static_cast<double>(weights[0].bytes) / seconds / 1e9,
        static_cast<double>(rows * inputs * outputs) / seconds / 1e9);
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  const int threads = argc > 1 ? std::atoi(argv[1]) : 2;
  const int64_t most_rows = argc > 2 ? std::atoll(argv[2]) : 512;
  for (const auto& [inputs, outputs] : {std::pair<int64_t, int64_t>{576, 1536}, {4096, 4096}}) {
    for (const longspan::Format& format : longspan::Formats()) {
      longspan::RunFormat(format, inputs, outputs, threads, most_rows);
    }
  }
  return 0;
}
