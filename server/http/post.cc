#include "server/http/post.h"

#include <exception>

#include "absl/strings/str_cat.h"
#include "boost/asio.hpp"
#include "boost/beast/core/flat_buffer.hpp"
#include "boost/beast/http/message.hpp"
#include "boost/beast/http/parser.hpp"
#include "boost/beast/http/read.hpp"
#include "boost/beast/http/string_body.hpp"
#include "boost/beast/http/write.hpp"

namespace longspan {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using ErrorCode = boost::system::error_code;

// Of an answer that nobody looks at.
constexpr uint64_t kMaxAnswerBytes = uint64_t{64} << 10;

// Everything of one exchange, in the order of its happening.
class Exchange {
 public:
  Exchange(const OtlpEndpoint& endpoint, const std::string& body) : endpoint_(endpoint) {
    request_.method(http::verb::post);
    request_.target(endpoint.path);
    request_.version(11);
    request_.set(http::field::host, endpoint.Authority());
    request_.set(http::field::content_type, "application/json");
    request_.set(http::field::connection, "close");
    request_.body() = body;
    request_.prepare_payload();
    answer_.body_limit(kMaxAnswerBytes);
  }

  absl::Status Run(absl::Duration timeout) {
    resolver_.async_resolve(endpoint_.host, endpoint_.port,
                            [this](const ErrorCode& error, const auto& found) {
                              if (!Ended(error)) Connect(found);
                            });
    context_.run_for(absl::ToChronoNanoseconds(timeout));
    if (!ended_) return absl::UnavailableError("no answer in time");
    if (error_) return absl::UnavailableError(error_.message());
    const int status = answer_.get().result_int();
    if (status / 100 == 2) return absl::OkStatus();
    return absl::UnavailableError(absl::StrCat("the answer was ", status));
  }

 private:
  bool Ended(const ErrorCode& error) {
    error_ = error;
    ended_ = static_cast<bool>(error);
    return ended_;
  }
  void Connect(const tcp::resolver::results_type& found) {
    asio::async_connect(socket_, found, [this](const ErrorCode& error, const tcp::endpoint&) {
      if (!Ended(error)) Write();
    });
  }
  void Write() {
    http::async_write(socket_, request_, [this](const ErrorCode& error, size_t /*bytes*/) {
      if (!Ended(error)) Read();
    });
  }
  void Read() {
    http::async_read(socket_, buffer_, answer_, [this](const ErrorCode& error, size_t /*bytes*/) {
      Ended(error);
      ended_ = true;
    });
  }

  const OtlpEndpoint& endpoint_;
  asio::io_context context_;
  tcp::resolver resolver_{context_};
  tcp::socket socket_{context_};
  http::request<http::string_body> request_;
  boost::beast::flat_buffer buffer_;
  http::response_parser<http::string_body> answer_;
  ErrorCode error_;
  bool ended_ = false;
};

}  // namespace

absl::Status PostJson(const OtlpEndpoint& endpoint, const std::string& body,
                      absl::Duration timeout) {
  try {
    return Exchange(endpoint, body).Run(timeout);
  } catch (const std::exception& error) {
    return absl::UnavailableError(error.what());
  }
}

}  // namespace longspan
