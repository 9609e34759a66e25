#include "server/observation/log_ration.h"

#include <arpa/inet.h>

#include <array>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"

namespace longspan {
namespace {

constexpr int64_t kSecondUs = 1'000'000;
constexpr size_t kMaxPeerBytes = 64;

// "1.2.3.4:5" → "1.2.3.4", "[::1]:5" → "::1".
std::string WithoutPort(absl::string_view address) {
  const size_t colon = address.rfind(':');
  if (absl::ConsumePrefix(&address, "[")) return std::string(address.substr(0, address.find(']')));
  return std::string(address.substr(0, colon));
}

std::string TextOf(const in6_addr& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, &address, text.data(), text.size());
  return text.data();
}

// Of an address that carries one of IPv4 in it, that.
std::string GroupOf(in6_addr address) {
  if (IN6_IS_ADDR_V4MAPPED(&address)) {
    return std::string(absl::StripPrefix(TextOf(address), "::ffff:"));
  }
  std::memset(&address.s6_addr[8], 0, 8);
  return absl::StrCat(TextOf(address), "/64");
}

}  // namespace

bool LogRation::Take(absl::string_view kind, absl::string_view peer) {
  if (lines_per_second_ == 0) return true;
  EndSecond();
  Pair pair(kind, peer);
  if (lines_.size() >= kMaxPairs && !lines_.contains(pair)) pair.second = kOtherPeers;
  return ++lines_[std::move(pair)] <= lines_per_second_;
}

std::vector<LogRation::LeftOut> LogRation::TakeLeftOut() {
  EndSecond();
  return std::exchange(left_out_, {});
}

std::vector<LogRation::LeftOut> LogRation::TakeAll() {
  second_ends_us_ = 0;
  return TakeLeftOut();
}

void LogRation::EndSecond() {
  const int64_t now_us = clock_.NowUs();
  if (now_us < second_ends_us_) return;
  for (const auto& [pair, lines] : lines_) {
    if (lines > lines_per_second_) {
      left_out_.push_back({pair.first, pair.second, lines - lines_per_second_});
    }
  }
  lines_.clear();
  second_ends_us_ = now_us + kSecondUs;
}

std::string PeerGroup(absl::string_view peer) {
  // As gRPC writes it: "ipv4:1.2.3.4:5", "ipv6:%5B::1%5D:5".
  const bool is_of_grpc =
      absl::ConsumePrefix(&peer, "ipv4:") || absl::ConsumePrefix(&peer, "ipv6:");
  std::string address = WithoutPort(
      is_of_grpc ? absl::StrReplaceAll(peer, {{"%5B", "["}, {"%5D", "]"}}) : std::string(peer));
  in_addr v4{};
  in6_addr v6{};
  if (inet_pton(AF_INET, address.c_str(), &v4) == 1) return address;
  // An interface may stand behind it.
  const std::string plain = address.substr(0, address.find('%'));
  if (inet_pton(AF_INET6, plain.c_str(), &v6) == 1) return GroupOf(v6);
  return std::string(peer.substr(0, kMaxPeerBytes));
}

}  // namespace longspan
