#include "tests/bench/scheduling/first_come.h"

#include <algorithm>
#include <cmath>

#include "tests/bench/scheduling/h200_step_time.h"

namespace longspan {
namespace {

struct InPlace {
  size_t number;
  int64_t read_tokens = 0;
  int64_t generated_tokens = 0;
};

}  // namespace

std::vector<double> FirstComeFirstTokenMs(const std::vector<Arrival>& arrivals,
                                          const FirstComeOptions& options) {
  std::vector<double> first_token_ms(arrivals.size(), 0);
  std::vector<InPlace> running;
  size_t next = 0;
  int64_t now_us = 0;
  while (next < arrivals.size() || !running.empty()) {
    if (running.empty()) now_us = std::max(now_us, arrivals[next].at_us);
    while (next < arrivals.size() && arrivals[next].at_us <= now_us &&
           static_cast<int64_t>(running.size()) < options.places) {
      running.push_back({next++});
    }
    StepShape shape;
    int64_t left = options.chunk_tokens;
    std::vector<int64_t> dealt(running.size(), 0);
    for (size_t i = 0; i < running.size(); ++i) {
      const InPlace& one = running[i];
      const int64_t remaining = arrivals[one.number].prompt_tokens - one.read_tokens;
      if (remaining == 0) {
        shape.decode_contexts.push_back(one.read_tokens + one.generated_tokens);
        continue;
      }
      dealt[i] = std::min(left, remaining);
      left -= dealt[i];
      if (dealt[i] > 0) shape.chunks.push_back({one.read_tokens, dealt[i]});
    }
    now_us += std::llround(H200StepUs(kH200NsaSplit, shape));
    for (size_t i = 0; i < running.size(); ++i) {
      InPlace& one = running[i];
      const Arrival& asked = arrivals[one.number];
      const bool reads = one.read_tokens < asked.prompt_tokens;
      one.read_tokens += dealt[i];
      if (one.read_tokens < asked.prompt_tokens) continue;
      if (reads) first_token_ms[one.number] = static_cast<double>(now_us - asked.at_us) / 1000;
      ++one.generated_tokens;
    }
    running.erase(std::remove_if(running.begin(), running.end(),
                                 [&](const InPlace& one) {
                                   return one.generated_tokens >=
                                          arrivals[one.number].output_tokens;
                                 }),
                  running.end());
  }
  return first_token_ms;
}

}  // namespace longspan
