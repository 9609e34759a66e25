// Finds added tokens in text: leftmost, and the longest of those that begin there. Any thread.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/text/tokenizer_json.h"

namespace longspan {

// An added token that stands for text as any other does, so that anybody may write it: white space,
// or an element of HTML. All others steer a model: special ones, and those around calls of tools or
// reasoning, which files do not always call special.
bool IsTextToken(const AddedToken& token);

class AddedTokenFinder {
 public:
  static constexpr int32_t kPlainText = -1;

  // Looks for `pattern` (the token's content, or its normalized form) from now on.
  void Add(const AddedToken& token, absl::string_view pattern);

  // Whether the token counts where it stands, at bytes [begin, end) of the text.
  using Accept = absl::FunctionRef<bool(const AddedToken& token, size_t begin, size_t end)>;

  // Cuts `text` into added tokens that count and what lies between them, in order; stops at the
  // first error of `take(token id or kPlainText, text)`.
  absl::Status Split(absl::string_view text, Accept accept,
                     absl::FunctionRef<absl::Status(int32_t, absl::string_view)> take) const;

 private:
  struct Node {
    absl::flat_hash_map<char, uint32_t> next;
    int token_index = -1;  // of the token that ends here
  };
  struct Match {
    int token_index = -1;
    size_t end = 0;
  };
  Match LongestAt(absl::string_view text, size_t begin, Accept accept) const;

  std::vector<AddedToken> tokens_;
  std::vector<Node> nodes_ = {Node{}};  // a trie over bytes; node 0 is its root
  std::array<bool, 256> begins_token_ = {};
};

}  // namespace longspan
