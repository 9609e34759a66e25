// XGrammar behind the door. It throws for what it does not take, and for its own mistakes.
#include <dlpack/dlpack.h>
#include <xgrammar/compiler.h>
#include <xgrammar/matcher.h>
#include <xgrammar/tokenizer_info.h>

#include <new>
#include <stdexcept>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/constraint/grammar_library.h"
#include "engine/constraint/grammar_text.h"
#include "engine/text/utf8.h"

// What the library is built to call (XGRAMMAR_LOG_CUSTOMIZE): its fatal messages end a call, and
// its warnings are of what was judged before it is asked.
namespace xgrammar {

[[noreturn]] void LogFatalImpl(const std::string& file, int line, const std::string& message);
void LogMessageImpl(const std::string& file, int line, int level, const std::string& message);

void LogFatalImpl(const std::string&, int, const std::string& message) {
  throw std::runtime_error(message);
}
void LogMessageImpl(const std::string&, int, int, const std::string&) {}

}  // namespace xgrammar

namespace longspan {
namespace {

// It may go on with the whole of what it was given.
std::string WordsOf(const std::exception& error) {
  constexpr size_t kMostBytes = 300;
  return std::string(Utf8Prefix(error.what(), kMostBytes));
}

absl::Status Failed(const std::exception& error) {
  return absl::InternalError(absl::StrCat("the grammar library failed: ", WordsOf(error)));
}

class XGrammarRun : public GrammarRun {
 public:
  explicit XGrammarRun(xgrammar::GrammarMatcher matcher) : matcher_(std::move(matcher)) {}

  absl::StatusOr<bool> Accept(int32_t token) override try {
    return matcher_.AcceptToken(token);
  } catch (const std::exception& error) {
    return Failed(error);
  }

  absl::Status FillMask(absl::Span<uint32_t> bits) override try {
    int64_t words = bits.size();
    DLTensor tensor{};
    tensor.data = bits.data();
    tensor.device = {kDLCPU, 0};
    tensor.ndim = 1;
    tensor.dtype = {kDLInt, 32, 1};
    tensor.shape = &words;
    matcher_.FillNextTokenBitmask(&tensor);
    return absl::OkStatus();
  } catch (const std::exception& error) {
    return Failed(error);
  }

  bool is_complete() const override { return matcher_.IsCompleted(); }
  bool has_ended() const override { return matcher_.IsTerminated(); }
  std::unique_ptr<GrammarRun> Fork() const override {
    return std::make_unique<XGrammarRun>(matcher_.Fork());
  }

 private:
  xgrammar::GrammarMatcher matcher_;
};

class CompiledXGrammar : public LibraryGrammar {
 public:
  explicit CompiledXGrammar(xgrammar::CompiledGrammar grammar)
      : grammar_(std::move(grammar)), bytes_(grammar_.MemorySizeBytes()) {}

  std::unique_ptr<GrammarRun> Begin() const override {
    return std::make_unique<XGrammarRun>(xgrammar::GrammarMatcher(grammar_));
  }
  size_t bytes() const override { return bytes_; }

 private:
  const xgrammar::CompiledGrammar grammar_;
  const size_t bytes_;
};

class XGrammarLibrary : public GrammarLibrary {
 public:
  // One thread a compile, since on threads of its own what it throws ends the process; and no
  // cache, since ours is bounded by what is in use.
  explicit XGrammarLibrary(const xgrammar::TokenizerInfo& vocabulary)
      : compiler_(vocabulary, /*max_threads=*/1, /*cache_enabled=*/false) {}

  absl::StatusOr<std::shared_ptr<const LibraryGrammar>> Compile(
      const std::string& grammar) const override try {
    // Its compile is the same whatever it did before, and no member of it changes.
    xgrammar::GrammarCompiler compiler = compiler_;
    return std::make_shared<const CompiledXGrammar>(
        compiler.CompileGrammar(grammar, std::string(kRootRule)));
  } catch (const std::bad_alloc&) {
    throw;  // ends at the thread's loop
  } catch (const std::exception& error) {
    return absl::InvalidArgumentError(
        absl::StrCat("the grammar library refuses it: ", WordsOf(error)));
  }

 private:
  const xgrammar::GrammarCompiler compiler_;
};

// The library takes no special tokens at all, and empty ones for such. So that a grammar can name
// them by id, they get bytes that no text has.
void NameTokensWithoutText(ConstraintVocabulary* vocabulary) {
  for (size_t id = 0; id < vocabulary->token_bytes.size(); ++id) {
    std::string& bytes = vocabulary->token_bytes[id];
    if (bytes.empty()) bytes = absl::StrCat("\xFF\xFE", id);
  }
}

}  // namespace

absl::Status HasGrammarLibrary() { return absl::OkStatus(); }

absl::StatusOr<std::unique_ptr<GrammarLibrary>> OpenGrammarLibrary(
    const ConstraintVocabulary& vocabulary) try {
  ConstraintVocabulary named = vocabulary;
  NameTokensWithoutText(&named);
  const int width = static_cast<int>(named.token_bytes.size());
  return std::make_unique<XGrammarLibrary>(xgrammar::TokenizerInfo(
      named.token_bytes, xgrammar::VocabType::RAW, width, std::move(named.end_token_ids)));
} catch (const std::exception& error) {
  return Failed(error);
}

}  // namespace longspan
