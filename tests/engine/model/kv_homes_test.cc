#include "engine/model/kv_homes.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/model/families/families.h"
#include "engine/model/kv_store.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/fixtures/forwarding_backend.h"

namespace longspan {
namespace {

using testing::HasSubstr;

// A system that grants so many bytes for homes, and counts what is held of them.
class MeanBackend final : public ForwardingBackend {
 public:
  explicit MeanBackend(size_t granted_bytes)
      : ForwardingBackend(*CreateCpuBackend({.threads = 1})), granted_bytes_(granted_bytes) {}

  size_t held_bytes() const { return *held_bytes_; }

 private:
  struct Counted final : Buffer {
    Counted(std::unique_ptr<Buffer> buffer, std::shared_ptr<size_t> held)
        : inner(std::move(buffer)), held_bytes(std::move(held)) {
      *held_bytes += inner->bytes();
    }
    ~Counted() override { *held_bytes -= inner->bytes(); }
    void* data() const override { return inner->data(); }
    size_t bytes() const override { return inner->bytes(); }
    std::unique_ptr<Buffer> inner;
    std::shared_ptr<size_t> held_bytes;
  };

  absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool, size_t bytes,
                                                       size_t unit_bytes) override {
    if (*held_bytes_ + bytes > granted_bytes_) {
      return absl::ResourceExhaustedError(absl::StrCat("refused ", bytes, " bytes for ", pool));
    }
    auto buffer = ForwardingBackend::AllocateHost(pool, bytes, unit_bytes);
    if (!buffer.ok()) return buffer.status();
    return std::make_unique<Counted>(*std::move(buffer), held_bytes_);
  }

  const size_t granted_bytes_;
  const std::shared_ptr<size_t> held_bytes_ = std::make_shared<size_t>(0);
};

KvLayout Layout(std::optional<DType> kv_dtype = std::nullopt) {
  ModelConfig config;
  config.layers = 2;
  config.kv_heads = 2;
  config.head_dim = 64;
  config.nsa.emplace();
  config.family = &kSparseLlama;
  return LayoutFor(config, DType::kBf16, kv_dtype);
}

constexpr int64_t kAskedPages = 80;

class KvHomesTest : public testing::TestWithParam<std::optional<DType>> {
 protected:
  const KvLayout layout_ = Layout(GetParam());
  const size_t page_bytes_ = static_cast<size_t>(layout_.kv_bytes_per_page());
};
INSTANTIATE_TEST_SUITE_P(Types, KvHomesTest, testing::Values(std::nullopt, DType::kF8E4M3));

TEST_P(KvHomesTest, WhateverTheSystemGrantsIsUsedInEighths) {
  for (int64_t granted = 0; granted <= kAskedPages; ++granted) {
    MeanBackend backend(granted * page_bytes_);
    {
      const auto homes = TakeHomes(layout_, kAskedPages, &backend);
      ASSERT_EQ(homes.ok(), granted >= kAskedPages / 8) << granted;
      if (homes.ok()) {
        EXPECT_EQ(homes->pages, granted / 10 * 10);
        EXPECT_EQ(homes->refusal.ok(), granted == kAskedPages);
        EXPECT_EQ(backend.held_bytes(), homes->pages * page_bytes_);
      } else {
        EXPECT_TRUE(absl::IsResourceExhausted(homes.status()));
        EXPECT_THAT(homes.status().message(), HasSubstr("for kv_home"));
      }
    }
    EXPECT_EQ(backend.held_bytes(), 0) << "given back";
  }
}

TEST_P(KvHomesTest, AStoreTakesThemAsItsOwn) {
  MeanBackend backend(kAskedPages / 2 * page_bytes_);
  auto homes = TakeHomes(layout_, kAskedPages, &backend);
  ASSERT_TRUE(homes.ok()) << homes.status();
  KvCounts counts = {.pages = homes->pages, .slots = 1, .rooms = 30};
  counts.homes = std::make_shared<KvHomes>(*std::move(homes));
  const void* const keys = counts.homes->buffers[0]->data();
  {
    const auto store = KvStore::Create(layout_, counts, &backend);
    ASSERT_TRUE(store.ok()) << store.status();
    EXPECT_EQ((*store)->Layer(0).keys.data, keys);
    EXPECT_EQ(backend.held_bytes(), kAskedPages / 2 * page_bytes_) << "nothing was taken again";
  }
  EXPECT_EQ(backend.held_bytes(), 0);
}

TEST_P(KvHomesTest, AStoreOfMorePagesThanHomesIsRefused) {
  MeanBackend backend(kAskedPages * page_bytes_);
  KvCounts counts = {.pages = kAskedPages, .slots = 1, .rooms = 30};
  counts.homes = std::make_shared<KvHomes>(*TakeHomes(layout_, kAskedPages / 2, &backend));
  const absl::Status status = KvStore::Create(layout_, counts, &backend).status();
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_THAT(status.message(), HasSubstr("80 pages has 40 homes"));
  EXPECT_EQ(backend.held_bytes(), 0);
}

TEST_P(KvHomesTest, AStoreThatTakesThemItselfHasAllOrSaysWhyNot) {
  MeanBackend backend(kAskedPages / 2 * page_bytes_);
  const KvCounts counts = {.pages = kAskedPages, .slots = 1, .rooms = 30};
  const absl::Status status = KvStore::Create(layout_, counts, &backend).status();
  EXPECT_TRUE(absl::IsResourceExhausted(status)) << status;
  EXPECT_EQ(backend.held_bytes(), 0);
}

}  // namespace
}  // namespace longspan
