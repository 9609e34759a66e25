#include "engine/text/jinja/position.h"

#include "absl/strings/cord.h"
#include "absl/strings/str_cat.h"

namespace longspan {

absl::Status LocatedStatus(const absl::Status& status, absl::string_view name, SourcePosition at) {
  absl::Status located(status.code(),
                       absl::StrCat(name, ":", at.line, ":", at.column, ": ", status.message()));
  status.ForEachPayload([&](absl::string_view type, const absl::Cord& payload) {
    located.SetPayload(type, payload);
  });
  return located;
}

}  // namespace longspan
