// Why the guard ends a connection; values of a label of metrics, so names stay.
#pragma once

#include <array>
#include <cstdint>

namespace longspan::http2 {

enum class CutReason : uint8_t {
  kPreface,        // it is no HTTP/2
  kMalformed,      // frames that may not be, or not there
  kFrameSize,      // longer than permitted, or than its type is
  kHeaderBlock,    // too long, or in too many pieces
  kStreams,        // too many open
  kResets,         // too many streams given up as soon as they were opened
  kPings,          //
  kSettings,       //
  kPriorities,     //
  kWindowUpdates,  // too many, or of nothing
  kSmallData,      // too many frames with hardly anything in them
  kOtherFrames,    // too many of types that say nothing, or at a wrong time
  kHandshake,      // TLS failed
  kSilence,        // neither handshake nor preface in time
  kStalled,        // it does not take what it is sent
  kLibrary,        // gRPC ended it for a fault
};
inline constexpr auto kAllCutReasons =
    std::array{CutReason::kPreface,       CutReason::kMalformed, CutReason::kFrameSize,
               CutReason::kHeaderBlock,   CutReason::kStreams,   CutReason::kResets,
               CutReason::kPings,         CutReason::kSettings,  CutReason::kPriorities,
               CutReason::kWindowUpdates, CutReason::kSmallData, CutReason::kOtherFrames,
               CutReason::kHandshake,     CutReason::kSilence,   CutReason::kStalled,
               CutReason::kLibrary};

// "resets"
const char* Name(CutReason reason);

}  // namespace longspan::http2
