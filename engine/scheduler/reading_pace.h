// How fast prompts are read while others wait, of late: microseconds of reading, by the cost model,
// in one that goes by. What makes it less than one is all that prompts share the machine with: what
// a step takes whatever it holds, single tokens, and times in which nothing may begin since places
// or pages are missing. So what waits is gone after its own reading time over this. Pure; the time
// comes in as a value.
#pragma once

#include <cstdint>

namespace longspan {

class ReadingPace {
 public:
  // A step is planned that reads prompts for `read_us`; after it others still wait, or do not.
  void OnStepPlanned(int64_t now_us, double read_us, bool others_wait);
  double value() const;

 private:
  static constexpr double kMemoryUs = 10e6;  // what is so old counts a third
  static constexpr double kPriorUs = 0.5e6;  // of reading without a pause, until it is known
  static constexpr double kLeast = 1e-4;

  int64_t last_us_ = 0;
  double last_read_us_ = 0;
  bool waited_ = false;  // others did, after the last step
  double read_us_ = kPriorUs;
  double passed_us_ = kPriorUs;
};

}  // namespace longspan
