// gRPC's C library allocates by functions of its own, gpr_malloc and its kin, and aborts where they
// find no memory. The daemon defines them itself, and the dynamic linker takes its definitions for
// the library's: what fails is tried again with the reserve (memory_reserve.h), and where that does
// not help, the process ends with 70 and a line that says so.
#pragma once

namespace longspan {

// Whether the library allocates here. To be called, so that the definitions are linked.
bool GrpcAllocatesHere();

}  // namespace longspan
