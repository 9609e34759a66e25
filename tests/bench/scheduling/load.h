// Streams of requests that scenarios are made of.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tests/bench/scheduling/served_engine.h"
#include "tests/sim/sim_random.h"

namespace longspan {

inline constexpr int64_t kSecondUs = 1'000'000;
inline constexpr int64_t kLongTokens = int64_t{512} << 10;

struct Stream {
  std::string tenant;
  int64_t prompt_tokens = 1024;
  int64_t output_tokens = 16;
  double per_second = 0;  // by chance, independent of each other
  uint64_t seed = 1;
};

// When the requests of a stream come, from the first second on.
std::vector<int64_t> ArrivalsUs(const Stream& stream, int64_t end_us);
// Plans all of them; nothing is sent yet.
void Plan(ServedEngine& engine, const Stream& stream, int64_t end_us);

// Requests a second that use `load` of the machine in steps as they are beside streams.
double RateOf(double load, int64_t prompt_tokens, int64_t output_tokens);

using Choice = std::function<bool(const Outcome&)>;
// Of those that had one.
std::vector<double> FirstTokensMs(const ServedEngine& engine, const Choice& choice);
int64_t CountOf(const ServedEngine& engine, const Choice& choice);

// First token of a prompt by itself.
double AloneMs(int64_t prompt_tokens, const H200Model& model = kH200NsaSplit);

}  // namespace longspan
