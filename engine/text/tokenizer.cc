#include "engine/text/tokenizer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/memory/memory.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/added_tokens.h"
#include "engine/text/bpe.h"
#include "engine/text/detokenizer.h"
#include "engine/text/normalizer.h"
#include "engine/text/pre_tokenizer.h"
#include "engine/text/token_decoder.h"
#include "engine/text/tokenizer_json.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr int kPiecesBetweenLooks = 256;  // at the cancellation flag

// Every piece passes through all of them, one call deeper each.
constexpr size_t kMaxPreTokenizerSteps = 16;

struct TokenTable {
  struct Entry : DecodedToken {
    bool special = false;
  };
  std::vector<Entry> entries;  // [vocabulary_tokens]
  absl::flat_hash_map<std::string, int32_t> id_of_content;

  Entry& At(int32_t id) {
    if (static_cast<size_t>(id) >= entries.size()) entries.resize(id + 1);
    return entries[id];
  }
};

// Builds the table of a file whose tokens were read, and reports contradictions in it.
class TokenTableBuilder {
 public:
  explicit TokenTableBuilder(std::vector<std::string>* problems) : problems_(*problems) {}

  TokenTable Build(const TokenizerSpec& spec) {
    absl::StatusOr<TokenDecoder> token_decoder = TokenDecoder::Create(spec.decoder);
    if (!token_decoder.ok()) {
      problems_.emplace_back(token_decoder.status().message());
      return {};
    }
    token_decoder_ = *std::move(token_decoder);
    for (const auto& [token, id] : spec.bpe.vocabulary) AddVocabularyToken(token, id);
    for (const AddedToken& token : spec.added_tokens) AddAddedToken(token);
    for (const auto* ids : {&spec.first_token_ids, &spec.last_token_ids}) {
      for (const int32_t id : *ids) {
        if (owner_.contains(id)) continue;
        Problem(absl::StrCat("the post_processor adds id ", id, ", which no token has"));
      }
    }
    return std::move(table_);
  }

 private:
  void Problem(absl::string_view what) { problems_.emplace_back(what); }

  void AddVocabularyToken(const std::string& token, int32_t id) {
    if (const auto [other, added] = owner_.emplace(id, token); !added) {
      return Problem(absl::StrCat("id ", id, " has two tokens, ", other->second, " and ", token));
    }
    table_.id_of_content.emplace(token, id);
    table_.At(id) = {token_decoder_->Decode(token)};
  }

  void AddAddedToken(const AddedToken& token) {
    if (!seen_.emplace(token.content).second) {
      return Problem(absl::StrCat("added token ", token.content, " is listed twice"));
    }
    const auto [other, new_id] = owner_.emplace(token.id, token.content);
    const auto [known, new_content] = table_.id_of_content.emplace(token.content, token.id);
    if (other->second != token.content || known->second != token.id) {
      return Problem(absl::StrCat("added token ", token.content, " has id ", token.id,
                                  ", but that id is ", other->second, " and the token has id ",
                                  known->second));
    }
    table_.At(token.id) = {token_decoder_->DecodeAdded(token.content), token.special};
  }

  std::vector<std::string>& problems_;
  std::optional<TokenDecoder> token_decoder_;
  TokenTable table_;
  absl::flat_hash_map<int32_t, absl::string_view> owner_;
  absl::flat_hash_set<absl::string_view> seen_;  // contents of added tokens
};

// The pre-tokenizer of `spec`, or none with what is wrong with its steps.
std::optional<PreTokenizer> ReadPreTokenizer(const TokenizerSpec& spec,
                                             std::vector<std::string>* problems) {
  if (spec.pre_tokenizer.steps.size() > kMaxPreTokenizerSteps) {
    problems->push_back(absl::StrCat(spec.pre_tokenizer.steps.size(),
                                     " pre_tokenizer steps are more than the ",
                                     kMaxPreTokenizerSteps, " served"));
    return std::nullopt;
  }
  absl::StatusOr<PreTokenizer> pre_tokenizer = PreTokenizer::Create(spec.pre_tokenizer.steps);
  if (pre_tokenizer.ok()) return *std::move(pre_tokenizer);
  problems->emplace_back(pre_tokenizer.status().message());
  return std::nullopt;
}

