// The ResponseWriter that a connection gives out. Internal to the transport.
#pragma once

#include <cstdint>
#include <memory>

#include "server/http/message.h"

namespace longspan {

class HttpConnection;

std::shared_ptr<ResponseWriter> MakeWriter(std::shared_ptr<HttpConnection> connection,
                                           uint64_t exchange);

}  // namespace longspan
