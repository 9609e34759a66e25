// The zeros of AWQ and GPTQ: words along the outputs, a row for each group.
#pragma once

#include <cstdint>

#include "engine/loader/base/stored_tensor.h"
#include "engine/loader/quantised/code_words.h"

namespace longspan {

// Which code of a word is that of the word's output `column`.
using PlaceInWord = int (*)(int column);

struct WordZeros {
  StoredTensor words;  // I32 [groups, outputs / codes of a word]
  int bits = 0;
  int added = 0;  // to what is stored, within the range
  PlaceInWord place = nullptr;

  uint8_t Of(int64_t output, int64_t group) const {
    const int of_word = CodesOfWord(bits);
    const uint32_t word = WordAt(words.data, group * words.entry.shape[1] + output / of_word);
    const int stored = CodeOf(word, bits, place(static_cast<int>(output % of_word)));
    return static_cast<uint8_t>((stored + added) & ((1 << bits) - 1));
  }
};

}  // namespace longspan
