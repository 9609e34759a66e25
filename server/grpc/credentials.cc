#include "server/grpc/credentials.h"

#include <string>

#include "grpc/grpc.h"
#include "grpc/grpc_security.h"
#include "kernels/base/check.h"
#include "kernels/base/mutex.h"

namespace longspan {
namespace {

// The library's providers of certificates either never change, or take whatever stands in a file
// and then refuse every client. What asks us at each handshake is in its C interface alone.
class AskingCredentials final : public grpc::ServerCredentials {
 public:
  explicit AskingCredentials(const TlsIdentity* identity) : identity_(identity) {
    const bool asks_clients = !identity->Current()->client_ca_pem.empty();
    grpc_ssl_server_credentials_options* options =
        grpc_ssl_server_credentials_create_options_using_config_fetcher(
            asks_clients ? GRPC_SSL_REQUEST_AND_REQUIRE_CLIENT_CERTIFICATE_AND_VERIFY
                         : GRPC_SSL_DONT_REQUEST_CLIENT_CERTIFICATE,
            &Fetch, this);
    credentials_ = grpc_ssl_server_credentials_create_with_options(options);
    LONGSPAN_CHECK(credentials_ != nullptr);
  }
  ~AskingCredentials() override { grpc_server_credentials_release(credentials_); }

  void SetAuthMetadataProcessor(
      const std::shared_ptr<grpc::AuthMetadataProcessor>& /*processor*/) override {
    LONGSPAN_CHECK(false);  // callers are known by their keys (caller.h)
  }

 private:
  int AddPortToServer(const std::string& address, grpc_server* server) override {
    return grpc_server_add_http2_port(server, address.c_str(), credentials_);
  }

  // Any thread of the library; each connection that is made.
  static grpc_ssl_certificate_config_reload_status Fetch(
      void* self, grpc_ssl_server_certificate_config** config) {
    auto& credentials = *static_cast<AskingCredentials*>(self);
    const std::shared_ptr<const TlsMaterial> material = credentials.identity_->Current();
    MutexLock lock(&credentials.mutex_);
    if (material == credentials.given_) return GRPC_SSL_CERTIFICATE_CONFIG_RELOAD_UNCHANGED;
    const grpc_ssl_pem_key_cert_pair pair = {material->key_pem.c_str(),
                                             material->certificate_pem.c_str()};
    // The library wants authorities here also where it is to ask no client for a certificate.
    const std::string& authorities =
        material->client_ca_pem.empty() ? material->certificate_pem : material->client_ca_pem;
    *config = grpc_ssl_server_certificate_config_create(authorities.c_str(), &pair, 1);
    if (*config == nullptr) return GRPC_SSL_CERTIFICATE_CONFIG_RELOAD_FAIL;
    credentials.given_ = material;
    return GRPC_SSL_CERTIFICATE_CONFIG_RELOAD_NEW;
  }

  const TlsIdentity* const identity_;
  grpc_server_credentials* credentials_ = nullptr;
  Mutex mutex_;
  std::shared_ptr<const TlsMaterial> given_ LONGSPAN_GUARDED_BY(mutex_);
};

}  // namespace

std::shared_ptr<grpc::ServerCredentials> MakeServerCredentials(const TlsIdentity* identity) {
  if (identity == nullptr) return grpc::InsecureServerCredentials();
  return std::make_shared<AskingCredentials>(identity);
}

}  // namespace longspan
