// The memory of the simulated machine: pages that hold what was written to them, state slots, and
// the host's pool of both, or rooms for copies of pages. Whatever is stale, misplaced or another's
// changes what is read.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "engine/model/forward_batch.h"
#include "kernels/kv_layout.h"
#include "tests/sim/fake_model.h"
#include "tests/sim/fake_rooms.h"

namespace longspan {

struct FakePage {
  PageHashes hashes{};                         // its keys and values, where they are at home
  std::array<uint64_t, kPageTokens> states{};  // the writer's open state behind each
  uint64_t carry = 0;                          // and at the page's end
  int32_t group = -1;                          // of layers, that wrote it last
  int32_t writer = -1;                         // the number of the request that did
  int32_t domain = -1;                         // and its PlannedRequest::domain
  bool is_suspect = false;                     // left by a request whose logits were no numbers
};

struct FakeSlot {
  uint64_t open = 0;
  int32_t last_token = -1;
};

// Logits that a step has left with a slot.
struct FakeLogits {
  int64_t sequence = -1;
  int64_t length = 0;    // tokens before what is drawn from them
  uint64_t context = 0;  // of those
};

// A sequence's pages, group by group.
using PageTables = std::vector<absl::Span<const int32_t>>;

class FakeMemory {
 public:
  FakeMemory(int64_t pages, int32_t slots, int64_t host_pages,
             std::vector<int64_t> window_tokens_by_group);
  // Of one group that sees all, without a host's pool. As if `steps` steps had gone by.
  void AddRooms(int32_t rooms, int32_t steps) {
    rooms_.emplace(static_cast<int32_t>(pages_.size()), rooms, steps);
  }

  // What a batch asks for before its rows, in the order of ForwardBatch.
  void Move(absl::Span<const HostMove> page_moves, absl::Span<const HostMove> slot_moves);
  void Fork(const ForkCopy& fork);
  void Reset(const SlotReset& reset);

  // Position `position` of the sequence in `slot` whose pages are `tables` leaves `cached`.
  // `writer` is a request of `domain`. Homes and rooms are written. Returns the slot's open state.
  uint64_t Write(const PageTables& tables, int32_t slot, int64_t position, uint64_t cached,
                 int32_t writer, int32_t domain);
  // A step reads these pages: gives rooms and makes the copies. `fetches`: of which.
  RoomCounts FetchRooms(absl::Span<const int32_t> pages, std::vector<RoomTable::Fetch>& fetches);
  // What the sequence reads once it has `length` tokens and the open state behind them, of each
  // page its room if it has one.
  uint64_t Read(const PageTables& tables, uint64_t open, int64_t length) const;

  // Nobody may read the page until it is written anew.
  void Suspect(int32_t page) { pages_.at(page).is_suspect = true; }
  // Pages that were last written by the request, for groups with a window.
  std::vector<int32_t> WindowPagesOf(int32_t writer) const;

  const FakePage& page(int32_t page) const { return pages_.at(page); }
  const FakeRooms* rooms() const { return rooms_.has_value() ? &*rooms_ : nullptr; }
  FakeSlot& slot(int32_t slot) { return slots_.at(slot); }
  // Whoever has the slot; they do not go to the host with it.
  FakeLogits& kept_logits(int32_t slot) { return kept_logits_.at(slot); }

 private:
  uint64_t ReadAll(absl::Span<const int32_t> pages, int64_t length) const;
  const PageHashes& HashesOf(int32_t page) const;

  const std::vector<int64_t> groups_;
  std::vector<FakePage> pages_;
  std::vector<FakeSlot> slots_;
  std::vector<FakeLogits> kept_logits_;  // [slots]
  std::optional<FakeRooms> rooms_;
  std::vector<FakePage> host_pages_;
  std::vector<FakeSlot> host_slots_;
};

}  // namespace longspan
