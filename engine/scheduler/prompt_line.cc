#include "engine/scheduler/prompt_line.h"

#include <algorithm>
#include <utility>

#include "engine/scheduler/fairness.h"
#include "kernels/base/check.h"

namespace longspan {

PromptLine::PromptLine(std::vector<PromptInLine> prompts, const std::vector<double>& service)
    : prompts_(std::move(prompts)) {
  std::sort(prompts_.begin(), prompts_.end(),
            [](const PromptInLine& left, const PromptInLine& right) {
              if (left.prompt.tenant != right.prompt.tenant) {
                return left.prompt.tenant < right.prompt.tenant;
              }
              return left.urgency < right.urgency;
            });
  for (PromptInLine& one : prompts_) {
    const auto tenant = static_cast<size_t>(one.prompt.tenant);
    if (tenants_.empty() || tenants_.back().next->prompt.tenant != one.prompt.tenant) {
      tenants_.push_back({tenant < service.size() ? service[tenant] : 0.0, &one, &one});
    }
    ++tenants_.back().end;
  }
  std::make_heap(tenants_.begin(), tenants_.end(), GoesLater);
}

bool PromptLine::GoesLater(const Tenant& left, const Tenant& right) {
  if (left.service != right.service) return left.service > right.service;
  return right.next->urgency < left.next->urgency;
}

bool PromptLine::NoneIsShorterThanTheFirst(double us, const StepCosts& costs) const {
  if (tenants_.empty()) return true;
  const PromptView& first = tenants_.front().next->prompt;
  return std::none_of(prompts_.begin(), prompts_.end(), [&](const PromptInLine& one) {
    const PromptView& prompt = one.prompt;
    return prompt.remaining_tokens() < first.remaining_tokens() &&
           costs.PrefillUs(prompt.first_position, prompt.remaining_tokens(), prompt.is_dense) <= us;
  });
}

PromptInLine* PromptLine::Next() {
  if (serves_last_) {
    Tenant& served = tenants_.back();
    if (++served.next == served.end) {
      tenants_.pop_back();
    } else {
      std::push_heap(tenants_.begin(), tenants_.end(), GoesLater);
    }
  }
  serves_last_ = !tenants_.empty();
  if (!serves_last_) return nullptr;
  std::pop_heap(tenants_.begin(), tenants_.end(), GoesLater);
  return tenants_.back().next;
}

void PromptLine::Charge(int64_t tokens) {
  LONGSPAN_CHECK(serves_last_);
  tenants_.back().service += kPromptTokenService * static_cast<double>(tokens);
}

bool PromptLine::AsksSeldom() const {
  LONGSPAN_CHECK(serves_last_);
  const Tenant& served = tenants_.back();
  const Tenant& least = tenants_.front();  // of the others, which are a heap
  return tenants_.size() > 1 && served.next + 1 == served.end && served.service < least.service;
}

}  // namespace longspan
