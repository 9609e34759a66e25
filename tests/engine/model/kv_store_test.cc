#include "engine/model/kv_store.h"

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/families/families.h"
#include "gtest/gtest.h"
#include "kernels/cpu/cpu_backend.h"

namespace longspan {
namespace {

ModelConfig SmallConfig() {
  ModelConfig config;
  config.layers = 2;
  config.kv_heads = 2;
  config.head_dim = 64;
  config.nsa.emplace();
  config.family = &kSparseLlama;
  return config;
}

class KvStoreTest : public ::testing::Test {
 protected:
  void Make(const KvLayout& layout) {
    backend_ = *CreateCpuBackend({.threads = 1});
    auto store = KvStore::Create(layout, {.pages = 3, .slots = 2, .host_pages = 2, .host_slots = 1},
                                 backend_.get());
    ASSERT_TRUE(store.ok()) << store.status();
    store_ = *std::move(store);
  }
  static std::string Bytes(const TensorView& pool, int64_t item) {
    const size_t item_bytes = pool.bytes() / pool.shape[0];
    return std::string(pool.as<char>() + item * item_bytes, item_bytes);
  }
  static void Fill(const TensorView& pool, int64_t item, char value) {
    const size_t item_bytes = pool.bytes() / pool.shape[0];
    std::memset(pool.as<char>() + item * item_bytes, value, item_bytes);
  }

