#include "tests/sim/room_book.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

std::string InWords(const RoomCounts& counts) {
  return absl::StrCat(counts.found, " found, ", counts.fetched, " fetched, ", counts.left, " left");
}

std::string InWords(const RoomTable::Fetch& fetch) {
  return absl::StrCat("page ", fetch.page, " into room ", fetch.room);
}

}  // namespace

void RoomBook::Forget(int32_t page) {
  const int32_t room = std::exchange(room_of_page_[page], kNoRoom);
  if (room != kNoRoom) rooms_[room].page = -1;  // its age stays
}

void RoomBook::Ask(absl::Span<const int32_t> pages) {
  found_ = 0;
  missing_.clear();
  if (pages.empty()) return;
  ++step_;
  for (const int32_t page : pages) {
    if (std::exchange(asked_at_[page], step_) == step_) continue;
    ++asked_pages_;
    const int32_t room = room_of_page_[page];
    if (room == kNoRoom) {
      missing_.push_back(page);
    } else {
      rooms_[room].read_at_step = step_;
      ++found_;
    }
  }
}

int64_t RoomBook::AgeOf(const Room& room) const {
  return std::min<int64_t>(step_ - room.read_at_step, kOldestSteps);
}

std::string RoomBook::WhatIsCountedWrongly(const RoomAnswer& answer) const {
  const auto missing = static_cast<int64_t>(missing_.size());
  const int64_t fetched = std::min(missing, static_cast<int64_t>(rooms_.size()) - found_);
  const RoomCounts wanted = {found_, fetched, missing - fetched};
  if (answer.counts == wanted) return "";
  return absl::StrCat("wanted ", InWords(wanted), "; found ", InWords(answer.counts));
}

std::string RoomBook::WhatIsFetchedWrongly(const RoomAnswer& answer) const {
  const auto fetches = static_cast<int64_t>(answer.fetches.size());
  if (fetches != answer.counts.fetched || fetches > static_cast<int64_t>(missing_.size())) {
    return absl::StrCat("copies: wanted ", answer.counts.fetched, ", found ", fetches);
  }
  int32_t first_room = 0;  // of those that may come next
  for (int64_t i = 0; i < fetches; ++i) {
    const RoomTable::Fetch& fetch = answer.fetches[i];
    const bool is_room =
        fetch.room >= first_room && fetch.room < static_cast<int32_t>(rooms_.size());
    if (!is_room || fetch.page != missing_[i]) {
      return absl::StrCat("copy ", i, ": wanted page ", missing_[i], " into a room from ",
                          first_room, " on of ", rooms_.size(), ", found ", InWords(fetch));
    }
    first_room = fetch.room + 1;
  }
  return "";
}

std::string RoomBook::WhoLeavesWrongly(const RoomAnswer& answer) const {
  // By age, the oldest first, and number: whoever leaves comes before whoever stays.
  using Place = std::pair<int64_t, int32_t>;
  std::vector<Place> taken;
  std::vector<Place> kept;  // and not read now
  for (int32_t room = 0; room < static_cast<int32_t>(rooms_.size()); ++room) {
    const bool is_taken = std::any_of(answer.fetches.begin(), answer.fetches.end(),
                                      [&](const auto& fetch) { return fetch.room == room; });
    const bool is_read = rooms_[room].read_at_step == step_;
    if (is_read && is_taken) {
      return absl::StrCat("page ", rooms_[room].page, " leaves room ", room,
                          ", and the step reads it");
    }
    if (!is_read) (is_taken ? taken : kept).emplace_back(-AgeOf(rooms_[room]), room);
  }
  if (taken.empty() || kept.empty()) return "";
  const Place last_taken = *std::max_element(taken.begin(), taken.end());
  const Place first_kept = *std::min_element(kept.begin(), kept.end());
  if (last_taken < first_kept) return "";
  const auto words = [](const Place& place) {
    return absl::StrCat("room ", place.second, ", read ", -place.first, " steps ago");
  };
  return absl::StrCat("wanted ", words(first_kept), ", to be taken before ", words(last_taken));
}

void RoomBook::Note(const RoomAnswer& answer) {
  for (const RoomTable::Fetch& fetch : answer.fetches) {
    Room& room = rooms_[fetch.room];
    if (room.page >= 0) room_of_page_[room.page] = kNoRoom;
    room = {fetch.page, step_};
    room_of_page_[fetch.page] = fetch.room;
  }
  counts_ += answer.counts;
}

}  // namespace longspan
