// The older form of a byte-level tokenizer: vocab.json and merges.txt, with the rest in
// tokenizer_config.json.
#pragma once

#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/loader/base/findings.h"

namespace longspan {

struct VocabularyFiles {
  Json vocabulary;        // the object of vocab.json
  std::string merges;     // of merges.txt: a pair a line, best first
  Json tokenizer_config;  // the object of tokenizer_config.json
};

// What tokenizer.json would say. What text is cut by follows from tokenizer_class, where that is
// one of those that are known; others are refused by name. Empty, and problems, where something is
// wrong.
std::optional<std::string> TokenizerJsonOf(const VocabularyFiles& files, Findings* findings);

}  // namespace longspan
