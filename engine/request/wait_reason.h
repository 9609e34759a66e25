// Why a request that the scheduler has seen still waits.
#pragma once

#include <cstdint>

namespace longspan {

enum class WaitReason : uint8_t {
  kPrompts,  // as many prompts are read side by side as may be
  kSlots,    // too few state slots are free for its sequences
  kPages,    // too few pages are free and not reserved
};
inline constexpr int kWaitReasons = 3;

}  // namespace longspan
