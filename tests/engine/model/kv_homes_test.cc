#include "engine/model/kv_homes.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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
  const std::vector<HostArray::Range>& ranges() const { return *ranges_; }

 private:
  struct Counted final : HostArray {
    Counted(std::unique_ptr<HostArray> array, const MeanBackend& backend)
        : inner(std::move(array)),
          granted_bytes(backend.granted_bytes_),
          held_bytes(backend.held_bytes_),
          ranges(backend.ranges_) {}
    ~Counted() override { *held_bytes -= own_bytes; }
    void* data() const override { return inner->data(); }
    size_t bytes() const override { return inner->bytes(); }
    absl::Status Add(absl::Span<const Range> added, int most_threads) override {
      for (const Range& range : added) {
        const size_t bytes = range.end - range.begin;
        if (*held_bytes + bytes > granted_bytes) {
          return absl::ResourceExhaustedError(
              absl::StrCat("refused ", bytes, " bytes for kv_home"));
        }
        *held_bytes += bytes;
        own_bytes += bytes;
        ranges->push_back(range);
      }
      return inner->Add(added, most_threads);
    }
    std::unique_ptr<HostArray> inner;
    const size_t granted_bytes;
    size_t own_bytes = 0;
    std::shared_ptr<size_t> held_bytes;
    std::shared_ptr<std::vector<Range>> ranges;
  };

  absl::StatusOr<std::unique_ptr<HostArray>> ReserveHost(absl::string_view pool,
                                                         size_t bytes) override {
    EXPECT_EQ(pool, "kv_home");
    auto array = ForwardingBackend::ReserveHost(pool, bytes);
    if (!array.ok()) return array.status();
    return std::make_unique<Counted>(*std::move(array), *this);
  }

  const size_t granted_bytes_;
  const std::shared_ptr<size_t> held_bytes_ = std::make_shared<size_t>(0);
  const std::shared_ptr<std::vector<HostArray::Range>> ranges_ =
      std::make_shared<std::vector<HostArray::Range>>();
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

constexpr int64_t kAskedPages = 512;  // eight pieces
constexpr int64_t kPiecePages = 64;

class KvHomesTest : public testing::TestWithParam<std::optional<DType>> {
 protected:
  std::unique_ptr<KvHomes> Reserved(MeanBackend& backend, int64_t pages = kAskedPages) const {
    return *KvHomes::Reserve(layout_, pages, &backend);
  }
  const KvLayout layout_ = Layout(GetParam());
  const size_t page_bytes_ = static_cast<size_t>(layout_.kv_bytes_per_page());
};
INSTANTIATE_TEST_SUITE_P(Types, KvHomesTest, testing::Values(std::nullopt, DType::kF8E4M3));

TEST_P(KvHomesTest, WhateverTheSystemGrantsIsTakenInPieces) {
  for (int64_t granted = 0; granted <= kAskedPages; granted += kPiecePages / 2) {
    MeanBackend backend(granted * page_bytes_);
    {
      const auto homes = Reserved(backend);
      EXPECT_EQ(backend.held_bytes(), 0) << "addresses alone";
      const absl::Status status = TakeHomes(kAskedPages, homes.get());
      EXPECT_EQ(status.ok(), granted == kAskedPages) << status;
      EXPECT_FALSE(homes->more_come());
      EXPECT_EQ(homes->there(), granted / kPiecePages * kPiecePages);
      if (status.ok()) continue;
      EXPECT_TRUE(absl::IsResourceExhausted(status));
      EXPECT_THAT(status.message(), HasSubstr("for kv_home"));
    }
    EXPECT_EQ(backend.held_bytes(), 0) << "given back";
  }
}

TEST_P(KvHomesTest, NoMoreIsTakenThanIsAskedFor) {
  MeanBackend backend(kAskedPages * page_bytes_);
  const auto homes = Reserved(backend);
  for (const int64_t pages : {1, 64, 65, 3 * 64}) {
    ASSERT_TRUE(TakeHomes(pages, homes.get()).ok());
    EXPECT_EQ(homes->there(), (pages + 63) / 64 * 64);
    EXPECT_EQ(backend.held_bytes(), homes->there() * page_bytes_);
    EXPECT_TRUE(homes->more_come());
  }
}

