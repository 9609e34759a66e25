// A few threads that run one io_context: the network threads of a server.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace longspan {

class NetworkThreads {
 public:
  // `on_exception` is called, on a network thread, with what a piece of work threw: want of memory
  // above all. That work ends; the thread goes on. May be empty.
  explicit NetworkThreads(std::function<void(absl::string_view what)> on_exception);

  // RESOURCE_EXHAUSTED if the system refuses a thread; those that it gave run until Join.
  absl::Status Start(int threads);
  bool started() const { return !threads_.empty(); }
  // Returns once no work is left: close everything first.
  void Join();

  boost::asio::io_context& context() { return context_; }

 private:
  void Run();

  const std::function<void(absl::string_view)> on_exception_;
  boost::asio::io_context context_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;
  std::vector<std::thread> threads_;
};

}  // namespace longspan
