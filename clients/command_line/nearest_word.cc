#include "clients/command_line/nearest_word.h"

#include <algorithm>
#include <cstddef>

namespace longspan {
namespace {

size_t Distance(const std::string& from, const std::string& to) {
  // [from + 1][to + 1] of their beginnings
  std::vector<std::vector<size_t>> edits(from.size() + 1, std::vector<size_t>(to.size() + 1));
  for (size_t i = 0; i <= from.size(); ++i) {
    for (size_t j = 0; j <= to.size(); ++j) {
      if (i == 0 || j == 0) {
        edits[i][j] = i + j;
        continue;
      }
      const size_t differs = from[i - 1] == to[j - 1] ? 0 : 1;
      edits[i][j] = std::min({edits[i - 1][j] + 1, edits[i][j - 1] + 1,  //
                              edits[i - 1][j - 1] + differs});
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1]) {
        edits[i][j] = std::min(edits[i][j], edits[i - 2][j - 2] + 1);
      }
    }
  }
  return edits[from.size()][to.size()];
}

bool BeginsWith(const std::string& word, const std::string& beginning) {
  return beginning.size() >= 2 && word.compare(0, beginning.size(), beginning) == 0;
}

}  // namespace

std::string NearestWord(const std::string& written, const std::vector<std::string>& words) {
  constexpr size_t kLongestWord = 64;  // no word of ours is longer, and time is quadratic
  if (written.size() > kLongestWord) return "";
  std::string nearest;
  size_t least = 0;
  for (const std::string& word : words) {
    const size_t distance = BeginsWith(word, written) ? 1 : Distance(written, word);
    const bool is_near = 3 * distance <= std::max(written.size(), word.size());
    if (!is_near || (!nearest.empty() && distance >= least)) continue;
    nearest = word;
    least = distance;
  }
  return nearest;
}

}  // namespace longspan
