#include "server/http2/frame_reader.h"

#include <algorithm>
#include <cstring>

namespace longspan::http2 {

size_t FrameReader::KeepsOf(const FrameHead& head) const {
  switch (head.type) {
    case kRstStream:
    case kSettings:
    case kGoAway:
    case kWindowUpdate:
      return std::min<size_t>(head.payload_bytes, kMaxKeptBytes);
    default:
      return 0;
  }
}

void FrameReader::Begin() {
  head_ = ReadHead(raw_head_.data());
  payload_left_ = head_.payload_bytes;
  kept_bytes_ = 0;
  kept_left_ = KeepsOf(head_);
}

size_t FrameReader::Read(absl::string_view bytes, bool* is_reported) {
  *is_reported = false;
  size_t taken = 0;
  if (head_bytes_ < kHeadBytes) {
    taken = std::min(kHeadBytes - head_bytes_, bytes.size());
    std::memcpy(raw_head_.data() + head_bytes_, bytes.data(), taken);
    head_bytes_ += taken;
    if (head_bytes_ < kHeadBytes) return taken;
    Begin();
    *is_reported = kept_left_ == 0;
  } else if (kept_left_ > 0) {
    taken = std::min(kept_left_, bytes.size());
    std::memcpy(kept_.data() + kept_bytes_, bytes.data(), taken);
    kept_bytes_ += taken;
    kept_left_ -= taken;
    payload_left_ -= static_cast<uint32_t>(taken);
    *is_reported = taken > 0 && kept_left_ == 0;
  } else {
    taken = std::min<size_t>(payload_left_, bytes.size());
    payload_left_ -= static_cast<uint32_t>(taken);
  }
  if (payload_left_ == 0) head_bytes_ = 0;
  return taken;
}

}  // namespace longspan::http2
