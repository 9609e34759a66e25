// The guard with gRPC behind it: floods are cut with their reason, and good clients notice nothing.
#include <openssl/ssl.h>
#include <sys/socket.h>

#include <atomic>
#include <fstream>
#include <functional>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"
#include "tests/server/guard/guard_rig.h"
#include "tests/server/http2/test_frames.h"
#include "tests/server/identity/test_certificates.h"

namespace longspan {
namespace {

using http2::CutReason;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

// What the guard tells.
class Heard : public GuardObserver {
 public:
  void OnCut(CutReason reason, absl::string_view /*peer*/) override {
    {
      MutexLock lock(&mutex_);
      cuts_.push_back(reason);
    }
    SomethingChanged();
  }
  void OnConnections(int change) override {
    open_ += change;
    SomethingChanged();
  }
  std::vector<CutReason> cuts() {
    MutexLock lock(&mutex_);
    return cuts_;
  }
  int open() const { return open_; }

 private:
  Mutex mutex_;
  std::vector<CutReason> cuts_ LONGSPAN_GUARDED_BY(mutex_);
  std::atomic<int> open_ = 0;
};

GrpcRigOptions Hearing(Heard* heard) {
  GrpcRigOptions options;
  options.guard_observer = heard;
  return options;
}

grpc::Status GetLoad(v1::Inference::Stub* stub) {
  grpc::ClientContext context;
  v1::GetLoadResponse load;
  return stub->GetLoad(&context, {}, &load);
}

struct GrpcFlood {
  const char* reason;
  std::function<std::string(uint32_t)> frames;  // the n-th, from 0
};

TEST(GrpcGuard, EachFloodIsCutWithItsReason) {
  const std::vector<GrpcFlood> floods = {
      {"resets", [](uint32_t n) { return http2::Open(2 * n + 1) + http2::Reset(2 * n + 1); }},
      {"streams", [](uint32_t n) { return http2::Open(2 * n + 1); }},
      {"header_block",
       [](uint32_t n) {
         return n == 0 ? http2::Frame(http2::kHeaders, 0, 1, http2::CallBlock())
                       : http2::Frame(http2::kContinuation, 0, 1, "");
       }},
      {"settings", [](uint32_t) { return http2::Settings(3, 100); }},
      {"pings", [](uint32_t) { return http2::Ping(); }},
      {"small_data",
       [](uint32_t n) { return n == 0 ? http2::Open(1) : http2::Frame(http2::kData, 0, 1, ""); }},
      {"window_updates",
       [](uint32_t n) { return n == 0 ? http2::Open(1) : http2::WindowUpdate(1, 0); }},
      {"priorities", [](uint32_t) { return http2::Frame(http2::kPriority, 0, 1, "xxxxx"); }},
  };
  Heard heard;
  GrpcRig rig(Hearing(&heard));
  for (const GrpcFlood& flood : floods) {
    const size_t before = heard.cuts().size();
    const auto client = TestSocket::To(rig.server().bound_address());
    std::string bytes = http2::Beginning();
    for (uint32_t n = 0; n < 5000; ++n) bytes += flood.frames(n);
    client->Send(bytes);  // it may be cut while it speaks
    const Said said = FarewellIn(client->ReceiveToEnd());
    EXPECT_EQ(said.why, flood.reason);
    ASSERT_EQ(heard.cuts().size(), before + 1) << flood.reason;
    EXPECT_STREQ(http2::Name(heard.cuts().back()), flood.reason);
  }
  EXPECT_TRUE(GetLoad(&rig.stub()).ok()) << "the others live";
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcGuard, TenThousandCallsOfAGoodClient) {
  Heard heard;
  GrpcRig rig(Hearing(&heard));
  std::atomic<int> failed = 0;
  std::vector<std::thread> callers;
  for (int i = 0; i < 8; ++i) {
    callers.emplace_back([&] {
      for (int call = 0; call < 1250; ++call) failed += GetLoad(&rig.stub()).ok() ? 0 : 1;
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(failed, 0);
  EXPECT_THAT(heard.cuts(), IsEmpty());
}

TEST(GrpcGuard, AHundredCallsAreCancelledAtOnce) {
  Heard heard;
  GrpcRigOptions options = Hearing(&heard);
  options.engine.max_queued_requests = 200;
  GrpcRig rig(std::move(options));
  for (int round = 0; round < 3; ++round) {
    rig.gate().Close();
    std::vector<std::unique_ptr<grpc::ClientContext>> contexts;
    std::vector<std::unique_ptr<grpc::ClientReader<v1::GenerateEvent>>> readers;
    for (int call = 0; call < 100; ++call) {
      contexts.push_back(std::make_unique<grpc::ClientContext>());
      readers.push_back(
          rig.stub().Generate(contexts.back().get(), TextRequest(absl::StrCat("call ", call), 4)));
    }
    for (const auto& context : contexts) context->TryCancel();
    rig.gate().Open();
    for (const auto& reader : readers) {
      v1::GenerateEvent event;
      while (reader->Read(&event)) {
      }
      EXPECT_EQ(reader->Finish().error_code(), grpc::StatusCode::CANCELLED);
    }
    EXPECT_TRUE(GetLoad(&rig.stub()).ok());
  }
  EXPECT_THAT(heard.cuts(), IsEmpty());
  EXPECT_EQ(heard.open(), 1) << "all over the connection that there was";
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcGuard, AMessageOfManyFramesArrives) {
  Heard heard;
  GrpcRigOptions options = Hearing(&heard);
  options.limits.max_body_bytes = size_t{4} << 20;
  GrpcRig rig(std::move(options));
  const std::string text(size_t{3} << 20, 'x');
  v1::TokenizeRequest request;
  request.set_text(text);
  request.set_model("another");  // so that nobody reads the text
  grpc::ClientContext context;
  v1::TokenizeResponse response;
  EXPECT_EQ(rig.stub().Tokenize(&context, request, &response).error_code(),
            grpc::StatusCode::NOT_FOUND);
  EXPECT_THAT(heard.cuts(), IsEmpty());
}

TEST(GrpcGuard, CallsAreKnownByTheirClientsAddress) {
  GrpcRig rig;
  EXPECT_TRUE(GetLoad(&rig.stub()).ok());
  ASSERT_TRUE(WaitUntil([&] { return !rig.exchanges().empty(); }));
  EXPECT_THAT(rig.exchanges().front().peer, StartsWith("127.0.0.1:"));
}

TEST(GrpcGuard, WithoutDescriptorsCallersWaitAndAreThenServed) {
  Heard heard;
  GrpcRig rig(Hearing(&heard));
  ASSERT_TRUE(GetLoad(&rig.stub()).ok());
  {
    // Clients of this process need descriptors as well: they have theirs before.
    std::vector<int> sockets;
    for (int i = 0; i < 20; ++i) sockets.push_back(socket(AF_INET, SOCK_STREAM, 0));
    const NoDescriptors none;
    std::vector<std::unique_ptr<TestSocket>> refused;
    for (const int one : sockets) {
      refused.push_back(TestSocket::Connect(one, rig.server().bound_address()));
      EXPECT_EQ(refused.back()->ReceiveToEnd(), "");
    }
    EXPECT_TRUE(GetLoad(&rig.stub()).ok()) << "over the connection that there is";
  }
  for (int i = 0; i < 20; ++i) {
    grpc::ChannelArguments arguments;
    arguments.SetInt(GRPC_ARG_USE_LOCAL_SUBCHANNEL_POOL, 1);
    const auto channel = grpc::CreateCustomChannel(rig.server().bound_address(),
                                                   grpc::InsecureChannelCredentials(), arguments);
    const auto stub = v1::Inference::NewStub(channel);
    EXPECT_TRUE(GetLoad(stub.get()).ok()) << i;
  }
}

// A client under TLS that offers what a test tells it to.
class TlsClient {
 public:
  explicit TlsClient(const std::string& address) : socket_(TestSocket::To(address)) {
    SSL_set_fd(session_.get(), socket_->fd());
  }

  // Shakes hands and says how HTTP/2 begins; whether there is an answer.
  bool Begins(const std::string& protocols) {
    if (!protocols.empty()) {
      SSL_set_alpn_protos(session_.get(), reinterpret_cast<const unsigned char*>(protocols.data()),
                          static_cast<unsigned int>(protocols.size()));
    }
    if (SSL_connect(session_.get()) != 1) return false;
    const std::string said = http2::Beginning();
    SSL_write(session_.get(), said.data(), static_cast<int>(said.size()));
    char answer = 0;
    return SSL_read(session_.get(), &answer, 1) == 1;
  }

 private:
  const std::unique_ptr<TestSocket> socket_;
  const std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)> context_{SSL_CTX_new(TLS_client_method()),
                                                              &SSL_CTX_free};
  const std::unique_ptr<SSL, void (*)(SSL*)> session_{SSL_new(context_.get()), &SSL_free};
};

bool HandshakeHolds(const std::string& address, const std::string& protocols) {
  return TlsClient(address).Begins(protocols);
}

// What a server under TLS proves its name with.
std::unique_ptr<TlsIdentity> AnyIdentity() {
  const TestAuthority authority;
  const TestAuthority::Pair pair = authority.Issue("one");
  const std::string folder = testing::TempDir();
  std::ofstream(folder + "/guard_cert", std::ios::trunc) << pair.certificate_pem;
  std::ofstream(folder + "/guard_key", std::ios::trunc) << pair.key_pem;
  auto identity =
      std::make_unique<TlsIdentity>(TlsFiles{folder + "/guard_cert", folder + "/guard_key", ""});
  EXPECT_TRUE(identity->Load().ok());
  return identity;
}

// The library ends all connections while their clients say nothing, and none of them answers the
// end that TLS has a word for.
TEST(GrpcGuard, ClientsUnderTlsMayBeSilentWhenTheServerStops) {
  const auto identity = AnyIdentity();
  std::vector<std::unique_ptr<TlsClient>> clients;
  GrpcRigOptions options;
  options.tls = identity.get();
  GrpcRig rig(std::move(options));
  for (int i = 0; i < 20; ++i) {
    clients.push_back(std::make_unique<TlsClient>(rig.server().bound_address()));
    ASSERT_TRUE(clients.back()->Begins("\x02h2"));
  }
}

TEST(GrpcGuard, TlsIsForHttp2Alone) {
  const auto identity = AnyIdentity();
  Heard heard;
  GrpcRigOptions options = Hearing(&heard);
  options.tls = identity.get();
  GrpcRig rig(std::move(options));
  const std::string address = rig.server().bound_address();
  EXPECT_TRUE(HandshakeHolds(address, "\x02h2"));
  EXPECT_TRUE(HandshakeHolds(address, "\x08http/1.1\x02h2"));
  EXPECT_THAT(heard.cuts(), IsEmpty());
  EXPECT_FALSE(HandshakeHolds(address, "\x08http/1.1"));
  EXPECT_FALSE(HandshakeHolds(address, "")) << "who does not ask has not been told";
  ASSERT_TRUE(WaitUntil([&] { return heard.cuts().size() == 2; }));
  EXPECT_THAT(heard.cuts(), ElementsAre(CutReason::kHandshake, CutReason::kHandshake));
}

}  // namespace
}  // namespace longspan
