// Constraints become what masks tokens: judged, written as a grammar, compiled for the model's
// vocabulary, and kept for those who ask for the same again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "engine/constraint/constraint.h"
#include "engine/constraint/constraint_limits.h"
#include "engine/constraint/grammar_library.h"

namespace longspan {

class Tokenizer;

// Of a model whose logits are `logits_width` wide, at least as many as the tokenizer has tokens.
ConstraintVocabulary VocabularyOf(const Tokenizer& tokenizer, int32_t logits_width,
                                  absl::Span<const int32_t> end_token_ids);

// A constraint for one vocabulary. Immutable and shared; any thread.
struct CompiledConstraint {
  std::shared_ptr<const LibraryGrammar> grammar;
  // [(logits width + 31) / 32] tokens that a text of it may have, end tokens and its marks
  // included.
  std::vector<uint32_t> in_text;

  bool HasInText(int32_t token) const {
    const size_t word = static_cast<uint32_t>(token) / 32;
    return word < in_text.size() && (in_text[word] >> (token % 32) & 1) != 0;
  }
  size_t bytes() const { return grammar->bytes() + in_text.size() * sizeof(uint32_t); }
};

struct ConstraintCompilerOptions {
  ConstraintLimits limits;
  size_t cache_bytes = size_t{256} << 20;  // of compiled constraints, beyond those that are in use
};

// Any thread.
class ConstraintCompiler {
 public:
  // Unimplemented in builds without the library.
  static absl::StatusOr<std::unique_ptr<ConstraintCompiler>> Make(
      const ConstraintVocabulary& vocabulary, const ConstraintCompilerOptions& options = {});
  ~ConstraintCompiler();

  // What is compiled already, or null. InvalidArgument where Compile would say so of its text,
  // within milliseconds.
  absl::StatusOr<std::shared_ptr<const CompiledConstraint>> Find(const Constraint& constraint);

  // Takes up to about a second, on this thread, unless it is cached; cannot be interrupted. Whoever
  // asks for what another thread compiles at that moment waits for it. InvalidArgument, within
  // milliseconds, says what is wrong or over which limit.
  absl::StatusOr<std::shared_ptr<const CompiledConstraint>> Compile(const Constraint& constraint);

  int64_t compiled() const;  // so many were compiled
  size_t cached_bytes() const;

 private:
  struct Impl;
  explicit ConstraintCompiler(std::unique_ptr<Impl> impl);
  const std::unique_ptr<Impl> impl_;
};

}  // namespace longspan
