#include "server/base/request_id.h"

#include <algorithm>
#include <cstdint>
#include <random>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr size_t kMaxRequestIdBytes = 64;

bool IsAllowed(char c) {
  return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '_' || c == '-';
}

std::mt19937_64& Generator() {
  thread_local std::mt19937_64 generator = [] {
    std::random_device device;
    std::seed_seq seed{device(), device(), device(), device(), device(), device()};
    return std::mt19937_64(seed);
  }();
  return generator;
}

}  // namespace

bool IsRequestId(absl::string_view text) {
  return !text.empty() && text.size() <= kMaxRequestIdBytes &&
         std::all_of(text.begin(), text.end(), IsAllowed);
}

std::string MakeRequestId() {
  const uint64_t high = Generator()();
  const uint64_t low = Generator()();
  return absl::StrCat(absl::Hex(high, absl::kZeroPad16), absl::Hex(low, absl::kZeroPad16));
}

}  // namespace longspan
