// The tokenizer that a GGUF file holds, as the texts that describe one elsewhere.
#pragma once

#include <string>

#include "engine/json/json.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"

namespace longspan {

// Of `tokenizer.ggml.model` gpt2, byte-level BPE, whose pre-tokenizer (`tokenizer.ggml.pre`) is one
// of those that are served; others are refused by name. Empty where there was a problem.
TokenizerTexts ReadGgufTokenizer(const Json& metadata, const std::string& file_name,
                                 Findings* findings);

}  // namespace longspan
