#include "engine/kv/eviction_order.h"

#include "absl/container/btree_map.h"
#include "absl/strings/str_cat.h"
#include "kernels/base/check.h"

namespace longspan {

EvictionOrder::EvictionOrder(int64_t entries, int64_t tenant_quota)
    : links_(entries), tenant_quota_(tenant_quota) {
  LONGSPAN_CHECK(tenant_quota >= 0);
}

int64_t EvictionOrder::size_of(int64_t tenant) const {
  const auto found = tenants_.find(tenant);
  return found == tenants_.end() ? 0 : found->second.size;
}

EvictionOrder::Turn EvictionOrder::TurnOf(const TenantList& list) const {
  if (list.size == 0) return {};
  return {tenant_quota_ == 0 || list.size <= tenant_quota_, links_[list.oldest].stamp, list.oldest};
}

void EvictionOrder::MoveTurn(const Turn& before, const TenantList& list) {
  const Turn after = TurnOf(list);
  if (before == after) return;
  if (before.oldest != kNone) turns_.erase(before);
  if (after.oldest != kNone) turns_.insert(after);
}

void EvictionOrder::Add(int32_t entry, int64_t tenant) {
  LONGSPAN_CHECK(!Contains(entry));
  TenantList& list = tenants_[tenant];
  const Turn before = TurnOf(list);
  links_[entry] = {++last_stamp_, tenant, list.newest, kNone};
  (list.newest == kNone ? list.oldest : links_[list.newest].newer) = entry;
  list.newest = entry;
  ++list.size;
  ++size_;
  MoveTurn(before, list);
}

void EvictionOrder::AddAsFirst(int32_t entry, int64_t tenant) {
  LONGSPAN_CHECK(!Contains(entry));
  TenantList& list = tenants_[tenant];
  const Turn before = TurnOf(list);
  links_[entry] = {--first_stamp_, tenant, kNone, list.oldest};
  (list.oldest == kNone ? list.newest : links_[list.oldest].older) = entry;
  list.oldest = entry;
  ++list.size;
  ++size_;
  MoveTurn(before, list);
}

void EvictionOrder::Remove(int32_t entry) {
  LONGSPAN_CHECK(Contains(entry));
  const Link link = links_[entry];
  TenantList& list = tenants_.at(link.tenant);
  const Turn before = TurnOf(list);
  (link.older == kNone ? list.oldest : links_[link.older].newer) = link.newer;
  (link.newer == kNone ? list.newest : links_[link.newer].older) = link.older;
  links_[entry] = Link{};
  --list.size;
  --size_;
  MoveTurn(before, list);
  if (list.size == 0) tenants_.erase(link.tenant);
}

int32_t EvictionOrder::First() const {
  LONGSPAN_CHECK(!turns_.empty());
  return turns_.begin()->oldest;
}

bool EvictionOrder::GoesBefore(int32_t a, int32_t b) const {
  return Contains(a) && Contains(b) && links_[a].tenant == links_[b].tenant &&
         links_[a].stamp < links_[b].stamp;
}

absl::Status EvictionOrder::CheckTenant(int64_t tenant, const TenantList& list) const {
  int64_t entries = 0;
  int32_t older = kNone;
  for (int32_t entry = list.oldest; entry != kNone; entry = links_[entry].newer) {
    const Link& link = links_[entry];
    if (++entries > list.size || link.tenant != tenant || link.older != older || link.stamp == 0 ||
        (older != kNone && link.stamp <= links_[older].stamp)) {
      return absl::InternalError(
          absl::StrCat("entry ", entry, " does not belong into tenant ", tenant, "'s order"));
    }
    older = entry;
  }
  if (entries == 0 || entries != list.size || older != list.newest) {
    return absl::InternalError(
        absl::StrCat("tenant ", tenant, " has ", entries, " entries, counted are ", list.size));
  }
  if (!turns_.contains(TurnOf(list)) || turns_.find(TurnOf(list))->oldest != list.oldest) {
    return absl::InternalError(absl::StrCat("tenant ", tenant, " has not its turn"));
  }
  return absl::OkStatus();
}

absl::Status EvictionOrder::CheckIntegrity() const {
  int64_t listed = 0;
  // In an order that is the same in every run, so that a failure is, too.
  const absl::btree_map<int64_t, TenantList> tenants(tenants_.begin(), tenants_.end());
  for (const auto& [tenant, list] : tenants) {
    if (absl::Status status = CheckTenant(tenant, list); !status.ok()) return status;
    listed += list.size;
  }
  int64_t stamped = 0;
  for (const Link& link : links_) stamped += link.stamp != 0 ? 1 : 0;
  if (listed != size_ || stamped != size_ || turns_.size() != tenants_.size()) {
    return absl::InternalError(absl::StrCat(listed, " entries listed, ", stamped, " stamped, ",
                                            size_, " counted; ", turns_.size(), " turns of ",
                                            tenants_.size(), " tenants"));
  }
  return absl::OkStatus();
}

}  // namespace longspan
