// Numbers of e4m3 (kernels/e4m3.h) as bf16. Any thread.
#pragma once

#include <cstdint>

namespace longspan::cpu {

// What widen.h does in fp32, in bf16, which loses nothing, by the bytes of scales; of finite rows
// alone.
void ExpandE4m3(const uint8_t* in, uint8_t scale, int64_t count, uint16_t* out);
void ExpandE4m3Columns(const uint8_t* in, const uint8_t* scales, int64_t rows, uint16_t* out);

}  // namespace longspan::cpu
