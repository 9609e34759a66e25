#include "kernels/cuda/attention/path_choice/path_profile.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace longspan::cuda {
namespace {

constexpr int kRatioStepsOfDouble = 4;

int NearestLog2(int64_t value) {
  return static_cast<int>(std::lround(std::log2(static_cast<double>(std::max<int64_t>(value, 1)))));
}

double Least(const std::vector<double>& us) { return *std::min_element(us.begin(), us.end()); }

double Median(std::vector<double> us) {
  const auto middle = us.begin() + static_cast<int64_t>(us.size() / 2);
  std::nth_element(us.begin(), middle, us.end());
  return *middle;
}

}  // namespace

absl::string_view PathName(SelectedPath path) {
  switch (path) {
    case SelectedPath::kAuto:
      return "auto";
    case SelectedPath::kFsaOrder:
      return "fsa";
    case SelectedPath::kUnionTile:
      return "union";
    case SelectedPath::kNsaOrder:
      return "nsa";
  }
  return "";
}

PathProfile::Kind PathProfile::KindOf(const SelectedWork& work) {
  Kind kind;
  kind.tokens_log2 = NearestLog2(work.tokens);
  kind.length_log2 = NearestLog2(work.longest_length_tokens);
  if (work.union_ratio > 0.0F) {
    const double doublings = std::log2(std::max(work.union_ratio, 1.0F));
    kind.ratio_step = 1 + static_cast<int>(std::lround(kRatioStepsOfDouble * doublings));
  }
  kind.kv_heads = work.kv_heads;
  kind.group = work.group;
  kind.head_dim = work.head_dim;
  kind.block_tokens = work.block_tokens;
  kind.selected_blocks = work.selected_blocks;
  kind.forced_blocks = work.forced_blocks;
  return kind;
}

SelectedWork PathProfile::MiddleOf(const Kind& kind) {
  SelectedWork work;
  work.tokens = int64_t{1} << kind.tokens_log2;
  work.longest_length_tokens = int64_t{1} << kind.length_log2;
  work.kv_heads = kind.kv_heads;
  work.group = kind.group;
  work.head_dim = kind.head_dim;
  work.block_tokens = kind.block_tokens;
  work.selected_blocks = kind.selected_blocks;
  work.forced_blocks = kind.forced_blocks;
  if (kind.ratio_step > 0) {
    work.union_ratio = std::exp2(static_cast<float>(kind.ratio_step - 1) / kRatioStepsOfDouble);
  }
  return work;
}

std::vector<PathProfile::Candidate> PathProfile::CandidatesFor(const SelectedWork& work) {
  const SelectedPath first = TablePath(work);
  const double most_us = kMostPredicted * PredictedUs(work, first);
  std::vector<Candidate> candidates = {{first}};
  for (const SelectedPath path :
       {SelectedPath::kFsaOrder, SelectedPath::kUnionTile, SelectedPath::kNsaOrder}) {
    if (path != first && PredictedUs(work, path) <= most_us) candidates.push_back({path});
  }
  return candidates;
}

PathProfile::Known* PathProfile::Find(const SelectedWork& work) {
  const Kind kind = KindOf(work);
  const auto found = kinds_.find(kind);
  if (found != kinds_.end()) return &found->second;
  if (kinds_.size() == kMostKinds) return nullptr;
  Known& known = kinds_[kind];
  known.candidates = CandidatesFor(MiddleOf(kind));
  return &known;
}

bool PathProfile::IsScouted(const Known& known) {
  return std::all_of(known.candidates.begin(), known.candidates.end(),
                     [](const Candidate& candidate) { return candidate.us.size() >= kScouts; });
}

int PathProfile::TriesFor(const Known& known, const Candidate& candidate) {
  if (!IsScouted(known)) return kScouts;
  double best_us = Least(candidate.us);
  for (const Candidate& other : known.candidates) best_us = std::min(best_us, Least(other.us));
  return Least(candidate.us) > kFar * best_us ? kScouts : kTries;
}

