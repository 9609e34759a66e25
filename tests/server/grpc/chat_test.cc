// Chats over gRPC: their messages in the server's own words, their prompts, and what is wrong with
// them, by its path.
#include "server/grpc/chat.h"

#include "gmock/gmock.h"
#include "google/rpc/error_details.pb.h"
#include "google/rpc/status.pb.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "server/grpc/mapping.h"
#include "tests/server/grpc/grpc_rig.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr char kChatTemplate[] = R"({% if tools %}{{ tools | tojson }}
{% endif %}{% for message in messages %}<{{ message.role }}>{{ message.content }}
{%- for call in message.tool_calls %}{{ call.function | tojson }}{% endfor %}
{% endfor %}{% if mood is defined %}{{ mood }}{% endif %}
{%- if add_generation_prompt %}<assistant>{% endif %})";

GrpcRigOptions ThatChats() {
  GrpcRigOptions options;
  options.chat_template = kChatTemplate;
  return options;
}

v1::ChatMessages Saying(const std::string& text) {
  v1::ChatMessages chat;
  v1::ChatMessage* message = chat.add_messages();
  message->set_role("user");
  message->set_content(text);
  return chat;
}

v1::GenerateRequest ChatRequest(const v1::ChatMessages& chat) {
  v1::GenerateRequest request = TextRequest("", 3);
  *request.mutable_chat() = chat;
  return request;
}

std::string FieldOf(const grpc::Status& status) {
  google::rpc::Status proto;
  proto.ParseFromString(status.error_details());
  for (const auto& any : proto.details()) {
    google::rpc::BadRequest bad_request;
    if (any.UnpackTo(&bad_request)) return bad_request.field_violations(0).field();
  }
  return "";
}

grpc::Status Tokenize(GrpcRig* rig, const v1::TokenizeRequest& request,
                      v1::TokenizeResponse* response) {
  grpc::ClientContext context;
  return rig->stub().Tokenize(&context, request, response);
}

Json Parse(const std::string& text) { return ParseJson(text).value(); }

// What POST /v1/chat/completions would have of the same conversation.
TEST(GrpcChat, AConversationInTheServersWords) {
  v1::ChatMessages chat = Saying("hi");
  chat.mutable_messages(0)->set_name("me");
  v1::ChatMessage* answer = chat.add_messages();
  answer->set_role("assistant");
  answer->set_reasoning("hm");
  v1::ToolCall* call = answer->add_tool_calls();
  call->set_id("c1");
  call->set_name("f");
  call->set_arguments("{\"b\": 1, \"a\": 2}");
  v1::ChatMessage* result = chat.add_messages();
  result->set_role("tool");
  result->set_content("");
  result->set_tool_call_id("c1");
  v1::ChatTool* tool = chat.add_tools();
  tool->set_name("f");
  tool->set_description("does");
  tool->set_parameters("{\"type\": \"object\"}");
  tool->set_strict(false);
  chat.mutable_tool_choice()->set_mode(v1::TOOL_CHOICE_MODE_NONE);
  chat.add_documents("{\"title\": \"t\"}");
  chat.set_template_arguments("{\"mood\": \"calm\"}");
  chat.set_parallel_tool_calls(false);
  chat.set_reasoning_effort("low");
  chat.set_max_reasoning_tokens(9);
  chat.set_separate_reasoning(false);
  chat.set_parse_special_in_content(true);
  chat.set_continue_final_message(true);
  const auto read = ToChatCall(chat, Limits());
  ASSERT_TRUE(read.ok()) << read.status();
  const ChatCall& is = **read;
  EXPECT_EQ(is.messages, Parse(R"([
      {"role": "user", "content": "hi", "name": "me"},
      {"role": "assistant", "reasoning_content": "hm", "tool_calls": [
          {"id": "c1", "type": "function",
           "function": {"name": "f", "arguments": "{\"b\": 1, \"a\": 2}"}}]},
      {"role": "tool", "content": "", "tool_call_id": "c1"}])"));
  EXPECT_EQ(is.tools, Parse(R"([{"type": "function", "function": {
      "name": "f", "description": "does", "parameters": {"type": "object"}, "strict": false}}])"));
  EXPECT_EQ(is.documents, Parse(R"([{"title": "t"}])"));
  EXPECT_EQ(is.template_arguments, Parse(R"({"mood": "calm"})"));
  EXPECT_EQ(is.tool_choice->kind, ToolChoice::Kind::kNone);
  EXPECT_EQ(is.parallel_tool_calls, false);
  EXPECT_EQ(is.reasoning_effort, "low");
  EXPECT_EQ(is.max_reasoning_tokens, 9);
  EXPECT_FALSE(is.separate_reasoning);
  EXPECT_TRUE(is.parse_special_in_content);
  EXPECT_TRUE(is.continue_final_message);
  EXPECT_FALSE(is.add_generation_prompt) << "beside a message that is gone on with";
}

