#include "server/observation/log_ration.h"

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

class SetClock : public Clock {
 public:
  int64_t NowUs() const override { return now_us; }
  int64_t now_us = 5'000'000;
};

using Lines = std::tuple<std::string, std::string, int64_t>;

std::vector<Lines> Report(const std::vector<LogRation::LeftOut>& left_out) {
  std::vector<Lines> reported;
  for (const LogRation::LeftOut& one : left_out)
    reported.emplace_back(one.kind, one.peer, one.lines);
  return reported;
}

int Written(LogRation& ration, const std::string& kind, const std::string& peer, int lines) {
  int written = 0;
  for (int i = 0; i < lines; ++i) written += ration.Take(kind, peer) ? 1 : 0;
  return written;
}

TEST(LogRation, EachKindAndPeerHasItsOwn) {
  SetClock clock;
  LogRation ration(3, clock);
  EXPECT_EQ(Written(ration, "http", "a", 100), 3);
  EXPECT_EQ(Written(ration, "http", "b", 2), 2);
  EXPECT_EQ(Written(ration, "grpc", "a", 4), 3);
  clock.now_us += 999'999;
  EXPECT_EQ(Written(ration, "http", "a", 1), 0);
  EXPECT_THAT(ration.TakeLeftOut(), IsEmpty()) << "the second is not over";
  clock.now_us += 1;
  EXPECT_THAT(Report(ration.TakeLeftOut()),
              UnorderedElementsAre(Lines("http", "a", 98), Lines("grpc", "a", 1)));
  EXPECT_THAT(ration.TakeLeftOut(), IsEmpty()) << "once";
  EXPECT_EQ(Written(ration, "http", "a", 100), 3);
}

TEST(LogRation, WhatALineOfTheNextSecondEndsIsKeptUntilItIsReported) {
  SetClock clock;
  LogRation ration(1, clock);
  EXPECT_EQ(Written(ration, "http", "a", 3), 1);
  clock.now_us += 1'000'000;
  EXPECT_TRUE(ration.Take("http", "b"));
  EXPECT_THAT(Report(ration.TakeLeftOut()), ElementsAre(Lines("http", "a", 2)));
}

TEST(LogRation, AtTheEndAllIsReported) {
  SetClock clock;
  LogRation ration(1, clock);
  EXPECT_EQ(Written(ration, "http", "a", 3), 1);
  EXPECT_THAT(Report(ration.TakeAll()), ElementsAre(Lines("http", "a", 2)));
}

TEST(LogRation, ManyPeersShareOne) {
  SetClock clock;
  LogRation ration(2, clock);
  int written = 0;
  for (int i = 0; i < 100'000; ++i)
    written += ration.Take("http", absl::StrCat(i % 10'000)) ? 1 : 0;
  EXPECT_EQ(written, 2 * (static_cast<int>(LogRation::kMaxPairs) + 1));
  EXPECT_EQ(Written(ration, "http", "0", 1), 0) << "who is known goes on by itself";
  clock.now_us += 1'000'000;
  const std::vector<LogRation::LeftOut> left_out = ration.TakeLeftOut();
  EXPECT_EQ(left_out.size(), LogRation::kMaxPairs + 1);
  int64_t lines = 0;
  for (const LogRation::LeftOut& one : left_out) lines += one.lines;
  EXPECT_EQ(lines, 100'001 - written);
  EXPECT_EQ(Written(ration, "http", "9999", 3), 2) << "each second anew";
}

TEST(LogRation, NothingIsLeftOutUnlessAsked) {
  SetClock clock;
  LogRation ration(0, clock);
  EXPECT_EQ(Written(ration, "http", "a", 1000), 1000);
  clock.now_us += 1'000'000;
  EXPECT_THAT(ration.TakeLeftOut(), IsEmpty());
}

TEST(PeerGroup, IsAnAddressWithoutItsPort) {
  const std::map<std::string, std::string> kGroups = {
      {"10.1.2.3:45678", "10.1.2.3"},
      {"ipv4:10.1.2.3:45678", "10.1.2.3"},
      {"[2001:db8:1:2:3:4:5:6]:80", "2001:db8:1:2::/64"},
      {"ipv6:%5B2001:db8:1:2:ffff::1%5D:80", "2001:db8:1:2::/64"},
      {"ipv6:[::1]:80", "::/64"},
      {"[fe80::1%25eth0]:80", "fe80::/64"},
      {"[::ffff:10.1.2.3]:80", "10.1.2.3"},
      {"ipv6:%5B::ffff:10.1.2.3%5D:80", "10.1.2.3"},
      {"unix:/run/a", "unix:/run/a"},
      {"", ""},
      {std::string(1000, 'x'), std::string(64, 'x')},
  };
  for (const auto& [peer, group] : kGroups) EXPECT_EQ(PeerGroup(peer), group) << peer;
}

}  // namespace
}  // namespace longspan
