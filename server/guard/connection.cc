#include "server/guard/connection.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <utility>

#include "kernels/base/clock.h"
#include "server/base/socket_options.h"
#include "server/guard/peer_name.h"

namespace longspan {
namespace {

using http2::CutReason;

constexpr char kProtocol[] = "h2";
// What the kernel may hold between the guard and gRPC, each way.
constexpr int kPairBytes = 64 * 1024;
// While the library has enough streams to end, and how long one waits for that.
constexpr absl::Duration kPause = absl::Milliseconds(20);
constexpr int64_t kMostPauseUs = 10'000'000;
// Streams of a connection after which there is memory to give back.
constexpr uint32_t kManyStreams = 2000;
// When the server stops nobody waits for clients that do not close.
constexpr absl::Duration kShortLinger = absl::Milliseconds(100);

}  // namespace

template <typename Work>
auto GuardConnection::Then(Work work) {
  return [self = shared_from_this(), work = std::move(work)](const auto&... arguments) {
    if (self->phase_ == Phase::kClosed) return;
    try {
      work(self.get(), arguments...);
    } catch (const std::exception& error) {
      self->core_->options.observer->OnException(error.what());
      self->Close();
    }
  };
}

template <typename Work>
void GuardConnection::After(asio::steady_timer* timer, absl::Duration time, Work work) {
  timer->expires_after(absl::ToChronoNanoseconds(time));
  timer->async_wait(Then([work = std::move(work)](GuardConnection* self, const ErrorCode& error) {
    if (!error) work(self);
  }));
}

GuardConnection::GuardConnection(std::shared_ptr<GuardCore> core, asio::ip::tcp::socket socket,
                                 SSL_CTX* tls, std::string peer,
                                 std::unique_ptr<ConnectionPlaces::Place> place)
    : core_(std::move(core)),
      peer_(std::move(peer)),
      place_(std::move(place)),
      client_(std::move(socket), tls),
      server_(client_.executor()),
      deadline_(client_.executor()),
      pause_(client_.executor()),
      guard_(core_->options.frames) {}

void GuardConnection::Start() {
  asio::post(client_.executor(), Then([](GuardConnection* self) { self->Open(); }));
  core_->load.AddConnections(1);
  core_->options.observer->OnConnections(1);
}

void GuardConnection::PostClose() {
  asio::post(client_.executor(), Then([](GuardConnection* self) { self->Close(); }));
}

void GuardConnection::Open() {
  After(&deadline_, core_->options.header_timeout, [](GuardConnection* self) {
    if (self->phase_ != Phase::kOpening) return;
    self->Report(CutReason::kSilence);
    self->Close();
  });
  if (!client_.is_secure()) return ReadClient();
  client_.AsyncHandshake(
      Then([](GuardConnection* self, const ErrorCode& error) { self->OnHandshake(error); }));
}

void GuardConnection::OnHandshake(const ErrorCode& error) {
  if (!error && client_.protocol() == kProtocol) return ReadClient();
  // Whoever looks whether the port is open says nothing, and has done nothing.
  if (!HttpSocket::IsEnd(error)) Report(CutReason::kHandshake);
  Close();
}

void GuardConnection::ReadClient() {
  is_reading_client_ = true;
  client_.AsyncReadSome(
      asio::buffer(from_client_.data() + from_client_bytes_, kBufferBytes - from_client_bytes_),
      Then([](GuardConnection* self, const ErrorCode& error, size_t bytes) {
        self->OnClientSaid(error, bytes);
      }));
}

void GuardConnection::OnClientSaid(const ErrorCode& error, size_t bytes) {
  is_reading_client_ = false;
  if (phase_ == Phase::kCut) return;
  if (phase_ == Phase::kLeaving) return error ? Close() : Drain();
  if (error) return OnClientEnd(error);
  const absl::string_view said(from_client_.data() + from_client_bytes_, bytes);
  if (const auto cut = guard_.FromClient(said, SteadyNowUs())) return CutOff(*cut);
  from_client_bytes_ += bytes;
  if (phase_ == Phase::kOpening) {
    if (!guard_.has_preface()) return ReadClient();
    if (!ConnectServer()) return Close();
  }
  CountStreams();
  if (core_->load.IsTooMany(counted_)) {
    return CutOff({CutReason::kStreams, http2::ErrorCode::kEnhanceYourCalm});
  }
  SendToServer();
}

// gRPC takes the end of what a client says for the end of the connection; what it has said by then
// still goes to the client.
void GuardConnection::OnClientEnd(const ErrorCode& error) {
  if (phase_ == Phase::kOpening || !HttpSocket::IsEnd(error)) return Close();
  ErrorCode ignored;
  server_.shutdown(asio::socket_base::shutdown_send, ignored);
}

// False where the system has no sockets left, or the library has stopped.
bool GuardConnection::ConnectServer() {
  int ends[2] = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) != 0) {
    core_->options.observer->OnRefused(Refusal::kDescriptors, peer_);
    return false;
  }
  for (const int end : ends) SetSocketOption(end, SOL_SOCKET, SO_SNDBUF, kPairBytes);
  NamePeer(ends[0], peer_);
  ErrorCode error;
  server_.assign(asio::local::stream_protocol(), ends[0], error);
  if (error) close(ends[0]);
  if (error || !core_->options.hand_over(ends[1])) {
    close(ends[1]);
    return false;
  }
  phase_ = Phase::kOpen;
  deadline_.cancel();
  WatchServer();
  ReadServer();
  return true;
}