std::optional<int32_t> FindToken(const TokenizerSpec& spec, const std::string& content) {
  for (const AddedToken& token : spec.added_tokens) {
    if (token.content == content) return token.id;
  }
  for (const auto& [token, id] : spec.bpe.vocabulary) {
    if (token == content) return id;
  }
  return std::nullopt;
}

}  // namespace

struct Tokenizer::Impl {
  Impl(Normalizer text_normalizer, PreTokenizer splitter, Bpe merger)
      : normalizer(std::move(text_normalizer)),
        pre_tokenizer(std::move(splitter)),
        bpe(std::move(merger)) {}

  // Null, and lines in `problems`, which is empty before, where anything is wrong.
  static std::unique_ptr<Impl> Make(const TokenizerSpec& spec, std::vector<std::string>* problems);

  // One Encode: raw text to added tokens and gaps, gaps to normalized gaps, those to pieces.
  class Encoding;

  Normalizer normalizer;
  AddedTokenFinder raw_finder;         // what is looked for before normalization
  AddedTokenFinder normalized_finder;  // and after it
  AddedTokenFinder control_finder;     // all of them, as they are written
  PreTokenizer pre_tokenizer;
  Bpe bpe;
  std::vector<int32_t> first_token_ids;
  std::vector<int32_t> last_token_ids;
  std::vector<int32_t> end_token_ids;
  std::vector<TokenTable::Entry> tokens;  // [vocabulary_tokens]
  DecodingRules decoding_rules;
};

class Tokenizer::Impl::Encoding {
 public:
  Encoding(const Impl& impl, const EncodeOptions& options)
      : impl_(impl),
        options_(options),
        workspace_(/*keeps_control_apart=*/options.control_ranges != nullptr) {}

  absl::Status Add(absl::string_view text) {
    prompt_begin_ = text.data();
    if (options_.control_ranges == nullptr) {
      const auto everywhere = [](const AddedToken&, size_t, size_t) { return true; };
      return Find(impl_.raw_finder, text, everywhere, [this, everywhere](absl::string_view gap) {
        return AddNormalized(gap, everywhere);
      });
    }
    // Where a normalized text came from is not known. So control tokens are all found before.
    const auto is_text = [](const AddedToken& token, size_t, size_t) { return IsTextToken(token); };
    return Find(
        impl_.control_finder, text,
        [this](const AddedToken& token, size_t begin, size_t end) {
          return IsTextToken(token) || MayControl(begin, end);
        },
        [this, is_text](absl::string_view gap) { return AddNormalized(gap, is_text); });
  }

  std::vector<int32_t>& token_ids() { return token_ids_; }

 private:
  using Accept = AddedTokenFinder::Accept;

  absl::Status Find(const AddedTokenFinder& finder, absl::string_view text, Accept accept,
                    PieceSink take_gap) {
    return finder.Split(text, accept, [&](int32_t token_id, absl::string_view part) {
      if (token_id == AddedTokenFinder::kPlainText) return take_gap(part);
      token_ids_.push_back(token_id);
      return Look();
    });
  }

  bool MayControl(size_t begin, size_t end) const {
    const std::vector<TextRange>& ranges = *options_.control_ranges;
    const auto ends_before = [](const TextRange& range, size_t byte) { return range.end < byte; };
    const auto range = std::lower_bound(ranges.begin(), ranges.end(), end, ends_before);
    return range != ranges.end() && range->begin <= begin;
  }

  absl::Status AddNormalized(absl::string_view gap, Accept accept) {
    const bool begins_prompt = gap.data() == prompt_begin_;
    absl::StatusOr<std::string> normalized;
    if (!impl_.normalizer.changes_nothing()) {
      normalized = impl_.normalizer.Normalize(gap, Bpe::kMaxPieceBytes);
      if (!normalized.ok()) return normalized.status();
      gap = *normalized;
    }
    return Find(impl_.normalized_finder, gap, accept, [&](absl::string_view plain) {
      const bool is_first = begins_prompt && plain.data() == gap.data();
      return impl_.pre_tokenizer.Split(plain, is_first,
                                       [this](absl::string_view piece) { return AddPiece(piece); });
    });
  }

