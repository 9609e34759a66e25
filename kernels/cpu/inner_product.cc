#include "kernels/cpu/inner_product.h"

#include <array>
#include <cstring>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/base/check.h"
#include "kernels/cpu/bf16.h"

// Of the OpenMP runtime that oneDNN is linked with; <omp.h> would be the compiler's own.
extern "C" void omp_set_num_threads(int threads);

namespace longspan::cpu {
namespace {

using dnnl::memory;

constexpr int kTileRows = 64;
constexpr int kPaddedTileRows = 16;

// The kernels measured to give a row the same bits beside any number of others.
constexpr const char* kRowIndependent[] = {"brgemm:avx512_core", "brgemm:avx512_core_bf16"};

bool IsRowIndependent(const dnnl::inner_product_forward::primitive_desc& description) {
  const std::string name = description.impl_info_str();
  for (const char* candidate : kRowIndependent) {
    if (name == candidate) return true;
  }
  return false;
}

bool Has(dnnl::cpu_isa wanted) {
  const auto bits = static_cast<unsigned>(wanted);
  return (static_cast<unsigned>(dnnl::get_effective_cpu_isa()) & bits) == bits;
}

// Parallelism is ours: without this every calling thread would start its own team.
void StayOnThisThread() {
  thread_local const bool done = [] {
    omp_set_num_threads(1);
    return true;
  }();
  static_cast<void>(done);
}

memory::data_type TypeOf(DType dtype) {
  return dtype == DType::kBf16 ? memory::data_type::bf16 : memory::data_type::f32;
}

absl::Status FromLibrary(const char* doing, const dnnl::error& error) {
  const std::string message = absl::StrCat("linear: oneDNN failed ", doing, ": ", error.what());
  return error.status == dnnl_out_of_memory ? absl::ResourceExhaustedError(message)
                                            : absl::InternalError(message);
}

// What index `index` of a dimension adds to an element's place, in elements: the blocks of that
// dimension are the digits of its index, the innermost being the lowest.
int64_t PlaceIn(const memory::desc& packed, int dimension, int64_t index) {
  const dnnl_blocking_desc_t& layout = packed.data.format_desc.blocking;
  int64_t place = 0;
  int64_t block_elements = 1;  // of the blocks within
  for (int block = layout.inner_nblks - 1; block >= 0; --block) {
    const int64_t size = layout.inner_blks[block];
    if (layout.inner_idxs[block] == dimension) {
      place += index % size * block_elements;
      index /= size;
    }
    block_elements *= size;
  }
  return place + index * layout.strides[dimension];
}

void* Mutable(const void* data) { return const_cast<void*>(data); }

}  // namespace

bool HasNativeBf16() { return Has(dnnl::cpu_isa::avx512_core_bf16); }

const char* ProductInstructionSet() {
  static constexpr std::pair<dnnl::cpu_isa, const char*> kByWidth[] = {
      {dnnl::cpu_isa::avx512_core_amx, "AMX"},
      {dnnl::cpu_isa::avx512_core_bf16, "AVX-512 with bf16"},
      {dnnl::cpu_isa::avx512_core, "AVX-512"},
      {dnnl::cpu_isa::avx2, "AVX2"},
      {dnnl::cpu_isa::avx, "AVX"},
      {dnnl::cpu_isa::sse41, "SSE4.1"}};
  for (const auto& [isa, name] : kByWidth) {
    if (Has(isa)) return name;
  }
  return "none of its own";
}

// Rows of y are dense: oneDNN takes a result with gaps between rows to its slow reference.
dnnl::inner_product_forward::primitive_desc InnerProduct::Describe(
    int rows, const memory::desc& weight) const {
  const memory::desc x({rows, inputs_}, TypeOf(dtype_), memory::format_tag::ab);
  const memory::desc y({rows, outputs_}, memory::data_type::f32, memory::format_tag::ab);
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  const dnnl::inner_product_forward::desc product(dnnl::prop_kind::forward_inference, x, weight, y);
  return {product, attributes, engine_};
}

absl::StatusOr<InnerProduct> InnerProduct::Create(const dnnl::engine& engine, int64_t inputs,
                                                  int64_t outputs, DType dtype) {
  StayOnThisThread();
  InnerProduct product;
  product.engine_ = engine;
  product.inputs_ = inputs;
  product.outputs_ = outputs;
  product.dtype_ = dtype;
  try {
    const memory::desc any({outputs, inputs}, TypeOf(dtype), memory::format_tag::any);
    auto description = product.Describe(kTileRows, any);
    product.any_rows_ = IsRowIndependent(description);
    if (!product.any_rows_) description = product.Describe(kPaddedTileRows, any);
    product.packed_ = description.weights_desc();
    product.packed_bytes_ = product.packed_.get_size();
  } catch (const dnnl::error& error) {
    return FromLibrary("to describe a product", error);
  }
  if (product.packed_.data.format_kind != dnnl_blocked) {
    return absl::InternalError(absl::StrCat("linear: oneDNN packs a weight [", outputs, ", ",
                                            inputs, "] in a form that is not documented"));
  }
  for (int64_t input = 0; input < inputs; ++input) {
    product.input_places_.push_back(static_cast<int32_t>(PlaceIn(product.packed_, 1, input)));
  }
  product.by_rows_.resize(product.tile_rows() + 1);
  return product;
}

int InnerProduct::tile_rows() const { return any_rows_ ? kTileRows : kPaddedTileRows; }

int InnerProduct::MultipliedRows(int rows) const { return any_rows_ ? rows : kPaddedTileRows; }

absl::StatusOr<memory> InnerProduct::Pack(const void* plain, void* packed,
                                          ProductLane& lane) const {
  StayOnThisThread();
  try {
    const memory::desc dense({outputs_, inputs_}, TypeOf(dtype_), memory::format_tag::ab);
    memory source(dense, engine_, Mutable(plain));
    memory destination(packed_, engine_, packed);
    dnnl::reorder(source, destination).execute(lane.stream, source, destination);
    lane.stream.wait();
    return destination;
  } catch (const dnnl::error& error) {
    return FromLibrary("to pack a weight", error);
  }
}

void InnerProduct::ReadRow(const memory& panel, int64_t output, float* row) const {
  const void* packed = panel.get_data_handle();
  const int64_t first = PlaceIn(packed_, 0, output);
  for (int64_t input = 0; input < inputs_; ++input) {
    row[input] = LoadWide(packed, dtype_, first + input_places_[input]);
  }
}

absl::Status InnerProduct::Prepare(int rows) {
  LONGSPAN_CHECK(rows >= 1 && rows <= tile_rows());
  StayOnThisThread();
  const int multiplied_rows = MultipliedRows(rows);
  Primitive& primitive = by_rows_[multiplied_rows];
  if (primitive.product) return absl::OkStatus();
  try {
    const auto description = Describe(multiplied_rows, packed_);
    if (any_rows_ && !IsRowIndependent(description)) {
      return absl::InternalError(
          absl::StrCat("linear: oneDNN chose ", description.impl_info_str(), " for ", rows,
                       " rows, accepted: ", kRowIndependent[0], ", ", kRowIndependent[1]));
    }
    primitive.x = description.src_desc();
    primitive.y = description.dst_desc();
    primitive.scratchpad = description.scratchpad_desc();
    primitive.product = dnnl::inner_product_forward(description);
  } catch (const dnnl::error& error) {
    return FromLibrary("to make a product", error);
  }
  return absl::OkStatus();
}

absl::Status InnerProduct::Multiply(int rows, const void* x, const memory& panel, float* y,
                                    int64_t y_stride, ProductLane& lane) const {
  LONGSPAN_CHECK(rows >= 1 && rows <= tile_rows());
  StayOnThisThread();
  const int multiplied_rows = MultipliedRows(rows);
  if (multiplied_rows > rows) {
    const size_t row_bytes = static_cast<size_t>(inputs_) * SizeBytes(dtype_);
    lane.x_tile.assign(multiplied_rows * row_bytes, std::byte{0});
    std::memcpy(lane.x_tile.data(), x, rows * row_bytes);
    x = lane.x_tile.data();
  }
  const bool in_place = multiplied_rows == rows && (rows == 1 || y_stride == outputs_);
  if (!in_place) lane.y_tile.resize(multiplied_rows * outputs_);
  try {
    Run(by_rows_[multiplied_rows], x, panel, in_place ? y : lane.y_tile.data(), lane);
  } catch (const dnnl::error& error) {
    return FromLibrary("to multiply", error);
  }
  if (in_place) return absl::OkStatus();
  for (int row = 0; row < rows; ++row) {
    std::memcpy(y + row * y_stride, lane.y_tile.data() + row * outputs_, outputs_ * sizeof(float));
  }
  return absl::OkStatus();
}

ProductArguments& InnerProduct::ArgumentsOf(const Primitive& primitive, ProductLane& lane) const {
  ProductArguments& arguments = lane.arguments[primitive.product.get()];
  if (arguments.x) return arguments;
  const size_t scratch_bytes = primitive.scratchpad.get_size();
  if (lane.scratchpad.size() < scratch_bytes) lane.scratchpad.resize(scratch_bytes);
  arguments = {memory(primitive.x, engine_, DNNL_MEMORY_NONE),
               memory(primitive.y, engine_, DNNL_MEMORY_NONE),
               memory(primitive.scratchpad, engine_, DNNL_MEMORY_NONE)};
  return arguments;
}

void InnerProduct::Run(const Primitive& primitive, const void* x, const memory& panel, float* y,
                       ProductLane& lane) const {
  const ProductArguments& arguments = ArgumentsOf(primitive, lane);
  arguments.x.set_data_handle(Mutable(x));
  arguments.y.set_data_handle(y);
  arguments.scratchpad.set_data_handle(lane.scratchpad.data());
  const std::array<dnnl_exec_arg_t, 4> named = {
      {{DNNL_ARG_SRC, arguments.x.get()},
       {DNNL_ARG_WEIGHTS, panel.get()},
       {DNNL_ARG_DST, arguments.y.get()},
       {DNNL_ARG_SCRATCHPAD, arguments.scratchpad.get()}}};
  dnnl::error::wrap_c_api(dnnl_primitive_execute(primitive.product.get(), lane.stream.get(),
                                                 static_cast<int>(named.size()), named.data()),
                          "execute");
}

}  // namespace longspan::cpu
