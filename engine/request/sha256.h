// SHA-256, for names that must be the same only where what they name is. Any thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "absl/strings/string_view.h"

struct evp_md_ctx_st;

namespace longspan {

class Sha256 {
 public:
  using Digest = std::array<uint8_t, 32>;

  Sha256();
  void AddBytes(const void* data, size_t bytes);
  // With its length, so that no two sequences of strings are alike.
  void AddString(absl::string_view text);
  // Once, at the end.
  Digest Finish();

 private:
  std::unique_ptr<evp_md_ctx_st, void (*)(evp_md_ctx_st*)> context_;
};

}  // namespace longspan
