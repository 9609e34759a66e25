// How far one sequence is in its constraint. One thread at a time; n samples fork.
#pragma once

#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "engine/constraint/constraint_compiler.h"

namespace longspan {

class ConstraintState {
 public:
  explicit ConstraintState(std::shared_ptr<const CompiledConstraint> constraint);
  ConstraintState Fork() const;

  // InvalidArgument, and nothing changes, if the mask has the token not.
  absl::Status Accept(int32_t token);
  // bits [(logits width + 31) / 32]: set where a token may come next, least bit first. End tokens
  // are, exactly where the answer may end; after one, nothing is.
  absl::Status FillMask(absl::Span<uint32_t> bits);

  bool is_complete() const { return run_->is_complete(); }  // the answer may end here
  bool has_ended() const { return run_->has_ended(); }      // an end token was accepted

 private:
  ConstraintState(std::shared_ptr<const CompiledConstraint> constraint,
                  std::unique_ptr<GrammarRun> run);

  std::shared_ptr<const CompiledConstraint> constraint_;
  std::unique_ptr<GrammarRun> run_;
};

}  // namespace longspan
