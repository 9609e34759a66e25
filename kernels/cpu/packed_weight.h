// Weights that are kept as integers, packed, and their products with quantised rows: strips of
// panels times tiles of rows. Called by the engine's thread, but for what any thread may call.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernels/cpu/packed/kernels.h"
#include "kernels/cpu/parallel.h"
#include "kernels/cpu/plain_weight.h"
#include "kernels/weight_parts.h"

namespace longspan::cpu {

struct PackedWeight {
  PackedLayout layout;
  const std::byte* packed = nullptr;
};

class PackedProducts {
 public:
  PackedProducts(ThreadPool& pool, const PackedKernels& kernels);

  const PackedKernels& kernels() const { return kernels_; }

  // `packed` are zeroed bytes, layout.bytes() of them. The part is grouped, or plain and to be
  // rounded to integers.
  PackedWeight Pack(const WeightPart& part, const PackedLayout& layout, std::byte* packed);

  // x [rows, inputs] bf16, for the products of these weights.
  void Quantize(const uint16_t* x, int64_t rows, int64_t inputs,
                absl::Span<const RowTermsKey> keys);
  int64_t Tasks(const PackedLayout& layout, int64_t rows) const;
  // Any thread, which is `thread` of the pool: of the rows that were quantised last. y is where the
  // weight's first output of the first row stands.
  ProductRange Multiply(const PackedWeight& weight, int64_t task, int thread, float* y,
                        int64_t y_stride);

 private:
  struct alignas(64) CacheLine {
    std::byte bytes[64];
  };
  struct Lane {
    std::vector<CacheLine> unpacked;
    std::vector<float> y;  // of a panel that has fewer outputs
  };

  int64_t StripPanels(const PackedLayout& layout) const;
  void MultiplyPanel(const PackedWeight& weight, int64_t panel, const ProductRange& range,
                     Lane& lane, float* y, int64_t y_stride) const;

  ThreadPool& pool_;
  const PackedKernels& kernels_;
  QuantizedRows x_;
  std::vector<Lane> lanes_;  // [threads]
};

}  // namespace longspan::cpu
