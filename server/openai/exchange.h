// One completion or chat on its way: hands the calls to admission, pumps the events into the
// answer, and cancels when the client leaves. Lives on its connection's strand; what may take long
// to write is written on a worker meanwhile.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include "kernels/base/clock.h"
#include "server/admission/admission.h"
#include "server/http/message.h"
#include "server/openai/answer.h"
#include "server/openai/request.h"

namespace longspan {

class OpenAiExchange : public std::enable_shared_from_this<OpenAiExchange> {
 public:
  // Any thread. `admission` outlives the exchange.
  static void Begin(Admission* admission, OpenAiRequest request,
                    std::shared_ptr<ResponseWriter> writer);

 private:
  OpenAiExchange(Admission* admission, OpenAiRequest request,
                 std::shared_ptr<ResponseWriter> writer);

  void Submit();
  void OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted);
  std::vector<AnswerPrompt> TakePrompts();
  // Events and the prompts they are of.
  using Events = std::vector<std::pair<size_t, Event>>;
  Events TakeEvents();
  void Pump();
  // Strand. Whether a network thread has better things to do.
  bool TakesLong(const Events& events) const;
  // Strand or worker: what is to be sent, which is nothing where a whole answer is not complete.
  std::string Render(Events&& events);
  void PostRendered(std::string text);  // worker
  void OnRendered(std::string text);
  void AnswerWhole(std::string body);
  void AnswerStream(std::string frames);
  void EndWrite();
  void OnLeft();
  void Cancel();

  Admission* const admission_;
  OpenAiRequest request_;
  const std::shared_ptr<ResponseWriter> writer_;
  const std::shared_ptr<std::atomic<bool>> cancelled_;
  std::vector<Admitted> admitted_;
  std::optional<AnswerRenderer> renderer_;  // the worker's while rendering_
  bool rendering_ = false;
  bool writing_ = false;
  Stopwatch write_watch_;
  bool ended_ = false;
};

}  // namespace longspan
