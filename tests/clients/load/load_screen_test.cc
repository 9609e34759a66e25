#include "clients/cpp/load/load_screen.h"

#include "gtest/gtest.h"
#include "tests/clients/load/load_samples.h"

namespace longspan {
namespace {

LoadView BusyView() {
  SampleHistory history(10);
  history.Add(BusyServer(3723));
  v1::GetLoadResponse last = BusyServer(3733);
  last.mutable_done()->set_refused(5);
  last.mutable_done()->set_failed(1);
  *last.mutable_done()->mutable_time_to_first_token() = Counts({0, 10, 30, 0, 0});
  history.Add(last);
  return history.View();
}

std::string Joined(const std::vector<std::string>& lines) {
  std::string text = "\n";
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

TEST(LoadScreen, ABusyServer) {
  EXPECT_EQ(Joined(DrawLoad(BusyView(), "127.0.0.1:8001", 80)), R"(
127.0.0.1:8001, up 1:02:13

running      12 requests, 45,678 prompt tokens to read
waiting      10 requests: 1 to be tokenised, 2 for a step, 7 for pages
queued       1,234,567 prompt tokens, read in 12.3 s

kv pages     [#################################++++++++++++++++======..........]
             500 used, 250 reserved (+), 100 cached (=), 150 free of 1,000
state slots  [#################################################................]
             12 used, 4 free of 16
host pages   [################.................................................]
             50 used, 150 free of 200

prompts      1,000 tokens/s computed, 64.0 cached
answers      100 tokens/s
requests/s   1.00 completed, 0.50 refused, 0.10 failed, 0 cancelled

latency              p50        p90        p99      count  in 10.0 s
first token       750 ms     950 ms     995 ms         20
next tokens            -          -          -          0
)");
}

TEST(LoadScreen, AnIdleServerThatDrains) {
  v1::GetLoadResponse load;
  load.set_draining(true);
  load.set_kv_pages_total(8);
  load.set_kv_pages_free(8);
  SampleHistory history(10);
  history.Add(load);
  EXPECT_EQ(Joined(DrawLoad(history.View(), "h:1", 80)), R"(
h:1, draining

running      0 requests, 0 prompt tokens to read
waiting      0 requests
queued       0 prompt tokens

kv pages     [.................................................................]
             0 used, 8 free of 8

This server tells neither rates nor latencies.
)");
}

TEST(LoadScreen, NoLineIsLongerThanTheTerminalIsWide) {
  const LoadView view = BusyView();
  for (int columns = 1; columns <= 200; ++columns) {
    for (const std::string& line : DrawLoad(view, std::string(300, 's'), columns)) {
      EXPECT_LE(line.size(), static_cast<size_t>(columns));
    }
    for (const std::string& line : DrawTrouble(std::string(300, 't'), "server", columns)) {
      EXPECT_LE(line.size(), static_cast<size_t>(columns));
    }
  }
}

TEST(LoadScreen, BarsGrowWithTheTerminal) {
  const auto bar_of = [](int columns) { return DrawLoad(BusyView(), "h:1", columns)[6]; };
  EXPECT_EQ(bar_of(33), "kv pages     [#########+++++=...]");
  EXPECT_EQ(bar_of(60).size(), 60U);
  EXPECT_EQ(bar_of(200).size(), bar_of(100).size()) << "not without end";
}

TEST(LoadScreen, TroubleIsBrokenIntoLines) {
  EXPECT_EQ(Joined(DrawTrouble("cannot reach \x1b[31mhost:1", "host:1", 16)), R"(
host:1

cannot reach ?[3
1mhost:1
)");
}

}  // namespace
}  // namespace longspan
