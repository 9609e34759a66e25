// Prints the events of one request: as they come, or whole at the end; as text or as JSON.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "clients/cpp/complete_flags.h"
#include "clients/cpp/progress_bar.h"
#include "longspan/v1/inference.pb.h"

namespace longspan {

class CompleteOutput {
 public:
  // `n` completions are asked for. Texts of several would run into each other, so they are held.
  CompleteOutput(const CompleteFlags& flags, bool on_terminal, int32_t n)
      : flags_(flags), n_(n), hold_(flags.no_stream || (n > 1 && !flags.json)), bar_(on_terminal) {}

  void Take(const v1::GenerateEvent& event);
  // The stream is over, well or not: prints what was held, and --stats if all is complete.
  void End();

 private:
  // Keeps the event; deltas of one completion become one, and so do parts of the prompt.
  void Hold(const v1::GenerateEvent& event);
  void Print(const v1::GenerateEvent& event);
  void PrintText(const std::string& text);

  const CompleteFlags& flags_;
  const int32_t n_;
  const bool hold_;
  ProgressBar bar_;
  std::vector<v1::GenerateEvent> held_;
  std::vector<v1::Finished> finished_;
  bool ends_in_newline_ = true;
};

}  // namespace longspan
