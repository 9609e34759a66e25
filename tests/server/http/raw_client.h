// A socket that says exactly what a test tells it to, and reads answers apart.
#pragma once

#include <map>
#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

struct RawResponse {
  int status = 0;                              // 0: the connection ended instead
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;                            // chunks joined
};

class RawClient {
 public:
  // `address` as HttpServer::bound_address tells it. A small receive buffer makes a reader that
  // stalls be felt early.
  explicit RawClient(const std::string& address, int receive_buffer_bytes = 0);
  ~RawClient();
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  // False if the peer has gone.
  bool Send(absl::string_view bytes);
  void ShutdownWrite();
  void Close();
  void Reset();  // closes with RST

  // The next response, interim ones left out. Without a body for HEAD.
  RawResponse Read(bool head_only = false);
  // The head alone; the body stays unread.
  RawResponse ReadHead();
  // Everything up to and including `text`; "" if the connection ends before.
  std::string ReadUntil(absl::string_view text);
  // Everything to the end of the connection.
  std::string ReadToEnd();
  // True if the peer has closed and nothing is left to read. Waits for either.
  bool AtEnd();

 private:
  bool Fill();  // reads some more; false at the end
  std::string Take(size_t bytes);
  std::string ReadChunks();

  int socket_ = -1;
  std::string buffer_;
};

}  // namespace longspan
