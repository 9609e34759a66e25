// `nsa_config` of config.json: every key is required, unknown ones are refused.
#pragma once

#include "engine/json/json.h"
#include "engine/loader/base/findings.h"
#include "kernels/nsa_params.h"

namespace longspan {

NsaParams ReadNsaConfig(const Json& nsa_config, Findings* findings);

}  // namespace longspan
