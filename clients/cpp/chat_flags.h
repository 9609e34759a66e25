// The flags of `longspan chat`, and the requests that they make.
#pragma once

#include <optional>
#include <string>

#include "CLI/CLI.hpp"
#include "longspan/v1/inference.pb.h"

namespace longspan {

struct ChatFlags {
  std::optional<std::string> message;  // all that is said
  std::string system;
  bool json = false;

  void AddTo(CLI::App* app);
  v1::GenerateRequest Request(const v1::ChatMessages& chat) const;

 private:
  v1::GenerateRequest request_;  // filled by the flags, but for the conversation
};

}  // namespace longspan
