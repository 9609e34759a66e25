#include "tests/sim/streams.h"

#include <algorithm>
#include <string>

#include "absl/algorithm/container.h"

namespace longspan {
namespace {

constexpr char kStreams[] = "tokens equal the oracle's";
constexpr char kEnds[] = "every request ends exactly once, and for a reason";
constexpr char kUsage[] = "what a request is told of itself is exact";

class Listener {
 public:
  Listener(World& world, int32_t number)
      : world_(world), number_(number), record_(world.requests[number]) {}

  void operator()(const Accepted& event) {
    Trace("accepted");
    if (record_.accepted) Violate(kEnds, "accepted twice");
    record_.accepted = true;
    Same(kUsage, "prompt tokens on acceptance", record_.prompt_tokens(), event.prompt_tokens);
    world_.first_sequence[number_] = static_cast<int64_t>(world_.owner_of_sequence.size());
    for (int32_t i = 0; i < record_.asked.sampling.n; ++i) {
      world_.owner_of_sequence.push_back(number_);
    }
  }

  void operator()(const PrefillProgress& event) {
    Trace("progress ", event.processed_tokens);
    if (event.processed_tokens < record_.progress_tokens) {
      Violate(kUsage, absl::StrCat("progress fell from ", record_.progress_tokens, " to ",
                                   event.processed_tokens));
    }
    record_.progress_tokens = event.processed_tokens;
    Same(kUsage, "total of progress", record_.prompt_tokens(), event.total_tokens);
    if (record_.asked.response.progress_interval_ms < 0) Violate(kUsage, "progress not asked for");
  }

  void operator()(const PromptLogprobs& event) {
    Trace("prompt logprobs ", event.positions.size());
    if (record_.heard_prompt_logprobs) Violate(kStreams, "prompt logprobs told twice");
    record_.heard_prompt_logprobs = true;
    const std::vector<float>& wanted = record_.expected.prompt_logprobs;
    Same(kStreams, "prompt logprobs", Size(wanted), Size(event.positions));
    for (size_t i = 0; i < std::min(wanted.size(), event.positions.size()); ++i) {
      if (event.positions[i].chosen.logprob == wanted[i]) continue;
      Violate(kStreams, absl::StrCat("logprob of prompt token ", i + 1, ": wanted ", wanted[i],
                                     ", found ", event.positions[i].chosen.logprob));
    }
  }

  void operator()(const TokenDelta& event) {
    SampleRecord& sample = record_.samples.at(event.index);
    const ExpectedSequence& expected = record_.expected.samples.at(event.index);
    if (sample.finished) Violate(kStreams, absl::StrCat("sample ", event.index, " goes on"));
    const bool asked_logprobs = record_.asked.response.logprobs >= 0;
    Same(kStreams, "logprobs beside tokens", asked_logprobs ? Size(event.token_ids) : 0,
         Size(event.logprobs));
    if (sample.heard == 0) CountFirstToken();
    for (size_t i = 0; i < event.token_ids.size(); ++i) {
      const int64_t position = sample.heard++;
      ++world_.seen.tokens;
      const std::string where = absl::StrCat("sample ", event.index, " output ", position);
      Trace("token ", event.token_ids[i], " ", where);
      if (position >= expected.count) return Violate(kStreams, where + ": past the end");
      Same(kStreams, where, expected.drawn[position], event.token_ids[i]);
      if (!event.ends) {  // a token that ends it shows nothing
        Same(kUsage, where + " reasoning", expected.is_reasoning[position] ? 1 : 0,
             event.reasoning_tokens);
      }
      if (asked_logprobs && event.logprobs[i].chosen.logprob != expected.logprobs[position]) {
        Violate(kStreams, where + ": another logprob");
      }
    }
    sample.text += event.text;
  }

