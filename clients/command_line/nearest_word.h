// The word that somebody meant who wrote another.
#pragma once

#include <string>
#include <vector>

namespace longspan {

// Of `words` the one that takes the fewest insertions, deletions, substitutions and exchanges of
// neighbours to get from `written` (optimal string alignment; Boytsov, "Indexing methods for
// approximate dictionary searching", 2011), or that begins with it. Empty where none is so near
// that it may have been meant: a third of the letters may differ.
std::string NearestWord(const std::string& written, const std::vector<std::string>& words);

}  // namespace longspan
