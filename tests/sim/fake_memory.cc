#include "tests/sim/fake_memory.h"

namespace longspan {
namespace {

template <typename T>
void MoveItems(absl::Span<const HostMove> moves, std::vector<T>& device, std::vector<T>& host) {
  for (const HostMove& move : moves) {
    if (static_cast<size_t>(move.host_item) >= host.size()) host.resize(move.host_item + 1);
    T& on_device = device.at(move.device_item);
    T& on_host = host[move.host_item];
    (move.to_host ? on_host : on_device) = move.to_host ? on_device : on_host;
  }
}

}  // namespace

FakeMemory::FakeMemory(int64_t pages, int32_t slots, int64_t host_pages)
    : pages_(pages), slots_(slots), host_pages_(host_pages) {}

void FakeMemory::Move(absl::Span<const HostMove> page_moves,
                      absl::Span<const HostMove> slot_moves) {
  MoveItems(page_moves, pages_, host_pages_);
  MoveItems(slot_moves, slots_, host_slots_);
}

void FakeMemory::Fork(const ForkCopy& fork) {
  if (fork.source_page >= 0) pages_.at(fork.destination_page) = pages_.at(fork.source_page);
  slots_.at(fork.destination_slot).open = slots_.at(fork.source_slot).open;
}

void FakeMemory::Reset(const SlotReset& reset) {
  slots_.at(reset.slot).open = reset.page < 0 ? kEmptyHash : pages_.at(reset.page).carry;
}

void FakeMemory::Write(absl::Span<const int32_t> pages, int32_t slot, int64_t position,
                       int32_t token, bool attends_densely, int32_t domain) {
  FakePage& page = pages_.at(pages[PageOfToken(position)]);
  FakeSlot& state = slots_.at(slot);
  const auto offset = static_cast<size_t>(OffsetInPage(position));
  const uint64_t cached = Cached(token, attends_densely);
  page.tokens[offset] = token;
  page.hashes[offset] = Mix(offset == 0 ? kEmptyHash : page.hashes[offset - 1], cached);
  page.domain = domain;
  if (offset == 0) page.is_suspect = false;
  state.open = Mix(state.open, cached);
  if (offset + 1 == kPageTokens) page.carry = state.open;
}

uint64_t FakeMemory::Read(absl::Span<const int32_t> pages, int32_t slot, int64_t length) const {
  uint64_t hash = kEmptyHash;
  for (int64_t begin = 0; begin < length; begin += kPageTokens) {
    const int64_t last = std::min<int64_t>(length - begin, kPageTokens) - 1;
    hash = Mix(hash, pages_.at(pages[PageOfToken(begin)]).hashes[static_cast<size_t>(last)]);
  }
  return Mix(hash, slots_.at(slot).open);
}

}  // namespace longspan
