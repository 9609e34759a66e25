#include "server/openai/request.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"
#include "server/admission/validator.h"
#include "server/base/json_fields.h"
#include "server/base/status_map.h"
#include "server/openai/constraint.h"

namespace longspan {
namespace {

constexpr int64_t kDefaultMaxTokens = 16;  // OpenAI's, of this endpoint
constexpr int64_t kMaxLogprobs = 5;        // likewise

using Prompt = decltype(GenerateCall::prompt);

void ReadEcho(JsonFields* fields, GenerateCall* call, AnswerOptions* options) {
  options->echo = fields->Bool("echo").value_or(false);
  options->logprobs = fields->Integer("logprobs");
  call->echo = options->echo;
  call->logprobs = options->logprobs;
  call->max_logprobs = kMaxLogprobs;
}

// OpenAI's older fields, which nothing here does: accepted where they ask for nothing.
void RefuseInsertion(JsonFields* fields, const GenerateCall& call) {
  if (!fields->String("suffix").value_or("").empty()) {
    fields->Refuse("suffix", "suffix must be empty: nothing is inserted before one", "unsupported");
  }
  const int64_t best_of = fields->Integer("best_of").value_or(1);
  if (best_of != 1 && best_of != call.n.value_or(1)) {
    fields->Refuse("best_of", absl::StrCat("best_of must be 1 or equal to n, found ", best_of),
                   "unsupported");
  }
}

absl::StatusOr<std::vector<int64_t>> TokenIds(const Json& array, const std::string& name) {
  std::vector<int64_t> ids;
  ids.reserve(array.size());
  for (const Json& element : array) {
    const auto id = IntegralValue(element);
    if (!id.has_value()) {
      return InvalidField("prompt",
                          absl::StrCat(name, "[", ids.size(), "] must be a token id, ", "found ",
                                       Summarize(element)),
                          "invalid_type");
    }
    ids.push_back(*id);
  }
  return ids;
}

// One prompt of a list of prompts: text or token ids.
absl::StatusOr<Prompt> OnePrompt(Json* element, const std::string& name) {
  if (element->is_string()) return Prompt(std::move(element->get_ref<std::string&>()));
  if (!element->is_array()) {
    return InvalidField("prompt",
                        absl::StrCat(name, " must be a string or an array of token ids, found ",
                                     Describe(*element)),
                        "invalid_type");
  }
  LONGSPAN_ASSIGN_OR_RETURN(std::vector<int64_t> ids, TokenIds(*element, name));
  return Prompt(std::move(ids));
}

// string, [string], [int], [[int]]; the text moves out of `prompt`.
absl::StatusOr<std::vector<Prompt>> ReadPrompts(Json* prompt, const Limits& limits) {
  const bool is_list = prompt->is_array() && (prompt->empty() || !prompt->front().is_number());
  if (!is_list) {
    LONGSPAN_ASSIGN_OR_RETURN(Prompt one, OnePrompt(prompt, "prompt"));
    return std::vector<Prompt>{std::move(one)};
  }
  LONGSPAN_RETURN_IF_ERROR(ValidatePromptCount(prompt->size(), limits));
  std::vector<Prompt> prompts;
  for (size_t i = 0; i < prompt->size(); ++i) {
    const std::string name = absl::StrCat("prompt[", i, "]");
    LONGSPAN_ASSIGN_OR_RETURN(Prompt one, OnePrompt(&(*prompt)[i], name));
    if (!prompts.empty() && one.index() != prompts.front().index()) {
      return InvalidField("prompt", absl::StrCat(name, " must be of the same type as prompt[0]"),
                          "invalid_type");
    }
    prompts.push_back(std::move(one));
  }
  return prompts;
}

}  // namespace

absl::StatusOr<OpenAiRequest> ReadCompletionRequest(Json body, const Limits& limits) {
  OpenAiRequest request;
  GenerateCall call;
  JsonFields fields(body, "");
  ReadPlacement(&fields, &call, &request.options);
  ReadSampling(&fields, &call);
  ReadStopping(&fields, kDefaultMaxTokens, &call);
  const absl::Status response = ReadResponse(&fields, &call, &request.options);
  ReadEcho(&fields, &call, &request.options);
  const absl::Status constraint = ReadConstraint(&fields, &call);
  ReadNeutral(&fields);
  RefuseInsertion(&fields, call);
  const bool has_prompt = fields.Value("prompt") != nullptr;
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  LONGSPAN_RETURN_IF_ERROR(response);
  LONGSPAN_RETURN_IF_ERROR(constraint);
  if (!has_prompt) return InvalidField("prompt", "prompt is required");

  LONGSPAN_ASSIGN_OR_RETURN(std::vector<Prompt> prompts, ReadPrompts(&body["prompt"], limits));
  for (Prompt& prompt : prompts) {
    request.calls.push_back(call);
    request.calls.back().prompt = std::move(prompt);
  }
  return request;
}

}  // namespace longspan
