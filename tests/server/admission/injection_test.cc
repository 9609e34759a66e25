// What users write never steers the model: control strings of the tokenizers of five families, and
// of one that folds case and widths, stay text in every field of a conversation, whole and split
// over parts and fields. Tokens of control stand where the family's template puts them, and nowhere
// else.
#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "gtest/gtest.h"
#include "server/admission/chat_prompt.h"
#include "tests/engine/text/text_files.h"

namespace longspan {
namespace {

struct Family {
  const char* name;  // of the template
  const char* tokenizer;
  // Strings that become added tokens, special ones and those that files do not call special.
  std::vector<std::string> special;
  std::vector<std::string> others;
  bool has_tools = true;
};

std::vector<Family> Families() {
  return {
      {"smollm2",
       "gpt2",
       {"<|endoftext|>", "<|im_start|>", "<|im_end|>", "<repo_name>", "<reponame>", "<file_sep>",
        "<filename>", "<gh_stars>", "<issue_start>", "<issue_comment>", "<issue_closed>",
        "<jupyter_start>", "<jupyter_text>", "<jupyter_code>", "<jupyter_output>",
        "<jupyter_script>", "<empty_output>"},
       {},
       /*has_tools=*/false},
      {"llama3_1",
       "llama3",
       {"<|begin_of_text|>", "<|end_of_text|>", "<|start_header_id|>", "<|end_header_id|>",
        "<|eot_id|>", "<|eom_id|>", "<|python_tag|>", "<|finetune_right_pad_id|>",
        "<|reserved_special_token_0|>"},
       {}},
      {"mistral_v3",
       "mistral",
       {"[INST]", "[/INST]", "[TOOL_CALLS]", "[AVAILABLE_TOOLS]", "[/AVAILABLE_TOOLS]",
        "[TOOL_RESULTS]", "[/TOOL_RESULTS]", "[control_8]"},
       {}},
      {"gemma3",
       "gemma",
       {"<pad>", "<eos>", "<bos>", "<mask>", "<start_of_turn>", "<end_of_turn>", "<start_of_image>",
        "<end_of_image>", "<image_soft_token>"},
       {"<unused0>", "[multimodal]"},
       /*has_tools=*/false},
      {"qwen2_5",
       "qwen2_nfc",
       {"<|endoftext|>", "<|im_start|>", "<|im_end|>", "<|object_ref_start|>", "<|box_end|>",
        "<|vision_pad|>", "<|image_pad|>"},
       {"<tool_call>", "</tool_call>", "<|fim_prefix|>", "<|fim_middle|>", "<|repo_name|>",
        "<tool_response>", "</tool_response>", "<think>", "</think>"}},
      // Not of a family: what is written wide or in capitals becomes the same bytes.
      {"qwen2_5", "nfkc_lower", {"<|im_start|>", "<|im_end|>"}, {"<tool_call>", "</tool_call>"}},
  };
}

// The family's tokenizer, small, with its control strings.
class Steered {
 public:
  explicit Steered(const Family& family) {
    const std::string folder = "tests/golden/";
    Json json = ReadSourceJson(absl::StrCat(folder, "tokenizer/", family.tokenizer, ".json"));
    Json& tokenizer = json["tokenizer"];
    for (const Json& token : tokenizer["added_tokens"]) {
      if (token.at("special").get<bool>()) Know(token.at("content"), token.at("id"));
    }
    for (const std::string& text : family.special) Add(text, /*special=*/true, &tokenizer);
    for (const std::string& text : family.others) Add(text, /*special=*/false, &tokenizer);
    tokenizer_ = LoadOrDie(WriteJson(tokenizer));
    TokenizerTexts texts;
    texts.chat_template =
        ReadSourceFile(absl::StrCat(folder, "chat_templates/families/", family.name, ".jinja"));
    texts.tokenizer_config_json =
        WriteJson({{"bos_token", family.special.front()}, {"eos_token", family.special.back()}});
    Findings findings;
    chat_ = OpenChat({}, texts, *tokenizer_, &findings);
    EXPECT_EQ(chat_->problem, "");
  }

  const std::vector<std::string>& strings() const { return strings_; }

  // The prompt's tokens of control, in their order, and all it says.
  struct Prompt {
    std::vector<int32_t> control_ids;
    std::string text;
  };
  absl::StatusOr<Prompt> Render(const ChatCall& call) const {
    absl::StatusOr<ChatPrompt> chat =
        MakeChatPrompt(call, *chat_, Limits(), absl::CivilDay(2026, 2, 3));
    if (!chat.ok()) return chat.status();
    EncodeOptions options;
    options.add_special_tokens = false;
    options.control_ranges = &chat->text.literal();
    Prompt prompt;
    prompt.text = chat->text.bytes();
    absl::StatusOr<std::vector<int32_t>> ids = tokenizer_->Encode(prompt.text, options);
    if (!ids.ok()) return ids.status();
    std::copy_if(ids->begin(), ids->end(), std::back_inserter(prompt.control_ids),
                 [this](int32_t id) { return control_ids_.contains(id); });
    return prompt;
  }

  // Where control may stand anywhere, each of the strings is one token of control.
  void ExpectTheStringsSteer() const {
    for (const std::string& text : strings_) {
      EncodeOptions options;
      options.add_special_tokens = false;
      const auto ids = tokenizer_->Encode(text, options);
      ASSERT_TRUE(ids.ok()) << ids.status();
      EXPECT_TRUE(ids->size() == 1 && control_ids_.contains(ids->front())) << text;
    }
  }

