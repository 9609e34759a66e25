// One line on a terminal's standard error that fills while a long prompt is read.
#pragma once

#include <cstdint>

#include "longspan/v1/inference.pb.h"

namespace longspan {

class ProgressBar {
 public:
  // Shows nothing unless `enabled`.
  explicit ProgressBar(bool enabled) : enabled_(enabled) {}
  ~ProgressBar() { Clear(); }

  void Show(const v1::PrefillProgress& progress);
  void Clear();

 private:
  const bool enabled_;
  bool shown_ = false;
};

}  // namespace longspan
