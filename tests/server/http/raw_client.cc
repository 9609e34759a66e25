#include "tests/server/http/raw_client.h"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

// Longer than anything takes; only a test that fails waits for it.
constexpr int kGiveUpMs = 30000;

}  // namespace

RawClient::RawClient(const std::string& address, int receive_buffer_bytes) {
  const size_t colon = address.rfind(':');
  int port = 0;
  LONGSPAN_CHECK(absl::SimpleAtoi(address.substr(colon + 1), &port));
  sockaddr_in peer = {};
  peer.sin_family = AF_INET;
  peer.sin_port = htons(static_cast<uint16_t>(port));
  LONGSPAN_CHECK(inet_pton(AF_INET, address.substr(0, colon).c_str(), &peer.sin_addr) == 1);
  socket_ = socket(AF_INET, SOCK_STREAM, 0);
  if (receive_buffer_bytes > 0) {
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer_bytes, sizeof(int));
  }
  LONGSPAN_CHECK(connect(socket_, reinterpret_cast<sockaddr*>(&peer), sizeof(peer)) == 0);
}

RawClient::~RawClient() { Close(); }

bool RawClient::Send(absl::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(sent));
  }
  return true;
}

void RawClient::ShutdownWrite() { shutdown(socket_, SHUT_WR); }

void RawClient::Close() {
  if (socket_ >= 0) close(socket_);
  socket_ = -1;
}

void RawClient::Reset() {
  const linger at_once = {1, 0};
  setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
  Close();
}

bool RawClient::Fill() {
  pollfd ready = {socket_, POLLIN, 0};
  if (poll(&ready, 1, kGiveUpMs) <= 0) return false;
  std::vector<char> bytes(65536);
  const ssize_t received = recv(socket_, bytes.data(), bytes.size(), 0);
  if (received <= 0) return false;
  buffer_.append(bytes.data(), static_cast<size_t>(received));
  return true;
}

std::string RawClient::Take(size_t bytes) {
  while (buffer_.size() < bytes) {
    if (!Fill()) return std::exchange(buffer_, {});
  }
  std::string taken = buffer_.substr(0, bytes);
  buffer_.erase(0, bytes);
  return taken;
}

std::string RawClient::ReadUntil(absl::string_view text) {
  for (;;) {
    const size_t found = buffer_.find(std::string(text));
    if (found != std::string::npos) return Take(found + text.size());
    if (!Fill()) return "";
  }
}

std::string RawClient::ReadToEnd() {
  while (Fill()) {
  }
  return std::exchange(buffer_, {});
}

bool RawClient::AtEnd() { return buffer_.empty() && !Fill(); }

RawResponse RawClient::ReadHead() {
  RawResponse response;
  const std::string head = ReadUntil("\r\n\r\n");
  const std::vector<std::string> lines = absl::StrSplit(head, "\r\n");
  if (head.empty() || !absl::SimpleAtoi(lines[0].substr(9, 3), &response.status)) return response;
  if (response.status < 200) return ReadHead();
  for (size_t i = 1; i < lines.size(); ++i) {
    const std::pair<std::string, std::string> field =
        absl::StrSplit(lines[i], absl::MaxSplits(": ", 1));
    response.headers[absl::AsciiStrToLower(field.first)] = field.second;
  }
  return response;
}

std::string RawClient::ReadChunks() {
  std::string body;
  for (;;) {
    const std::string line = ReadUntil("\r\n");
    size_t bytes = 0;
    if (line.empty() || !absl::SimpleHexAtoi(line.substr(0, line.size() - 2), &bytes)) return body;
    body += Take(bytes);
    ReadUntil("\r\n");
    if (bytes == 0) return body;
  }
}

RawResponse RawClient::Read(bool head_only) {
  RawResponse response = ReadHead();
  if (response.status == 0 || head_only) return response;
  const auto length_field = response.headers.find("content-length");
  size_t length = 0;
  if (response.headers.count("transfer-encoding") > 0) {
    response.body = ReadChunks();
  } else if (length_field != response.headers.end() &&
             absl::SimpleAtoi(length_field->second, &length)) {
    response.body = Take(length);
  } else if (response.status != 204) {
    response.body = ReadToEnd();
  }
  return response;
}

}  // namespace longspan
