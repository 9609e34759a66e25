#include "engine/text/tokenizer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/text/added_tokens.h"
#include "engine/text/bpe.h"
#include "engine/text/byte_level.h"
#include "engine/text/nfc.h"
#include "engine/text/pre_tokenizer.h"
#include "engine/text/tokenizer_json.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr int kPiecesBetweenLooks = 256;  // at the cancellation flag

// Every piece passes through all of them, one call deeper each.
constexpr size_t kMaxSplitPatterns = 16;

struct TokenTable {
  struct Entry {
    std::string bytes;
    bool special = false;
  };
  std::vector<Entry> entries;  // [vocabulary_tokens]
  absl::flat_hash_map<std::string, int32_t> id_of_content;

  Entry& At(int32_t id) {
    if (static_cast<size_t>(id) >= entries.size()) entries.resize(id + 1);
    return entries[id];
  }
};

absl::Status AddVocabulary(const BpeSpec& spec, TokenTable* table,
                           absl::flat_hash_map<int32_t, absl::string_view>* owner) {
  for (const auto& [token, id] : spec.vocabulary) {
    if (const auto [other, added] = owner->emplace(id, token); !added) {
      return absl::InvalidArgumentError(absl::StrCat("tokenizer.json: id ", id, " has two tokens, ",
                                                     other->second, " and ", token));
    }
    table->id_of_content.emplace(token, id);
    table->At(id).bytes = ByteLevelDecode(token).value_or(token);
  }
  return absl::OkStatus();
}

absl::Status AddAddedTokens(const std::vector<AddedToken>& tokens, TokenTable* table,
                            absl::flat_hash_map<int32_t, absl::string_view>* owner) {
  absl::flat_hash_map<absl::string_view, int32_t> seen;
  for (const AddedToken& token : tokens) {
    if (!seen.emplace(token.content, token.id).second) {
      return absl::InvalidArgumentError(
          absl::StrCat("tokenizer.json: added token ", token.content, " is listed twice"));
    }
    const auto [other, new_id] = owner->emplace(token.id, token.content);
    const auto [known, new_content] = table->id_of_content.emplace(token.content, token.id);
    if (other->second != token.content || known->second != token.id) {
      return absl::InvalidArgumentError(absl::StrCat(
          "tokenizer.json: added token ", token.content, " has id ", token.id, ", but that id is ",
          other->second, " and the token has id ", known->second));
    }
    TokenTable::Entry& entry = table->At(token.id);
    entry.bytes = token.content;
    entry.special = token.special;
  }
  return absl::OkStatus();
}

absl::StatusOr<TokenTable> BuildTokenTable(const TokenizerSpec& spec) {
  TokenTable table;
  absl::flat_hash_map<int32_t, absl::string_view> owner;
  if (absl::Status status = AddVocabulary(spec.bpe, &table, &owner); !status.ok()) return status;
  if (absl::Status status = AddAddedTokens(spec.added_tokens, &table, &owner); !status.ok()) {
    return status;
  }
  for (const auto* ids : {&spec.first_token_ids, &spec.last_token_ids}) {
    for (const int32_t id : *ids) {
      if (!owner.contains(id)) {
        return absl::InvalidArgumentError(absl::StrCat(
            "tokenizer.json: the post_processor adds id ", id, ", which no token has"));
      }
    }
  }
  return table;
}

}  // namespace

struct Tokenizer::Impl {
  Impl(PreTokenizer splitter, Bpe merger)
      : pre_tokenizer(std::move(splitter)), bpe(std::move(merger)) {}

  // One Encode: raw text to added tokens and gaps, gaps to normalized gaps, those to pieces.
  class Encoding;

  bool normalize_nfc = false;
  AddedTokenFinder raw_finder;         // what is looked for before normalization
  AddedTokenFinder normalized_finder;  // and after it
  PreTokenizer pre_tokenizer;
  Bpe bpe;
  std::vector<int32_t> first_token_ids;
  std::vector<int32_t> last_token_ids;
  std::vector<int32_t> end_token_ids;
  std::vector<TokenTable::Entry> tokens;  // [vocabulary_tokens]
};

class Tokenizer::Impl::Encoding {
 public:
  Encoding(const Impl& impl, const EncodeOptions& options) : impl_(impl), options_(options) {}

  absl::Status Add(absl::string_view text) {
    return Find(impl_.raw_finder, text,
                [this](absl::string_view gap) { return AddNormalized(gap); });
  }

  std::vector<int32_t>& token_ids() { return token_ids_; }

 private:
  absl::Status Find(const AddedTokenFinder& finder, absl::string_view text, PieceSink take_gap) {
    if (!options_.parse_special_tokens) return take_gap(text);
    return finder.Split(text, [&](int32_t token_id, absl::string_view part) {
      if (token_id == AddedTokenFinder::kPlainText) return take_gap(part);
      token_ids_.push_back(token_id);
      return Look();
    });
  }

