// longspan chat: a conversation, on a terminal or from a pipe.
#include <unistd.h>

#include <iostream>

#include "clients/cpp/base/command.h"
#include "clients/cpp/chat_flags.h"
#include "clients/cpp/chat_session.h"
#include "clients/cpp/interrupt.h"
#include "clients/cpp/line_reader.h"

namespace longspan {
namespace {

// Whoever types sees what went wrong and goes on; a script ends with it.
int Converse(ChatSession* session, bool on_terminal) {
  LineReader lines;
  if (on_terminal) std::cerr << "/help lists commands; /quit leaves.\n";
  int code = kExitOk;
  while (!session->over()) {
    if (on_terminal) std::cerr << "> ";
    std::string line;
    switch (lines.Next(&line)) {
      case LineReader::Result::kLine:
        code = session->TakeLine(line);
        break;
      case LineReader::Result::kInterrupted:
        code = kExitInterrupted;
        if (on_terminal) std::cerr << "\n";
        break;
      case LineReader::Result::kEnd:
        if (on_terminal) std::cerr << "\n";
        return kExitOk;
    }
    if (code != kExitOk && !on_terminal) return code;
  }
  return code;
}

int Run(const ChatFlags& flags, const Connection& connection, const CLI::App& app) {
  BlockInterrupts();
  ChatSession session(&flags, &connection, &app);
  if (flags.message.has_value()) return session.Say(*flags.message);
  return Converse(&session, isatty(STDIN_FILENO) == 1);
}

}  // namespace

Command ChatCommand(CLI::App* parent, const Connection* connection) {
  CLI::App* app = parent->add_subcommand(
      "chat", "Talk with a model: a line a turn, on a terminal or from standard input");
  auto flags = std::make_shared<ChatFlags>();
  flags->AddTo(app);
  return {app, [flags, connection, app] { return Run(*flags, *connection, *app); }};
}

}  // namespace longspan