// Also of a number of pages that is no multiple of anything, and where scales share pages of the
// system's: then they are there at once.
TEST_P(KvHomesTest, PiecesMakeUpTheWholeAndEveryPageThatIsThereCanBeWritten) {
  for (const int64_t pages : {1, 63, 64, 500, 5000}) {
    MeanBackend backend(pages * page_bytes_);
    const auto homes = Reserved(backend, pages);
    EXPECT_EQ(homes->piece_pages() % 64, 0);
    EXPECT_LE(homes->piece_pages() * page_bytes_, size_t{2} << 30);
    EXPECT_LE((pages + homes->piece_pages() - 1) / homes->piece_pages(), 32);
    while (homes->more_come()) {
      ASSERT_TRUE(homes->TakePiece(1).ok());
      for (size_t i = 0; i < 4; ++i) {
        if (homes->array(i) == nullptr) continue;
        const size_t item = homes->array(i)->bytes() / (2 * pages);  // of two layers
        auto* const data = static_cast<char*>(homes->array(i)->data());
        for (const int64_t layer : {0, 1}) {
          for (const int64_t page : {int64_t{0}, homes->there() - 1}) {
            std::memset(data + (layer * pages + page) * item, 1, item);
          }
        }
      }
    }
    EXPECT_EQ(homes->there(), pages);
    EXPECT_EQ(backend.held_bytes(), pages * page_bytes_);
    for (const HostArray::Range& range : backend.ranges()) {
      EXPECT_EQ(range.begin % HostArray::kRangeBytes, 0) << pages;
    }
  }
}

TEST_P(KvHomesTest, AStoreHasThePagesThatAreThere) {
  MeanBackend backend(kAskedPages * page_bytes_);
  KvCounts counts = {.pages = kAskedPages, .slots = 1, .rooms = 30};
  counts.homes = Reserved(backend);
  ASSERT_TRUE(TakeHomes(kPiecePages, counts.homes.get()).ok());
  {
    const auto store = KvStore::Create(layout_, counts, &backend);
    ASSERT_TRUE(store.ok()) << store.status();
    EXPECT_EQ((*store)->Layer(0).keys.data, counts.homes->array(0)->data());
    EXPECT_EQ((*store)->Layer(0).rooms.home_piece_pages, kPiecePages);
    EXPECT_EQ((*store)->pages_there(), kPiecePages);
    EXPECT_EQ(backend.held_bytes(), kPiecePages * page_bytes_) << "nothing was taken again";
    ASSERT_TRUE(counts.homes->TakePiece(1).ok());
    EXPECT_EQ((*store)->pages_there(), 2 * kPiecePages);
  }
  counts.homes.reset();
  EXPECT_EQ(backend.held_bytes(), 0);
}

// The system granted no more, and what was planned is as much.
TEST_P(KvHomesTest, AStoreOfFewerPagesThanHomesHasItsOwn) {
  MeanBackend backend(kAskedPages / 2 * page_bytes_);
  KvCounts counts = {.pages = kAskedPages / 2, .slots = 1, .rooms = 30};
  counts.homes = Reserved(backend);
  EXPECT_FALSE(TakeHomes(kAskedPages, counts.homes.get()).ok());
  const auto store = KvStore::Create(layout_, counts, &backend);
  ASSERT_TRUE(store.ok()) << store.status();
  EXPECT_EQ((*store)->pages_there(), kAskedPages / 2);
  const KvLayerView first = (*store)->Layer(0);
  const KvLayerView second = (*store)->Layer(1);
  EXPECT_EQ(static_cast<char*>(second.keys.data) - static_cast<char*>(first.keys.data),
            kAskedPages * layout_.key_elements_per_page() * SizeBytes(layout_.kv_dtype));
  EXPECT_EQ(second.rooms.room_of_page.shape[0], kAskedPages / 2);
}

TEST_P(KvHomesTest, AStoreOfMorePagesThanHomesIsRefused) {
  MeanBackend backend(kAskedPages * page_bytes_);
  KvCounts counts = {.pages = kAskedPages, .slots = 1, .rooms = 30};
  counts.homes = Reserved(backend, 40);
  const absl::Status status = KvStore::Create(layout_, counts, &backend).status();
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_THAT(status.message(), HasSubstr("512 pages has 40 homes"));
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
