// Writes the messages of planned requests ahead of the time that they are sent, on a thread of its
// own: half a million token ids take milliseconds, in which the events of others would wait.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "clients/cpp/bench/load_plan.h"
#include "grpcpp/support/byte_buffer.h"

namespace longspan {

struct MadeRequest {
  PlannedRequest plan;
  grpc::ByteBuffer message;
};

class RequestMaker {
 public:
  // `plan` outlives this.
  RequestMaker(const LoadPlan& plan, uint32_t vocabulary_size);
  ~RequestMaker();

  // Until as much is made as is made ahead, so that a run begins unburdened.
  void WaitUntilAhead();
  // The next one of the traffic; waits for it if requests are taken faster than they are made.
  MadeRequest Take(size_t traffic);

 private:
  // What is made and not taken, of one traffic.
  struct Ahead {
    std::deque<MadeRequest> made;
    int64_t made_tokens = 0;
    int64_t next_index = 0;

    bool Wants() const;
  };

  void Run();
  // Of the traffic that has least left; none if all have enough.
  Ahead* MostWanted();
  MadeRequest Make(size_t traffic, int64_t index) const;

  const LoadPlan& plan_;
  const uint32_t vocabulary_size_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Ahead> ahead_;  // [traffics]
  bool idle_ = false;         // nothing is being made
  bool over_ = false;
  std::thread thread_;
};

}  // namespace longspan
