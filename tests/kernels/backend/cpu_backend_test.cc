#include "kernels/cpu/cpu_backend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "kernels/cpu/attention_loops/tile_kernel.h"
#include "kernels/cpu/inner_product.h"
#include "kernels/cpu/packed/kernels.h"
#include "tests/kernels/backend/draw_now.h"
#include "tests/kernels/backend/test_tensors.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

class CpuBackendTest : public ::testing::Test {
 protected:
  void SetUp() override {
    auto backend = CreateCpuBackend({2});
    ASSERT_TRUE(backend.ok()) << backend.status();
    backend_ = std::move(backend).value();
  }

  ModelGeometry Geometry() const {
    ModelGeometry geometry;
    geometry.query_heads = 8;
    geometry.layout.layers = 2;
    geometry.layout.kv_heads = 2;
    geometry.layout.head_dim = 64;
    geometry.layout.has_summaries = true;
    return geometry;
  }

  std::unique_ptr<Backend> backend_;
};

TEST_F(CpuBackendTest, MemoryIsZeroedAndAligned) {
  for (size_t bytes : {size_t{0}, size_t{1}, size_t{100}, size_t{1} << 20, (size_t{5} << 20) + 3}) {
    auto buffer = backend_->Allocate("kv pages", bytes);
    ASSERT_TRUE(buffer.ok()) << buffer.status();
    EXPECT_EQ((*buffer)->bytes(), bytes);
    const auto* data = static_cast<const char*>((*buffer)->data());
    const uintptr_t alignment = bytes >= size_t{2} << 20 ? size_t{2} << 20 : 64;
    EXPECT_EQ(reinterpret_cast<uintptr_t>(data) % alignment, 0U) << bytes;
    for (size_t index = 0; index < bytes; ++index) ASSERT_EQ(data[index], 0) << index;
  }
}

TEST_F(CpuBackendTest, RefusedMemoryIsAStatus) {
  const absl::Status status = backend_->Allocate("kv pages", size_t{1} << 60).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(status.message()), HasSubstr("1152921504606846976 bytes for kv pages"));
  EXPECT_EQ(backend_->Allocate("x", SIZE_MAX).status().code(),
            absl::StatusCode::kResourceExhausted);
}

TEST_F(CpuBackendTest, CopiesBytes) {
  auto buffer = backend_->Allocate("x", 8);
  ASSERT_TRUE(buffer.ok());
  auto* data = static_cast<char*>((*buffer)->data());
  ASSERT_TRUE(backend_->CopyIn(data, "abcdefg", 8).ok());
  ASSERT_TRUE(backend_->CopyWithin(data + 4, data, 3).ok());
  char out[8];
  ASSERT_TRUE(backend_->CopyOut(out, data, 8).ok());
  EXPECT_STREQ(out, "abcdabc");
}

TEST_F(CpuBackendTest, SupportNamesEveryDimension) {
  EXPECT_TRUE(backend_->CheckSupport(Geometry()).ok()) << backend_->CheckSupport(Geometry());
  ModelGeometry geometry = Geometry();
  geometry.query_heads = 7;
  geometry.layout.head_dim = 320;
  geometry.layout.kv_dtype = DType::kF16;
  geometry.layout.nsa.stride_tokens = 24;
  const std::string message(backend_->CheckSupport(geometry).message());
  EXPECT_THAT(message, HasSubstr("query_heads is 7, accepted: positive multiples of kv_heads 2"));
  EXPECT_THAT(message, HasSubstr("head_dim is 320, accepted: even, 2 to 256"));
  EXPECT_THAT(message, HasSubstr("type of keys and values is f16, accepted: bf16 or f32"));
  EXPECT_THAT(message, HasSubstr("kernel_stride is 24"));
}

