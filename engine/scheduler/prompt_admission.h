// Which waiting prompts may begin: those for which there are slots and pages, as long as not too
// many are read side by side; one that is read to its end within the step is not read beside any. A
// prompt that finds no room lets later ones pass, until it is late: then nothing behind it begins,
// so that small ones do not keep it out for ever.
//
// Where there are several tenants, the last part of all slots, of all pages and of the prompts that
// are read side by side is kept for those that hold no more than this part of them: a tenant that
// asks seldom does not wait until a request of a flood ends. Who holds nothing takes what is free,
// so that a request that needs nearly all is not kept out by this.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/scheduler/scheduler.h"

namespace longspan {

// A quarter of slots and prompts, an eighth of pages, and at least one, is kept for those that hold
// little; nothing of fewer than three, where one would be half of them.
inline constexpr int64_t kReservedPlaceParts = 4;
inline constexpr int64_t kReservedPageParts = 8;
inline constexpr int64_t kLeastShared = 3;

class PromptAdmission {
 public:
  PromptAdmission(const SchedulerView& view, const SchedulerLimits& limits,
                  int64_t available_pages);

  // Nothing begins in this step; `reason` is why.
  void Close(WaitReason reason) { closed_for_ = reason; }
  bool MayAdmitMore() const { return !closed_for_ && slots_ > 0; }
  // Why it has to wait, if it has to. `ends`: it is read to its end in this step.
  std::optional<WaitReason> WaitsFor(const WaitingView& waiting, bool ends) const;
  // It has to wait for this, and is late: who could begin instead does not.
  void HoldBack(const WaitingView& late, WaitReason reason);
  void Admit(const WaitingView& waiting, bool ends);

 private:
  struct Tenant {
    TenantHolding held;
    int32_t prompts = 0;  // that are read
    std::optional<WaitReason> closed_for;
  };

  static bool Reads(const WaitingView& waiting);
  bool IsLong(const PromptView& prompt) const;
  int32_t MostLongPrompts() const;
  Tenant& TenantOf(const PromptView& prompt) { return tenants_[prompt.tenant]; }
  const Tenant& TenantOf(const PromptView& prompt) const { return tenants_[prompt.tenant]; }
  struct Resource {
    int64_t free;
    int64_t all;
    int64_t reserved_parts;
  };
  // Of the resource its tenant holds so much.
  bool LeavesEnough(const Resource& of, int64_t held, int64_t wanted) const;

  const SchedulerLimits& limits_;
  const bool shares_places_;
  int64_t pages_;  // that are free
  int32_t slots_;
  int64_t all_pages_;  // and those that are held
  int32_t all_slots_;
  int32_t prompts_ = 0;  // that are read
  int32_t long_prompts_ = 0;
  std::vector<Tenant> tenants_;  // by index
  std::optional<WaitReason> closed_for_;
};

}  // namespace longspan
