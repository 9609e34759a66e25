#include "tests/sim/oracle.h"

#include <map>
#include <memory>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "engine/constraint/constraint_compiler.h"
#include "kernels/base/check.h"
#include "tests/sim/fake_model.h"

namespace longspan {
namespace {

bool IsPenalised(const SamplingParams& sampling) {
  return sampling.repetition_penalty != 1.0F || sampling.frequency_penalty != 0.0F ||
         sampling.presence_penalty != 0.0F;
}

// The longest stop string that `text` ends with.
std::optional<std::string> StopAtEnd(const std::string& text, const StoppingParams& stopping) {
  std::optional<std::string> found;
  for (const std::string& stop : stopping.stop) {
    if (!absl::EndsWith(text, stop)) continue;
    if (!found.has_value() || stop.size() > found->size()) found = stop;
  }
  return found;
}

void FindEnd(const Request& request, absl::Span<const int32_t> end_token_ids,
             ExpectedSequence& sequence) {
  const StoppingParams& stopping = request.stopping;
  const bool ignores_ends = stopping.ignore_eos && request.constraint == nullptr;
  for (const int32_t token : sequence.drawn) {
    ++sequence.count;
    const bool is_end = (!ignores_ends && absl::c_linear_search(end_token_ids, token)) ||
                        absl::c_linear_search(stopping.stop_token_ids, token);
    if (is_end) {
      sequence.reason = FinishReason::kStop;
      sequence.matched_token_id = token;
      if (stopping.include_stop_in_output) sequence.text += static_cast<char>(token);
      return;
    }
    sequence.text += static_cast<char>(token);
    if (stopping.min_tokens > 0 && sequence.count <= stopping.min_tokens) continue;
    const std::optional<std::string> stop = StopAtEnd(sequence.text, stopping);
    if (!stop.has_value()) continue;
    sequence.reason = FinishReason::kStop;
    sequence.matched_string = stop;
    if (!stopping.include_stop_in_output) sequence.text.resize(sequence.text.size() - stop->size());
    return;
  }
}

class Penalties {
 public:
  explicit Penalties(const Request& request) : active_(IsPenalised(request.sampling)) {
    if (request.sampling.repetition_penalty == 1.0F) return;
    for (int32_t token : request.prompt_token_ids) counts_[token] = 0;
  }
  void Count(int32_t token) {
    if (active_) ++counts_[token];
  }
  uint64_t Hash() const {
    uint64_t sum = 0;
    for (const auto& [token, count] : counts_) sum += PenaltyHash(token, count);
    return sum;
  }

 private:
  const bool active_;
  std::map<int32_t, int32_t> counts_;
};

// The reasoning of an answer, of which each token is a character.
class OracleReasoning {
 public:
  explicit OracleReasoning(const ReasoningParams& asked) : asked_(asked) {}

  std::optional<int32_t> Forced() const {
    const bool is_due = asked_.max_tokens >= 0 && IsInside() && tokens_ >= asked_.max_tokens;
    if (forced_ == 0 && !is_due) return std::nullopt;
    if (forced_ == asked_.end_token_ids.size()) return std::nullopt;
    return asked_.end_token_ids[forced_];
  }
  // Whether the token is reasoning.
  bool Add(int32_t token) {
    if (Forced().has_value()) ++forced_;
    const bool was_inside = IsInside();
    answer_ += static_cast<char>(token);
    const bool is_reasoning = was_inside && IsInside();
    tokens_ += is_reasoning ? 1 : 0;
    return is_reasoning;
  }

 private:
  bool IsInside() const {
    if (!asked_.format.exists()) return false;
    const bool has_begun =
        asked_.begins_in_reasoning || absl::StartsWith(answer_, asked_.format.begin);
    return has_begun && !absl::StrContains(answer_, asked_.format.end);
  }

  const ReasoningParams& asked_;
  std::string answer_;
  int64_t tokens_ = 0;
  size_t forced_ = 0;
};

// What the constraint permits next, token by token.
class Permitted {
 public:
  explicit Permitted(const Request& request) {
    if (request.constraint == nullptr) return;
    run_ = request.constraint->grammar->Begin();
    mask_.resize(request.constraint->in_text.size());
  }
  // Without `banned`, unless that leaves none. Empty: all.
  absl::Span<const uint32_t> Mask(absl::Span<const int32_t> banned) {
    if (run_ == nullptr) return {};
    LONGSPAN_CHECK(run_->FillMask(absl::MakeSpan(mask_)).ok());
    std::vector<uint32_t> others = mask_;
    for (const int32_t token : banned) others.at(token / 32) &= ~(uint32_t{1} << (token % 32));
    if (absl::c_any_of(others, [](uint32_t word) { return word != 0; })) mask_ = others;
    return mask_;
  }
  void Accept(int32_t token) {
    if (run_ != nullptr) LONGSPAN_CHECK(*run_->Accept(token));
  }
  bool HasEnded() const { return run_ != nullptr && run_->has_ended(); }

