#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "kernels/backend.h"
#include "tests/kernels/backend/test_tensors.h"
#include "tests/kernels/test_backend.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

struct Case {
  int64_t inputs;
  int64_t outputs;
  DType compute;
};

void PrintTo(const Case& test, std::ostream* out) {
  *out << Name(test.compute) << " in " << test.inputs << " out " << test.outputs;
}

std::unique_ptr<Backend> MakeBackend(int threads) { return MakeTestBackend(threads); }

void Multiply(Backend& backend, const TensorView& x, WeightHandle weight, const TensorView& y) {
  LinearArgs args;
  args.x = x;
  args.weight = weight;
  args.y = y;
  const absl::Status status = backend.Compute(args);
  ASSERT_TRUE(status.ok()) << status;
}

WeightHandle Prepare(Backend& backend, const HostTensor& weight, DType compute) {
  auto handle = backend.PrepareLinear({WeightPart{weight.view()}}, {}, compute);
  EXPECT_TRUE(handle.ok()) << handle.status();
  return *handle;
}

class LinearShapes : public ::testing::TestWithParam<Case> {};

TEST_P(LinearShapes, AgreesWithDouble) {
  const Case test = GetParam();
  const int64_t rows = 67;
  auto backend = MakeBackend(2);
  HostTensor weight(test.compute, {test.outputs, test.inputs});
  HostTensor x(test.compute, {rows, test.inputs});
  HostTensor y(DType::kF32, {rows, test.outputs});
  weight.FillNormal(1);
  x.FillNormal(2);
  Multiply(*backend, x.view(), Prepare(*backend, weight, test.compute), y.view());
  const int64_t output_stride = std::max<int64_t>(1, test.outputs / 97);
  for (int64_t row = 0; row < rows; row += 11) {
    for (int64_t output = 0; output < test.outputs; output += output_stride) {
      double sum = 0.0;
      double magnitude = 0.0;
      for (int64_t input = 0; input < test.inputs; ++input) {
        const double product =
            x.Get(row * test.inputs + input) * weight.Get(output * test.inputs + input);
        sum += product;
        magnitude += std::abs(product);
      }
      const double tolerance = 1e-5 * magnitude / std::sqrt(static_cast<double>(test.inputs));
      ASSERT_NEAR(y.Get(row * test.outputs + output), sum, std::max(tolerance, 1e-6 * magnitude))
          << "row " << row << " output " << output;
    }
  }
}

// Planned without data and found on preparation: whole panels of what the machine multiplies.
TEST(Linear, PreparedBytesAreThoseTaken) {
  auto backend = MakeBackend(2);
  const bool widens = backend->Describe().find("widened") != std::string::npos;
  for (const DType compute : {DType::kBf16, DType::kF32}) {
    const int64_t product_bytes = compute == DType::kF32 || widens ? 4 : 2;
    for (const DType stored : {DType::kBf16, DType::kF16, DType::kF32}) {
      for (const int64_t outputs : {64, 100, 1024, 1100}) {
        HostTensor one(stored, {outputs, 320});
        HostTensor other(DType::kF32, {28, 320});
        std::vector<WeightPart> parts = {WeightPart{one.view()}, WeightPart{other.view()}};
        const std::vector<float> bias(outputs + 28);
        for (WeightPart& part : parts) part.values.data = nullptr;
        const auto planned = backend->PreparedBytes(parts, /*has_bias=*/true, compute);
        ASSERT_TRUE(planned.ok()) << planned.status();
        const auto handle = backend->PrepareLinear(
            {WeightPart{one.view()}, WeightPart{other.view()}}, bias, compute);
        ASSERT_TRUE(handle.ok()) << handle.status();
        EXPECT_EQ(*planned, handle->bytes) << Name(compute) << " of " << Name(stored);
        // At least the numbers; at most 63 more outputs for each of two kinds of panels.
        const int64_t least_bytes = handle->out_features * (320 * product_bytes + 4);
        EXPECT_GE(handle->bytes, least_bytes);
        EXPECT_LE(handle->bytes, least_bytes + 2 * 63 * 320 * product_bytes);
      }
    }
  }
}

