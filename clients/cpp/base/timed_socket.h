// A connection whose every step ends within some seconds.
#pragma once

#include <string>
#include <utility>

#include "clients/cpp/base/server_address.h"

namespace longspan {

class TimedSocket {
 public:
  // Why there is no connection; both are empty where there is one.
  struct Fault {
    std::string no_host;  // the name stands for no address
    std::string nobody;   // of the last address that was tried
  };

  TimedSocket() = default;
  TimedSocket(const TimedSocket&) = delete;
  TimedSocket& operator=(const TimedSocket&) = delete;
  ~TimedSocket();

  // Once. Looking up the name takes as long as the system lets it.
  Fault Connect(const HostPort& server);
  int fd() const { return fd_; }

 private:
  // 0, or the error that came of it.
  int ConnectTo(int family, const void* address, unsigned int bytes);
  void Close();

  int fd_ = -1;
};

}  // namespace longspan
