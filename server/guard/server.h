// Stands before gRPC: accepts the connections of its address, ends TLS, and hands on what clients
// say, in the clear, as long as http2/frame_guard.h has nothing against it. The library behind it
// bounds little of what a client can make it keep. Each connection is a strand of a few threads,
// holds so many bytes each way and no more, and reads from one side as fast as the other takes it.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "server/base/guard_observer.h"
#include "server/guard/accept_loop.h"
#include "server/guard/freed_memory.h"
#include "server/guard/shared_load.h"
#include "server/http2/frame_limits.h"
#include "server/identity/tls_identity.h"

namespace longspan {

struct GuardOptions {
  std::string address = "127.0.0.1:0";  // host:port; port 0 takes a free one
  int threads = 2;
  int max_connections = 4096;
  int max_connections_of_address = 1024;
  http2::FrameLimits frames;
  SharedLoad::Limits shared;
  FreedMemory::Options freed;
  absl::Duration header_timeout = absl::Seconds(10);  // for a handshake, and the preface
  absl::Duration ping_interval = absl::Seconds(20);
  absl::Duration ping_timeout = absl::Seconds(20);
  // For a client that is cut off to take its farewell, and then to close its side.
  absl::Duration farewell_timeout = absl::Seconds(2);
  absl::Duration linger = absl::Seconds(1);
  const TlsIdentity* tls = nullptr;  // null: connections are in the clear
  // Takes one end of a pair of sockets (AF_UNIX), which does not block, or says no and leaves it.
  // What stands there is HTTP/2 in the clear. Threads of the guard.
  std::function<bool(int socket)> hand_over;
  GuardObserver* observer = nullptr;  // outlives the guard
};

struct GuardCore;

class GuardServer {
 public:
  explicit GuardServer(GuardOptions options);
  ~GuardServer();  // Stop()

  // An error is what the system says of the address.
  absl::Status Listen();
  absl::Status Start();
  // "127.0.0.1:41234", the port really bound. Empty before Listen.
  const std::string& bound_address() const { return accepting_.bound_address(); }

  void StopAccepting();
  // Waits at most `grace` for clients to take what they were sent, then closes what is left and
  // ends the threads. By then nobody answers on the other side.
  void Stop(absl::Duration grace = absl::ZeroDuration());

  int connections() const;

 private:
  std::shared_ptr<GuardCore> core_;
  AcceptLoop accepting_;
};

}  // namespace longspan
