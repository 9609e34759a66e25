// The engine over models whose layers see different lengths: whatever is shared, given back, moved
// or found again, every token sees what its window holds (FakeRunner), and the answers are those of
// any model.
#include <random>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

struct Groups {
  std::string name;
  std::vector<int64_t> window_tokens;
  int max_in_flight;
};
void PrintTo(const Groups& groups, std::ostream* out) { *out << groups.name; }

class EngineOfGroups : public ::testing::TestWithParam<Groups> {
 protected:
  static KvLayout Layout() {
    KvLayout layout;
    layout.groups.window_tokens = GetParam().window_tokens;
    return layout;
  }
  static int64_t groups() { return static_cast<int64_t>(GetParam().window_tokens.size()); }
  static EngineOptions Options(int64_t pages_of_group) {
    EngineOptions options = SmallOptions();
    options.pages = pages_of_group * groups();
    return options;
  }
  static EngineRig Rig(const EngineOptions& options) {
    return EngineRig(options, GetParam().max_in_flight, Layout());
  }
  static Request Named(Request request) {
    request.cache.domain = HashOf(PrefixDomain{"", "", "model", false});
    request.cache.page_hashes = HashPages(request.cache.domain, request.prompt_token_ids);
    return request;
  }
  // A prompt that begins as another.
  static Request Continued(const Request& other, int shared_tokens, int tokens, int seed) {
    Request request = PromptOf(tokens, seed);
    std::copy_n(other.prompt_token_ids.begin(), shared_tokens, request.prompt_token_ids.begin());
    return Named(request);
  }
};

TEST_P(EngineOfGroups, AnswersAreThoseOfAnyModel) {
  EngineRig rig = Rig(Options(64));
  std::vector<Request> requests;
  std::vector<std::shared_ptr<RecordingSink>> sinks;
  for (int seed = 0; seed < 12; ++seed) {
    Request request = Named(PromptOf(20 + 61 * seed, seed, 150));
    if (seed % 3 == 1) request.sampling.n = 2;
    if (seed % 5 == 2) request.response.prompt_logprobs = 0;
    requests.push_back(request);
    sinks.push_back(rig.Submit(request));
  }
  rig.RunToIdle();
  for (size_t i = 0; i < sinks.size(); ++i) {
    for (int32_t sample = 0; sample < requests[i].sampling.n; ++sample) {
      EXPECT_EQ(sinks[i]->token_ids[sample], Expected(requests[i], sample, 150)) << i;
    }
  }
}

TEST_P(EngineOfGroups, BeginningsAreFoundAgain) {
  EngineRig rig = Rig(Options(64));
  const Request first = Named(PromptOf(700, 1));
  rig.Submit(first);
  rig.RunToIdle();
  const Request same = first;
  const Request longer = Continued(first, 700, 900, 2);
  const Request middle = Continued(first, 300, 500, 3);
  for (const auto& [request, found] : {std::pair(same, 640), std::pair(longer, 640),
                                       std::pair(middle, 256), std::pair(longer, 896)}) {
    const auto sink = rig.Submit(request);
    rig.RunToIdle();
    EXPECT_EQ(sink->token_ids[0], Expected(request, 0, 20));
    EXPECT_EQ(sink->finished.at(0).usage.cached_device_tokens, found);
  }
}

// Room for two such prompts: they preempt each other, by reading again or through the host.
TEST_P(EngineOfGroups, APreemptedRequestGoesOnAsItWas) {
  for (const int64_t host_pages : {int64_t{0}, 40 * groups()}) {
    EngineOptions options = Options(10);
    options.output_margin_tokens = 16;
    options.host_pages = host_pages;
    EngineRig rig = Rig(options);
    std::vector<Request> requests;
    std::vector<std::shared_ptr<RecordingSink>> sinks;
    for (int seed = 0; seed < 4; ++seed) {
      requests.push_back(Named(PromptOf(100 + seed, seed, 300)));
      sinks.push_back(rig.Submit(requests.back()));
    }
    rig.RunToIdle();
    for (size_t i = 0; i < sinks.size(); ++i) {
      EXPECT_EQ(sinks[i]->token_ids[0], Expected(requests[i], 0, 300)) << i;
    }
    EXPECT_GT(rig.observer.preemptions, 0);
    EXPECT_EQ(rig.observer.copies > 0, host_pages > 0);
  }
}

TEST_P(EngineOfGroups, ALongPromptTakesItsWindowsAndNoMore) {
  EngineOptions options = Options(200);
  options.prefix_cache = false;
  EngineRig rig = Rig(options);
  const Request request = PromptOf(4000, 1);
  const auto sink = rig.Submit(request);
  rig.RunToIdle();
  EXPECT_EQ(sink->token_ids[0], Expected(request, 0, 20));
  int64_t most = 0;
  for (const int64_t window : GetParam().window_tokens) {
    most += window == 0 ? 63 : (window + GetParam().max_in_flight * 50 + 126) / 64;
  }
  EXPECT_LE(rig.core->Load().most_pages_used, most);
}

// Prompts that share beginnings with whoever was before, in a cache that is too small for all.
TEST_P(EngineOfGroups, NothingIsMixedUpInACrowd) {
  for (int seed = 0; seed < 6; ++seed) {
    EngineOptions options = Options(24);
    options.output_margin_tokens = 32;
    options.host_pages = seed % 2 == 0 ? 0 : 30;
    EngineRig rig = Rig(options);
    std::mt19937 random(seed);
    std::vector<Request> requests;
    std::vector<std::shared_ptr<RecordingSink>> sinks;
    for (int number = 0; number < 40; ++number) {
      const auto tokens = 1 + static_cast<int>(random() % 400);
      Request request = Named(PromptOf(tokens, 100 * seed + number, 1));
      if (number > 0 && random() % 2 == 0) {
        const Request& other = requests[random() % requests.size()];
        const auto all = static_cast<int>(other.prompt_token_ids.size());
        request = Continued(other, std::min(tokens, all), tokens, 100 * seed + number);
      }
      request.stopping.max_tokens = 1 + static_cast<int64_t>(random() % 120);
      if (random() % 5 == 0) request.sampling.n = 2;
      requests.push_back(request);
      sinks.push_back(rig.Submit(request));
      for (auto steps = random() % 6; steps > 0; --steps) rig.Step();
    }
    rig.RunToIdle();
    for (size_t i = 0; i < sinks.size(); ++i) {
      for (int32_t sample = 0; sample < requests[i].sampling.n; ++sample) {
        ASSERT_EQ(sinks[i]->token_ids[sample],
                  Expected(requests[i], sample, requests[i].stopping.max_tokens))
            << "seed " << seed << ", request " << i;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Windows, EngineOfGroups,
                         ::testing::Values(Groups{"Gemma", {0, 100, 100, 100}, 1},
                                           Groups{"GemmaAhead", {0, 100, 100, 100}, 2},
                                           Groups{"WindowAlone", {130}, 1},
                                           Groups{"WindowAloneAhead", {130}, 2},
                                           Groups{"TwoWindows", {0, 0, 40, 200}, 2},
                                           Groups{"AllApart", {0, 0}, 1}),
                         [](const auto& given) { return given.param.name; });

}  // namespace
}  // namespace longspan
