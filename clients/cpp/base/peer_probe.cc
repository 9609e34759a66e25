#include "clients/cpp/base/peer_probe.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <memory>
#include <string>

#include "clients/cpp/base/timed_socket.h"

namespace longspan {
namespace {

// kOther: there is a connection.
PeerFound Connect(const HostPort& server, TimedSocket* socket) {
  const TimedSocket::Fault fault = socket->Connect(server);
  if (!fault.no_host.empty()) return {Peer::kNoHost, fault.no_host};
  if (!fault.nobody.empty()) return {Peer::kNobody, fault.nobody};
  return {};
}

// What OpenSSL calls the last fault.
std::string SslReason() {
  const char* reason = ERR_reason_error_string(ERR_peek_last_error());
  return reason == nullptr ? "the connection ended" : reason;
}

using Context = std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)>;
using Session = std::unique_ptr<SSL, void (*)(SSL*)>;

Context ContextOf(const Connection& connection) {
  Context context(SSL_CTX_new(TLS_client_method()), SSL_CTX_free);
  if (connection.ca_file.empty()) {
    SSL_CTX_set_default_verify_paths(context.get());
  } else {
    SSL_CTX_load_verify_file(context.get(), connection.ca_file.c_str());
  }
  if (!connection.cert_file.empty()) {
    SSL_CTX_use_certificate_chain_file(context.get(), connection.cert_file.c_str());
    SSL_CTX_use_PrivateKey_file(context.get(), connection.cert_key_file.c_str(), SSL_FILETYPE_PEM);
  }
  return context;
}

// A certificate must be of this name; the handshake goes on with any, so that more is learnt.
void Name(SSL* session, const std::string& host) {
  if (X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(session), host.c_str()) == 1) return;
  SSL_set1_host(session, host.c_str());
  SSL_set_tlsext_host_name(session, host.c_str());
}

bool ChoseHttp1(const SSL* session) {
  const unsigned char* name = nullptr;
  unsigned int bytes = 0;
  SSL_get0_alpn_selected(session, &name, &bytes);
  return bytes > 5 && std::memcmp(name, "http/", 5) == 0;
}

// What a handshake shows; kTls if it has no fault. A server that wants a certificate says so after
// it, where a client reads.
PeerFound ProbeTls(const Connection& connection, const HostPort& server) {
  TimedSocket socket;
  if (PeerFound found = Connect(server, &socket); found.peer != Peer::kOther) return found;
  const Context context = ContextOf(connection);
  const Session session(SSL_new(context.get()), SSL_free);
  Name(session.get(), server.host);
  constexpr unsigned char kProtocols[] = "\x02h2\x08http/1.1";
  SSL_set_alpn_protos(session.get(), kProtocols, sizeof(kProtocols) - 1);
  SSL_set_fd(session.get(), socket.fd());
  ERR_clear_error();
  const bool connected = SSL_connect(session.get()) == 1;
  if (!connected && SSL_get0_peer_certificate(session.get()) == nullptr) {
    const bool is_plain = ERR_GET_REASON(ERR_peek_last_error()) == SSL_R_WRONG_VERSION_NUMBER;
    return {is_plain ? Peer::kPlain : Peer::kOther, ""};
  }
  const long trust = SSL_get_verify_result(session.get());
  if (trust != X509_V_OK) return {Peer::kUntrusted, X509_verify_cert_error_string(trust)};
  if (!connected) return {Peer::kWantsClient, SslReason()};
  if (ChoseHttp1(session.get())) return {Peer::kHttp1, ""};
  char byte = 0;
  const int bytes = SSL_read(session.get(), &byte, 1);
  const bool is_refused = bytes <= 0 && SSL_get_error(session.get(), bytes) == SSL_ERROR_SSL;
  return is_refused ? PeerFound{Peer::kWantsClient, SslReason()} : PeerFound{Peer::kTls, ""};
}

// Asked something that a server of HTTP/1 answers in its own way, and one of gRPC does not.
PeerFound ProbePlain(const HostPort& server) {
  TimedSocket socket;
  if (PeerFound found = Connect(server, &socket); found.peer != Peer::kOther) return found;
  const std::string request =
      "GET /health HTTP/1.1\r\nHost: " + server.host + "\r\nConnection: close\r\n\r\n";
  send(socket.fd(), request.data(), request.size(), MSG_NOSIGNAL);
  constexpr char kHttp[] = "HTTP/1";
  std::array<char, sizeof(kHttp) - 1> answer{};
  const ssize_t bytes = recv(socket.fd(), answer.data(), answer.size(), MSG_WAITALL);
  const bool is_http = bytes == static_cast<ssize_t>(answer.size()) &&
                       std::memcmp(answer.data(), kHttp, answer.size()) == 0;
  return {is_http ? Peer::kHttp1 : Peer::kOther, ""};
}

}  // namespace

PeerFound ProbePeer(const Connection& connection) {
  const HostPort server = SplitAddress(connection.server);
  if (server.host.empty()) return {};
  // OpenSSL writes to what the other end may have closed.
  std::signal(SIGPIPE, SIG_IGN);
  if (connection.uses_tls()) {
    PeerFound found = ProbeTls(connection, server);
    if (found.peer == Peer::kTls) return {};
    const bool is_http = found.peer == Peer::kPlain && ProbePlain(server).peer == Peer::kHttp1;
    return is_http ? PeerFound{Peer::kHttp1, ""} : found;
  }
  PeerFound found = ProbePlain(server);
  if (found.peer != Peer::kOther) return found;
  constexpr std::array kOfTls = {Peer::kTls, Peer::kUntrusted, Peer::kWantsClient, Peer::kHttp1};
  const Peer by_tls = ProbeTls(connection, server).peer;
  const bool speaks_tls = std::find(kOfTls.begin(), kOfTls.end(), by_tls) != kOfTls.end();
  return speaks_tls ? PeerFound{Peer::kTls, ""} : found;
}

}  // namespace longspan