  absl::Status AddPiece(absl::string_view piece) {
    // A piece without spaces may be the whole text, and takes some forty bytes each of its own.
    const size_t most_token_bytes = std::max<size_t>(impl_.bpe.most_token_bytes(), 1);
    const auto least_tokens = static_cast<int64_t>(piece.size() / most_token_bytes);
    if (Tokens() + least_tokens > options_.max_tokens) return TooMany();
    if (!impl_.bpe.Encode(piece, options_.cancelled, &workspace_, &token_ids_)) return Cancelled();
    return Look();
  }

  int64_t Tokens() const { return static_cast<int64_t>(token_ids_.size()); }

  absl::Status Look() {
    if (Tokens() > options_.max_tokens) return TooMany();
    if (++steps_ % kPiecesBetweenLooks != 0 || options_.cancelled == nullptr) {
      return absl::OkStatus();
    }
    return options_.cancelled->load() ? Cancelled() : absl::OkStatus();
  }

  absl::Status TooMany() const {
    return absl::OutOfRangeError(
        absl::StrCat("the text has more than ", options_.max_tokens, " tokens"));
  }

  static absl::Status Cancelled() { return absl::CancelledError("tokenization was cancelled"); }

  const Impl& impl_;
  const EncodeOptions& options_;
  Bpe::Workspace workspace_;
  std::vector<int32_t> token_ids_;
  int64_t steps_ = 0;
  const char* prompt_begin_ = nullptr;
};

std::unique_ptr<Tokenizer::Impl> Tokenizer::Impl::Make(const TokenizerSpec& spec,
                                                       std::vector<std::string>* problems) {
  absl::StatusOr<Normalizer> normalizer = Normalizer::Create(spec.normalizer);
  if (!normalizer.ok()) problems->emplace_back(normalizer.status().message());
  std::optional<PreTokenizer> pre_tokenizer = ReadPreTokenizer(spec, problems);
  // What refers to tokens can be judged only where all of them were read.
  if (!spec.are_tokens_read) return nullptr;
  std::vector<int32_t> control_ids;
  for (const AddedToken& token : spec.added_tokens) {
    if (!IsTextToken(token)) control_ids.push_back(token.id);
  }
  absl::StatusOr<Bpe> bpe = Bpe::Create(spec.bpe, control_ids);
  if (!bpe.ok()) problems->emplace_back(bpe.status().message());
  TokenTable table = TokenTableBuilder(problems).Build(spec);
  if (!problems->empty()) return nullptr;

  auto impl =
      std::make_unique<Impl>(*std::move(normalizer), *std::move(pre_tokenizer), *std::move(bpe));
  for (const AddedToken& token : spec.added_tokens) {
    impl->control_finder.Add(token, token.content);
    if (token.normalized) {
      const auto pattern = impl->normalizer.Normalize(token.content, Bpe::kMaxPieceBytes);
      if (pattern.ok()) impl->normalized_finder.Add(token, *pattern);
    } else {
      impl->raw_finder.Add(token, token.content);
    }
  }
  impl->first_token_ids = spec.first_token_ids;
  impl->last_token_ids = spec.last_token_ids;
  impl->tokens = std::move(table.entries);
  impl->decoding_rules = {spec.decoder.is_byte_level, spec.decoder.first_token_drops_marks,
                          spec.decoder.stripped_at_start, spec.decoder.most_stripped_at_start};
  return impl;
}

