// Who is served next among tenants: the one that has had least. The virtual token counter of Sheng
// et al., "Fairness in Serving Large Language Models" (OSDI 2024), section 4: service is counted in
// weighted tokens, and a tenant that comes back from idleness starts level with those that are
// served, so that nobody saves up service; but for kMostCredit: who had less is served first for so
// much, so that one that asks now and then need not take turns with a flood in the middle of a
// prompt. All that it gets counts, so that it never comes to more than its share. Of two tenants
// that both have prompts to read all the time, neither gets more than the other by over
// 2 max(L, M) + kMostCredit: L is the service of the longest prompts that are read side by side, M
// that of all tokens that run at once (theorem 4.4), and the credit that with which one of them may
// have come.
//
// Engine thread. Bounded, however many tenants come and go: an index is given again once its tenant
// is idle, and of idle ones the last kRememberedTenants are remembered.
#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"

namespace longspan {

// Service of a token, as section 3.2 weighs them: generating is dearer.
inline constexpr double kPromptTokenService = 1;
inline constexpr double kGeneratedTokenService = 2;
// A prompt that is just not long (--long-prompt-tokens).
inline constexpr double kMostCredit = 32'768;
inline constexpr int kRememberedTenants = 4096;
// A tenant is expected to come back until others have had so much since it went.
inline constexpr double kExpectedService = 64 * kMostCredit;

class TenantCounters {
 public:
  // A request of the tenant waits from now on. Returns the tenant's index, which stays its own
  // while it has any.
  int32_t RequestBegins(absl::string_view tenant);
  // Its prompt is read: it generates. A tenant that only generates gets all that it asks for, and
  // so is idle as far as its turn goes.
  void PromptEnds(int32_t tenant);
  // It has to be read again, after a preemption.
  void PromptReturns(int32_t tenant);
  // Of a request whose prompt has ended, or has not.
  void RequestEnds(int32_t tenant, bool prompt_has_ended = false);
  // Service that the tenant was given, in tokens.
  void ChargePrefill(int32_t tenant, int64_t tokens);
  void ChargeDecode(int32_t tenant, int64_t tokens);
  // By index; what an index without a tenant holds means nothing.
  const std::vector<double>& service() const { return service_; }
  // Most service less least, of tenants with prompts that wait or are read; 0 with fewer than two.
  double Gap() const;
  // Whether more than one has requests, or is expected back.
  bool are_several() const;
  // Tenants without requests whose service is known.
  int64_t remembered() const { return static_cast<int64_t>(idle_.size()); }

 private:
  struct Tenant {
    std::string name;
    int64_t requests = 0;
    int64_t prompts = 0;  // of them, that wait or are read
  };
  struct Idle {
    std::string name;
    double service;
    double given;  // to all, when it went
  };

  int32_t NewIndex();
  double Level();
  void Lift(int32_t tenant);
  void Rebase(double level);
  void Charge(int32_t tenant, double service);
  void Remember(const Tenant& tenant, double service);
  double Recall(absl::string_view name);

  std::vector<double> service_;
  std::vector<Tenant> tenants_;  // by index
  std::vector<int32_t> free_;    // indices
  absl::flat_hash_map<std::string, int32_t> index_of_;
  std::list<Idle> idle_;  // the one that is longest idle first
  absl::flat_hash_map<std::string, std::list<Idle>::iterator> idle_of_;
  double given_ = 0;       // service, to all
  double level_ = 0;       // where who comes back starts, but for its credit; never falls
  double last_level_ = 0;  // service of the last that had no more prompts
};

}  // namespace longspan
