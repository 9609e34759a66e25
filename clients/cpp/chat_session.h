// A conversation with a server: what is typed is said, or is a command. Answers go where ChatOutput
// puts them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "clients/cpp/base/command.h"
#include "clients/cpp/chat_flags.h"
#include "clients/cpp/conversation.h"
#include "longspan/v1/inference.grpc.pb.h"

namespace longspan {

class ChatSession {
 public:
  // All outlive the session. After BlockInterrupts, before any thread.
  ChatSession(const ChatFlags* flags, const Connection* connection, const CLI::App* app);

  // One line as typed. Returns an exit code. An error has been printed, and the conversation is as
  // before.
  int TakeLine(const std::string& line);
  int Say(const std::string& text);
  // Somebody has quit, or ended the program.
  bool over() const { return over_; }

 private:
  struct SessionCommand;

  static const std::vector<SessionCommand>& Commands();
  static std::string Help();
  // The whole of what has been said is sent, and the answer becomes part of it.
  int Ask();
  int RunCommand(const std::string& line);
  // What is wrong, or empty.
  std::string AddFile(const std::string& path);

  const ChatFlags* const flags_;
  const Connection* const connection_;
  const CLI::App* const app_;
  const std::unique_ptr<v1::Inference::Stub> stub_;
  Conversation conversation_;
  bool over_ = false;
};

}  // namespace longspan