void GuardConnection::CountStreams() {
  const SharedLoad::Streams now = {static_cast<int64_t>(guard_.open_streams()),
                                   static_cast<int64_t>(guard_.unfinished_streams())};
  core_->load.Change(counted_, now);
  counted_ = now;
  sent_unfinished_ = std::min(sent_unfinished_, now.unfinished);
}

// What opens streams and does not complete their requests, or gives them up, waits while the
// library has enough of those to end.
void GuardConnection::SendToServer() {
  const int64_t resets = guard_.young_resets() - sent_resets_;
  const int64_t now_us = SteadyNowUs();
  const bool adds = resets > 0 || counted_.unfinished > sent_unfinished_;
  if (adds && !core_->load.HasRoomForResets(now_us)) {
    if (paused_us_ == 0) paused_us_ = now_us;
    if (now_us - paused_us_ > kMostPauseUs) {
      return CutOff({CutReason::kResets, http2::ErrorCode::kEnhanceYourCalm});
    }
    return After(&pause_, kPause, [](GuardConnection* self) {
      if (self->phase_ == Phase::kOpen) self->SendToServer();
    });
  }
  core_->load.AddResets(resets, now_us);
  sent_resets_ += resets;
  sent_unfinished_ = counted_.unfinished;
  paused_us_ = 0;
  WriteServer();
}

void GuardConnection::WriteServer() {
  asio::async_write(server_, asio::buffer(from_client_.data(), from_client_bytes_),
                    Then([](GuardConnection* self, const ErrorCode& error, size_t /*bytes*/) {
                      self->from_client_bytes_ = 0;
                      // The library has closed; what it said before is still to be read.
                      if (error || self->phase_ != Phase::kOpen) return;
                      self->ReadClient();
                    }));
}

void GuardConnection::ReadServer() {
  server_.async_read_some(asio::buffer(from_server_),
                          Then([](GuardConnection* self, const ErrorCode& error, size_t bytes) {
                            self->OnServerSaid(error, bytes);
                          }));
}

void GuardConnection::OnServerSaid(const ErrorCode& error, size_t bytes) {
  if (phase_ == Phase::kLeaving) return;
  if (error) return OnServerEnd();
  const bool is_cut = phase_ == Phase::kCut;
  const size_t sent = guard_.FromServer({from_server_.data(), bytes}, is_cut, SteadyNowUs());
  CountStreams();
  is_writing_client_ = true;
  client_.AsyncWrite(asio::buffer(from_server_.data(), sent),
                     Then([](GuardConnection* self, const ErrorCode& write_error, size_t /*all*/) {
                       self->OnClientTook(write_error);
                     }));
}

