// Calls of tools in answers, a table of examples a format.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/engine/chat/answer_text.h"

namespace longspan {
namespace {

using Kind = AnswerPart::Kind;

struct CallExample {
  std::string answer;
  std::string parts;
};

AnswerFormat Calls(ToolCallFormat format, bool arguments_stream = false) {
  return {.tool_calls = format,
          .tool_names = {"get_weather", "get_time", "get",
                         "gr\xC3\xB6\xC3\x9F"
                         "e"},
          .arguments_stream = arguments_stream};
}

// Told at once or as they come, calls that are well-formed are the same.
void ExpectExamples(ToolCallFormat format, const std::vector<CallExample>& examples) {
  for (const CallExample& example : examples) {
    ExpectParts(Calls(format), example.answer, example.parts);
    ExpectParts(Calls(format, true), example.answer, example.parts);
  }
}

void ExpectContent(ToolCallFormat format, const std::vector<std::string>& answers) {
  for (const std::string& answer : answers) {
    ExpectParts(Calls(format), answer, "content:" + answer);
  }
}

const char kWeather[] = R"({"name": "get_weather", "arguments": {"city": "Oslo"}})";
const char kTime[] = R"({"name": "get_time", "arguments": {}})";
const char kWeatherCall[] = "call 0:get_weather|arguments 0:{\"city\": \"Oslo\"}";
const char kBothCalls[] =
    "call 0:get_weather|arguments 0:{\"city\": \"Oslo\"}|call 1:get_time|arguments 1:{}";

std::string Hermes(absl::string_view object) {
  return absl::StrCat("<tool_call>\n", object, "\n</tool_call>");
}

TEST(ToolCalls, OfHermesStandBetweenTags) {
  const std::string weather = Hermes(kWeather);
  const std::string time = Hermes(kTime);
  ExpectExamples(
      ToolCallFormat::kHermes,
      {
          {"Hello.", "content:Hello."},
          {weather, kWeatherCall},
          {weather + "\n" + time, kBothCalls},
          {weather + time, kBothCalls},
          {"\n\n" + weather + " \n" + time + "\n", kBothCalls},
          {"<tool_call>" + std::string(kWeather) + "</tool_call>", kWeatherCall},
          {"Let me see.\n" + weather, absl::StrCat("content:Let me see.\n|", kWeatherCall)},
          {weather + "\nThere.", absl::StrCat(kWeatherCall, "|content:\nThere.")},
          {weather + " and " + time,
           "call 0:get_weather|arguments 0:{\"city\": \"Oslo\"}|content: and |call 1:get_time|"
           "arguments 1:{}"},
          // White space alone is content where there are no calls.
          {" \n ", "content: \n "},
          {"", ""},
      });
}

TEST(ToolCalls, OfHermesMayMissTheEndTag) {
  const std::string begun = absl::StrCat("<tool_call>\n", kWeather);
  ExpectExamples(ToolCallFormat::kHermes,
                 {
                     {begun, kWeatherCall},
                     {begun + "\n" + Hermes(kTime), kBothCalls},
                     {begun + " or so</tool_call>.",
                      absl::StrCat(kWeatherCall, "|content: or so</tool_call>.")},
                     {begun + "\n</tool_c", absl::StrCat(kWeatherCall, "|content:\n</tool_c")},
                 });
}

TEST(ToolCalls, ArgumentsStayAsTheyAreWritten) {
  ExpectExamples(
      ToolCallFormat::kHermes,
      {
          {Hermes(R"({"name":"get","arguments":{"b" : 1.50,  "a":[ ],"\u0063":"\u00e4}{"} })"),
           R"(call 0:get|arguments 0:{"b" : 1.50,  "a":[ ],"\u0063":"\u00e4}{"})"},
          {Hermes("{\"name\":\"get\",\"arguments\":{\"a\":\"caf\xC3\xA9 \xF0\x9F\x98\x80\"}}"),
           "call 0:get|arguments 0:{\"a\":\"caf\xC3\xA9 \xF0\x9F\x98\x80\"}"},
          {Hermes("{\"name\":\"get\",\"arguments\":{\n  \"a\": 1\n}}"),
           "call 0:get|arguments 0:{\n  \"a\": 1\n}"},
          {Hermes(R"({"name":"get","arguments":{"a":"</tool_call><tool_call>"}})"),
           R"(call 0:get|arguments 0:{"a":"</tool_call><tool_call>"})"},
      });
}

TEST(ToolCalls, MembersMayStandInSeveralWays) {
  ExpectExamples(
      ToolCallFormat::kHermes,
      {
          {Hermes(R"({"name":"get","parameters":{"a":1}})"), R"(call 0:get|arguments 0:{"a":1})"},
          {Hermes(R"({"arguments":{"a":1},"name":"get"})"), R"(call 0:get|arguments 0:{"a":1})"},
          {Hermes(R"({"name":"get","arguments":"{\"a\": \"\\n\"}"})"),
           R"(call 0:get|arguments 0:{"a": "\n"})"},
          {Hermes(R"({"name":"get"})"), "call 0:get|arguments 0:{}"},
          {Hermes(R"({"name":"get","arguments":null})"), "call 0:get|arguments 0:{}"},
          {Hermes(R"({"type":"function","id":7,"name":"get","arguments":{}})"),
           "call 0:get|arguments 0:{}"},
          {Hermes(R"({"name":"get","arguments":{"name":"x"},"why":[{"arguments":1}]})"),
           R"(call 0:get|arguments 0:{"name":"x"})"},
          {Hermes(R"({"n\u0061me":"gr\u00f6\u00DFe","arguments":{}})"),
           "call 0:gr\xC3\xB6\xC3\x9F"
           "e|arguments 0:{}"},
      });
}

TEST(ToolCalls, WhatIsNoCallIsContentAsWritten) {
  ExpectContent(ToolCallFormat::kHermes,
                {
                    Hermes(R"({"name":"get_rain","arguments":{}})"),
                    Hermes(R"({"name":"ge","arguments":{}})"),
                    Hermes(R"({"name":7,"arguments":{}})"),
                    Hermes(R"({"name":null,"arguments":{}})"),
                    Hermes(R"({"arguments":{}})"),
                    Hermes(R"({})"),
                    Hermes(R"([])"),
                    Hermes(R"("get")"),
                    Hermes(""),
                    Hermes(R"({"name":"get","arguments":[]})"),
                    Hermes(R"({"name":"get","arguments":1})"),
                    Hermes(R"({"name":"get","arguments":true})"),
                    Hermes(R"({"name":"get","arguments":"a"})"),
                    Hermes(R"({"name":"get","arguments":"[]"})"),
                    Hermes(R"({"name":"get","arguments":"{\"a\":}"})"),
                    Hermes(R"({"name":"get","arguments":{"a":"\ud800"}})"),
                    Hermes(R"({"name":"get","arguments":{"a":01}})"),
                    Hermes(R"({"name":"get","arguments":{"a":1,"a":2}})"),
                    Hermes(R"({"name":"get","arguments":{"a":1,}})"),
                    Hermes(R"({"name":"get","arguments":{"a":'b'}})"),
                    Hermes(R"({"name":"get","arguments":{},})"),
                    Hermes(R"({"name":"get","name":"get","arguments":{}})"),
                    Hermes(R"({"name":"get","arguments":{},"parameters":{}})"),
                    Hermes(R"({"why":"so","name":"get","arguments":{}})"),
                    Hermes(R"({"name":"\ud800","arguments":{}})"),
                    Hermes("{\"name\":\"get\",\"arguments\":{\"a\":\"\n\"}}"),
                    Hermes("<function=get>\n</function>"),
                    "<tool_call>",
                    "<tool_call>\n",
                    "<tool_call>\n{\"name\":\"get\",\"arguments\":{\"a\":\"b",
                    "<tool_call>{\"name\":\"get\",\"arguments\":{}",
                    "<tool_call {\"name\":\"get\"}",
                    "</tool_call> <tool_cal <tool_ call>",
                    "\n <tool_call>\n\n",
                    "{\"name\":\"get\",\"arguments\":{}}",
                });
}

TEST(ToolCalls, ThatAreBrokenDoNotHideTheNext) {
  const std::string time = Hermes(kTime);
  const std::string call = "|call 0:get_time|arguments 0:{}";
  for (const std::string broken :
       {"<tool_call>", "<tool_call>\n{\"name\": ", "<tool_", "<tool_call>{\"name\":\"get\",",
        "<tool_call>{\"name\":\"rain\",\"arguments\":{}}</tool_call>\n"}) {
    ExpectParts(Calls(ToolCallFormat::kHermes), broken + time, "content:" + broken + call);
  }
}

TEST(ToolCalls, NestAsDeepAsTheReaderOfJson) {
  const auto call = [](int depth) {
    return absl::StrCat(R"({"name":"get","arguments":{"a":)", std::string(depth, '['),
                        std::string(depth, ']'), "}}");
  };
  const int most = 62;  // in two objects
  const AnswerFormat format = Calls(ToolCallFormat::kHermes);
  EXPECT_EQ(PartsOf(format, {Hermes(call(most))}).substr(0, 7), "call 0:");
  EXPECT_EQ(PartsOf(format, {Hermes(call(most + 1))}), "content:" + Hermes(call(most + 1)));
}

TEST(ToolCalls, OfLlamaAreTheBeginningOfTheAnswer) {
  const std::string weather = R"({"name": "get_weather", "parameters": {"city": "Oslo"}})";
  const std::string tag = "<|python_tag|>";
  ExpectExamples(
      ToolCallFormat::kLlama3Json,
      {
          {weather, kWeatherCall},
          {kWeather, kWeatherCall},
          {tag + weather, kWeatherCall},
          {"\n " + tag + " " + weather + "\n", kWeatherCall},
          {weather + ";" + kTime, kBothCalls},
          {weather + "; " + kTime, kBothCalls},
          {weather + "\n" + kTime, kBothCalls},
          {weather + ";" + tag + kTime, kBothCalls},
          {tag + weather + tag + kTime, kBothCalls},
          {weather + "\n\nThat is all.", absl::StrCat(kWeatherCall, "|content:\n\nThat is all.")},
          {weather + "; " + "{}", absl::StrCat(kWeatherCall, "|content:; {}")},
      });
  ExpectContent(ToolCallFormat::kLlama3Json, {
                                                 "Call " + weather,
                                                 tag + "print(1)",
                                                 tag + "get_weather.call(city=\"Oslo\")",
                                                 "[" + weather + "]",
                                                 "{\"city\": \"Oslo\"} " + weather,
                                                 weather.substr(0, weather.size() - 1),
                                                 ";" + weather,
                                                 "<|python",
                                                 " \n",
                                             });
}

TEST(ToolCalls, OfMistralAreAListBehindTheMarker) {
  const std::string marker = "[TOOL_CALLS]";
  const std::string weather = kWeather;
  ExpectExamples(
      ToolCallFormat::kMistral,
      {
          {marker + "[" + weather + "]", kWeatherCall},
          {marker + " [" + weather + ", " + kTime + " ] ", kBothCalls},
          {"I look. " + marker + "[" + weather + "]",
           absl::StrCat("content:I look. |", kWeatherCall)},
          {marker + R"([{"arguments": {}, "name": "get", "id": "abcdefghi"}])",
           "call 0:get|arguments 0:{}"},
          {marker + "[" + weather + "]" + marker + "[" + kTime + "]", kBothCalls},
          {marker + "[" + weather, kWeatherCall},
          {marker + "[" + weather + ", {}]", absl::StrCat(kWeatherCall, "|content:, {}]")},
      });
  ExpectContent(ToolCallFormat::kMistral, {
                                              marker,
                                              marker + "[]",
                                              marker + weather,
                                              marker + "[" + weather.substr(0, 20),
                                              "[" + weather + "]",
                                              "[[TOOL_CALLS][TOOL_CALL",
                                          });
}

TEST(ToolCalls, OfNewerMistralNameTheFunctionBeforeTheArguments) {
  const std::string marker = "[TOOL_CALLS]";
  const std::string weather = marker + "get_weather[ARGS]{\"city\": \"Oslo\"}";
  ExpectExamples(ToolCallFormat::kMistral,
                 {
                     {weather, kWeatherCall},
                     {weather + marker + "get_time[ARGS]{}", kBothCalls},
                     {weather + "\n" + marker + " get_time[CALL_ID]aB3dEfGh1[ARGS] {}", kBothCalls},
                     {marker + "get[ARGS]{\"name\": \"get_time\", \"arguments\": []}",
                      "call 0:get|arguments 0:{\"name\": \"get_time\", \"arguments\": []}"},
                     {marker + "gr\xC3\xB6\xC3\x9F"
                               "e[ARGS]{}",
                      "call 0:gr\xC3\xB6\xC3\x9F"
                      "e|arguments 0:{}"},
                     {"So: " + weather + " done",
                      absl::StrCat("content:So: |", kWeatherCall, "|content: done")},
                 });
  ExpectContent(ToolCallFormat::kMistral, {
                                              marker + "get_rain[ARGS]{}",
                                              marker + "get_weathers[ARGS]{}",
                                              marker + "get_[ARGS]{}",
                                              marker + "gr\xC3\xB6\xC3\xA9[ARGS]{}",
                                              marker + "get",
                                              marker + "get [ARGS]{}",
                                              marker + "get[ARGS][]",
                                              marker + "get[ARGS]{\"a\":",
                                              marker + "get[ARGS]{\"a\":1,\"a\":2}",
                                              marker + "get[ARGS]\"{}\"",
                                              marker + "get[CALL_ID]a-b[ARGS]{}",
                                              marker + "get[CALL_ID]a b[ARGS]{}",
                                              marker + "get[CALL_ID]{}",
                                              marker + "[ARGS]{}",
                                          });
}

TEST(ToolCalls, OfJsonAreAnObjectOrAnArray) {
  const std::string weather = kWeather;
  const std::string both = absl::StrCat("[", kWeather, ",\n", kTime, "]");
  ExpectExamples(
      ToolCallFormat::kJson,
      {
          {weather, kWeatherCall},
          {"\n" + weather + "\n", kWeatherCall},
          {both, kBothCalls},
          {" " + both + " ", kBothCalls},
          {"```json\n" + weather + "\n```", kWeatherCall},
          {"```json\n" + both + "\n```\n", kBothCalls},
          {"```json" + both, kBothCalls},
          {weather + " as asked", absl::StrCat(kWeatherCall, "|content: as asked")},
          {weather + "\n```", absl::StrCat(kWeatherCall, "|content:\n```")},
          {weather + kTime, absl::StrCat(kWeatherCall, "|content:", kTime)},
          {"```json\n" + weather + "\n``` there", absl::StrCat(kWeatherCall, "|content: there")},
      });
  ExpectContent(ToolCallFormat::kJson, {
                                           "So: " + weather,
                                           "```\n" + weather + "\n```",
                                           "```json\nnothing\n```",
                                           "```jso",
                                           "[]",
                                           "[[" + weather + "]]",
                                           "[{\"city\": \"Oslo\"}, " + weather + "]",
                                           "{\"answer\": 42}",
                                           "[1, 2]",
                                           "{",
                                       });
}

TEST(ToolCalls, AreNotLookedForWithoutAFormatOrTools) {
  const std::string answer = "\n" + Hermes(kWeather);
  ExpectParts(Calls(ToolCallFormat::kNone), answer, "content:" + answer);
  ExpectParts({.tool_calls = ToolCallFormat::kHermes}, answer, "content:" + answer);
  ExpectParts({.tool_calls = ToolCallFormat::kJson}, kWeather, absl::StrCat("content:", kWeather));
}

TEST(ToolCalls, BeyondTheMostAreContent) {
  std::string answer;
  for (int i = 0; i < ToolCallParser::kMaxCalls; ++i) answer += Hermes(kTime);
  const AnswerFormat format = Calls(ToolCallFormat::kHermes);
  const std::string most = PartsOf(format, {answer});
  EXPECT_NE(most.find("call 127:"), std::string::npos);
  EXPECT_EQ(most.find("content:"), std::string::npos);
  EXPECT_EQ(PartsOf(format, {answer, Hermes(kTime)}), most + "|content:" + Hermes(kTime));
}

TEST(ToolCalls, BeyondWhatTheRequestWantsAreContent) {
  AnswerFormat one = Calls(ToolCallFormat::kHermes);
  one.max_calls = 1;
  const std::string call = Hermes(kTime);
  ExpectParts(one, call + call, "call 0:get_time|arguments 0:{}|content:" + call);
}

TEST(ToolCalls, OfMoreThanTheMostBytesAreContent) {
  const std::string begin = R"(<tool_call>{"name":"get","arguments":{"a":")";
  const std::string end = "\"}}";
  const auto call = [&](size_t bytes) {
    return begin + std::string(bytes - begin.size() - end.size(), 'x') + end;
  };
  const AnswerFormat format = Calls(ToolCallFormat::kHermes);
  EXPECT_EQ(PartsOf(format, {call(ToolCallParser::kMaxHeldBytes)}).substr(0, 10), "call 0:get");
  const std::string longer = call(ToolCallParser::kMaxHeldBytes + 1);
  EXPECT_EQ(PartsOf(format, {longer}), "content:" + longer);
  EXPECT_EQ(PartsOf(format, {longer, Hermes(kTime)}),
            "content:" + longer + "|call 0:get_time|arguments 0:{}");
}

TEST(ToolCalls, LeaveNothingOfABrokenNameToTheNext) {
  const std::string list = absl::StrCat("[TOOL_CALLS][", kTime, "]");
  for (const std::string broken :
       {"[TOOL_CALLS]get?", "[TOOL_CALLS]get[ARGS]x", "[TOOL_CALLS]get[CALL_ID]a?"}) {
    ExpectParts(Calls(ToolCallFormat::kMistral), broken + list,
                "content:" + broken + "|call 0:get_time|arguments 0:{}");
  }
}

// What was told by then of the pieces, a line each.
std::vector<std::string> Reported(const AnswerFormat& format,
                                  const std::vector<std::string>& pieces) {
  AnswerParser parser(std::make_shared<AnswerFormat>(format));
  std::vector<std::string> reported;
  for (const std::string& piece : pieces) {
    std::vector<AnswerPart> parts;
    parser.Push(piece, &parts);
    reported.push_back(ShowParts(parts));
  }
  std::vector<AnswerPart> parts;
  parser.Finish(&parts);
  reported.push_back(ShowParts(parts));
  return reported;
}

TEST(ToolCalls, NoMoreIsHeldThanMayBecomeACall) {
  using Lines = std::vector<std::string>;
  const AnswerFormat hermes = Calls(ToolCallFormat::kHermes);
  EXPECT_EQ(Reported(hermes, {"a <tool", "box>", " <", "b"}),
            (Lines{"content:a ", "content:<toolbox>", "content: ", "content:<b", ""}));
  EXPECT_EQ(Reported(hermes, {"<tool_call>{\"name\":\"rain", "\"", ":"}),
            (Lines{"", "content:<tool_call>{\"name\":\"rain\"", "content::", ""}));
  const AnswerFormat json = Calls(ToolCallFormat::kJson);
  EXPECT_EQ(Reported(json, {"{", "\"answer\"", ":1"}),
            (Lines{"", "content:{\"answer\"", "content::1", ""}));
  EXPECT_EQ(Reported(json, {"[", "["}), (Lines{"", "content:[[", ""}));
}

TEST(ToolCalls, AreReportedWhenTheirObjectIsWhole) {
  EXPECT_EQ(
      Reported(Calls(ToolCallFormat::kHermes),
               {"<tool_call>{\"name\":\"get\",", "\"arguments\":{\"a\":1}", "}", "</tool_call>"}),
      (std::vector<std::string>{"", "", "call 0:get|arguments 0:{\"a\":1}", "", ""}));
}

TEST(ToolCalls, AreReportedAsTheyComeWhereArgumentsStream) {
  using Lines = std::vector<std::string>;
  const AnswerFormat hermes = Calls(ToolCallFormat::kHermes, true);
  EXPECT_EQ(Reported(hermes, {"<tool_call>{\"name\":\"get", "\"", ",\"arguments\":{\"a\"", ":1}",
                              "}", "</tool_call>"}),
            (Lines{"", "call 0:get", "arguments 0:{\"a\"", "arguments 0::1}", "", "", ""}));
  // Cut by its length, a call is told as far as it came.
  EXPECT_EQ(Reported(hermes, {"<tool_call>{\"name\":\"get\",\"arguments\":{\"a\":\"b"}),
            (Lines{"call 0:get|arguments 0:{\"a\":\"b", ""}));
  EXPECT_EQ(
      Reported(Calls(ToolCallFormat::kMistral, true), {"[TOOL_CALLS]get[ARGS]", "{", "\"a\":1}"}),
      (Lines{"", "call 0:get|arguments 0:{", "arguments 0:\"a\":1}", ""}));
}

// No grammar lets this happen, but what does is told.
TEST(ToolCalls, ThatBreakAsTheyStreamGoOnAsContent) {
  const AnswerFormat hermes = Calls(ToolCallFormat::kHermes, true);
  ExpectParts(hermes, Hermes(R"({"name":"get","arguments":{"a":b}})"),
              "call 0:get|arguments 0:{\"a\":|content:b}}\n</tool_call>");
  ExpectParts(hermes, Hermes(R"({"name":"get","name":"get_time"})"),
              "call 0:get|content:,\"name\":\"get_time\"}\n</tool_call>");
  ExpectParts(hermes, Hermes(R"({"name":"get","arguments":"a"})") + Hermes(kTime),
              "call 0:get|content:,\"arguments\":\"a\"}\n</tool_call>|call 1:get_time|"
              "arguments 1:{}");
}

}  // namespace
}  // namespace longspan
