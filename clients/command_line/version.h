// What was built.
#pragma once

namespace longspan {

const char* Version();  // "0.1.0"
const char* Commit();   // of the source tree at configuration; "unknown" outside of a checkout

}  // namespace longspan
