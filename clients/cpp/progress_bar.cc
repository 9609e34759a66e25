#include "clients/cpp/progress_bar.h"

#include <cstdio>
#include <string>

namespace longspan {
namespace {

constexpr int64_t kWidth = 30;

}  // namespace

void ProgressBar::Show(const v1::PrefillProgress& progress) {
  const int64_t done = progress.processed_tokens();
  const int64_t total = progress.total_tokens();
  if (!enabled_ || total <= 0 || done >= total) return Clear();
  const int64_t filled = kWidth * done / total;
  const std::string bar = std::string(filled, '#') + std::string(kWidth - filled, '.');
  const double seconds = static_cast<double>(progress.elapsed_ms()) / 1000.0;
  const auto computed = static_cast<double>(done - progress.cached_tokens());
  std::fprintf(stderr, "\rreading [%s] %lld of %lld tokens, %.0f tokens/s\x1b[K", bar.c_str(),
               static_cast<long long>(done), static_cast<long long>(total),
               seconds > 0 ? computed / seconds : 0.0);
  std::fflush(stderr);
  shown_ = true;
}

void ProgressBar::Clear() {
  if (!shown_) return;
  std::fputs("\r\x1b[K", stderr);
  std::fflush(stderr);
  shown_ = false;
}

}  // namespace longspan
