// The weights of a model, packed once, and their products: panels of a weight times tiles of rows,
// dealt to the pool's threads. How wide a panel is depends on the weight alone, never on threads or
// rows. Called by the engine's thread.
#pragma once

#include <map>
#include <memory>
#include <tuple>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/backend.h"
#include "kernels/cpu/buffers.h"
#include "kernels/cpu/inner_product.h"
#include "kernels/cpu/parallel.h"

namespace longspan::cpu {

class Linear {
 public:
  static absl::StatusOr<std::unique_ptr<Linear>> Create(ThreadPool& pool);

  static WeightSupport SupportedWeights();
  absl::StatusOr<WeightHandle> Prepare(absl::Span<const WeightPart> parts,
                                       absl::Span<const float> bias, DType compute_dtype);
  // The handle's bytes, known without data.
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                        DType compute_dtype);
  absl::Status Multiply(const LinearArgs& args);
  // Of a prepared table. token_ids [T] are real ids.
  absl::Status Embed(const EmbedArgs& args, absl::Span<const int32_t> token_ids);

 private:
  // The products of all weights of one shape and type: whole panels, then perhaps a narrower one.
  struct Shape {
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
  struct Weight {
    Shape* shape;
    DType compute_dtype;
    std::vector<dnnl::memory> panels;
    std::vector<float> bias;  // [outputs] or empty

    // Any thread. Widened: [inputs].
    void ReadRow(int64_t output, float* row) const;
  };
  using ShapeKey = std::tuple<int64_t, int64_t, DType>;

  explicit Linear(ThreadPool& pool) : pool_(pool) {}
  absl::StatusOr<Shape*> ShapeFor(absl::Span<const WeightPart> parts, DType compute_dtype);
  absl::StatusOr<std::unique_ptr<Shape>> MakeShape(int64_t inputs, int64_t outputs,
                                                   DType product_dtype);
  absl::Status PackPanels(absl::Span<const WeightPart> parts, std::byte* packed, Weight& weight);
  absl::StatusOr<const Weight*> Find(const char* operation, const WeightHandle& handle) const;
  absl::Status TakeStatus();
  const void* Widened(const TensorView& x);

  ThreadPool& pool_;
  dnnl::engine engine_;
  std::vector<ProductLane> lanes_;  // [threads]
  std::map<ShapeKey, std::unique_ptr<Shape>> shapes_;
  std::vector<Weight> weights_;
  HostSlabs slabs_{"weights"};
  std::vector<float> widened_x_;
};

}  // namespace longspan::cpu
