// longspan: the command-line client.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "clients/command_line/unknown_argument.h"
#include "clients/command_line/version.h"
#include "clients/cpp/base/command.h"
#include "clients/cpp/base/server_address.h"

namespace {

// Without the API key: what is joined stands in results that are kept.
std::string Joined(int argc, char** argv) {
  constexpr char kKeyFlag[] = "--api-key";
  std::string joined;
  for (int i = 0; i < argc; ++i) {
    std::string argument = argv[i];
    if (i > 0 && argv[i - 1] == std::string(kKeyFlag)) argument = "…";
    if (argument.rfind(std::string(kKeyFlag) + "=", 0) == 0)
      argument = kKeyFlag + std::string("=…");
    joined += (i == 0 ? "" : " ") + argument;
  }
  return joined;
}

void AddConnectionFlags(CLI::App* app, longspan::Connection* connection) {
  app->add_option("--server", connection->server,
                  "address of the server's gRPC API (longspand's --grpc-address)")
      ->type_name("HOST:PORT")
      ->check(CLI::Validator(longspan::ServerAddressFault, ""))
      ->envname("LONGSPAN_SERVER")
      ->capture_default_str();
  app->add_option("--api-key", connection->api_key,
                  "API key; on the command line others on this machine can see it")
      ->envname("LONGSPAN_API_KEY");
  app->add_flag("--tls", connection->tls, "connect by TLS")->envname("LONGSPAN_TLS");
  app->add_option("--tls-ca-file", connection->ca_file,
                  "authorities that vouch for the server, in PEM; by TLS")
      ->check(CLI::Validator(CLI::ExistingFile).description(""))
      ->type_name("FILE")
      ->envname("LONGSPAN_TLS_CA_FILE");
  auto* cert = app->add_option("--tls-cert-file", connection->cert_file,
                               "certificate of this client in PEM, where the server asks for one")
                   ->check(CLI::Validator(CLI::ExistingFile).description(""))
                   ->type_name("FILE")
                   ->envname("LONGSPAN_TLS_CERT_FILE");
  auto* key = app->add_option("--tls-key-file", connection->cert_key_file, "its private key")
                  ->check(CLI::Validator(CLI::ExistingFile).description(""))
                  ->type_name("FILE")
                  ->envname("LONGSPAN_TLS_KEY_FILE");
  cert->needs(key);
  key->needs(cert);
}

// What is wrong with the command line, and which help shows what would be right.
std::string FailureMessage(const CLI::App* app, const CLI::Error& error) {
  std::string message = longspan::UnknownArgumentText(*app);
  if (message.empty()) message = error.what();
  return "longspan: " + message + "\nSee " + longspan::HelpFor(*app, message) + ".\n";
}

}  // namespace

int main(int argc, char** argv) {
  // Names are looked up as all other programs of this system do. We alone report failures.
  setenv("GRPC_DNS_RESOLVER", "native", 0);
  setenv("GRPC_VERBOSITY", "NONE", 0);
  CLI::App app("Talks to a longspand server.", "longspan");
  longspan::Connection connection;
  AddConnectionFlags(&app, &connection);
  app.set_version_flag(
      "--version", std::string("longspan ") + longspan::Version() + " (" + longspan::Commit() + ")",
      "print the version");
  app.failure_message(FailureMessage);
  app.footer(
      "Exit codes: 0 done; 1 refused or failed; 64 a wrong command line; 69 no server to be had; "
      "130 interrupted.");
  const std::vector<longspan::Command> commands = {
      longspan::CompleteCommand(&app, &connection),
      longspan::ChatCommand(&app, &connection),
      longspan::TokenizeCommand(&app, &connection),
      longspan::ModelsCommand(&app, &connection),
      longspan::LoadCommand(&app, &connection),
      longspan::BenchCommand(&app, &connection, Joined(argc, argv)),
      longspan::KeyCommand(&app),
      longspan::CompletionCommand(&app),
      longspan::ManualCommand(&app)};
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? longspan::kExitOk : longspan::kExitUsage;
  }
  for (const longspan::Command& command : commands) {
    if (command.app->parsed()) return command.run();
  }
  std::cerr << app.help();
  return longspan::kExitUsage;
}
