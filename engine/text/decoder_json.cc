#include "engine/text/decoder_json.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr char kServedDecoders[] =
    "ByteLevel, Metaspace, or a Sequence of Replace or Metaspace, then ByteFallback, Fuse, Strip";
constexpr int kMostStripped = 64;

// What is done to each token comes before bytes are joined, and that before the text is stripped.
enum class DecoderStage { kTokens, kBytesJoined, kFused, kStripped };

class DecoderReader : ComponentReader {
 public:
  using ComponentReader::ComponentReader;

  DecoderSpec Read(const Json& part) {
    if (part.is_null()) {
      NotServed("no decoder", kServedDecoders);
    } else if (TypeOf(part) == "ByteLevel") {
      spec_.is_byte_level = true;
    } else {
      ReadPart(part);
    }
    return std::move(spec_);
  }

 private:
  void ReadPart(const Json& part) {
    const std::string type = TypeOf(part);
    if (type == "Sequence") {
      for (const Json& inner : Elements(part, "decoders", "decoder Sequence")) ReadPart(inner);
    } else if (type == "Replace") {
      if (Enter(DecoderStage::kTokens, type)) ReadReplacement(part);
    } else if (type == "Metaspace") {
      if (Enter(DecoderStage::kTokens, type)) ReadMetaspace(part);
    } else if (type == "ByteFallback") {
      if (Enter(DecoderStage::kBytesJoined, type)) spec_.is_byte_fallback = true;
    } else if (type == "Fuse") {
      Enter(DecoderStage::kFused, type);
    } else if (type == "Strip") {
      ReadStrip(part);
    } else {
      NotServed(absl::StrCat("decoder ", type), kServedDecoders);
    }
  }

  bool Enter(DecoderStage stage, const std::string& type) {
    const bool is_in_order = stage >= stage_;
    if (!is_in_order) NotServed(absl::StrCat("decoder ", type, " at its place"), kServedDecoders);
    stage_ = stage;
    return is_in_order;
  }

  void ReadReplacement(const Json& part) {
    if (!spec_.space_mark.empty()) NotServed("decoder Replace after Metaspace", kServedDecoders);
    if (std::optional<ReplaceSpec> replace = ReadReplace(part, "decoder")) {
      spec_.replacements.push_back(*std::move(replace));
    }
  }

  void ReadMetaspace(const Json& part) {
    const MetaspaceSpec metaspace = ReadMetaspaceSpec(part, "decoder");
    spec_.space_mark = metaspace.mark;
    spec_.first_token_drops_marks = metaspace.prepend != PrependScheme::kNever;
  }

  void ReadStrip(const Json& part) {
    if (stage_ != DecoderStage::kFused || spec_.first_token_drops_marks) {
      return NotServed("decoder Strip that does not follow Fuse", kServedDecoders);
    }
    stage_ = DecoderStage::kStripped;
    const Json& start = Field(part, "start");
    const Json& stop = Field(part, "stop");
    spec_.stripped_at_start = StringField(part, "content");
    if (!start.is_number_integer() || start < 0 || start > kMostStripped || stop != 0 ||
        spec_.stripped_at_start.empty()) {
      return NotServed("decoder Strip but for a character, a start of 0 to 64 and a stop of 0");
    }
    spec_.most_stripped_at_start = start.get<int>();
  }

  DecoderSpec spec_;
  DecoderStage stage_ = DecoderStage::kTokens;
};

}  // namespace

DecoderSpec ReadDecoderSpec(const Json& decoder, std::vector<std::string>* problems) {
  return DecoderReader(problems).Read(decoder);
}

}  // namespace longspan
