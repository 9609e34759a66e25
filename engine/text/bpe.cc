#include "engine/text/bpe.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/byte_level.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr int32_t kMergedAway = -1;
constexpr int32_t kNoToken = -1;
constexpr uint32_t kNone = UINT32_MAX;
constexpr int64_t kMergesBetweenLooks = 4096;  // at the cancellation flag

// Most segments are words seen before in the same text.
constexpr size_t kMaxSeenBytes = 32;
constexpr size_t kMaxSeen = 1 << 15;

Utf8Step ByteStep(char byte) { return {static_cast<uint8_t>(byte), 1, true, false}; }

uint64_t PairKey(int32_t left_id, int32_t right_id) {
  return uint64_t{static_cast<uint32_t>(left_id)} << 32 | static_cast<uint32_t>(right_id);
}

}  // namespace

class Bpe::TokenIds {
 public:
  explicit TokenIds(const BpeSpec& spec) {
    for (const auto& [token, id] : spec.vocabulary) ids_.emplace(token, id);
  }

  int32_t Find(absl::string_view token) const {
    const auto found = ids_.find(token);
    return found == ids_.end() ? kNoToken : found->second;
  }

 private:
  absl::flat_hash_map<absl::string_view, int32_t> ids_;
};

absl::StatusOr<Bpe> Bpe::Create(const BpeSpec& spec, absl::Span<const int32_t> control_ids) {
  const TokenIds ids(spec);
  Bpe bpe;
  bpe.control_ids_.insert(control_ids.begin(), control_ids.end());
  bpe.is_byte_level_ = spec.is_byte_level;
  bpe.fuse_unknown_ = spec.fuse_unknown;
  bpe.unknown_id_ = spec.unknown_token.empty() ? kNoToken : ids.Find(spec.unknown_token);
  bpe.FindUnits(spec, ids);
  if (absl::Status status = bpe.CheckUnknown(spec); !status.ok()) return status;
  const absl::Status merges =
      spec.scores.empty() ? bpe.ReadMerges(spec, ids) : bpe.ReadScores(spec, ids);
  if (!merges.ok()) return merges;
  for (const auto& [token, id] : spec.vocabulary) {
    const std::optional<std::string> written =
        spec.is_byte_level ? ByteLevelDecode(token) : std::optional<std::string>(token);
    if (!written.has_value()) continue;
    bpe.most_token_bytes_ = std::max(bpe.most_token_bytes_, written->size());
    if (spec.ignore_merges) bpe.whole_pieces_.emplace(*written, id);
  }
  const bool may_lack_tokens = absl::c_linear_search(bpe.token_of_unit_, kNoToken);
  const bool all_are_written = bpe.is_byte_level_ ? !may_lack_tokens : bpe.HasAllFallbacks();
  const bool one_token_each = bpe.unknown_id_ != kNoToken && !bpe.fuse_unknown_;
  if (!all_are_written && !one_token_each) bpe.most_token_bytes_ = kMaxPieceBytes;
  return bpe;
}

void Bpe::FindUnits(const BpeSpec& spec, const TokenIds& ids) {
  if (spec.byte_fallback) {
    for (int byte = 0; byte < 256; ++byte) {
      fallback_of_byte_.push_back(ids.Find(absl::StrFormat("<0x%02X>", byte)));
    }
  }
  if (is_byte_level_) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string character;
      AppendUtf8(ByteLevelCharacter(static_cast<uint8_t>(byte)), &character);
      token_of_unit_.push_back(ids.Find(character));
    }
    return;
  }
  for (const auto& [token, id] : spec.vocabulary) {
    if (token.empty()) continue;
    const Utf8Step step = NextUtf8(token, 0);
    if (!step.valid || step.bytes != token.size()) continue;
    if (step.value >= token_of_unit_.size()) token_of_unit_.resize(step.value + 1, kNoToken);
    token_of_unit_[step.value] = id;
  }
}

bool Bpe::HasAllFallbacks() const {
  return !fallback_of_byte_.empty() && !absl::c_linear_search(fallback_of_byte_, kNoToken);
}

