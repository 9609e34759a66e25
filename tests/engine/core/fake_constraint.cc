#include "tests/engine/core/fake_constraint.h"

#include <algorithm>

#include "kernels/base/check.h"

namespace longspan {
namespace {

uint64_t MixIn(uint64_t hash, uint64_t value) {
  hash = (hash ^ (value + 0x9E3779B97F4A7C15ULL)) * 0xFF51AFD7ED558CCDULL;
  return hash ^ (hash >> 32);
}

void SetBit(absl::Span<uint32_t> bits, int32_t token) {
  bits[token / 32] |= uint32_t{1} << (token % 32);
}

size_t WordsOf(const FakeConstraintOptions& options) {
  return (options.first_token + options.tokens + 31) / 32;
}

class FakeRun final : public GrammarRun {
 public:
  explicit FakeRun(const FakeConstraintOptions& options)
      : options_(options), state_(MixIn(1, options.seed)) {}

  absl::StatusOr<bool> Accept(int32_t token) override {
    std::vector<uint32_t> bits(WordsOf(options_));
    if (absl::Status status = FillMask(absl::MakeSpan(bits)); !status.ok()) return status;
    if (!HasBit(bits, token) || options_.accepts_none_behind == tokens_) return false;
    ++tokens_;
    state_ = MixIn(state_, static_cast<uint64_t>(token));
    has_ended_ = IsEnd(token);
    return true;
  }

  // A quarter of the tokens, and one at least; ends where the text is complete, and now and then
  // they alone.
  absl::Status FillMask(absl::Span<uint32_t> bits) override {
    if (options_.no_mask_behind == tokens_) return absl::UnknownError("a mask fails by plan");
    std::fill(bits.begin(), bits.end(), 0);
    if (has_ended_) return absl::OkStatus();
    if (is_complete()) {
      for (const int32_t token : options_.end_token_ids) SetBit(bits, token);
    }
    if (is_complete() && state_ % 16 == 0) return absl::OkStatus();
    bool has_any = false;
    for (int32_t i = 0; i < options_.tokens; ++i) {
      const int32_t token =
          options_.first_token + static_cast<int32_t>((state_ / 16 + i) % options_.tokens);
      if (IsEnd(token) || (has_any && MixIn(state_, token) % 4 != 0)) continue;
      SetBit(bits, token);
      has_any = true;
    }
    return absl::OkStatus();
  }

  bool is_complete() const override { return !options_.end_token_ids.empty() && state_ % 4 == 0; }
  bool has_ended() const override { return has_ended_; }
  std::unique_ptr<GrammarRun> Fork() const override { return std::make_unique<FakeRun>(*this); }

 private:
  bool IsEnd(int32_t token) const {
    const std::vector<int32_t>& ends = options_.end_token_ids;
    return std::find(ends.begin(), ends.end(), token) != ends.end();
  }

  FakeConstraintOptions options_;
  uint64_t state_;
  int64_t tokens_ = 0;
  bool has_ended_ = false;
};

class FakeGrammar final : public LibraryGrammar {
 public:
  explicit FakeGrammar(const FakeConstraintOptions& options) : options_(options) {}
  std::unique_ptr<GrammarRun> Begin() const override { return std::make_unique<FakeRun>(options_); }
  size_t bytes() const override { return sizeof(*this); }

 private:
  const FakeConstraintOptions options_;
};

}  // namespace

std::shared_ptr<const CompiledConstraint> FakeConstraint(const FakeConstraintOptions& options) {
  auto constraint = std::make_shared<CompiledConstraint>();
  constraint->grammar = std::make_shared<FakeGrammar>(options);
  constraint->in_text.assign(WordsOf(options), ~uint32_t{0});
  return constraint;
}

std::vector<uint32_t> FakeMask(const CompiledConstraint& constraint,
                               const std::vector<int32_t>& tokens) {
  const std::unique_ptr<GrammarRun> run = constraint.grammar->Begin();
  for (const int32_t token : tokens) LONGSPAN_CHECK(*run->Accept(token));
  std::vector<uint32_t> bits(constraint.in_text.size());
  LONGSPAN_CHECK(run->FillMask(absl::MakeSpan(bits)).ok());
  return bits;
}

}  // namespace longspan