 private:
  void Know(const std::string& text, int32_t id) {
    strings_.push_back(text);
    control_ids_.insert(id);
  }
  void Add(const std::string& text, bool special, Json* tokenizer) {
    int32_t id = static_cast<int32_t>((*tokenizer)["model"]["vocab"].size());
    for (const Json& token : (*tokenizer)["added_tokens"]) {
      id = std::max(id, token.at("id").get<int32_t>() + 1);
    }
    (*tokenizer)["added_tokens"].push_back({{"id", id},
                                            {"content", text},
                                            {"single_word", false},
                                            {"lstrip", false},
                                            {"rstrip", false},
                                            {"normalized", !special},
                                            {"special", special}});
    Know(text, id);
  }

  std::vector<std::string> strings_;
  absl::flat_hash_set<int32_t> control_ids_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::shared_ptr<const ServedChat> chat_;
};

// `first` and `second` in every field that may hold them, one behind the other wherever fields of
// users meet in a prompt.
ChatCall Conversation(const std::string& first, const std::string& second, bool has_tools) {
  const std::string whole = first + second;
  const Json parts = {{{"type", "text"}, {"text", first}}, {{"type", "text"}, {"text", second}}};
  ChatCall call;
  call.messages = Json::array();
  const auto say = [&](const char* role, Json content) {
    call.messages.push_back({{"role", role}, {"content", std::move(content)}});
    return &call.messages.back();
  };
  say("system", absl::StrCat("Be kind. ", whole));
  (*say("user", whole))["name"] = whole;
  say("assistant", absl::StrCat("So: ", whole, " and ", first));
  (*say("user", second))["name"] = first;
  if (has_tools) {
    const Json arguments = {{"text", whole}, {whole, {first, second}}};
    const Json function = {{"name", "f"}, {"arguments", WriteJson(arguments)}};
    Json calls = {{{"id", "callabcde"}, {"type", "function"}, {"function", function}}};
    call.messages.push_back(
        {{"role", "assistant"}, {"content", nullptr}, {"tool_calls", std::move(calls)}});
    (*say("tool", whole))["tool_call_id"] = "callabcde";
    call.tools = {
        {{"type", "function"},
         {"function",
          {{"name", "f"},
           {"description", whole},
           {"parameters",
            {{"type", "object"},
             {"properties",
              {{"text",
                {{"type", "string"}, {"enum", {first, second}}, {"description", whole}}}}}}}}}}};
  }
  say("assistant", parts);
  say("user", parts);
  return call;
}

class Injection : public testing::TestWithParam<Family> {
 protected:
  // Of a conversation that says nothing.
  std::vector<int32_t> TemplateIds() const {
    const auto prompt = steered_.Render(Conversation("x", "y", GetParam().has_tools));
    EXPECT_TRUE(prompt.ok()) << prompt.status();
    return prompt.ok() ? prompt->control_ids : std::vector<int32_t>{};
  }
  void ExpectText(const std::string& first, const std::string& second) const {
    const auto prompt = steered_.Render(Conversation(first, second, GetParam().has_tools));
    ASSERT_TRUE(prompt.ok()) << prompt.status();
    EXPECT_EQ(prompt->control_ids, template_ids_) << first << " + " << second;
    EXPECT_TRUE(!first.empty() || absl::StrContains(prompt->text, second)) << second;
  }

  const Steered steered_{GetParam()};
  const std::vector<int32_t> template_ids_ = TemplateIds();
};

TEST_P(Injection, WhatSteersIsTheTemplates) {
  steered_.ExpectTheStringsSteer();
  EXPECT_GE(template_ids_.size(), 10U) << "or nothing is shown here";
}

TEST_P(Injection, WholeStringsStayText) {
  for (const std::string& text : steered_.strings()) {
    ExpectText("", text);
    ExpectText("", absl::StrCat("see ", text, text, "."));
  }
}

TEST_P(Injection, StringsSplitAnywhereStayText) {
  for (const std::string& text : steered_.strings()) {
    for (size_t at = 1; at < text.size(); ++at) ExpectText(text.substr(0, at), text.substr(at));
  }
}

// One within another, so that where one is taken away the other one stands.
TEST_P(Injection, StringsWithinStringsStayText) {
  const std::vector<std::string>& strings = steered_.strings();
  for (size_t i = 0; i < strings.size(); ++i) {
    const std::string& outer = strings[i];
    const std::string& inner = strings[(i + 1) % strings.size()];
    const size_t middle = outer.size() / 2;
    ExpectText("", absl::StrCat(outer.substr(0, middle), inner, outer.substr(middle)));
  }
}

TEST_P(Injection, WhatBecomesAStringStaysText) {
  for (const std::string& text : steered_.strings()) {
    ExpectText("", absl::AsciiStrToUpper(text));
    ExpectText("", absl::StrReplaceAll(text, {{"<", "＜"}, {">", "＞"}, {"|", "｜"}, {"_", "＿"}}));
    ExpectText("", absl::StrReplaceAll(text, {{"<", "&lt;"}, {"[", "\\u005b"}}));
    ExpectText("", absl::StrReplaceAll(text, {{"_", "\xE2\x80\x8B_"}}));
  }
}

INSTANTIATE_TEST_SUITE_P(Families, Injection, testing::ValuesIn(Families()),
                         [](const auto& family) {
                           return absl::StrCat(family.param.name, "_", family.param.tokenizer);
                         });

}  // namespace
}  // namespace longspan