// The bits of a row are the same alone, at any place in any batch, and with any number of threads.
TEST_P(LinearShapes, RowDoesNotDependOnItsNeighbours) {
  const Case test = GetParam();
  const int64_t rows = 150;
  auto backend = MakeBackend(1);
  auto threaded = MakeBackend(3);
  HostTensor weight(test.compute, {test.outputs, test.inputs});
  HostTensor x(test.compute, {rows, test.inputs});
  weight.FillNormal(3);
  x.FillNormal(4);
  HostTensor all(DType::kF32, {rows, test.outputs});
  const WeightHandle handle = Prepare(*backend, weight, test.compute);
  Multiply(*threaded, x.view(), Prepare(*threaded, weight, test.compute), all.view());

  HostTensor some(DType::kF32, {rows, test.outputs});
  const std::vector<std::pair<int64_t, int64_t>> slices = {
      {0, 1},  {1, 1},  {63, 1}, {64, 1}, {149, 1}, {2, 2},   {5, 3},   {7, 4},   {61, 5},
      {9, 6},  {3, 7},  {70, 8}, {1, 11}, {4, 13},  {40, 15}, {13, 16}, {21, 17}, {33, 31},
      {8, 32}, {0, 33}, {2, 48}, {6, 63}, {5, 64},  {1, 65},  {10, 127}};
  for (const auto& [begin, count] : slices) {
    Multiply(*backend, x.Rows(begin, count), handle, some.Rows(0, count));
    for (int64_t index = 0; index < count * test.outputs; ++index) {
      const float expected = all.floats()[begin * test.outputs + index];
      const float found = some.floats()[index];
      ASSERT_EQ(std::memcmp(&expected, &found, sizeof(float)), 0)
          << "rows " << begin << " + " << count << ", row " << index / test.outputs << " output "
          << index % test.outputs << ": " << found << " instead of " << expected;
    }
  }
}