Tokenizer::Tokenizer(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Tokenizer::~Tokenizer() = default;

absl::StatusOr<std::unique_ptr<Tokenizer>> Tokenizer::Load(
    absl::string_view tokenizer_json, absl::string_view tokenizer_config_json) {
  std::vector<std::string> problems;
  std::unique_ptr<Tokenizer> tokenizer = Read(tokenizer_json, tokenizer_config_json, {}, &problems);
  if (tokenizer != nullptr) return tokenizer;
  return absl::InvalidArgumentError(absl::StrJoin(problems, "; "));
}

std::unique_ptr<Tokenizer> Tokenizer::Read(absl::string_view tokenizer_json,
                                           absl::string_view tokenizer_config_json,
                                           const TokenizerNames& names,
                                           std::vector<std::string>* problems) {
  std::vector<std::string> of_tokenizer;
  std::vector<std::string> of_config;
  const TokenizerSpec spec = ReadTokenizerSpec(tokenizer_json, &of_tokenizer);
  const std::string end_token = ReadEndToken(tokenizer_config_json, &of_config);
  std::unique_ptr<Impl> impl = Impl::Make(spec, &of_tokenizer);
  const std::optional<int32_t> end_token_id = FindToken(spec, end_token);
  if (!end_token.empty() && !end_token_id && spec.are_tokens_read) {
    of_config.push_back(
        absl::StrCat("eos_token ", end_token, " is not a token of ", names.tokenizer));
  }
  for (const std::string& problem : of_tokenizer) {
    problems->push_back(absl::StrCat(names.tokenizer, ": ", problem));
  }
  for (const std::string& problem : of_config) {
    problems->push_back(absl::StrCat(names.config, ": ", problem));
  }
  if (!of_tokenizer.empty() || !of_config.empty()) return nullptr;
  if (end_token_id) impl->end_token_ids.push_back(*end_token_id);
  return absl::WrapUnique(new Tokenizer(std::move(impl)));
}

absl::StatusOr<std::vector<int32_t>> Tokenizer::Encode(absl::string_view text,
                                                       const EncodeOptions& options) const {
  // Form C at most triples the text (Unicode technical report 15, section 9); where other steps
  // make it longer, the normalizer counts.
  if (text.size() > Bpe::kMaxPieceBytes / 3) {
    return absl::InvalidArgumentError(absl::StrCat("the text has ", text.size(), " bytes; at most ",
                                                   Bpe::kMaxPieceBytes / 3, " can be tokenized"));
  }
  if (const size_t valid = ValidUtf8PrefixBytes(text); valid != text.size()) {
    return absl::InvalidArgumentError(absl::StrCat("the text is not UTF-8 at byte ", valid));
  }
  if (options.cancelled != nullptr && options.cancelled->load()) {
    return absl::CancelledError("tokenization was cancelled");
  }
  Impl::Encoding encoding(*impl_, options);
  std::vector<int32_t>& ids = encoding.token_ids();
  if (options.add_special_tokens) ids = impl_->first_token_ids;
  if (absl::Status status = encoding.Add(text); !status.ok()) return status;
  if (options.add_special_tokens) {
    ids.insert(ids.end(), impl_->last_token_ids.begin(), impl_->last_token_ids.end());
  }
  return std::move(ids);
}

std::string Tokenizer::Decode(absl::Span<const int32_t> token_ids, bool skip_special_tokens) const {
  StreamingDetokenizer detokenizer(this, skip_special_tokens);
  std::string text;
  for (const int32_t id : token_ids) text += detokenizer.Push(id);
  return text + detokenizer.Flush();
}

absl::string_view Tokenizer::TokenBytes(int32_t token_id) const {
  if (token_id < 0 || token_id >= vocabulary_tokens()) return {};
  return impl_->tokens[token_id].bytes;
}

bool Tokenizer::IsSpecial(int32_t token_id) const {
  return token_id >= 0 && token_id < vocabulary_tokens() && impl_->tokens[token_id].special;
}

bool Tokenizer::IsByte(int32_t token_id) const {
  return token_id >= 0 && token_id < vocabulary_tokens() && impl_->tokens[token_id].is_byte;
}

bool Tokenizer::HasLiteralSpace(int32_t token_id) const {
  return token_id >= 0 && token_id < vocabulary_tokens() &&
         impl_->tokens[token_id].has_literal_space;
}

const DecodingRules& Tokenizer::decoding_rules() const { return impl_->decoding_rules; }

int32_t Tokenizer::vocabulary_tokens() const { return static_cast<int32_t>(impl_->tokens.size()); }

bool Tokenizer::adds_first_token() const { return !impl_->first_token_ids.empty(); }

absl::Span<const int32_t> Tokenizer::end_token_ids() const { return impl_->end_token_ids; }

absl::Span<const int32_t> Tokenizer::first_token_ids() const { return impl_->first_token_ids; }

absl::Span<const int32_t> Tokenizer::last_token_ids() const { return impl_->last_token_ids; }

}  // namespace longspan
