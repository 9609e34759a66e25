// Whether texts are within a constraint, fed byte by byte.
#pragma once

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/constraint/constraint_state.h"
#include "tests/engine/constraint/test_vocabularies.h"

namespace longspan {

class Matching {
 public:
  explicit Matching(const ConstraintLimits& limits = {}) {
    compiler_ = ConstraintCompiler::Make(ByteVocabulary(), {limits}).value();
  }

  absl::Status Judge(const Constraint& constraint) {
    return compiler_->Compile(constraint).status();
  }

  // The whole of `text` is an answer; each byte is in the mask before it is accepted.
  bool Matches(const Constraint& constraint, absl::string_view text) {
    ConstraintState state(compiler_->Compile(constraint).value());
    for (const char byte : text) {
      if (!Allows(state, static_cast<unsigned char>(byte))) return false;
      LONGSPAN_CHECK(state.Accept(static_cast<unsigned char>(byte)).ok());
    }
    LONGSPAN_CHECK(Allows(state, kByteEnd) == state.is_complete());
    return state.is_complete();
  }

  bool Allows(ConstraintState& state, int32_t token) {
    std::vector<uint32_t> bits((258 + 31) / 32, 0xFFFFFFFF);
    LONGSPAN_CHECK(state.FillMask(absl::MakeSpan(bits)).ok());
    return bits[token / 32] >> (token % 32) & 1;
  }

  ConstraintCompiler& compiler() { return *compiler_; }

 private:
  std::unique_ptr<ConstraintCompiler> compiler_;
};

inline Constraint Schema(absl::string_view text) {
  return {JsonSchemaConstraint{std::string(text)}, {}};
}
inline Constraint Regex(absl::string_view pattern) {
  return {RegexConstraint{std::string(pattern)}, {}};
}
inline Constraint Ebnf(absl::string_view grammar) {
  return {GrammarConstraint{std::string(grammar)}, {}};
}

}  // namespace longspan
