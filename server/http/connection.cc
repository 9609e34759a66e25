#include "server/http/connection.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "boost/beast/http/error.hpp"
#include "boost/beast/http/rfc7230.hpp"
#include "server/base/request_id.h"
#include "server/http/response.h"
#include "server/http/writer.h"

namespace longspan {
namespace {

namespace http = boost::beast::http;

// What is read ahead while an answer is being made. Reading on is how a client's leaving is seen.
constexpr size_t kMaxReadAheadBytes = 64 * 1024;
// A chunk's header line with its extensions.
constexpr size_t kMaxChunkHeaderBytes = 16 * 1024;
// Bodies up to this are read before a refusal, so that the connection can go on.
constexpr size_t kSmallBodyBytes = 64 * 1024;
// Of a body that is announced so much has its room before it is read; the rest takes room as it
// comes, so that a client holds what it sends and not what it announces.
constexpr size_t kReservedBodyBytes = 1024 * 1024;

absl::string_view View(boost::beast::string_view text) { return {text.data(), text.size()}; }

// RFC 9112, 3.2: origin form, or absolute form, whose authority is of no interest here.
void SplitTarget(absl::string_view target, HttpRequest* request) {
  for (absl::string_view scheme : {"http://", "https://"}) {
    if (!absl::StartsWithIgnoreCase(target, scheme)) continue;
    const size_t path = target.find_first_of("/?", scheme.size());
    target = path == absl::string_view::npos ? "/" : target.substr(path);
    break;
  }
  const size_t question = target.find('?');
  request->path = std::string(target.substr(0, question));
  if (question != absl::string_view::npos)
    request->query = std::string(target.substr(question + 1));
}

template <typename Message>
HttpRequest RequestOf(const Message& message, const std::string& peer) {
  HttpRequest request;
  request.method = std::string(View(message.method_string()));
  SplitTarget(View(message.target()), &request);
  for (const auto& field : message) {
    request.headers.push_back(
        {std::string(View(field.name_string())), std::string(View(field.value()))});
  }
  const std::string* id = request.Header("X-Request-Id");
  request.request_id = id != nullptr && IsRequestId(*id) ? *id : MakeRequestId();
  const std::string* parent = request.Header("traceparent");
  request.trace = BeginSpan(parent != nullptr ? *parent : "");
  request.peer = peer;
  return request;
}

struct Fault {
  int status = 0;
  absl::string_view message;
  absl::string_view code;
};

// What the message's framing and version demand (RFC 9112, 3.2 and 6.1). A transfer coding that is
// not understood exactly would make bodies and requests trade places.
template <typename Parser>
std::optional<Fault> FramingFault(const Parser& parser, const HttpRequest& request) {
  const auto& message = parser.get();
  const auto hosts = message.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && message.version() == 11)) {
    return Fault{400, "an HTTP/1.1 request needs exactly one Host field", "bad_host"};
  }
  const auto codings = message.count(http::field::transfer_encoding);
  if (codings == 0) return std::nullopt;
  if (message.version() == 10) {
    return Fault{400, "HTTP/1.0 knows no Transfer-Encoding", "bad_transfer_encoding"};
  }
  if (codings > 1 || !absl::EqualsIgnoreCase(*request.Header("Transfer-Encoding"), "chunked")) {
    return Fault{501, "the only Transfer-Encoding served is chunked", "bad_transfer_encoding"};
  }
  return std::nullopt;
}

}  // namespace

HttpConnection::HttpConnection(std::shared_ptr<HttpCore> core, asio::ip::tcp::socket socket,
                               const TlsMaterial* tls, std::string peer)
    : core_(std::move(core)),
      strand_(socket.get_executor()),
      socket_(std::move(socket), tls == nullptr ? nullptr : tls->context.get()),
      peer_(std::move(peer)),
      read_timer_(strand_),
      write_timer_(strand_) {}

