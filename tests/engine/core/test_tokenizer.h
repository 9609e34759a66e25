// A tokenizer of 256 byte tokens and no merges, for engine tests.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/text/tokenizer.h"

namespace longspan {

// Lives until the process ends.
const Tokenizer* TestTokenizer();
// One that has these special tokens too, from id 256 on.
std::unique_ptr<Tokenizer> MakeTestTokenizer(const std::vector<std::string>& special);

}  // namespace longspan
