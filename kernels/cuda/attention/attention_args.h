// From the arguments of kernels/ops.h to what the attention kernels are launched with.
#pragma once

#include "kernels/cuda/attention/arguments/attention_step.h"
#include "kernels/cuda/attention/layer_step.h"
#include "kernels/cuda/attention/step_rows.h"
#include "kernels/cuda/ops/block_summary.h"
#include "kernels/ops.h"

namespace longspan::cuda {

DevicePages PagesOf(const KvLayerView& kv);
SparseSettings SettingsOf(const NsaParams& nsa);
LayerStep LayerOf(const StepRows& step, const TensorView& q, const void* q_bf16,
                  const KvLayerView& kv);
GateLogits GatesOf(const NsaAttendArgs& args);

// For the rows that `takes_part` names [rows, device].
SelectLaunch LaunchOf(const NsaSelectArgs& args, const StepRows& step, const uint8_t* takes_part,
                      const void* q_bf16);
AttendLaunch LaunchOf(const NsaAttendArgs& args, const StepRows& step, const uint8_t* takes_part,
                      const void* q_bf16);
DenseLaunch LaunchOf(const DenseAttendArgs& args, const StepRows& step, const uint8_t* takes_part,
                     const void* q_bf16);
BlockSummaryLaunch LaunchOf(const UpdateSummariesArgs& args, const StepRows& step,
                            const DeviceRope& rope);

}  // namespace longspan::cuda
