#include "server/http2/cut_reason.h"

namespace longspan::http2 {

const char* Name(CutReason reason) {
  switch (reason) {
    case CutReason::kPreface:
      return "preface";
    case CutReason::kMalformed:
      return "malformed";
    case CutReason::kFrameSize:
      return "frame_size";
    case CutReason::kHeaderBlock:
      return "header_block";
    case CutReason::kStreams:
      return "streams";
    case CutReason::kResets:
      return "resets";
    case CutReason::kPings:
      return "pings";
    case CutReason::kSettings:
      return "settings";
    case CutReason::kPriorities:
      return "priorities";
    case CutReason::kWindowUpdates:
      return "window_updates";
    case CutReason::kSmallData:
      return "small_data";
    case CutReason::kOtherFrames:
      return "other_frames";
    case CutReason::kHandshake:
      return "handshake";
    case CutReason::kSilence:
      return "silence";
    case CutReason::kStalled:
      return "stalled";
    case CutReason::kLibrary:
      return "library";
  }
  return "";
}

}  // namespace longspan::http2
