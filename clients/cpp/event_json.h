// Messages of the server as JSON, for programs that read along.
#pragma once

#include "google/protobuf/message.h"

namespace longspan {

// One line on standard output, at once; every field of one value is in it.
void PrintJson(const google::protobuf::Message& message);

}  // namespace longspan
