// HTTPS: handshakes, who is refused, and a certificate that is replaced.
#include <arpa/inet.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "absl/strings/numbers.h"
#include "gmock/gmock.h"
#include "tests/server/http/transport_rig.h"
#include "tests/server/identity/test_certificates.h"

namespace longspan {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

// A client that believes one authority, and has a certificate or none.
class TlsClient {
 public:
  TlsClient(const std::string& address, const TestAuthority& authority,
            const TestAuthority::Pair* own = nullptr, int max_version = 0)
      : context_(SSL_CTX_new(TLS_client_method()), &SSL_CTX_free), session_(nullptr, &SSL_free) {
    SSL_CTX_set_max_proto_version(context_.get(), max_version);
    X509_STORE_add_cert(SSL_CTX_get_cert_store(context_.get()),
                        Certificate(authority.certificate_pem()).get());
    SSL_CTX_set_verify(context_.get(), SSL_VERIFY_PEER, nullptr);
    if (own != nullptr) Use(*own);
    const size_t colon = address.rfind(':');
    int port = 0;
    EXPECT_TRUE(absl::SimpleAtoi(address.substr(colon + 1), &port));
    sockaddr_in peer = {};
    peer.sin_family = AF_INET;
    peer.sin_port = htons(static_cast<uint16_t>(port));
    peer.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socket_ = socket(AF_INET, SOCK_STREAM, 0);
    EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&peer), sizeof(peer)), 0);
    session_.reset(SSL_new(context_.get()));
    SSL_set_fd(session_.get(), socket_);
  }
  ~TlsClient() {
    session_.reset();
    close(socket_);
  }

  bool Handshake() { return SSL_connect(session_.get()) == 1; }
  // Each with its length before it. What was chosen is empty if none was.
  void Offer(const std::string& protocols) {
    SSL_set_alpn_protos(session_.get(), reinterpret_cast<const unsigned char*>(protocols.data()),
                        static_cast<unsigned int>(protocols.size()));
  }
  std::string Chosen() {
    const unsigned char* name = nullptr;
    unsigned int bytes = 0;
    SSL_get0_alpn_selected(session_.get(), &name, &bytes);
    return {reinterpret_cast<const char*>(name), bytes};
  }
  bool Send(absl::string_view text) {
    return SSL_write(session_.get(), text.data(), static_cast<int>(text.size())) > 0;
  }
  // To the end of the connection, which is told properly; what comes after an end that is not is
  // "".
  std::string ReadToEnd() {
    std::string all;
    char bytes[4096];
    int received = 0;
    while ((received = SSL_read(session_.get(), bytes, sizeof(bytes))) > 0) {
      all.append(bytes, static_cast<size_t>(received));
    }
    return SSL_get_error(session_.get(), received) == SSL_ERROR_ZERO_RETURN ? all : "";
  }
  std::string ReadSome() {
    char bytes[4096];
    const int received = SSL_read(session_.get(), bytes, sizeof(bytes));
    return {bytes, static_cast<size_t>(std::max(received, 0))};
  }
  void CloseItsSide() { SSL_shutdown(session_.get()); }
  void CloseTheSocketsSide() const { shutdown(socket_, SHUT_WR); }
  std::string PeerName() {
    char name[128] = "";
    const std::unique_ptr<X509, void (*)(X509*)> peer(SSL_get1_peer_certificate(session_.get()),
                                                      &X509_free);
    X509_NAME_get_text_by_NID(X509_get_subject_name(peer.get()), NID_commonName, name,
                              sizeof(name));
    return name;
  }

 private:
  using Owned = std::unique_ptr<X509, void (*)(X509*)>;
  static Owned Certificate(const std::string& pem) {
    const std::unique_ptr<BIO, int (*)(BIO*)> bio(
        BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())), &BIO_free);
    return {PEM_read_bio_X509(bio.get(), nullptr, nullptr, nullptr), &X509_free};
  }
  void Use(const TestAuthority::Pair& own) {
    const std::unique_ptr<BIO, int (*)(BIO*)> bio(
        BIO_new_mem_buf(own.key_pem.data(), static_cast<int>(own.key_pem.size())), &BIO_free);
    const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> key(
        PEM_read_bio_PrivateKey(bio.get(), nullptr, nullptr, nullptr), &EVP_PKEY_free);
    SSL_CTX_use_certificate(context_.get(), Certificate(own.certificate_pem).get());
    SSL_CTX_use_PrivateKey(context_.get(), key.get());
  }

  int socket_ = -1;
  std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)> context_;
  std::unique_ptr<SSL, void (*)(SSL*)> session_;
};

