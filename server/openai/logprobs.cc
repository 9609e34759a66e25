#include "server/openai/logprobs.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"

namespace longspan {
namespace {

constexpr double kLeastLogprob = -9999.0;

int64_t CountCharacters(absl::string_view utf8) {
  return std::count_if(utf8.begin(), utf8.end(),
                       [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
}

size_t TopEntries(const PositionLogprobs& position, int64_t top) {
  return std::min(position.top.size(), static_cast<size_t>(std::max<int64_t>(top, 0)));
}

// JSON knows no infinity; the least is what a token of probability 0 gets.
double FiniteLogprob(float logprob) {
  return std::isfinite(logprob) ? std::max<double>(logprob, kLeastLogprob) : kLeastLogprob;
}

// As few digits as say it exactly; a point even where there is no fraction.
void AppendNumber(double value, std::string* out) {
  std::array<char, 32> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
  const absl::string_view digits(text.data(), static_cast<size_t>(end - text.data()));
  absl::StrAppend(out, digits, digits.find_first_of(".e") == digits.npos ? ".0" : "");
}

void AppendComma(std::string* out) {
  if (!out->empty()) out->push_back(',');
}

}  // namespace

void AppendLogprob(float logprob, std::string* out) { AppendNumber(FiniteLogprob(logprob), out); }

LogprobsBuilder::LogprobsBuilder(const Tokenizer* tokenizer, TokenWriter write_token, int64_t top,
                                 bool skip_special_tokens)
    : tokenizer_(tokenizer),
      write_token_(std::move(write_token)),
      top_(top),
      detokenizer_(tokenizer, skip_special_tokens, /*begins_text=*/false) {}

void LogprobsBuilder::AddPrompt(absl::Span<const int32_t> token_ids,
                                const std::vector<PositionLogprobs>& positions, const Echo& echo) {
  StreamingDetokenizer detokenizer(tokenizer_, echo.skips_special_tokens);
  const int64_t echo_characters = CountCharacters(echo.text);
  for (size_t i = 0; i < token_ids.size(); ++i) {
    const bool known = i > 0 && i <= positions.size();
    AddToken(token_ids[i], known ? &positions[i - 1] : nullptr,
             std::min(offset_characters_, echo_characters));
    if (i < echo.unwritten_tokens) continue;
    offset_characters_ += CountCharacters(detokenizer.Push(token_ids[i]));
  }
  offset_characters_ = echo_characters;
}

void LogprobsBuilder::Add(const std::vector<PositionLogprobs>& positions) {
  for (const PositionLogprobs& position : positions) {
    AddToken(position.chosen.token, &position, offset_characters_);
    offset_characters_ += CountCharacters(detokenizer_.Push(position.chosen.token));
  }
}

void LogprobsBuilder::AddToken(int32_t token, const PositionLogprobs* position, int64_t offset) {
  for (std::string* array : {&tokens_, &token_logprobs_, &top_logprobs_, &text_offsets_}) {
    AppendComma(array);
  }
  tokens_ += WriteJson(write_token_(token));
  absl::StrAppend(&text_offsets_, offset);
  if (position == nullptr) {
    token_logprobs_ += "null";
    top_logprobs_ += "null";
    return;
  }
  AppendLogprob(position->chosen.logprob, &token_logprobs_);
  top_logprobs_ += TopOf(*position);
}

// The chosen token is always in. Where two tokens are written alike the likelier one stays.
std::string LogprobsBuilder::TopOf(const PositionLogprobs& position) const {
  std::map<std::string, double> top;
  const auto add = [&](const TokenLogprob& entry) {
    const double logprob = FiniteLogprob(entry.logprob);
    const auto [member, is_new] = top.emplace(write_token_(entry.token), logprob);
    if (!is_new) member->second = std::max(member->second, logprob);
  };
  add(position.chosen);
  for (size_t i = 0; i < TopEntries(position, top_); ++i) add(position.top[i]);
  std::string members;
  for (const auto& [token, logprob] : top) {
    AppendComma(&members);
    absl::StrAppend(&members, WriteJson(token), ":");
    AppendNumber(logprob, &members);
  }
  return absl::StrCat("{", members, "}");
}

void LogprobsBuilder::TakeInto(std::string* out) {
  absl::StrAppend(out, "{\"text_offset\":[", text_offsets_, "],\"token_logprobs\":[",
                  token_logprobs_, "],\"tokens\":[", tokens_, "],\"top_logprobs\":[", top_logprobs_,
                  "]}");
  for (std::string* array : {&tokens_, &token_logprobs_, &top_logprobs_, &text_offsets_}) {
    *array = {};
  }
}

void AppendPromptLogprobs(const std::vector<PositionLogprobs>& positions, int64_t top,
                          const TokenWriter& write_token, std::string* out) {
  const auto add = [&](const TokenLogprob& entry) {
    absl::StrAppend(out, "\"", entry.token,
                    "\":{\"decoded_token\":", WriteJson(write_token(entry.token)), ",\"logprob\":");
    AppendLogprob(entry.logprob, out);
    absl::StrAppend(out, ",\"rank\":", entry.rank, "}");
  };
  *out += "[null";
  for (const PositionLogprobs& position : positions) {
    *out += ",{";
    add(position.chosen);
    for (size_t i = 0; i < TopEntries(position, top); ++i) {
      if (position.top[i].token == position.chosen.token) continue;
      *out += ',';
      add(position.top[i]);
    }
    *out += '}';
  }
  *out += ']';
}

}  // namespace longspan
