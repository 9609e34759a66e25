// A guard on a free port, with nothing behind it but the sockets that it hands over: a test is the
// client on one side, and the server on the other.
#pragma once

#include <sys/resource.h>

#include <memory>
#include <string>
#include <vector>

#include "kernels/base/mutex.h"
#include "server/guard/server.h"

namespace longspan {

// A socket of a test's own. What it waits for comes, or the test fails.
class TestSocket {
 public:
  explicit TestSocket(int socket) : socket_(socket) {}
  ~TestSocket();
  TestSocket(const TestSocket&) = delete;
  TestSocket& operator=(const TestSocket&) = delete;

  // Connects to 127.0.0.1, or ::1.
  static std::unique_ptr<TestSocket> To(const std::string& address);
  // Likewise, a socket that there is; takes it.
  static std::unique_ptr<TestSocket> Connect(int socket, const std::string& address);

  int fd() const { return socket_; }
  // False if it cannot be said, for the other side has closed.
  bool Send(const std::string& bytes);
  // `piece` again and again, until nothing of it has been taken for a while. Returns the bytes that
  // were, which may end within a piece.
  size_t SendUntilHeldBack(const std::string& piece, size_t most_bytes);
  // So many bytes, or those until the end.
  std::string Receive(size_t bytes);
  std::string ReceiveToEnd() { return Receive(SIZE_MAX); }
  void EndSending();
  // Closes it with a reset, as the end of a process that had not read everything.
  void Abort();

 private:
  int socket_;
};

// While it lives the process has no descriptor left.
class NoDescriptors {
 public:
  NoDescriptors();
  ~NoDescriptors();
  NoDescriptors(const NoDescriptors&) = delete;
  NoDescriptors& operator=(const NoDescriptors&) = delete;

  void TakeAll();
  void LeaveOne();

 private:
  rlimit before_ = {};
  std::vector<int> taken_;
};

class GuardRig : public GuardObserver {
 public:
  explicit GuardRig(GuardOptions options = {});
  ~GuardRig() override;

  GuardServer& guard() { return *guard_; }
  std::unique_ptr<TestSocket> Connect() { return TestSocket::To(guard_->bound_address()); }
  // What was handed over next; waits for it.
  std::unique_ptr<TestSocket> NextServer();

  std::vector<http2::CutReason> cuts();
  std::vector<Refusal> refusals();
  std::vector<std::string> peers();  // of both
  int open();
  // True once it is; asked again whenever the guard tells something.
  template <typename Condition>
  bool WaitUntil(Condition condition) {
    MutexLock lock(&mutex_);
    return changed_.WaitFor(&mutex_, std::chrono::seconds(30), condition);
  }
  bool WaitForCut(http2::CutReason reason);
  bool WaitForOpen(int connections);
  bool WaitForRefusals(size_t count);

  void OnConnections(int change) override;
  void OnCut(http2::CutReason reason, absl::string_view peer) override;
  void OnRefused(Refusal refusal, absl::string_view peer) override;
  void OnException(absl::string_view what) override;

 private:
  Mutex mutex_;
  ConditionVariable changed_;
  std::vector<int> handed_over_;
  std::vector<http2::CutReason> cuts_;
  std::vector<Refusal> refusals_;
  std::vector<std::string> peers_;
  int open_ = 0;
  std::unique_ptr<GuardServer> guard_;
};

// The payload of the last frame, which has to be a GOAWAY, and everything whole frames.
struct Said {
  std::string before;  // the bytes of all frames but the last
  uint32_t code = 0;
  std::string why;
};
Said FarewellIn(const std::string& bytes);

}  // namespace longspan
