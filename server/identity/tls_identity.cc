#include "server/identity/tls_identity.h"

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <ctime>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"
#include "server/identity/secret_file.h"

namespace longspan {
namespace {

using Certificate = std::unique_ptr<X509, void (*)(X509*)>;
using PrivateKey = std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)>;
using Bio = std::unique_ptr<BIO, int (*)(BIO*)>;

absl::Status Malformed(const std::string& path, absl::string_view what) {
  const unsigned long code = ERR_peek_last_error();
  const char* reason = code == 0 ? nullptr : ERR_reason_error_string(code);
  ERR_clear_error();
  return absl::InvalidArgumentError(
      absl::StrCat(path, ": ", what, reason == nullptr ? "" : absl::StrCat(" (", reason, ")")));
}

Bio ReaderOf(const std::string& pem) {
  return {BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())), &BIO_free};
}

// Nobody is there to type it.
int NoPassphrase(char* /*buffer*/, int /*size*/, int /*writing*/, void* /*data*/) { return -1; }

absl::StatusOr<std::vector<Certificate>> ParseCertificates(const std::string& path,
                                                           const std::string& pem) {
  std::vector<Certificate> certificates;
  const Bio reader = ReaderOf(pem);
  while (X509* certificate = PEM_read_bio_X509(reader.get(), nullptr, &NoPassphrase, nullptr)) {
    certificates.emplace_back(certificate, &X509_free);
  }
  const bool at_end = ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE;
  if (!at_end) return Malformed(path, "is no PEM of certificates");
  ERR_clear_error();
  if (certificates.empty()) return Malformed(path, "has no certificate in PEM");
  return certificates;
}

absl::Status UseCertificate(const TlsFiles& files, SSL_CTX* context, TlsMaterial* material) {
  LONGSPAN_ASSIGN_OR_RETURN(const std::vector<Certificate> chain,
                            ParseCertificates(files.certificate, material->certificate_pem));
  if (SSL_CTX_use_certificate(context, chain.front().get()) != 1) {
    return Malformed(files.certificate, "has a certificate that cannot be used");
  }
  for (size_t i = 1; i < chain.size(); ++i) {
    if (SSL_CTX_add1_chain_cert(context, chain[i].get()) != 1) {
      return Malformed(files.certificate, "has a chain that cannot be used");
    }
  }
  std::tm expires = {};
  if (ASN1_TIME_to_tm(X509_get0_notAfter(chain.front().get()), &expires) != 1) {
    return Malformed(files.certificate, "has a certificate without an end");
  }
  material->expires = absl::FromTM(expires, absl::UTCTimeZone());
  return absl::OkStatus();
}

absl::Status UseKey(const TlsFiles& files, SSL_CTX* context, const TlsMaterial& material) {
  const Bio reader = ReaderOf(material.key_pem);
  const PrivateKey key(PEM_read_bio_PrivateKey(reader.get(), nullptr, &NoPassphrase, nullptr),
                       &EVP_PKEY_free);
  if (key == nullptr) return Malformed(files.key, "has no private key in PEM, or an encrypted one");
  if (SSL_CTX_use_PrivateKey(context, key.get()) != 1 || SSL_CTX_check_private_key(context) != 1) {
    return Malformed(files.key,
                     absl::StrCat("is not the key of the certificate in ", files.certificate));
  }
  return absl::OkStatus();
}

absl::Status UseClientAuthority(const TlsFiles& files, SSL_CTX* context,
                                const TlsMaterial& material) {
  LONGSPAN_ASSIGN_OR_RETURN(const std::vector<Certificate> authorities,
                            ParseCertificates(files.client_ca, material.client_ca_pem));
  for (const Certificate& authority : authorities) {
    if (X509_STORE_add_cert(SSL_CTX_get_cert_store(context), authority.get()) != 1 ||
        SSL_CTX_add_client_CA(context, authority.get()) != 1) {
      return Malformed(files.client_ca, "has a certificate that cannot be used");
    }
  }
  // An intermediate authority will do.
  X509_STORE_set_flags(SSL_CTX_get_cert_store(context), X509_V_FLAG_PARTIAL_CHAIN);
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nullptr);
  return absl::OkStatus();
}

