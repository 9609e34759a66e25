#include "engine/scheduler/prompt_admission.h"

#include <algorithm>

namespace longspan {
namespace {

size_t TenantsOf(const SchedulerView& view) {
  int32_t last = static_cast<int32_t>(view.held.size()) - 1;
  for (const PromptView& prompt : view.reading) last = std::max(last, prompt.tenant);
  for (const WaitingView& waiting : view.waiting) last = std::max(last, waiting.prompt.tenant);
  return static_cast<size_t>(last) + 1;
}

}  // namespace

PromptAdmission::PromptAdmission(const SchedulerView& view, const SchedulerLimits& limits,
                                 int64_t available_pages)
    : limits_(limits),
      shares_places_(view.shares_places),
      pages_(available_pages),
      slots_(view.free_slots),
      all_pages_(available_pages),
      all_slots_(view.free_slots),
      tenants_(TenantsOf(view)) {
  for (size_t i = 0; i < view.held.size(); ++i) {
    tenants_[i].held = view.held[i];
    all_pages_ += view.held[i].pages;
    all_slots_ += view.held[i].slots;
  }
  for (const PromptView& prompt : view.reading) {
    ++prompts_;
    ++TenantOf(prompt).prompts;
    long_prompts_ += IsLong(prompt) ? 1 : 0;
  }
}

std::optional<WaitReason> PromptAdmission::WaitsFor(const WaitingView& waiting, bool ends) const {
  if (closed_for_) return closed_for_;
  const Tenant& tenant = TenantOf(waiting.prompt);
  if (tenant.closed_for) return tenant.closed_for;
  if (Reads(waiting) && !ends) {
    const int32_t most = limits_.max_partial_prefills;
    const Resource prompts = {most - prompts_, most, kReservedPlaceParts};
    if (!LeavesEnough(prompts, tenant.prompts, 1)) return WaitReason::kPrompts;
    if (IsLong(waiting.prompt) && long_prompts_ >= MostLongPrompts()) return WaitReason::kPrompts;
  }
  const Resource slots = {slots_, all_slots_, kReservedPlaceParts};
  if (!LeavesEnough(slots, tenant.held.slots, waiting.sequences)) return WaitReason::kSlots;
  const Resource pages = {pages_, all_pages_, kReservedPageParts};
  if (!LeavesEnough(pages, tenant.held.pages, waiting.needed_pages)) return WaitReason::kPages;
  return std::nullopt;
}

// What is scarce for all is kept for it; where its tenant has its share, that tenant waits alone.
void PromptAdmission::HoldBack(const WaitingView& late, WaitReason reason) {
  if (reason == WaitReason::kPrompts || TenantOf(late.prompt).closed_for) return;
  const bool is_there = late.sequences <= slots_ && late.needed_pages <= pages_;
  (is_there ? TenantOf(late.prompt).closed_for : closed_for_) = reason;
}

void PromptAdmission::Admit(const WaitingView& waiting, bool ends) {
  Tenant& tenant = TenantOf(waiting.prompt);
  slots_ -= waiting.sequences;
  tenant.held.slots += waiting.sequences;
  pages_ -= waiting.needed_pages;
  tenant.held.pages += waiting.needed_pages;
  if (!Reads(waiting) || ends) return;
  ++prompts_;
  ++tenant.prompts;
  long_prompts_ += IsLong(waiting.prompt) ? 1 : 0;
}

// One that was preempted and comes back whole has nothing to read.
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

bool PromptAdmission::LeavesEnough(const Resource& of, int64_t held, int64_t wanted) const {
  if (wanted > of.free) return false;
  if (!shares_places_ || held == 0 || wanted == 0) return true;
  if (of.all < kLeastShared) return true;
  const int64_t reserved = std::max<int64_t>(1, of.all / of.reserved_parts);
  return held + wanted <= reserved || of.free - wanted >= reserved;
}

}  // namespace longspan
