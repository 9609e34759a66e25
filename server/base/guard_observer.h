// Who hears what becomes of connections: the log and the metrics.
#pragma once

#include <cstdint>

#include "absl/strings/string_view.h"
#include "server/http2/cut_reason.h"

namespace longspan {

enum class Refusal : uint8_t {
  kConnections,  // there are as many as there may be
  kAddress,      // from this address
  kDescriptors,  // the process has none left
  kMemory,       // there was none, or another resource of the system's
};
inline constexpr Refusal kAllRefusals[] = {Refusal::kConnections, Refusal::kAddress,
                                           Refusal::kDescriptors, Refusal::kMemory};

// "connections", as a label of metrics.
const char* Name(Refusal refusal);

// Any thread.
class GuardObserver {
 public:
  virtual ~GuardObserver() = default;
  virtual void OnConnections(int /*change*/) {}
  // A connection that the guard ends. `peer` is its client's address.
  virtual void OnCut(http2::CutReason /*reason*/, absl::string_view /*peer*/) {}
  // One that was never served. `peer` may be empty.
  virtual void OnRefused(Refusal /*refusal*/, absl::string_view /*peer*/) {}
  // What a library threw; the work that it ended is that of one connection.
  virtual void OnException(absl::string_view /*what*/) {}
};

}  // namespace longspan
