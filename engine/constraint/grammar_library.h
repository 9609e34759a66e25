// The library that compiles grammars and masks tokens, behind one door: xgrammar_library.cc, which
// alone sees its headers, or no_grammar_library.cc in builds without it.
//
// Its grammars are texts of rules, `name ::= body` in EBNF, as GrammarText writes them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"

namespace longspan {

// What the library knows of a model's tokens.
struct ConstraintVocabulary {
  // [logits width] the bytes that a token adds to a text; empty for tokens that add none, which no
  // text has: special ones, and ids that no token has.
  std::vector<std::string> token_bytes;
  std::vector<int32_t> end_token_ids;
};

// How far one text is in its grammar. One thread at a time.
class GrammarRun {
 public:
  virtual ~GrammarRun() = default;
  // False, and nothing changes, if the grammar does not go on with the token.
  virtual absl::StatusOr<bool> Accept(int32_t token) = 0;
  // bits [(logits width + 31) / 32]: set for tokens that may come next, end tokens among them
  // exactly where the text may end. Not after an end token.
  virtual absl::Status FillMask(absl::Span<uint32_t> bits) = 0;
  virtual bool is_complete() const = 0;  // the text may end here
  virtual bool has_ended() const = 0;    // an end token was accepted
  virtual std::unique_ptr<GrammarRun> Fork() const = 0;
};

// Immutable; any thread.
class LibraryGrammar {
 public:
  virtual ~LibraryGrammar() = default;
  virtual std::unique_ptr<GrammarRun> Begin() const = 0;
  virtual size_t bytes() const = 0;  // of host memory, about
};

// Any thread.
class GrammarLibrary {
 public:
  virtual ~GrammarLibrary() = default;
  // kRootRule is the whole answer. InvalidArgument with the library's words.
  virtual absl::StatusOr<std::shared_ptr<const LibraryGrammar>> Compile(
      const std::string& grammar) const = 0;
};

// OK in builds with the library, else Unimplemented that names the flag of the build.
absl::Status HasGrammarLibrary();
absl::StatusOr<std::unique_ptr<GrammarLibrary>> OpenGrammarLibrary(
    const ConstraintVocabulary& vocabulary);

}  // namespace longspan
