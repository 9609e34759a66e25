#include "server/guard/connection_places.h"

#include <utility>

#include "server/observation/log_ration.h"

namespace longspan {

std::variant<std::unique_ptr<ConnectionPlaces::Place>, Refusal> ConnectionPlaces::Take(
    const std::string& peer) {
  std::string address = PeerGroup(peer);
  {
    MutexLock lock(&mutex_);
    if (taken_ >= most_) return Refusal::kConnections;
    int& of_address = of_address_[address];
    if (of_address >= most_of_address_) return Refusal::kAddress;
    ++of_address;
    ++taken_;
  }
  try {
    return std::make_unique<Place>(this, address);
  } catch (...) {
    GiveBack(address);
    throw;
  }
}

int ConnectionPlaces::taken() const {
  MutexLock lock(&mutex_);
  return taken_;
}

void ConnectionPlaces::GiveBack(const std::string& address) {
  MutexLock lock(&mutex_);
  --taken_;
  const auto found = of_address_.find(address);
  if (--found->second == 0) of_address_.erase(found);
}

}  // namespace longspan
