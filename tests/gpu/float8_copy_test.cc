// Copies of activations in e4m3 that norms and gated units write beside their output: products of
// them have the bits of products whose rows are rounded by themselves, and none reads an old copy.
#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "kernels/backend.h"
#include "tests/gpu/backend_shared_device.h"
#include "tests/kernels/backend/test_tensors.h"

namespace longspan {
namespace {

class Float8Copies : public ::testing::TestWithParam<int64_t> {
 protected:
  // Device memory with a tensor's contents.
  TensorView OnDevice(const HostTensor& host) {
    TensorView view = host.view();
    auto buffer = backend_.Allocate("test", view.bytes());
    EXPECT_TRUE(buffer.ok()) << buffer.status();
    view.data = (*buffer)->data();
    EXPECT_TRUE(backend_.CopyIn(view.data, host.view().data, view.bytes()).ok());
    buffers_.push_back(std::move(buffer).value());
    return view;
  }
  TensorView OnDevice(DType dtype, int64_t rows, int64_t columns, uint32_t seed) {
    HostTensor host(dtype, {rows, columns});
    host.FillNormal(seed);
    return OnDevice(host);
  }
  template <typename Args>
  void Compute(const Args& args) {
    const absl::Status status = backend_.Compute(args);
    ASSERT_TRUE(status.ok()) << status;
  }
  WeightHandle Prepare(int64_t outputs, int64_t inputs) {
    HostTensor weight(DType::kBf16, {outputs, inputs});
    weight.FillNormal(11, 0.05F);
    WeightPart part;
    part.values = weight.view();
    part.precision = WeightPrecision::kFloat8;
    const auto handle = backend_.PrepareLinear({part}, {}, DType::kBf16);
    EXPECT_TRUE(handle.ok()) << handle.status();
    return *handle;
  }
  std::vector<char> Bytes(const TensorView& tensor) {
    std::vector<char> bytes(tensor.bytes());
    EXPECT_TRUE(backend_.CopyOut(bytes.data(), tensor.data, bytes.size()).ok());
    return bytes;
  }
  // y of x, right behind what wrote x, against y of the same numbers in another place.
  void ExpectSameProduct(const TensorView& x, const WeightHandle& weight) {
    const TensorView y = y_;
    Compute(LinearArgs{x, weight, y});
    const std::vector<char> found = Bytes(y);
    const std::vector<char> numbers = Bytes(x);
    TensorView elsewhere = elsewhere_;
    ASSERT_TRUE(backend_.CopyIn(elsewhere.data, numbers.data(), numbers.size()).ok());
    Compute(LinearArgs{elsewhere, weight, y});
    EXPECT_EQ(found, Bytes(y));
  }
  void Place(int64_t rows, int64_t columns) {
    elsewhere_ = OnDevice(DType::kBf16, rows, columns, 1);
    y_ = OnDevice(DType::kF32, rows, kOutputs, 2);
  }

  static constexpr int64_t kOutputs = 64;
  Backend& backend_ = SharedCudaBackend();
  std::vector<std::unique_ptr<Buffer>> buffers_;
  TensorView elsewhere_;
  TensorView y_;
};

TEST_P(Float8Copies, OfNormsAreThoseOfTheirOutput) {
  const int64_t columns = GetParam();
  const WeightHandle weight = Prepare(kOutputs, columns);
  for (const int64_t rows : {1, 7, 200}) {
    SCOPED_TRACE(rows);
    Place(rows, columns);
    const TensorView residual = OnDevice(DType::kF32, rows, columns, 3);
    HostTensor norm(DType::kF32, {columns});
    norm.FillNormal(4);
    const TensorView norm_weight = OnDevice(norm);
    const TensorView normed = OnDevice(DType::kBf16, rows, columns, 5);
    for (const DType delta_type : {DType::kBf16, DType::kF32}) {
      const TensorView delta = OnDevice(delta_type, rows, columns, 6);
      Compute(RmsNormArgs{residual, delta, norm_weight, 1e-5F, normed});
      ExpectSameProduct(normed, weight);
    }
    buffers_.clear();
  }
}

TEST_P(Float8Copies, OfGatedUnitsAreThoseOfTheirOutput) {
  const int64_t columns = GetParam();
  const WeightHandle weight = Prepare(kOutputs, columns);
  for (const int64_t rows : {1, 7, 200}) {
    SCOPED_TRACE(rows);
    Place(rows, columns);
    const TensorView gate_up = OnDevice(DType::kBf16, rows, 2 * columns, 3);
    const TensorView out = OnDevice(DType::kBf16, rows, columns, 5);
    for (const GluActivation activation : {GluActivation::kSilu, GluActivation::kGeluTanh}) {
      Compute(GluArgs{gate_up, out, activation});
      ExpectSameProduct(out, weight);
    }
    buffers_.clear();
  }
}

// Whatever writes the tensor after the norm: a copy from the host, one on the device, a product.
TEST_P(Float8Copies, AreNotReadOnceTheTensorIsWrittenAgain) {
  const int64_t columns = GetParam();
  constexpr int64_t kRows = 5;
  const WeightHandle weight = Prepare(kOutputs, columns);
  Place(kRows, columns);
  const TensorView residual = OnDevice(DType::kF32, kRows, columns, 3);
  HostTensor norm(DType::kF32, {columns});
  norm.FillNormal(4);
  const TensorView norm_weight = OnDevice(norm);
  const TensorView normed = OnDevice(DType::kBf16, kRows, columns, 5);
  const TensorView other = OnDevice(DType::kBf16, kRows, columns, 6);
  const std::vector<char> numbers = Bytes(other);
  const auto make_copy = [&] { Compute(RmsNormArgs{residual, {}, norm_weight, 1e-5F, normed}); };

  make_copy();
  ASSERT_TRUE(backend_.CopyIn(normed.data, numbers.data(), numbers.size()).ok());
  ExpectSameProduct(normed, weight);

  make_copy();
  ASSERT_TRUE(backend_.CopyWithin(normed.data, other.data, numbers.size()).ok());
  ExpectSameProduct(normed, weight);

  const WeightHandle as_wide = Prepare(columns, 16);
  const TensorView narrow = OnDevice(DType::kBf16, kRows, 16, 7);
  make_copy();
  Compute(LinearArgs{narrow, as_wide, normed});
  ExpectSameProduct(normed, weight);

  make_copy();
  Compute(GluArgs{OnDevice(DType::kBf16, kRows, 2 * columns, 8), normed});
  ExpectSameProduct(normed, weight);
}

// Rows that thread blocks hold, of several sizes, and one that is too long for a norm.
INSTANTIATE_TEST_SUITE_P(Columns, Float8Copies, ::testing::Values(16, 512, 4096, 8192, 8208));

}  // namespace
}  // namespace longspan
