#include "engine/scheduler/prompt_admission.h"

#include <algorithm>

namespace longspan {

PromptAdmission::PromptAdmission(const SchedulerView& view, const SchedulerLimits& limits,
                                 int64_t available_pages)
    : limits_(limits), pages_(available_pages), slots_(view.free_slots) {
  for (const PromptView& prompt : view.reading) {
    ++prompts_;
    long_prompts_ += IsLong(prompt) ? 1 : 0;
  }
}

std::optional<WaitReason> PromptAdmission::WaitsFor(const WaitingView& waiting) const {
  if (closed_for_) return closed_for_;
  if (Reads(waiting) && prompts_ >= limits_.max_partial_prefills) return WaitReason::kPrompts;
  if (IsLong(waiting.prompt) && long_prompts_ >= MostLongPrompts()) return WaitReason::kPrompts;
  if (waiting.sequences > slots_) return WaitReason::kSlots;
  if (waiting.needed_pages > pages_) return WaitReason::kPages;
  return std::nullopt;
}

void PromptAdmission::Admit(const WaitingView& waiting) {
  slots_ -= waiting.sequences;
  pages_ -= waiting.needed_pages;
  prompts_ += Reads(waiting) ? 1 : 0;
  long_prompts_ += IsLong(waiting.prompt) ? 1 : 0;
}

// One that made room and comes back whole has nothing to read.
bool PromptAdmission::Reads(const WaitingView& waiting) {
  return waiting.prompt.remaining_tokens() > 0;
}

// By what is left of it: a long conversation of which all but the end is cached is a short prompt.
bool PromptAdmission::IsLong(const PromptView& prompt) const {
  return prompt.remaining_tokens() >= limits_.long_prompt_tokens;
}

// Long ones never take all places, unless there is but one.
int32_t PromptAdmission::MostLongPrompts() const {
  return std::max(1, std::min(limits_.max_long_prefills, limits_.max_partial_prefills - 1));
}

}  // namespace longspan
