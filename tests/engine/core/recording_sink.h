// An event sink that keeps everything, for tests that look afterwards.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/request/events.h"

namespace longspan {

class RecordingSink : public EventSink {
 public:
  void OnEvent(Event event) override {
    EXPECT_FALSE(failed.has_value()) << "an event after the end";
    if (auto* delta = std::get_if<TokenDelta>(&event)) {
      auto& tokens = token_ids[delta->index];
      tokens.insert(tokens.end(), delta->token_ids.begin(), delta->token_ids.end());
      text[delta->index] += delta->text;
      reasoning_tokens[delta->index] += delta->reasoning_tokens;
    } else if (auto* end = std::get_if<SequenceFinished>(&event)) {
      EXPECT_TRUE(finished.emplace(end->index, *end).second) << "a sequence ended twice";
    } else if (auto* failure = std::get_if<RequestFailed>(&event)) {
      failed = *failure;
    } else if (auto* progress_event = std::get_if<PrefillProgress>(&event)) {
      progress.push_back(*progress_event);
    } else if (auto* prompt = std::get_if<PromptLogprobs>(&event)) {
      prompt_logprobs = prompt->positions;
    } else {
      ++accepted;
    }
  }

  int accepted = 0;
  std::map<int32_t, std::vector<int32_t>> token_ids;
  std::map<int32_t, std::string> text;
  std::map<int32_t, int32_t> reasoning_tokens;
  std::map<int32_t, SequenceFinished> finished;
  std::vector<PrefillProgress> progress;
  std::vector<PositionLogprobs> prompt_logprobs;
  std::optional<RequestFailed> failed;
};

}  // namespace longspan