  absl::Status AddNormalized(absl::string_view gap) {
    std::string normalized;
    if (impl_.normalize_nfc) {
      normalized = NormalizeNfc(gap);
      gap = normalized;
    }
    return Find(impl_.normalized_finder, gap, [this](absl::string_view plain) {
      return impl_.pre_tokenizer.Split(plain,
                                       [this](absl::string_view piece) { return AddPiece(piece); });
    });
  }

  absl::Status AddPiece(absl::string_view piece) {
    if (!impl_.bpe.Encode(piece, options_.cancelled, &workspace_, &token_ids_)) return Cancelled();
    return Look();
  }

  absl::Status Look() {
    if (++steps_ % kPiecesBetweenLooks != 0 || options_.cancelled == nullptr) {
      return absl::OkStatus();
    }
    return options_.cancelled->load() ? Cancelled() : absl::OkStatus();
  }

  static absl::Status Cancelled() { return absl::CancelledError("tokenization was cancelled"); }

  const Impl& impl_;
  const EncodeOptions& options_;
  Bpe::Workspace workspace_;
  std::vector<int32_t> token_ids_;
  int64_t steps_ = 0;
};

Tokenizer::Tokenizer(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Tokenizer::~Tokenizer() = default;

absl::StatusOr<std::unique_ptr<Tokenizer>> Tokenizer::Load(
    absl::string_view tokenizer_json, absl::string_view tokenizer_config_json) {
  absl::StatusOr<TokenizerSpec> spec = ReadTokenizerSpec(tokenizer_json, tokenizer_config_json);
  if (!spec.ok()) return spec.status();
  if (spec->split_patterns.size() > kMaxSplitPatterns) {
    return absl::InvalidArgumentError(absl::StrCat("tokenizer.json: ", spec->split_patterns.size(),
                                                   " split patterns are more than the ",
                                                   kMaxSplitPatterns, " served"));
  }
  absl::StatusOr<PreTokenizer> pre_tokenizer = PreTokenizer::Create(spec->split_patterns);
  if (!pre_tokenizer.ok()) return pre_tokenizer.status();
  absl::StatusOr<Bpe> bpe = Bpe::Create(spec->bpe);
  if (!bpe.ok()) return bpe.status();
  absl::StatusOr<TokenTable> table = BuildTokenTable(*spec);
  if (!table.ok()) return table.status();

  auto impl = std::make_unique<Impl>(*std::move(pre_tokenizer), *std::move(bpe));
  impl->normalize_nfc = spec->normalize_nfc;
  for (const AddedToken& token : spec->added_tokens) {
    if (token.normalized) {
      impl->normalized_finder.Add(
          token, spec->normalize_nfc ? NormalizeNfc(token.content) : token.content);
    } else {
      impl->raw_finder.Add(token, token.content);
    }
  }
  if (!spec->end_token.empty()) {
    const auto found = table->id_of_content.find(spec->end_token);
    if (found == table->id_of_content.end()) {
      return absl::InvalidArgumentError(absl::StrCat("tokenizer_config.json: eos_token ",
                                                     spec->end_token,
                                                     " is not a token of tokenizer.json"));
    }
    impl->end_token_ids.push_back(found->second);
  }
  impl->first_token_ids = std::move(spec->first_token_ids);
  impl->last_token_ids = std::move(spec->last_token_ids);
  impl->tokens = std::move(table->entries);
  return std::unique_ptr<Tokenizer>(new Tokenizer(std::move(impl)));
}

absl::StatusOr<std::vector<int32_t>> Tokenizer::Encode(absl::string_view text,
                                                       const EncodeOptions& options) const {
  // Normalization at most triples the text (Unicode technical report 15, section 9).
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
  std::string bytes;
  for (const int32_t id : token_ids) {
    if (skip_special_tokens && IsSpecial(id)) continue;
    const absl::string_view token = TokenBytes(id);
    bytes.append(token.data(), token.size());
  }
  return ReplaceInvalidUtf8(bytes);
}

absl::string_view Tokenizer::TokenBytes(int32_t token_id) const {
  if (token_id < 0 || token_id >= vocabulary_tokens()) return {};
  return impl_->tokens[token_id].bytes;
}

bool Tokenizer::IsSpecial(int32_t token_id) const {
  return token_id >= 0 && token_id < vocabulary_tokens() && impl_->tokens[token_id].special;
}

int32_t Tokenizer::vocabulary_tokens() const { return static_cast<int32_t>(impl_->tokens.size()); }

bool Tokenizer::adds_first_token() const { return !impl_->first_token_ids.empty(); }

absl::Span<const int32_t> Tokenizer::end_token_ids() const { return impl_->end_token_ids; }

}  // namespace longspan
