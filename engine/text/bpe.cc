#include "engine/text/bpe.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/text/byte_level.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr int32_t kMergedAway = -1;
constexpr uint32_t kNone = UINT32_MAX;
constexpr int64_t kMergesBetweenLooks = 4096;  // at the cancellation flag

// Most pieces are words seen before in the same text.
constexpr size_t kMaxSeenPieceBytes = 32;
constexpr size_t kMaxSeenPieces = 1 << 15;

uint64_t PairKey(int32_t left_id, int32_t right_id) {
  return uint64_t{static_cast<uint32_t>(left_id)} << 32 | static_cast<uint32_t>(right_id);
}

}  // namespace

absl::StatusOr<Bpe> Bpe::Create(const BpeSpec& spec) {
  absl::flat_hash_map<absl::string_view, int32_t> ids;
  for (const auto& [token, id] : spec.vocabulary) ids.emplace(token, id);
  const auto find = [&](absl::string_view token) {
    const auto found = ids.find(token);
    return found == ids.end() ? -1 : found->second;
  };

  Bpe bpe;
  const int32_t unknown_id = spec.unknown_token.empty() ? -1 : find(spec.unknown_token);
  for (int byte = 0; byte < 256; ++byte) {
    std::string character;
    AppendUtf8(ByteLevelCharacter(static_cast<uint8_t>(byte)), &character);
    const int32_t id = find(character);
    if (id < 0 && unknown_id < 0 && !spec.unknown_token.empty()) {
      return absl::InvalidArgumentError(absl::StrCat("tokenizer.json: neither byte ", byte,
                                                     " nor unk_token ", spec.unknown_token,
                                                     " is in the vocabulary"));
    }
    bpe.token_of_byte_.push_back(id < 0 ? unknown_id : id);
  }
  for (const auto& [left, right] : spec.merges) {
    const int32_t left_id = find(left);
    const int32_t right_id = find(right);
    const int32_t merged_id = find(absl::StrCat(left, right));
    if (left_id < 0 || right_id < 0 || merged_id < 0) {
      return absl::InvalidArgumentError(
          absl::StrCat("tokenizer.json: merge ", bpe.merged_id_of_rank_.size(), " (\"", left,
                       "\" \"", right, "\") names a token that is not in the vocabulary"));
    }
    const uint32_t rank = static_cast<uint32_t>(bpe.merged_id_of_rank_.size());
    bpe.merges_.insert_or_assign(PairKey(left_id, right_id), Merge{rank, merged_id});
    bpe.merged_id_of_rank_.push_back(merged_id);
  }
  if (spec.ignore_merges) {
    for (const auto& [token, id] : spec.vocabulary) {
      std::optional<std::string> bytes = ByteLevelDecode(token);
      if (bytes.has_value()) bpe.whole_pieces_.emplace(*std::move(bytes), id);
    }
  }
  return bpe;
}

bool Bpe::Encode(absl::string_view piece, const std::atomic<bool>* cancelled, Workspace* workspace,
                 std::vector<int32_t>* token_ids) const {
  if (const auto whole = whole_pieces_.find(piece); whole != whole_pieces_.end()) {
    token_ids->push_back(whole->second);
    return true;
  }
  const bool short_piece = piece.size() <= kMaxSeenPieceBytes;
  if (short_piece) {
    if (const auto seen = workspace->seen_.find(piece); seen != workspace->seen_.end()) {
      token_ids->insert(token_ids->end(), seen->second.begin(), seen->second.end());
      return true;
    }
  }
  if (!MergeSymbols(piece, cancelled, workspace)) return false;
  const size_t first_new = token_ids->size();
  for (const Workspace::Symbol& symbol : workspace->symbols_) {
    if (symbol.token_id != kMergedAway) token_ids->push_back(symbol.token_id);
  }
  if (short_piece && workspace->seen_.size() < kMaxSeenPieces) {
    workspace->seen_.emplace(
        piece, std::vector<int32_t>(token_ids->begin() + first_new, token_ids->end()));
  }
  return true;
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

bool Bpe::MergeSymbols(absl::string_view piece, const std::atomic<bool>* cancelled,
                       Workspace* workspace) const {
  auto& symbols = workspace->symbols_;
  auto& heap = workspace->heap_;
  symbols.clear();
  heap.clear();
  symbols.reserve(piece.size());
  for (const char byte : piece) {
    const int32_t token_id = token_of_byte_[static_cast<uint8_t>(byte)];
    if (token_id < 0) continue;
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
    const int32_t merged_id = merged_id_of_rank_[heap.back() >> 32];
    heap.pop_back();
    Workspace::Symbol& symbol = symbols[left];
    if (symbol.token_id == kMergedAway || symbol.next == kNone) continue;
    // Stale, if another merge has since changed what stands here.
    const Merge* merge = FindMerge(symbol.token_id, symbols[symbol.next].token_id);
    if (merge == nullptr || merge->merged_id != merged_id) continue;

    Workspace::Symbol& right = symbols[symbol.next];
    symbol.token_id = merged_id;
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