 private:
  std::unique_ptr<GrammarRun> run_;
  std::vector<uint32_t> mask_;
};

ExpectedSequence Sample(const Request& request, const OracleSetting& setting, ContextHash context,
                        uint32_t index) {
  ExpectedSequence sequence;
  const StoppingParams& stopping = request.stopping;
  std::vector<int32_t> banned = setting.end_token_ids;
  banned.insert(banned.end(), stopping.stop_token_ids.begin(), stopping.stop_token_ids.end());
  Penalties penalties(request);
  OracleReasoning reasoning(request.reasoning);
  Permitted permitted(request);
  auto length = static_cast<int64_t>(request.prompt_token_ids.size());
  for (int64_t position = 0; position < stopping.max_tokens && !permitted.HasEnded(); ++position) {
    DrawKey key{request.sampling.seed, index, static_cast<uint32_t>(position), 0, {}, {}};
    key.penalties = penalties.Hash();
    const absl::Span<const int32_t> bans =
        position < stopping.min_tokens ? absl::MakeConstSpan(banned) : absl::Span<const int32_t>();
    key.mask = permitted.Mask(bans);
    if (key.mask.empty()) key.banned = bans;
    const int32_t token = reasoning.Forced().value_or(DrawnToken(context.value(), key));
    sequence.drawn.push_back(token);
    sequence.is_reasoning.push_back(reasoning.Add(token));
    sequence.logprobs.push_back(FakeLogprob(context.value(), token));
    penalties.Count(token);
    permitted.Accept(token);
    context.Append(Cached(token, OutputIsDense(setting, request, ++length), request.rotates_long));
  }
  FindEnd(request, setting.end_token_ids, sequence);
  return sequence;
}

}  // namespace

bool PromptIsDense(const OracleSetting& setting, int64_t prompt_tokens) {
  return setting.decode_only || prompt_tokens < setting.dense_below_tokens;
}

bool OutputIsDense(const OracleSetting& setting, const Request& request, int64_t length) {
  if (setting.prefill) return true;
  const bool never_sparse = setting.decode_only && !request.sparse_decode;
  return never_sparse || length < setting.dense_below_tokens;
}

int64_t TokensOfApproximation(const OracleSetting& setting, const Request& request, int64_t count) {
  if (!setting.decode_only) return 0;
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  int64_t tokens = 0;
  for (int64_t read = 1; read < count; ++read) {
    tokens += OutputIsDense(setting, request, prompt_tokens + read) ? 0 : 1;
  }
  return tokens;
}

int64_t TokensInSparseTiles(const OracleSetting& setting, const Request& request) {
  if (!setting.prefill) return 0;
  const std::vector<uint64_t> left = LeftByTiles(*setting.prefill, 0, request.prompt_token_ids);
  return absl::c_count_if(left, [](uint64_t hash) { return hash != 0; });
}

Expected Alone(const Request& request, const OracleSetting& setting) {
  Expected expected;
  std::vector<uint64_t> left(request.prompt_token_ids.size());
  if (setting.prefill) left = LeftByTiles(*setting.prefill, 0, request.prompt_token_ids);
  ContextHash context(setting.window_tokens);
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  const bool dense = PromptIsDense(setting, prompt_tokens);
  for (int64_t i = 0; i < prompt_tokens; ++i) {
    const int32_t token = request.prompt_token_ids[i];
    if (i > 0 && request.response.prompt_logprobs >= 0) {
      expected.prompt_logprobs.push_back(FakeLogprob(context.value(), token));
    }
    context.Append(Cached(token, dense, request.rotates_long) + left[i]);
  }
  for (int32_t index = 0; index < request.sampling.n; ++index) {
    expected.samples.push_back(Sample(request, setting, context, static_cast<uint32_t>(index)));
  }
  return expected;
}

}  // namespace longspan