// What a port speaks, as ALPN lists it: each name with its length before it.
constexpr absl::string_view kHttp1 = "\x08http/1.1\x08http/1.0";
constexpr absl::string_view kHttp2 = "\x02h2";
constexpr char kHttp2Ciphers[] =
    "ECDHE+AESGCM:ECDHE+CHACHA20";  // TLS 1.2; those of 1.3 will all do

// A client that asks, and for none of these, takes this port for another.
int ChooseProtocol(SSL* /*connection*/, const unsigned char** chosen, unsigned char* chosen_bytes,
                   const unsigned char* offered, unsigned int offered_bytes, void* data) {
  const auto& spoken = *static_cast<const absl::string_view*>(data);
  unsigned char* found = nullptr;
  if (SSL_select_next_proto(&found, chosen_bytes,
                            reinterpret_cast<const unsigned char*>(spoken.data()),
                            static_cast<unsigned int>(spoken.size()), offered,
                            offered_bytes) != OPENSSL_NPN_NEGOTIATED) {
    return SSL_TLSEXT_ERR_ALERT_FATAL;
  }
  *chosen = found;
  return SSL_TLSEXT_ERR_OK;
}

std::shared_ptr<SSL_CTX> NewContext(const absl::string_view* spoken) {
  std::shared_ptr<SSL_CTX> context(SSL_CTX_new(TLS_server_method()), &SSL_CTX_free);
  if (context == nullptr) return nullptr;
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  SSL_CTX_set_options(context.get(), SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                                         SSL_OP_CIPHER_SERVER_PREFERENCE);
  SSL_CTX_set_alpn_select_cb(context.get(), &ChooseProtocol,
                             const_cast<absl::string_view*>(spoken));
  // Sessions resume with this context alone: one that replaces it asks for certificates anew.
  static constexpr unsigned char kSessions[] = "longspan";
  SSL_CTX_set_session_id_context(context.get(), kSessions, sizeof(kSessions) - 1);
  return context;
}

absl::StatusOr<std::shared_ptr<SSL_CTX>> MakeContext(const TlsFiles& files,
                                                     const absl::string_view* spoken,
                                                     TlsMaterial* material) {
  std::shared_ptr<SSL_CTX> context = NewContext(spoken);
  if (context == nullptr) return absl::ResourceExhaustedError("no memory for TLS");
  LONGSPAN_RETURN_IF_ERROR(UseCertificate(files, context.get(), material));
  LONGSPAN_RETURN_IF_ERROR(UseKey(files, context.get(), *material));
  if (!files.client_ca.empty()) {
    LONGSPAN_RETURN_IF_ERROR(UseClientAuthority(files, context.get(), *material));
  }
  return context;
}

}  // namespace

absl::StatusOr<TlsMaterial> ReadTlsMaterial(const TlsFiles& files) {
  TlsMaterial material;
  LONGSPAN_ASSIGN_OR_RETURN(material.certificate_pem, ReadSecretFile(files.certificate));
  LONGSPAN_ASSIGN_OR_RETURN(material.key_pem, ReadSecretFile(files.key));
  if (!files.client_ca.empty()) {
    LONGSPAN_ASSIGN_OR_RETURN(material.client_ca_pem, ReadSecretFile(files.client_ca));
  }
  ERR_clear_error();
  LONGSPAN_ASSIGN_OR_RETURN(material.context, MakeContext(files, &kHttp1, &material));
  LONGSPAN_ASSIGN_OR_RETURN(material.http2_context, MakeContext(files, &kHttp2, &material));
  if (SSL_CTX_set_cipher_list(material.http2_context.get(), kHttp2Ciphers) != 1) {
    return absl::InternalError("TLS has none of the ciphers that HTTP/2 permits");
  }
  return material;
}

absl::Status TlsIdentity::Load() {
  LONGSPAN_ASSIGN_OR_RETURN(TlsMaterial material, ReadTlsMaterial(files_));
  auto current = std::make_shared<const TlsMaterial>(std::move(material));
  MutexLock lock(&mutex_);
  current_ = std::move(current);
  return absl::OkStatus();
}

std::shared_ptr<const TlsMaterial> TlsIdentity::Current() const {
  MutexLock lock(&mutex_);
  return current_;
}

}  // namespace longspan
