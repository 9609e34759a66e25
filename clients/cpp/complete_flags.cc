#include "clients/cpp/complete_flags.h"

#include <cstdint>
#include <utility>

#include "absl/strings/numbers.h"
#include "clients/cpp/base/flag_text.h"

namespace longspan {
namespace {

// Often enough for a smooth bar, too seldom to cost anything.
constexpr int64_t kProgressIntervalMs = 100;

// A flag that sets one field of a message, and nothing where it is not given.
template <typename Value, typename Set>
CLI::Option* AddField(CLI::App* app, const char* name, const char* help, Set set) {
  // One value after each flag, so that a repeated flag does not swallow the prompt.
  return app->add_option_function<Value>(name, set, help)->allow_extra_args(false);
}

// 64 bits, written with a sign or without one.
uint64_t ParseSeed(const std::string& text) {
  int64_t with_sign = 0;
  uint64_t seed = 0;
  if (absl::SimpleAtoi(text, &with_sign)) return static_cast<uint64_t>(with_sign);
  if (absl::SimpleAtoi(text, &seed)) return seed;
  throw CLI::ValidationError("--seed", "'" + text + "' is not an integer of 64 bits");
}

}  // namespace

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
  AddSamplingTo(app);
  AddStoppingTo(app);
  AddOutputTo(app);
}

void CompleteFlags::AddSamplingTo(CLI::App* app) {
  v1::SamplingParams* sampling = request_.mutable_sampling();
  AddField<float>(app, "--temperature", "0 to 2; 0 takes the likeliest token",
                  [=](const float& value) { sampling->set_temperature(value); });
  AddField<float>(app, "--top-p", "draw from the likeliest tokens of this share",
                  [=](const float& value) { sampling->set_top_p(value); });
  AddField<int32_t>(app, "--top-k", "draw from this many likeliest tokens",
                    [=](const int32_t& value) { sampling->set_top_k(value); });
  AddField<float>(app, "--min-p", "leave out what is less likely than this share of the likeliest",
                  [=](const float& value) { sampling->set_min_p(value); });
  AddField<float>(app, "--repetition-penalty", "above 1: tokens seen before are less likely",
                  [=](const float& value) { sampling->set_repetition_penalty(value); });
  AddField<float>(app, "--frequency-penalty", "-2 to 2",
                  [=](const float& value) { sampling->set_frequency_penalty(value); });
  AddField<float>(app, "--presence-penalty", "-2 to 2",
                  [=](const float& value) { sampling->set_presence_penalty(value); });
  AddField<std::string>(app, "--seed",
                        "makes drawing repeatable; a negative one is that of the same 64 bits",
                        [=](const std::string& text) { sampling->set_seed(ParseSeed(text)); })
      ->type_name("INT");
  AddField<int32_t>(app, "-n", "how many completions",
                    [=](const int32_t& value) { sampling->set_n(value); });
}

void CompleteFlags::AddStoppingTo(CLI::App* app) {
  v1::StoppingParams* stopping = request_.mutable_stopping();
  AddField<int64_t>(app, "-m,--max-tokens", "at most this many; what remains of the context",
                    [=](const int64_t& value) { stopping->set_max_tokens(value); });
  AddField<int64_t>(app, "--min-tokens", "at least this many",
                    [=](const int64_t& value) { stopping->set_min_tokens(value); });
  AddField<std::vector<std::string>>(app, "--stop", "end before this text; may be repeated",
                                     [=](const std::vector<std::string>& texts) {
                                       for (const auto& text : texts) stopping->add_stop(text);
                                     });
  AddField<std::vector<uint32_t>>(app, "--stop-token-id", "end with this token; may be repeated",
                                  [=](const std::vector<uint32_t>& ids) {
                                    for (const auto id : ids) stopping->add_stop_token_ids(id);
                                  });
  app->add_flag_callback(
      "--ignore-eos", [=] { stopping->set_ignore_eos(true); }, "go on after an end token");
  app->add_flag_callback(
      "--include-stop", [=] { stopping->set_include_stop_in_output(true); },
      "the stop text is part of the completion");
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
