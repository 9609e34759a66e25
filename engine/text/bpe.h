// Byte-level byte-pair encoding of one piece. Immutable after Create; any thread.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/tokenizer_json.h"

namespace longspan {

class Bpe {
 public:
  // What one caller reuses between pieces: buffers, and the tokens of short pieces already seen.
  class Workspace {
   public:
    // For tests of complexity: pairs ever put on the heap.
    int64_t heap_pushes() const { return heap_pushes_; }

   private:
    friend class Bpe;
    struct Symbol {
      int32_t token_id;   // kMergedAway once its left neighbour has swallowed it
      uint32_t previous;  // indices of the neighbours; kNone at the ends
      uint32_t next;
    };
    std::vector<Symbol> symbols_;
    std::vector<uint64_t> heap_;  // rank << 32 | index of the left symbol; smallest on top
    absl::flat_hash_map<std::string, std::vector<int32_t>> seen_;
    int64_t heap_pushes_ = 0;
  };

  static constexpr size_t kMaxPieceBytes = size_t{1} << 30;

  // InvalidArgument if a merge names a token that the vocabulary lacks.
  static absl::StatusOr<Bpe> Create(const BpeSpec& spec);

  // Appends the tokens of `piece`, raw bytes up to kMaxPieceBytes, in O(n log n). False once
  // `cancelled` (may be null) is set.
  bool Encode(absl::string_view piece, const std::atomic<bool>* cancelled, Workspace* workspace,
              std::vector<int32_t>* token_ids) const;

 private:
  struct Merge {
    uint32_t rank;
    int32_t merged_id;
  };

  const Merge* FindMerge(int32_t left_id, int32_t right_id) const;
  bool MergeSymbols(absl::string_view piece, const std::atomic<bool>* cancelled,
                    Workspace* workspace) const;
  void Offer(uint32_t left, Workspace* workspace) const;

  std::vector<int32_t> token_of_byte_;           // [256]; -1: the byte vanishes
  absl::flat_hash_map<uint64_t, Merge> merges_;  // left id << 32 | right id
  std::vector<int32_t> merged_id_of_rank_;
  absl::flat_hash_map<std::string, int32_t> whole_pieces_;  // raw bytes; filled by ignore_merges
};

}  // namespace longspan