TEST(GrpcChat, WhatIsAbsentIsTheDefault) {
  const ChatCall is = **ToChatCall(Saying("hi"), Limits());
  EXPECT_TRUE(is.tools.is_null() && is.documents.is_null() && is.template_arguments.is_null());
  EXPECT_FALSE(is.tool_choice.has_value() || is.parallel_tool_calls.has_value() ||
               is.reasoning_effort.has_value() || is.max_reasoning_tokens.has_value());
  EXPECT_TRUE(is.add_generation_prompt && is.separate_reasoning);
  EXPECT_FALSE(is.continue_final_message || is.parse_special_in_content);
}

TEST(GrpcChat, TextsOfJsonShareALimitOfValues) {
  Limits limits;
  limits.max_context_tokens = 1;
  limits.max_prompts_per_call = 1;
  const int64_t most = MaxJsonValues(limits);
  std::string half = "[0";
  for (int64_t i = 0; i < most / 2; ++i) half += ",0";
  half += "]";
  v1::ChatMessages chat = Saying("hi");
  chat.add_documents(half);
  EXPECT_TRUE(ToChatCall(chat, limits).ok());
  chat.add_documents(half);
  EXPECT_EQ(ParamOf(ToChatCall(chat, limits).status()), "documents[1]");
}

TEST(GrpcChat, AChatIsTheCompletionOfItsPrompt) {
  GrpcRig rig(ThatChats());
  v1::TokenizeRequest asked;
  *asked.mutable_chat() = Saying("hi");
  v1::TokenizeResponse prompt;
  ASSERT_TRUE(Tokenize(&rig, asked, &prompt).ok());
  EXPECT_EQ(prompt.text(), "<user>hi<assistant>");
  EXPECT_EQ(static_cast<size_t>(prompt.token_ids_size()), prompt.text().size()) << "bytes";
  const Streamed chat = rig.Generate(ChatRequest(Saying("hi")));
  ASSERT_TRUE(chat.status.ok()) << chat.status.error_message();
  EXPECT_EQ(chat.TokenIds(), ExpectedIds(prompt.text(), 0, 3));
  EXPECT_EQ(chat.Text(), ExpectedText(prompt.text(), 0, 3));
  EXPECT_EQ(chat.events.front().accepted().prompt_tokens(), prompt.token_ids_size());
}

TEST(GrpcChat, ToolsAndCallsStandInThePrompt) {
  GrpcRig rig(ThatChats());
  v1::TokenizeRequest asked;
  v1::ChatMessages& chat = *asked.mutable_chat();
  chat = Saying("hi");
  v1::ChatMessage* answer = chat.add_messages();
  answer->set_role("assistant");
  v1::ToolCall* call = answer->add_tool_calls();
  call->set_name("f");
  call->set_arguments("{\"b\": 1}");
  v1::ChatTool* tool = chat.add_tools();
  tool->set_name("f");
  tool->set_parameters("{\"type\": \"object\"}");
  v1::TokenizeResponse prompt;
  const grpc::Status status = Tokenize(&rig, asked, &prompt);
  ASSERT_TRUE(status.ok()) << status.error_message();
  EXPECT_THAT(prompt.text(), HasSubstr(R"([{"type": "function", "function": {"name": "f", )"
                                       R"("parameters": {"type": "object"}}}])"));
  EXPECT_THAT(prompt.text(), HasSubstr(R"({"name": "f", "arguments": {"b": 1}})"));
}

