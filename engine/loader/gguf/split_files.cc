#include "engine/loader/gguf/split_files.h"

#include <algorithm>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"

namespace longspan {
namespace {

constexpr absl::string_view kExtension = ".gguf";
// "-00001-of-00003"
constexpr size_t kPartBytes = 15;
constexpr size_t kDigits = 5;

struct PartOfSplit {
  int number;  // from 1
  int parts;
  std::string stem;  // the path before "-00001-of-00003.gguf"
};

std::optional<int> FiveDigits(absl::string_view text) {
  const absl::string_view digits = text.substr(0, kDigits);
  int number = 0;
  const bool are_digits = std::all_of(digits.begin(), digits.end(), absl::ascii_isdigit);
  if (!are_digits || !absl::SimpleAtoi(digits, &number)) return std::nullopt;
  return number;
}

// Empty where the name is not that of a part.
std::optional<PartOfSplit> ReadPartName(absl::string_view path) {
  if (path.size() < kPartBytes + kExtension.size()) return std::nullopt;
  const absl::string_view stem = path.substr(0, path.size() - kPartBytes - kExtension.size());
  const absl::string_view part = path.substr(stem.size(), kPartBytes);
  if (part[0] != '-' || part.substr(1 + kDigits, 4) != "-of-") return std::nullopt;
  const std::optional<int> number = FiveDigits(part.substr(1));
  const std::optional<int> parts = FiveDigits(part.substr(1 + kDigits + 4));
  if (!number || !parts) return std::nullopt;
  return PartOfSplit{*number, *parts, std::string(stem)};
}

std::string PartPath(const std::string& stem, int number, int parts) {
  return absl::StrFormat("%s-%05d-of-%05d.gguf", stem, number, parts);
}

}  // namespace

absl::StatusOr<std::vector<std::string>> GgufFilePaths(const std::string& path) {
  const std::optional<PartOfSplit> part = ReadPartName(path);
  if (!part) return std::vector<std::string>{path};
  if (part->number != 1) {
    return absl::InvalidArgumentError(absl::StrCat(
        "part ", part->number,
        " of a split file, expected the first: ", PartPath(part->stem, 1, part->parts)));
  }
  if (part->parts < 1) return absl::InvalidArgumentError("the first part of 0");
  std::vector<std::string> paths;
  for (int number = 1; number <= part->parts; ++number) {
    paths.push_back(PartPath(part->stem, number, part->parts));
  }
  return paths;
}

bool IsGgufPath(const std::string& path) { return absl::EndsWith(path, kExtension); }

}  // namespace longspan
