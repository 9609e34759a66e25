// The real engine and planner on a machine of simulated time that is about an H200: what long and
// short prompts, tenants, overload and clients that leave do to each other. Takes seconds.
//
//   scheduling_bench [--seed N] [--length SHARE] [--only NAME]
//
// Prints one JSON line a scenario, and ends with 1 if a goal is missed.
#include <cstdio>
#include <string>

#include "CLI/CLI.hpp"
#include "tests/bench/scheduling/scenarios.h"

int main(int argc, char** argv) {
  CLI::App app("How the engine shares a machine, in simulated time");
  longspan::ScenarioOptions options;
  std::string only;
  app.add_option("--seed", options.seed);
  app.add_option("--length", options.length, "of the runs, against the full benchmark");
  app.add_option("--only", only, "scenarios whose name holds this");
  CLI11_PARSE(app, argc, argv);
  bool met = true;
  for (const longspan::Scenario& scenario : longspan::kScenarios) {
    if (std::string(scenario.name).find(only) == std::string::npos) continue;
    longspan::ScenarioReport report = scenario.run(options);
    report.scenario = scenario.name;
    std::printf("%s\n", longspan::ToJson(report).c_str());
    std::fflush(stdout);
    met = met && report.met();
  }
  return met ? 0 : 1;
}
