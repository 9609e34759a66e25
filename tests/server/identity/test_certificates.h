// Certificates for tests of TLS: an authority, and what it vouches for.
#pragma once

#include <memory>
#include <string>

#include "absl/time/time.h"

struct x509_st;
struct evp_pkey_st;

namespace longspan {

class TestAuthority {
 public:
  explicit TestAuthority(const std::string& name = "Test Authority");

  struct Pair {
    std::string certificate_pem;
    std::string key_pem;
  };
  // For localhost and 127.0.0.1; `name` tells it from others.
  Pair Issue(const std::string& name, absl::Duration lifetime = absl::Hours(24)) const;
  const std::string& certificate_pem() const { return certificate_pem_; }

 private:
  std::shared_ptr<evp_pkey_st> key_;
  std::shared_ptr<x509_st> certificate_;
  std::string certificate_pem_;
};

}  // namespace longspan
