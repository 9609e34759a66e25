#include "tests/server/identity/test_certificates.h"

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <atomic>

#include "kernels/base/check.h"

namespace longspan {
namespace {

template <typename Write>
std::string Pem(Write write) {
  const std::unique_ptr<BIO, int (*)(BIO*)> bio(BIO_new(BIO_s_mem()), &BIO_free);
  LONGSPAN_CHECK(write(bio.get()) == 1);
  char* text = nullptr;
  const long bytes = BIO_get_mem_data(bio.get(), &text);
  return {text, static_cast<size_t>(bytes)};
}

std::string PemOf(X509* certificate) {
  return Pem([=](BIO* bio) { return PEM_write_bio_X509(bio, certificate); });
}

std::shared_ptr<EVP_PKEY> NewKey() { return {EVP_EC_gen("P-256"), &EVP_PKEY_free}; }

void Add(X509* certificate, X509* issuer, int extension, const char* value) {
  X509V3_CTX context;
  X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
  const std::unique_ptr<X509_EXTENSION, void (*)(X509_EXTENSION*)> made(
      X509V3_EXT_conf_nid(nullptr, &context, extension, value), &X509_EXTENSION_free);
  LONGSPAN_CHECK(made != nullptr && X509_add_ext(certificate, made.get(), -1) == 1);
}

std::shared_ptr<X509> NewCertificate(const std::string& name, EVP_PKEY* key,
                                     absl::Duration lifetime) {
  static std::atomic<int> serial = 0;
  std::shared_ptr<X509> made(X509_new(), &X509_free);
  X509_set_version(made.get(), 2);
  ASN1_INTEGER_set(X509_get_serialNumber(made.get()), ++serial);
  X509_gmtime_adj(X509_getm_notBefore(made.get()), -3600);
  X509_gmtime_adj(X509_getm_notAfter(made.get()),
                  static_cast<long>(absl::ToInt64Seconds(lifetime)));
  X509_NAME_add_entry_by_txt(X509_get_subject_name(made.get()), "CN", MBSTRING_UTF8,
                             reinterpret_cast<const unsigned char*>(name.c_str()), -1, -1, 0);
  X509_set_pubkey(made.get(), key);
  return made;
}

}  // namespace

TestAuthority::TestAuthority(const std::string& name)
    : key_(NewKey()), certificate_(NewCertificate(name, key_.get(), absl::Hours(48))) {
  X509_set_issuer_name(certificate_.get(), X509_get_subject_name(certificate_.get()));
  Add(certificate_.get(), certificate_.get(), NID_basic_constraints, "critical,CA:TRUE");
  LONGSPAN_CHECK(X509_sign(certificate_.get(), key_.get(), EVP_sha256()) > 0);
  certificate_pem_ = PemOf(certificate_.get());
}

TestAuthority::Pair TestAuthority::Issue(const std::string& name, absl::Duration lifetime) const {
  const std::shared_ptr<EVP_PKEY> key = NewKey();
  const std::shared_ptr<X509> issued = NewCertificate(name, key.get(), lifetime);
  X509_set_issuer_name(issued.get(), X509_get_subject_name(certificate_.get()));
  Add(issued.get(), certificate_.get(), NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1");
  LONGSPAN_CHECK(X509_sign(issued.get(), key_.get(), EVP_sha256()) > 0);
  return {PemOf(issued.get()), Pem([&](BIO* bio) {
            return PEM_write_bio_PrivateKey(bio, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
          })};
}

}  // namespace longspan
