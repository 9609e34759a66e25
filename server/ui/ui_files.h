// The files of the page, as they stand in this folder: compiled in, so that the daemon reads none.
#pragma once

#include <vector>

#include "absl/strings/string_view.h"

namespace longspan {

struct PageFile {
  absl::string_view name;  // "index.html"
  absl::string_view bytes;
};

// All of them; never changes. Any thread.
const std::vector<PageFile>& PageFiles();

}  // namespace longspan
