#include "engine/model/kv_store.h"

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

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
  return config;
}

class KvStoreTest : public ::testing::Test {
 protected:
  void Make(const KvLayout& layout) {
    backend_ = *CreateCpuBackend({.threads = 1});
    auto store = KvStore::Create(layout, 3, 2, backend_.get());
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

TEST_F(KvStoreTest, MemoryIsTheLayoutsFormula) {
  const KvLayout layout = LayoutFor(SmallConfig(), DType::kBf16);
  Make(layout);
  int64_t page_bytes = 0;
  int64_t slot_bytes = 0;
  for (int layer = 0; layer < layout.layers; ++layer) {
    const KvLayerView kv = store_->Layer(layer);
    for (const TensorView& pool :
         {kv.keys, kv.values, kv.summary_keys, kv.summary_values, kv.carry}) {
      page_bytes += static_cast<int64_t>(Bytes(pool, 0).size());
    }
    for (const TensorView& pool : {kv.tail_keys, kv.open_sums}) {
      slot_bytes += static_cast<int64_t>(Bytes(pool, 0).size());
    }
  }
  EXPECT_EQ(page_bytes, layout.bytes_per_page());
  EXPECT_EQ(slot_bytes, layout.bytes_per_slot());
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
  Make(LayoutFor(config, DType::kF32));
  const KvLayerView kv = store_->Layer(1);
  EXPECT_NE(kv.keys.data, nullptr);
  for (const TensorView& pool :
       {kv.summary_keys, kv.summary_values, kv.carry, kv.tail_keys, kv.open_sums}) {
    EXPECT_EQ(pool.data, nullptr);
  }
  EXPECT_EQ(store_->Reset({0, -1}), absl::OkStatus());
  EXPECT_EQ(store_->Fork({.source_slot = 0, .destination_slot = 1}), absl::OkStatus());
}

TEST_F(KvStoreTest, AForkCopiesPageAndSlotInEveryLayer) {
  Make(LayoutFor(SmallConfig(), DType::kBf16));
  for (int layer = 0; layer < 2; ++layer) {
    const KvLayerView kv = store_->Layer(layer);
    char value = static_cast<char>(10 * layer + 1);
    for (const TensorView& pool : {kv.keys, kv.values, kv.summary_keys, kv.summary_values}) {
      Fill(pool, 1, value++);
    }
    for (const TensorView& pool : {kv.tail_keys, kv.open_sums}) Fill(pool, 0, value++);
  }
  ASSERT_EQ(store_->Fork({1, 2, 0, 1}), absl::OkStatus());
  for (int layer = 0; layer < 2; ++layer) {
    const KvLayerView kv = store_->Layer(layer);
    for (const TensorView& pool : {kv.keys, kv.values, kv.summary_keys, kv.summary_values}) {
      EXPECT_EQ(Bytes(pool, 1), Bytes(pool, 2)) << "layer " << layer;
      EXPECT_EQ(Bytes(pool, 0), std::string(Bytes(pool, 0).size(), 0)) << "layer " << layer;
    }
    for (const TensorView& pool : {kv.tail_keys, kv.open_sums}) {
      EXPECT_EQ(Bytes(pool, 0), Bytes(pool, 1)) << "layer " << layer;
    }
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

}  // namespace
}  // namespace longspan
