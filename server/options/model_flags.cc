#include "server/options/model_flags.h"

#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/json/json.h"
#include "engine/loader/rope_override.h"
#include "kernels/base/status_macros.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

Flag ServedModelNameFlag() {
  return {"served-model-name", "NAMES",
          "names of the model for clients, apart by commas; answers give the first [the "
          "directory's or file's]",
          [](const std::string& text, Options* options) {
            const std::vector<std::string> names = absl::StrSplit(text, ',');
            if (absl::c_linear_search(names, "")) return MustBe("some text, or several by commas");
            options->served_model_names = names;
            return absl::OkStatus();
          },
          [](const Options& options) { return absl::StrJoin(options.served_model_names, ","); }};
}

Flag ConfigOverrideFlag() {
  return {"config-override", "JSON",
          "an object that is merged into config.json (RFC 7386: null removes a key) [none]",
          [](const std::string& text, Options* options) {
            const absl::StatusOr<Json> json = ParseJson(text);
            if (!json.ok() || !json->is_object()) return MustBe("a JSON object");
            options->config_override = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.config_override; }};
}

Flag RopeScalingFlag() {
  return {"rope-scaling", "SCALING",
          "linear:FACTOR, yarn:FACTOR[:ORIGINAL] or llama3:FACTOR[:ORIGINAL] in place of the "
          "checkpoint's, or as a JSON object; the context becomes FACTOR times the ORIGINAL "
          "tokens. Short prompts are computed by it, too [the checkpoint's]",
          [](const std::string& text, Options* options) {
            LONGSPAN_RETURN_IF_ERROR(ParseRopeScaling(text).status());
            options->rope_scaling = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.rope_scaling; }};
}

}  // namespace

std::vector<Flag> ModelFlags() {
  return {
      TextFlag("model", "PATH",
               "directory of the checkpoint, or its .gguf file, or the first of several [required]",
               LONGSPAN_FIELD(model_path)),
      ServedModelNameFlag(),
      OnOffFlag("strict-config",
                "whether keys of config.json and tensors that are not known end the start; off: "
                "they are warnings, unless they would change what is computed",
                LONGSPAN_FIELD(strict_config)),
      ConfigOverrideFlag(),
      RopeScalingFlag(),
  };
}

}  // namespace longspan
