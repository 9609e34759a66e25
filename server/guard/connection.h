// One connection of a client, and its other half: a pair of sockets of which gRPC has one end. All
// but what is said to be otherwise is on the connection's strand.
#pragma once

#include <array>
#include <boost/asio.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "absl/time/time.h"
#include "server/guard/connection_places.h"
#include "server/guard/core.h"
#include "server/guard/shared_load.h"
#include "server/http/socket.h"
#include "server/http2/frame_guard.h"

namespace longspan {

class GuardConnection : public std::enable_shared_from_this<GuardConnection> {
 public:
  // Under TLS where `tls` is not null. Any thread, as the next two.
  GuardConnection(std::shared_ptr<GuardCore> core, asio::ip::tcp::socket socket, SSL_CTX* tls,
                  std::string peer, std::unique_ptr<ConnectionPlaces::Place> place);
  void Start();
  void PostClose();

 private:
  using ErrorCode = boost::system::error_code;
  enum class Phase : uint8_t {
    kOpening,  // handshake, preface: gRPC knows nothing of it
    kOpen,
    kCut,      // the frame that the server is in goes to its end, and then comes the farewell
    kLeaving,  // all is sent; the client is to close its side
    kClosed,
  };

  // Calls `work(self, arguments…)` on the strand, unless the connection is closed by then; what it
  // throws closes it.
  template <typename Work>
  auto Then(Work work);
  template <typename Work>
  void After(asio::steady_timer* timer, absl::Duration time, Work work);

  void Open();
  void OnHandshake(const ErrorCode& error);
  void ReadClient();
  void OnClientSaid(const ErrorCode& error, size_t bytes);
  void OnClientEnd(const ErrorCode& error);
  bool ConnectServer();
  void CountStreams();
  void SendToServer();
  void WriteServer();

  void ReadServer();
  void OnServerSaid(const ErrorCode& error, size_t bytes);
  void OnServerEnd();
  void OnClientTook(const ErrorCode& error);
  void WatchServer();

  void CutOff(const http2::Cut& cut);
  void Report(http2::CutReason reason);
  void Farewell();
  void Leave();
  void Drain();
  void Close();

  // No more of either side is held than these.
  static constexpr size_t kBufferBytes = 32 * 1024;

  const std::shared_ptr<GuardCore> core_;
  const std::string peer_;
  std::unique_ptr<ConnectionPlaces::Place> place_;
  HttpSocket client_;
  asio::local::stream_protocol::socket server_;
  asio::steady_timer deadline_;  // of the phase
  asio::steady_timer pause_;     // of what the client said
  int64_t paused_us_ = 0;

  Phase phase_ = Phase::kOpening;
  http2::FrameGuard guard_;
  http2::Cut cut_;
  bool is_reported_ = false;
  std::string farewell_;
  SharedLoad::Streams counted_;
  int64_t sent_resets_ = 0;      // young ones, that went on to the library
  int64_t sent_unfinished_ = 0;  // streams, when something last went on

  bool is_reading_client_ = false;
  bool is_writing_client_ = false;
  size_t from_client_bytes_ = 0;
  std::array<char, kBufferBytes> from_client_;
  std::array<char, kBufferBytes> from_server_;
};

}  // namespace longspan