PathChoice PathProfile::Choose(const SelectedWork& work, bool can_time) {
  Known* const known = Find(work);
  // With one candidate there is nothing to learn, and the middle of a kind is not quite this step.
  if (known == nullptr || known->candidates.size() == 1) return {TablePath(work)};
  if (known->uses_until_check > 0) {
    if (--known->uses_until_check == 0) {
      for (Candidate& candidate : known->candidates) candidate = {candidate.path};
    }
    return {known->candidates.front().path};
  }
  Candidate* least_asked = nullptr;  // in turns, so that they meet the same clock
  for (Candidate& candidate : known->candidates) {
    if (candidate.asked >= TriesFor(*known, candidate)) continue;
    if (least_asked == nullptr || candidate.asked < least_asked->asked) least_asked = &candidate;
  }
  if (least_asked == nullptr || !can_time) {
    return {known->has_chosen ? known->candidates.front().path : TablePath(work)};
  }
  ++least_asked->asked;
  return {least_asked->path, true};
}

// Null if nothing is waited for: a choice has been made without it.
PathProfile::Candidate* PathProfile::Waiting(const SelectedWork& work, SelectedPath path) {
  Known* const known = Find(work);
  if (known == nullptr || known->uses_until_check > 0) return nullptr;
  for (Candidate& candidate : known->candidates) {
    if (candidate.path != path) continue;
    return candidate.asked > static_cast<int>(candidate.us.size()) ? &candidate : nullptr;
  }
  return nullptr;
}

void PathProfile::Learn(const SelectedWork& work, SelectedPath path, double us) {
  Candidate* const candidate = Waiting(work, path);
  if (candidate == nullptr) return;
  const Kind kind = KindOf(work);
  candidate->us.push_back(us * PredictedUs(MiddleOf(kind), path) / PredictedUs(work, path));
  SettleIfKnown(kind, kinds_.at(kind));
}

void PathProfile::Drop(const SelectedWork& work, SelectedPath path) {
  Candidate* const candidate = Waiting(work, path);
  if (candidate != nullptr) --candidate->asked;
}

void PathProfile::SettleIfKnown(const Kind& kind, Known& known) {
  if (!IsScouted(known)) return;
  std::vector<Candidate>& candidates = known.candidates;
  const auto is_near = [&](const Candidate& candidate) {
    return TriesFor(known, candidate) > kScouts;
  };
  const auto near = std::count_if(candidates.begin(), candidates.end(), is_near);
  auto best = std::find_if(candidates.begin(), candidates.end(), is_near);
  for (auto other = best; near > 1 && other != candidates.end(); ++other) {
    if (!is_near(*other)) continue;
    if (other->us.size() < kTries) return;
    if (Median(other->us) < (1 - kGain) * Median(best->us)) best = other;
  }
  const bool changes = best != candidates.begin();
  std::rotate(candidates.begin(), best, std::next(best));
  known.uses_until_check = kUsesBetweenChecks;
  if (changes || !known.has_chosen) settled_(Line(kind, known));
  known.has_chosen = true;
}

std::string PathProfile::Line(const Kind& kind, const Known& known) {
  const SelectedWork work = MiddleOf(kind);
  std::string line = absl::StrFormat("selected attention, about %d tokens, lengths about %d, ",
                                     work.tokens, work.longest_length_tokens);
  if (kind.ratio_step > 0) {
    absl::StrAppendFormat(&line, "union of %.1f times a choice", work.union_ratio);
  } else {
    line += "unknown overlap";
  }
  absl::StrAppendFormat(&line, ", %d KV heads of %d x %d, %d blocks of %d: ", kind.kv_heads,
                        kind.group, kind.head_dim, kind.selected_blocks, kind.block_tokens);
  line += known.candidates.size() == 1 ? "alone "
          : known.uses_until_check > 0 ? "settled on "
                                       : "learning, ";
  absl::string_view separator;
  for (const Candidate& candidate : known.candidates) {
    absl::StrAppend(&line, separator, PathName(candidate.path));
    if (!candidate.us.empty()) {
      absl::StrAppendFormat(&line, " %.1f us of %d", Median(candidate.us), candidate.us.size());
    }
    separator = ", ";
  }
  return line;
}

std::string PathProfile::Describe() const {
  std::string text;
  for (const auto& [kind, known] : kinds_) absl::StrAppend(&text, Line(kind, known), "\n");
  return text;
}

}  // namespace longspan::cuda
