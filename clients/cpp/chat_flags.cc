#include "clients/cpp/chat_flags.h"

#include "clients/cpp/request_flags.h"

namespace longspan {

void ChatFlags::AddTo(CLI::App* app) {
  app->add_option("--message", message, "say this alone, and end with its answer")
      ->type_name("TEXT");
  app->add_option("--system", system, "what the model is told before the conversation")
      ->type_name("TEXT");
  AddField<std::string>(app, "--model", "the model that must be served",
                        [this](const std::string& name) { request_.set_model(name); });
  AddField<std::string>(
      app, "--reasoning-effort", "how much the model reasons, in its own words",
      [this](const std::string& effort) { request_.mutable_chat()->set_reasoning_effort(effort); });
  AddField<int64_t>(
      app, "--max-reasoning-tokens", "reasoning ends after so many, and the answer comes",
      [this](int64_t tokens) { request_.mutable_chat()->set_max_reasoning_tokens(tokens); });
  AddSamplingFlags(app, request_.mutable_sampling());
  AddStoppingFlags(app, request_.mutable_stopping());
  AddAttentionFlags(app, &request_);
  AddConstraintFlags(app, &request_);
  app->add_flag("--json", json, "print the events as JSON, one a line");
}

v1::GenerateRequest ChatFlags::Request(const v1::ChatMessages& chat) const {
  v1::GenerateRequest request = request_;
  request.mutable_chat()->MergeFrom(chat);
  request.mutable_response()->set_progress_interval_ms(kProgressIntervalMs);
  return request;
}

}  // namespace longspan
