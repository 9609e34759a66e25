#include "server/base/trace_context.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

constexpr char kTrace[] = "0af7651916cd43dd8448eb211c80319c";
constexpr char kSpan[] = "b7ad6b7169203331";

std::string Parent(const std::string& version, const std::string& rest = "") {
  return version + "-" + kTrace + "-" + kSpan + "-01" + rest;
}

TEST(TraceContext, AValidTraceGoesOnWithASpanOfItsOwn) {
  for (const std::string& given : {Parent("00"), Parent("01"), Parent("cc", "-what comes later")}) {
    const TraceContext trace = BeginSpan(given);
    EXPECT_EQ(trace.trace_id, kTrace) << given;
    EXPECT_EQ(trace.parent_span_id, kSpan) << given;
    EXPECT_EQ(trace.span_id.size(), 16U);
    EXPECT_NE(trace.span_id, kSpan);
  }
}

TEST(TraceContext, TheCallerSaysWhatIsCollected) {
  const std::string without_flags = Parent("00").substr(0, 53);
  for (const char* flags : {"01", "03", "ff", "0b"}) {
    EXPECT_TRUE(BeginSpan(without_flags + flags).sampled) << flags;
  }
  for (const char* flags : {"00", "02", "fe", "0a"}) {
    EXPECT_FALSE(BeginSpan(without_flags + flags).sampled) << flags;
  }
  EXPECT_TRUE(BeginSpan("").sampled);
}

TEST(TraceContext, ASpanInAnother) {
  const TraceContext outer = BeginSpan(Parent("00").substr(0, 53) + "00");
  const TraceContext inner = BeginSpanIn(outer);
  EXPECT_EQ(inner.trace_id, kTrace);
  EXPECT_EQ(inner.parent_span_id, outer.span_id);
  EXPECT_NE(inner.span_id, outer.span_id);
  EXPECT_FALSE(inner.sampled);
}

TEST(TraceContext, WhatIsMalformedBeginsATrace) {
  const std::string zero(32, '0');
  for (const std::string& given :
       {std::string(), std::string("00"), Parent("ff"), Parent("0g"), Parent("00", "-more"),
        Parent("01", "more"), Parent("00").substr(0, 54), "00-" + zero + "-" + kSpan + "-01",
        "00-" + std::string(kTrace) + "-0000000000000000-01",
        "00-0AF7651916CD43DD8448EB211C80319C-" + std::string(kSpan) + "-01",
        "00_" + Parent("00").substr(3), "00-" + std::string(kTrace) + "_" + kSpan + "-01",
        "00-" + std::string(kTrace) + "-" + kSpan + "-0x", std::string(55, '\xff')}) {
    const TraceContext trace = BeginSpan(given);
    EXPECT_NE(trace.trace_id, kTrace) << given;
    EXPECT_EQ(trace.trace_id.size(), 32U) << given;
    EXPECT_EQ(trace.parent_span_id, "") << given;
  }
  EXPECT_NE(BeginSpan("").trace_id, BeginSpan("").trace_id);
}

}  // namespace
}  // namespace longspan
