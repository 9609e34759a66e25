#include "clients/cpp/complete_flags.h"

#include <cstdint>
#include <utility>

#include "clients/cpp/base/flag_text.h"
#include "clients/cpp/request_flags.h"

namespace longspan {
void CompleteFlags::AddTo(CLI::App* app) {
  prompt.AddTo(app, "PROMPT");
  AddField<std::string>(app, "--model", "the model that must be served",
                        [this](const std::string& name) { request_.set_model(name); });
  AddField<std::string>(app, "--request-id", "the name of the request; made by the server",
                        [this](const std::string& id) { request_.set_request_id(id); });
  AddField<int32_t>(app, "--priority", "lower goes first", [this](const int32_t& priority) {
    request_.mutable_scheduling()->set_priority(priority);
  });
  AddField<int64_t>(app, "--truncate-prompt-tokens",
                    "keep the prompt's last tokens; -1: as many as the context holds",
                    [this](const int64_t& tokens) {
                      request_.mutable_cache()->set_truncate_prompt_tokens(tokens);
                    });
  AddField<std::string>(app, "--timeout",
                        "time until the call is given up: 30s, 5m; 1.5 is seconds",
                        [this](const std::string& text) {
                          timeout_us = ParseDurationUs(text);
                          if (timeout_us.value_or(0) > 0) return;
                          throw CLI::ValidationError("--timeout", "'" + text + "' is not a TIME");
                        });
  AddSamplingFlags(app, request_.mutable_sampling());
  AddField<int32_t>(app, "-n", "how many completions",
                    [this](const int32_t& value) { request_.mutable_sampling()->set_n(value); });
  AddStoppingFlags(app, request_.mutable_stopping());
  AddAttentionFlags(app, &request_);
  AddConstraintFlags(app, &request_);
  AddOutputTo(app);
}

void CompleteFlags::AddOutputTo(CLI::App* app) {
  v1::ResponseOptions* response = request_.mutable_response();
  app->add_flag_callback(
      "--echo", [=] { response->set_echo(true); }, "print the prompt first");
  app->add_flag("--no-stream", no_stream, "print the completion when it is complete");
  app->add_flag("--json", json, "print the events as JSON, one a line");
  app->add_flag("--stats", stats, "tell on standard error how long it took and what was read");
}

v1::GenerateRequest CompleteFlags::Request(std::string prompt_text) const {
  v1::GenerateRequest request = request_;
  request.set_text(std::move(prompt_text));
  v1::ResponseOptions* response = request.mutable_response();
  response->set_progress_interval_ms(kProgressIntervalMs);
  response->set_include_timing(stats || json);
  response->set_include_attribution(stats || json);
  return request;
}

}  // namespace longspan
