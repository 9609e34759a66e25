// The times between the tokens of one answer, as they came. A network, a busy server or a busy
// client hands over several at once, in one message or in some that come as good as together: such
// a burst took as long as passed since the burst before, and each of its tokens has an equal share
// of that.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan {

class TokenGaps {
 public:
  // What comes sooner after what came before is of one burst: a message that was here already when
  // the one before it was taken comes within some 10 us, and no model makes a token in 100.
  static constexpr int64_t kBurstUs = 100;

  // `tokens` have come, at least one; `now_us` never goes back.
  void Take(int64_t tokens, int64_t now_us);
  // Milliseconds, of each token that came after the first burst; of this nobody knows how long it
  // took. Nothing comes after this.
  std::vector<float> End();

 private:
  void EndBurst();

  int64_t after_us_ = -1;  // when the last token of the burst before came; -1: there was none
  int64_t last_us_ = -1;   // when the last token of this one came; -1: there is none
  int64_t tokens_ = 0;     // of this burst
  std::vector<float> gaps_ms_;
};

}  // namespace longspan
