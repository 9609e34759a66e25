// The operation that gives rooms, step by step beside RoomTable: which page is in which room, what
// is counted, and that a room holds what its home does.

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "engine/model/families/families.h"
#include "engine/model/kv_store.h"
#include "gtest/gtest.h"
#include "kernels/base/check.h"
#include "kernels/rooms/owned_rooms.h"
#include "kernels/rooms/pages_read.h"
#include "tests/engine/model/model_backend.h"

namespace longspan {
namespace {

constexpr int32_t kFetchPages = 150;
constexpr int kFetchSteps = 60;
constexpr int64_t kFetchDenseBelow = 600;  // tokens: more pages than a sparse row reads

struct FetchCase {
  std::string name;
  int32_t rooms;
  int most_rows;
  std::optional<DType> kv_dtype;
};

// Rows of one token, whose page tables and selections are random, beside a chunk, which gets none.
class RandomFetch {
 public:
  RandomFetch(const KvLayout& layout, int rows, std::mt19937& random) {
    for (int row = 0; row < rows; ++row) AddRow(1, random);
    AddRow(3, random);
    for (int token = 0; token < token_offsets_.back(); ++token) {
      const int row = std::min(token, rows);
      for (int head = 0; head < layout.kv_heads; ++head) Select(layout.nsa, row, random);
    }
  }
  RaggedBatch Batch() const {
    RaggedBatch batch;
    batch.token_offsets = token_offsets_;
    batch.first_positions = first_positions_;
    batch.slots = slots_;
    batch.page_offsets = page_offsets_;
    batch.page_ids = page_ids_;
    batch.attends_densely = attends_densely_;
    return batch;
  }
  const std::vector<int32_t>& selected() const { return selected_; }
  // Of the rows of one token, in their order.
  std::vector<int32_t> PagesRead(const KvLayout& layout, int kv_head) const {
    const RaggedBatch batch = Batch();
    std::vector<int32_t> ids;
    for (int row = 0; row + 1 < batch.rows(); ++row) {
      const auto blocks = static_cast<size_t>(layout.nsa.selected_blocks);
      std::vector<int32_t> pages;
      if (attends_densely_[row] != 0) {
        AddPagesRead(first_positions_[row], pages);
      } else {
        AddPagesRead(layout.nsa, first_positions_[row],
                     {selected_.data() + (row * layout.kv_heads + kv_head) * blocks, blocks},
                     pages);
      }
      for (const int32_t page : pages) ids.push_back(batch.pages(row, 0)[page]);
    }
    return ids;
  }

 private:
  void AddRow(int tokens, std::mt19937& random) {
    const auto first = static_cast<int64_t>(random() % (12 * kPageTokens));
    std::vector<int32_t> pages(kFetchPages);
    std::iota(pages.begin(), pages.end(), 0);
    std::shuffle(pages.begin(), pages.end(), random);
    pages.resize(PagesForTokens(first + tokens));
    page_ids_.insert(page_ids_.end(), pages.begin(), pages.end());
    page_offsets_.push_back(static_cast<int32_t>(page_ids_.size()));
    token_offsets_.push_back(token_offsets_.back() + tokens);
    slots_.push_back(static_cast<int32_t>(slots_.size()));
    first_positions_.push_back(first);
    attends_densely_.push_back(first + 1 < kFetchDenseBelow && random() % 3 == 0 ? 1 : 0);
  }
  // Blocks up to the token's own, ascending, and -1 behind them.
  void Select(const NsaParams& nsa, int row, std::mt19937& random) {
    const int64_t blocks = first_positions_[row] / nsa.block_tokens + 1;
    std::set<int32_t> chosen;
    for (int i = 0; i < nsa.selected_blocks; ++i) {
      chosen.insert(static_cast<int32_t>(random() % static_cast<uint64_t>(blocks)));
    }
    selected_.insert(selected_.end(), chosen.begin(), chosen.end());
    selected_.resize(selected_.size() + nsa.selected_blocks - chosen.size(), -1);
  }

  std::vector<int32_t> token_offsets_ = {0};
  std::vector<int64_t> first_positions_;
  std::vector<int32_t> slots_;
  std::vector<int32_t> page_offsets_ = {0};
  std::vector<int32_t> page_ids_;
  std::vector<uint8_t> attends_densely_;
  std::vector<int32_t> selected_;  // [tokens, Hk, selected blocks]
};

class FetchRoomsTest : public testing::TestWithParam<FetchCase> {
 protected:
  FetchRoomsTest() {
    ModelConfig config;
    config.layers = 1;
    config.kv_heads = 2;
    config.head_dim = 64;
    config.nsa.emplace();
    config.nsa->window_tokens = 128;
    config.nsa->selected_blocks = 5;
    config.nsa->dense_below_tokens = kFetchDenseBelow;
    config.family = &kSparseLlama;
    layout_ = LayoutFor(config, DType::kBf16, GetParam().kv_dtype);
    auto store = KvStore::Create(
        layout_, {.pages = kFetchPages, .slots = 1, .rooms = GetParam().rooms}, backend_.get());
    LONGSPAN_CHECK(store.ok());
    store_ = *std::move(store);
    kv_ = store_->Layer(0);
    for (const TensorView& home : {kv_.keys, kv_.values, kv_.key_scales, kv_.value_scales}) {
      if (home.data == nullptr) continue;
      auto* const bytes = home.as<uint8_t>();
      for (size_t i = 0; i < home.bytes(); ++i) bytes[i] = static_cast<uint8_t>(random_());
    }
    for (int head = 0; head < layout_.kv_heads; ++head) {
      expected_.emplace_back(kFetchPages, GetParam().rooms);
    }
  }

