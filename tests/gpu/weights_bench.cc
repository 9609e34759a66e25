// Times products of an 8B model with weights in bf16, in FP8 and packed, one JSON line each:
// microseconds, the rate of operations, and at which weights are read, scales included. Many
// products are a run (QueueRun), which is replayed as a graph; their weights are more than the L2
// holds. "pass": activations are rounded to e4m3 for each product; else it finds them rounded.
//
// weights_bench [load|few|packed|fast]: how fast weights are prepared; few rows alone; packed
// weights alone, about where they begin to be expanded, too; sums that stay in the tensor cores.
#include <algorithm>
#include <chrono>
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

namespace longspan {
namespace {

constexpr int64_t kBlockSize = 128;
constexpr int64_t kBytesBeyondCache = int64_t{160} << 20;

void Succeed(const absl::Status& status) {
  if (!status.ok()) std::fprintf(stderr, "%s\n", status.ToString().c_str());
  LONGSPAN_CHECK(status.ok());
}

struct Form {
  const char* name;
  WeightFormat format = WeightFormat::kPlain;
  WeightPrecision precision = WeightPrecision::kAsStored;
  bool blocks = false;
  int bits = 0;  // of packed ones
  int64_t group_inputs = 0;

  bool is_float8() const { return blocks || precision == WeightPrecision::kFloat8; }
  // Of a weight as it is kept.
  double bytes(int64_t numbers) const {
    const double of_groups = group_inputs == 0 ? 0.0 : 4.0 / static_cast<double>(group_inputs);
    const double each = bits > 0 ? bits / 8.0 : is_float8() ? 1.0 : 2.0;
    return static_cast<double>(numbers) * (each + of_groups);
  }
  double stored_bytes(int64_t numbers) const {
    return static_cast<double>(numbers) * (format == WeightFormat::kPlain ? 2.0 : 1.0);
  }
};

constexpr Form kForms[] = {
    {"bf16"},
    {"fp8", WeightFormat::kPlain, WeightPrecision::kFloat8},
    {"fp8 blocks", WeightFormat::kFloat8, WeightPrecision::kAsStored, true},
    {"4 bits, groups of 128", WeightFormat::kGrouped, WeightPrecision::kAsStored, false, 4, 128},
    {"4 bits, groups of 32", WeightFormat::kGrouped, WeightPrecision::kAsStored, false, 4, 32},
    {"8 bits, groups of 32", WeightFormat::kGrouped, WeightPrecision::kAsStored, false, 8, 32}};

struct Shape {
  int64_t inputs;
  int64_t outputs;
  DType y;  // as a decoder asks for it
};

class WeightsBench {
 public:
  WeightsBench(bool fast, bool packed_alone) : fast_(fast), packed_alone_(packed_alone) {
    CudaOptions options;
    options.memory_bytes = size_t{8} << 30;
    options.float8_fast_accumulation = fast;
    options.warn = [](absl::string_view message) {
      std::fprintf(stderr, "%s\n", std::string(message).c_str());
    };
    auto backend = CreateCudaBackend(options);
    Succeed(backend.status());
    backend_ = std::move(backend).value();
    std::normal_distribution<float> normal(0.0F, 0.02F);
    for (uint16_t& number : noise_) number = ToBf16(normal(generator_));
  }

  void Products(const Shape& shape, absl::Span<const int64_t> many_rows) {
    for (const Form& form : kForms) {
      if (packed_alone_ && form.bits == 0) continue;
      const auto bytes = static_cast<int64_t>(form.bytes(shape.inputs * shape.outputs));
      const auto copies = static_cast<int>(kBytesBeyondCache / bytes + 1);
      std::vector<WeightHandle> weights;
      for (int i = 0; i < copies; ++i) weights.push_back(Prepare(shape, form));
      for (const int64_t rows : many_rows) {
        for (const bool pass : {true, false}) {
          if (pass && !form.is_float8()) continue;
          Product(shape, form, rows, pass, weights);
        }
      }
    }
  }

  void Load() {
    for (const Form& form : kForms) {
      const Shape shape = {4096, 28672, DType::kBf16};
      Prepare(shape, form);
      const auto start = std::chrono::steady_clock::now();
      constexpr int kCount = 4;
      for (int i = 0; i < kCount; ++i) Prepare(shape, form);
      char byte;
      auto buffer = backend_->Allocate("bench", 1);
      Succeed(backend_->CopyOut(&byte, (*buffer)->data(), 1));
      const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
      const double bytes = kCount * form.stored_bytes(shape.inputs * shape.outputs);
      std::printf("{\"bench\": \"load\", \"weights\": \"%s\", \"stored_gb_per_s\": %.2f}\n",
                  form.name, bytes / spent.count() * 1e-9);
    }
  }

 private:
  WeightHandle Prepare(const Shape& shape, const Form& form) {
    FillHost(static_cast<size_t>(form.stored_bytes(shape.inputs * shape.outputs)),
             form.blocks ? 0xb7 : 0xff);
    WeightPart part;
    const DType dtype = form.bits > 0 ? DType::kU8 : form.blocks ? DType::kF8E4M3 : DType::kBf16;
    part.values = {host_.data(), dtype, 2, {shape.outputs, shape.inputs}};
    part.format = form.format;
    part.precision = form.precision;
    const int64_t run = form.blocks ? kBlockSize : form.group_inputs;
    const int64_t scale_rows = form.blocks ? shape.outputs / kBlockSize : shape.outputs;
    std::vector<float> scales(run == 0 ? 0 : scale_rows * (shape.inputs / run), 1e-4F);
    const TensorView its_scales = {
        scales.data(), DType::kF32, 2, {scale_rows, run == 0 ? 0 : shape.inputs / run}};
    if (form.blocks) part.float8_scales = its_scales;
    if (form.bits > 0) {
      part.grouped.bits = form.bits;
      part.grouped.group_inputs = run;
      part.grouped.scale_inputs = run;
      part.grouped.scales = its_scales;
      part.grouped.zero = 1 << (form.bits - 1);
    }
    auto handle = backend_->PrepareLinear({part}, {}, DType::kBf16);
    Succeed(handle.status());
    return *handle;
  }