class TlsTransportTest : public TransportTest {
 protected:
  ~TlsTransportTest() override { End(); }

  void StartSecure(bool asks_clients = false) {
    Put("one");
    Write("ca", authority_.certificate_pem());
    identity_ = std::make_unique<TlsIdentity>(
        TlsFiles{Path("cert"), Path("key"), asks_clients ? Path("ca") : ""});
    ASSERT_TRUE(identity_->Load().ok());
    options_.tls = identity_.get();
    Start();
  }
  void Put(const std::string& name) {
    const TestAuthority::Pair pair = authority_.Issue(name);
    Write("cert", pair.certificate_pem);
    Write("key", pair.key_pem);
  }
  static std::string Path(const std::string& name) {
    return testing::TempDir() + "/transport_tls_" + name;
  }
  static void Write(const std::string& name, const std::string& text) {
    std::ofstream(Path(name), std::ios::trunc) << text;
  }

  TestAuthority authority_;
  std::unique_ptr<TlsIdentity> identity_;
};

constexpr char kLastHello[] = "GET /hello HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

TEST_F(TlsTransportTest, RequestsAreServedAndTheEndIsReported) {
  StartSecure();
  TlsClient client(address(), authority_);
  ASSERT_TRUE(client.Handshake());
  ASSERT_TRUE(client.Send(kHello));
  EXPECT_THAT(client.ReadSome(), HasSubstr("HTTP/1.1 200"));
  ASSERT_TRUE(client.Send(Post("/echo", std::string(90000, 'x'), "Connection: close\r\n")));
  EXPECT_THAT(client.ReadToEnd(), EndsWith(std::string(90000, 'x')));
}

TEST_F(TlsTransportTest, AStreamEndsWithItsClient) {
  StartSecure();
  {
    TlsClient client(address(), authority_);
    ASSERT_TRUE(client.Handshake());
    ASSERT_TRUE(client.Send(Post("/flood", "{}")));
    ASSERT_FALSE(client.ReadSome().empty());
  }
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(FirstExchange().status, 499);
}

