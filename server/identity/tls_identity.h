// What the server proves its name with, and whom it believes: certificate, key and the authority
// of clients, from files. Both front ends ask for it at each handshake, so that a certificate is
// replaced without a restart and connections go on with the one they began with.
#pragma once

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include "kernels/base/mutex.h"

struct ssl_ctx_st;

namespace longspan {

struct TlsFiles {
  std::string certificate;  // PEM: the server's, then those that vouch for it
  std::string key;          // PEM, not encrypted
  std::string client_ca;    // PEM; clients need a certificate of it; empty: they need none
};

// Read, parsed and found to fit together.
struct TlsMaterial {
  std::string certificate_pem;
  std::string key_pem;
  std::string client_ca_pem;
  absl::Time expires;  // the server's certificate
  // TLS 1.2 and later, no renegotiation. For HTTP: "http/1.1" where the client asks by ALPN.
  std::shared_ptr<ssl_ctx_st> context;
  // For gRPC: "h2" alone, with the ciphers that HTTP/2 does not forbid (RFC 9113, 9.2.2). A client
  // that asks for nothing chooses nothing, which whoever accepts it has to see.
  std::shared_ptr<ssl_ctx_st> http2_context;
};

// INVALID_ARGUMENT names the file and what is wrong with it.
absl::StatusOr<TlsMaterial> ReadTlsMaterial(const TlsFiles& files);

class TlsIdentity {
 public:
  explicit TlsIdentity(TlsFiles files) : files_(std::move(files)) {}

  // Takes what the files hold now in place of what it had; of files that are malformed nothing.
  absl::Status Load();
  // Null before the first that was good. Any thread.
  std::shared_ptr<const TlsMaterial> Current() const;

 private:
  const TlsFiles files_;
  mutable Mutex mutex_;
  std::shared_ptr<const TlsMaterial> current_ LONGSPAN_GUARDED_BY(mutex_);
};

}  // namespace longspan
