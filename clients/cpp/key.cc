// longspan key: makes an API key, and the line of the server's --api-keys-file that lets it in.
#include <openssl/evp.h>
#include <openssl/rand.h>

#include <array>
#include <iostream>
#include <memory>

#include "clients/cpp/base/command.h"

namespace longspan {
namespace {

using Bytes = std::array<unsigned char, 32>;

std::string Hex(const Bytes& bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string hex;
  for (const unsigned char byte : bytes) hex += {kDigits[byte >> 4], kDigits[byte & 15]};
  return hex;
}

// The line goes to standard output, for the file; the key, which nobody can find out again, to
// standard error.
int Run(const std::string& tenant) {
  Bytes secret = {};
  Bytes hash = {};
  if (RAND_bytes(secret.data(), static_cast<int>(secret.size())) != 1) {
    std::cerr << "longspan: no random numbers are to be had\n";
    return kExitFailure;
  }
  const std::string key = "ls-" + Hex(secret);
  if (EVP_Digest(key.data(), key.size(), hash.data(), nullptr, EVP_sha256(), nullptr) != 1) {
    std::cerr << "longspan: SHA-256 is not to be had\n";
    return kExitFailure;
  }
  std::cout << tenant << ":" << Hex(hash) << std::endl;
  std::cerr << key << std::endl;
  return kExitOk;
}

std::string TenantFault(const std::string& tenant) {
  constexpr char kAllowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-";
  const bool good = !tenant.empty() && tenant.size() <= 64 &&
                    tenant.find_first_not_of(kAllowed) == std::string::npos;
  return good ? "" : "must be 1 to 64 characters of A-Z, a-z, 0-9, '.', '_', '-'";
}

}  // namespace

Command KeyCommand(CLI::App* parent) {
  CLI::App* app = parent->add_subcommand(
      "key",
      "Make an API key: the line for the server's --api-keys-file on standard output, the key on "
      "standard error");
  auto tenant = std::make_shared<std::string>();
  app->add_option("--tenant", *tenant, "who calls with it")->required()->check(TenantFault);
  return {app, [tenant] { return Run(*tenant); }};
}

}  // namespace longspan
