#include "clients/cpp/chat_session.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <optional>

#include "clients/cpp/chat_output.h"
#include "clients/cpp/input_text.h"
#include "clients/cpp/interrupt.h"

namespace longspan {

// What it does to the session with what stands behind its name; the answer is what is wrong.
struct ChatSession::SessionCommand {
  const char* name;
  const char* argument;
  const char* meaning;
  std::string (*run)(ChatSession* session, const std::string& argument);
  bool needs_argument() const { return *argument != '\0' && *argument != '['; }
};

const std::vector<ChatSession::SessionCommand>& ChatSession::Commands() {
  static const auto* const commands = new std::vector<SessionCommand>{
      {"/file", "PATH", "put a document before what you say next",
       [](ChatSession* session, const std::string& path) { return session->AddFile(path); }},
      {"/save", "PATH", "write the conversation as JSON",
       [](ChatSession* session, const std::string& path) {
         return session->conversation_.Save(path);
       }},
      {"/load", "PATH", "go on with a conversation that was saved",
       [](ChatSession* session, const std::string& path) {
         return session->conversation_.Load(path);
       }},
      {"/system", "[TEXT]", "what the model is told before the conversation",
       [](ChatSession* session, const std::string& text) {
         session->conversation_.SetSystem(text);
         return std::string();
       }},
      {"/reset", "", "begin anew",
       [](ChatSession* session, const std::string&) {
         session->conversation_.Reset();
         return std::string();
       }},
      {"/help", "", "this",
       [](ChatSession*, const std::string&) {
         std::cerr << Help();
         return std::string();
       }},
      {"/quit", "", "leave; so does the end of the input",
       [](ChatSession* session, const std::string&) {
         session->over_ = true;
         return std::string();
       }},
  };
  return *commands;
}

std::string ChatSession::Help() {
  std::string text;
  for (const SessionCommand& command : Commands()) {
    const std::string form = std::string(command.name) + " " + command.argument;
    text += form + std::string(16 - form.size(), ' ') + command.meaning + "\n";
  }
  return text + "What begins with // is said with one /. Ctrl-C ends an answer.\n";
}

ChatSession::ChatSession(const ChatFlags* flags, const Connection* connection, const CLI::App* app)
    : flags_(flags), connection_(connection), app_(app), stub_(Connect(*connection)) {
  conversation_.SetSystem(flags->system);
}

int ChatSession::TakeLine(const std::string& line) {
  if (line.find_first_not_of(" \t\r") == std::string::npos) return kExitOk;
  if (line.rfind("//", 0) == 0) return Say(line.substr(1));
  return line[0] == '/' ? RunCommand(line) : Say(line);
}

int ChatSession::RunCommand(const std::string& line) {
  const size_t end = std::min(line.find(' '), line.size());
  const std::string name = line.substr(0, end);
  const std::string argument = end == line.size() ? "" : line.substr(end + 1);
  const auto command = std::find_if(Commands().begin(), Commands().end(),
                                    [&](const SessionCommand& one) { return name == one.name; });
  std::string fault;
  if (command == Commands().end()) {
    fault = "there is no " + name + "; /help lists what there is";
  } else if (command->needs_argument() && argument.empty()) {
    fault = name + " needs a " + command->argument;
  } else {
    fault = command->run(this, argument);
  }
  if (fault.empty()) return kExitOk;
  std::cerr << "longspan: " << fault << "\n";
  return kExitUsage;
}

std::string ChatSession::AddFile(const std::string& path) {
  std::optional<std::string> text = ReadFile(path);
  if (!text.has_value()) return "cannot read " + path + ": " + std::strerror(errno);
  conversation_.AddDocument(*std::move(text));
  return "";
}

int ChatSession::Say(const std::string& text) {
  conversation_.Say(text);
  return Ask();
}

int ChatSession::Ask() {
  grpc::ClientContext context;
  const InterruptWatcher interrupts([&context] { context.TryCancel(); });
  const auto reader = stub_->Generate(&context, flags_->Request(conversation_.chat()));
  ChatOutput output(flags_->json, isatty(STDERR_FILENO) == 1);
  v1::GenerateEvent event;
  while (reader->Read(&event)) output.Take(event);
  const grpc::Status status = reader->Finish();
  output.End();
  const bool failed = !status.ok() && !interrupts.interrupted();
  if (failed || output.message().role().empty()) {
    conversation_.TakeBack();
  } else {
    conversation_.Answer(output.message());
  }
  over_ = interrupts.terminated();
  if (failed) return ReportFailure(*connection_, *app_, status);
  return interrupts.interrupted() ? kExitInterrupted : kExitOk;
}

}  // namespace longspan
