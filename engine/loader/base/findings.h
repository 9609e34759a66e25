// What is wrong with a checkpoint, and what is merely worth a line in the log. Reading goes on
// after a problem, so that one run reports all of them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace longspan {

class Findings {
 public:
  void Problem(std::string line) { problems_.push_back(std::move(line)); }
  void Warning(std::string line) { warnings_.push_back(std::move(line)); }

  bool has_problems() const { return !problems_.empty(); }
  const std::vector<std::string>& problems() const { return problems_; }
  const std::vector<std::string>& warnings() const { return warnings_; }

  // InvalidArgument: `subject`, then a line for each problem. OK where there is none.
  absl::Status ToStatus(absl::string_view subject) const;

 private:
  std::vector<std::string> problems_;
  std::vector<std::string> warnings_;
};

}  // namespace longspan
