// One HTTP/1.1 connection: reads requests one after another, serves each, and watches for the
// client's leaving while it waits for the answer. Everything happens on the connection's strand;
// only the functions that say so may be called from elsewhere. Internal to the transport.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/time/time.h"
#include "boost/asio.hpp"
#include "boost/beast/core/flat_buffer.hpp"
#include "boost/beast/http/parser.hpp"
#include "boost/beast/http/string_body.hpp"
#include "kernels/base/clock.h"
#include "server/http/core.h"
#include "server/http/message.h"
#include "server/http/socket.h"

namespace longspan {

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  // Under TLS where `tls` is not null; it is used here alone.
  HttpConnection(std::shared_ptr<HttpCore> core, asio::ip::tcp::socket socket,
                 const TlsMaterial* tls, std::string peer);

  // Any thread.
  void Start();
  void StartRefused();  // there are too many: says so and closes
  void PostCloseIfIdle();
  void PostClose();
  void Post(std::function<void()> job);

  // For the writer of exchange number `exchange`; on the strand. Nothing happens once that
  // exchange has ended.
  void Send(uint64_t exchange, HttpResponse response);
  void StartStream(uint64_t exchange, const HttpResponse& head, std::string filler);
  void Write(uint64_t exchange, std::string data, std::function<void()> written);
  void End(uint64_t exchange);
  void OnDisconnect(uint64_t exchange, std::function<void()> left);
  void Note(uint64_t exchange, std::string completion_id, std::string error_code);
  void Abandon(uint64_t exchange);  // its writer died unanswered

 private:
  using ErrorCode = boost::system::error_code;
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

  enum class State : uint8_t { kHandshake, kHead, kBody, kAnswering, kLingering, kClosed };

  struct Output {
    std::string bytes;
    std::function<void()> written;
  };
  // How far the answer of the current exchange has come.
  struct Answer {
    bool begun = false;
    bool streaming = false;
    bool complete = false;  // all of it stands in output_
    bool chunked = false;
    std::string filler;
    std::function<void()> left;
  };

  // Reading (connection.cc).
  void Handshake();
  void NextRequest();
  void Read();
  void OnRead(const ErrorCode& error, size_t bytes);
  void Advance();
  void AdvanceHead();
  void AdvanceBody();
  void AwaitInput();
  bool AtRequestLine();
  void OnHead();
  std::optional<HttpResponse> OwnAnswer() const;
  void BeginBody();
  // Takes as much of the budget as a body of that size needs; if there is no room, refuses it.
  bool Reserve(size_t body_bytes);
  void Dispatch();
  void OnParseError(const ErrorCode& error);
  void OnInputEnded();
  void WatchForReset();
  void SetReadDeadline(absl::Duration timeout);
  void OnReadDeadline();

  // Answering (connection_answer.cc).
  void Fail(int status, absl::string_view message, absl::string_view code);
  void BeginExchange();
  bool IsCurrent(uint64_t exchange) const;
  std::string Head(const HttpResponse& response, std::optional<size_t> content_length);
  void Enqueue(std::string bytes, std::function<void()> written = nullptr);
  void WriteNext();
  void OnPieceWritten(const ErrorCode& error, size_t bytes);
  void OnOutputDrained();
  void AwaitQuiet(absl::Duration quiet);
  void OnQuiet();
  void FinishAnswer();
  void CloseIfIdle();
  void Linger();
  void Discard();
  void Close();
  void Report(int status);

  const std::shared_ptr<HttpCore> core_;
  const asio::any_io_executor strand_;
  HttpSocket socket_;
  const std::string peer_;
  State state_ = State::kHead;

  asio::steady_timer read_timer_;
  uint64_t read_timer_setting_ = 0;  // an expiry of an older setting is stale
  std::array<char, 8 * 1024> read_bytes_;
  boost::beast::flat_buffer input_;
  bool reading_ = false;
  bool input_ended_ = false;
  bool head_begun_ = false;
  size_t head_bytes_ = 0;
  std::optional<Parser> parser_;
  HttpRequest request_;
  std::optional<HttpResponse> refusal_;

  asio::steady_timer write_timer_;  // stall while writing, silence while not
  uint64_t write_timer_setting_ = 0;
  std::deque<Output> output_;
  size_t output_offset_ = 0;  // of output_.front()
  bool writing_ = false;

  uint64_t exchange_ = 0;
  HttpExchange report_;
  std::vector<HttpHeader> cors_fields_;
  Stopwatch exchange_watch_;
  int http_minor_version_ = 1;
  bool head_only_ = false;
  bool close_after_ = false;
  Answer answer_;
};

}  // namespace longspan
