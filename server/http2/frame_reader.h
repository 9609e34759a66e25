// Finds the frames in a stream of bytes that comes in pieces. Keeps of each its head and, of few
// types, the beginning of its payload; everything else passes by.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "server/http2/frame.h"

namespace longspan::http2 {

class FrameReader {
 public:
  // Enough for every frame of fixed size, and for far more settings than there are.
  static constexpr size_t kMaxKeptBytes = 96;

  // Reads on, to the end of the frame at most, and returns how many of `bytes` that took: at least
  // one, if there are any. Sets `is_told` where the frame has just become known: its head and
  // kept() are there. That happens once a frame.
  size_t Read(absl::string_view bytes, bool* is_reported);

  // Of the frame that was reported last.
  const FrameHead& head() const { return head_; }
  absl::string_view kept() const { return {kept_.data(), kept_bytes_}; }
  // Nothing of a frame has been read, but whole ones.
  bool between_frames() const { return head_bytes_ == 0; }

 private:
  void Begin();
  size_t KeepsOf(const FrameHead& head) const;

  std::array<char, kHeadBytes> raw_head_{};
  size_t head_bytes_ = 0;  // of it that were read; 0 between frames
  FrameHead head_;
  uint32_t payload_left_ = 0;
  std::array<char, kMaxKeptBytes> kept_{};
  size_t kept_bytes_ = 0;
  size_t kept_left_ = 0;
};

}  // namespace longspan::http2
