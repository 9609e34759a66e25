#include "server/http2/frame_guard.h"

#include <algorithm>

namespace longspan::http2 {
namespace {

constexpr Cut kMalformedFrame = {CutReason::kMalformed, ErrorCode::kProtocolError};
constexpr Cut kWrongSize = {CutReason::kFrameSize, ErrorCode::kFrameSizeError};
constexpr size_t kSettingBytes = 6;
constexpr double kUpdatesPerFrame = 2;  // of the stream, and of the connection

Cut TooMany(CutReason reason) { return {reason, ErrorCode::kEnhanceYourCalm}; }

// Of those whose size follows from their type.
bool HasSizeOfType(const FrameHead& frame) {
  switch (frame.type) {
    case kPriority:
      return frame.payload_bytes == 5;
    case kRstStream:
    case kWindowUpdate:
      return frame.payload_bytes == 4;
    case kPing:
      return frame.payload_bytes == 8;
    case kSettings:
      return frame.has(kAck) ? frame.payload_bytes == 0 : frame.payload_bytes % kSettingBytes == 0;
    case kGoAway:
      return frame.payload_bytes >= 8;
    default:
      return true;
  }
}

// Whether it stands on a stream, or the connection, as its type has to.
bool IsWhereItMayBe(const FrameHead& frame) {
  switch (frame.type) {
    case kData:
    case kHeaders:
    case kPriority:
    case kRstStream:
    case kContinuation:
      return frame.stream != 0;
    case kSettings:
    case kPing:
    case kGoAway:
      return frame.stream == 0;
    default:
      return true;
  }
}

}  // namespace

FrameGuard::FrameGuard(const FrameLimits& limits)
    : limits_(limits),
      resets_(limits.resets),
      late_resets_(limits.late_resets),
      pings_(limits.pings),
      settings_(limits.settings),
      priorities_(limits.priorities),
      window_updates_(limits.window_updates),
      small_data_(limits.small_data),
      other_frames_(limits.other_frames) {}

std::optional<Cut> FrameGuard::FromClient(absl::string_view bytes, int64_t now_us) {
  now_us_ = now_us;
  if (due_) return due_;
  if (Verdict cut = TakePreface(&bytes)) return cut;
  while (!bytes.empty()) {
    bool is_reported = false;
    bytes.remove_prefix(from_client_.Read(bytes, &is_reported));
    if (!is_reported) continue;
    if (Verdict cut = Judge(from_client_.head(), from_client_.kept())) return cut;
  }
  return std::nullopt;
}

FrameGuard::Verdict FrameGuard::TakePreface(absl::string_view* bytes) {
  const size_t common = std::min(preface_left_.size(), bytes->size());
  if (preface_left_.substr(0, common) != bytes->substr(0, common)) {
    return Cut{CutReason::kPreface, ErrorCode::kProtocolError};
  }
  preface_left_.remove_prefix(common);
  bytes->remove_prefix(common);
  return std::nullopt;
}

FrameGuard::Verdict FrameGuard::Judge(const FrameHead& frame, absl::string_view kept) {
  if (Verdict cut = JudgeOrder(frame)) return cut;
  if (Verdict cut = JudgeSize(frame)) return cut;
  switch (frame.type) {
    case kData:
      return OnData(frame);
    case kHeaders:
      return OnHeaders(frame);
    case kContinuation:
      return OnContinuation(frame);
    case kRstStream:
      return OnReset(frame.stream);
    case kWindowUpdate:
      return OnWindowUpdate(kept);
    case kPing:
      return Take(&pings_, CutReason::kPings);
    case kSettings:
      return Take(&settings_, CutReason::kSettings);
    case kPriority:
      return Take(&priorities_, CutReason::kPriorities);
    case kPushPromise:  // clients have nothing to push
      return kMalformedFrame;
    default:
      return Take(&other_frames_, CutReason::kOtherFrames);
  }
}

FrameGuard::Verdict FrameGuard::JudgeOrder(const FrameHead& frame) {
  const bool is_first = !has_settings_;
  has_settings_ = true;
  if (is_first && (frame.type != kSettings || frame.has(kAck))) return kMalformedFrame;
  if (!IsWhereItMayBe(frame) || IsOfNoStream(frame)) return kMalformedFrame;
  // Nothing may come between the parts of a header block, nor a part without its beginning.
  const uint32_t expected = frame.type == kContinuation ? frame.stream : 0;
  return block_stream_ == expected ? Verdict() : kMalformedFrame;
}

// Of one that nobody has opened; a priority may come before.
bool FrameGuard::IsOfNoStream(const FrameHead& frame) const {
  const bool needs_one =
      frame.type == kData || frame.type == kRstStream || frame.type == kWindowUpdate;
  return needs_one && frame.stream > last_stream_;
}

FrameGuard::Verdict FrameGuard::JudgeSize(const FrameHead& frame) const {
  const bool fits = frame.payload_bytes <= max_frame_bytes_ && HasSizeOfType(frame);
  return fits ? Verdict() : kWrongSize;
}

FrameGuard::Verdict FrameGuard::OnHeaders(const FrameHead& frame) {
  block_bytes_ = 0;
  block_continuations_ = 0;
  if (frame.stream <= last_stream_) {
    // The end of a request, or of a stream that is gone: neither is usual.
    if (Verdict cut = Take(&other_frames_, CutReason::kOtherFrames)) return cut;
    if (frame.has(kEndStream)) streams_.EndClient(frame.stream);
    return OnHeaderBlock(frame);
  }
  if (frame.stream % 2 == 0) return kMalformedFrame;
  if (streams_.count() >= limits_.max_open_streams) return TooMany(CutReason::kStreams);
  last_stream_ = frame.stream;
  streams_.Open(frame.stream, frame.has(kEndStream), now_us_);
  small_data_.Give(1);
  window_updates_.Give(kUpdatesPerFrame);
  return OnHeaderBlock(frame);
}

FrameGuard::Verdict FrameGuard::OnContinuation(const FrameHead& frame) {
  if (++block_continuations_ > limits_.max_continuations) return TooMany(CutReason::kHeaderBlock);
  return OnHeaderBlock(frame);
}

FrameGuard::Verdict FrameGuard::OnHeaderBlock(const FrameHead& frame) {
  block_bytes_ += frame.payload_bytes;
  block_stream_ = frame.has(kEndHeaders) ? 0 : frame.stream;
  if (block_bytes_ > limits_.max_header_block_bytes) return TooMany(CutReason::kHeaderBlock);
  return std::nullopt;
}

FrameGuard::Verdict FrameGuard::OnData(const FrameHead& frame) {
  if (frame.has(kEndStream)) {
    streams_.EndClient(frame.stream);
    return std::nullopt;
  }
  if (frame.payload_bytes >= limits_.small_data_bytes) return std::nullopt;
  return Take(&small_data_, CutReason::kSmallData);
}

// Whoever of the two resets it. One that has been open for long, or that the server has answered,
// cost what any call costs, and there are never more of them than may be open at once.
FrameGuard::Verdict FrameGuard::OnReset(uint32_t id) {
  const OpenStream* const stream = streams_.Find(id);
  if (stream == nullptr) return Take(&late_resets_, CutReason::kResets);
  const bool is_young = now_us_ - stream->opened_us < limits_.young_us;
  const bool counts = is_young && !stream->is_answered;
  streams_.Remove(id);
  if (!counts) return std::nullopt;
  ++young_resets_;
  return Take(&resets_, CutReason::kResets);
}

FrameGuard::Verdict FrameGuard::OnWindowUpdate(absl::string_view kept) {
  constexpr uint32_t kIncrementBits = 0x7fff'ffff;
  if ((ReadBig32(kept.data()) & kIncrementBits) == 0) {
    return Cut{CutReason::kWindowUpdates, ErrorCode::kProtocolError};
  }
  return Take(&window_updates_, CutReason::kWindowUpdates);
}

FrameGuard::Verdict FrameGuard::Take(TokenBucket* bucket, CutReason reason) {
  return bucket->Take(now_us_) ? Verdict() : TooMany(reason);
}

size_t FrameGuard::FromServer(absl::string_view bytes, bool to_frame_end, int64_t now_us) {
  now_us_ = now_us;
  size_t taken = 0;
  while (taken < bytes.size() && !(to_frame_end && from_server_.between_frames())) {
    bool is_reported = false;
    taken += from_server_.Read(bytes.substr(taken), &is_reported);
    if (is_reported) OnServerFrame(from_server_.head(), from_server_.kept());
  }
  return taken;
}

void FrameGuard::OnServerFrame(const FrameHead& frame, absl::string_view kept) {
  OpenStream* const stream = frame.stream == 0 ? nullptr : streams_.Find(frame.stream);
  switch (frame.type) {
    case kData:
      window_updates_.Give(kUpdatesPerFrame);
      [[fallthrough]];
    case kHeaders:
      pings_.Give(1);
      if (stream != nullptr) stream->is_answered = true;
      if (!frame.has(kEndStream)) return;
      streams_.EndServer(frame.stream);
      return late_resets_.Give(1);
    case kRstStream:
      // The client can make the server do that as well as do it itself.
      if (stream == nullptr) return;
      if (const Verdict cut = OnReset(frame.stream); cut && !due_) due_ = cut;
      return;
    case kPing:
      if (!frame.has(kAck)) pings_.Give(1);
      return;
    case kSettings:
      if (!frame.has(kAck)) OnServerSettings(kept);
      return;
    case kWindowUpdate:
      return small_data_.Give(1);
    case kGoAway:
      if (kept.size() >= 8 && ReadBig32(kept.data() + 4) != 0) {
        server_error_ = ReadBig32(kept.data() + 4);
      }
      return;
    default:
      return;
  }
}

void FrameGuard::OnServerSettings(absl::string_view kept) {
  settings_.Give(1);  // to acknowledge them
  for (; kept.size() >= kSettingBytes; kept.remove_prefix(kSettingBytes)) {
    if (ReadBig16(kept.data()) != kSettingMaxFrameSize) continue;
    const uint32_t permitted = std::min(ReadBig32(kept.data() + 2), kMostMaxFrameBytes);
    max_frame_bytes_ = std::max(max_frame_bytes_, permitted);
  }
}

}  // namespace longspan::http2
