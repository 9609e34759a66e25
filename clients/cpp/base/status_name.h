// gRPC's names of its status codes: "RESOURCE_EXHAUSTED".
#pragma once

#include "grpcpp/support/status.h"

namespace longspan {

const char* StatusName(grpc::StatusCode code);

}  // namespace longspan
