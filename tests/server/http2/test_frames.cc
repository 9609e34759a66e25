#include "tests/server/http2/test_frames.h"

#include "kernels/base/check.h"

namespace longspan::http2 {
namespace {

constexpr uint32_t kCancel = 8;

std::string LiteralField(const std::string& name, const std::string& value) {
  LONGSPAN_CHECK(name.size() < 127 && value.size() < 127);
  return BigEndian(0, 1) + BigEndian(name.size(), 1) + name + BigEndian(value.size(), 1) + value;
}

}  // namespace

std::string BigEndian(uint64_t number, int bytes) {
  std::string text;
  for (int i = bytes - 1; i >= 0; --i) text.push_back(static_cast<char>(number >> (8 * i)));
  return text;
}

std::string FrameOfLength(uint32_t payload_bytes, uint8_t type, uint8_t flags, uint32_t stream) {
  return BigEndian(payload_bytes, 3) + BigEndian(type, 1) + BigEndian(flags, 1) +
         BigEndian(stream, 4);
}

std::string Frame(uint8_t type, uint8_t flags, uint32_t stream, const std::string& payload) {
  return FrameOfLength(static_cast<uint32_t>(payload.size()), type, flags, stream) + payload;
}

std::string Beginning() { return std::string(kPreface) + Frame(kSettings, 0, 0); }

std::string CallBlock() {
  return LiteralField(":method", "POST") + LiteralField(":scheme", "http") +
         LiteralField(":path", "/longspan.v1.Inference/GetLoad") +
         LiteralField(":authority", "localhost") + LiteralField("te", "trailers") +
         LiteralField("content-type", "application/grpc");
}

std::string Open(uint32_t stream) { return Frame(kHeaders, kEndHeaders, stream, CallBlock()); }

std::string WholeCall(uint32_t stream) {
  return Open(stream) + Frame(kData, kEndStream, stream, std::string(5, '\0'));
}

std::string Reset(uint32_t stream) { return Frame(kRstStream, 0, stream, BigEndian(kCancel, 4)); }

std::string Settings(uint16_t name, uint32_t value) {
  return Frame(kSettings, 0, 0, BigEndian(name, 2) + BigEndian(value, 4));
}

std::string WindowUpdate(uint32_t stream, uint32_t increment) {
  return Frame(kWindowUpdate, 0, stream, BigEndian(increment, 4));
}

std::string Ping(bool ack) { return Frame(kPing, ack ? kAck : 0, 0, std::string(8, 'p')); }

}  // namespace longspan::http2
