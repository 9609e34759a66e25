// Flags of commands that ask for text, as the fields that they set. What is not given is not set;
// the server judges values.
#pragma once

#include <string>

#include "CLI/CLI.hpp"
#include "longspan/v1/inference.pb.h"

namespace longspan {

// Often enough for a smooth bar, too seldom to cost anything.
inline constexpr int64_t kProgressIntervalMs = 100;

// A flag that sets one field of a message, and nothing where it is not given.
template <typename Value, typename Set>
CLI::Option* AddField(CLI::App* app, const char* name, const char* help, Set set) {
  // One value after each flag, so that a repeated flag does not swallow the prompt.
  return app->add_option_function<Value>(name, set, help)->allow_extra_args(false);
}

// `to` outlives the parse.
void AddSamplingFlags(CLI::App* app, v1::SamplingParams* to);
void AddStoppingFlags(CLI::App* app, v1::StoppingParams* to);
// How the tokens of the answer attend.
void AddAttentionFlags(CLI::App* app, v1::GenerateRequest* to);
// What the answer is held to: one of them at most.
void AddConstraintFlags(CLI::App* app, v1::GenerateRequest* to);

}  // namespace longspan
