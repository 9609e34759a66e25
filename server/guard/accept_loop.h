// Listens at one address and takes every connection that comes, on a thread of its own. It goes on
// after any failure. A connection for which there is no descriptor is closed, so that its client
// knows; for that it keeps a spare one.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <thread>

#include "absl/status/status.h"
#include "server/base/guard_observer.h"

namespace longspan {

class AcceptLoop {
 public:
  // On its thread; owns the socket, which does not block. What it throws is want of memory: the
  // socket is then closed unless it was taken (`*socket` is -1).
  using Accepted = std::function<void(int* socket, const std::string& peer)>;

  AcceptLoop(Accepted accepted, GuardObserver* observer);
  ~AcceptLoop();  // Stop()
  AcceptLoop(const AcceptLoop&) = delete;
  AcceptLoop& operator=(const AcceptLoop&) = delete;

  // Of either family at once where `address` is any. UNAVAILABLE says what the system says.
  absl::Status Listen(const std::string& address);
  absl::Status Start();
  // Nobody can connect from then on. No call of `accepted` runs, or follows.
  void Stop();
  // "127.0.0.1:41234", with the port really bound; empty before Listen.
  const std::string& bound_address() const { return bound_address_; }

 private:
  void Run();
  bool Wait(int timeout_ms, bool for_connections);
  bool Accept();
  bool RefuseOne();
  void TakeSpare();
  void HandOn(int socket, const std::string& peer);

  const Accepted accepted_;
  GuardObserver* const observer_;
  std::string bound_address_;
  int listener_ = -1;
  int spare_ = -1;
  int stop_event_ = -1;
  std::thread thread_;
};

// "1.2.3.4:5", "[::1]:5" of whoever is at the other end; an address of IPv4 within IPv6 as itself.
std::string PeerOf(int socket);

}  // namespace longspan
