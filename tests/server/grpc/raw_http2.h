// A client that says over HTTP/2 (RFC 9113) exactly what a test tells it to: pings as it likes, and
// answers none unless told. What the library's own client never does.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace longspan {

struct Http2Frame {
  enum Type : uint8_t { kData = 0, kHeaders = 1, kSettings = 4, kPing = 6, kGoAway = 7 };
  static constexpr uint8_t kAck = 1;  // of a ping

  uint8_t type = 0;
  uint8_t flags = 0;
  std::string payload;
};

class RawHttp2 {
 public:
  using Fields = std::vector<std::pair<std::string, std::string>>;

  // Connects and sends the preface. `address` as GrpcServer::bound_address tells it.
  explicit RawHttp2(const std::string& address);
  ~RawHttp2();
  RawHttp2(const RawHttp2&) = delete;
  RawHttp2& operator=(const RawHttp2&) = delete;

  void Send(const Http2Frame& frame, uint32_t stream = 0);
  // A whole call of stream `stream`, with `fields` beside those that each call has.
  void Call(uint32_t stream, const std::string& method, const std::string& message,
            const Fields& fields = {});
  // The next frame of this type, others left out; false at the end of the connection.
  bool Read(uint8_t type, Http2Frame* frame);

 private:
  bool Receive(size_t bytes, std::string* text) const;

  int socket_ = -1;
};

}  // namespace longspan
