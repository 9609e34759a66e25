// The writing half of HttpConnection.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "server/base/request_id.h"
#include "server/http/connection.h"
#include "server/http/response.h"

namespace longspan {
namespace {

// Each piece must be taken within the stall limit, which asks a fixed least speed of the reader.
constexpr size_t kPieceBytes = 64 * 1024;
constexpr size_t kJoinedBodyBytes = 16 * 1024;  // smaller bodies travel with their head
constexpr absl::Duration kLingerTimeout = absl::Seconds(2);

}  // namespace

bool HttpConnection::IsCurrent(uint64_t exchange) const {
  return exchange == exchange_ && state_ == State::kAnswering;
}

void HttpConnection::BeginExchange() {
  state_ = State::kAnswering;
  ++read_timer_setting_;
  read_timer_.cancel();
  ++exchange_;
  answer_ = {};
  exchange_watch_ = {};
  report_ = {};
  report_.request_id = request_.request_id;
  report_.method = request_.method;
  report_.path = request_.path;
  report_.peer = peer_;
  report_.trace = request_.trace;
  cors_fields_ = core_->options.cors.FieldsFor(request_);
}

// An answer of the transport's own, to what never became a request.
void HttpConnection::Fail(int status, absl::string_view message, absl::string_view code) {
  if (state_ == State::kClosed) return;
  if (request_.request_id.empty()) {
    request_.request_id = MakeRequestId();
    request_.trace = BeginSpan("");
  }
  close_after_ = true;
  head_only_ = request_.method == "HEAD";
  BeginExchange();
  Send(exchange_, ErrorResponse(status, message, code));
  Read();
}

std::string HttpConnection::Head(const HttpResponse& response,
                                 std::optional<size_t> content_length) {
  close_after_ =
      close_after_ || core_->draining || (!content_length.has_value() && http_minor_version_ == 0);
  report_.status = response.status;
  if (!response.error_code.empty()) report_.error_code = response.error_code;
  ResponseFraming framing;
  framing.http_minor_version = http_minor_version_;
  framing.close = close_after_;
  framing.content_length = content_length;
  framing.request_id = report_.request_id;
  framing.cors = cors_fields_;
  return ResponseHead(response, framing);
}

void HttpConnection::Send(uint64_t exchange, HttpResponse response) {
  if (!IsCurrent(exchange) || answer_.begun) return;
  if (request_.lease != nullptr) request_.lease->Release();  // of what no handler took over
  answer_.begun = answer_.complete = true;
  std::string head = Head(response, response.body.size());
  if (head_only_ || response.status == 204) response.body.clear();
  if (response.body.size() <= kJoinedBodyBytes) {
    Enqueue(absl::StrCat(head, response.body));
  } else {
    Enqueue(std::move(head));
    Enqueue(std::move(response.body));
  }
}

void HttpConnection::StartStream(uint64_t exchange, const HttpResponse& head, std::string filler) {
  if (!IsCurrent(exchange) || answer_.begun) return;
  if (input_ended_) return Close();
  answer_.begun = answer_.streaming = true;
  answer_.chunked = http_minor_version_ == 1;
  answer_.filler = std::move(filler);
  Enqueue(Head(head, std::nullopt));
}

void HttpConnection::Write(uint64_t exchange, std::string data, std::function<void()> written) {
  if (!IsCurrent(exchange) || !answer_.streaming || answer_.complete) return;
  if (data.empty()) return Post(std::move(written));
  Enqueue(answer_.chunked ? Chunk(data) : std::move(data), std::move(written));
}

void HttpConnection::End(uint64_t exchange) {
  if (!IsCurrent(exchange) || !answer_.streaming || answer_.complete) return;
  answer_.complete = true;
  Enqueue(answer_.chunked ? std::string(kLastChunk) : std::string());
}

void HttpConnection::OnDisconnect(uint64_t exchange, std::function<void()> left) {
  if (IsCurrent(exchange)) {
    answer_.left = std::move(left);
  } else if (exchange == exchange_ && state_ == State::kClosed) {
    left();
  }
}

void HttpConnection::Note(uint64_t exchange, std::string completion_id, std::string error_code) {
  if (!IsCurrent(exchange)) return;
  if (!completion_id.empty()) report_.completion_id = std::move(completion_id);
  if (!error_code.empty()) report_.error_code = std::move(error_code);
}

void HttpConnection::Abandon(uint64_t exchange) {
  if (!IsCurrent(exchange) || answer_.complete) return;
  if (answer_.streaming) return Close();
  Send(exchange, ErrorResponse(500, "the request was given up without an answer", "internal"));
}

void HttpConnection::Enqueue(std::string bytes, std::function<void()> written) {
  output_.push_back({std::move(bytes), std::move(written)});
  if (!writing_) WriteNext();
}

void HttpConnection::WriteNext() {
  writing_ = !output_.empty();
  if (!writing_) return OnOutputDrained();
  AwaitQuiet(core_->limits->reader_stall_timeout);
  const std::string& bytes = output_.front().bytes;
  const size_t piece_bytes = std::min(kPieceBytes, bytes.size() - output_offset_);
  socket_.AsyncWrite(asio::buffer(bytes.data() + output_offset_, piece_bytes),
                     [self = shared_from_this()](const ErrorCode& error, size_t written_bytes) {
                       self->OnPieceWritten(error, written_bytes);
                     });
}

void HttpConnection::OnPieceWritten(const ErrorCode& error, size_t bytes) {
  if (error || state_ == State::kClosed) {
    output_.clear();
    return Close();
  }
  output_offset_ += bytes;
  if (output_offset_ == output_.front().bytes.size()) {
    const auto written = std::move(output_.front().written);
    output_.pop_front();
    output_offset_ = 0;
    if (written) written();
  }
  WriteNext();
}

void HttpConnection::OnOutputDrained() {
  ++write_timer_setting_;
  write_timer_.cancel();
  if (state_ != State::kAnswering) return;
  if (answer_.complete) return FinishAnswer();
  if (answer_.streaming) return AwaitQuiet(core_->limits->keepalive_interval);
  if (input_ended_) AwaitQuiet(core_->options.probe_interval);
}

void HttpConnection::AwaitQuiet(absl::Duration quiet) {
  const uint64_t setting = ++write_timer_setting_;
  write_timer_.expires_after(absl::ToChronoNanoseconds(quiet));
  write_timer_.async_wait([self = shared_from_this(), setting](const ErrorCode& error) {
    if (!error && setting == self->write_timer_setting_) self->OnQuiet();
  });
}

// Nothing has gone out for the time that was set: the reader stalls, a stream needs its sign of
// life, or a half-closed client is asked whether it still listens. The interim response that does
// so is skipped by every client, and one that has gone altogether answers it with a reset.
void HttpConnection::OnQuiet() {
  if (writing_) return Close();
  if (state_ != State::kAnswering || answer_.complete) return;
  if (answer_.streaming) {
    if (!answer_.filler.empty()) Enqueue(answer_.chunked ? Chunk(answer_.filler) : answer_.filler);
  } else if (http_minor_version_ == 1) {
    Enqueue("HTTP/1.1 100 Continue\r\n\r\n");
  }
}

void HttpConnection::FinishAnswer() {
  Report(report_.status);
  answer_ = {};
  if (close_after_) return Linger();
  NextRequest();
  // Its head promised that the connection would go on; nobody looks at it again.
  if (core_->draining) CloseIfIdle();
}

void HttpConnection::CloseIfIdle() {
  const bool is_idle = state_ == State::kHead && !head_begun_;
  if (is_idle || state_ == State::kHandshake) Close();
}

// Closing at once would reset the connection if unread input is left, and the client might never
// see the answer; so it is the client who closes, within a while.
void HttpConnection::Linger() {
  state_ = State::kLingering;
  input_.clear();
  SetReadDeadline(kLingerTimeout);
  socket_.ShutdownSend([self = shared_from_this()] {
    if (self->input_ended_) return self->Close();
    self->Discard();
  });
}

void HttpConnection::Discard() {
  if (reading_ || state_ == State::kClosed) return;
  reading_ = true;
  socket_.AsyncReadRaw(asio::buffer(read_bytes_),
                       [self = shared_from_this()](const ErrorCode& error, size_t /*bytes*/) {
                         self->reading_ = false;
                         if (error) return self->Close();
                         self->Discard();
                       });
}

void HttpConnection::Close() {
  if (state_ == State::kClosed) return;
  const bool abandoned = state_ == State::kAnswering;
  state_ = State::kClosed;
  ++read_timer_setting_;
  ++write_timer_setting_;
  read_timer_.cancel();
  write_timer_.cancel();
  socket_.Close();
  if (!writing_) output_.clear();  // otherwise the pending write still looks at it
  // First: it must not depend on whether those called below want memory that cannot be had.
  core_->Remove(shared_from_this());
  const auto left = std::move(answer_.left);
  answer_.left = nullptr;
  if (left) left();
  if (abandoned) Report(499);
}

void HttpConnection::Report(int status) {
  if (!core_->options.on_exchange) return;
  report_.status = status;
  report_.duration = exchange_watch_.passed();
  core_->options.on_exchange(report_);
}

}  // namespace longspan
