#include "kernels/backend.h"

#include "kernels/status_macros.h"

namespace longspan {

absl::Status Backend::Embed(const EmbedArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoEmbed(args);
}

absl::Status Backend::RmsNorm(const RmsNormArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoRmsNorm(args);
}

absl::Status Backend::Linear(const LinearArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoLinear(args);
}

absl::Status Backend::SiluMul(const SiluMulArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoSiluMul(args);
}

absl::Status Backend::GatherRows(const GatherRowsArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoGatherRows(args);
}

absl::Status Backend::RopeAppend(const RopeAppendArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoRopeAppend(args);
}

absl::Status Backend::UpdateSummaries(const UpdateSummariesArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoUpdateSummaries(args);
}

absl::Status Backend::NsaSelect(const NsaSelectArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoNsaSelect(args);
}

absl::Status Backend::NsaAttend(const NsaAttendArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoNsaAttend(args);
}

absl::Status Backend::DenseAttend(const DenseAttendArgs& args) {
  LONGSPAN_RETURN_IF_ERROR(Check(args));
  return DoDenseAttend(args);
}

}  // namespace longspan
