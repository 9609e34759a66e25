#include "server/openai/block_map.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "kernels/kv_layout.h"

namespace longspan {

void AppendBlockMap(const BlockMap& map, std::string* out) {
  absl::StrAppend(out, "{\"answer_tokens\":", map.answer_tokens, ",\"layer_groups\":[");
  const auto append_group = [](std::string* to, const BlockMap::LayerGroup& group) {
    absl::StrAppend(to, "{\"first_layer\":", group.first_layer,
                    ",\"last_layer\":", group.last_layer, ",\"selected_pages\":[",
                    absl::StrJoin(group.selected_pages, ","), "]}");
  };
  absl::StrAppend(out, absl::StrJoin(map.layer_groups, ",", append_group),
                  "],\"page_tokens\":", kPageTokens,
                  ",\"prompt_pages\":", PagesForTokens(map.prompt_tokens), "}");
}

}  // namespace longspan
