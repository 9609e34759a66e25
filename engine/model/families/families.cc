#include "engine/model/families/families.h"

namespace longspan {

absl::Span<const ModelFamily* const> AllFamilies() {
  static constexpr const ModelFamily* kFamilies[] = {&kLlama,   &kQwen2,    &kSparseLlama,
                                                     &kMiniCpm, &kLlamaNsa, &kNsa};
  return kFamilies;
}

}  // namespace longspan
