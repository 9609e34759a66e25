// All prompts that can be read, in the order in which they are served: of the tenant that has had
// least, the most urgent. What a prompt is given counts at once, so that within one step, too,
// tenants take turns. The choice of Sheng et al., "Fairness in Serving Large Language Models" (OSDI
// 2024), section 4.1; the counters are in fairness.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/scheduler/prompt_order.h"
#include "engine/scheduler/scheduler.h"

namespace longspan {

struct PromptInLine {
  PromptView prompt;
  const WaitingView* waiting = nullptr;  // null: it runs
  Urgency urgency;
  int64_t dealt_tokens = 0;
};

class PromptLine {
 public:
  // `service`, by tenant, is what they have had; tenants beyond its end have had nothing.
  PromptLine(std::vector<PromptInLine> prompts, const std::vector<double>& service);

  // Whether, of those that have less left than the one that is served first, none could be read in
  // `us`: then none waits for a step that is as long. Before the first Next.
  bool NoneIsShorterThanTheFirst(double us, const StepCosts& costs) const;
  // Each prompt once; null after the last. Pointers stay valid.
  PromptInLine* Next();
  // Tokens that go to the prompt that Next gave last.
  void Charge(int64_t tokens);
  // Whether that prompt's tenant has no other in line, and has still had less than all the rest.
  bool AsksSeldom() const;

 private:
  struct Tenant {
    double service;
    PromptInLine* next;
    PromptInLine* end;
  };
  static bool GoesLater(const Tenant& left, const Tenant& right);

  std::vector<PromptInLine> prompts_;  // by tenant, most urgent first
  std::vector<Tenant> tenants_;        // a heap, but for the last one while it is served
  bool serves_last_ = false;
};

}  // namespace longspan
