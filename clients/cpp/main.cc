// longspan: the command-line client.
#include <vector>

#include "clients/cpp/command.h"

int main(int argc, char** argv) {
  CLI::App app("Talks to a longspand server.", "longspan");
  std::string server = "127.0.0.1:8001";
  app.add_option("--server", server, "address of the server's gRPC API")
      ->envname("LONGSPAN_SERVER")
      ->capture_default_str();
  app.require_subcommand(1);
  const std::vector<longspan::Command> commands = {longspan::CompleteCommand(&app, &server),
                                                   longspan::TokenizeCommand(&app, &server),
                                                   longspan::ModelsCommand(&app, &server)};
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
