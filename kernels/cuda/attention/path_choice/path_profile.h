// Learns from times measured in running steps which order of selected attention is the fastest: the
// "online profiling" of FSA (arXiv 2508.18224), with a choice for each kind of step.
//
// The pinned table goes first. What the model says takes at most kMostPredicted times as long is
// tried kScouts times; what then comes within kFar of the best, kTries times; the least median is
// kept, and looked at again after kUsesBetweenChecks. So what can be many times slower is never
// tried, and what turns out slow is tried kScouts times.
//
// No clock and no device: the same calls give the same choices. The engine thread calls it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "kernels/cuda/attention/path_choice/path_model.h"

namespace longspan::cuda {

absl::string_view PathName(SelectedPath path);

struct PathChoice {
  SelectedPath path;
  bool timed = false;  // PathProfile waits for Learn or Drop
};

class PathProfile {
 public:
  static constexpr double kMostPredicted = 1.5;  // times what the table's path is said to take
  static constexpr int kScouts = 2;              // the first may have to load its kernels
  static constexpr double kFar = 1.25;           // times the least time of any path
  static constexpr int kTries = 7;
  static constexpr double kGain = 0.01;  // for less, the path in use stays
  static constexpr int64_t kUsesBetweenChecks = int64_t{1} << 15;

  // `settled` is called with one line for each choice that is made, or changed.
  explicit PathProfile(std::function<void(absl::string_view)> settled)
      : settled_(std::move(settled)) {}

  // The path to take now. Without `can_time` nothing is tried.
  PathChoice Choose(const SelectedWork& work, bool can_time);
  // What Choose said to time took so long.
  void Learn(const SelectedWork& work, SelectedPath path, double us);
  // What Choose said to time will not be known.
  void Drop(const SelectedWork& work, SelectedPath path);

  // All that is known, a line a kind of step.
  std::string Describe() const;

 private:
  static constexpr size_t kMostKinds = 1024;  // further ones have the table

  // Steps that are learnt about together. Within one, times are brought to its middle by the model.
  struct Kind {
    int tokens_log2 = 0;
    int length_log2 = 0;
    int ratio_step = 0;  // quarters of a power of two, from 1 on; 0 when unknown
    int kv_heads = 0;
    int group = 0;
    int head_dim = 0;
    int block_tokens = 0;
    int selected_blocks = 0;
    int forced_blocks = 0;
    auto all() const {
      return std::tie(tokens_log2, length_log2, ratio_step, kv_heads, group, head_dim, block_tokens,
                      selected_blocks, forced_blocks);
    }
    bool operator<(const Kind& other) const { return all() < other.all(); }
  };
  struct Candidate {
    SelectedPath path;
    int asked = 0;                // times that are known or on their way
    std::vector<double> us = {};  // as in the middle of the kind
  };
  struct Known {
    std::vector<Candidate> candidates;  // first the chosen one, or as long as none is, the table's
    int64_t uses_until_check = 0;       // 0: learning
    bool has_chosen = false;
  };

  static Kind KindOf(const SelectedWork& work);
  static SelectedWork MiddleOf(const Kind& kind);
  static std::vector<Candidate> CandidatesFor(const SelectedWork& work);
  static bool IsScouted(const Known& known);
  static int TriesFor(const Known& known, const Candidate& candidate);
  static std::string Line(const Kind& kind, const Known& known);
  Known* Find(const SelectedWork& work);
  Candidate* Waiting(const SelectedWork& work, SelectedPath path);
  void SettleIfKnown(const Kind& kind, Known& known);

  const std::function<void(absl::string_view)> settled_;
  std::map<Kind, Known> kinds_;
};

}  // namespace longspan::cuda
