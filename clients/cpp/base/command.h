// What the commands of `longspan` share: the connection, exit codes, how a failure is reported.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "CLI/CLI.hpp"
#include "clients/cpp/base/connection.h"
#include "grpcpp/grpcpp.h"
#include "longspan/v1/inference.grpc.pb.h"

namespace longspan {

// What sysexits.h calls them, where it has a name; 130 is what shells expect of a Ctrl-C.
inline constexpr int kExitOk = 0;
inline constexpr int kExitFailure = 1;
inline constexpr int kExitUsage = 64;
inline constexpr int kExitUnavailable = 69;
inline constexpr int kExitInterrupted = 130;

struct Command {
  CLI::App* app = nullptr;   // knows whether the command was given
  std::function<int()> run;  // the exit code
};

Command CompleteCommand(CLI::App* parent, const Connection* connection);
Command ChatCommand(CLI::App* parent, const Connection* connection);
Command TokenizeCommand(CLI::App* parent, const Connection* connection);
Command ModelsCommand(CLI::App* parent, const Connection* connection);
// `command_line` stands in its results.
Command BenchCommand(CLI::App* parent, const Connection* connection, std::string command_line);
Command LoadCommand(CLI::App* parent, const Connection* connection);
Command KeyCommand(CLI::App* parent);
// These two describe `parent` itself, with all its commands.
Command CompletionCommand(CLI::App* parent);
Command ManualCommand(CLI::App* parent);

std::unique_ptr<v1::Inference::Stub> Connect(const Connection& connection);

// Writes to standard error why a call of `command` failed (failure_text.h). Returns the exit code.
int ReportFailure(const Connection& connection, const CLI::App& command,
                  const grpc::Status& status);

}  // namespace longspan
