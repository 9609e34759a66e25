// Who may call over gRPC, and by which certificate the server is known.
#include <fstream>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "google/rpc/error_details.pb.h"
#include "google/rpc/status.pb.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"
#include "tests/server/identity/test_certificates.h"

namespace longspan {
namespace {

std::string Write(const std::string& name, const std::string& text) {
  std::string path = testing::TempDir() + "/grpc_identity_" + name;
  std::ofstream(path, std::ios::trunc) << text;
  return path;
}

std::string ReasonOf(const grpc::Status& status) {
  google::rpc::Status proto;
  google::rpc::ErrorInfo info;
  if (!proto.ParseFromString(status.error_details()) || proto.details_size() == 0) return "";
  return proto.details(0).UnpackTo(&info) ? info.reason() : "";
}

// The key of the tenant "red" is "a".
std::unique_ptr<ApiKeys> SomeKeys() {
  Sha256 hash;
  hash.AddBytes("a", 1);
  const Sha256::Digest digest = hash.Finish();
  const absl::string_view bytes(reinterpret_cast<const char*>(digest.data()), digest.size());
  auto keys = std::make_unique<ApiKeys>();
  EXPECT_TRUE(keys->Load(Write("keys", absl::StrCat("red:", absl::BytesToHexString(bytes)))).ok());
  return keys;
}

GrpcRigOptions WithKeys(const ApiKeys* keys) {
  GrpcRigOptions options;
  options.keys = keys;
  options.limits.key_tenants = true;
  return options;
}

TEST(GrpcIdentity, CallsNeedAKey) {
  const auto keys = SomeKeys();
  GrpcRig rig(WithKeys(keys.get()));
  const Streamed refused = rig.Generate(TextRequest("abc", 2));
  EXPECT_EQ(refused.status.error_code(), grpc::StatusCode::UNAUTHENTICATED);
  EXPECT_EQ(ReasonOf(refused.status), "INVALID_API_KEY");
  EXPECT_TRUE(refused.events.empty());
  EXPECT_TRUE(rig.ended().empty()) << "it counts as no request";
  ASSERT_TRUE(WaitUntil([&] { return rig.exchanges().size() == 1; }));
  EXPECT_EQ(rig.exchanges().front().code, grpc::StatusCode::UNAUTHENTICATED);
  for (const char* authorization : {"", "Bearer b", "Basic a"}) {
    grpc::ClientContext context;
    if (*authorization != '\0') context.AddMetadata("authorization", authorization);
    v1::GetLoadResponse load;
    const grpc::Status status = rig.stub().GetLoad(&context, {}, &load);
    EXPECT_EQ(status.error_code(), grpc::StatusCode::UNAUTHENTICATED) << authorization;
    EXPECT_EQ(ReasonOf(status), "INVALID_API_KEY");
  }
}

TEST(GrpcIdentity, TheKeyLetsInAndNamesTheTenant) {
  const auto keys = SomeKeys();
  GrpcRig rig(WithKeys(keys.get()));
  rig.gate().Close();
  grpc::ClientContext context;
  context.AddMetadata("authorization", "Bearer a");
  const auto reader = rig.stub().Generate(&context, TextRequest("abc", 2));
  v1::GenerateRequest waits = TextRequest("abcd", 2);
  ASSERT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  grpc::ClientContext next;
  next.AddMetadata("authorization", "Bearer a");
  const auto second = rig.stub().Generate(&next, waits);
  EXPECT_TRUE(TryUntil([&] { return rig.engine().Queued("red").requests == 1; }));
  rig.gate().Open();
  for (const auto* stream : {&reader, &second}) {
    v1::GenerateEvent event;
    while ((*stream)->Read(&event)) {
    }
    EXPECT_TRUE((*stream)->Finish().ok());
  }
}

TEST(GrpcIdentity, AMessageOverTheLimitIsRefusedByTheLimitsName) {
  const auto keys = SomeKeys();
  GrpcRig rig(WithKeys(keys.get()));
  for (const size_t bytes : {400'000, 4'000'000}) {
    grpc::ClientContext context;
    context.AddMetadata("authorization", "Bearer a");
    const auto reader = rig.stub().Generate(&context, TextRequest(std::string(bytes, 'x'), 2));
    const grpc::Status status = reader->Finish();
    EXPECT_EQ(status.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
    EXPECT_EQ(ReasonOf(status), "BODY_TOO_LARGE") << status.error_message();
  }
}

TEST(GrpcIdentity, ATraceGoesOn) {
  GrpcRig rig;
  grpc::ClientContext context;
  context.AddMetadata("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
  v1::GetLoadResponse load;
  EXPECT_TRUE(rig.stub().GetLoad(&context, {}, &load).ok());
  ASSERT_TRUE(WaitUntil([&] { return rig.exchanges().size() == 1; }));
  EXPECT_EQ(rig.exchanges().front().trace.trace_id, "0af7651916cd43dd8448eb211c80319c");
  EXPECT_EQ(rig.exchanges().front().trace.parent_span_id, "b7ad6b7169203331");
}

class GrpcTlsTest : public testing::Test {
 protected:
  void Put(const TestAuthority::Pair& pair) {
    Write("cert", pair.certificate_pem);
    Write("key", pair.key_pem);
  }
  std::unique_ptr<TlsIdentity> Identity(bool asks_clients) {
    const std::string ca = asks_clients ? Write("ca", authority_.certificate_pem()) : "";
    auto identity = std::make_unique<TlsIdentity>(
        TlsFiles{Write("cert", pair_.certificate_pem), Write("key", pair_.key_pem), ca});
    EXPECT_TRUE(identity->Load().ok());
    return identity;
  }
  static GrpcRigOptions WithTls(const TlsIdentity* identity) {
    GrpcRigOptions options;
    options.tls = identity;
    return options;
  }
  // Over a connection of its own, by a client that believes `authority`.
  static grpc::Status Call(GrpcRig* rig, const TestAuthority& authority,
                           const TestAuthority::Pair& own = {}) {
    grpc::ChannelArguments arguments;
    arguments.SetInt(GRPC_ARG_USE_LOCAL_SUBCHANNEL_POOL, 1);
    const auto channel = grpc::CreateCustomChannel(
        rig->server().bound_address(),
        grpc::SslCredentials({authority.certificate_pem(), own.key_pem, own.certificate_pem}),
        arguments);
    return CallOn(channel);
  }
  static grpc::Status CallOn(const std::shared_ptr<grpc::Channel>& channel) {
    grpc::ClientContext context;
    v1::GetLoadResponse load;
    return v1::Inference::NewStub(channel)->GetLoad(&context, {}, &load);
  }

  TestAuthority authority_;
  TestAuthority::Pair pair_ = authority_.Issue("one");
};

TEST_F(GrpcTlsTest, CallsGoByTlsAlone) {
  const auto identity = Identity(/*asks_clients=*/false);
  GrpcRig rig(WithTls(identity.get()));
  EXPECT_TRUE(Call(&rig, authority_).ok());
  EXPECT_FALSE(CallOn(rig.channel()).ok()) << "in the clear";
  EXPECT_FALSE(Call(&rig, TestAuthority("Another")).ok()) << "whom the client does not believe";
}

// The client believes the second authority alone, so it is the certificate that lets it in.
TEST_F(GrpcTlsTest, ANewCertificateIsForNewConnections) {
  const auto identity = Identity(/*asks_clients=*/false);
  GrpcRig rig(WithTls(identity.get()));
  const auto before = grpc::CreateChannel(
      rig.server().bound_address(), grpc::SslCredentials({authority_.certificate_pem(), "", ""}));
  ASSERT_TRUE(CallOn(before).ok());
  const TestAuthority next("Next");
  EXPECT_FALSE(Call(&rig, next).ok());

  Write("cert", "broken");
  EXPECT_FALSE(identity->Load().ok());
  EXPECT_TRUE(Call(&rig, authority_).ok()) << "the old one stays";

  Put(next.Issue("two"));
  ASSERT_TRUE(identity->Load().ok());
  EXPECT_TRUE(Call(&rig, next).ok());
  EXPECT_TRUE(CallOn(before).ok()) << "what is connected goes on";
}

TEST_F(GrpcTlsTest, ClientsProveThemselvesWhereTheyMust) {
  const auto identity = Identity(/*asks_clients=*/true);
  GrpcRig rig(WithTls(identity.get()));
  EXPECT_TRUE(Call(&rig, authority_, authority_.Issue("a client")).ok());
  EXPECT_FALSE(Call(&rig, authority_).ok()) << "without a certificate";
  EXPECT_FALSE(Call(&rig, authority_, TestAuthority("Stranger").Issue("a stranger")).ok());
}

}  // namespace
}  // namespace longspan
