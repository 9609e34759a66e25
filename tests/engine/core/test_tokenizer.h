// A tokenizer of 256 byte tokens and no merges, for engine tests.
#pragma once

#include "engine/text/tokenizer.h"

namespace longspan {

// Lives until the process ends.
const Tokenizer* TestTokenizer();

}  // namespace longspan
