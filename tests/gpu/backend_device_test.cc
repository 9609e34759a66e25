// What only a device has: its statuses, steps under way, and pointwise operations at odd lengths
// and addresses. (Its memory: backend_pools_test.cc.)
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "kernels/cuda/backend/cuda_backend.h"
#include "kernels/cuda/base/device.h"
#include "tests/gpu/backend_host_tensors.h"
#include "tests/gpu/backend_shared_device.h"
#include "tests/kernels/backend/draw_now.h"
#include "tests/kernels/backend/test_tensors.h"
#include "tests/kernels/test_backend.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

const std::vector<int64_t> kLengths = {1, 3, 4, 8, 33, 64, 250, 257, 2048, 4100};

TEST(CudaDevice, StatusesSayWhatWasFoundAndNeeded) {
  CudaOptions options;
  options.device = 99;
  absl::Status status = CreateCudaBackend(options).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(status.message()), HasSubstr("device is 99, accepted: 0 to "));
  options.device = 0;
  options.memory_bytes = size_t{1} << 50;
  status = CreateCudaBackend(options).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(status.message()), HasSubstr("needed are 1073741824 MiB"));
  EXPECT_THAT(SharedCudaBackend().Describe(), HasSubstr("cuda: device 0"));
}

TEST(CudaDevice, TakesAShareOfWhatIsFreeUnlessBytesAreNamed) {
  cuda::Device device;
  device.total_bytes = size_t{8} << 30;
  device.free_bytes = size_t{5} << 30;  // of which one GiB is the driver's
  EXPECT_EQ(cuda::MemoryToTake(device, 0, 1.0).value(), size_t{4} << 30);
  EXPECT_EQ(cuda::MemoryToTake(device, 0, 0.25).value(), size_t{1} << 30);
  EXPECT_EQ(cuda::MemoryToTake(device, 12345, 0.25).value(), 12345U);
  device.free_bytes = size_t{1} << 30;
  EXPECT_EQ(cuda::MemoryToTake(device, 0, 0.25).status().code(),
            absl::StatusCode::kResourceExhausted);
}

TEST(CudaDevice, SupportNamesEveryDimension) {
  ModelGeometry geometry;
  geometry.query_heads = 8;
  geometry.layout.layers = 2;
  geometry.layout.kv_heads = 2;
  geometry.layout.head_dim = 64;
  geometry.layout.has_summaries = true;
  const Backend& backend = SharedCudaBackend();
  EXPECT_TRUE(backend.CheckSupport(geometry).ok()) << backend.CheckSupport(geometry);
  geometry.query_heads = 7;
  geometry.layout.head_dim = 320;
  geometry.layout.kv_dtype = DType::kF16;
  const std::string message(backend.CheckSupport(geometry).message());
  EXPECT_THAT(message, HasSubstr("query_heads is 7, accepted: positive multiples of kv_heads 2"));
  EXPECT_THAT(message, HasSubstr("head_dim is 320, accepted: even, 2 to 256"));
  EXPECT_THAT(message, HasSubstr("type of keys and values is f16, accepted: bf16 or f32"));
}

TEST(CudaSteps, BeginAndEnd) {
  auto backend = MakeTestBackend(1);
  const std::vector<int32_t> offsets = {0, 1};
  const std::vector<int64_t> first = {0};
  const std::vector<int32_t> slots = {0};
  const std::vector<uint8_t> densely = {0};
  const RaggedBatch batch = {offsets, first, slots, offsets, slots, densely};
  EXPECT_EQ(backend->EndStep().status().code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_FALSE(backend->BeginStep(RaggedBatch()).ok());
  ASSERT_TRUE(backend->BeginStep(batch).ok());
  const auto result = backend->EndAndFinishStep();
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->reads.rows.size(), 1U);
}

// The same numbers as bf16 and as the fp32 that they are.
struct TwoTypes {
  TwoTypes(int64_t rows, int64_t columns, uint32_t seed)
      : narrow(DType::kBf16, {rows, columns}), wide(DType::kF32, {rows, columns}) {
    narrow.FillNormal(seed);
    for (int64_t i = 0; i < rows * columns; ++i) wide.Set(i, narrow.Get(i));
  }
  HostTensor narrow;
  HostTensor wide;
};

