#include "clients/command_line/version.h"

namespace longspan {

const char* Version() { return LONGSPAN_VERSION; }
const char* Commit() { return LONGSPAN_COMMIT; }

}  // namespace longspan
