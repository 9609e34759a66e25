#include "engine/model/families/families.h"

namespace longspan {

absl::Span<const ModelFamily* const> AllFamilies() {
  static constexpr const ModelFamily* kFamilies[] = {&kLlama,   &kQwen2,      &kQwen3,   &kMistral,
                                                     &kSmolLm3, &kGemma3Text, &kMiniCpm, &kLlamaNsa,
                                                     &kNsa,     &kSparseLlama};
  return kFamilies;
}

}  // namespace longspan
