#include "clients/cpp/complete_output.h"

#include <algorithm>
#include <iostream>

#include "clients/cpp/complete_stats.h"
#include "clients/cpp/event_json.h"

namespace longspan {
namespace {

// Whether `event` goes on where `earlier` ended.
bool Continues(const v1::GenerateEvent& earlier, const v1::GenerateEvent& event) {
  if (event.has_prompt_output()) return earlier.has_prompt_output();
  return event.has_token_delta() && earlier.has_token_delta() &&
         earlier.token_delta().index() == event.token_delta().index();
}

void Join(const v1::GenerateEvent& event, v1::GenerateEvent* into) {
  if (event.has_prompt_output()) {
    v1::PromptOutput* prompt = into->mutable_prompt_output();
    const std::string text = prompt->text() + event.prompt_output().text();
    prompt->MergeFrom(event.prompt_output());
    prompt->set_text(text);
  } else {
    v1::TokenDelta* delta = into->mutable_token_delta();
    const std::string text = delta->text() + event.token_delta().text();
    const int64_t first_sequence = delta->sequence();
    delta->MergeFrom(event.token_delta());
    delta->set_text(text);
    delta->set_sequence(first_sequence);
  }
}

}  // namespace

void CompleteOutput::Take(const v1::GenerateEvent& event) {
  if (event.has_prefill_progress()) {
    bar_.Show(event.prefill_progress());
  } else {
    bar_.Clear();
  }
  if (event.has_finished()) finished_.push_back(event.finished());
  if (hold_) {
    Hold(event);
  } else {
    Print(event);
  }
}

void CompleteOutput::Hold(const v1::GenerateEvent& event) {
  if (event.has_prefill_progress()) return;
  const auto earlier = std::find_if(held_.begin(), held_.end(), [&](const v1::GenerateEvent& held) {
    return Continues(held, event);
  });
  if (earlier == held_.end()) {
    held_.push_back(event);
  } else {
    Join(event, &*earlier);
  }
}

void CompleteOutput::Print(const v1::GenerateEvent& event) {
  if (flags_.json) return PrintJson(event);
  if (event.has_prompt_output()) PrintText(event.prompt_output().text());
  if (!event.has_token_delta()) return;
  if (n_ > 1) {
    PrintText((ends_in_newline_ ? "[" : "\n[") + std::to_string(event.token_delta().index()) +
              "]\n");
  }
  PrintText(event.token_delta().text());
}

void CompleteOutput::PrintText(const std::string& text) {
  if (text.empty()) return;
  std::cout << text << std::flush;
  ends_in_newline_ = text.back() == '\n';
}

void CompleteOutput::End() {
  bar_.Clear();
  for (const v1::GenerateEvent& event : held_) Print(event);
  if (!ends_in_newline_) std::cout << "\n" << std::flush;
  if (flags_.stats && static_cast<int32_t>(finished_.size()) == n_) PrintStats(finished_);
}

}  // namespace longspan