TEST(CudaIntermediates, ProductsInBf16AreThoseInF32Rounded) {
  auto backend = MakeTestBackend(1);
  HostTensor weight(DType::kBf16, {48, 64});
  weight.FillNormal(1);
  HostTensor x(DType::kBf16, {5, 64});
  x.FillNormal(2);
  std::vector<float> bias(48);
  for (int i = 0; i < 48; ++i) bias[i] = 0.25F * static_cast<float>(i);
  for (const bool has_bias : {false, true}) {
    SCOPED_TRACE(has_bias);
    const auto handle = backend->PrepareLinear(
        {WeightPart{weight.view()}},
        has_bias ? absl::MakeConstSpan(bias) : absl::Span<const float>(), DType::kBf16);
    ASSERT_TRUE(handle.ok()) << handle.status();
    HostTensor wide(DType::kF32, {5, 48});
    HostTensor narrow(DType::kBf16, {5, 48});
    ASSERT_TRUE(backend->Compute(LinearArgs{x.view(), *handle, wide.view()}).ok());
    ASSERT_TRUE(backend->Compute(LinearArgs{x.view(), *handle, narrow.view()}).ok());
    for (int64_t i = 0; i < 5 * 48; ++i) {
      // Half a unit of the last place, and as much again where another order of sums meets a tie.
      EXPECT_NEAR(narrow.Get(i), wide.Get(i), std::abs(wide.Get(i)) / 256 + 1e-5) << i;
    }
  }
}

// Numbers of rows on both sides of where another algorithm is asked for, which serves a range of
// them.
TEST(CudaProducts, ManyRowsAgreeWithDouble) {
  constexpr int64_t kInputs = 192;
  constexpr int64_t kOutputs = 80;
  auto backend = WithHostTensors(&SharedCudaBackend());
  HostTensor weight(DType::kBf16, {kOutputs, kInputs});
  weight.FillNormal(1);
  const auto handle = backend->PrepareLinear({WeightPart{weight.view()}}, {}, DType::kBf16);
  ASSERT_TRUE(handle.ok()) << handle.status();
  for (const int64_t rows : {255, 256, 257, 362, 363, 512, 724, 725, 8196}) {
    SCOPED_TRACE(rows);
    HostTensor x(DType::kBf16, {rows, kInputs});
    x.FillNormal(2);
    HostTensor y(DType::kF32, {rows, kOutputs});
    ASSERT_TRUE(backend->Compute(LinearArgs{x.view(), *handle, y.view()}).ok());
    for (const int64_t row : {int64_t{0}, rows / 2, rows - 1}) {
      for (int64_t output = 0; output < kOutputs; ++output) {
        double expected = 0;
        double size = 0;
        for (int64_t i = 0; i < kInputs; ++i) {
          const double product =
              double{x.Get(row * kInputs + i)} * weight.Get(output * kInputs + i);
          expected += product;
          size += std::abs(product);
        }
        ASSERT_NEAR(y.Get(row * kOutputs + output), expected, 1e-5 * size) << row << ", " << output;
      }
    }
  }
}

TEST(CudaIntermediates, GatesAndDeltasInBf16CountAsTheyAre) {
  auto backend = MakeTestBackend(1);
  for (const int64_t columns : {8, 7}) {
    SCOPED_TRACE(columns);
    const TwoTypes gate_up(3, 2 * columns, 5);
    HostTensor from_narrow(DType::kBf16, {3, columns});
    HostTensor from_wide(DType::kBf16, {3, columns});
    ASSERT_TRUE(backend->Compute(GluArgs{gate_up.narrow.view(), from_narrow.view()}).ok());
    ASSERT_TRUE(backend->Compute(GluArgs{gate_up.wide.view(), from_wide.view()}).ok());
    const TwoTypes delta(3, columns, 6);
    HostTensor weight(DType::kF32, {columns});
    weight.FillNormal(7);
    std::vector<std::vector<float>> normed;
    for (const TensorView& added : {delta.narrow.view(), delta.wide.view()}) {
      HostTensor residual(DType::kF32, {3, columns});
      residual.FillNormal(8);
      HostTensor out(DType::kF32, {3, columns});
      ASSERT_TRUE(
          backend->Compute(RmsNormArgs{residual.view(), added, weight.view(), 1e-5F, out.view()})
              .ok());
      normed.emplace_back();
      for (int64_t i = 0; i < 3 * columns; ++i) {
        normed.back().push_back(residual.Get(i));
        normed.back().push_back(out.Get(i));
      }
    }
    EXPECT_EQ(normed[0], normed[1]);
    for (int64_t i = 0; i < 3 * columns; ++i) EXPECT_EQ(from_narrow.Get(i), from_wide.Get(i)) << i;
  }
}

