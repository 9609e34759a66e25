#include "tests/server/grpc/raw_http2.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "absl/strings/numbers.h"
#include "gtest/gtest.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

constexpr int kGiveUpMs = 30'000;
constexpr uint8_t kEndStream = 1;
constexpr uint8_t kEndHeaders = 4;
constexpr size_t kHeadBytes = 9;

std::string BigEndian(uint64_t number, int bytes) {
  std::string text;
  for (int i = bytes - 1; i >= 0; --i) text.push_back(static_cast<char>(number >> (8 * i)));
  return text;
}

// A literal that no table keeps (RFC 7541, 6.2.2); both texts are shorter than 127 bytes.
std::string Literal(const std::string& name, const std::string& value) {
  LONGSPAN_CHECK(name.size() < 127 && value.size() < 127);
  return BigEndian(0, 1) + BigEndian(name.size(), 1) + name + BigEndian(value.size(), 1) + value;
}

}  // namespace

RawHttp2::RawHttp2(const std::string& address) {
  int port = 0;
  LONGSPAN_CHECK(absl::SimpleAtoi(address.substr(address.rfind(':') + 1), &port));
  sockaddr_in peer = {};
  peer.sin_family = AF_INET;
  peer.sin_port = htons(static_cast<uint16_t>(port));
  peer.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socket_ = socket(AF_INET, SOCK_STREAM, 0);
  LONGSPAN_CHECK(connect(socket_, reinterpret_cast<const sockaddr*>(&peer), sizeof(peer)) == 0);
  constexpr char kPreface[] = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
  send(socket_, kPreface, sizeof(kPreface) - 1, MSG_NOSIGNAL);
  Send({Http2Frame::kSettings, 0, ""});
}

RawHttp2::~RawHttp2() { close(socket_); }

void RawHttp2::Send(const Http2Frame& frame, uint32_t stream) {
  const std::string bytes = BigEndian(frame.payload.size(), 3) + BigEndian(frame.type, 1) +
                            BigEndian(frame.flags, 1) + BigEndian(stream, 4) + frame.payload;
  // The peer may have gone: the next Read tells.
  (void)send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
}

void RawHttp2::Call(uint32_t stream, const std::string& method, const std::string& message,
                    const Fields& fields) {
  std::string block = Literal(":method", "POST") + Literal(":scheme", "http") +
                      Literal(":path", method) + Literal(":authority", "localhost") +
                      Literal("te", "trailers") + Literal("content-type", "application/grpc");
  for (const auto& [name, value] : fields) block += Literal(name, value);
  Send({Http2Frame::kHeaders, kEndHeaders, block}, stream);
  Send({Http2Frame::kData, kEndStream, BigEndian(0, 1) + BigEndian(message.size(), 4) + message},
       stream);
}

bool RawHttp2::Receive(size_t bytes, std::string* text) const {
  text->assign(bytes, '\0');
  for (size_t have = 0; have < bytes;) {
    pollfd ready = {socket_, POLLIN, 0};
    if (poll(&ready, 1, kGiveUpMs) <= 0) {
      ADD_FAILURE() << "nothing was said, nor the connection ended, for " << kGiveUpMs << " ms";
      return false;
    }
    const ssize_t received = recv(socket_, text->data() + have, bytes - have, 0);
    if (received <= 0) return false;
    have += static_cast<size_t>(received);
  }
  return true;
}

bool RawHttp2::Read(uint8_t type, Http2Frame* frame) {
  std::string head;
  do {
    if (!Receive(kHeadBytes, &head)) return false;
    const auto byte = [&head](size_t i) { return static_cast<uint8_t>(head[i]); };
    frame->type = byte(3);
    frame->flags = byte(4);
    if (!Receive(static_cast<size_t>(byte(0) << 16 | byte(1) << 8 | byte(2)), &frame->payload)) {
      return false;
    }
  } while (frame->type != type);
  return true;
}

}  // namespace longspan
