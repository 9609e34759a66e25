#include "tests/sim/fake_memory.h"

#include <algorithm>
#include <utility>

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

void Append(PageHashes& hashes, size_t offset, uint64_t cached) {
  hashes[offset] = Mix(offset == 0 ? kEmptyHash : hashes[offset - 1], cached);
}

}  // namespace

FakeMemory::FakeMemory(int64_t pages, int32_t slots, int64_t host_pages,
                       std::vector<int64_t> window_tokens_by_group)
    : groups_(std::move(window_tokens_by_group)),
      pages_(pages),
      slots_(slots),
      kept_logits_(slots),
      host_pages_(host_pages) {}

void FakeMemory::Move(absl::Span<const HostMove> page_moves,
                      absl::Span<const HostMove> slot_moves) {
  MoveItems(page_moves, pages_, host_pages_);
  MoveItems(slot_moves, slots_, host_slots_);
}

void FakeMemory::Fork(const ForkCopy& fork) {
  if (fork.source_page >= 0) {
    pages_.at(fork.destination_page) = pages_.at(fork.source_page);
    if (rooms_) rooms_->Forget(fork.destination_page);
  }
  slots_.at(fork.destination_slot).open = slots_.at(fork.source_slot).open;
}

void FakeMemory::Reset(const SlotReset& reset) {
  slots_.at(reset.slot).open = reset.page < 0 ? kEmptyHash : pages_.at(reset.page).carry;
}

uint64_t FakeMemory::Write(const PageTables& tables, int32_t slot, int64_t position,
                           uint64_t cached, int32_t writer, int32_t domain) {
  FakeSlot& state = slots_.at(slot);
  const auto offset = static_cast<size_t>(OffsetInPage(position));
  state.open = Mix(state.open, cached);
  for (size_t group = 0; group < groups_.size(); ++group) {
    const auto number = static_cast<int32_t>(group);
    const int32_t id = tables[group][PageOfToken(position)];
    FakePage& page = pages_.at(id);
    Append(page.hashes, offset, OfGroup(cached, number));
    PageHashes* const copy = rooms_ ? rooms_->CopyOf(id) : nullptr;
    if (copy != nullptr) Append(*copy, offset, OfGroup(cached, number));
    page.states[offset] = OfGroup(state.open, number);
    page.group = number;
    page.writer = writer;
    page.domain = domain;
    if (offset == 0) page.is_suspect = false;
    if (offset + 1 == kPageTokens) page.carry = state.open;
  }
  return state.open;
}

RoomCounts FakeMemory::FetchRooms(absl::Span<const int32_t> pages,
                                  std::vector<RoomTable::Fetch>& fetches) {
  const RoomCounts counts = rooms_->Read(pages, fetches);
  for (const RoomTable::Fetch& fetch : fetches) {
    rooms_->copy(fetch.room) = pages_.at(fetch.page).hashes;
  }
  return counts;
}

const PageHashes& FakeMemory::HashesOf(int32_t page) const {
  const PageHashes* const copy = rooms_ ? rooms_->CopyOf(page) : nullptr;
  return copy != nullptr ? *copy : pages_.at(page).hashes;
}

uint64_t FakeMemory::ReadAll(absl::Span<const int32_t> pages, int64_t length) const {
  uint64_t hash = kEmptyHash;
  for (int64_t begin = 0; begin < length; begin += kPageTokens) {
    const int64_t last = std::min<int64_t>(length - begin, kPageTokens) - 1;
    hash = Mix(hash, HashesOf(pages[PageOfToken(begin)])[static_cast<size_t>(last)]);
  }
  return hash;
}

uint64_t FakeMemory::Read(const PageTables& tables, uint64_t open, int64_t length) const {
  uint64_t hash = kEmptyHash;
  for (size_t group = 0; group < groups_.size(); ++group) {
    const int64_t window = groups_[group];
    if (window == 0) {
      hash = Mix(hash, ReadAll(tables[group], length));
      continue;
    }
    for (int64_t at = std::max<int64_t>(0, length - window); at < length; ++at) {
      const FakePage& page = pages_.at(tables[group][PageOfToken(at)]);
      hash = Mix(hash, page.states[static_cast<size_t>(OffsetInPage(at))]);
    }
  }
  return Mix(hash, open);
}

std::vector<int32_t> FakeMemory::WindowPagesOf(int32_t writer) const {
  std::vector<int32_t> written;
  for (size_t page = 0; page < pages_.size(); ++page) {
    if (pages_[page].writer != writer || groups_[pages_[page].group] == 0) continue;
    written.push_back(static_cast<int32_t>(page));
  }
  return written;
}

}  // namespace longspan
