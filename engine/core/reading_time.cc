#include "engine/core/reading_time.h"

#include "engine/core/attention_kind.h"
#include "engine/scheduler/prefill_budget.h"

namespace longspan {

double ReadUs(const KvLayout& layout, const StepCosts& costs, const RunningRequest& request,
              int64_t first_position) {
  StepWork work;
  work.AddPrefill(first_position, request.tokens_to_read() - first_position,
                  CostsAsDense(layout, request.prompt_attends_densely));
  return costs.ReadUs(work);
}

double AloneUs(const SchedulerLimits& limits, const KvLayout& layout, const StepCosts& costs,
               const RunningRequest& request, int64_t first_position) {
  StepWork step;
  step.AddStep();
  const PrefillTime time = PrefillTimeOfStep(limits, {}, costs.StepUs(step), /*nobody_waits=*/true);
  const PromptView prompt = {.total_tokens = request.tokens_to_read(),
                             .first_position = first_position,
                             .is_dense = CostsAsDense(layout, request.prompt_attends_densely)};
  return costs.PromptUs(first_position, prompt.remaining_tokens(), prompt.is_dense,
                        StepTokens(time, limits, costs, prompt));
}

}  // namespace longspan