// A step may begin and end while the one before is not finished; draws come with their own step.
TEST(CudaSteps, TwoMayBeUnfinished) {
  Backend& backend = SharedCudaBackend();
  const std::vector<int32_t> no_rows = {0};
  RaggedBatch batch;
  batch.token_offsets = batch.page_offsets = no_rows;
  auto buffer = backend.Allocate("test", 4 * sizeof(float));
  ASSERT_TRUE(buffer.ok());
  const TensorView logits = {(*buffer)->data(), DType::kF32, 2, {1, 4, 0, 0}};
  DrawBatch draw;
  draw.vocabulary_tokens = 4;
  draw.rows.resize(1);
  draw.rows[0].temperature = 0.0F;
  draw.rows[0].slot = 3;
  std::vector<StepTicket> tickets;
  for (const int largest : {1, 2}) {
    std::vector<float> values(4, 0.0F);
    values[largest] = 1.0F;
    ASSERT_TRUE(backend.CopyIn((*buffer)->data(), values.data(), 4 * sizeof(float)).ok());
    ASSERT_TRUE(backend.BeginStep(batch).ok());
    ASSERT_TRUE(backend.Draw(logits, draw).ok());
    const auto ticket = backend.EndStep();
    ASSERT_TRUE(ticket.ok());
    tickets.push_back(*ticket);
  }
  EXPECT_EQ(backend.BeginStep(batch).code(), absl::StatusCode::kFailedPrecondition);
  for (const int token : {1, 2}) {
    const auto result = backend.FinishStep(tickets[token - 1]);
    ASSERT_TRUE(result.ok()) << result.status();
    ASSERT_EQ(result->draws.size(), 1U);
    EXPECT_EQ(result->draws[0].token, token);
  }
}

// A greedy draw of `token`.
void DrawInto(Backend& backend, int32_t slot, int64_t token, int64_t vocabulary) {
  HostTensor logits(DType::kF32, {1, vocabulary});
  logits.Set(token, 1.0F);
  DrawBatch draw;
  draw.vocabulary_tokens = static_cast<int32_t>(vocabulary);
  draw.rows.resize(1);
  draw.rows[0].temperature = 0.0F;
  draw.rows[0].slot = slot;
  const auto drawn = DrawNow(backend, logits.view(), draw);
  ASSERT_TRUE(drawn.ok()) << drawn.status();
  ASSERT_EQ((*drawn)[0].token, token);
}

TEST(CudaPointwise, EmbedsIdsAndLastTokensOfSlots) {
  auto backend = MakeTestBackend(1);
  for (DType dtype : {DType::kBf16, DType::kF16, DType::kF32}) {
    for (int64_t hidden : kLengths) {
      HostTensor table(dtype, {6, hidden});
      HostTensor out(DType::kF32, {3, hidden});
      table.FillNormal(1);
      DrawInto(*backend, /*slot=*/9, /*token=*/4, /*vocabulary=*/6);
      const std::vector<int32_t> ids = {2, -10, 0};
      const std::vector<int32_t> looked_up = {2, 4, 0};
      for (const float scale : {1.0F, 33.941125F}) {
        ASSERT_TRUE(backend->Compute(EmbedArgs{{table.view(), {}}, ids, out.view(), scale}).ok());
        for (int64_t index = 0; index < 3 * hidden; ++index) {
          const double element = table.Get(looked_up[index / hidden] * hidden + index % hidden);
          ASSERT_EQ(out.Get(index), static_cast<float>(element * double{scale}));
        }
      }
      const std::vector<int32_t> unknown = {2, -5001, 0};
      EXPECT_THAT(
          std::string(
              backend->Compute(EmbedArgs{{table.view(), {}}, unknown, out.view()}).message()),
          HasSubstr("last token of slot 5000 is unknown, accepted: 0 to 5"));
    }
  }
}