// An unknown token that is named must be there, unless everything has tokens of its own.
absl::Status Bpe::CheckUnknown(const BpeSpec& spec) const {
  const auto missing = absl::c_find(token_of_unit_, kNoToken);
  const bool byte_is_missing = is_byte_level_ && missing != token_of_unit_.end();
  const auto byte = missing - token_of_unit_.begin();
  if (byte_is_missing && spec.byte_fallback) {
    return absl::InvalidArgumentError(absl::StrCat(
        "BPE with byte_fallback where ByteLevel has no token for byte ", byte, " is not served"));
  }
  const bool is_named = !spec.unknown_token.empty();
  if (!is_named || unknown_id_ != kNoToken) return absl::OkStatus();
  if (is_byte_level_ ? !byte_is_missing : HasAllFallbacks()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("neither ", is_byte_level_ ? absl::StrCat("byte ", byte) : "every byte",
                   " nor unk_token ", spec.unknown_token, " is in the vocabulary"));
}

// The units at the ends of a token, which are characters of the byte alphabet or of the text.
int32_t Bpe::FirstUnit(absl::string_view token) const {
  const std::string units =
      is_byte_level_ ? ByteLevelDecode(token).value_or("") : std::string(token);
  if (units.empty()) return kNoToken;
  return TokenOf(is_byte_level_ ? ByteStep(units.front()).value : NextUtf8(units, 0).value);
}

int32_t Bpe::LastUnit(absl::string_view token) const {
  const std::string units =
      is_byte_level_ ? ByteLevelDecode(token).value_or("") : std::string(token);
  if (units.empty()) return kNoToken;
  size_t begin = units.size() - 1;
  while (begin > 0 && (static_cast<uint8_t>(units[begin]) & 0xC0) == 0x80) --begin;
  return TokenOf(is_byte_level_ ? ByteStep(units.back()).value : NextUtf8(units, begin).value);
}

// False if one of the three tokens is missing.
bool Bpe::AddMerge(absl::string_view left, absl::string_view right, const TokenIds& ids,
                   uint32_t rank) {
  const int32_t left_id = ids.Find(left);
  const int32_t right_id = ids.Find(right);
  const int32_t merged_id = ids.Find(absl::StrCat(left, right));
  if (left_id < 0 || right_id < 0 || merged_id < 0) return false;
  merges_.insert_or_assign(PairKey(left_id, right_id), Merge{rank, merged_id});
  if (rank >= merged_id_of_rank_.size()) merged_id_of_rank_.resize(rank + 1, kNoToken);
  merged_id_of_rank_[rank] = merged_id;
  joined_units_.insert(PairKey(LastUnit(left), FirstUnit(right)));
  return true;
}

absl::Status Bpe::ReadMerges(const BpeSpec& spec, const TokenIds& ids) {
  uint32_t rank = 0;
  for (const auto& [left, right] : spec.merges) {
    if (!AddMerge(left, right, ids, rank)) {
      return absl::InvalidArgumentError(absl::StrCat("merge ", rank, " (\"", left, "\" \"", right,
                                                     "\") names a token that is not in the "
                                                     "vocabulary"));
    }
    ++rank;
  }
  return absl::OkStatus();
}

// Every way to cut a token in two is a merge, whose rank is that of the token's score.
absl::Status Bpe::ReadScores(const BpeSpec& spec, const TokenIds& ids) {
  std::map<float, uint32_t, std::greater<>> ranks;
  for (const auto& [token, id] : spec.vocabulary) ranks[spec.scores[id]];
  uint32_t next = 0;
  for (auto& rank : ranks) rank.second = next++;
  for (const auto& [token, id] : spec.vocabulary) {
    if (spec.scores[id] == kNotMerged || token.empty()) continue;
    if (token.size() > kMaxScoredTokenBytes) {
      return absl::InvalidArgumentError(absl::StrCat("token ", id, " has ", token.size(),
                                                     " bytes; at most ", kMaxScoredTokenBytes,
                                                     " are served where tokens have scores"));
    }
    const absl::string_view text = token;
    const uint32_t rank = ranks[spec.scores[id]];
    for (size_t cut = 0; (cut += NextUtf8(text, cut).bytes) < text.size();) {
      AddMerge(text.substr(0, cut), text.substr(cut), ids, rank);
    }
  }
  return absl::OkStatus();
}

