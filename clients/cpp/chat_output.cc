#include "clients/cpp/chat_output.h"

#include <array>
#include <cstdio>
#include <iostream>

#include "clients/cpp/event_json.h"

namespace longspan {

void ChatOutput::Take(const v1::GenerateEvent& event) {
  if (event.has_prefill_progress()) {
    bar_.Show(event.prefill_progress());
  } else {
    bar_.Clear();
  }
  if (json_) PrintJson(event);
  if (event.has_token_delta() && !event.token_delta().text().empty()) {
    const std::string& text = event.token_delta().text();
    message_.set_content(message_.content() + text);
    EndLine();
    PrintText(text);
  }
  if (event.has_reasoning_delta()) Take(event.reasoning_delta());
  if (event.has_tool_call_delta()) Take(event.tool_call_delta());
  if (event.has_finished()) usage_ = event.finished().usage();
  finished_ = finished_ || event.has_finished();
}

void ChatOutput::Take(const v1::ReasoningDelta& delta) {
  message_.set_reasoning(message_.reasoning() + delta.text());
  in_reasoning_ = true;
  PrintDim(delta.text());
}

void ChatOutput::Take(const v1::ToolCallDelta& delta) {
  if (delta.has_name()) {
    v1::ToolCall* call = message_.add_tool_calls();
    call->set_id(delta.id());
    call->set_name(delta.name());
    EndLine();
    PrintText((ends_in_newline_ ? "" : "\n") + delta.name() + " ");
  }
  v1::ToolCall* call = message_.mutable_tool_calls(message_.tool_calls_size() - 1);
  call->set_arguments(call->arguments() + delta.arguments());
  PrintText(delta.arguments());
}

void ChatOutput::EndLine() {
  if (in_reasoning_) PrintDim("\n");
  in_reasoning_ = false;
}

void ChatOutput::PrintText(const std::string& text) {
  if (text.empty() || json_) return;
  std::cout << text << std::flush;
  ends_in_newline_ = text.back() == '\n';
}

void ChatOutput::PrintDim(const std::string& text) const {
  if (json_) return;
  std::cerr << (on_terminal_ ? "\x1b[2m" : "") << text << (on_terminal_ ? "\x1b[0m" : "")
            << std::flush;
}

void ChatOutput::PrintStats(const v1::Usage& usage) const {
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun_;
  const long long cached_tokens = usage.cached_device_tokens() + usage.cached_host_tokens();
  std::array<char, 160> line;
  std::snprintf(line.data(), line.size(),
                "%lld tokens in %.1f s; prompt %lld tokens, %lld cached\n",
                static_cast<long long>(usage.completion_tokens()), took.count(),
                static_cast<long long>(usage.prompt_tokens()), cached_tokens);
  PrintDim(line.data());
}

void ChatOutput::End() {
  bar_.Clear();
  EndLine();
  if (!ends_in_newline_) PrintText("\n");
  if (finished_) PrintStats(usage_);
  const bool has_said =
      message_.has_content() || message_.has_reasoning() || message_.tool_calls_size() > 0;
  if (has_said) message_.set_role("assistant");
}

}  // namespace longspan
