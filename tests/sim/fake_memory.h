// The memory of the simulated machine: pages that hold what was written to them, state slots, and
// the host's pool of both. Whatever is stale, misplaced or another's changes what is read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "engine/model/forward_batch.h"
#include "kernels/kv_layout.h"
#include "tests/sim/fake_model.h"

namespace longspan {

struct FakePage {
  std::array<int32_t, kPageTokens> tokens{};
  std::array<uint64_t, kPageTokens> hashes{};  // of the page's tokens up to each
  uint64_t carry = 0;                          // the writer's open state at the page's end
  int32_t domain = -1;                         // of the last writer (PlannedRequest::domain)
  bool is_suspect = false;                     // left by a request whose logits were no numbers
};

struct FakeSlot {
  uint64_t open = 0;
  int32_t last_token = -1;
};

class FakeMemory {
 public:
  FakeMemory(int64_t pages, int32_t slots, int64_t host_pages);

  // What a batch asks for before its rows, in the order of ForwardBatch.
  void Move(absl::Span<const HostMove> page_moves, absl::Span<const HostMove> slot_moves);
  void Fork(const ForkCopy& fork);
  void Reset(const SlotReset& reset);

  // Position `position` of the sequence in `slot` whose pages are `pages`.
  void Write(absl::Span<const int32_t> pages, int32_t slot, int64_t position, int32_t token,
             bool attends_densely, int32_t domain);
  // What the sequence reads once it has `length` tokens.
  uint64_t Read(absl::Span<const int32_t> pages, int32_t slot, int64_t length) const;

  // Nobody may read the page until it is written anew.
  void Suspect(int32_t page) { pages_.at(page).is_suspect = true; }

  const FakePage& page(int32_t page) const { return pages_.at(page); }
  FakeSlot& slot(int32_t slot) { return slots_.at(slot); }

 private:
  std::vector<FakePage> pages_;
  std::vector<FakeSlot> slots_;
  std::vector<FakePage> host_pages_;
  std::vector<FakeSlot> host_slots_;
};

}  // namespace longspan
