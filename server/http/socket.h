// The socket of one HTTP connection, of either version, in the clear or under TLS. On the
// connection's strand. Internal to the transports.
#pragma once

#include <poll.h>

#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "boost/asio.hpp"
#include "boost/asio/ssl/stream.hpp"

namespace longspan {

namespace asio = boost::asio;

class HttpSocket {
 public:
  using ErrorCode = boost::system::error_code;

  // In the clear where `tls` is null.
  HttpSocket(asio::ip::tcp::socket socket, SSL_CTX* tls) : socket_(std::move(socket)) {
    if (tls == nullptr) return;
    SSL* const session = SSL_new(tls);
    if (session == nullptr) throw std::bad_alloc();
    tls_.emplace(socket_, session);
  }

  HttpSocket(const HttpSocket&) = delete;
  HttpSocket& operator=(const HttpSocket&) = delete;

  bool is_secure() const { return tls_.has_value(); }
  // What was chosen by ALPN; empty if nothing was, or before the handshake.
  std::string protocol() {
    const unsigned char* name = nullptr;
    unsigned int bytes = 0;
    if (tls_) SSL_get0_alpn_selected(tls_->native_handle(), &name, &bytes);
    return {reinterpret_cast<const char*>(name), bytes};
  }
  asio::any_io_executor executor() { return socket_.get_executor(); }

  // Of a secure one, before all else.
  template <typename Handler>
  void AsyncHandshake(Handler handler) {
    tls_->async_handshake(asio::ssl::stream_base::server, std::move(handler));
  }
  template <typename Buffer, typename Handler>
  void AsyncReadSome(const Buffer& buffer, Handler handler) {
    tls_ ? tls_->async_read_some(buffer, std::move(handler))
         : socket_.async_read_some(buffer, std::move(handler));
  }
  template <typename Buffer, typename Handler>
  void AsyncWrite(const Buffer& buffer, Handler handler) {
    tls_ ? asio::async_write(*tls_, buffer, std::move(handler))
         : asio::async_write(socket_, buffer, std::move(handler));
  }
  template <typename Handler>
  void AsyncWaitForReset(Handler handler) {
    socket_.async_wait(asio::ip::tcp::socket::wait_error, std::move(handler));
  }
  // Whether it holds what AsyncWaitForReset waits for. The wait can end without: the reactor keeps
  // for a new socket what it kept for one that is gone, and may have an event of that one still.
  bool IsReset() {
    pollfd asked = {socket_.native_handle(), POLLPRI, 0};
    return poll(&asked, 1, 0) > 0;
  }

  // Nothing more will be sent. `reported` is called once the peer has been notified or cannot be;
  // until then it must keep the socket alive.
  // Under TLS nothing can be read from then on but what AsyncReadRaw reads.
  template <typename Reported>
  void ShutdownSend(Reported reported) {
    if (tls_)
      return tls_->async_shutdown(
          [reported = std::move(reported)](const ErrorCode&) { reported(); });
    ErrorCode ignored;
    socket_.shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    reported();
  }
  // What arrives, as it arrives.
  template <typename Buffer, typename Handler>
  void AsyncReadRaw(const Buffer& buffer, Handler handler) {
    socket_.async_read_some(buffer, std::move(handler));
  }
  void Close() {
    ErrorCode ignored;
    socket_.close(ignored);
  }

  // The peer has closed its side, with the word that TLS has for it or without.
  static bool IsEnd(const ErrorCode& error) {
    return error == asio::error::eof || error == asio::ssl::error::stream_truncated;
  }

 private:
  asio::ip::tcp::socket socket_;
  std::optional<asio::ssl::stream<asio::ip::tcp::socket&>> tls_;
};

}  // namespace longspan
