#include "engine/scheduler/fairness.h"

#include <algorithm>
#include <limits>

#include "kernels/base/check.h"

namespace longspan {
namespace {

// All counters fall together when the least has come so far: differences alone matter, and up to
// 2^53 a double counts every token.
constexpr double kRebaseService = 1LL << 40;

}  // namespace

int32_t TenantCounters::RequestBegins(absl::string_view tenant) {
  const auto [found, is_new] = index_of_.try_emplace(tenant, -1);
  if (is_new) {
    const int32_t index = NewIndex();
    found->second = index;
    tenants_[index].name = std::string(tenant);
    service_[index] = Recall(tenant);
  }
  const int32_t index = found->second;
  ++tenants_[index].requests;
  PromptReturns(index);
  return index;
}

void TenantCounters::PromptEnds(int32_t tenant) {
  Tenant& one = tenants_[tenant];
  LONGSPAN_CHECK(one.prompts > 0);
  --one.prompts;
  last_level_ = service_[tenant];
}

void TenantCounters::PromptReturns(int32_t tenant) {
  Tenant& one = tenants_[tenant];
  if (one.prompts == 0) Lift(tenant);
  ++one.prompts;
  LONGSPAN_CHECK(one.prompts <= one.requests);
}

void TenantCounters::RequestEnds(int32_t tenant, bool prompt_has_ended) {
  if (!prompt_has_ended) PromptEnds(tenant);
  Tenant& one = tenants_[tenant];
  --one.requests;
  LONGSPAN_CHECK(one.prompts <= one.requests);
  if (one.requests > 0) return;
  Remember(one, service_[tenant]);
  index_of_.erase(one.name);
  free_.push_back(tenant);
}

void TenantCounters::ChargePrefill(int32_t tenant, int64_t tokens) {
  Charge(tenant, kPromptTokenService * static_cast<double>(tokens));
}

void TenantCounters::ChargeDecode(int32_t tenant, int64_t tokens) {
  Charge(tenant, kGeneratedTokenService * static_cast<double>(tokens));
}

void TenantCounters::Charge(int32_t tenant, double service) {
  LONGSPAN_CHECK(tenants_[tenant].requests > 0);
  service_[tenant] += service;
  given_ += service;
}

int32_t TenantCounters::NewIndex() {
  if (free_.empty()) {
    tenants_.emplace_back();
    service_.push_back(0);
    return static_cast<int32_t>(tenants_.size()) - 1;
  }
  const int32_t index = free_.back();
  free_.pop_back();
  return index;
}

// The least of those that wait for their turn; if none does, of the last that did. Who came with
// credit is below, and does not draw down with it who comes next.
double TenantCounters::Level() {
  double least = std::numeric_limits<double>::infinity();
  for (size_t i = 0; i < tenants_.size(); ++i) {
    if (tenants_[i].prompts > 0) least = std::min(least, service_[i]);
  }
  level_ = std::max(level_, least == std::numeric_limits<double>::infinity() ? last_level_ : least);
  return level_;
}

double TenantCounters::Gap() const {
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  for (size_t i = 0; i < tenants_.size(); ++i) {
    if (tenants_[i].prompts == 0) continue;
    least = std::min(least, service_[i]);
    most = std::max(most, service_[i]);
  }
  return std::max(0.0, most - least);  // with none, the least is infinite
}

bool TenantCounters::are_several() const {
  size_t tenants = index_of_.size();
  for (auto idle = idle_.rbegin(); idle != idle_.rend() && tenants < 2; ++idle) {
    if (given_ - idle->given >= kExpectedService) break;  // as those before it
    ++tenants;
  }
  return tenants > 1;
}

void TenantCounters::Lift(int32_t tenant) {
  const double level = Level();
  service_[tenant] = std::max(service_[tenant], level - kMostCredit);
  if (level >= kRebaseService) Rebase(level);
}

// Who is below is idle and would be lifted when it comes back, or loses what is left of its credit.
void TenantCounters::Rebase(double level) {
  const auto lower = [level](double& service) { service = std::max(0.0, service - level); };
  for (double& service : service_) lower(service);
  for (Idle& idle : idle_) lower(idle.service);
  lower(last_level_);
  lower(level_);
}

void TenantCounters::Remember(const Tenant& tenant, double service) {
  if (idle_.size() >= kRememberedTenants) {
    idle_of_.erase(idle_.front().name);
    idle_.pop_front();
  }
  idle_.push_back({tenant.name, service, given_});
  idle_of_[tenant.name] = std::prev(idle_.end());
}

// What it had when it was last here; 0 if that is not known.
double TenantCounters::Recall(absl::string_view name) {
  const auto found = idle_of_.find(name);
  if (found == idle_of_.end()) return 0;
  const double service = found->second->service;
  idle_.erase(found->second);
  idle_of_.erase(found);
  return service;
}

}  // namespace longspan
