#include "tests/server/guard/guard_rig.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "gtest/gtest.h"
#include "kernels/base/check.h"
#include "server/http2/frame.h"
#include "server/http2/frame_reader.h"

namespace longspan {
namespace {

constexpr int kPatienceMs = 30'000;
constexpr int kQuietMs = 300;  // nothing was taken for so long: it is held back

bool IsReady(int socket, short events, int timeout_ms) {
  pollfd asked = {socket, events, 0};
  return poll(&asked, 1, timeout_ms) > 0;
}

}  // namespace

TestSocket::~TestSocket() { close(socket_); }

std::unique_ptr<TestSocket> TestSocket::To(const std::string& address) {
  const bool is_v6 = absl::StartsWith(address, "[");
  return Connect(socket(is_v6 ? AF_INET6 : AF_INET, SOCK_STREAM, 0), address);
}

std::unique_ptr<TestSocket> TestSocket::Connect(int socket, const std::string& address) {
  int port = 0;
  LONGSPAN_CHECK(absl::SimpleAtoi(address.substr(address.rfind(':') + 1), &port));
  const bool is_v6 = absl::StartsWith(address, "[");
  auto made = std::make_unique<TestSocket>(socket);
  sockaddr_in v4 = {};
  v4.sin_family = AF_INET;
  v4.sin_port = htons(static_cast<uint16_t>(port));
  v4.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  sockaddr_in6 v6 = {};
  v6.sin6_family = AF_INET6;
  v6.sin6_port = htons(static_cast<uint16_t>(port));
  v6.sin6_addr = in6addr_loopback;
  const auto* const to =
      is_v6 ? reinterpret_cast<const sockaddr*>(&v6) : reinterpret_cast<const sockaddr*>(&v4);
  EXPECT_EQ(connect(socket, to, is_v6 ? sizeof(v6) : sizeof(v4)), 0);
  return made;
}

bool TestSocket::Send(const std::string& bytes) {
  for (size_t sent = 0; sent < bytes.size();) {
    if (!IsReady(socket_, POLLOUT, kPatienceMs)) return false;
    const ssize_t some =
        send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (some < 0 && errno != EAGAIN) return false;
    sent += static_cast<size_t>(std::max<ssize_t>(some, 0));
  }
  return true;
}

size_t TestSocket::SendUntilHeldBack(const std::string& piece, size_t most_bytes) {
  size_t sent = 0;
  while (sent < most_bytes && IsReady(socket_, POLLOUT, kQuietMs)) {
    const size_t at = sent % piece.size();
    const ssize_t some =
        send(socket_, piece.data() + at, piece.size() - at, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (some < 0 && errno != EAGAIN) break;
    sent += static_cast<size_t>(std::max<ssize_t>(some, 0));
  }
  return sent;
}

std::string TestSocket::Receive(size_t bytes) {
  std::string all;
  char piece[16 * 1024];
  while (all.size() < bytes) {
    if (!IsReady(socket_, POLLIN, kPatienceMs)) {
      ADD_FAILURE() << "nothing was said, nor the connection ended, for " << kPatienceMs << " ms";
      return all;
    }
    const ssize_t some = recv(socket_, piece, std::min(sizeof(piece), bytes - all.size()), 0);
    if (some <= 0) return all;
    all.append(piece, static_cast<size_t>(some));
  }
  return all;
}

void TestSocket::EndSending() { shutdown(socket_, SHUT_WR); }

void TestSocket::Abort() {
  const linger at_once = {1, 0};
  setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
  close(std::exchange(socket_, -1));
}

NoDescriptors::NoDescriptors() {
  getrlimit(RLIMIT_NOFILE, &before_);
  rlimit low = before_;
  low.rlim_cur = std::min<rlim_t>(before_.rlim_cur, 256);
  setrlimit(RLIMIT_NOFILE, &low);
  TakeAll();
}

NoDescriptors::~NoDescriptors() {
  for (const int descriptor : taken_) close(descriptor);
  setrlimit(RLIMIT_NOFILE, &before_);
}

void NoDescriptors::TakeAll() {
  for (int taken = 0; (taken = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0;) {
    taken_.push_back(taken);
  }
}

void NoDescriptors::LeaveOne() {
  close(taken_.back());
  taken_.pop_back();
}

GuardRig::GuardRig(GuardOptions options) {
  options.observer = this;
  options.hand_over = [this](int socket) {
    MutexLock lock(&mutex_);
    handed_over_.push_back(socket);
    changed_.NotifyAll();
    return true;
  };
  guard_ = std::make_unique<GuardServer>(std::move(options));
  const absl::Status listening = guard_->Listen();
  EXPECT_TRUE(listening.ok()) << listening;
  EXPECT_TRUE(guard_->Start().ok());
}

GuardRig::~GuardRig() {
  guard_.reset();
  for (const int socket : handed_over_) close(socket);
  EXPECT_EQ(open_, 0);
}

std::unique_ptr<TestSocket> GuardRig::NextServer() {
  MutexLock lock(&mutex_);
  const bool came =
      changed_.WaitFor(&mutex_, std::chrono::seconds(30), [this] { return !handed_over_.empty(); });
  EXPECT_TRUE(came) << "nothing was handed over";
  if (!came) return nullptr;
  const int socket = handed_over_.front();
  handed_over_.erase(handed_over_.begin());
  return std::make_unique<TestSocket>(socket);
}

std::vector<http2::CutReason> GuardRig::cuts() {
  MutexLock lock(&mutex_);
  return cuts_;
}

std::vector<Refusal> GuardRig::refusals() {
  MutexLock lock(&mutex_);
  return refusals_;
}

std::vector<std::string> GuardRig::peers() {
  MutexLock lock(&mutex_);
  return peers_;
}

int GuardRig::open() {
  MutexLock lock(&mutex_);
  return open_;
}

bool GuardRig::WaitForCut(http2::CutReason reason) {
  return WaitUntil([&] { return std::find(cuts_.begin(), cuts_.end(), reason) != cuts_.end(); });
}

bool GuardRig::WaitForOpen(int connections) {
  return WaitUntil([&] { return open_ == connections; });
}

bool GuardRig::WaitForRefusals(size_t count) {
  return WaitUntil([&] { return refusals_.size() >= count; });
}

void GuardRig::OnConnections(int change) {
  MutexLock lock(&mutex_);
  open_ += change;
  changed_.NotifyAll();
}

void GuardRig::OnCut(http2::CutReason reason, absl::string_view peer) {
  MutexLock lock(&mutex_);
  cuts_.push_back(reason);
  peers_.emplace_back(peer);
  changed_.NotifyAll();
}

void GuardRig::OnRefused(Refusal refusal, absl::string_view peer) {
  MutexLock lock(&mutex_);
  refusals_.push_back(refusal);
  peers_.emplace_back(peer);
  changed_.NotifyAll();
}

void GuardRig::OnException(absl::string_view what) { ADD_FAILURE() << what; }

Said FarewellIn(const std::string& bytes) {
  http2::FrameReader reader;
  Said said;
  size_t begin = 0;
  for (size_t at = 0; at < bytes.size();) {
    if (reader.between_frames()) begin = at;
    bool is_reported = false;
    at += reader.Read(absl::string_view(bytes).substr(at), &is_reported);
  }
  EXPECT_TRUE(reader.between_frames()) << "the end of a frame is missing";
  EXPECT_EQ(reader.head().type, http2::kGoAway);
  if (bytes.size() < begin + http2::kHeadBytes + 8) return said;
  said.before = bytes.substr(0, begin);
  said.code = http2::ReadBig32(bytes.data() + begin + http2::kHeadBytes + 4);
  said.why = bytes.substr(begin + http2::kHeadBytes + 8);
  return said;
}

}  // namespace longspan
