// The flags of `longspan complete`, and the request that they make. The server judges values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "clients/cpp/input_text.h"
#include "longspan/v1/inference.pb.h"

namespace longspan {

struct CompleteFlags {
  InputText prompt;
  bool no_stream = false;
  bool json = false;
  bool stats = false;
  std::optional<int64_t> timeout_us;

  void AddTo(CLI::App* app);
  v1::GenerateRequest Request(std::string prompt_text) const;

 private:
  void AddOutputTo(CLI::App* app);

  v1::GenerateRequest request_;  // filled by the flags, but for the prompt
};

}  // namespace longspan
