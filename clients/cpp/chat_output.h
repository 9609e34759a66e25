// Prints the answer to what was said, as it comes: the text and calls of tools on standard output,
// reasoning, progress and what it took on standard error. Keeps it, too.
#pragma once

#include <chrono>
#include <string>

#include "clients/cpp/progress_bar.h"
#include "longspan/v1/inference.pb.h"

namespace longspan {

class ChatOutput {
 public:
  // On a terminal what is no answer is dim.
  ChatOutput(bool json, bool on_terminal)
      : json_(json), on_terminal_(on_terminal), bar_(on_terminal) {}

  void Take(const v1::GenerateEvent& event);
  // The stream is over, well or not.
  void End();
  // What the model said until then; has no role if that is nothing.
  const v1::ChatMessage& message() const { return message_; }

 private:
  void Take(const v1::ReasoningDelta& delta);
  void Take(const v1::ToolCallDelta& delta);
  void PrintText(const std::string& text);
  void PrintDim(const std::string& text) const;
  void PrintStats(const v1::Usage& usage) const;
  // The reasoning, or what else stands on a line of its own, is over.
  void EndLine();

  const bool json_;
  const bool on_terminal_;
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  ProgressBar bar_;
  v1::ChatMessage message_;
  v1::Usage usage_;
  bool finished_ = false;
  bool in_reasoning_ = false;
  bool ends_in_newline_ = true;
};

}  // namespace longspan
