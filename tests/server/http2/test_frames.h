// Frames as bytes, for tests of who reads them.
#pragma once

#include <cstdint>
#include <string>

#include "server/http2/frame.h"

namespace longspan::http2 {

// `number` in so many bytes, most significant first.
std::string BigEndian(uint64_t number, int bytes);
// The length is that of the payload, unless another is given.
std::string Frame(uint8_t type, uint8_t flags, uint32_t stream, const std::string& payload = "");
std::string FrameOfLength(uint32_t payload_bytes, uint8_t type, uint8_t flags, uint32_t stream);

// The preface and a client's first settings.
std::string Beginning();
// The fields of a call of a method that exists, each a literal that no table keeps (RFC 7541).
std::string CallBlock();
std::string Open(uint32_t stream);       // HEADERS, and the request goes on
std::string WholeCall(uint32_t stream);  // HEADERS and an empty message
std::string Reset(uint32_t stream);      // RST_STREAM (CANCEL)
std::string Settings(uint16_t name, uint32_t value);
std::string WindowUpdate(uint32_t stream, uint32_t increment);
std::string Ping(bool ack = false);

}  // namespace longspan::http2