void HttpConnection::Start() {
  Post([self = shared_from_this()] {
    self->WatchForReset();
    if (self->socket_.is_secure()) return self->Handshake();
    self->NextRequest();
    self->SetReadDeadline(self->core_->limits->header_timeout);
  });
}

// Has as long as a header block has, which follows it and has as long again.
void HttpConnection::Handshake() {
  state_ = State::kHandshake;
  SetReadDeadline(core_->limits->header_timeout);
  socket_.AsyncHandshake([self = shared_from_this()](const ErrorCode& error) {
    if (error) return self->Close();
    if (self->state_ == State::kClosed) return;
    self->NextRequest();
    self->SetReadDeadline(self->core_->limits->header_timeout);
  });
}

void HttpConnection::StartRefused() {
  Post([self = shared_from_this()] {
    if (self->socket_.is_secure()) return self->Close();  // to say so takes a handshake
    self->WatchForReset();
    self->Fail(503,
               absl::StrCat("there are ", self->core_->limits->max_connections,
                            " connections already (--max-connections)"),
               "too_many_connections");
  });
}

void HttpConnection::PostCloseIfIdle() {
  Post([self = shared_from_this()] { self->CloseIfIdle(); });
}

void HttpConnection::PostClose() {
  Post([self = shared_from_this()] { self->Close(); });
}

void HttpConnection::Post(std::function<void()> job) { asio::post(strand_, std::move(job)); }

void HttpConnection::NextRequest() {
  state_ = State::kHead;
  head_begun_ = false;
  head_bytes_ = 0;
  request_ = {};
  refusal_.reset();
  parser_.emplace();
  parser_->header_limit(static_cast<uint32_t>(core_->limits->max_header_bytes));
  parser_->body_limit(core_->limits->max_body_bytes);
  parser_->eager(false);
  SetReadDeadline(core_->limits->idle_timeout);
  AdvanceHead();
}

// Reads into a place of its own: input_ moves when it is consumed, and that happens while a read is
// under way.
void HttpConnection::Read() {
  if (reading_ || input_ended_ || state_ == State::kClosed) return;
  if (state_ == State::kAnswering && input_.size() >= kMaxReadAheadBytes) {
    return SetReadDeadline(core_->options.probe_interval);
  }
  reading_ = true;
  socket_.AsyncReadSome(asio::buffer(read_bytes_),
                        [self = shared_from_this()](const ErrorCode& error, size_t bytes) {
                          self->OnRead(error, bytes);
                        });
}

void HttpConnection::OnRead(const ErrorCode& error, size_t bytes) {
  reading_ = false;
  if (state_ == State::kClosed) return;
  if (state_ == State::kLingering) return Discard();
  asio::buffer_copy(input_.prepare(bytes), asio::buffer(read_bytes_, bytes));
  input_.commit(bytes);
  if (HttpSocket::IsEnd(error)) return OnInputEnded();
  if (error) return Close();
  Advance();
}

void HttpConnection::Advance() {
  switch (state_) {
    case State::kHead:
      return AdvanceHead();
    case State::kBody:
      return AdvanceBody();
    case State::kAnswering:
      return Read();
    case State::kHandshake:
    case State::kLingering:
    case State::kClosed:
      return;
  }
}

void HttpConnection::AwaitInput() {
  if (input_ended_) return OnInputEnded();
  Read();
}

// Whether a request line has begun. Empty lines before it are skipped (RFC 9112, 2.2): some clients
// send one behind a body. They count as bytes of the header block, but do not begin it.
bool HttpConnection::AtRequestLine() {
  constexpr absl::string_view kEmptyLine = "\r\n";
  const auto front = [this] {
    return absl::string_view(static_cast<const char*>(input_.data().data()), input_.size());
  };
  while (absl::StartsWith(front(), kEmptyLine) && head_bytes_ <= core_->limits->max_header_bytes) {
    input_.consume(kEmptyLine.size());
    head_bytes_ += kEmptyLine.size();
  }
  return !front().empty() && front() != "\r";
}

