#include "engine/request/sha256.h"

#include <openssl/evp.h>

#include "kernels/base/check.h"

namespace longspan {

Sha256::Sha256() : context_(EVP_MD_CTX_new(), &EVP_MD_CTX_free) {
  LONGSPAN_CHECK(context_ != nullptr);
  LONGSPAN_CHECK(EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) == 1);
}

void Sha256::AddBytes(const void* data, size_t bytes) {
  LONGSPAN_CHECK(EVP_DigestUpdate(context_.get(), data, bytes) == 1);
}

void Sha256::AddString(absl::string_view text) {
  const uint64_t bytes = text.size();
  AddBytes(&bytes, sizeof(bytes));
  AddBytes(text.data(), text.size());
}

Sha256::Digest Sha256::Finish() {
  Digest digest{};
  unsigned int bytes = 0;
  LONGSPAN_CHECK(EVP_DigestFinal_ex(context_.get(), digest.data(), &bytes) == 1);
  LONGSPAN_CHECK(bytes == digest.size());
  return digest;
}

}  // namespace longspan