TEST(CudaPointwise, DrawSetsTheLastTokenOfItsSlot) {
  auto backend = MakeTestBackend(1);
  HostTensor logits(DType::kF32, {1, 4});
  logits.Set(3, 1.0F);
  DrawBatch draw;
  draw.vocabulary_tokens = 4;
  draw.rows.resize(1);
  draw.rows[0].temperature = 0.0F;
  draw.rows[0].slot = 700;
  ASSERT_TRUE(DrawNow(*backend, logits.view(), draw).ok());
  HostTensor table(DType::kF32, {4, 1});
  for (int64_t token = 0; token < 4; ++token) table.Set(token, static_cast<float>(token));
  HostTensor out(DType::kF32, {1, 1});
  const std::vector<int32_t> ids = {-701};
  ASSERT_TRUE(backend->Compute(EmbedArgs{{table.view(), {}}, ids, out.view()}).ok());
  EXPECT_EQ(out.Get(0), 3.0);
}

TEST(CudaPointwise, RmsNormAgreesWithDouble) {
  auto backend = MakeTestBackend(1);
  const int64_t tokens = 3;
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    for (int64_t hidden : kLengths) {
      for (const float delta_scale : {0.0F, 1.0F, 0.22F}) {
        HostTensor residual(DType::kF32, {tokens, hidden});
        HostTensor delta(DType::kF32, {tokens, hidden});
        HostTensor weight(DType::kF32, {hidden});
        HostTensor out(dtype, {tokens, hidden});
        residual.FillNormal(1);
        delta.FillNormal(2);
        weight.FillNormal(3);
        std::vector<double> summed;
        for (int64_t index = 0; index < tokens * hidden; ++index) {
          summed.push_back(residual.Get(index) + double{delta_scale} * delta.Get(index));
        }
        RmsNormArgs args;
        args.residual = residual.view();
        if (delta_scale != 0.0F) {  // else it is left out
          args.delta = delta.view();
          args.delta_scale = delta_scale;
        }
        args.weight = weight.view();
        args.epsilon = 1e-5F;
        args.out = out.view();
        ASSERT_TRUE(backend->Compute(args).ok());
        for (int64_t index = 0; index < tokens * hidden; ++index) {
          const int64_t row = index / hidden;
          double squares = 0.0;
          for (int64_t column = 0; column < hidden; ++column) {
            squares += summed[row * hidden + column] * summed[row * hidden + column];
          }
          const double expected = summed[index] /
                                  std::sqrt(squares / static_cast<double>(hidden) + 1e-5) *
                                  weight.Get(index % hidden);
          const double tolerance = dtype == DType::kBf16 ? 0x1.02p-8 : 1e-6;
          ASSERT_NEAR(out.Get(index), expected, tolerance * std::abs(expected) + 1e-7)
              << Name(dtype) << " hidden " << hidden << " index " << index;
          ASSERT_NEAR(residual.Get(index), summed[index], 1e-6) << "index " << index;
        }
      }
    }
  }
}

// (1 + tanh(u)) / 2 is 1 / (1 + exp(-2 u)), of which double loses nothing in the tail.
double Activated(double gate, GluActivation activation) {
  if (activation == GluActivation::kSilu) return gate / (1.0 + std::exp(-gate));
  const double root = std::sqrt(2.0 / std::acos(-1.0));
  return gate / (1.0 + std::exp(-2.0 * root * (gate + 0.044715 * gate * gate * gate)));
}

