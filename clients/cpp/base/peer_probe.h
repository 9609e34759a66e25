// Who is there where a gRPC call found nobody to talk to: a look at the other end, of some seconds
// at most, for a sentence that says what to change. gRPC's own texts are about its inside.
#pragma once

#include <string>

#include "clients/cpp/base/connection.h"

namespace longspan {

enum class Peer {
  kNoHost,       // the name stands for no address
  kNobody,       // nothing listens, or no way leads there
  kHttp1,        // HTTP alone
  kTls,          // TLS, and we spoke none
  kPlain,        // no TLS, and we spoke it
  kUntrusted,    // TLS with a certificate that does not hold for us
  kWantsClient,  // TLS that refused the certificate of ours, or that there was none
  kOther         // what we expected, or nothing that we know
};

struct PeerFound {
  Peer peer = Peer::kOther;
  std::string detail;  // of the system or of OpenSSL; may be empty
};

// The server of `connection`, by TLS where its flags say so. One at a time.
PeerFound ProbePeer(const Connection& connection);

}  // namespace longspan
