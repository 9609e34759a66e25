// What the listener and the connections of one HttpServer share. Internal to the transport.
#pragma once

#include <atomic>
#include <boost/asio.hpp>
#include <memory>
#include <string>
#include <unordered_set>

#include "absl/functional/function_ref.h"
#include "kernels/base/mutex.h"
#include "server/base/network_threads.h"
#include "server/http/server.h"

namespace longspan {

namespace asio = boost::asio;

class HttpConnection;

// Connections hold it, so that the io_context outlives every socket and timer.
struct HttpCore : std::enable_shared_from_this<HttpCore> {
  HttpCore(HttpServerOptions server_options, const Limits* server_limits, HttpHandler* handler);

  absl::Status Listen();
  absl::Status StartThreads();
  // To be called now and then, by any thread: where there was no memory to accept the next
  // connection with, it is tried again.
  void KeepAccepting();
  void StopAccepting();
  void Stop(absl::Duration grace);

  // Called by a connection when it has closed. Any thread.
  void Remove(const std::shared_ptr<HttpConnection>& connection);

  const HttpServerOptions options;
  const Limits* const limits;
  HttpHandler* const handler;
  std::atomic<bool> draining = false;

  NetworkThreads threads;
  asio::strand<asio::io_context::executor_type> accept_strand;
  asio::ip::tcp::acceptor acceptor;
  asio::steady_timer accept_pause;  // after an accept that failed for want of descriptors
  // Whether an accept, or a pause before one, is under way. Written on the strand.
  std::atomic<bool> is_accepting = false;
  std::string bound_address;

  Mutex mutex;
  ConditionVariable changed;
  bool stopping LONGSPAN_GUARDED_BY(mutex) = false;
  std::unordered_set<std::shared_ptr<HttpConnection>> connections LONGSPAN_GUARDED_BY(mutex);

 private:
  void Accept();
  void Listening(absl::FunctionRef<void()> wait);
  void OnAccepted(const boost::system::error_code& error, asio::ip::tcp::socket socket);
  void PauseAccepting();
};

}  // namespace longspan
