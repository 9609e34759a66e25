// What the scheduler promises of long and short prompts together, each as a load, what is measured
// of it, and the goal. Everything follows from the seed; the time is simulated.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/bench/scheduling/h200_step_time.h"
#include "tests/bench/scheduling/scenario_report.h"

namespace longspan {

struct ScenarioOptions {
  uint64_t seed = 1;
  double length = 1;  // of the runs, against the full benchmark
};

// Prompts of 1K tokens that use `short_load` of the machine, and one of 512K a minute.
ScenarioReport MixedLengths(const ScenarioOptions& options, double short_load);
// Prompts of 1K tokens that generate 64, by chance four a second, and one of 64K every ten seconds:
// on what was measured, and on what the kernels are predicted to take.
ScenarioReport LongBesideShort(const ScenarioOptions& options, const H200Model& measured,
                               const H200Model& predicted);
// A short prompt that comes, and a long one whose client leaves, while a long one alone is read.
ScenarioReport WhoeverComes(const ScenarioOptions& options, const H200Model& model);
// Ten long prompts whose clients leave before a first token, then a short one.
ScenarioReport CancelledPrefills(const ScenarioOptions& options);
// A tenant that now and then asks for `quiet_tokens`, beside one that asks for three times the
// machine.
ScenarioReport TenantFlood(const ScenarioOptions& options, int64_t quiet_tokens);
// Two tenants that both wait all the time, with prompts of different length.
ScenarioReport BackloggedTenants(const ScenarioOptions& options);
// Four times what the machine can do, of requests of this kind.
ScenarioReport Overload(const ScenarioOptions& options, int64_t prompt_tokens,
                        int64_t output_tokens);
// Conversations that begin with one of four long instructions, and go on.
ScenarioReport SharedPrefixes(const ScenarioOptions& options);
// A prompt of 512K whose client asks again every ten seconds, beside short ones.
ScenarioReport RetriedPrompt(const ScenarioOptions& options);
// One that wants its tokens sooner than any step can give them, beside prompts.
ScenarioReport HastyClient(const ScenarioOptions& options);
// As many that generate as there are places, beside prompts.
ScenarioReport ManyDecoding(const ScenarioOptions& options);

struct Scenario {
  const char* name;
  ScenarioReport (*run)(const ScenarioOptions& options);
};

inline constexpr Scenario kScenarios[] = {
    {"mixed_at_0.3", [](const ScenarioOptions& options) { return MixedLengths(options, 0.3); }},
    {"mixed_at_0.5", [](const ScenarioOptions& options) { return MixedLengths(options, 0.5); }},
    {"long_beside_short_nsa",
     [](const ScenarioOptions& options) {
       return LongBesideShort(options, kH200Nsa, kH200NsaSplit);
     }},
    {"long_beside_short_dense",
     [](const ScenarioOptions& options) {
       return LongBesideShort(options, kH200Dense, kH200DenseSplit);
     }},
    {"whoever_comes_nsa",
     [](const ScenarioOptions& options) { return WhoeverComes(options, kH200Nsa); }},
    {"whoever_comes_dense",
     [](const ScenarioOptions& options) { return WhoeverComes(options, kH200Dense); }},
    {"cancelled_prefills", &CancelledPrefills},
    {"tenant_flood_1k", [](const ScenarioOptions& options) { return TenantFlood(options, 1024); }},
    {"tenant_flood_16k",
     [](const ScenarioOptions& options) { return TenantFlood(options, 16'384); }},
    {"backlogged_tenants", &BackloggedTenants},
    {"overload_reading",
     [](const ScenarioOptions& options) { return Overload(options, 1024, 16); }},
    {"overload_generating",
     [](const ScenarioOptions& options) { return Overload(options, 256, 256); }},
    {"shared_prefix", &SharedPrefixes},
    {"retry", &RetriedPrompt},
    {"hasty_client", &HastyClient},
    {"many_decoding", &ManyDecoding},
};

}  // namespace longspan
