// Weights that are kept as numbers, and their products by oneDNN: panels of a weight times tiles of
// rows. How wide a panel is depends on the weight alone, never on threads or rows. Called by the
// engine's thread, but for what any thread may call.
#pragma once

#include <map>
#include <memory>
#include <tuple>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/cpu/inner_product.h"
#include "kernels/cpu/parallel.h"
#include "kernels/weight_parts.h"

namespace longspan::cpu {

// The products of all weights of one shape and type: whole panels, then perhaps a narrower one.
struct PlainShape {
  int64_t inputs, outputs;
  DType product_dtype;                 // of packed weights and of the x that they meet
  std::vector<InnerProduct> products;  // one or two
  int64_t panels;
  size_t panel_stride_bytes;
  size_t packed_bytes;  // of all panels
  int tile_rows;        // what all products take

  int64_t first_output(int64_t panel) const { return panel * products.front().outputs(); }
  InnerProduct& of_panel(int64_t panel) {
    return panel + 1 == panels ? products.back() : products.front();
  }
};

struct PlainWeight {
  PlainShape* shape;
  DType compute_dtype;
  std::vector<dnnl::memory> panels;

  // Any thread. Widened: [inputs].
  void ReadRow(int64_t output, float* row) const;
};

// Where a task's result lies in y.
struct ProductRange {
  int64_t first_row, rows;
  int64_t first_output, outputs;  // of the weight
};

class PlainProducts {
 public:
  static absl::StatusOr<std::unique_ptr<PlainProducts>> Create(ThreadPool& pool);

  // bf16 compute is made in fp32 where the machine has no products of bf16.
  static DType ProductDType(DType compute_dtype);
  absl::StatusOr<PlainShape*> ShapeFor(int64_t inputs, int64_t outputs, DType compute_dtype);

  // Parts of any format, stacked, into `packed` of the shape's packed_bytes.
  absl::StatusOr<PlainWeight> Pack(absl::Span<const WeightPart> parts, PlainShape& shape,
                                   DType compute_dtype, std::byte* packed);

  // Before the tasks of a product with so many rows.
  absl::Status Prepare(PlainShape& shape, int64_t rows);
  // That for 1 to `rows` rows of every shape, ahead of all products.
  absl::Status PrepareRows(int64_t rows);
  static int64_t Tasks(const PlainShape& shape, int64_t rows);
  // Any thread, which is `thread` of the pool. x [rows, inputs] of the shape's product_dtype; y is
  // where the weight's first output of the first row stands. What fails, TakeStatus tells.
  ProductRange Multiply(const PlainWeight& weight, int64_t task, int thread, const void* x,
                        int64_t rows, float* y, int64_t y_stride);
  // The first error of the threads since the last call.
  absl::Status TakeStatus();

 private:
  using ShapeKey = std::tuple<int64_t, int64_t, DType>;

  explicit PlainProducts(ThreadPool& pool) : pool_(pool) {}
  absl::StatusOr<std::unique_ptr<PlainShape>> MakeShape(int64_t inputs, int64_t outputs,
                                                        DType product_dtype);

  ThreadPool& pool_;
  dnnl::engine engine_;
  std::vector<ProductLane> lanes_;  // [threads]
  std::map<ShapeKey, std::unique_ptr<PlainShape>> shapes_;
};

}  // namespace longspan::cpu