struct BadChat {
  const char* field;
  const char* words;
  std::function<void(v1::ChatMessages*)> set;
};

TEST(GrpcChat, EveryBadFieldIsNamedByItsPath) {
  GrpcRig rig(ThatChats());
  const auto call = [](v1::ChatMessages* chat) {
    chat->add_messages()->set_role("assistant");
    return chat->mutable_messages(1)->add_tool_calls();
  };
  const std::vector<BadChat> cases = {
      {"chat.messages", "it must hold one", [](auto* chat) { chat->clear_messages(); }},
      {"chat.messages[0].role", "\"robot\"",
       [](auto* chat) { chat->mutable_messages(0)->set_role("robot"); }},
      {"chat.messages[0].role", "\"\"",
       [](auto* chat) { chat->mutable_messages(0)->clear_role(); }},
      {"chat.messages[0].content", "no content",
       [](auto* chat) { chat->mutable_messages(0)->clear_content(); }},
      {"chat.messages[0].name", "257 bytes",
       [](auto* chat) { chat->mutable_messages(0)->set_name(std::string(257, 'n')); }},
      {"chat.messages[0].tool_calls", "",
       [](auto* chat) { chat->mutable_messages(0)->add_tool_calls()->set_name("f"); }},
      {"chat.messages[2].tool_call_id", "\"c2\"",
       [=](auto* chat) {
         call(chat)->set_id("c1");
         v1::ChatMessage* result = chat->add_messages();
         result->set_role("tool");
         result->set_content("x");
         result->set_tool_call_id("c2");
       }},
      {"chat.messages[1]", "neither content nor tool_calls",
       [](auto* chat) { chat->add_messages()->set_role("assistant"); }},
      {"chat.tools[1].name", "twice",
       [](auto* chat) {
         for (int i = 0; i < 2; ++i) chat->add_tools()->set_name("f");
       }},
      {"chat.tools[0].name", "\"a b\"", [](auto* chat) { chat->add_tools()->set_name("a b"); }},
      {"chat.tools[0].parameters", "must be a JSON text",
       [](auto* chat) {
         chat->add_tools()->set_name("f");
         chat->mutable_tools(0)->set_parameters("{");
       }},
      {"chat.tools[0].parameters", "parameters.maximum is beyond 64-bit floating point",
       [](auto* chat) {
         chat->add_tools()->set_name("f");
         chat->mutable_tools(0)->set_parameters("{\"maximum\": 1e400}");
       }},
      {"chat.tools[0].parameters", "must be an object",
       [](auto* chat) {
         chat->add_tools()->set_name("f");
         chat->mutable_tools(0)->set_parameters("[]");
       }},
      {"chat.documents[0]", "must be a JSON text", [](auto* chat) { chat->add_documents(""); }},
      {"chat.template_arguments", "an object, found an array",
       [](auto* chat) { chat->set_template_arguments("[]"); }},
      {"chat.template_arguments.\"sky.[\"", "does not read",
       [](auto* chat) { chat->set_template_arguments(R"({"sky.[": 1})"); }},
      {"chat.tool_choice", "mode 0", [](auto* chat) { chat->mutable_tool_choice(); }},
      {"chat.tool_choice", "there are no tools",
       [](auto* chat) { chat->mutable_tool_choice()->set_name("f"); }},
      {"chat.reasoning_effort", "\"high\"", [](auto* chat) { chat->set_reasoning_effort("high"); }},
      {"chat.max_reasoning_tokens", "from 0 to",
       [](auto* chat) { chat->set_max_reasoning_tokens(-1); }},
      {"chat.continue_final_message", "exclude each other",
       [](auto* chat) {
         chat->set_continue_final_message(true);
         chat->set_add_generation_prompt(true);
       }},
  };
  for (const BadChat& bad : cases) {
    v1::ChatMessages chat = Saying("fine");
    bad.set(&chat);
    const Streamed streamed = rig.Generate(ChatRequest(chat));
    EXPECT_TRUE(streamed.events.empty()) << bad.field;
    EXPECT_EQ(streamed.status.error_code(), grpc::StatusCode::INVALID_ARGUMENT) << bad.field;
    EXPECT_EQ(FieldOf(streamed.status), bad.field) << streamed.status.error_message();
    EXPECT_THAT(streamed.status.error_message(), HasSubstr(bad.words));
    // Where it is only made tokens it is the same.
    v1::TokenizeRequest asked;
    *asked.mutable_chat() = chat;
    v1::TokenizeResponse prompt;
    EXPECT_EQ(FieldOf(Tokenize(&rig, asked, &prompt)), bad.field);
  }
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcChat, UnknownFieldsInsideOfListsAreRefused) {
  GrpcRig rig(ThatChats());
  v1::ChatMessages chat = Saying("fine");
  v1::ChatMessage& message = *chat.add_messages();
  message.GetReflection()->MutableUnknownFields(&message)->AddVarint(999, 1);
  const grpc::Status status = rig.Generate(ChatRequest(chat)).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_EQ(FieldOf(status), "chat.messages[1].999");
}

TEST(GrpcChat, TooLongIsThePromptsFault) {
  GrpcRig rig(ThatChats());
  const grpc::Status status = rig.Generate(ChatRequest(Saying(std::string(4096, 'x')))).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_EQ(FieldOf(status), "prompt");
}

TEST(GrpcChat, TokenizingAChatHasNoText) {
  GrpcRig rig(ThatChats());
  v1::TokenizeResponse prompt;
  v1::TokenizeRequest asked;
  *asked.mutable_chat() = Saying("hi");
  asked.set_text("x");
  EXPECT_EQ(FieldOf(Tokenize(&rig, asked, &prompt)), "chat");
  asked.clear_text();
  asked.set_add_special_tokens(true);
  EXPECT_EQ(FieldOf(Tokenize(&rig, asked, &prompt)), "add_special_tokens");
  asked.set_add_special_tokens(false);
  asked.set_token_strings(true);
  EXPECT_TRUE(Tokenize(&rig, asked, &prompt).ok());
  EXPECT_EQ(prompt.token_strings(0), "<");
  asked.clear_chat();
  prompt.Clear();
  EXPECT_TRUE(Tokenize(&rig, asked, &prompt).ok());
  EXPECT_FALSE(prompt.has_text()) << "of a text that is sent it is known";
}

TEST(GrpcChat, AModelTellsHowItChats) {
  for (const char* chat_template : {"", kChatTemplate}) {
    GrpcRigOptions options;
    options.chat_template = chat_template;
    GrpcRig rig(options);
    grpc::ClientContext context;
    v1::GetModelInfoResponse info;
    ASSERT_TRUE(rig.stub().GetModelInfo(&context, {}, &info).ok());
    EXPECT_EQ(info.has_chat(), *chat_template != '\0');
    EXPECT_EQ(info.limits().max_tools(), Limits().max_tools);
    if (!info.has_chat()) {
      const grpc::Status status = rig.Generate(ChatRequest(Saying("hi"))).status;
      EXPECT_EQ(status.error_code(), grpc::StatusCode::UNIMPLEMENTED);
      EXPECT_THAT(status.error_message(), HasSubstr("does not chat"));
      EXPECT_EQ(FieldOf(status), "chat.messages");
      continue;
    }
    EXPECT_EQ(info.chat().reasoning(), "none");
    EXPECT_EQ(info.chat().tool_calls(), "json");
  }
}

}  // namespace
}  // namespace longspan
