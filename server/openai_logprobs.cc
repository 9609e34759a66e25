#include "server/openai_logprobs.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr double kLeastLogprob = -9999.0;

int64_t CountCharacters(absl::string_view utf8) {
  return std::count_if(utf8.begin(), utf8.end(),
                       [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
}

// A first token that the tokenizer added and the client did not write.
bool IsUnwritten(const Tokenizer& tokenizer, int32_t token, absl::string_view echo) {
  return tokenizer.IsSpecial(token) && !absl::StartsWith(echo, tokenizer.TokenBytes(token));
}

size_t TopEntries(const PositionLogprobs& position, int64_t top) {
  return std::min(position.top.size(), static_cast<size_t>(std::max<int64_t>(top, 0)));
}

}  // namespace

double FiniteLogprob(float logprob) {
  return std::isfinite(logprob) ? std::max<double>(logprob, kLeastLogprob) : kLeastLogprob;
}

LogprobsBuilder::LogprobsBuilder(const Tokenizer* tokenizer, TokenWriter write_token, int64_t top,
                                 bool skip_special_tokens)
    : tokenizer_(tokenizer),
      write_token_(std::move(write_token)),
      top_(top),
      detokenizer_(tokenizer, skip_special_tokens) {}

void LogprobsBuilder::AddPrompt(absl::Span<const int32_t> token_ids,
                                const std::vector<PositionLogprobs>& positions,
                                absl::string_view echo) {
  StreamingDetokenizer detokenizer(tokenizer_, /*skip_special_tokens=*/false);
  const int64_t echo_characters = CountCharacters(echo);
  for (size_t i = 0; i < token_ids.size(); ++i) {
    const bool known = i > 0 && i <= positions.size();
    AddToken(token_ids[i],
             known ? Json(FiniteLogprob(positions[i - 1].chosen.logprob)) : Json(nullptr),
             known ? TopOf(positions[i - 1]) : Json(nullptr),
             std::min(offset_characters_, echo_characters));
    if (i == 0 && IsUnwritten(*tokenizer_, token_ids[i], echo)) continue;
    offset_characters_ += CountCharacters(detokenizer.Push(token_ids[i]));
  }
  offset_characters_ = echo_characters;
}

void LogprobsBuilder::Add(const std::vector<PositionLogprobs>& positions) {
  for (const PositionLogprobs& position : positions) {
    AddToken(position.chosen.token, FiniteLogprob(position.chosen.logprob), TopOf(position),
             offset_characters_);
    offset_characters_ += CountCharacters(detokenizer_.Push(position.chosen.token));
  }
}

void LogprobsBuilder::AddToken(int32_t token, Json logprob, Json top, int64_t offset) {
  tokens_.push_back(write_token_(token));
  token_logprobs_.push_back(std::move(logprob));
  top_logprobs_.push_back(std::move(top));
  text_offsets_.push_back(offset);
}

// The chosen token is always in. Where two tokens are written alike the likelier one stays.
Json LogprobsBuilder::TopOf(const PositionLogprobs& position) const {
  Json top = Json::object();
  const auto add = [&](const TokenLogprob& entry) {
    const double logprob = FiniteLogprob(entry.logprob);
    const auto [member, is_new] =
        top.get_ref<Json::object_t&>().emplace(write_token_(entry.token), logprob);
    if (!is_new && member->second.get<double>() < logprob) member->second = logprob;
  };
  add(position.chosen);
  for (size_t i = 0; i < TopEntries(position, top_); ++i) add(position.top[i]);
  return top;
}

Json LogprobsBuilder::Take() {
  return {{"tokens", std::exchange(tokens_, Json::array())},
          {"token_logprobs", std::exchange(token_logprobs_, Json::array())},
          {"top_logprobs", std::exchange(top_logprobs_, Json::array())},
          {"text_offset", std::exchange(text_offsets_, Json::array())}};
}

Json PromptLogprobsJson(const std::vector<PositionLogprobs>& positions, int64_t top,
                        const TokenWriter& write_token) {
  Json list = Json::array();
  list.push_back(nullptr);
  for (const PositionLogprobs& position : positions) {
    Json entries = Json::object();
    const auto add = [&](const TokenLogprob& entry) {
      entries[absl::StrCat(entry.token)] = {{"logprob", FiniteLogprob(entry.logprob)},
                                            {"rank", entry.rank},
                                            {"decoded_token", write_token(entry.token)}};
    };
    add(position.chosen);
    for (size_t i = 0; i < TopEntries(position, top); ++i) add(position.top[i]);
    list.push_back(std::move(entries));
  }
  return list;
}

}  // namespace longspan
