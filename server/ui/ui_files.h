// The files of the UI, as they stand in this folder: compiled in, so that the daemon reads none.
#pragma once

#include <vector>

#include "absl/strings/string_view.h"

namespace longspan {

struct UiFile {
  absl::string_view name;  // "index.html"
  absl::string_view bytes;
};

// All of them; never changes. Any thread.
const std::vector<UiFile>& UiFiles();

}  // namespace longspan