// A greedy draw of `token`.
void DrawInto(Backend& backend, int32_t slot, int64_t token, int64_t vocabulary) {
  HostTensor logits(DType::kF32, {1, vocabulary});
  logits.Set(token, 1.0F);
  DrawBatch draw;
  draw.vocabulary_tokens = vocabulary;
  draw.rows.resize(1);
  draw.rows[0].temperature = 0.0F;
  draw.rows[0].slot = slot;
  const auto drawn = DrawNow(backend, logits.view(), draw);
  ASSERT_TRUE(drawn.ok()) << drawn.status();
  ASSERT_EQ((*drawn)[0].token, token);
}

TEST_F(CpuBackendTest, NamesItsKernelsWithTheirInstructionSets) {
  const auto kernels = backend_->Kernels(ModelGeometry());
  ASSERT_EQ(kernels.size(), 3U);
  for (const OperationKernels& group : kernels) EXPECT_FALSE(group.is_slow()) << group.operation;
  EXPECT_EQ(kernels[0].kernels, std::string("tile kernel, ") + cpu::TileInstructionSet());
  EXPECT_EQ(kernels[1].kernels, kernels[0].kernels);
  EXPECT_EQ(kernels[2].kernels, std::string("oneDNN, ") + cpu::ProductInstructionSet() +
                                    (cpu::HasNativeBf16() ? "" : ", bf16 widened to fp32") +
                                    "; of integers, " + cpu::AvailableKernels().front()->name);
  ModelGeometry wide;
  wide.compute_dtype = DType::kF32;
  EXPECT_EQ(backend_->Kernels(wide)[2].kernels,
            std::string("oneDNN, ") + cpu::ProductInstructionSet());
}

TEST_F(CpuBackendTest, EmbedsIdsAndTheTokensDrawnForSlots) {
  for (DType dtype : {DType::kBf16, DType::kF16, DType::kF32}) {
    HostTensor table(dtype, {6, 5});
    HostTensor out(DType::kF32, {3, 5});
    table.FillNormal(1);
    DrawInto(*backend_, /*slot=*/9, /*token=*/4, /*vocabulary=*/6);
    const std::vector<int32_t> ids = {2, -10, 0};
    EmbedArgs args;
    args.table.stored = table.view();
    args.token_ids = ids;
    args.out = out.view();
    ASSERT_TRUE(backend_->Compute(args).ok());
    const std::vector<int32_t> looked_up = {2, 4, 0};
    for (int64_t index = 0; index < 15; ++index) {
      EXPECT_EQ(out.Get(index), table.Get(looked_up[index / 5] * 5 + index % 5));
    }
    const std::vector<int32_t> unknown = {2, -101, 0};
    args.token_ids = unknown;
    EXPECT_THAT(std::string(backend_->Compute(args).message()),
                HasSubstr("last token of slot 100 is unknown, accepted: 0 to 5"));
  }
}

// A draw that fails leaves a token that can be read: what follows it means nothing, but belongs to
// a step with others.
TEST_F(CpuBackendTest, ASlotWhoseDrawFailedCanBeRead) {
  HostTensor table(DType::kF32, {6, 5});
  HostTensor out(DType::kF32, {1, 5});
  table.FillNormal(1);
  HostTensor logits(DType::kF32, {1, 6});
  logits.Set(2, std::nanf(""));
  DrawBatch draw;
  draw.vocabulary_tokens = 6;
  draw.rows.resize(1);
  draw.rows[0].slot = 3;
  const std::vector<int32_t> ids = {-4};
  const auto expect_read = [&](int64_t token) {
    ASSERT_TRUE(backend_->Compute(EmbedArgs{{table.view(), {}}, ids, out.view()}).ok());
    for (int64_t i = 0; i < 5; ++i) EXPECT_EQ(out.Get(i), table.Get(token * 5 + i));
  };
  ASSERT_TRUE(DrawNow(*backend_, logits.view(), draw).ok());
  expect_read(0);
  DrawInto(*backend_, /*slot=*/3, /*token=*/4, /*vocabulary=*/6);
  ASSERT_TRUE(DrawNow(*backend_, logits.view(), draw).ok());
  expect_read(4);
}

