// Which streams of a connection are open, by what both sides have said. Bounded by whoever asks
// count() before he opens another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace longspan::http2 {

struct OpenStream {
  uint32_t id = 0;
  bool client_ended = false;  // it has said all
  bool server_ended = false;
  bool is_answered = false;  // the server has said something
  int64_t opened_us = 0;
};

class OpenStreams {
 public:
  // `id` is above all before it.
  void Open(uint32_t id, bool client_ended, int64_t now_us);
  // Null if it is not open. Valid until the next call that is not const, or Find.
  OpenStream* Find(uint32_t id);
  // Each may be called of any id. A stream that both have ended is gone, as is one that is reset.
  void EndClient(uint32_t id);
  void EndServer(uint32_t id);
  void Remove(uint32_t id);

  size_t count() const { return streams_.size(); }
  // Of them those that the client has not ended.
  size_t unfinished() const { return unfinished_; }

 private:
  std::vector<OpenStream> streams_;  // by id
  size_t unfinished_ = 0;
};

}  // namespace longspan::http2
