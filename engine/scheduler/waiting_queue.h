// The order of what waits, kept up to date as requests come and go, so that a plan's cost does not
// grow with their number: the plan looks at the few that could be next. Prompts of a tenant stand
// in classes by length, each twice as long as the one before; in a class the more important comes
// first, of those the one that is due first, since among prompts of about one length that is also
// the order of slack and of what remains. Knows ids and lengths only. Engine thread.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/container/btree_set.h"
#include "absl/container/flat_hash_map.h"
#include "absl/types/span.h"
#include "kernels/base/clock.h"

namespace longspan {

struct QueuedPrompt {
  int64_t id = 0;
  int32_t tenant = 0;
  int32_t priority = 0;
  int64_t arrival_us = 0;
  int64_t due_us = kNeverUs;
  int64_t tokens = 0;  // to be read
};

class WaitingQueue {
 public:
  static constexpr int kTenantCandidates = 64;
  static constexpr int kLeastTenantCandidates = 8;
  static constexpr int kCandidates = 256;

  // In time that grows with the logarithm of the number that wait, as for Remove.
  void Add(const QueuedPrompt& prompt);
  void Remove(int64_t id);
  // The ids that can be most urgent, whatever the time: of each tenant, half of them the next of
  // every class, shortest first, the others those that are due first, ageing included. At most
  // kTenantCandidates of a tenant, and kCandidates in all: the more tenants wait, the fewer of
  // each, down to kLeastTenantCandidates; where tenants are too many even so, it is those that were
  // served least, by `service` (fairness.h; tenants beyond its end have had nothing), who are
  // next unless their own share of places keeps them out. In an order that is always the same.
  std::vector<int64_t> Candidates(absl::Span<const double> service = {}) const;
  int64_t size() const { return static_cast<int64_t>(prompts_.size()); }

 private:
  struct Place {  // in an order: smaller is earlier
    int64_t first = 0;
    int64_t second = 0;
    int64_t id = 0;
    friend bool operator<(const Place& left, const Place& right) {
      return std::tie(left.first, left.second, left.id) <
             std::tie(right.first, right.second, right.id);
    }
  };
  struct Tenant {
    absl::btree_map<int, absl::btree_set<Place>> by_length;  // class → by priority, due time
    absl::btree_set<Place> by_age;                           // by due time with priority, due time
  };
  static int LengthClass(const QueuedPrompt& prompt);
  static Place PlaceByPriority(const QueuedPrompt& prompt);
  static Place PlaceByAge(const QueuedPrompt& prompt);
  static void AddNextOfEachLength(const Tenant& tenant, size_t count, std::vector<int64_t>& ids);
  static void AddOldest(const Tenant& tenant, size_t first, size_t count,
                        std::vector<int64_t>& ids);
  std::vector<int32_t> LeastServed(absl::Span<const double> service) const;

  absl::flat_hash_map<int64_t, QueuedPrompt> prompts_;
  absl::btree_map<int32_t, Tenant> tenants_;  // those with prompts
};

}  // namespace longspan