void GuardConnection::OnClientTook(const ErrorCode& error) {
  is_writing_client_ = false;
  if (error) return Close();
  if (phase_ == Phase::kCut && guard_.server_between_frames()) return Farewell();
  ReadServer();
}

void GuardConnection::OnServerEnd() {
  if (phase_ == Phase::kCut) return Farewell();
  // At the end of the process every connection is ended so.
  if (guard_.server_error() && !core_->stopping) Report(CutReason::kLibrary);
  Leave();
}

// A library that has closed, while a client takes nothing of what it said.
void GuardConnection::WatchServer() {
  server_.async_wait(asio::socket_base::wait_error,
                     Then([](GuardConnection* self, const ErrorCode& error) {
                       if (error || self->phase_ != Phase::kOpen) return;
                       // The wait can end without: see HttpSocket::IsReset.
                       pollfd asked = {self->server_.native_handle(), 0, 0};
                       if (poll(&asked, 1, 0) == 0) return self->WatchServer();
                       const auto& options = self->core_->options;
                       self->After(&self->deadline_, options.ping_interval + options.ping_timeout,
                                   [](GuardConnection* stalled) {
                                     if (stalled->phase_ != Phase::kOpen) return;
                                     stalled->Report(CutReason::kStalled);
                                     stalled->Close();
                                   });
                     }));
}

void GuardConnection::CutOff(const http2::Cut& cut) {
  Report(cut.reason);
  // A server's settings come first. The library, which would send them, has never seen this client.
  // Who speaks something else gets them, too: so a client that begins TLS in the clear sees that
  // nobody does.
  if (phase_ == Phase::kOpening) farewell_.assign("\0\0\0\4\0\0\0\0\0", http2::kHeadBytes);
  cut_ = cut;
  phase_ = Phase::kCut;
  pause_.cancel();
  After(&deadline_, core_->options.farewell_timeout, [](GuardConnection* self) { self->Close(); });
  if (!is_writing_client_ && guard_.server_between_frames()) Farewell();
}

void GuardConnection::Report(CutReason reason) {
  if (is_reported_) return;
  is_reported_ = true;
  core_->options.observer->OnCut(reason, peer_);
  core_->freed.Expect();
}

void GuardConnection::Farewell() {
  phase_ = Phase::kLeaving;
  farewell_ += http2::GoAway(guard_.last_stream(), cut_.code, http2::Name(cut_.reason));
  ErrorCode ignored;
  server_.close(ignored);  // its calls end now
  client_.AsyncWrite(asio::buffer(farewell_),
                     Then([](GuardConnection* self, const ErrorCode& error, size_t /*bytes*/) {
                       error ? self->Close() : self->Leave();
                     }));
}

// What is closed with something unread is reset, and then the client may never read the last that
// it was sent.
void GuardConnection::Leave() {
  phase_ = Phase::kLeaving;
  ErrorCode ignored;
  server_.close(ignored);
  const absl::Duration linger = core_->stopping ? kShortLinger : core_->options.linger;
  After(&deadline_, linger, [](GuardConnection* self) { self->Close(); });
  // Under TLS it goes on until the client answers, and needs what the connection owns.
  client_.ShutdownSend([self = shared_from_this()] {});
  if (!is_reading_client_) Drain();
}

void GuardConnection::Drain() {
  is_reading_client_ = true;
  client_.AsyncReadRaw(asio::buffer(from_client_),
                       Then([](GuardConnection* self, const ErrorCode& error, size_t /*bytes*/) {
                         error ? self->Close() : self->Drain();
                       }));
}

void GuardConnection::Close() {
  if (phase_ == Phase::kClosed) return;
  phase_ = Phase::kClosed;
  ErrorCode ignored;
  deadline_.cancel();
  pause_.cancel();
  server_.close(ignored);
  client_.Close();
  // They are given up now.
  core_->load.AddResets(counted_.unfinished, SteadyNowUs());
  core_->load.Change(counted_, {});
  core_->load.AddConnections(-1);
  if (guard_.last_stream() > kManyStreams) core_->freed.Expect();
  core_->options.observer->OnConnections(-1);
  place_.reset();
  core_->Remove(shared_from_this());
}

}  // namespace longspan
