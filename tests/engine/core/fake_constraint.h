// A constraint without a grammar: which tokens may follow is a hash of those before. So a mask of
// other tokens, or of another sequence's, changes what is drawn.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/constraint/constraint_compiler.h"

namespace longspan {

struct FakeConstraintOptions {
  uint64_t seed = 0;
  int32_t first_token = 0;  // texts have tokens from here on,
  int32_t tokens = 256;     // so many
  std::vector<int32_t> end_token_ids;
  // No mask can be made behind so many tokens, or no token is accepted as that one.
  std::optional<int64_t> no_mask_behind;
  std::optional<int64_t> accepts_none_behind;
};

std::shared_ptr<const CompiledConstraint> FakeConstraint(const FakeConstraintOptions& options);

// What may follow `tokens`, which it permits.
std::vector<uint32_t> FakeMask(const CompiledConstraint& constraint,
                               const std::vector<int32_t>& tokens);

inline bool HasBit(const std::vector<uint32_t>& words, int32_t token) {
  return (words.at(token / 32) >> (token % 32) & 1) != 0;
}

}  // namespace longspan
