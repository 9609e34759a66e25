#include "server/base/network_threads.h"

#include <exception>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {

NetworkThreads::NetworkThreads(std::function<void(absl::string_view what)> on_exception)
    : on_exception_(std::move(on_exception)), work_(boost::asio::make_work_guard(context_)) {}

absl::Status NetworkThreads::Start(int threads) {
  try {
    while (threads_.size() < static_cast<size_t>(threads)) {
      threads_.emplace_back([this] { Run(); });
    }
  } catch (const std::system_error& error) {
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot start a network thread: ", error.what()));
  }
  return absl::OkStatus();
}

void NetworkThreads::Join() {
  work_.reset();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void NetworkThreads::Run() {
  for (;;) {
    try {
      context_.run();
      return;
    } catch (const std::exception& error) {
      if (on_exception_) on_exception_(error.what());
    }
  }
}

}  // namespace longspan
