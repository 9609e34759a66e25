#include "engine/loader/nsa_config.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/config_fields.h"

namespace longspan {
namespace {

constexpr int64_t kMaxTokens = int64_t{1} << 30;

void ReadGeometry(ConfigFields& fields, NsaParams& nsa) {
  const auto integer = [&fields](absl::string_view key) {
    return static_cast<int>(fields.RequiredInteger(key, 0, kMaxTokens));
  };
  nsa.kernel_tokens = integer("kernel_size");
  nsa.stride_tokens = integer("kernel_stride");
  nsa.block_tokens = integer("block_size");
  nsa.selected_blocks = integer("topk");
  nsa.initial_blocks = integer("init_blocks");
  nsa.local_blocks = integer("local_blocks");
  nsa.window_tokens = integer("window_size");
  nsa.window_plus_one = fields.RequiredBool("window_plus_one");
  nsa.dense_below_tokens = fields.RequiredInteger("dense_below_tokens", 0, kMaxTokens);
}

void ReadKinds(ConfigFields& fields, NsaParams& nsa) {
  nsa.window = fields.RequiredChoice<NsaWindow>("window", {{"separate", NsaWindow::kSeparate},
                                                           {"merged", NsaWindow::kMerged},
                                                           {"none", NsaWindow::kNone}});
  nsa.compress =
      fields.RequiredChoice<NsaCompress>("compress", {{"linear", NsaCompress::kLinear},
                                                      {"weighted", NsaCompress::kWeighted},
                                                      {"mean", NsaCompress::kMean}});
  nsa.compress_values = fields.RequiredBool("compress_values");
  nsa.compress_keys = fields.RequiredChoice<NsaCompressKeys>(
      "compress_keys",
      {{"pre_rope", NsaCompressKeys::kPreRope}, {"post_rope", NsaCompressKeys::kPostRope}});
  nsa.gate = fields.RequiredChoice<NsaGate>(
      "gate", {{"head", NsaGate::kHead}, {"token", NsaGate::kToken}, {"none", NsaGate::kNone}});
  nsa.score_pool =
      fields.RequiredChoice<NsaScorePool>("score_pool", {{"overlap_sum", NsaScorePool::kOverlapSum},
                                                         {"max", NsaScorePool::kMax},
                                                         {"identity", NsaScorePool::kIdentity}});
  nsa.selection = fields.RequiredChoice<NsaSelection>(
      "selection", {{"exact", NsaSelection::kExact}, {"chunk_half", NsaSelection::kChunkHalf}});
}

void ReadBranches(ConfigFields& fields, NsaParams& nsa) {
  nsa.compressed_branch = nsa.selected_branch = nsa.window_branch = false;
  const Json* branches = fields.Value("branches");
  fields.CheckPresent("branches");
  if (branches == nullptr) return;
  bool is_understood = branches->is_array();
  for (size_t index = 0; is_understood && index < branches->size(); ++index) {
    const std::string* name = StringValue((*branches)[index]);
    bool* branch = name == nullptr  ? nullptr
                   : *name == "cmp" ? &nsa.compressed_branch
                   : *name == "slc" ? &nsa.selected_branch
                   : *name == "win" ? &nsa.window_branch
                                    : nullptr;
    is_understood = branch != nullptr && !*branch;
    if (is_understood) *branch = true;
  }
  if (!is_understood) {
    fields.Problem("branches", absl::StrCat("is ", Summarize(*branches),
                                            ", expected an array of cmp, slc, win, each once"));
  }
}

}  // namespace

NsaParams ReadNsaConfig(const Json& nsa_config, Findings* findings) {
  Findings own;
  NsaParams nsa;
  ConfigFields fields(nsa_config, "config.json: nsa_config", &own);
  ReadGeometry(fields, nsa);
  ReadKinds(fields, nsa);
  ReadBranches(fields, nsa);
  for (const std::string& key : fields.UnreadKeys()) fields.Problem(key, "is unknown");
  // The rules between fields mean something only once each field was read.
  if (!own.has_problems()) {
    const absl::Status valid = Validate(nsa);
    if (!valid.ok()) own.Problem(absl::StrCat(fields.path(), ": ", valid.message()));
  }
  for (const std::string& problem : own.problems()) findings->Problem(problem);
  return nsa;
}

}  // namespace longspan