  std::unique_ptr<Backend> backend_;
  std::unique_ptr<KvStore> store_;
};

class KvStoreMemoryTest : public KvStoreTest,
                          public testing::WithParamInterface<std::optional<DType>> {};

TEST_P(KvStoreMemoryTest, IsTheLayoutsFormula) {
  const KvLayout layout = LayoutFor(SmallConfig(), DType::kBf16, GetParam());
  Make(layout);
  int64_t page_bytes = 0;
  int64_t slot_bytes = 0;
  for (int layer = 0; layer < layout.layers; ++layer) {
    const KvLayerView kv = store_->Layer(layer);
    for (const TensorView& pool : {kv.keys, kv.values, kv.key_scales, kv.value_scales,
                                   kv.summary_keys, kv.summary_values, kv.carry}) {
      if (pool.data == nullptr) continue;
      page_bytes += static_cast<int64_t>(Bytes(pool, 0).size());
    }
    for (const TensorView& pool : {kv.tail_keys, kv.open_sums}) {
      slot_bytes += static_cast<int64_t>(Bytes(pool, 0).size());
    }
  }
  EXPECT_EQ(page_bytes, layout.bytes_per_page());
  EXPECT_EQ(slot_bytes, layout.bytes_per_slot());
}

INSTANTIATE_TEST_SUITE_P(Types, KvStoreMemoryTest,
                         testing::Values(std::nullopt, std::optional<DType>(DType::kF8E4M3)));

TEST_F(KvStoreTest, Fp8PagesHaveScalesAndTailsStayAsTheyAre) {
  const KvLayout bf16 = LayoutFor(SmallConfig(), DType::kBf16);
  const KvLayout fp8 = LayoutFor(SmallConfig(), DType::kBf16, DType::kF8E4M3);
  EXPECT_EQ(bf16.kv_bytes_per_token(), 2 * 2 * bf16.head_dim);
  EXPECT_EQ(fp8.kv_bytes_per_token(), 2 * (fp8.head_dim + 1));
  EXPECT_EQ(fp8.kv_bytes_per_page() * 2 * fp8.head_dim,
            bf16.kv_bytes_per_page() * (fp8.head_dim + 1));
  EXPECT_EQ(fp8.summary_bytes_per_page(), bf16.summary_bytes_per_page());
  EXPECT_EQ(fp8.bytes_per_slot(), bf16.bytes_per_slot());
  Make(fp8);
  EXPECT_EQ(store_->Layer(0).key_scales.shape[2], kPageTokens);
  EXPECT_EQ(store_->Layer(0).tail_keys.dtype, DType::kBf16);
}

TEST_F(KvStoreTest, TypesFollowTheComputeType) {
  const KvLayout bf16 = LayoutFor(SmallConfig(), DType::kBf16);
  EXPECT_EQ(bf16.kv_dtype, DType::kBf16);
  EXPECT_EQ(bf16.summary_dtype, DType::kBf16);
  EXPECT_EQ(bf16.carry_dtype, DType::kF32);
  EXPECT_EQ(LayoutFor(SmallConfig(), DType::kF32).kv_dtype, DType::kF32);
}

TEST_F(KvStoreTest, DenseModelsKeepKeysAndValuesAlone) {
  ModelConfig config = SmallConfig();
  config.nsa.reset();
  config.family = &kLlama;
  Make(LayoutFor(config, DType::kF32));
  const KvLayerView kv = store_->Layer(1);
  EXPECT_NE(kv.keys.data, nullptr);
  for (const TensorView& pool :
       {kv.summary_keys, kv.summary_values, kv.carry, kv.tail_keys, kv.open_sums}) {
    EXPECT_EQ(pool.data, nullptr);
  }
  EXPECT_EQ(store_->Reset({0, -1}), absl::OkStatus());
  EXPECT_EQ(store_->Fork({.source_slot = 0, .destination_slot = 1}), absl::OkStatus());
  EXPECT_EQ(store_->MovePage({0, 1, true}), absl::OkStatus());
  EXPECT_EQ(store_->MoveSlot({0, 0, false}), absl::OkStatus());
}

TEST_F(KvStoreTest, LayersOfDifferentGroupsShareMemory) {
  KvLayout layout;
  layout.layers = 4;
  layout.kv_heads = 1;
  layout.head_dim = 32;
  layout.groups = GroupLayers({128, 0, 128, 0});
  Make(layout);
  EXPECT_EQ(store_->Layer(1).group, 0) << "groups that see all come first";
  EXPECT_EQ(store_->Layer(0).group, 1);
  EXPECT_EQ(store_->Layer(0).keys.data, store_->Layer(1).keys.data);
  EXPECT_EQ(store_->Layer(2).values.data, store_->Layer(3).values.data);
  EXPECT_NE(store_->Layer(0).keys.data, store_->Layer(2).keys.data);
  const TensorView keys = store_->Layer(2).keys;
  EXPECT_EQ(4 * Bytes(keys, 0).size(), layout.bytes_per_page()) << "two layers, keys and values";
  Fill(keys, 1, 7);
  ASSERT_EQ(store_->MovePage({1, 0, true}), absl::OkStatus());
  ASSERT_EQ(store_->MovePage({2, 0, false}), absl::OkStatus());
  EXPECT_EQ(Bytes(keys, 2), Bytes(keys, 1));
}

TEST_F(KvStoreTest, AFamilysWindowsMakeTheGroups) {
  ModelFamily family;
  family.layer = [](const ModelConfig&, int layer) {
    return LayerDescription{.window_tokens = layer == 1 ? 0 : 512};
  };
  ModelConfig config = SmallConfig();
  config.layers = 3;
  config.nsa.reset();
  config.family = &family;
  const KvLayout layout = LayoutFor(config, DType::kBf16);
  EXPECT_EQ(layout.groups.window_tokens, (std::vector<int64_t>{0, 512, 512}));
  EXPECT_EQ(layout.layers_per_page(), 1);
}

TEST_F(KvStoreTest, AForkCopiesPageAndSlotInEveryLayer) {
  Make(LayoutFor(SmallConfig(), DType::kBf16, DType::kF8E4M3));
  for (int layer = 0; layer < 2; ++layer) {
    const KvLayerView kv = store_->Layer(layer);
    char value = static_cast<char>(10 * layer + 1);
    for (const TensorView& pool :
         {kv.keys, kv.values, kv.key_scales, kv.value_scales, kv.summary_keys, kv.summary_values}) {
      Fill(pool, 1, value++);
    }
    for (const TensorView& pool : {kv.tail_keys, kv.open_sums}) Fill(pool, 0, value++);
  }
  ASSERT_EQ(store_->Fork({1, 2, 0, 1}), absl::OkStatus());
  for (int layer = 0; layer < 2; ++layer) {
    const KvLayerView kv = store_->Layer(layer);
    for (const TensorView& pool :
         {kv.keys, kv.values, kv.key_scales, kv.value_scales, kv.summary_keys, kv.summary_values}) {
      EXPECT_EQ(Bytes(pool, 1), Bytes(pool, 2)) << "layer " << layer;
      EXPECT_EQ(Bytes(pool, 0), std::string(Bytes(pool, 0).size(), 0)) << "layer " << layer;
    }
    for (const TensorView& pool : {kv.tail_keys, kv.open_sums}) {
      EXPECT_EQ(Bytes(pool, 0), Bytes(pool, 1)) << "layer " << layer;
    }
  }
}

// The second layer's bytes are the first one's plus 50.
TEST_F(KvStoreTest, AllOfAPageAndASlotGoToTheHostAndBack) {
  Make(LayoutFor(SmallConfig(), DType::kBf16, DType::kF8E4M3));
  const auto pools_of_pages = [this](int layer) -> std::vector<TensorView> {
    const KvLayerView kv = store_->Layer(layer);
    return {kv.keys,         kv.values,         kv.key_scales, kv.value_scales,
            kv.summary_keys, kv.summary_values, kv.carry};
  };
  const auto pools_of_slots = [this](int layer) -> std::vector<TensorView> {
    return {store_->Layer(layer).tail_keys, store_->Layer(layer).open_sums};
  };
  const auto fill = [](const std::vector<TensorView>& pools, int64_t item, int value) {
    for (const TensorView& pool : pools) Fill(pool, item, static_cast<char>(value++));
  };
  const auto expect = [](const std::vector<TensorView>& pools, int64_t item, int value) {
    for (const TensorView& pool : pools) {
      EXPECT_EQ(Bytes(pool, item),
                std::string(Bytes(pool, item).size(), static_cast<char>(value++)));
    }
  };
  for (const int layer : {0, 1}) {
    fill(pools_of_pages(layer), 0, 50 * layer + 1);
    fill(pools_of_pages(layer), 2, 50 * layer + 11);
    fill(pools_of_slots(layer), 1, 50 * layer + 21);
  }
  ASSERT_EQ(store_->MovePage({0, 1, true}), absl::OkStatus());
  ASSERT_EQ(store_->MovePage({2, 0, true}), absl::OkStatus());
  ASSERT_EQ(store_->MoveSlot({1, 0, true}), absl::OkStatus());
  for (const int layer : {0, 1}) {
    for (const int64_t page : {0, 1, 2}) fill(pools_of_pages(layer), page, 90);
    for (const int64_t slot : {0, 1}) fill(pools_of_slots(layer), slot, 90);
  }
  ASSERT_EQ(store_->MovePage({0, 1, false}), absl::OkStatus());
  ASSERT_EQ(store_->MovePage({1, 0, false}), absl::OkStatus());
  ASSERT_EQ(store_->MovePage({2, 1, false}), absl::OkStatus()) << "once more: it is a copy";
  ASSERT_EQ(store_->MoveSlot({0, 0, false}), absl::OkStatus());
  for (const int layer : {0, 1}) {
    SCOPED_TRACE(testing::Message() << "layer " << layer);
    expect(pools_of_pages(layer), 0, 50 * layer + 1);
    expect(pools_of_pages(layer), 1, 50 * layer + 11);
    expect(pools_of_pages(layer), 2, 50 * layer + 1);
    expect(pools_of_slots(layer), 0, 50 * layer + 21);
    expect(pools_of_slots(layer), 1, 90);
  }
}

TEST_F(KvStoreTest, AResetTakesAPagesCarryOrNothing) {
  Make(LayoutFor(SmallConfig(), DType::kBf16));
  for (int layer = 0; layer < 2; ++layer) {
    Fill(store_->Layer(layer).carry, 2, static_cast<char>(5 + layer));
    Fill(store_->Layer(layer).open_sums, 0, 9);
    Fill(store_->Layer(layer).open_sums, 1, 9);
  }
  ASSERT_EQ(store_->Reset({.slot = 0, .page = 2}), absl::OkStatus());
  ASSERT_EQ(store_->Reset({.slot = 1, .page = -1}), absl::OkStatus());
  for (int layer = 0; layer < 2; ++layer) {
    const TensorView sums = store_->Layer(layer).open_sums;
    const size_t bytes = Bytes(sums, 0).size();
    EXPECT_EQ(Bytes(sums, 0), std::string(bytes, static_cast<char>(5 + layer)));
    EXPECT_EQ(Bytes(sums, 1), std::string(bytes, 0));
  }
}

TEST(RoomsOfLayouts, ThatReadAllKeysAreRefusedWithTheReason) {
  KvLayout layout = LayoutFor(SmallConfig(), DType::kBf16);
  EXPECT_TRUE(CheckTakesRooms(layout).ok());
  const auto reason = [](const KvLayout& refused) {
    const absl::Status status = CheckTakesRooms(refused);
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    return std::string(status.message());
  };
  layout.nsa.decode_only = true;
  EXPECT_NE(reason(layout).find("has layers that read all of them"), std::string::npos);
  layout.prefill.emplace();
  EXPECT_NE(reason(layout).find("attends sparsely to prompts alone"), std::string::npos);
  layout.has_summaries = false;
  EXPECT_NE(reason(layout).find("reads all of them for each generated"), std::string::npos);
}

}  // namespace
}  // namespace longspan
