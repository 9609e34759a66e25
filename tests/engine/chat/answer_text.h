// Answers taken apart, and what they are made of as text that tests can compare.
#pragma once

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/chat/answer_parser.h"

namespace longspan {

// The parts in their order, joined by bars: "reasoning:Hm|content:Hi|call 0:f|arguments 0:{}".
// Parts that go on with the one before are one, however they came.
std::string ShowParts(const std::vector<AnswerPart>& parts);

// Of an answer that comes in these pieces.
std::string PartsOf(const AnswerFormat& format, const std::vector<absl::string_view>& pieces);

// Expects the parts of the whole answer, and the same however it is cut between characters: in two
// at every place, into single characters, and at random places.
void ExpectParts(const AnswerFormat& format, absl::string_view answer, absl::string_view parts);

}  // namespace longspan