  RoomCounts Fetch(const RandomFetch& step) {
    const RaggedBatch batch = step.Batch();
    const size_t bytes = step.selected().size() * sizeof(int32_t);
    auto selected = *backend_->Allocate("selected", bytes);
    EXPECT_TRUE(backend_->CopyIn(selected->data(), step.selected().data(), bytes).ok());
    EXPECT_TRUE(backend_->BeginStep(batch).ok());
    const TensorView view = {selected->data(),
                             DType::kI32,
                             3,
                             {batch.tokens(), layout_.kv_heads, layout_.nsa.selected_blocks}};
    const absl::Status status = backend_->Compute(FetchRoomsArgs{&batch, view, kv_});
    EXPECT_TRUE(status.ok()) << status;
    auto result = backend_->EndAndFinishStep();
    EXPECT_TRUE(result.ok()) << result.status();
    return result.ok() ? result->reads.rooms : RoomCounts();
  }

  RoomCounts FetchExpected(const RandomFetch& step) {
    RoomCounts counts;
    for (int head = 0; head < layout_.kv_heads; ++head) {
      std::vector<RoomTable::Fetch> fetches;
      counts += expected_[head].Table().Read(step.PagesRead(layout_, head), fetches);
    }
    return counts;
  }

  std::vector<uint8_t> BytesOf(const TensorView& view) {
    if (view.data == nullptr) return {};
    std::vector<uint8_t> bytes(view.bytes());
    EXPECT_TRUE(backend_->CopyOut(bytes.data(), view.data, bytes.size()).ok());
    return bytes;
  }

  void ExpectRoomsAsExpected() {
    std::vector<int32_t> room_of_page(kv_.rooms.room_of_page.elements());
    ASSERT_TRUE(backend_
                    ->CopyOut(room_of_page.data(), kv_.rooms.room_of_page.data,
                              kv_.rooms.room_of_page.bytes())
                    .ok());
    for (int32_t page = 0; page < kFetchPages; ++page) {
      for (int head = 0; head < layout_.kv_heads; ++head) {
        ASSERT_EQ(room_of_page[page * layout_.kv_heads + head],
                  expected_[head].Table().RoomOf(page))
            << "page " << page << " of head " << head;
      }
    }
    ExpectCopies(room_of_page, kv_.keys, kv_.rooms.keys);
    ExpectCopies(room_of_page, kv_.values, kv_.rooms.values);
    ExpectCopies(room_of_page, kv_.key_scales, kv_.rooms.key_scales);
    ExpectCopies(room_of_page, kv_.value_scales, kv_.rooms.value_scales);
  }

  // Blocks of a (page, KV head) and of a (room, KV head).
  void ExpectCopies(const std::vector<int32_t>& room_of_page, const TensorView& home,
                    const TensorView& rooms) {
    const std::vector<uint8_t> copies = BytesOf(rooms);
    if (copies.empty()) return;
    const size_t block = home.bytes() / (kFetchPages * layout_.kv_heads);
    for (size_t i = 0; i < room_of_page.size(); ++i) {
      if (room_of_page[i] == kNoRoom) continue;
      const size_t head = i % layout_.kv_heads;
      const uint8_t* copy = &copies[(room_of_page[i] * layout_.kv_heads + head) * block];
      ASSERT_EQ(std::memcmp(copy, home.as<const uint8_t>() + i * block, block), 0)
          << "page " << i / layout_.kv_heads << " of head " << head;
    }
  }

  std::mt19937 random_{11};
  const std::unique_ptr<Backend> backend_ = MakeModelBackend(/*threads=*/2);
  KvLayout layout_;
  std::unique_ptr<KvStore> store_;
  KvLayerView kv_;
  std::vector<OwnedRooms> expected_;  // by KV head
};

TEST_P(FetchRoomsTest, GivesTheRoomsThatTheTableGives) {
  RoomCounts all;
  for (int number = 0; number < kFetchSteps; ++number) {
    SCOPED_TRACE(testing::Message() << "step " << number);
    const int rows = 1 + static_cast<int>(random_() % static_cast<uint32_t>(GetParam().most_rows));
    const RandomFetch step(layout_, rows, random_);
    const RoomCounts counts = Fetch(step);
    ASSERT_EQ(counts, FetchExpected(step));
    all += counts;
    ExpectRoomsAsExpected();
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(all.fetched, 0);
  EXPECT_GT(all.found, 0);
  EXPECT_EQ(all.left > 0, GetParam().rooms < 2 * GetParam().most_rows) << all.left;
}

INSTANTIATE_TEST_SUITE_P(Sizes, FetchRoomsTest,
                         testing::Values(FetchCase{"one_room", 1, 1, std::nullopt},
                                         FetchCase{"few_rooms", 9, 12, std::nullopt},
                                         FetchCase{"many_rooms", 120, 8, std::nullopt},
                                         FetchCase{"one_row", 40, 1, std::nullopt},
                                         FetchCase{"e4m3", 60, 6, DType::kF8E4M3}),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan
