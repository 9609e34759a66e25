// Answers of a model that knows nothing: each line of the input is a constraint as JSON, {"kind":
// "schema", "regex" or "grammar", "text": …}, and each of the output an answer to it, {"line": …,
// "vocabulary": …, "answer": …, "is_complete": …}. Tokens are drawn evenly from the mask, with some
// favour for what closes, so that answers end; whatever is drawn, an end must stay in reach.
//
//   constraint_walk WALKS TOKENS <constraints.jsonl
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/constraint/constraint_state.h"
#include "engine/json/json.h"
#include "tests/engine/constraint/test_vocabularies.h"

namespace longspan {
namespace {

[[noreturn]] void Fail(const std::string& what) {
  std::fprintf(stderr, "%s\n", what.c_str());
  std::exit(1);
}

Constraint ReadConstraint(const Json& line) {
  const std::string kind = line.at("kind"), text = line.at("text");
  if (kind == "schema") return {JsonSchemaConstraint{text}, {}};
  if (kind == "regex") return {RegexConstraint{text}, {}};
  return {GrammarConstraint{text}, {}};
}

class Walker {
 public:
  Walker(std::string name, ConstraintVocabulary vocabulary)
      : name_(std::move(name)), vocabulary_(std::move(vocabulary)) {
    auto compiler = ConstraintCompiler::Make(vocabulary_);
    if (!compiler.ok()) Fail(compiler.status().ToString());
    compiler_ = *std::move(compiler);
  }

  void Walk(int line, const Constraint& constraint, int walks, int most_tokens) {
    const auto compiled = compiler_->Compile(constraint);
    if (!compiled.ok()) Fail("line " + std::to_string(line) + ": " + compiled.status().ToString());
    for (int walk = 0; walk < walks; ++walk) {
      std::mt19937 random(line * 1000 + walk);
      ConstraintState state(*compiled);
      const std::string answer = Answer(state, most_tokens, random);
      Json reported = {{"line", line}, {"vocabulary", name_}, {"is_complete", state.has_ended()}};
      reported["answer"] = answer;
      // What was cut may end within a character.
      std::cout << WriteJson(reported) << "\n";
    }
  }

 private:
  std::string Answer(ConstraintState& state, int most_tokens, std::mt19937& random) {
    std::string answer;
    std::vector<uint32_t> bits((vocabulary_.token_bytes.size() + 31) / 32);
    for (int i = 0; i < most_tokens; ++i) {
      const absl::Status filled = state.FillMask(absl::MakeSpan(bits));
      if (!filled.ok()) Fail(filled.ToString());
      const int32_t token = Draw(bits, i, random);
      if (token < 0) Fail("no token goes on after " + answer);
      const absl::Status accepted = state.Accept(token);
      if (!accepted.ok()) Fail("masked in, yet: " + accepted.ToString() + " after " + answer);
      if (state.has_ended()) break;
      answer += vocabulary_.token_bytes[token];
    }
    return answer;
  }

  // The longer the answer, the more what closes is preferred.
  int32_t Draw(const std::vector<uint32_t>& bits, int drawn, std::mt19937& random) const {
    std::vector<int32_t> allowed, closing;
    for (int32_t token = 0; token < static_cast<int32_t>(vocabulary_.token_bytes.size()); ++token) {
      if ((bits[token / 32] >> (token % 32) & 1) == 0) continue;
      allowed.push_back(token);
      const std::string& bytes = vocabulary_.token_bytes[token];
      const bool is_end = token == vocabulary_.end_token_ids[0];
      if (is_end ||
          (bytes.size() <= 2 && std::string("\"}]),").find(bytes[0]) != std::string::npos)) {
        closing.push_back(token);
      }
    }
    if (allowed.empty()) return -1;
    const bool closes = !closing.empty() && static_cast<int>(random() % 100) < 20 + drawn;
    const std::vector<int32_t>& from = closes ? closing : allowed;
    return from[random() % from.size()];
  }

  const std::string name_;
  const ConstraintVocabulary vocabulary_;
  std::unique_ptr<ConstraintCompiler> compiler_;
};

void Run(int walks, int most_tokens) {
  Walker walkers[] = {{"bytes", ByteVocabulary()}, {"demo", DemoVocabulary()}};
  std::string text;
  for (int line = 0; std::getline(std::cin, text); ++line) {
    const auto json = ParseJson(text);
    if (!json.ok()) Fail(json.status().ToString());
    for (Walker& walker : walkers) walker.Walk(line, ReadConstraint(*json), walks, most_tokens);
  }
}

}  // namespace
}  // namespace longspan

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  longspan::Run(std::atoi(argv[1]), std::atoi(argv[2]));
  return 0;
}
