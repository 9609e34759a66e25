#include "server/http2/frame.h"

namespace longspan::http2 {
namespace {

constexpr uint32_t kStreamBits = 0x7fff'ffff;  // the highest is reserved

uint8_t ByteAt(const char* bytes, size_t index) { return static_cast<uint8_t>(bytes[index]); }

void AppendBig(uint32_t number, int bytes, std::string* to) {
  for (int i = bytes - 1; i >= 0; --i) to->push_back(static_cast<char>(number >> (8 * i)));
}

}  // namespace

uint16_t ReadBig16(const char* bytes) {
  return static_cast<uint16_t>(ByteAt(bytes, 0) << 8 | ByteAt(bytes, 1));
}

uint32_t ReadBig32(const char* bytes) {
  return uint32_t{ReadBig16(bytes)} << 16 | ReadBig16(bytes + 2);
}

FrameHead ReadHead(const char* bytes) {
  FrameHead head;
  head.payload_bytes = uint32_t{ReadBig16(bytes)} << 8 | ByteAt(bytes, 2);
  head.type = ByteAt(bytes, 3);
  head.flags = ByteAt(bytes, 4);
  head.stream = ReadBig32(bytes + 5) & kStreamBits;
  return head;
}

std::string GoAway(uint32_t last_stream, ErrorCode code, absl::string_view why) {
  std::string frame;
  AppendBig(static_cast<uint32_t>(8 + why.size()), 3, &frame);
  frame.push_back(static_cast<char>(kGoAway));
  frame.push_back(0);
  AppendBig(0, 4, &frame);
  AppendBig(last_stream & kStreamBits, 4, &frame);
  AppendBig(static_cast<uint32_t>(code), 4, &frame);
  frame.append(why.data(), why.size());
  return frame;
}

}  // namespace longspan::http2
