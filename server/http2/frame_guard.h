// Judges what a client says over one HTTP/2 connection, before anybody else reads it: looks at the
// heads of frames, both ways, and says when the connection is to end. Holds no bytes but those of a
// head. No I/O, and no clock: time comes in. One thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"
#include "server/http2/cut_reason.h"
#include "server/http2/frame.h"
#include "server/http2/frame_limits.h"
#include "server/http2/frame_reader.h"
#include "server/http2/open_streams.h"
#include "server/http2/token_bucket.h"

namespace longspan::http2 {

struct Cut {
  CutReason reason = CutReason::kMalformed;
  ErrorCode code = ErrorCode::kProtocolError;
};

class FrameGuard {
 public:
  explicit FrameGuard(const FrameLimits& limits);

  // What the client says next. A cut: none of these bytes may go on, and nothing more is asked.
  std::optional<Cut> FromClient(absl::string_view bytes, int64_t now_us);
  // What the server says next. Returns how many of `bytes` end with the end of a frame: all of them
  // where `to_frame_end` is not set, else the bytes to the next end, or all if there is none.
  size_t FromServer(absl::string_view bytes, bool to_frame_end, int64_t now_us);

  // The client has said what it must say first: it speaks HTTP/2.
  bool has_preface() const { return preface_left_.empty(); }
  // Between two frames of the server, where another may stand.
  bool server_between_frames() const { return from_server_.between_frames(); }
  // The error that the server has ended the connection for, if it has.
  std::optional<uint32_t> server_error() const { return server_error_; }
  size_t open_streams() const { return streams_.count(); }
  // The last stream that the client opened.
  uint32_t last_stream() const { return last_stream_; }
  // Streams that are open and whose requests are not complete.
  size_t unfinished_streams() const { return streams_.unfinished(); }
  // Streams that counted as given up young, ever.
  int64_t young_resets() const { return young_resets_; }

 private:
  using Verdict = std::optional<Cut>;

  Verdict TakePreface(absl::string_view* bytes);
  Verdict Judge(const FrameHead& frame, absl::string_view kept);
  Verdict JudgeOrder(const FrameHead& frame);
  bool IsOfNoStream(const FrameHead& frame) const;
  Verdict JudgeSize(const FrameHead& frame) const;
  Verdict OnHeaders(const FrameHead& frame);
  Verdict OnContinuation(const FrameHead& frame);
  Verdict OnHeaderBlock(const FrameHead& frame);
  Verdict OnData(const FrameHead& frame);
  Verdict OnReset(uint32_t id);
  Verdict OnWindowUpdate(absl::string_view kept);
  Verdict Take(TokenBucket* bucket, CutReason reason);
  void OnServerFrame(const FrameHead& frame, absl::string_view kept);
  void OnServerSettings(absl::string_view kept);

  const FrameLimits limits_;
  int64_t now_us_ = 0;  // of the call that runs

  absl::string_view preface_left_ = kPreface;
  FrameReader from_client_;
  FrameReader from_server_;
  uint32_t max_frame_bytes_ = kLeastMaxFrameBytes;  // the most that the server has permitted
  bool has_settings_ = false;                       // the client's, which come first
  uint32_t last_stream_ = 0;
  OpenStreams streams_;
  uint32_t block_stream_ = 0;  // whose header block goes on; 0: none does
  size_t block_bytes_ = 0;
  int block_continuations_ = 0;
  int64_t young_resets_ = 0;
  std::optional<uint32_t> server_error_;
  Verdict due_;  // for what the server had to say

  TokenBucket resets_;
  TokenBucket late_resets_;
  TokenBucket pings_;
  TokenBucket settings_;
  TokenBucket priorities_;
  TokenBucket window_updates_;
  TokenBucket small_data_;
  TokenBucket other_frames_;
};

}  // namespace longspan::http2
