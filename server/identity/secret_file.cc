#include "server/identity/secret_file.h"

#include <filesystem>
#include <fstream>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr size_t kMaxFileBytes = size_t{1} << 20;

}  // namespace

absl::StatusOr<std::string> ReadSecretFile(const std::string& path) {
  std::error_code error;
  // Opening a pipe would wait for whoever writes into it.
  if (!std::filesystem::is_regular_file(path, error)) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": ", error ? error.message() : "is no regular file"));
  }
  std::ifstream file(path, std::ios::binary);
  std::string text(kMaxFileBytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (file.bad() || !file.is_open() || (file.fail() && !file.eof())) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": cannot be read"));
  }
  text.resize(static_cast<size_t>(file.gcount()));
  if (text.size() > kMaxFileBytes) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": has more than ", kMaxFileBytes, " bytes"));
  }
  return text;
}

}  // namespace longspan
