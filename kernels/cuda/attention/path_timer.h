// Chooses the order of selected attention in each layer and step by what it has learnt, and times
// launches with events of the stream while there is something to learn. Events are made beforehand
// and read once their step is finished: nothing waits.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "kernels/cuda/attention/path_choice/path_profile.h"

namespace longspan::cuda {

struct TimedLaunch {
  SelectedWork work;
  SelectedPath path;
  size_t events;  // which pair of the timer's
};

class PathTimer {
 public:
  // `settled` is called for each choice that is made, or changed.
  PathTimer(std::function<void(absl::string_view)> settled, cudaStream_t stream);
  ~PathTimer();
  PathTimer(const PathTimer&) = delete;
  PathTimer& operator=(const PathTimer&) = delete;

  // What a step that did not come to its end had begun to time is dropped.
  void BeginStep();
  PathChoice Choose(const SelectedWork& work) { return profile_.Choose(work, !free_.empty()); }
  // Around a launch that Choose said to time.
  absl::Status Begin(const SelectedWork& work, SelectedPath path);
  absl::Status End();
  // What the step timed.
  std::vector<TimedLaunch> EndStep() { return std::exchange(timed_, {}); }
  // Once the device has come past EndStep. Steps in their order.
  absl::Status Learn(const std::vector<TimedLaunch>& timed);

 private:
  struct Events {
    cudaEvent_t begin = nullptr;
    cudaEvent_t end = nullptr;
  };

  const cudaStream_t stream_;
  PathProfile profile_;
  std::vector<Events> events_;
  std::vector<size_t> free_;  // of events_
  std::vector<TimedLaunch> timed_;
};

}  // namespace longspan::cuda
