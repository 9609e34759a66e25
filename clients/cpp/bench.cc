// longspan bench: puts load on a server and measures what its clients see.
#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <utility>

#include "clients/cpp/bench/bench_flags.h"
#include "clients/cpp/bench/bench_report.h"
#include "clients/cpp/bench/channels.h"
#include "clients/cpp/bench/load_loop.h"
#include "clients/cpp/bench/report_json.h"
#include "clients/cpp/bench/report_table.h"
#include "clients/cpp/bench/request_maker.h"
#include "clients/cpp/bench/run_facts.h"
#include "clients/cpp/command.h"
#include "clients/cpp/interrupt.h"

namespace longspan {
namespace {

std::string UtcNow() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  char text[32];
  std::strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &parts));
  return text;
}

grpc::Status AskFacts(Channels& channels, RunFacts& facts) {
  const auto stub = channels.InfoStub();
  grpc::ClientContext model_context;
  grpc::Status status = stub->GetModelInfo(&model_context, {}, &facts.model);
  if (!status.ok()) return status;
  grpc::ClientContext server_context;
  return stub->GetServerInfo(&server_context, {}, &facts.server);
}

// Before the run, so that no measurement is lost for want of a directory.
bool OpenJson(const std::string& path, std::ofstream& file) {
  if (path.empty()) return true;
  file.open(path);
  if (!file) std::cerr << "longspan: cannot write " << path << " (--json)\n";
  return static_cast<bool>(file);
}

int ExitCodeOf(const RunFacts& facts, const GroupReport& all) {
  if (facts.interrupted) return kExitInterrupted;
  const int64_t good = all.Count(Outcome::kCompleted) + all.Count(Outcome::kCancelled);
  return good > 0 || all.requests == 0 ? kExitOk : kExitFailure;
}

int Run(const BenchFlags& flags, const Connection& connection, const std::string& command_line) {
  const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
  const LoadPlan plan = flags.Plan(static_cast<uint64_t>(since_epoch.count()));
  std::ofstream json;
  if (!OpenJson(flags.json_file(), json)) return kExitUsage;

  BlockInterrupts();
  Channels channels(connection);
  RunFacts facts{command_line, connection.server, UtcNow()};
  if (grpc::Status status = AskFacts(channels, facts); !status.ok()) {
    return ReportFailure(connection.server, status);
  }
  RequestMaker maker(plan, static_cast<uint32_t>(facts.model.vocabulary_size()));
  maker.WaitUntilAhead();
  LoadLoop loop(plan, &maker, &channels);
  std::vector<RequestRecord> records;
  {
    const InterruptWatcher interrupts([&loop] { loop.Stop(); });
    records = loop.Run();
    facts.interrupted = interrupts.interrupted();
  }
  const BenchReport report = Summarise(plan, records);
  PrintTable(plan, facts, report, std::cout);
  if (json.is_open() && !(json << ReportJson(plan, facts, report) << std::flush)) {
    std::cerr << "longspan: cannot write " << flags.json_file() << " (--json)\n";
    return kExitFailure;
  }
  return ExitCodeOf(facts, report.all);
}

}  // namespace

Command BenchCommand(CLI::App* parent, const Connection* connection, std::string command_line) {
  CLI::App* app = parent->add_subcommand(
      "bench", "Put load on the server and measure it. TIME is a number with us, ms, s, m or h");
  auto flags = std::make_shared<BenchFlags>();
  flags->AddTo(app);
  return {app, [flags, connection, command_line = std::move(command_line)] {
            return Run(*flags, *connection, command_line);
          }};
}

}  // namespace longspan
