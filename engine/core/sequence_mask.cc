#include "engine/core/sequence_mask.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

bool HasNone(absl::Span<const uint32_t> words) {
  return std::all_of(words.begin(), words.end(), [](uint32_t word) { return word == 0; });
}

}  // namespace

SequenceMask::SequenceMask(const Request& request, absl::Span<const int32_t> end_token_ids)
    : constraint_(request.constraint),
      min_tokens_(request.stopping.min_tokens),
      ends_(end_token_ids.begin(), end_token_ids.end()),
      words_(constraint_->in_text.size()) {
  const std::vector<int32_t>& stops = request.stopping.stop_token_ids;
  ends_.insert(ends_.end(), stops.begin(), stops.end());
}

std::function<void()> SequenceMask::AskFor(std::shared_ptr<SequenceMask> mask,
                                           std::optional<int32_t> token,
                                           std::function<void()> made) {
  mask->is_made_.store(false, std::memory_order_relaxed);
  return [mask = std::move(mask), token, made = std::move(made)] {
    mask->Make(token);
    made();
  };
}

void SequenceMask::Make(std::optional<int32_t> token) {
  try {
    status_ = Fill(token);
  } catch (const std::exception& error) {
    status_ = absl::InternalError(error.what());
  }
  if (!status_.ok()) {
    status_ = absl::InternalError(
        absl::StrCat("the constraint has no token after ", tokens_, ": ", status_.message()));
  }
  is_made_.store(true, std::memory_order_release);
}

absl::Status SequenceMask::Fill(std::optional<int32_t> token) {
  if (token.has_value()) {
    LONGSPAN_RETURN_IF_ERROR(state_->Accept(*token));
    ++tokens_;
  } else {
    state_.emplace(constraint_);
  }
  LONGSPAN_RETURN_IF_ERROR(state_->FillMask(absl::MakeSpan(words_)));
  if (HasNone(words_)) return absl::InternalError("its mask is empty");
  if (tokens_ < min_tokens_) LeaveOutEnds();
  return absl::OkStatus();
}

void SequenceMask::LeaveOutEnds() {
  std::vector<uint32_t> others = words_;
  for (const int32_t token : ends_) {
    const size_t word = static_cast<uint32_t>(token) / 32;
    if (word < others.size()) others[word] &= ~(uint32_t{1} << (token % 32));
  }
  if (!HasNone(others)) words_ = std::move(others);
}

}  // namespace longspan