TEST(CudaPointwise, GluAgreesWithDouble) {
  auto backend = MakeTestBackend(1);
  for (const GluActivation activation : {GluActivation::kSilu, GluActivation::kGeluTanh}) {
    // A tail of GELU is an exponential whose argument has three roundings.
    const double wide_tolerance = activation == GluActivation::kSilu ? 2e-6 : 2e-5;
    for (DType dtype : {DType::kBf16, DType::kF32}) {
      for (int64_t mlp : kLengths) {
        HostTensor gate_up(DType::kF32, {3, 2 * mlp});
        HostTensor out(dtype, {3, mlp});
        gate_up.FillNormal(4, activation == GluActivation::kSilu ? 6.0F : 2.0F);
        gate_up.Set(0, -200.0F);
        gate_up.Set(2 * mlp, 200.0F);
        ASSERT_TRUE(backend->Compute(GluArgs{gate_up.view(), out.view(), activation}).ok());
        for (int64_t index = 0; index < 3 * mlp; ++index) {
          const int64_t gate_index = index / mlp * 2 * mlp + index % mlp;
          const double expected =
              Activated(gate_up.Get(gate_index), activation) * gate_up.Get(gate_index + mlp);
          const double tolerance = dtype == DType::kBf16 ? 0x1.02p-8 : wide_tolerance;
          ASSERT_NEAR(out.Get(index), expected, tolerance * std::abs(expected) + 1e-30)
              << Name(dtype) << " mlp " << mlp << " index " << index;
        }
      }
    }
  }
}

TEST(CudaPointwise, GateHeadsAgreesWithDouble) {
  auto backend = MakeTestBackend(1);
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    for (int64_t head_dim : {6, 16, 128}) {
      HostTensor projections(DType::kF32, {5, 40});
      HostTensor heads(dtype, {5, 4, head_dim});
      HostTensor before(dtype, {5, 4, head_dim});
      projections.FillNormal(4, 3.0F);
      projections.Set(21, -80.0F);  // of the first token's first head: shut
      heads.FillNormal(5, 2.0F);
      before.FillNormal(5, 2.0F);
      ASSERT_TRUE(backend->Compute(GateHeadsArgs{projections.view(), 21, 3, heads.view()}).ok());
      for (int64_t index = 0; index < 5 * 4 * head_dim; ++index) {
        const int64_t head = index / head_dim % 4;
        const double logit = projections.Get(index / head_dim / 4 * 40 + 21 + 3 * head);
        const double expected = before.Get(index) / (1.0 + std::exp(-logit));
        const double tolerance = dtype == DType::kBf16 ? 0x1.02p-8 : 2e-5;
        ASSERT_NEAR(heads.Get(index), expected, tolerance * std::abs(expected) + 1e-37)
            << Name(dtype) << " head_dim " << head_dim << " index " << index;
      }
    }
  }
}

TEST(CudaPointwise, GathersRowsOfEveryType) {
  auto backend = MakeTestBackend(1);
  for (DType dtype : {DType::kBf16, DType::kF32}) {
    for (int64_t hidden : kLengths) {
      HostTensor x(dtype, {6, hidden});
      HostTensor out(dtype, {4, hidden});
      x.FillNormal(9);
      const std::vector<int32_t> indices = {5, 0, 5, 2};
      ASSERT_TRUE(backend->Compute(GatherRowsArgs{x.view(), indices, out.view()}).ok());
      for (int64_t index = 0; index < 4 * hidden; ++index) {
        ASSERT_EQ(out.Get(index), x.Get(indices[index / hidden] * hidden + index % hidden));
      }
    }
  }
}

// As long as rows of logits, at addresses that are aligned and others.
TEST(CudaPointwise, GathersRowsToTheirPlaces) {
  auto backend = MakeTestBackend(1);
  for (const int64_t width : {1, 1000, 4096, 4100, 128256, 262145}) {
    HostTensor x(DType::kF32, {3, width});
    HostTensor out(DType::kF32, {5, width});
    x.FillNormal(9);
    const std::vector<int32_t> indices = {2, 0, 2};
    const std::vector<int32_t> places = {4, 3, 0};
    ASSERT_TRUE(backend->Compute(GatherRowsArgs{x.view(), indices, out.view(), places}).ok());
    const std::vector<int32_t> expected = {2, -1, -1, 0, 2};  // -1: left alone
    for (int64_t index = 0; index < 5 * width; ++index) {
      const int32_t row = expected[index / width];
      ASSERT_EQ(out.Get(index), row < 0 ? 0.0 : x.Get(row * width + index % width))
          << "width " << width << ", " << index;
    }
  }
}

}  // namespace
}  // namespace longspan