void HttpConnection::AdvanceHead() {
  if (!head_begun_ && AtRequestLine()) {
    head_begun_ = true;
    SetReadDeadline(core_->limits->header_timeout);
  }
  if (!head_begun_ || input_.size() == 0) return AwaitInput();
  ErrorCode error;
  const size_t consumed = parser_->put(input_.data(), error);
  input_.consume(consumed);
  head_bytes_ += consumed;
  const bool waits = error == http::error::need_more;
  if (head_bytes_ + (waits ? input_.size() : 0) > core_->limits->max_header_bytes) {
    error = http::error::header_limit;
  } else if (waits) {
    return AwaitInput();
  }
  if (error) return OnParseError(error);
  OnHead();
}

void HttpConnection::OnHead() {
  request_ = RequestOf(parser_->get(), peer_);
  request_.lease = std::make_shared<ByteLease>(core_->options.budget);
  http_minor_version_ = parser_->get().version() == 10 ? 0 : 1;
  const Limits& limits = *core_->limits;
  if (request_.headers.size() > static_cast<size_t>(limits.max_headers)) {
    return Fail(431,
                absl::StrCat("the request has ", request_.headers.size(),
                             " header fields, the limit is ", limits.max_headers),
                "too_many_headers");
  }
  if (const auto fault = FramingFault(*parser_, request_); fault.has_value()) {
    return Fail(fault->status, fault->message, fault->code);
  }
  const std::string* expect = request_.Header("Expect");
  if (expect != nullptr && !absl::EqualsIgnoreCase(*expect, "100-continue")) {
    return Fail(417, "the only expectation served is 100-continue", "bad_expect");
  }
  refusal_ = OwnAnswer();
  if (!refusal_.has_value()) refusal_ = core_->handler->Refuse(request_);
  if (parser_->is_done()) return Dispatch();
  const auto length = parser_->content_length();
  const bool reads_on =
      expect == nullptr && length.has_value() && length.value() <= kSmallBodyBytes;
  if (refusal_.has_value() && (refusal_->closes || !reads_on)) {
    close_after_ = true;  // what follows is a body that nobody wants
    return Dispatch();
  }
  if (!Reserve(std::min<size_t>(length.value_or(0), kReservedBodyBytes))) return;
  if (expect != nullptr && http_minor_version_ == 1 && input_.size() == 0) {
    Enqueue("HTTP/1.1 100 Continue\r\n\r\n");
  }
  BeginBody();
}

// What is asked of the server, not of anything it has: RFC 9110, 9.3.7, and CORS.
std::optional<HttpResponse> HttpConnection::OwnAnswer() const {
  const bool asks_server = request_.method == "OPTIONS" && request_.path == "*";
  if (!asks_server && !core_->options.cors.IsPreflight(request_)) return std::nullopt;
  return AllowResponse(kServedMethods);
}

void HttpConnection::BeginBody() {
  state_ = State::kBody;
  parser_->eager(true);
  SetReadDeadline(core_->limits->body_timeout);
  AdvanceBody();
}

bool HttpConnection::Reserve(size_t body_bytes) {
  const absl::Status status = request_.lease->GrowTo(body_bytes);
  if (status.ok()) return true;
  refusal_ = ErrorResponse(status);
  close_after_ = true;
  Dispatch();
  return false;
}

void HttpConnection::AdvanceBody() {
  if (input_.size() == 0) return AwaitInput();
  if (!Reserve(parser_->get().body().size() + input_.size())) return;
  ErrorCode error;
  input_.consume(parser_->put(input_.data(), error));
  if (error && error != http::error::need_more) return OnParseError(error);
  if (parser_->is_done()) return Dispatch();
  if (input_.size() > kMaxChunkHeaderBytes) {
    return Fail(400, "a chunk's header is too long", "bad_chunk");
  }
  AwaitInput();
}

