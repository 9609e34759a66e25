// A conversation on this side of the connection: what was said, and what waits to be said.
#pragma once

#include <string>

#include "longspan/v1/inference.pb.h"

namespace longspan {

class Conversation {
 public:
  const v1::ChatMessages& chat() const { return chat_; }

  // The system message; empty: none.
  void SetSystem(const std::string& text);
  // Stands before what is said next.
  void AddDocument(std::string text) { documents_ += std::move(text) + "\n\n"; }
  void Say(const std::string& text);
  void Answer(v1::ChatMessage message) { *chat_.add_messages() = std::move(message); }
  // What was said last is not part of it.
  void TakeBack() { chat_.mutable_messages()->RemoveLast(); }
  // All but the system's message.
  void Reset();

  // As JSON, with the protocol's names. Both return what went wrong; empty: nothing.
  std::string Save(const std::string& path) const;
  std::string Load(const std::string& path);

 private:
  v1::ChatMessages chat_;
  std::string documents_;
};

}  // namespace longspan