  // Random bits, those of `mask`: of e4m3 all but one of the exponent's, so that none is NaN.
  void FillHost(size_t bytes, int mask) {
    if (bytes <= host_.size() && mask == host_mask_) return;
    const auto* noise = reinterpret_cast<const char*>(noise_.data());
    const size_t period = 2 * noise_.size();
    host_.resize(std::max(host_.size(), bytes));
    host_mask_ = mask;
    for (size_t at = 0; at < host_.size(); ++at) {
      host_[at] = at < period ? static_cast<char>(noise[at] & mask) : host_[at - period];
    }
  }

  TensorView Tensor(DType dtype, int64_t rows, int64_t columns) {
    TensorView view = {nullptr, dtype, 2, {rows, columns}};
    auto buffer = backend_->Allocate("bench", view.bytes());
    Succeed(buffer.status());
    view.data = (*buffer)->data();
    buffers_.push_back(std::move(buffer).value());
    const size_t noise_bytes = 2 * noise_.size();
    for (size_t at = 0; dtype == DType::kBf16 && at < view.bytes(); at += noise_bytes) {
      Succeed(backend_->CopyIn(view.as<char>() + at, noise_.data(),
                               std::min(noise_bytes, view.bytes() - at)));
    }
    return view;
  }

  void Product(const Shape& shape, const Form& form, int64_t rows, bool pass,
               const std::vector<WeightHandle>& weights) {
    const TensorView xs[2] = {Tensor(DType::kBf16, rows, shape.inputs),
                              Tensor(DType::kBf16, rows, shape.inputs)};
    const TensorView y = Tensor(shape.y, rows, shape.outputs);
    const int products = rows > 1024 ? 16 : 48;
    const auto queue = [&]() -> absl::Status {
      for (int i = 0; i < products; ++i) {
        const absl::Status status =
            backend_->Compute(LinearArgs{xs[pass ? i % 2 : 0], weights[i % weights.size()], y});
        if (!status.ok()) return status;
      }
      return absl::OkStatus();
    };
    const double us = Microseconds(queue) / products;
    const double operations = 2.0 * static_cast<double>(rows * shape.inputs * shape.outputs);
    const double weight_bytes = form.bytes(shape.inputs * shape.outputs);
    std::printf(
        "{\"bench\": \"weights\", \"inputs\": %lld, \"outputs\": %lld, \"rows\": %lld, "
        "\"weights\": \"%s\", \"fast\": %s, \"pass\": %s, \"us\": %.2f, \"tflop_per_s\": %.1f, "
        "\"weights_tb_per_s\": %.2f}\n",
        static_cast<long long>(shape.inputs), static_cast<long long>(shape.outputs),
        static_cast<long long>(rows), form.name, fast_ ? "true" : "false", pass ? "true" : "false",
        us, operations / us * 1e-6, weight_bytes / us * 1e-6);
    std::fflush(stdout);
    buffers_.clear();
  }

  // Of a run, in a step of one token: met, recorded, replayed.
  double Microseconds(const std::function<absl::Status()>& queue) {
    const std::vector<int32_t> token_offsets = {0, 1};
    const std::vector<int64_t> first = {0};
    const std::vector<int32_t> slots = {0};
    const std::vector<int32_t> page_offsets = {0, 1};
    const std::vector<int32_t> page_ids = {0};
    const std::vector<uint8_t> densely = {0};
    const RaggedBatch batch = {token_offsets, first, slots, page_offsets, page_ids, densely};
    const RunId run = backend_->NewRun();
    double best = 1e30;
    for (int step = 0; step < 8; ++step) {
      Succeed(backend_->BeginStep(batch));
      const auto start = std::chrono::steady_clock::now();
      Succeed(backend_->QueueRun(run, queue));
      const auto result = backend_->EndAndFinishStep();
      const std::chrono::duration<double, std::micro> spent =
          std::chrono::steady_clock::now() - start;
      Succeed(result.status());
      if (step < 3) continue;
      LONGSPAN_CHECK(result->replayed_runs == 1);
      best = std::min(best, spent.count());
    }
    return best;
  }

  const bool fast_;
  const bool packed_alone_;
  std::mt19937 generator_{1};
  std::vector<uint16_t> noise_ = std::vector<uint16_t>(1 << 20);
  std::vector<char> host_;
  int host_mask_ = 0;
  std::unique_ptr<Backend> backend_;
  std::vector<std::unique_ptr<Buffer>> buffers_;
};

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  using longspan::DType;
  const std::string part = argc > 1 ? argv[1] : "";
  if (part.empty() || part == "load") longspan::WeightsBench(false, false).Load();
  if (part == "load") return 0;
  std::vector<int64_t> rows = {1, 8, 16, 64, 512, 8192};
  if (part == "few") rows = {1, 2, 8, 9, 16, 17};
  if (part == "packed") rows = {1, 4, 8, 16, 32, 64, 65, 96, 8192};
  longspan::WeightsBench bench(part == "fast", part == "packed");
  for (const longspan::Shape& shape : {longspan::Shape{4096, 6144, DType::kF32},
                                       {4096, 4096, DType::kBf16},
                                       {4096, 28672, DType::kBf16},
                                       {14336, 4096, DType::kBf16}}) {
    bench.Products(shape, rows);
  }
  return 0;
}
