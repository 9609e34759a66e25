// A report as a program reads it: one JSON document.
#pragma once

#include <string>

#include "clients/cpp/bench/bench_report.h"
#include "clients/cpp/bench/run_facts.h"

namespace longspan {

std::string ReportJson(const LoadPlan& plan, const RunFacts& facts, const BenchReport& report);

}  // namespace longspan
