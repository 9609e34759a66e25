#include "engine/constraint/constraint_state.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {

ConstraintState::ConstraintState(std::shared_ptr<const CompiledConstraint> constraint)
    : constraint_(std::move(constraint)), run_(constraint_->grammar->Begin()) {}

ConstraintState::ConstraintState(std::shared_ptr<const CompiledConstraint> constraint,
                                 std::unique_ptr<GrammarRun> run)
    : constraint_(std::move(constraint)), run_(std::move(run)) {}

ConstraintState ConstraintState::Fork() const { return {constraint_, run_->Fork()}; }

absl::Status ConstraintState::Accept(int32_t token) {
  if (!constraint_->HasInText(token) || has_ended()) {
    return absl::InvalidArgumentError(
        absl::StrCat("token ", token, " is in no text of the constraint, or past its end"));
  }
  const auto accepted = run_->Accept(token);
  if (!accepted.ok()) return accepted.status();
  if (*accepted) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("token ", token, " is not what the constraint goes on with"));
}

absl::Status ConstraintState::FillMask(absl::Span<uint32_t> bits) {
  if (has_ended()) {
    std::fill(bits.begin(), bits.end(), 0);
    return absl::OkStatus();
  }
  absl::Status filled = run_->FillMask(bits);
  if (!filled.ok()) return filled;
  // Where a grammar takes any text or any token, the library takes special ones for such.
  for (size_t word = 0; word < bits.size(); ++word) bits[word] &= constraint_->in_text[word];
  return absl::OkStatus();
}

}  // namespace longspan
