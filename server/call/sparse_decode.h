// Which requests have sparse decode, an approximation in which the tokens that a dense model
// generates attend to selected blocks alone. What the flags say, and what clients hear of it.
#pragma once

#include <cstdint>

#include "engine/model/sparse_decode.h"

namespace longspan {

enum class SparseDecodeMode : uint8_t {
  kOff,        // pages hold nothing for it, and a request that asks for it is refused
  kOnRequest,  // those that ask for it
  kOn,         // all but those that decline it
};

// As --sparse-decode has it.
inline const char* Name(SparseDecodeMode mode) {
  switch (mode) {
    case SparseDecodeMode::kOff:
      return "off";
    case SparseDecodeMode::kOnRequest:
      return "on-request";
    case SparseDecodeMode::kOn:
      return "on";
  }
  return "";
}

struct SparseDecodeOptions {
  SparseDecodeMode mode = SparseDecodeMode::kOff;
  SparseDecodeSettings settings;
};

}  // namespace longspan
