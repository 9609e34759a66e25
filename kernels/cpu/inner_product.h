// y = x * panel^T for one shape of weight panel, by oneDNN, one thread a call.
//
// The promise to keep: a row of y never depends on how many rows stand beside it. oneDNN's brgemm
// kernels keep it for every row count (README.md has the measurement); what it chooses on machines
// without AVX-512 does not, and is always given tiles of 16 rows, filled up with zeros.
#pragma once

#include <cstddef>
#include <cstdint>
#include <dnnl.hpp>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/tensor.h"

namespace longspan::cpu {

// Whether this machine multiplies bf16 natively; where not, both sides are widened to fp32.
bool HasNativeBf16();
// The widest that oneDNN uses on this machine: "AVX-512 with bf16".
const char* ProductInstructionSet();

// What a product reads and writes beside the panel, as oneDNN wants it named.
struct ProductArguments {
  dnnl::memory x, y, scratchpad;
};

// What one thread needs to run products. Not shared.
struct ProductLane {
  explicit ProductLane(const dnnl::engine& engine) : stream(engine) {}

  dnnl::stream stream;
  absl::Status status;  // of this thread's part of a region
  // By primitive. Kept, and given new addresses at each call: oneDNN takes aligned memory from the
  // heap for each object, which for one row costs a third of the product itself.
  absl::flat_hash_map<const_dnnl_primitive_t, ProductArguments> arguments;
  std::vector<std::byte> scratchpad;
  std::vector<std::byte> x_tile;  // [16, inputs] of a tile filled up with zeros
  std::vector<float> y_tile;      // [rows, outputs] before it is spread over a wider y
};

class InnerProduct {
 public:
  // Panels [outputs, inputs] of `dtype` (bf16 or f32).
  static absl::StatusOr<InnerProduct> Create(const dnnl::engine& engine, int64_t inputs,
                                             int64_t outputs, DType dtype);

  int64_t outputs() const { return outputs_; }
  // Most rows of one call.
  int tile_rows() const;
  size_t packed_bytes() const { return packed_bytes_; }

  // Any thread. plain [outputs, inputs], packed of packed_bytes(), which the panel then names.
  absl::StatusOr<dnnl::memory> Pack(const void* plain, void* packed, ProductLane& lane) const;

  // Any thread. Row `output` of a panel, widened: [inputs].
  void ReadRow(const dnnl::memory& panel, int64_t output, float* row) const;

  // Makes Multiply(rows, …) possible. Not while another thread multiplies.
  absl::Status Prepare(int rows);
  // Any thread. x [rows, inputs] dense, 1 <= rows <= tile_rows(); rows of y are y_stride elements
  // apart.
  absl::Status Multiply(int rows, const void* x, const dnnl::memory& panel, float* y,
                        int64_t y_stride, ProductLane& lane) const;

 private:
  struct Primitive {
    dnnl::inner_product_forward product;
    dnnl::memory::desc x, y, scratchpad;
  };

  InnerProduct() = default;
  dnnl::inner_product_forward::primitive_desc Describe(int rows,
                                                       const dnnl::memory::desc& weight) const;
  int MultipliedRows(int rows) const;
  ProductArguments& ArgumentsOf(const Primitive& primitive, ProductLane& lane) const;
  void Run(const Primitive& primitive, const void* x, const dnnl::memory& panel, float* y,
           ProductLane& lane) const;

  dnnl::engine engine_;
  int64_t inputs_ = 0;
  int64_t outputs_ = 0;
  DType dtype_ = DType::kF32;
  bool any_rows_ = false;  // every row count keeps the promise
  size_t packed_bytes_ = 0;
  dnnl::memory::desc packed_;
  std::vector<int32_t> input_places_;  // [inputs] where output 0 has each, in elements of a panel
  std::vector<Primitive> by_rows_;     // [tile_rows + 1], made when first needed
};

}  // namespace longspan::cpu