bool Bpe::Encode(absl::string_view piece, const std::atomic<bool>* cancelled, Workspace* workspace,
                 std::vector<int32_t>* token_ids) const {
  if (const auto whole = whole_pieces_.find(piece); whole != whole_pieces_.end()) {
    const int32_t token_id = whole->second;
    if (!workspace->keeps_control_apart_ || !control_ids_.contains(token_id)) {
      token_ids->push_back(token_id);
      return true;
    }
  }
  for (size_t begin = 0; begin < piece.size();) {
    const size_t end = piece.size() <= kMaxSeenBytes ? piece.size() : SegmentEnd(piece, begin);
    const absl::string_view segment = piece.substr(begin, end - begin);
    if (!EncodeSegment(segment, cancelled, workspace, token_ids)) return false;
    begin = end;
  }
  return true;
}

// Between two units that no merge joins nothing ever merges, so that what stands on either side can
// be merged by itself. Where spaces are marked a long piece falls apart into words.
size_t Bpe::SegmentEnd(absl::string_view piece, size_t begin) const {
  int32_t previous_id = kNoToken;
  for (size_t offset = begin; offset < piece.size();) {
    const Utf8Step step = is_byte_level_ ? ByteStep(piece[offset]) : NextUtf8(piece, offset);
    const int32_t token_id = TokenOf(step.value);
    const bool both_known = previous_id != kNoToken && token_id != kNoToken;
    if (both_known && !joined_units_.contains(PairKey(previous_id, token_id))) return offset;
    previous_id = token_id;
    offset += step.bytes;
  }
  return piece.size();
}

bool Bpe::EncodeSegment(absl::string_view segment, const std::atomic<bool>* cancelled,
                        Workspace* workspace, std::vector<int32_t>* token_ids) const {
  const bool is_short = segment.size() <= kMaxSeenBytes;
  if (is_short) {
    if (const auto seen = workspace->seen_.find(segment); seen != workspace->seen_.end()) {
      token_ids->insert(token_ids->end(), seen->second.begin(), seen->second.end());
      return true;
    }
  }
  if (!MergeSymbols(segment, cancelled, workspace)) return false;
  const size_t first_new = token_ids->size();
  TakeSymbols(*workspace, token_ids);
  if (is_short && workspace->seen_.size() < kMaxSeen) {
    workspace->seen_.emplace(
        segment, std::vector<int32_t>(token_ids->begin() + first_new, token_ids->end()));
  }
  return true;
}

// A symbol stands where the first of its units stood.
void Bpe::TakeSymbols(const Workspace& workspace, std::vector<int32_t>* token_ids) const {
  const std::vector<Workspace::Symbol>& symbols = workspace.symbols_;
  const std::vector<int32_t>& units = workspace.units_;
  const auto count = static_cast<uint32_t>(symbols.size());
  for (uint32_t begin = 0, end = 0; begin < count; begin = end) {
    end = std::min(symbols[begin].next, count);
    const int32_t token_id = symbols[begin].token_id;
    const bool is_merged = end - begin > 1;
    if (is_merged && workspace.keeps_control_apart_ && control_ids_.contains(token_id)) {
      token_ids->insert(token_ids->end(), units.begin() + begin, units.begin() + end);
    } else {
      token_ids->push_back(token_id);
    }
  }
}

const Bpe::Merge* Bpe::FindMerge(int32_t left_id, int32_t right_id) const {
  const auto found = merges_.find(PairKey(left_id, right_id));
  return found == merges_.end() ? nullptr : &found->second;
}

// Puts the pair of `left` and its right neighbour on the heap, if it merges at all.
void Bpe::Offer(uint32_t left, Workspace* workspace) const {
  if (left == kNone) return;
  const Workspace::Symbol& symbol = workspace->symbols_[left];
  if (symbol.next == kNone) return;
  const Merge* merge = FindMerge(symbol.token_id, workspace->symbols_[symbol.next].token_id);
  if (merge == nullptr) return;
  workspace->heap_.push_back(uint64_t{merge->rank} << 32 | left);
  ++workspace->heap_pushes_;
}

