// In which order entries that nobody uses are given up: the least recently used first, but before
// all others those of tenants that hold more than their quota. Knows entries and tenants by number
// only. Engine thread.
//
// Each tenant's entries are a list, the oldest first; the tenants take turns by their oldest one.
// Nothing depends on a hash or on a tenant's number. Adding and removing cost O(1), or O(log
// tenants) where a tenant's turn changes.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "absl/container/btree_set.h"
#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"

namespace longspan {

class EvictionOrder {
 public:
  // Entries are 0 … entries - 1, at first none of them is in the order. `tenant_quota` 0: none.
  EvictionOrder(int64_t entries, int64_t tenant_quota);

  int64_t size() const { return size_; }
  int64_t size_of(int64_t tenant) const;
  bool Contains(int32_t entry) const { return links_[entry].stamp != 0; }
  // The entry was used until now.
  void Add(int32_t entry, int64_t tenant);
  // The entry is worth less than all that is there: of its tenant's it goes first.
  void AddAsFirst(int32_t entry, int64_t tenant);
  void Remove(int32_t entry);
  // Who goes first; the order is not empty.
  int32_t First() const;
  // Whether both are in the order, of the same tenant, and `a` goes before `b`.
  bool GoesBefore(int32_t a, int32_t b) const;

  absl::Status CheckIntegrity() const;

 private:
  static constexpr int32_t kNone = -1;
  struct Link {
    int64_t stamp = 0;  // ascending with Add, descending with AddAsFirst; 0: not in the order
    int64_t tenant = 0;
    int32_t older = kNone;
    int32_t newer = kNone;
  };
  struct TenantList {
    int32_t oldest = kNone;
    int32_t newest = kNone;
    int64_t size = 0;
  };
  // A tenant's, sorted: those above quota first, then by age.
  struct Turn {
    bool within_quota = true;
    int64_t stamp = 0;
    int32_t oldest = kNone;
    bool operator<(const Turn& other) const {
      return std::tie(within_quota, stamp) < std::tie(other.within_quota, other.stamp);
    }
    bool operator==(const Turn& other) const {
      return within_quota == other.within_quota && stamp == other.stamp;
    }
  };

  Turn TurnOf(const TenantList& list) const;
  // After a list has changed.
  void MoveTurn(const Turn& before, const TenantList& list);
  absl::Status CheckTenant(int64_t tenant, const TenantList& list) const;

  std::vector<Link> links_;
  absl::flat_hash_map<int64_t, TenantList> tenants_;  // those with entries
  absl::btree_set<Turn> turns_;                       // one of each of them
  int64_t tenant_quota_;
  int64_t first_stamp_ = 0;
  int64_t last_stamp_ = 0;
  int64_t size_ = 0;
};

}  // namespace longspan
