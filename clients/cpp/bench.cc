// longspan bench: puts load on a server and measures what its clients see.
#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <utility>

#include "clients/cpp/base/command.h"
#include "clients/cpp/bench/bench_flags.h"
#include "clients/cpp/bench/bench_report.h"
#include "clients/cpp/bench/channels.h"
#include "clients/cpp/bench/load_loop.h"
#include "clients/cpp/bench/report_json.h"
#include "clients/cpp/bench/report_table.h"
#include "clients/cpp/bench/request_maker.h"
#include "clients/cpp/bench/run_facts.h"
#include "clients/cpp/interrupt.h"

namespace longspan {
namespace {

// What the report's rows are, for --help: tools give some of these names to different things.
constexpr char kDefinitions[] =
    "Latencies count from when a request was due, and are milliseconds:\n"
    "first token: until the first token came.\n"
    "time per output token: of a completed request of two tokens and more, (last token - first "
    "token) / (output tokens - 1), as TPOT of `vllm bench serve`, and inter-token latency of "
    "guidellm and aiperf; one number a request. --tpot-slo bounds it.\n"
    "between tokens: of every token after the first. Tokens that come in one event, or less than "
    "0.1 ms after one another, are a burst; each of its tokens has an equal share of the time "
    "since the burst before. Those that come together with the first token have none. (ITL of "
    "`vllm bench serve` is of events instead, whatever they hold.)\n"
    "end to end: until a completed request had ended.\n"
    "queued: until the prompt of a completed request began to be read, as the server says.";

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
  if (path.empty() || path == "-") return true;
  file.open(path);
  if (!file) std::cerr << "longspan: cannot write " << path << " (--json)\n";
  return static_cast<bool>(file);
}

int ExitCodeOf(const RunFacts& facts, const GroupReport& all) {
  if (facts.interrupted) return kExitInterrupted;
  const int64_t good = all.Count(Outcome::kCompleted) + all.Count(Outcome::kCancelled);
  return good > 0 || all.requests == 0 ? kExitOk : kExitFailure;
}

int Run(const BenchFlags& flags, const Connection& connection, const CLI::App& app,
        const std::string& command_line) {
  const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
  const LoadPlan plan = flags.Plan(static_cast<uint64_t>(since_epoch.count()));
  std::ofstream json;
  if (!OpenJson(flags.json_file(), json)) return kExitUsage;

  BlockInterrupts();
  Channels channels(connection);
  RunFacts facts{command_line, connection.server, UtcNow()};
  if (grpc::Status status = AskFacts(channels, facts); !status.ok()) {
    return ReportFailure(connection, app, status);
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
  const bool json_to_stdout = flags.json_file() == "-";
  PrintTable(plan, facts, report, json_to_stdout ? std::cerr : std::cout);
  if (json_to_stdout) std::cout << ReportJson(plan, facts, report) << std::flush;
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
  app->footer(kDefinitions);
  return {app, [flags, connection, app, command_line = std::move(command_line)] {
            return Run(*flags, *connection, *app, command_line);
          }};
}

}  // namespace longspan
