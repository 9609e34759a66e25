#include "server/http/writer.h"

#include <utility>

#include "server/http/connection.h"

namespace longspan {
namespace {

// Carries every call to the connection's strand.
class ConnectionWriter final : public ResponseWriter {
 public:
  ConnectionWriter(std::shared_ptr<HttpConnection> connection, uint64_t exchange)
      : connection_(std::move(connection)), exchange_(exchange) {}

  ~ConnectionWriter() override {
    connection_->Post(
        [connection = connection_, exchange = exchange_] { connection->Abandon(exchange); });
  }

  void Send(HttpResponse response) override {
    connection_->Post(
        [connection = connection_, exchange = exchange_, response = std::move(response)]() mutable {
          connection->Send(exchange, std::move(response));
        });
  }

  void StartStream(HttpResponse head, std::string filler) override {
    connection_->Post([connection = connection_, exchange = exchange_, head = std::move(head),
                       filler = std::move(filler)]() mutable {
      connection->StartStream(exchange, head, std::move(filler));
    });
  }

  void Write(std::string data, std::function<void()> written) override {
    connection_->Post([connection = connection_, exchange = exchange_, data = std::move(data),
                       written = std::move(written)]() mutable {
      connection->Write(exchange, std::move(data), std::move(written));
    });
  }

  void End() override {
    connection_->Post(
        [connection = connection_, exchange = exchange_] { connection->End(exchange); });
  }

  void OnDisconnect(std::function<void()> left) override {
    connection_->Post(
        [connection = connection_, exchange = exchange_, left = std::move(left)]() mutable {
          connection->OnDisconnect(exchange, std::move(left));
        });
  }

  void Note(std::string completion_id, std::string error_code) override {
    connection_->Post([connection = connection_, exchange = exchange_,
                       completion_id = std::move(completion_id),
                       error_code = std::move(error_code)]() mutable {
      connection->Note(exchange, std::move(completion_id), std::move(error_code));
    });
  }

  void Post(std::function<void()> job) override { connection_->Post(std::move(job)); }

 private:
  const std::shared_ptr<HttpConnection> connection_;
  const uint64_t exchange_;
};

}  // namespace

std::shared_ptr<ResponseWriter> MakeWriter(std::shared_ptr<HttpConnection> connection,
                                           uint64_t exchange) {
  return std::make_shared<ConnectionWriter>(std::move(connection), exchange);
}

}  // namespace longspan
