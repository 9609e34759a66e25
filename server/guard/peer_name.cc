#include "server/guard/peer_name.h"

#include <sys/socket.h>
#include <sys/un.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"

namespace longspan {
namespace {

constexpr char kScheme[] = "unix-abstract:";
constexpr char kNamePrefix[] = "longspan/";

// Names are those of a network namespace, where others have theirs: two processes with the same
// number is what randomness is for, and one client's two connections what the count is for.
std::string NextName(absl::string_view address) {
  static const uint64_t process = std::random_device()() | uint64_t{std::random_device()()} << 32;
  static std::atomic<uint64_t> count = 0;
  return absl::StrCat(kNamePrefix, absl::Hex(process, absl::kZeroPad16), absl::Hex(++count), "/",
                      address);
}

}  // namespace

void NamePeer(int socket, absl::string_view address) {
  const std::string name = NextName(address);
  sockaddr_un at = {};
  at.sun_family = AF_UNIX;
  // After the zero byte that makes it a name of the kernel's and not of a file.
  const size_t bytes = std::min(name.size(), sizeof(at.sun_path) - 1);
  std::memcpy(at.sun_path + 1, name.data(), bytes);
  const size_t size = offsetof(sockaddr_un, sun_path) + 1 + bytes;
  (void)bind(socket, reinterpret_cast<const sockaddr*>(&at), static_cast<socklen_t>(size));
}

std::string ClientOfPeer(absl::string_view peer) {
  absl::string_view name = peer;
  if (!absl::ConsumePrefix(&name, kScheme)) return std::string(peer);
  const std::string plain = absl::StrReplaceAll(
      name, {{"%5B", "["}, {"%5D", "]"}, {"%25", "%"}, {"%2F", "/"}, {"%3A", ":"}});
  const size_t slash = plain.rfind('/');
  if (!absl::StartsWith(plain, kNamePrefix)) return std::string(peer);
  return plain.substr(slash + 1);
}

}  // namespace longspan
