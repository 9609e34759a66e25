// longspan complete: one completion, streamed.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "clients/cpp/base/command.h"
#include "clients/cpp/complete_flags.h"
#include "clients/cpp/complete_output.h"
#include "clients/cpp/interrupt.h"

namespace longspan {
namespace {

int Run(const CompleteFlags& flags, const Connection& connection, const CLI::App& app) {
  std::optional<std::string> prompt = flags.prompt.Read();
  if (!prompt.has_value()) return kExitUsage;
  const v1::GenerateRequest request = flags.Request(std::move(*prompt));

  BlockInterrupts();
  const auto stub = Connect(connection);
  grpc::ClientContext context;
  if (flags.timeout_us.has_value()) {
    context.set_deadline(std::chrono::system_clock::now() +
                         std::chrono::microseconds(*flags.timeout_us));
  }
  const InterruptWatcher interrupts([&context] { context.TryCancel(); });
  const auto reader = stub->Generate(&context, request);
  CompleteOutput output(flags, isatty(STDERR_FILENO) == 1, std::max(1, request.sampling().n()));
  v1::GenerateEvent event;
  while (reader->Read(&event)) output.Take(event);
  const grpc::Status status = reader->Finish();
  output.End();
  if (interrupts.interrupted()) return kExitInterrupted;
  return status.ok() ? kExitOk : ReportFailure(connection, app, status);
}

}  // namespace

Command CompleteCommand(CLI::App* parent, const Connection* connection) {
  CLI::App* app = parent->add_subcommand("complete", "Complete a text");
  auto flags = std::make_shared<CompleteFlags>();
  flags->AddTo(app);
  return {app, [flags, connection, app] { return Run(*flags, *connection, *app); }};
}

}  // namespace longspan
