#include "server/call/token_stream.h"

#include <iterator>
#include <utility>

namespace longspan {
namespace {

// A writer that leaves so many waiting is behind. They take some 250 bytes each beside what counts.
constexpr size_t kEventsOfWriterBehind = 128;

size_t Bytes(const std::vector<PositionLogprobs>& positions) {
  size_t bytes = 0;
  for (const PositionLogprobs& position : positions) {
    bytes += sizeof(PositionLogprobs) + position.top.size() * sizeof(TokenLogprob);
  }
  return bytes;
}

size_t Bytes(const BlockMap& map) {
  size_t bytes = 0;
  for (const BlockMap::LayerGroup& group : map.layer_groups) {
    bytes += group.selected_pages.size() * sizeof(uint32_t);
  }
  return bytes;
}

// Of what grows with the prompt and comes once.
size_t PromptBytes(const Event& event) {
  if (const auto* prompt = std::get_if<PromptLogprobs>(&event)) return Bytes(prompt->positions);
  const auto* finished = std::get_if<SequenceFinished>(&event);
  return finished != nullptr && finished->block_map ? Bytes(*finished->block_map) : 0;
}

size_t OutputBytes(const Event& event) {
  const auto* delta = std::get_if<TokenDelta>(&event);
  if (delta == nullptr) return PromptBytes(event);
  return delta->text.size() + delta->token_ids.size() * sizeof(int32_t) + Bytes(delta->logprobs);
}

bool IsEnd(const Event& event) {
  return std::holds_alternative<SequenceFinished>(event) ||
         std::holds_alternative<RequestFailed>(event);
}

void Coalesce(TokenDelta&& from, TokenDelta* into) {
  into->text += from.text;
  into->token_ids.insert(into->token_ids.end(), from.token_ids.begin(), from.token_ids.end());
  into->logprobs.insert(into->logprobs.end(), std::make_move_iterator(from.logprobs.begin()),
                        std::make_move_iterator(from.logprobs.end()));
  into->reasoning_tokens += from.reasoning_tokens;
  into->ends = from.ends;
}

// Adds a delta to the last one that waits of the same sequence. Deltas of the other sequences may
// stand between the two (sequences are independent), nothing else may; each has one a step, so the
// walk is about n long.
bool CoalesceDelta(TokenDelta* delta, std::vector<Event>* events) {
  for (auto event = events->rbegin(); event != events->rend(); ++event) {
    auto* waiting = std::get_if<TokenDelta>(&*event);
    if (waiting == nullptr) return false;
    if (waiting->index == delta->index) {
      Coalesce(std::move(*delta), waiting);
      return true;
    }
  }
  return false;
}

// Only the newest progress matters.
bool ReplaceProgress(const PrefillProgress& progress, std::vector<Event>* events) {
  if (events->empty() || !std::holds_alternative<PrefillProgress>(events->back())) return false;
  events->back() = progress;
  return true;
}

bool CoalesceInto(Event* event, std::vector<Event>* events) {
  if (auto* delta = std::get_if<TokenDelta>(event)) return CoalesceDelta(delta, events);
  if (auto* progress = std::get_if<PrefillProgress>(event)) {
    return ReplaceProgress(*progress, events);
  }
  return false;
}

}  // namespace

std::vector<Event> Coalesced(std::vector<Event> events) {
  std::vector<Event> coalesced;
  for (Event& event : events) {
    if (!CoalesceInto(&event, &coalesced)) coalesced.push_back(std::move(event));
  }
  return coalesced;
}

TokenStream::TokenStream(size_t limit_bytes, std::function<void()> on_overflow,
                         RequestObserver* observer)
    : limit_bytes_(limit_bytes), observer_(observer), on_overflow_(std::move(on_overflow)) {}

TokenStream::~TokenStream() {
  MutexLock lock(&mutex_);
  SetWaitingBytes(0);
}

void TokenStream::SetWaitingBytes(size_t bytes) {
  if (observer_ != nullptr && bytes != waiting_bytes_) {
    observer_->OnOutputWaits(static_cast<int64_t>(bytes) - static_cast<int64_t>(waiting_bytes_));
  }
  waiting_bytes_ = bytes;
}

void TokenStream::OnEvent(Event event) {
  std::function<void()> wake;
  bool overflows = false;
  {
    MutexLock lock(&mutex_);
    // A reader that was cut off hears only why.
    if (overflowed_ && !std::holds_alternative<RequestFailed>(event)) return;
    const bool nothing_waited = events_.empty();
    const size_t bytes = waiting_bytes_ + OutputBytes(event);
    const size_t prompt_bytes = prompt_bytes_ + PromptBytes(event);
    if (bytes - prompt_bytes > limit_bytes_) {
      overflows = overflowed_ = true;
      prompt_bytes_ = 0;
      events_.clear();
      SetWaitingBytes(0);
    } else {
      SetWaitingBytes(bytes);
      const bool ends = IsEnd(event);
      end_waits_ = end_waits_ || ends;
      prompt_bytes_ = prompt_bytes;
      const bool stays_apart =
          std::holds_alternative<TokenDelta>(event) && events_.size() < kEventsOfWriterBehind;
      if (stays_apart || !CoalesceInto(&event, &events_)) events_.push_back(std::move(event));
      if (nothing_waited || ends) wake = wake_;
    }
  }
  if (overflows && on_overflow_) on_overflow_();
  if (wake) wake();
}

void TokenStream::SetWaker(std::function<void()> wake) {
  std::function<void()> wake_now;
  {
    MutexLock lock(&mutex_);
    if (!events_.empty()) wake_now = wake;
    // The old one dies outside of the lock: it may own what owns this stream.
    wake_.swap(wake);
  }
  if (wake_now) wake_now();
}

bool TokenStream::EndWaits() {
  MutexLock lock(&mutex_);
  return end_waits_;
}

std::vector<Event> TokenStream::Take() {
  MutexLock lock(&mutex_);
  SetWaitingBytes(0);
  end_waits_ = false;
  prompt_bytes_ = 0;
  return std::exchange(events_, {});
}

}  // namespace longspan
