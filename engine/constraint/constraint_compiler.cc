#include "engine/constraint/constraint_compiler.h"

#include <algorithm>
#include <list>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "engine/constraint/constraint_grammar.h"
#include "engine/text/tokenizer.h"
#include "kernels/base/mutex.h"

namespace longspan {
namespace {

using SharedConstraint = std::shared_ptr<const CompiledConstraint>;

void SetBit(std::vector<uint32_t>* bits, int32_t token) {
  (*bits)[static_cast<size_t>(token) / 32] |= uint32_t{1} << (token % 32);
}

// Tokens that have text, and those that end it.
std::vector<uint32_t> TextTokens(const ConstraintVocabulary& vocabulary) {
  const int32_t width = vocabulary.token_bytes.size();
  std::vector<uint32_t> bits((width + 31) / 32);
  for (int32_t token = 0; token < width; ++token) {
    if (!vocabulary.token_bytes[token].empty()) SetBit(&bits, token);
  }
  for (const int32_t token : vocabulary.end_token_ids) SetBit(&bits, token);
  return bits;
}

// What was compiled, the last used first, up to so many bytes.
class ConstraintCache {
 public:
  explicit ConstraintCache(size_t most_bytes) : most_bytes_(most_bytes) {}

  SharedConstraint Find(const Constraint& constraint) {
    const auto found = by_constraint_.find(constraint);
    if (found == by_constraint_.end()) return nullptr;
    by_use_.splice(by_use_.begin(), by_use_, found->second);
    return found->second->second;
  }

  void Add(const Constraint& constraint, SharedConstraint compiled) {
    bytes_ += compiled->bytes();
    by_use_.emplace_front(constraint, std::move(compiled));
    by_constraint_[constraint] = by_use_.begin();
    while (bytes_ > most_bytes_) {
      bytes_ -= by_use_.back().second->bytes();
      by_constraint_.erase(by_use_.back().first);
      by_use_.pop_back();
    }
  }

  size_t bytes() const { return bytes_; }

 private:
  using Entries = std::list<std::pair<Constraint, SharedConstraint>>;

  const size_t most_bytes_;
  size_t bytes_ = 0;
  Entries by_use_;
  absl::flat_hash_map<Constraint, Entries::iterator> by_constraint_;
};

}  // namespace

struct ConstraintCompiler::Impl {
  Impl(const ConstraintVocabulary& vocabulary, const ConstraintCompilerOptions& options,
       std::unique_ptr<GrammarLibrary> opened)
      : limits(options.limits),
        text_tokens(TextTokens(vocabulary)),
        library(std::move(opened)),
        cache(options.cache_bytes) {}

  absl::StatusOr<SharedConstraint> CompileNow(const Constraint& constraint) const {
    const auto grammar = GrammarOf(constraint, limits);
    if (!grammar.ok()) return grammar.status();
    auto compiled = std::make_shared<CompiledConstraint>();
    compiled->in_text = text_tokens;
    for (const int32_t token : grammar->mark_tokens) {
      if (token < 0 || static_cast<size_t>(token) / 32 >= text_tokens.size()) {
        return absl::InvalidArgumentError("a mark is no token of the vocabulary");
      }
      SetBit(&compiled->in_text, token);
    }
    auto of_library = library->Compile(grammar->text);
    if (!of_library.ok()) return of_library.status();
    compiled->grammar = *std::move(of_library);
    return compiled;
  }

  SharedConstraint FindCached(const Constraint& constraint) {
    MutexLock lock(&mutex);
    return cache.Find(constraint);
  }

  // What is cached; null where the caller is to compile it, of whom there is one at a time.
  SharedConstraint FindOrBegin(const Constraint& constraint) {
    MutexLock lock(&mutex);
    for (;;) {
      if (SharedConstraint found = cache.Find(constraint)) return found;
      if (begun.insert(constraint).second) return nullptr;
      changed.Wait(&mutex, [&]() LONGSPAN_REQUIRES(mutex) { return begun.count(constraint) == 0; });
    }
  }

  void End(const Constraint& constraint, const SharedConstraint& compiled) {
    MutexLock lock(&mutex);
    begun.erase(constraint);
    if (compiled != nullptr) {
      ++compiled_count;
      cache.Add(constraint, compiled);
    }
    changed.NotifyAll();
  }

  const ConstraintLimits limits;
  const std::vector<uint32_t> text_tokens;
  const std::unique_ptr<GrammarLibrary> library;
  Mutex mutex;
  ConditionVariable changed;
  ConstraintCache cache LONGSPAN_GUARDED_BY(mutex);
  absl::flat_hash_set<Constraint> begun LONGSPAN_GUARDED_BY(mutex);
  int64_t compiled_count LONGSPAN_GUARDED_BY(mutex) = 0;
};

ConstraintVocabulary VocabularyOf(const Tokenizer& tokenizer, int32_t logits_width,
                                  absl::Span<const int32_t> end_token_ids) {
  ConstraintVocabulary vocabulary;
  vocabulary.token_bytes.resize(logits_width);
  for (int32_t token = 0; token < std::min(logits_width, tokenizer.vocabulary_tokens()); ++token) {
    if (!tokenizer.IsSpecial(token)) {
      vocabulary.token_bytes[token] = std::string(tokenizer.TokenBytes(token));
    }
  }
  for (const int32_t token : end_token_ids) {
    if (token >= 0 && token < logits_width) vocabulary.end_token_ids.push_back(token);
  }
  return vocabulary;
}

absl::StatusOr<std::unique_ptr<ConstraintCompiler>> ConstraintCompiler::Make(
    const ConstraintVocabulary& vocabulary, const ConstraintCompilerOptions& options) {
  auto library = OpenGrammarLibrary(vocabulary);
  if (!library.ok()) return library.status();
  return std::unique_ptr<ConstraintCompiler>(
      new ConstraintCompiler(std::make_unique<Impl>(vocabulary, options, *std::move(library))));
}

ConstraintCompiler::ConstraintCompiler(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
ConstraintCompiler::~ConstraintCompiler() = default;

absl::StatusOr<std::shared_ptr<const CompiledConstraint>> ConstraintCompiler::Find(
    const Constraint& constraint) {
  if (SharedConstraint found = impl_->FindCached(constraint)) return found;
  const absl::Status judged = GrammarOf(constraint, impl_->limits).status();
  if (!judged.ok()) return judged;
  return nullptr;
}

absl::StatusOr<std::shared_ptr<const CompiledConstraint>> ConstraintCompiler::Compile(
    const Constraint& constraint) {
  if (SharedConstraint found = impl_->FindOrBegin(constraint)) return found;
  // Ends however it goes: want of memory passes through here as an exception.
  struct Ending {
    ~Ending() { impl.End(constraint, compiled); }
    Impl& impl;
    const Constraint& constraint;
    SharedConstraint compiled;
  } ending{*impl_, constraint, nullptr};
  auto compiled = impl_->CompileNow(constraint);
  if (compiled.ok()) ending.compiled = *compiled;
  return compiled;
}

int64_t ConstraintCompiler::compiled() const {
  MutexLock lock(&impl_->mutex);
  return impl_->compiled_count;
}

size_t ConstraintCompiler::cached_bytes() const {
  MutexLock lock(&impl_->mutex);
  return impl_->cache.bytes();
}

}  // namespace longspan
