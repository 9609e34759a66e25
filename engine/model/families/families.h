// The families that are served, one a file of this folder.
#pragma once

#include "absl/types/span.h"
#include "engine/model/family.h"

namespace longspan {

extern const ModelFamily kFsaLlama;
extern const ModelFamily kGemma3Text;
extern const ModelFamily kLlama;
extern const ModelFamily kLlamaNsa;
extern const ModelFamily kMiniCpm;
extern const ModelFamily kMistral;
extern const ModelFamily kNsa;
extern const ModelFamily kQwen2;
extern const ModelFamily kQwen3;
extern const ModelFamily kSmolLm3;
extern const ModelFamily kSparseLlama;
extern const ModelFamily kToyNsaLlama;

// All of them.
absl::Span<const ModelFamily* const> AllFamilies();

}  // namespace longspan
