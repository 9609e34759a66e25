#include "clients/cpp/request_flags.h"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <vector>

#include "absl/strings/numbers.h"
#include "clients/cpp/input_text.h"

namespace longspan {
namespace {

// 64 bits, written with a sign or without one.
uint64_t ParseSeed(const std::string& text) {
  int64_t with_sign = 0;
  uint64_t seed = 0;
  if (absl::SimpleAtoi(text, &with_sign)) return static_cast<uint64_t>(with_sign);
  if (absl::SimpleAtoi(text, &seed)) return seed;
  throw CLI::ValidationError("--seed", "'" + text + "' is not an integer of 64 bits");
}

std::string FileOf(const char* flag, const std::string& path) {
  std::optional<std::string> text = ReadFile(path);
  if (text.has_value()) return *std::move(text);
  throw CLI::ValidationError(flag, "cannot read " + path + ": " + std::strerror(errno));
}

}  // namespace

void AddSamplingFlags(CLI::App* app, v1::SamplingParams* to) {
  AddField<float>(app, "--temperature", "0 to 2; 0 takes the likeliest token",
                  [=](const float& value) { to->set_temperature(value); });
  AddField<float>(app, "--top-p", "draw from the likeliest tokens of this share",
                  [=](const float& value) { to->set_top_p(value); });
  AddField<int32_t>(app, "--top-k", "draw from this many likeliest tokens",
                    [=](const int32_t& value) { to->set_top_k(value); });
  AddField<float>(app, "--min-p", "leave out what is less likely than this share of the likeliest",
                  [=](const float& value) { to->set_min_p(value); });
  AddField<float>(app, "--repetition-penalty", "above 1: tokens seen before are less likely",
                  [=](const float& value) { to->set_repetition_penalty(value); });
  AddField<float>(app, "--frequency-penalty", "-2 to 2",
                  [=](const float& value) { to->set_frequency_penalty(value); });
  AddField<float>(app, "--presence-penalty", "-2 to 2",
                  [=](const float& value) { to->set_presence_penalty(value); });
  AddField<std::string>(app, "--seed",
                        "makes drawing repeatable; a negative one is that of the same 64 bits",
                        [=](const std::string& text) { to->set_seed(ParseSeed(text)); })
      ->type_name("INT");
}

void AddStoppingFlags(CLI::App* app, v1::StoppingParams* to) {
  AddField<int64_t>(app, "-m,--max-tokens", "at most this many; what remains of the context",
                    [=](const int64_t& value) { to->set_max_tokens(value); });
  AddField<int64_t>(app, "--min-tokens", "at least this many",
                    [=](const int64_t& value) { to->set_min_tokens(value); });
  AddField<std::vector<std::string>>(app, "--stop", "end before this text; may be repeated",
                                     [=](const std::vector<std::string>& texts) {
                                       for (const auto& text : texts) to->add_stop(text);
                                     });
  AddField<std::vector<uint32_t>>(app, "--stop-token-id", "end with this token; may be repeated",
                                  [=](const std::vector<uint32_t>& ids) {
                                    for (const auto id : ids) to->add_stop_token_ids(id);
                                  });
  app->add_flag_callback(
      "--ignore-eos", [=] { to->set_ignore_eos(true); }, "go on after an end token");
  app->add_flag_callback(
      "--include-stop", [=] { to->set_include_stop_in_output(true); },
      "the stop text is part of the completion");
}

void AddAttentionFlags(CLI::App* app, v1::GenerateRequest* to) {
  AddField<bool>(app, "--sparse-decode",
                 "whether generated tokens attend to selected blocks alone, which is approximate; "
                 "the server's default",
                 [=](const bool& value) { to->mutable_attention()->set_sparse_decode(value); })
      ->type_name("true|false");
}

void AddConstraintFlags(CLI::App* app, v1::GenerateRequest* to) {
  std::vector<CLI::Option*> forms;
  forms.push_back(app->add_flag_callback(
      "--json-object", [=] { to->set_json_object(true); }, "the answer is a JSON object"));
  forms.push_back(
      AddField<std::string>(
          app, "--json-schema", "the answer is JSON of the schema in this file",
          [=](const std::string& path) { to->set_json_schema(FileOf("--json-schema", path)); })
          ->type_name("FILE"));
  forms.push_back(AddField<std::string>(app, "--regex", "the answer matches this expression",
                                        [=](const std::string& text) { to->set_regex(text); }));
  forms.push_back(AddField<std::vector<std::string>>(
      app, "--choice", "the answer is this text; may be repeated, for one of several",
      [=](const std::vector<std::string>& texts) {
        for (const auto& text : texts) to->mutable_choice()->add_texts(text);
      }));
  forms.push_back(AddField<std::string>(
                      app, "--grammar", "the answer is of the grammar (GBNF) in this file",
                      [=](const std::string& path) { to->set_grammar(FileOf("--grammar", path)); })
                      ->type_name("FILE"));
  for (CLI::Option* form : forms) {
    for (CLI::Option* other : forms) {
      if (form != other) form->excludes(other);
    }
  }
}

}  // namespace longspan
