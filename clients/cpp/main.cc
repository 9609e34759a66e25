// longspan: the command-line client.
#include <string>
#include <vector>

#include "clients/cpp/command.h"

namespace {

std::string Joined(int argc, char** argv) {
  std::string joined;
  for (int i = 0; i < argc; ++i) joined += std::string(i == 0 ? "" : " ") + argv[i];
  return joined;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Talks to a longspand server.", "longspan");
  std::string server = "127.0.0.1:8001";
  app.add_option("--server", server, "address of the server's gRPC API")
      ->envname("LONGSPAN_SERVER")
      ->capture_default_str();
  app.require_subcommand(1);
  const std::vector<longspan::Command> commands = {
      longspan::CompleteCommand(&app, &server), longspan::TokenizeCommand(&app, &server),
      longspan::ModelsCommand(&app, &server),
      longspan::BenchCommand(&app, &server, Joined(argc, argv))};
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? longspan::kExitOk : longspan::kExitUsage;
  }
  for (const longspan::Command& command : commands) {
    if (command.app->parsed()) return command.run();
  }
  return longspan::kExitUsage;
}
