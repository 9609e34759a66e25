// Frames of HTTP/2 (RFC 9113, 4 and 6), as far as the guard reads and writes them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

namespace longspan::http2 {

// What a client says first (RFC 9113, 3.4).
inline constexpr absl::string_view kPreface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
inline constexpr size_t kHeadBytes = 9;
// What a payload may have until SETTINGS say otherwise, and the most that they can say.
inline constexpr uint32_t kLeastMaxFrameBytes = 16 * 1024;
inline constexpr uint32_t kMostMaxFrameBytes = (1U << 24) - 1;

// Of any other value: a frame that its receiver ignores.
enum FrameType : uint8_t {
  kData = 0,
  kHeaders = 1,
  kPriority = 2,
  kRstStream = 3,
  kSettings = 4,
  kPushPromise = 5,
  kPing = 6,
  kGoAway = 7,
  kWindowUpdate = 8,
  kContinuation = 9,
};

inline constexpr uint8_t kEndStream = 0x1;   // DATA, HEADERS
inline constexpr uint8_t kAck = 0x1;         // SETTINGS, PING
inline constexpr uint8_t kEndHeaders = 0x4;  // HEADERS, CONTINUATION

inline constexpr uint16_t kSettingMaxFrameSize = 0x5;

enum class ErrorCode : uint32_t {
  kNoError = 0x0,
  kProtocolError = 0x1,
  kFrameSizeError = 0x6,
  kEnhanceYourCalm = 0xb,
};

struct FrameHead {
  uint32_t payload_bytes = 0;
  uint8_t type = 0;
  uint8_t flags = 0;
  uint32_t stream = 0;  // 0: the connection

  bool has(uint8_t flag) const { return (flags & flag) != 0; }
};

// Of 2 or 4 bytes, most significant first.
uint16_t ReadBig16(const char* bytes);
uint32_t ReadBig32(const char* bytes);

FrameHead ReadHead(const char* bytes);  // of kHeadBytes
// A whole GOAWAY frame. Of streams above `last_stream` the client may take it that nobody saw them.
std::string GoAway(uint32_t last_stream, ErrorCode code, absl::string_view why);

}  // namespace longspan::http2
