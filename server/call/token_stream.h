// Events of one request on their way from the engine thread to one writer (an SSE or gRPC stream).
// Each token stays a delta of its own, though the writer's thread comes to it a little late:
// readers take them for tokens, and their times for its times. Bounded all the same: once 128
// events wait, the writer is behind, and further deltas of a sequence are merged into its last one;
// a reader that lets more than the limit pile up is cut off.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "engine/request/events.h"
#include "kernels/base/mutex.h"
#include "server/call/request_observer.h"

namespace longspan {

// Neighbouring deltas of a sequence as one, and of progress the newest.
std::vector<Event> Coalesced(std::vector<Event> events);

class TokenStream : public EventSink {
 public:
  // `on_overflow` runs once, on the engine thread, when more than `limit_bytes` wait beside the
  // prompt's logprobs and block maps: these come once, however fast the reader is, and admission
  // bounds them. The observer, if any, outlives the stream.
  TokenStream(size_t limit_bytes, std::function<void()> on_overflow,
              RequestObserver* observer = nullptr);
  ~TokenStream() override;

  // Engine thread.
  void OnEvent(Event event) override;

  // `wake` runs on the engine thread whenever events wait and the writer has taken all before, and
  // when the end of a sequence or of the request comes to what waits; it must only hand over to the
  // writer. Runs at once, on this thread, if events wait already.
  void SetWaker(std::function<void()> wake);
  // Among what waits is the end of a sequence or of the request.
  bool EndWaits();
  // Everything that waits, oldest first; empty if nothing does.
  std::vector<Event> Take();

 private:
  void SetWaitingBytes(size_t bytes) LONGSPAN_REQUIRES(mutex_);

  const size_t limit_bytes_;
  RequestObserver* const observer_;
  Mutex mutex_;
  std::vector<Event> events_ LONGSPAN_GUARDED_BY(mutex_);
  size_t waiting_bytes_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  bool end_waits_ LONGSPAN_GUARDED_BY(mutex_) = false;
  size_t prompt_bytes_ LONGSPAN_GUARDED_BY(mutex_) = 0;  // of waiting_bytes_
  bool overflowed_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::function<void()> wake_ LONGSPAN_GUARDED_BY(mutex_);
  std::function<void()> on_overflow_;
};

}  // namespace longspan
