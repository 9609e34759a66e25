// A report as a person reads it.
#pragma once

#include <ostream>

#include "clients/cpp/bench/bench_report.h"
#include "clients/cpp/bench/run_facts.h"

namespace longspan {

void PrintTable(const LoadPlan& plan, const RunFacts& facts, const BenchReport& report,
                std::ostream& out);

}  // namespace longspan
