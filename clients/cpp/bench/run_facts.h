// What a report is a report of, beside the plan.
#pragma once

#include <string>

#include "longspan/v1/inference.pb.h"

namespace longspan {

struct RunFacts {
  std::string command_line;
  std::string server_address;
  std::string began_at;  // UTC, ISO 8601
  v1::GetModelInfoResponse model;
  v1::GetServerInfoResponse server;
  bool interrupted = false;
};

}  // namespace longspan
