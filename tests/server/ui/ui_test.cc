// The UI at /, through a real socket: what is served, to whom, and when.
#include "server/ui/ui.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/openai/door.h"
#include "server/openai/start_handler.h"
#include "server/ui/ui_files.h"
#include "tests/server/http/transport_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

class PageTest : public TransportTest {
 protected:
  ~PageTest() override { End(); }

  void Serve(HttpHandler* handler) {
    server_ = std::make_unique<HttpServer>(options_, &limits_, handler);
    const absl::Status started = server_->Start();
    ASSERT_TRUE(started.ok()) << started;
  }
  RawResponse Get(absl::string_view path) {
    return Ask(absl::StrCat("GET ", path, " HTTP/1.1\r\nHost: a\r\n\r\n"));
  }

  ApiKeys keys_;  // nobody's
  HttpUi ui_{&router_};
};

std::string PathOf(const UiFile& file) {
  return file.name == "index.html" ? "/" : absl::StrCat("/ui/", file.name);
}

TEST_F(PageTest, EveryFileIsServedAsItIs) {
  Serve(&ui_);
  ASSERT_GT(UiFiles().size(), 3U);
  for (const UiFile& file : UiFiles()) {
    const RawResponse response = Get(PathOf(file));
    EXPECT_EQ(response.status, 200) << file.name;
    EXPECT_EQ(response.body, file.bytes) << file.name;
    EXPECT_EQ(response.headers.at("cache-control"), "no-cache");
    EXPECT_EQ(response.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(response.headers.at("referrer-policy"), "no-referrer");
    EXPECT_EQ(response.headers.at("x-frame-options"), "DENY");
    const std::string& policy = response.headers.at("content-security-policy");
    EXPECT_THAT(policy, HasSubstr("default-src 'none'"));
    EXPECT_THAT(policy, Not(HasSubstr("unsafe")));
  }
}

TEST_F(PageTest, EveryFileHasItsType) {
  Serve(&ui_);
  EXPECT_EQ(Get("/").headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(Get("/?a=b").headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(Get("/ui/style.css").headers.at("content-type"), "text/css; charset=utf-8");
  EXPECT_EQ(Get("/ui/main.js").headers.at("content-type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(Get("/ui/icon.svg").headers.at("content-type"), "image/svg+xml");
}

// The policy forbids what is inline; a file that has it would not work.
TEST_F(PageTest, NothingIsInline) {
  for (const UiFile& file : UiFiles()) {
    for (const char* inline_code :
         {"<style", " style=\"", "javascript:", " onload=", " onclick="}) {
      EXPECT_FALSE(absl::StrContains(file.bytes, inline_code)) << file.name << inline_code;
    }
    for (const char* markup : {"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write"}) {
      EXPECT_FALSE(absl::StrContains(file.bytes, markup)) << file.name << markup;
    }
  }
}

TEST_F(PageTest, HeadHasTheHeadersAlone) {
  Serve(&ui_);
  RawClient client(address());
  client.Send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n");
  const RawResponse response = client.Read(/*head_only=*/true);
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(response.headers.at("content-length"), absl::StrCat(Get("/").body.size()));
  client.Send(kHello);  // no body stands between
  EXPECT_EQ(client.Read().status, 200);
}

TEST_F(PageTest, NothingIsSentToThePage) {
  Serve(&ui_);
  const RawResponse response = Ask(Post("/", "{}"));
  EXPECT_EQ(response.status, 405);
  EXPECT_EQ(response.headers.at("allow"), "GET, HEAD, OPTIONS");
  ExpectErrorBody(response);
  EXPECT_EQ(Ask("OPTIONS / HTTP/1.1\r\nHost: a\r\n\r\n").status, 204);
}

TEST_F(PageTest, AllElseIsTheInnerHandlers) {
  Serve(&ui_);
  EXPECT_EQ(Get("/hello").status, 200);
  for (const char* path : {"/ui", "/ui/", "/ui/index.html", "/ui/none.js", "/index.html",
                           "/main.js", "//", "/ui/../hello", "/ui/%6dain.js"}) {
    EXPECT_EQ(Get(path).status, 404) << path;
  }
}

TEST_F(PageTest, TheDoorIsOpenForThePageAlone) {
  HttpDoorOptions open;
  open.open_ui = true;
  HttpDoor door(open, &keys_, &ui_);
  Serve(&door);
  for (const UiFile& file : UiFiles()) EXPECT_EQ(Get(PathOf(file)).status, 200) << file.name;
  EXPECT_EQ(Ask(Post("/", "{}")).status, 405);
  for (const char* path : {"/hello", "/ui", "/ui/", "/ui/none.js", "/ui/../hello", "//"}) {
    EXPECT_EQ(Get(path).status, 401) << path;
  }
  End();
}

TEST_F(PageTest, WithoutThePageTheDoorIsClosed) {
  HttpDoor door({}, &keys_, &router_);
  Serve(&door);
  for (const UiFile& file : UiFiles()) EXPECT_EQ(Get(PathOf(file)).status, 401) << file.name;
  End();
}

TEST_F(PageTest, ItIsThereBeforeTheWeightsAre) {
  ServingState state;
  StartHandler start(&state);
  HttpUi ui(&start);
  Serve(&ui);
  EXPECT_EQ(Get("/").status, 200);
  EXPECT_EQ(Get("/ui/main.js").status, 200);
  EXPECT_EQ(Get("/load").status, 503);
  start.HandOver(&router_);
  EXPECT_EQ(Get("/").status, 200);
  EXPECT_EQ(Get("/hello").status, 200);
  End();
}

}  // namespace
}  // namespace longspan
