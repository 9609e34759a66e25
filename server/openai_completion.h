// One POST /v1/completions on its way: hands the calls to admission, pumps the events into the
// answer, and cancels when the client leaves. Lives on its connection's strand.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include "server/admission.h"
#include "server/http_message.h"
#include "server/openai_request.h"
#include "server/openai_response.h"

namespace longspan {

class OpenAiCompletion : public std::enable_shared_from_this<OpenAiCompletion> {
 public:
  // Any thread. `admission` outlives the exchange.
  static void Begin(Admission* admission, CompletionRequest request,
                    std::shared_ptr<ResponseWriter> writer);

 private:
  OpenAiCompletion(Admission* admission, CompletionRequest request,
                   std::shared_ptr<ResponseWriter> writer);

  void Submit();
  void OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted);
  std::vector<CompletionPrompt> Prompts() const;
  void Pump();
  void AnswerWhole();
  void AnswerStream(std::string frames);
  void EndWrite();
  void OnLeft();
  void Cancel();

  Admission* const admission_;
  CompletionRequest request_;
  const std::shared_ptr<ResponseWriter> writer_;
  const std::shared_ptr<std::atomic<bool>> cancelled_;
  // [call] The prompt as text, where the answer repeats it and nothing was cut from it.
  std::vector<std::optional<std::string>> echoes_;
  std::vector<Admitted> admitted_;
  std::optional<CompletionRenderer> renderer_;
  bool writing_ = false;
  absl::Time write_started_;
  bool ended_ = false;
};

}  // namespace longspan
