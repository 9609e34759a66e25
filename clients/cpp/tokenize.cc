// longspan tokenize: the ids of a text.
#include <iostream>

#include "clients/cpp/base/command.h"
#include "clients/cpp/input_text.h"

namespace longspan {
namespace {

struct TokenizeFlags {
  InputText text;
  std::string model;
  bool strings = false;
  bool count = false;
  bool no_special_tokens = false;
};

// On one line, so that lines and tokens correspond.
std::string Escaped(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '\n':
        escaped += "\\n";
        break;
      case '\r':
        escaped += "\\r";
        break;
      case '\t':
        escaped += "\\t";
        break;
      case '\\':
        escaped += "\\\\";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

void Print(const TokenizeFlags& flags, const v1::TokenizeResponse& response) {
  if (flags.count) {
    std::cout << response.token_ids_size() << "\n";
    return;
  }
  for (int i = 0; i < response.token_ids_size(); ++i) {
    if (flags.strings) {
      std::cout << response.token_ids(i) << "\t" << Escaped(response.token_strings(i)) << "\n";
    } else {
      std::cout << (i == 0 ? "" : " ") << response.token_ids(i);
    }
  }
  if (!flags.strings) std::cout << "\n";
}

int Run(const TokenizeFlags& flags, const Connection& connection, const CLI::App& app) {
  std::optional<std::string> text = flags.text.Read();
  if (!text.has_value()) return kExitUsage;
  v1::TokenizeRequest request;
  request.set_text(std::move(*text));
  if (!flags.model.empty()) request.set_model(flags.model);
  request.set_add_special_tokens(!flags.no_special_tokens);
  request.set_token_strings(flags.strings);
  v1::TokenizeResponse response;
  grpc::ClientContext context;
  const grpc::Status status = Connect(connection)->Tokenize(&context, request, &response);
  if (!status.ok()) return ReportFailure(connection, app, status);
  Print(flags, response);
  return kExitOk;
}

}  // namespace

Command TokenizeCommand(CLI::App* parent, const Connection* connection) {
  CLI::App* app = parent->add_subcommand("tokenize", "Show the token ids of a text");
  auto flags = std::make_shared<TokenizeFlags>();
  flags->text.AddTo(app, "TEXT");
  app->add_option("--model", flags->model, "the model that must be served");
  CLI::Option* strings =
      app->add_flag("--strings", flags->strings, "a line a token, with its text");
  app->add_flag("--count", flags->count, "only how many there are")->excludes(strings);
  app->add_flag("--no-special-tokens", flags->no_special_tokens,
                "without what the tokenizer adds by itself");
  return {app, [flags, connection, app] { return Run(*flags, *connection, *app); }};
}

}  // namespace longspan
