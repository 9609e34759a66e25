#include "engine/text/token_decoder.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"
#include "engine/text/byte_level.h"

namespace longspan {
namespace {

constexpr size_t kMaxTokenBytes = size_t{1} << 20;

// <0x0A> is the byte 10.
std::optional<char> WrittenByte(absl::string_view token) {
  if (token.size() != 6 || !absl::ConsumePrefix(&token, "<0x") || token[2] != '>') {
    return std::nullopt;
  }
  uint32_t byte = 0;
  if (!absl::SimpleHexAtoi(token.substr(0, 2), &byte)) return std::nullopt;
  return static_cast<char>(byte);
}

}  // namespace

absl::StatusOr<TokenDecoder> TokenDecoder::Create(const DecoderSpec& spec) {
  const std::vector<NormalizerStep> steps(spec.replacements.begin(), spec.replacements.end());
  absl::StatusOr<Normalizer> replacements = Normalizer::Create(steps);
  if (!replacements.ok()) return replacements.status();
  TokenDecoder decoder;
  decoder.spec_ = spec;
  decoder.replacements_ = *std::move(replacements);
  return decoder;
}

DecodedToken TokenDecoder::Decode(const std::string& token) const {
  if (!spec_.is_byte_level) return DecodeAdded(token);
  return {ByteLevelDecode(token).value_or(token)};
}

DecodedToken TokenDecoder::DecodeAdded(const std::string& token) const {
  DecodedToken decoded;
  decoded.bytes = replacements_.Normalize(token, kMaxTokenBytes).value_or(token);
  decoded.has_literal_space = absl::StrContains(decoded.bytes, ' ');
  if (!spec_.space_mark.empty()) {
    decoded.bytes = absl::StrReplaceAll(decoded.bytes, {{spec_.space_mark, " "}});
  }
  const auto byte = spec_.is_byte_fallback ? WrittenByte(decoded.bytes) : std::nullopt;
  if (byte.has_value()) decoded.bytes = std::string(1, *byte);
  decoded.is_byte = byte.has_value();
  return decoded;
}

}  // namespace longspan