// Embedding reads what products do: every value, rounded to the type that is computed in.
TEST_P(LinearShapes, ItsRowsCanBeRead) {
  const Case test = GetParam();
  auto backend = MakeBackend(2);
  std::vector<int32_t> ids;
  for (int64_t id = 0; id < test.outputs; id += 63) ids.push_back(static_cast<int32_t>(id));
  ids.push_back(static_cast<int32_t>(test.outputs - 1));
  for (const DType stored : {DType::kBf16, DType::kF16, DType::kF32}) {
    HostTensor weight(stored, {test.outputs, test.inputs});
    HostTensor out(DType::kF32, {static_cast<int64_t>(ids.size()), test.inputs});
    weight.FillNormal(5);
    const WeightHandle handle = Prepare(*backend, weight, test.compute);
    for (const float scale : {1.0F, 33.941125F}) {
      const absl::Status status = backend->Compute(EmbedArgs{{{}, handle}, ids, out.view(), scale});
      ASSERT_TRUE(status.ok()) << status;
      for (int64_t index = 0; index < out.view().elements(); ++index) {
        const int64_t row = ids[index / test.inputs];
        const auto value = static_cast<float>(weight.Get(row * test.inputs + index % test.inputs));
        const float kept =
            test.compute == DType::kF32 ? value : cpu::WidenBf16(cpu::RoundToBf16(value));
        ASSERT_EQ(out.floats()[index], kept * scale)
            << Name(stored) << " row " << row << " input " << index % test.inputs;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, LinearShapes,
    ::testing::Values(Case{256, 536, DType::kBf16}, Case{512, 256, DType::kBf16},
                      Case{704, 256, DType::kBf16}, Case{256, 1408, DType::kBf16},
                      Case{4096, 200, DType::kBf16}, Case{2049, 65, DType::kBf16},
                      Case{7, 3, DType::kBf16}, Case{64, 1, DType::kBf16},
                      Case{256, 536, DType::kF32}, Case{704, 257, DType::kF32},
                      Case{4096, 100, DType::kF32}, Case{33, 1, DType::kF32}));

TEST(Linear, StacksPartsOfEveryTypeAndAddsTheBias) {
  for (DType compute : {DType::kBf16, DType::kF32}) {
    auto backend = MakeBackend(2);
    const int64_t inputs = 48;
    std::vector<HostTensor> parts;
    parts.emplace_back(DType::kBf16, std::initializer_list<int64_t>{5, inputs});
    parts.emplace_back(DType::kF16, std::initializer_list<int64_t>{70, inputs});
    parts.emplace_back(DType::kF32, std::initializer_list<int64_t>{9, inputs});
    std::vector<WeightPart> views;
    std::vector<double> expected_weight;
    uint32_t seed = 10;
    for (HostTensor& part : parts) {
      part.FillNormal(seed++);
      views.push_back({part.view()});
      for (int64_t index = 0; index < part.view().elements(); ++index) {
        const auto value = static_cast<float>(part.Get(index));
        expected_weight.push_back(compute == DType::kF32 ? value
                                                         : cpu::WidenBf16(cpu::RoundToBf16(value)));
      }
    }
    std::vector<float> bias(84);
    for (size_t output = 0; output < bias.size(); ++output) bias[output] = 0.25F * output - 7.0F;
    auto handle = backend->PrepareLinear(views, bias, compute);
    ASSERT_TRUE(handle.ok()) << handle.status();
    EXPECT_EQ(handle->in_features, inputs);
    EXPECT_EQ(handle->out_features, 84);

    HostTensor x(compute, {3, inputs});
    HostTensor y(DType::kF32, {3, 84});
    x.FillNormal(20);
    Multiply(*backend, x.view(), *handle, y.view());
    for (int64_t row = 0; row < 3; ++row) {
      for (int64_t output = 0; output < 84; ++output) {
        double sum = bias[output];
        for (int64_t input = 0; input < inputs; ++input) {
          sum += x.Get(row * inputs + input) * expected_weight[output * inputs + input];
        }
        ASSERT_NEAR(y.Get(row * 84 + output), sum, 1e-4)
            << Name(compute) << " " << row << " " << output;
      }
    }
  }
}

TEST(Linear, TakesUnalignedWeights) {
  auto backend = MakeBackend(1);
  std::vector<char> bytes(1 + 4 * 2 * 8);
  std::vector<uint16_t> values(32);
  for (size_t index = 0; index < values.size(); ++index) {
    values[index] = cpu::RoundToBf16(static_cast<float>(index));
  }
  std::memcpy(bytes.data() + 1, values.data(), 64);
  TensorView weight;
  weight.data = bytes.data() + 1;
  weight.dtype = DType::kBf16;
  weight.rank = 2;
  weight.shape = {4, 8};
  auto handle = backend->PrepareLinear({WeightPart{weight}}, {}, DType::kBf16);
  ASSERT_TRUE(handle.ok()) << handle.status();
  HostTensor x(DType::kBf16, {1, 8});
  HostTensor y(DType::kF32, {1, 4});
  for (int64_t index = 0; index < 8; ++index) x.Set(index, 1.0F);
  Multiply(*backend, x.view(), *handle, y.view());
  EXPECT_EQ(y.Get(0), 28.0);
  EXPECT_EQ(y.Get(3), 220.0);
}

TEST(Linear, NoRowsAreNoWork) {
  auto backend = MakeBackend(2);
  HostTensor weight(DType::kF32, {4, 8});
  HostTensor x(DType::kF32, {0, 8});
  HostTensor y(DType::kF32, {0, 4});
  Multiply(*backend, x.view(), Prepare(*backend, weight, DType::kF32), y.view());
}

TEST(Linear, RefusesWhatDoesNotFit) {
  auto backend = MakeBackend(1);
  HostTensor weight(DType::kF32, {4, 8});
  const WeightHandle handle = Prepare(*backend, weight, DType::kF32);
  HostTensor x(DType::kBf16, {2, 8});
  HostTensor y(DType::kF32, {2, 4});
  LinearArgs args;
  args.x = x.view();
  args.weight = handle;
  args.y = y.view();
  absl::Status status = backend->Compute(args);
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr("type of x is bf16, accepted: f32"));
  args.weight.id = 100000;
  status = backend->Compute(args);
  EXPECT_THAT(std::string(status.message()), HasSubstr("weight handle is 100000, accepted: 0 to "));
  HostTensor row(DType::kF32, {1, 8});
  const std::vector<int32_t> ids = {0};
  status = backend->Compute(EmbedArgs{{{}, args.weight}, ids, row.view()});
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("embed: weight handle is 100000, accepted: 0 to "));

  HostTensor narrow(DType::kF32, {4, 6});
  const auto stacked =
      backend
          ->PrepareLinear({WeightPart{weight.view()}, WeightPart{narrow.view()}}, {}, DType::kF32)
          .status();
  EXPECT_THAT(std::string(stacked.message()),
              HasSubstr("inputs of part (dimension 1) is 6, accepted: 8"));
  const std::vector<float> bias(3);
  EXPECT_THAT(std::string(backend->PrepareLinear({WeightPart{weight.view()}}, bias, DType::kF32)
                              .status()
                              .message()),
              HasSubstr("size of bias is 3, accepted: 4"));
  EXPECT_FALSE(backend->PrepareLinear({}, {}, DType::kF32).ok());
  EXPECT_FALSE(backend->PrepareLinear({WeightPart{weight.view()}}, {}, DType::kF16).ok());

  // One part of a stack is enough to refuse it.
  const WeightPart other = {weight.view(), static_cast<WeightFormat>(200)};
  const std::vector<WeightPart> mixed = {WeightPart{weight.view()}, other};
  for (const absl::Status& refused :
       {backend->PrepareLinear(mixed, {}, DType::kF32).status(),
        backend->PreparedBytes(mixed, /*has_bias=*/false, DType::kF32).status()}) {
    EXPECT_EQ(refused.code(), absl::StatusCode::kInvalidArgument);
    EXPECT_THAT(std::string(refused.message()),
                HasSubstr("format of a part is unknown (200), accepted: plain"));
  }
}

}  // namespace
}  // namespace longspan