  void operator()(const SequenceFinished& event) {
    Trace("finished ", event.index, event.reason == FinishReason::kStop ? " stop" : " length");
    ++world_.seen.sequences_finished;
    SampleRecord& sample = record_.samples.at(event.index);
    const ExpectedSequence& expected = record_.expected.samples.at(event.index);
    if (sample.finished) Violate(kEnds, absl::StrCat("sample ", event.index, " ends twice"));
    sample.finished = true;
    Same(kStreams, absl::StrCat("tokens of sample ", event.index), expected.count, sample.heard);
    Same(kStreams, "reason", static_cast<int64_t>(expected.reason),
         static_cast<int64_t>(event.reason));
    if (event.matched_token_id != expected.matched_token_id ||
        event.matched_string != expected.matched_string) {
      Violate(kStreams, absl::StrCat("sample ", event.index, " matched something else"));
    }
    if (sample.text != expected.text) {
      Violate(kStreams, absl::StrCat("text of sample ", event.index, ": wanted \"", expected.text,
                                     "\", found \"", sample.text, "\""));
    }
    Same(kUsage, "prompt tokens", record_.prompt_tokens(), event.usage.prompt_tokens);
    Same(kUsage, "completion tokens", expected.count, event.usage.completion_tokens);
    Same(kUsage, "tokens of the approximation",
         TokensOfApproximation(world_.oracle, record_.asked, expected.count),
         event.usage.sparse_decode_tokens);
    Same(kUsage, "prompt tokens of the approximation",
         TokensInSparseTiles(world_.oracle, record_.asked), event.usage.sparse_prefill_tokens);
    Same(kUsage, "cached tokens", std::max<int64_t>(0, record_.found_tokens),
         event.usage.cached_device_tokens);
    Same(kUsage, "recomputed tokens", record_.recomputed_tokens, event.usage.recomputed_tokens);
    Same(kUsage, "preemptions", record_.preemptions, event.timing.preemptions);
    for (const SampleRecord& other : record_.samples) {
      if (!other.finished) return;
    }
    End(absl::OkStatus());
  }

  void operator()(const RequestFailed& event) {
    Trace("failed ", absl::StatusCodeToString(event.status.code()));
    if (!MayFail(event.status.code())) {
      Violate(kEnds, absl::StrCat("it failed without a reason: ",
                                  absl::StatusCodeToString(event.status.code()), ": ",
                                  event.status.message()));
    }
    int64_t heard = 0;
    for (const SampleRecord& sample : record_.samples) heard += sample.heard;
    Same(kUsage, "completion tokens", heard, event.usage.completion_tokens);
    End(event.status);
  }

  void Begin() {
    if (record_.ended) Violate(kEnds, "an event after the end");
    if (!record_.submitted) Violate(kEnds, "an event though it was refused");
  }

 private:
  template <typename T>
  static int64_t Size(const std::vector<T>& values) {
    return static_cast<int64_t>(values.size());
  }

  template <typename... Parts>
  void Trace(const Parts&... parts) {
    world_.Trace("request ", number_, " ", parts...);
  }
  void Violate(absl::string_view invariant, absl::string_view what) {
    world_.Violate(invariant, absl::StrCat("request ", number_, ": ", what));
  }
  void Same(absl::string_view invariant, absl::string_view what, int64_t wanted, int64_t found) {
    if (wanted == found) return;
    Violate(invariant, absl::StrCat(what, ": wanted ", wanted, ", found ", found));
  }

  void CountFirstToken() {
    for (const SampleRecord& sample : record_.samples) {
      if (sample.heard > 0) return;
    }
    ++world_.seen.first_tokens;
  }

  // The requests of a call stand or fall together.
  bool MayFail(absl::StatusCode code) const {
    return absl::c_any_of(world_.calls[record_.call].requests,
                          [&](int32_t number) { return HasReason(world_.requests[number], code); });
  }

  bool HasReason(const RequestRecord& record, absl::StatusCode code) const {
    const SchedulingParams& scheduling = record.asked.scheduling;
    const int64_t now_us = world_.clock.NowUs();
    switch (code) {
      case absl::StatusCode::kCancelled:
        return record.due_step != kNotPlanned;
      case absl::StatusCode::kInternal:
        return record.drew_no_number;
      case absl::StatusCode::kUnavailable:
        return world_.broken;
      case absl::StatusCode::kDeadlineExceeded:
        return now_us >= scheduling.deadline_us ||
               (!record.admitted &&
                absl::Microseconds(now_us - record.asked.arrival_us) >= scheduling.queue_timeout);
      default:
        return false;
    }
  }

  void End(const absl::Status& status) {
    record_.ended = true;
    record_.runs = false;
    record_.status = status;
    record_.ended_at_step = world_.step;
    record_.ended_at_collected = world_.seen.steps_collected;
    ++world_.seen.requests_ended;
    --world_.calls[record_.call].alive_requests;
    world_.alive.erase(std::find(world_.alive.begin(), world_.alive.end(), number_));
    if (status.ok() && record_.asked.response.prompt_logprobs >= 0 &&
        !record_.heard_prompt_logprobs) {
      Violate(kStreams, "prompt logprobs were never told");
    }
    if (status.ok() && record_.drew_no_number) Violate(kEnds, "it ended well without logits");
  }

  World& world_;
  const int32_t number_;
  RequestRecord& record_;
};

}  // namespace

void HearEvent(World& world, int32_t number, const Event& event) {
  Listener listener(world, number);
  listener.Begin();
  if (!world.violation.has_value()) std::visit(listener, event);
}

}  // namespace longspan
