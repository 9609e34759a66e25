#include "server/identity/api_keys.h"

#include <openssl/crypto.h>

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/request/status_details.h"
#include "kernels/base/status_macros.h"
#include "server/base/request_id.h"
#include "server/identity/secret_file.h"

namespace longspan {
namespace {

// Each is compared with every key that is presented.
constexpr size_t kMaxKeys = 4096;
constexpr absl::string_view kScheme = "bearer ";

Sha256::Digest Sha256Of(absl::string_view text) {
  Sha256 hash;
  hash.AddBytes(text.data(), text.size());
  return hash.Finish();
}

absl::StatusOr<ApiKey> ParseLine(absl::string_view line) {
  const size_t colon = line.find(':');
  if (colon == absl::string_view::npos) return absl::InvalidArgumentError("is not tenant:hash");
  ApiKey key;
  key.tenant = std::string(line.substr(0, colon));
  const absl::string_view hash = line.substr(colon + 1);
  if (!IsRequestId(key.tenant)) {
    return absl::InvalidArgumentError(
        "has no tenant of 1 to 64 characters of A-Z, a-z, 0-9, '.', '_', '-'");
  }
  // The line is not repeated: a key may stand there in place of its hash.
  if (hash.size() != 2 * key.sha256.size() || !std::all_of(hash.begin(), hash.end(), [](char c) {
        return absl::ascii_isxdigit(static_cast<unsigned char>(c));
      })) {
    return absl::InvalidArgumentError("has no SHA-256 of 64 hexadecimal digits after its tenant");
  }
  const std::string bytes = absl::HexStringToBytes(hash);
  std::copy(bytes.begin(), bytes.end(), key.sha256.begin());
  return key;
}

absl::Status InvalidKey(absl::string_view message) {
  return WithCode(absl::UnauthenticatedError(message), "invalid_api_key");
}

}  // namespace

absl::StatusOr<std::vector<ApiKey>> ParseApiKeys(absl::string_view text) {
  std::vector<ApiKey> keys;
  int line_number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++line_number;
    line = absl::StripAsciiWhitespace(line);
    if (line.empty() || line.front() == '#') continue;
    absl::StatusOr<ApiKey> key = ParseLine(line);
    if (!key.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("line ", line_number, " ", key.status().message()));
    }
    const bool known = std::any_of(keys.begin(), keys.end(), [&key](const ApiKey& other) {
      return other.sha256 == key->sha256;
    });
    if (known) {
      return absl::InvalidArgumentError(
          absl::StrCat("line ", line_number, " has the hash of an earlier line"));
    }
    keys.push_back(*std::move(key));
    if (keys.size() > kMaxKeys) {
      return absl::InvalidArgumentError(absl::StrCat("it has more than ", kMaxKeys, " keys"));
    }
  }
  if (keys.empty()) return absl::InvalidArgumentError("it has no key");
  return keys;
}

absl::Status ApiKeys::Load(const std::string& path) {
  LONGSPAN_ASSIGN_OR_RETURN(const std::string text, ReadSecretFile(path));
  absl::StatusOr<std::vector<ApiKey>> keys = ParseApiKeys(text);
  if (!keys.ok()) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": ", keys.status().message()));
  }
  auto table = std::make_shared<const std::vector<ApiKey>>(*std::move(keys));
  MutexLock lock(&mutex_);
  keys_ = std::move(table);
  return absl::OkStatus();
}

absl::StatusOr<std::string> ApiKeys::TenantOf(const std::string* authorization) const {
  if (authorization == nullptr) {
    return InvalidKey("An API key is needed: Authorization: Bearer KEY.");
  }
  if (!absl::StartsWithIgnoreCase(*authorization, kScheme)) {
    return InvalidKey("The Authorization must be Bearer KEY.");
  }
  Table keys;
  {
    MutexLock lock(&mutex_);
    keys = keys_;
  }
  const Sha256::Digest presented = Sha256Of(
      absl::StripAsciiWhitespace(absl::string_view(*authorization).substr(kScheme.size())));
  const ApiKey* found = nullptr;
  // To the end in any case.
  for (const ApiKey& key : *keys) {
    if (CRYPTO_memcmp(key.sha256.data(), presented.data(), presented.size()) == 0) found = &key;
  }
  if (found == nullptr) return InvalidKey("The API key is not valid.");
  return found->tenant;
}

}  // namespace longspan
