#include "server/identity/tls_identity.h"

#include <openssl/ssl.h>

#include <fstream>

#include "absl/time/clock.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/identity/test_certificates.h"

namespace longspan {
namespace {

using testing::HasSubstr;

std::string Write(const std::string& name, const std::string& text) {
  std::string path = testing::TempDir() + "/tls_identity_" + name;
  std::ofstream(path, std::ios::trunc) << text;
  return path;
}

class TlsIdentityTest : public testing::Test {
 protected:
  TlsFiles Files() const {
    return {Write("cert", pair_.certificate_pem), Write("key", pair_.key_pem), ""};
  }
  static std::string FaultOf(const TlsFiles& files) {
    return std::string(ReadTlsMaterial(files).status().message());
  }

  TestAuthority authority_;
  TestAuthority::Pair pair_ = authority_.Issue("one");
};

TEST_F(TlsIdentityTest, ACertificateWithItsKey) {
  const auto material = ReadTlsMaterial(Files());
  ASSERT_TRUE(material.ok()) << material.status();
  EXPECT_GT(material->expires, absl::Now() + absl::Hours(23));
  EXPECT_LT(material->expires, absl::Now() + absl::Hours(25));
  EXPECT_EQ(SSL_CTX_get_min_proto_version(material->context.get()), TLS1_2_VERSION);
  EXPECT_EQ(SSL_CTX_get_verify_mode(material->context.get()), SSL_VERIFY_NONE);
}

TEST_F(TlsIdentityTest, AChainAndClientsThatMustProveThemselves) {
  TlsFiles files = Files();
  files.certificate = Write("chain", pair_.certificate_pem + authority_.certificate_pem());
  files.client_ca = Write("ca", authority_.certificate_pem());
  const auto material = ReadTlsMaterial(files);
  ASSERT_TRUE(material.ok()) << material.status();
  EXPECT_EQ(SSL_CTX_get_verify_mode(material->context.get()),
            SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT);
}

TEST_F(TlsIdentityTest, AnExpiredOneIsTaken) {
  pair_ = authority_.Issue("late", -absl::Minutes(1));
  const auto material = ReadTlsMaterial(Files());
  ASSERT_TRUE(material.ok()) << material.status();
  EXPECT_LT(material->expires, absl::Now());
}

TEST_F(TlsIdentityTest, WhatIsMalformedIsReportedByItsFile) {
  TlsFiles files = Files();
  files.certificate = "/does/not/exist";
  EXPECT_THAT(FaultOf(files), HasSubstr("/does/not/exist"));

  files = Files();
  files.certificate = Write("cert", "no certificate");
  EXPECT_THAT(FaultOf(files), HasSubstr("tls_identity_cert: has no certificate"));

  files = Files();
  files.certificate = Write("cert", pair_.certificate_pem.substr(0, 200));
  EXPECT_THAT(FaultOf(files), HasSubstr("tls_identity_cert"));

  files = Files();
  files.certificate = Write("cert", pair_.certificate_pem +
                                        "-----BEGIN CERTIFICATE-----\nAAAA\n"
                                        "-----END CERTIFICATE-----\n");
  EXPECT_THAT(FaultOf(files), HasSubstr("tls_identity_cert"));

  files = Files();
  files.key = Write("key", authority_.Issue("other").key_pem);
  EXPECT_THAT(FaultOf(files), HasSubstr("tls_identity_key: is not the key of the certificate"));

  files = Files();
  files.key = Write("key", "");
  EXPECT_THAT(FaultOf(files), HasSubstr("tls_identity_key: has no private key"));

  files = Files();
  files.client_ca = Write("ca", "");
  EXPECT_THAT(FaultOf(files), HasSubstr("tls_identity_ca: has no certificate"));
}

TEST_F(TlsIdentityTest, OnlyGoodFilesTakeThePlaceOfOthers) {
  TlsIdentity identity(Files());
  EXPECT_EQ(identity.Current(), nullptr);
  ASSERT_TRUE(identity.Load().ok());
  const auto first = identity.Current();
  ASSERT_NE(first, nullptr);
  const TestAuthority::Pair next = authority_.Issue("two");
  Write("cert", next.certificate_pem);
  EXPECT_FALSE(identity.Load().ok()) << "the key is still the old one's";
  EXPECT_EQ(identity.Current(), first);
  Write("key", next.key_pem);
  EXPECT_TRUE(identity.Load().ok());
  EXPECT_EQ(identity.Current()->certificate_pem, next.certificate_pem);
}

}  // namespace
}  // namespace longspan