int32_t Bpe::TokenOf(char32_t unit) const {
  return unit < token_of_unit_.size() ? token_of_unit_[unit] : kNoToken;
}

// All bytes of a character have tokens, or it is unknown.
bool Bpe::AppendFallback(absl::string_view character, std::vector<int32_t>* token_ids) const {
  if (fallback_of_byte_.empty()) return false;
  for (const char byte : character) {
    if (fallback_of_byte_[static_cast<uint8_t>(byte)] == kNoToken) return false;
  }
  for (const char byte : character) {
    token_ids->push_back(fallback_of_byte_[static_cast<uint8_t>(byte)]);
  }
  return true;
}

// The tokens that merging begins with. As in the reference, an unknown token is written when the
// next one that is not made of bytes comes.
void Bpe::AppendUnits(absl::string_view piece, std::vector<int32_t>* token_ids) const {
  bool unknown_waits = false;
  const auto write_unknown = [&] {
    if (std::exchange(unknown_waits, false)) token_ids->push_back(unknown_id_);
  };
  for (size_t offset = 0; offset < piece.size();) {
    const Utf8Step step = is_byte_level_ ? ByteStep(piece[offset]) : NextUtf8(piece, offset);
    const absl::string_view unit = piece.substr(offset, step.bytes);
    offset += step.bytes;
    const int32_t token_id = TokenOf(step.value);
    if (token_id != kNoToken) {
      write_unknown();
      token_ids->push_back(token_id);
    } else if (!AppendFallback(unit, token_ids) && unknown_id_ != kNoToken) {
      if (!fuse_unknown_) write_unknown();
      unknown_waits = true;
    }
  }
  write_unknown();
}

bool Bpe::MergeSymbols(absl::string_view piece, const std::atomic<bool>* cancelled,
                       Workspace* workspace) const {
  auto& symbols = workspace->symbols_;
  auto& heap = workspace->heap_;
  heap.clear();
  auto& units = workspace->units_;
  units.clear();
  AppendUnits(piece, &units);
  symbols.clear();
  symbols.reserve(units.size());
  for (const int32_t token_id : units) {
    const uint32_t index = static_cast<uint32_t>(symbols.size());
    symbols.push_back({token_id, index - 1, index + 1});  // of index 0: kNone
  }
  if (symbols.empty()) return true;
  symbols.back().next = kNone;
  for (uint32_t i = 0; i < symbols.size(); ++i) Offer(i, workspace);
  std::make_heap(heap.begin(), heap.end(), std::greater<>());

  for (int64_t popped = 0; !heap.empty(); ++popped) {
    if (popped % kMergesBetweenLooks == 0 && cancelled != nullptr && cancelled->load()) {
      return false;
    }
    std::pop_heap(heap.begin(), heap.end(), std::greater<>());
    const uint32_t left = static_cast<uint32_t>(heap.back());
    const uint32_t rank = static_cast<uint32_t>(heap.back() >> 32);
    heap.pop_back();
    Workspace::Symbol& symbol = symbols[left];
    if (symbol.token_id == kMergedAway || symbol.next == kNone) continue;
    // Stale, if another merge has since changed what stands here, but not where that merges into
    // the same token.
    const Merge* merge = FindMerge(symbol.token_id, symbols[symbol.next].token_id);
    if (merge == nullptr) continue;
    if (merge->rank != rank && merge->merged_id != merged_id_of_rank_[rank]) continue;

    Workspace::Symbol& right = symbols[symbol.next];
    symbol.token_id = merge->merged_id;
    symbol.next = right.next;
    right.token_id = kMergedAway;
    if (symbol.next != kNone) symbols[symbol.next].previous = left;
    for (const uint32_t changed : {symbol.previous, left}) {
      const size_t before = heap.size();
      Offer(changed, workspace);
      if (heap.size() != before) std::push_heap(heap.begin(), heap.end(), std::greater<>());
    }
  }
  return true;
}

}  // namespace longspan