void HttpConnection::Dispatch() {
  close_after_ = close_after_ || !parser_->get().keep_alive() || http_minor_version_ == 0;
  head_only_ = request_.method == "HEAD";
  if (parser_->is_done()) request_.body = std::move(parser_->get().body());
  BeginExchange();
  if (refusal_.has_value()) {
    Send(exchange_, std::move(*refusal_));
  } else {
    core_->handler->Handle(std::move(request_), MakeWriter(shared_from_this(), exchange_));
  }
  if (!input_ended_) return Read();
  // Behind what was answered at once.
  Post([self = shared_from_this(), exchange = exchange_] {
    if (self->IsCurrent(exchange)) self->OnInputEnded();
  });
}

void HttpConnection::OnParseError(const ErrorCode& error) {
  const Limits& limits = *core_->limits;
  if (error == http::error::header_limit) {
    return Fail(431,
                absl::StrCat("the header block is longer than ", limits.max_header_bytes,
                             " bytes (--max-header-bytes)"),
                "headers_too_long");
  }
  if (error == http::error::body_limit) {
    // Its head is whole, and whoever sent it gets an answer as any other (BeginExchange).
    if (state_ == State::kHead) request_ = RequestOf(parser_->get(), peer_);
    return Fail(413,
                absl::StrCat("the body is longer than ", limits.max_body_bytes,
                             " bytes (--max-body-bytes)"),
                "body_too_large");
  }
  if (error == http::error::bad_version) {
    return Fail(505, "the versions served are HTTP/1.1 and HTTP/1.0", "bad_version");
  }
  Fail(400, absl::StrCat("not an HTTP request: ", error.message()), "bad_request");
}

// The client has closed its side. Over HTTP/1.1 in the clear it may still want the answer it is
// waiting for, but none that streams; whether it has left altogether only shows when something is
// sent (OnQuiet). HTTP/1.0 has nothing to send that would find out, and a TLS session ends as a
// whole (RFC 5246, 7.2.1): there it is a client that has left.
void HttpConnection::OnInputEnded() {
  input_ended_ = true;
  switch (state_) {
    case State::kBody:
      return Fail(400, "the body ended early", "bad_request");
    case State::kAnswering:
      if (answer_.complete) return;  // on its way
      if (answer_.streaming || http_minor_version_ == 0 || socket_.is_secure()) return Close();
      if (!writing_) AwaitQuiet(core_->options.probe_interval);
      return;
    case State::kHead:
      return Linger();
    case State::kHandshake:
    case State::kLingering:
    case State::kClosed:
      return;
  }
}

// A reset, or both sides closed; also urgent data, which nobody who speaks HTTP sends.
void HttpConnection::WatchForReset() {
  socket_.AsyncWaitForReset([self = shared_from_this()](const ErrorCode& error) {
    if (error || self->state_ == State::kClosed) return;
    if (!self->socket_.IsReset()) return self->WatchForReset();
    self->Close();
  });
}

void HttpConnection::SetReadDeadline(absl::Duration timeout) {
  const uint64_t setting = ++read_timer_setting_;
  read_timer_.expires_after(absl::ToChronoNanoseconds(timeout));
  read_timer_.async_wait([self = shared_from_this(), setting](const ErrorCode& error) {
    if (!error && setting == self->read_timer_setting_) self->OnReadDeadline();
  });
}

void HttpConnection::OnReadDeadline() {
  const Limits& limits = *core_->limits;
  if (state_ == State::kHead && head_begun_) {
    return Fail(408,
                absl::StrCat("the header block did not arrive within ",
                             absl::FormatDuration(limits.header_timeout)),
                "header_timeout");
  }
  if (state_ == State::kBody) {
    return Fail(
        408,
        absl::StrCat("the body did not arrive within ", absl::FormatDuration(limits.body_timeout)),
        "body_timeout");
  }
  if (state_ != State::kAnswering) return Close();
  // An end behind more than is read ahead goes unseen, so the client is asked.
  if (!writing_ && !answer_.streaming) OnQuiet();
  Read();
}

}  // namespace longspan