// What passes between operations is f32 here: bf16 would be read as something else.
TEST_F(CpuBackendTest, RefusesOtherIntermediatesThanF32) {
  EXPECT_EQ(backend_->IntermediateDType(DType::kBf16), DType::kF32);
  HostTensor residual(DType::kF32, {2, 8});
  HostTensor weight(DType::kF32, {8});
  HostTensor narrow(DType::kBf16, {2, 8});
  HostTensor out(DType::kF32, {2, 8});
  EXPECT_THAT(std::string(backend_
                              ->Compute(RmsNormArgs{residual.view(), narrow.view(), weight.view(),
                                                    1e-5F, out.view()})
                              .message()),
              HasSubstr("rms_norm: type of delta is bf16, accepted: f32"));
  HostTensor half(DType::kF32, {2, 4});
  EXPECT_THAT(std::string(backend_->Compute(GluArgs{narrow.view(), half.view()}).message()),
              HasSubstr("glu: type of gate_up is bf16, accepted: f32"));
}

TEST_F(CpuBackendTest, StepsBeginAndEnd) {
  EXPECT_EQ(backend_->EndStep().status().code(), absl::StatusCode::kFailedPrecondition);
  RaggedBatch batch;
  EXPECT_FALSE(backend_->BeginStep(batch).ok());  // token_offsets needs its closing element
  const std::vector<int32_t> offsets = {0, 1};
  const std::vector<int64_t> first = {0};
  const std::vector<int32_t> slots = {0};
  const std::vector<uint8_t> densely = {0};
  batch.token_offsets = offsets;
  batch.first_positions = first;
  batch.slots = slots;
  batch.page_offsets = offsets;
  batch.page_ids = slots;
  batch.attends_densely = densely;
  ASSERT_TRUE(backend_->BeginStep(batch).ok()) << backend_->BeginStep(batch);
  const auto result = backend_->EndAndFinishStep();
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->reads.rows.size(), 1U);
  EXPECT_EQ(result->reads.dense_bytes, 0);

  ASSERT_TRUE(backend_->BeginStep(batch).ok());
  const auto ticket = backend_->EndStep();
  ASSERT_TRUE(ticket.ok());
  EXPECT_THAT(std::string(backend_->BeginStep(batch).message()),
              HasSubstr("step 2 must be finished before another begins"));
  EXPECT_EQ(backend_->FinishStep(*ticket + 1).status().code(),
            absl::StatusCode::kFailedPrecondition);
  EXPECT_TRUE(backend_->FinishStep(*ticket).ok());
  EXPECT_EQ(backend_->FinishStep(*ticket).status().code(), absl::StatusCode::kFailedPrecondition);
  HostTensor logits(DType::kF32, {1, 4});
  DrawBatch draw;
  draw.vocabulary_tokens = 4;
  EXPECT_THAT(std::string(backend_->Draw(logits.view(), draw).message()),
              HasSubstr("draw outside of a step"));
}

TEST_F(CpuBackendTest, RefusesAttentionOutsideOfItsStep) {
  HostTensor cache(DType::kBf16, {1, 1, 64 * 4});
  HostTensor q(DType::kF32, {1, 1, 4});
  HostTensor out(DType::kF32, {1, 4});
  KvLayout layout;
  layout.layers = layout.kv_heads = 1;
  layout.head_dim = 4;
  const std::vector<int32_t> offsets = {0, 1};
  const std::vector<int64_t> first = {0};
  RaggedBatch batch;
  batch.token_offsets = offsets;
  batch.first_positions = first;
  DenseAttendArgs args;
  args.batch = &batch;
  args.q = q.view();
  args.kv.layout = &layout;
  args.kv.keys = args.kv.values = cache.view();
  args.out = out.view();
  EXPECT_EQ(backend_->Compute(args).code(), absl::StatusCode::kFailedPrecondition);
}

TEST_F(CpuBackendTest, DescribesItself) {
  EXPECT_THAT(backend_->Describe(), HasSubstr("cpu: 2 threads"));
}

}  // namespace
}  // namespace longspan
