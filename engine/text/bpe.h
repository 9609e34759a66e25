// Byte-pair encoding of one piece, by bytes or, as SentencePiece does, by characters. Immutable
// after Create; any thread.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/text/tokenizer_json.h"

namespace longspan {

class Bpe {
 public:
  // What one caller reuses between pieces: buffers, and the tokens of short segments already seen.
  class Workspace {
   public:
    // `keeps_control_apart`: a piece is text alone, whatever it says. Where merges, or the piece as
    // a whole, would make it a control token it is written by units, its bytes or characters.
    explicit Workspace(bool keeps_control_apart = false)
        : keeps_control_apart_(keeps_control_apart) {}
    // For tests of complexity: pairs ever put on the heap.
    int64_t heap_pushes() const { return heap_pushes_; }

   private:
    friend class Bpe;
    bool keeps_control_apart_;
    struct Symbol {
      int32_t token_id;   // kMergedAway once its left neighbour has swallowed it
      uint32_t previous;  // indices of the neighbours; kNone at the ends
      uint32_t next;
    };
    std::vector<int32_t> units_;  // tokens before any merge
    std::vector<Symbol> symbols_;
    std::vector<uint64_t> heap_;  // rank << 32 | index of the left symbol; smallest on top
    absl::flat_hash_map<std::string, std::vector<int32_t>> seen_;
    int64_t heap_pushes_ = 0;
  };

  static constexpr size_t kMaxPieceBytes = size_t{1} << 30;
  static constexpr size_t kMaxScoredTokenBytes = 1024;

  // InvalidArgument if a merge names a token that the vocabulary lacks, what has no token could not
  // be written, or a token with a score is longer than kMaxScoredTokenBytes. `control_ids` steer a
  // model, whether the vocabulary has them too or not.
  static absl::StatusOr<Bpe> Create(const BpeSpec& spec,
                                    absl::Span<const int32_t> control_ids = {});

  // Appends the tokens of `piece`, UTF-8 of up to kMaxPieceBytes, in O(n log n). False once
  // `cancelled` (may be null) is set.
  bool Encode(absl::string_view piece, const std::atomic<bool>* cancelled, Workspace* workspace,
              std::vector<int32_t>* token_ids) const;

  // The most bytes of a piece that one token stands for.
  size_t most_token_bytes() const { return most_token_bytes_; }

 private:
  struct Merge {
    uint32_t rank;
    int32_t merged_id;
  };

  class TokenIds;  // of the vocabulary, by how they are written

  void FindUnits(const BpeSpec& spec, const TokenIds& ids);
  bool HasAllFallbacks() const;
  int32_t FirstUnit(absl::string_view token) const;
  int32_t LastUnit(absl::string_view token) const;
  absl::Status CheckUnknown(const BpeSpec& spec) const;
  absl::Status ReadMerges(const BpeSpec& spec, const TokenIds& ids);
  absl::Status ReadScores(const BpeSpec& spec, const TokenIds& ids);
  bool AddMerge(absl::string_view left, absl::string_view right, const TokenIds& ids,
                uint32_t rank);
  int32_t TokenOf(char32_t unit) const;
  bool AppendFallback(absl::string_view character, std::vector<int32_t>* token_ids) const;
  void AppendUnits(absl::string_view piece, std::vector<int32_t>* token_ids) const;
  size_t SegmentEnd(absl::string_view piece, size_t begin) const;
  bool EncodeSegment(absl::string_view segment, const std::atomic<bool>* cancelled,
                     Workspace* workspace, std::vector<int32_t>* token_ids) const;
  const Merge* FindMerge(int32_t left_id, int32_t right_id) const;
  bool MergeSymbols(absl::string_view piece, const std::atomic<bool>* cancelled,
                    Workspace* workspace) const;
  void Offer(uint32_t left, Workspace* workspace) const;
  void TakeSymbols(const Workspace& workspace, std::vector<int32_t>* token_ids) const;

  bool is_byte_level_ = true;
  bool fuse_unknown_ = false;
  size_t most_token_bytes_ = 0;
  int32_t unknown_id_ = -1;  // -1: what has no token vanishes
  // By byte or, up to the highest that has a token, by character. -1: it has none.
  std::vector<int32_t> token_of_unit_;
  std::vector<int32_t> fallback_of_byte_;        // [256], or empty; -1: it has none
  absl::flat_hash_map<uint64_t, Merge> merges_;  // left id << 32 | right id
  std::vector<int32_t> merged_id_of_rank_;       // of scores that are equal, one of the tokens
  // left id << 32 | right id of the units between which some merge joins two tokens.
  absl::flat_hash_set<uint64_t> joined_units_;
  absl::flat_hash_map<std::string, int32_t>
      whole_pieces_;  // as pieces are written; filled by ignore_merges
  absl::flat_hash_set<int32_t> control_ids_;
};

}  // namespace longspan
