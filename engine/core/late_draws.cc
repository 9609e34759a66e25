#include "engine/core/late_draws.h"

#include "absl/algorithm/container.h"

namespace longspan {
namespace {

bool MayDrawLate(const RunningRequest& request) {
  return !request.ended && request.request->constraint != nullptr && !request.reads();
}

bool IsLastDraw(const RunningRequest& request, const RunningSequence& sequence) {
  const auto drawn = static_cast<int64_t>(sequence.state.output_tokens.size());
  return !sequence.state.finished && drawn + 1 == request.request->stopping.max_tokens &&
         NextLateDraw(request, sequence) == LateDraw::kDraws;
}

}  // namespace

LateDraw NextLateDraw(const RunningRequest& request, const RunningSequence& sequence) {
  const Sequence& state = sequence.state;
  if (state.draws_in_flight > 0) return LateDraw::kWaits;
  const auto output_tokens = static_cast<int64_t>(state.output_tokens.size());
  if (state.cached_tokens < request.prompt_tokens() + output_tokens) return LateDraw::kReads;
  return sequence.mask->is_ready() ? LateDraw::kDraws : LateDraw::kWaits;
}

bool KeepsLogits(const RunningRequest& request) {
  return MayDrawLate(request) &&
         NextLateDraw(request, request.sequences.front()) != LateDraw::kReads;
}

bool AnyAwaitsMask(const RequestTable& requests) {
  return absl::c_any_of(requests.running(), [](const auto& request) {
    return MayDrawLate(*request) && absl::c_any_of(request->sequences, [&](const auto& sequence) {
             return !sequence.state.finished &&
                    NextLateDraw(*request, sequence) == LateDraw::kWaits;
           });
  });
}

std::vector<LateDrawTarget> LastDraws(const RequestTable& requests) {
  std::vector<LateDrawTarget> draws;
  for (const auto& request : requests.running()) {
    if (!MayDrawLate(*request)) continue;
    for (size_t index = 0; index < request->sequences.size(); ++index) {
      if (!IsLastDraw(*request, request->sequences[index])) continue;
      draws.push_back({request.get(), static_cast<int32_t>(index)});
    }
  }
  return draws;
}

}  // namespace longspan
