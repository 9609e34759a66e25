// The operations that treat every row, or every number, alone. Vectorised with Highway; a row's
// result depends on nothing beside it. Called by the engine's thread, but for what any thread may
// call.
#pragma once

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

// Any thread. `count` numbers of type bf16, f16 or f32 to fp32; no alignment needed.
void Widen(const void* from, DType dtype, int64_t count, float* to);
// Any thread. fp32 to bf16, to nearest even, NaN staying NaN; or a plain copy to f32.
void Round(const float* from, DType dtype, int64_t count, void* to);
// Any thread. Sum of exp(x - shift), in double, in a fixed order.
double SumOfExponentials(absl::Span<const float> x, float shift);
// Any thread. out [head_dim] = x / rms(x) * weight.
void RmsNormHead(const float* x, const float* weight, float epsilon, int64_t head_dim, float* out);

// Any thread. Writes row `token_id` [hidden] of a table.
using ReadTableRow = absl::FunctionRef<void(int32_t token_id, float* row)>;

// token_ids [T] are real ids: those that name a slot have been looked up. Of a stored table; of any
// other, `read` has its rows.
void Embed(const EmbedArgs& args, absl::Span<const int32_t> token_ids, ThreadPool& pool);
void Embed(const EmbedArgs& args, absl::Span<const int32_t> token_ids, ReadTableRow read,
           ThreadPool& pool);
void RmsNorm(const RmsNormArgs& args, ThreadPool& pool);
void Glu(const GluArgs& args, ThreadPool& pool);
void GateHeads(const GateHeadsArgs& args, ThreadPool& pool);
void GatherRows(const GatherRowsArgs& args, ThreadPool& pool);

}  // namespace longspan::cpu
