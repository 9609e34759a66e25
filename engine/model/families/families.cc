#include "engine/model/families/families.h"

namespace longspan {

absl::Span<const ModelFamily* const> AllFamilies() {
  static constexpr const ModelFamily* kFamilies[] = {
      &kLlama, &kFsaLlama, &kGemma3Text, &kLlamaNsa, &kMiniCpm,     &kMistral,
      &kNsa,   &kQwen2,    &kQwen3,      &kSmolLm3,  &kSparseLlama, &kToyNsaLlama};
  return kFamilies;
}

}  // namespace longspan
