// Who has a connection: so many in all, and so many of one address. Any thread.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <variant>

#include "kernels/base/mutex.h"
#include "server/base/guard_observer.h"

namespace longspan {

class ConnectionPlaces {
 public:
  // Held as long as the connection lives; the places outlive it.
  class Place {
   public:
    Place(ConnectionPlaces* places, std::string address)
        : places_(places), address_(std::move(address)) {}
    ~Place() { places_->GiveBack(address_); }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

   private:
    ConnectionPlaces* const places_;
    const std::string address_;
  };

  ConnectionPlaces(int most, int most_of_address)
      : most_(most), most_of_address_(most_of_address) {}

  // `peer` is "1.2.3.4:5" or "[::1]:5"; addresses are distinguished as PeerGroup does.
  std::variant<std::unique_ptr<Place>, Refusal> Take(const std::string& peer);
  int taken() const;

 private:
  void GiveBack(const std::string& address);

  const int most_;
  const int most_of_address_;
  mutable Mutex mutex_;
  int taken_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  std::unordered_map<std::string, int> of_address_ LONGSPAN_GUARDED_BY(mutex_);
};

}  // namespace longspan
