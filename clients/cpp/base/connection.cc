#include "clients/cpp/base/connection.h"

#include <fstream>
#include <iterator>
#include <utility>
#include <vector>

#include "grpcpp/create_channel.h"
#include "grpcpp/security/credentials.h"
#include "grpcpp/support/client_interceptor.h"

namespace longspan {
namespace {

// The library's own credentials of a call go over TLS alone.
class KeyBearer final : public grpc::experimental::Interceptor {
 public:
  explicit KeyBearer(const std::string& key) : authorization_("Bearer " + key) {}

  void Intercept(grpc::experimental::InterceptorBatchMethods* methods) override {
    if (methods->QueryInterceptionHookPoint(
            grpc::experimental::InterceptionHookPoints::PRE_SEND_INITIAL_METADATA)) {
      methods->GetSendInitialMetadata()->insert({"authorization", authorization_});
    }
    methods->Proceed();
  }

 private:
  const std::string authorization_;
};

class KeyBearerFactory final : public grpc::experimental::ClientInterceptorFactoryInterface {
 public:
  explicit KeyBearerFactory(std::string key) : key_(std::move(key)) {}
  grpc::experimental::Interceptor* CreateClientInterceptor(
      grpc::experimental::ClientRpcInfo* /*info*/) override {
    return new KeyBearer(key_);
  }

 private:
  const std::string key_;
};

// Empty where there is none.
std::string ReadPem(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::shared_ptr<grpc::ChannelCredentials> CredentialsOf(const Connection& connection) {
  if (!connection.uses_tls()) return grpc::InsecureChannelCredentials();
  grpc::SslCredentialsOptions options;
  options.pem_root_certs = ReadPem(connection.ca_file);
  options.pem_cert_chain = ReadPem(connection.cert_file);
  options.pem_private_key = ReadPem(connection.cert_key_file);
  return grpc::SslCredentials(options);
}

}  // namespace

std::shared_ptr<grpc::Channel> OpenChannel(const Connection& connection,
                                           grpc::ChannelArguments arguments) {
  arguments.SetMaxReceiveMessageSize(-1);
  std::vector<std::unique_ptr<grpc::experimental::ClientInterceptorFactoryInterface>> interceptors;
  if (!connection.api_key.empty()) {
    interceptors.push_back(std::make_unique<KeyBearerFactory>(connection.api_key));
  }
  return grpc::experimental::CreateCustomChannelWithInterceptors(
      connection.server, CredentialsOf(connection), arguments, std::move(interceptors));
}

}  // namespace longspan