// It goes on sending what nobody wants; only when all of it is out does it look for an answer.
TEST_F(TlsTransportTest, ARefusalIsHeardByAClientThatGoesOnSending) {
  limits_.max_body_bytes = 1000;
  StartSecure();
  TlsClient client(address(), authority_);
  ASSERT_TRUE(client.Handshake());
  ASSERT_TRUE(client.Send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"));
  const std::string piece(100'000, 'x');
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(client.Send(piece)) << i;
  EXPECT_THAT(client.ReadToEnd(), HasSubstr("HTTP/1.1 413"));
}

TEST_F(TlsTransportTest, AClientThatHasClosedItsSideIsToldTheEnd) {
  StartSecure();
  TlsClient client(address(), authority_);
  ASSERT_TRUE(client.Handshake());
  ASSERT_TRUE(client.Send(kHello));
  client.CloseItsSide();
  EXPECT_THAT(client.ReadToEnd(), HasSubstr("HTTP/1.1 200"));
}

// With the word that TLS has for it, and without.
TEST_F(TlsTransportTest, AClientThatClosesItsSideWhileItWaitsHasLeft) {
  options_.probe_interval = absl::Hours(1);
  for (const bool tells : {true, false}) {
    StartSecure();
    TlsClient client(address(), authority_);
    ASSERT_TRUE(client.Handshake());
    ASSERT_TRUE(client.Send(Post("/wait", "")));
    ASSERT_TRUE(arrived_.Wait());
    tells ? client.CloseItsSide() : client.CloseTheSocketsSide();
    EXPECT_TRUE(left_.Wait());
    EXPECT_EQ(FirstExchange().status, 499);
    End();
    Reset();
  }
}

TEST_F(TlsTransportTest, WhatIsServedCanBeAskedFor) {
  StartSecure();
  for (const auto& [offered, chosen] : {std::pair("\x08http/1.1", "http/1.1"),
                                        {"\x08http/1.0", "http/1.0"},
                                        {"\x02h2\x08http/1.0\x08http/1.1", "http/1.1"}}) {
    TlsClient client(address(), authority_);
    client.Offer(offered);
    ASSERT_TRUE(client.Handshake()) << offered;
    EXPECT_EQ(client.Chosen(), chosen);
    ASSERT_TRUE(client.Send("GET /hello HTTP/1.0\r\n\r\n"));
    EXPECT_THAT(client.ReadToEnd(), HasSubstr("HTTP/1.1 200")) << offered;
  }
  TlsClient other(address(), authority_);
  other.Offer("\x02h2");
  EXPECT_FALSE(other.Handshake());
}

TEST_F(TlsTransportTest, ANewCertificateIsForNewConnections) {
  StartSecure();
  TlsClient before(address(), authority_);
  ASSERT_TRUE(before.Handshake());
  EXPECT_EQ(before.PeerName(), "one");
  Put("two");
  ASSERT_TRUE(identity_->Load().ok());
  TlsClient after(address(), authority_);
  ASSERT_TRUE(after.Handshake());
  EXPECT_EQ(after.PeerName(), "two");
  for (TlsClient* client : {&before, &after}) {
    ASSERT_TRUE(client->Send(kLastHello));
    EXPECT_THAT(client->ReadToEnd(), HasSubstr("HTTP/1.1 200"));
  }
}

TEST_F(TlsTransportTest, ClientsProveThemselvesWhereTheyMust) {
  StartSecure(/*asks_clients=*/true);
  const TestAuthority::Pair known = authority_.Issue("a client");
  const TestAuthority stranger("Somebody Else");
  const TestAuthority::Pair unknown = stranger.Issue("a stranger");
  TlsClient good(address(), authority_, &known);
  ASSERT_TRUE(good.Handshake());
  ASSERT_TRUE(good.Send(kLastHello));
  EXPECT_THAT(good.ReadToEnd(), HasSubstr("HTTP/1.1 200"));
  for (const TestAuthority::Pair* own :
       {static_cast<const TestAuthority::Pair*>(nullptr), &unknown}) {
    // A client of TLS 1.3 learns of it only when it reads.
    TlsClient bad(address(), authority_, own);
    if (bad.Handshake()) bad.Send(kLastHello);
    EXPECT_EQ(bad.ReadToEnd(), "");
  }
}

TEST_F(TlsTransportTest, WhoDoesNotSpeakItIsNotHeard) {
  StartSecure();
  RawClient plain(address());
  ASSERT_TRUE(plain.Send(kHello));
  EXPECT_EQ(plain.ReadUntil("HTTP/1.1"), "");
  TlsClient old(address(), authority_, nullptr, TLS1_1_VERSION);
  EXPECT_FALSE(old.Handshake());
}

TEST_F(TlsTransportTest, AHandshakeThatTakesTooLongIsEnded) {
  limits_.header_timeout = absl::Milliseconds(50);
  StartSecure();
  RawClient silent(address());
  EXPECT_TRUE(silent.AtEnd());
  RawClient halting(address());
  ASSERT_TRUE(halting.Send("\x16\x03\x01"));
  EXPECT_TRUE(halting.AtEnd());
}

TEST_F(TlsTransportTest, HandshakesDoNotHoldUpTheEnd) {
  StartSecure();
  RawClient silent(address());
  TlsClient client(address(), authority_);
  ASSERT_TRUE(client.Handshake());
  server_->Stop(absl::InfiniteDuration());
  EXPECT_TRUE(silent.AtEnd());
}

}  // namespace
}  // namespace longspan
