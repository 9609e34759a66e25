// Which waiting prompts may begin: those for which there are slots and pages, as long as not too
// many are read side by side. A prompt that finds no room lets later ones pass, until it is late:
// then nothing behind it begins, so that small ones do not keep it out for ever.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/scheduler/scheduler.h"

namespace longspan {

class PromptAdmission {
 public:
  PromptAdmission(const SchedulerView& view, const SchedulerLimits& limits,
                  int64_t available_pages);

  // Nothing begins in this step; `reason` is why.
  void Close(WaitReason reason) { closed_for_ = reason; }
  bool MayAdmitMore() const { return !closed_for_ && prompts_ < limits_.max_partial_prefills; }
  // Why it has to wait, if it has to.
  std::optional<WaitReason> WaitsFor(const WaitingView& waiting) const;
  void Admit(const WaitingView& waiting);

 private:
  static bool Reads(const WaitingView& waiting);
  bool IsLong(const PromptView& prompt) const;
  int32_t MostLongPrompts() const;

  const SchedulerLimits& limits_;
  int64_t pages_;
  int32_t slots_;
  int32_t prompts_ = 0;  // that are read
  int32_t long_prompts_ = 0;
  std::optional<WaitReason> closed_for_;
};

}  // namespace longspan
