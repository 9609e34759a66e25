#include "server/options/options.h"

#include <cstdlib>

#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/options/parse.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST(Options, WeightsAreAsStoredUnlessAskedFor) {
  EXPECT_EQ(Parse({"--model=dir"}).options.weights, WeightPrecision::kAsStored);
  EXPECT_EQ(Parse({"--model=dir", "--weights=bf16"}).options.weights, std::nullopt);
  EXPECT_TRUE(Parse({"--model=dir", "--weights=int4"}).exit_code.has_value());
}

TEST(Options, AModelIsEnough) {
  const CommandLine line = Parse({"--model", "dir"});
  EXPECT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.model_path, "dir");
  EXPECT_EQ(line.options.http_address, "127.0.0.1:8000");
  EXPECT_EQ(line.options.grpc_address, "127.0.0.1:8001");
  EXPECT_EQ(line.options.limits.max_n, 8);
  EXPECT_EQ(line.options.drain_timeout, absl::Seconds(300));
}

TEST(Options, EveryKindOfValue) {
  const CommandLine line = Parse(
      {"--model=dir", "--threads=3", "--kv-cache-bytes", "1.5GiB", "--drain-timeout-s=0.5",
       "--compute-dtype=f32", "--kv-dtype=fp8", "--weights=int8", "--log-format=json",
       "--log-level=debug", "--max-n=2", "--http-address=[::1]:0", "--reader-stall-timeout-s=2"});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.threads, 3);
  EXPECT_EQ(line.options.kv_cache_bytes, int64_t{3} << 29);
  EXPECT_EQ(line.options.drain_timeout, absl::Milliseconds(500));
  EXPECT_EQ(line.options.compute_dtype, DType::kF32);
  EXPECT_EQ(line.options.kv_dtype, DType::kF8E4M3);
  EXPECT_EQ(line.options.weights, WeightPrecision::kInt8);
  EXPECT_EQ(line.options.log.format, LogFormat::kJson);
  EXPECT_EQ(line.options.log.level, LogLevel::kDebug);
  EXPECT_EQ(line.options.limits.max_n, 2);
  EXPECT_EQ(line.options.http_address, "[::1]:0");
  EXPECT_EQ(line.options.limits.reader_stall_timeout, absl::Seconds(2));
}

TEST(Options, PingsOfConnections) {
  const Options defaults = Parse({"--model=dir"}).options;
  EXPECT_LT(defaults.limits.ping_interval + defaults.limits.ping_timeout, absl::Minutes(1));
  const CommandLine line =
      Parse({"--model=dir", "--ping-interval-s=1.5"}, {{"LONGSPAN_PING_TIMEOUT_S", "3"}});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.limits.ping_interval, absl::Milliseconds(1500));
  EXPECT_EQ(line.options.limits.ping_timeout, absl::Seconds(3));
  for (const char* bad : {"--ping-interval-s=0.5", "--ping-timeout-s=3601", "--ping-timeout-s=x"}) {
    EXPECT_EQ(Parse({"--model=dir", bad}).exit_code, kExitUsage) << bad;
  }
}

TEST(Options, OriginsThatMayCall) {
  for (const char* good : {"*", "https://a.example", "https://a.example, http://localhost:3000"}) {
    const CommandLine line = Parse({"--model=dir", "--cors-allow-origin", good});
    ASSERT_FALSE(line.exit_code.has_value()) << line.text;
    EXPECT_EQ(line.options.cors_allow_origin, good);
    const std::string file = WriteFile(PrintConfig(line.options));
    EXPECT_EQ(Parse({"--config", file}).options.cors_allow_origin, good)
        << PrintConfig(line.options);
  }
  for (const char* bad : {"a.example", "*, https://a.example", "https://a.example/"}) {
    const CommandLine line = Parse({"--model=dir", "--cors-allow-origin", bad});
    EXPECT_EQ(line.exit_code, kExitUsage) << bad;
    EXPECT_THAT(line.text, HasSubstr("https://example.org")) << bad;
  }
}

TEST(Options, AllMistakesAreReportedTogether) {
  const CommandLine line = Parse({"--threads", "many", "--memory-fraction", "nan", "--device",
                                  "cuda:x", "--colour", "x", "--http-address", "nowhere", "stray"},
                                 {{"LONGSPAN_MAX_N", "-1"}});
  EXPECT_EQ(line.exit_code, kExitUsage);
  for (const char* part : {"--threads is \"many\"", "--memory-fraction is \"nan\"",
                           "--device is \"cuda:x\"; it must be auto, cpu, cuda", "no flag --colour",
                           "--http-address", "unexpected argument \"stray\"",
                           "--max-n (LONGSPAN_MAX_N) is \"-1\"", "--model is missing"}) {
    EXPECT_THAT(line.text, HasSubstr(part));
  }
}

TEST(Options, EveryMessageSaysWhatIsAllowed) {
  EXPECT_THAT(Parse({"--model=d", "--threads=4097"}).text,
              HasSubstr("must be an integer from 0 to 4096"));
  EXPECT_THAT(Parse({"--model=d", "--kv-cache-bytes=1XB"}).text, HasSubstr("number of bytes"));
  EXPECT_THAT(Parse({"--model=d", "--log-level=loud"}).text,
              HasSubstr("one of debug, info, warning, error"));
}

TEST(Options, NumbersOutsideTheirRangeAreRefused) {
  for (const char* argument :
       {"--max-n=0", "--max-n=129", "--max-n=1e3", "--max-n=99999999999999999999",
        "--max-n=", "--memory-fraction=0", "--memory-fraction=1.01", "--memory-fraction=inf",
        "--drain-timeout-s=-1", "--drain-timeout-s=nan", "--kv-cache-bytes=-1",
        "--kv-cache-bytes=1e30GiB", "--http-address=h:65536", "--http-address=:1",
        "--max-context-tokens=0", "--grpc-address=h", "--http-address=[::1",
        "--http-address=h:+1"}) {
    EXPECT_EQ(Parse({"--model=d", argument}).exit_code, kExitUsage) << argument;
  }
}

TEST(Options, AnEmptyValueIsNotTheNextArgument) {
  const CommandLine line = Parse({"--model=d", "--served-model-name=", "--check"});
  EXPECT_EQ(line.exit_code, kExitUsage);
  EXPECT_THAT(line.text, HasSubstr("--served-model-name is \"\"; it must be some text"));
  EXPECT_FALSE(Parse({"--model=d", "--max-n=", "--max-n=4"}).exit_code.has_value())
      << "the last one counts";
}

TEST(Options, AModelMayHaveSeveralNames) {
  EXPECT_THAT(Parse({"--model=d"}).options.served_model_names, testing::IsEmpty());
  EXPECT_THAT(Parse({"--model=d", "--served-model-name=a/b,c"}).options.served_model_names,
              testing::ElementsAre("a/b", "c"));
  for (const char* names :
       {"--served-model-name=a,", "--served-model-name=,a", "--served-model-name=a,,b"}) {
    EXPECT_EQ(Parse({"--model=d", names}).exit_code, kExitUsage) << names;
  }
}

TEST(Options, HowACheckpointIsRead) {
  const CommandLine line = Parse({"--model=d", "--strict-config=on", "--rope-scaling=yarn:4:32768",
                                  "--config-override", R"({"nsa_variant": "nsa"})"});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_TRUE(line.options.strict_config);
  EXPECT_EQ(line.options.rope_scaling, "yarn:4:32768");
  EXPECT_EQ(line.options.config_override, R"({"nsa_variant": "nsa"})");
  EXPECT_FALSE(Parse({"--model=d"}).options.strict_config);
  EXPECT_THAT(Parse({"--model=d", "--rope-scaling=dynamic:4"}).text,
              HasSubstr("--rope-scaling is \"dynamic:4\"; it must be linear:FACTOR, yarn:FACTOR"));
  EXPECT_THAT(Parse({"--model=d", "--config-override=[1]"}).text,
              HasSubstr("it must be a JSON object"));
}

TEST(Options, WhatHasNoEffectIsRefused) {
  EXPECT_THAT(Parse({"--model=d", "--kv-cache-bytes=1GiB", "--memory-fraction=0.5"}).text,
              HasSubstr("--memory-fraction has no effect"));
  EXPECT_FALSE(
      Parse({"--model=d", "--device=cuda", "--kv-cache-bytes=1GiB", "--memory-fraction=0.5"})
          .exit_code.has_value())
      << "of a GPU no more than the fraction is taken";
  EXPECT_THAT(Parse({"--model=d", "--device=cuda", "--threads=2"}).text,
              HasSubstr("--threads has no effect beside --device cuda:0"));
  EXPECT_THAT(Parse({"--model=d", "--device=cuda", "--compute-priority=idle"}).text,
              HasSubstr("--compute-priority has no effect beside --device cuda:0"));
  EXPECT_THAT(Parse({"--model=d", "--device=cpu", "--batch-invariant=on"}).text,
              HasSubstr("--batch-invariant has no effect beside --device cpu"));
  EXPECT_THAT(Parse({"--model=d", "--device=cpu", "--attention-path=fsa"}).text,
              HasSubstr("--attention-path has no effect beside --device cpu"));
  EXPECT_THAT(Parse({"--model=d", "--device=cpu", "--cuda-graphs=off"}).text,
              HasSubstr("--cuda-graphs has no effect beside --device cpu"));
  EXPECT_THAT(Parse({"--model=d", "--device=cpu", "--fp8-attention=on"}).text,
              HasSubstr("--fp8-attention on is not served beside --device cpu"));
  EXPECT_THAT(
      Parse({"--model=d", "--device=cuda", "--batch-invariant=on", "--fp8-attention=on"}).text,
      HasSubstr("--fp8-attention on cannot be given beside --batch-invariant on"));
  EXPECT_THAT(
      Parse({"--model=d", "--device=cuda", "--batch-invariant=on", "--attention-path=union"}).text,
      HasSubstr("--attention-path has no effect beside --batch-invariant on"));
  EXPECT_THAT(Parse({"--model=d", "--kv-host-bytes=1GiB", "--host-cache-bytes=4KiB"}).text,
              HasSubstr("--host-cache-bytes 4096 cannot be given beside --kv-host-bytes "
                        "1073741824"));
  EXPECT_EQ(
      Parse({"--model=d", "--kv-host-bytes=1GiB", "--host-cache-bytes=0"}).options.kv_host_bytes,
      int64_t{1} << 30);
  EXPECT_THAT(Parse({"--model=d", "--max-running-requests=2", "--max-n=4"}).text,
              HasSubstr("must not exceed --max-running-requests"));
}

TEST(Options, Scheduling) {
  const CommandLine line = Parse(
      {"--model=d", "--step-budget-ms=40", "--max-partial-prefills=6", "--max-long-prefills=1",
       "--long-prompt-tokens=1000", "--output-margin-tokens=0", "--max-queue-delay-ms=1500",
       "--request-tenants=on", "--prefix-tenant-share=0.25", "--host-cache-bytes=1GiB"});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  const EngineOptions& engine = line.options.engine;
  EXPECT_EQ(line.options.step_budget_ms, 40);
  EXPECT_EQ(engine.max_partial_prefills, 6);
  EXPECT_EQ(engine.max_long_prefills, 1);
  EXPECT_EQ(engine.long_prompt_tokens, 1000);
  EXPECT_EQ(engine.output_margin_tokens, 0);
  EXPECT_EQ(engine.max_queue_delay_us, 1'500'000);
  EXPECT_TRUE(engine.prefix_cache);
  EXPECT_TRUE(line.options.limits.request_tenants);
  EXPECT_EQ(engine.prefix_tenant_share, 0.25);
  EXPECT_EQ(line.options.host_cache_bytes, int64_t{1} << 30);
}

TEST(Options, SchedulingThatNobodyAskedFor) {
  const CommandLine line = Parse({"--model=d"});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  const EngineOptions& engine = line.options.engine;
  EXPECT_FALSE(line.options.step_budget_ms.has_value()) << "auto";
  EXPECT_FALSE(Parse({"--model=d", "--step-budget-ms=auto"}).options.step_budget_ms.has_value());
  EXPECT_LT(engine.max_long_prefills, engine.max_partial_prefills) << "short ones find a place";
  EXPECT_EQ(engine.max_queue_delay_us, kNeverUs) << "many may come at once";
  EXPECT_FALSE(Parse({"--model=d", "--max-queue-delay-ms=auto"})
                   .options.engine.max_queue_delay_us.has_value());
  EXPECT_FALSE(line.options.limits.request_tenants);
  EXPECT_EQ(line.options.host_cache_bytes, 0);
  EXPECT_EQ(line.options.kv_host_bytes, 0);
  EXPECT_EQ(Parse({"--model=d", "--max-queue-delay-ms=0"}).options.engine.max_queue_delay_us,
            kNeverUs);
  EXPECT_FALSE(Parse({"--model=d", "--prefix-cache=off"}).options.engine.prefix_cache);
}

TEST(Options, SchedulingOutsideItsRangeIsRefused) {
  for (const char* argument :
       {"--step-budget-ms=0", "--step-budget-ms=automatic", "--step-budget-ms=60001",
        "--step-budget-ms=1.5", "--max-partial-prefills=0", "--max-long-prefills=0",
        "--long-prompt-tokens=0", "--output-margin-tokens=-1", "--max-queue-delay-ms=-1",
        "--max-queue-delay-ms=86400001", "--max-queue-delay-ms=nan", "--prefix-cache=maybe",
        "--request-tenants=1", "--prefix-tenant-share=0", "--prefix-tenant-share=1.01",
        "--prefix-tenant-share=nan", "--host-cache-bytes=-1", "--kv-host-bytes=-1"}) {
    const CommandLine line = Parse({"--model=d", argument});
    EXPECT_EQ(line.exit_code, kExitUsage) << argument;
    EXPECT_THAT(line.text, HasSubstr("it must be")) << argument;
  }
}

TEST(Options, SchedulingWithoutEffectIsRefused) {
  EXPECT_THAT(Parse({"--model=d", "--max-long-prefills=5"}).text,
              HasSubstr("must not exceed --max-partial-prefills, which is 4"));
  EXPECT_THAT(Parse({"--model=d", "--max-running-requests=16", "--max-partial-prefills=17"}).text,
              HasSubstr("must not exceed --max-running-requests"));
  EXPECT_THAT(
      Parse({"--model=d", "--max-partial-prefills=2", "--long-prompt-tokens=100"}).text,
      HasSubstr("--long-prompt-tokens has no effect where --max-long-prefills, 2, is not below"));
  EXPECT_THAT(Parse({"--model=d", "--max-running-requests=1", "--long-prompt-tokens=100"}).text,
              HasSubstr("--long-prompt-tokens has no effect"));
  EXPECT_THAT(Parse({"--model=d", "--prefix-tenant-share=0.5"}).text,
              HasSubstr("no effect without --request-tenants on or --api-keys-file"));
  EXPECT_THAT(Parse({"--model=d", "--request-tenants=on", "--prefix-cache=off",
                     "--prefix-tenant-share=0.5"})
                  .text,
              HasSubstr("--prefix-tenant-share has no effect beside --prefix-cache off"));
}

TEST(Options, PrintedSchedulingIsReadBack) {
  const std::vector<std::vector<std::string>> kConfigurations = {
      {},
      {"--max-running-requests=1"},
      {"--max-partial-prefills=2"},
      {"--max-queue-delay-ms=250", "--step-budget-ms=7", "--host-cache-bytes=2MiB"},
      {"--kv-host-bytes=2MiB"},
      {"--request-tenants=on", "--prefix-tenant-share=0.125"},
      {"--request-tenants=on", "--prefix-cache=off"},
      {"--api-keys-file=k", "--metrics-without-key=on", "--prefix-tenant-share=0.125"},
      {"--tls-cert-file=c", "--tls-key-file=k", "--client-ca-file=a"},
  };
  for (std::vector<std::string> arguments : kConfigurations) {
    arguments.push_back("--model=d");
    const std::string wanted = PrintConfig(Parse(arguments).options);
    arguments.push_back("--print-config");
    const CommandLine printed = Parse(arguments);
    ASSERT_EQ(printed.exit_code, kExitOk) << printed.text;
    const CommandLine line = Parse({"--config", WriteFile(printed.text)});
    ASSERT_FALSE(line.exit_code.has_value()) << line.text << printed.text;
    EXPECT_EQ(PrintConfig(line.options), wanted);
  }
}

TEST(Options, WhoMayCall) {
  const CommandLine open = Parse({"--model=d"});
  EXPECT_TRUE(open.options.api_keys_file.empty());
  EXPECT_TRUE(open.options.tls.certificate.empty());
  EXPECT_FALSE(open.options.limits.distinguishes_tenants());
  const CommandLine line =
      Parse({"--model=d", "--api-keys-file=keys", "--metrics-without-key=on",
             "--prefix-tenant-share=0.25", "--tls-cert-file=cert", "--tls-key-file=key"},
            {{"LONGSPAN_CLIENT_CA_FILE", "ca"}});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.api_keys_file, "keys");
  EXPECT_TRUE(line.options.metrics_without_key);
  EXPECT_TRUE(line.options.limits.key_tenants);
  EXPECT_TRUE(line.options.limits.distinguishes_tenants());
  EXPECT_EQ(line.options.tls.certificate, "cert");
  EXPECT_EQ(line.options.tls.key, "key");
  EXPECT_EQ(line.options.tls.client_ca, "ca");
}

TEST(Options, ThePageMayBeOff) {
  EXPECT_TRUE(Parse({"--model=d"}).options.ui);
  EXPECT_FALSE(Parse({"--model=d", "--ui=off"}).options.ui);
  EXPECT_FALSE(Parse({"--model=d"}, {{"LONGSPAN_UI", "off"}}).options.ui);
  EXPECT_THAT(Parse({"--model=d", "--ui=no"}).text, HasSubstr("one of on, off"));
}

TEST(Options, WhereSpansGo) {
  EXPECT_TRUE(Parse({"--model=d"}).options.otlp_endpoint.empty());
  EXPECT_EQ(Parse({"--model=d", "--otlp-endpoint=http://c:1/x"}).options.otlp_endpoint,
            "http://c:1/x");
  EXPECT_THAT(Parse({"--model=d", "--otlp-endpoint=c:4318"}).text,
              HasSubstr("it must be http://host[:port][/path]"));
}

TEST(Options, IdentityThatDoesNotGoTogetherIsRefused) {
  for (const auto& [arguments, reported] :
       std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--tls-cert-file=c"}, "--tls-cert-file has no effect without --tls-key-file"},
           {{"--tls-key-file=k"}, "--tls-key-file has no effect without --tls-cert-file"},
           {{"--client-ca-file=a"}, "--client-ca-file has no effect without --tls-cert-file"},
           {{"--metrics-without-key=on"},
            "--metrics-without-key has no effect without --api-keys-file"},
           {{"--api-keys-file=k", "--request-tenants=on"},
            "--request-tenants has no effect beside --api-keys-file"}}) {
    std::vector<std::string> all = {"--model=d"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const CommandLine line = Parse(all);
    EXPECT_EQ(line.exit_code, kExitUsage) << reported;
    EXPECT_THAT(line.text, HasSubstr(reported));
  }
}

TEST(Options, AutoTakesTheFlagsOfEveryDevice) {
  const CommandLine line = Parse({"--model=d", "--threads=2", "--batch-invariant=on",
                                  "--attention-path=fsa", "--cuda-graphs=off"});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.device.kind, DeviceKind::kAuto);
  EXPECT_EQ(line.options.threads, 2);
  EXPECT_TRUE(line.options.batch_invariant);
  EXPECT_EQ(line.options.attention_path, AttentionPath::kFsa);
  EXPECT_FALSE(line.options.cuda_graphs);
}

TEST(Options, WhatTheDeviceSettlesIsOpenUntilItIsGiven) {
  const CommandLine open = Parse({"--model=d"});
  ASSERT_FALSE(open.exit_code.has_value()) << open.text;
  EXPECT_FALSE(open.options.memory_fraction.has_value());
  EXPECT_FALSE(open.options.prefill_chunk_tokens.has_value());
  const CommandLine given =
      Parse({"--model=d", "--memory-fraction=0.25", "--prefill-chunk-tokens=64"});
  EXPECT_EQ(given.options.memory_fraction, 0.25);
  EXPECT_EQ(given.options.prefill_chunk_tokens, 64);
  EXPECT_THAT(Parse({"--model=d", "--prefill-chunk-tokens=65537"}).text,
              HasSubstr("must be an integer from 1 to 65536"));
}

TEST(Options, TheDeviceSettlesHowManySequencesRunUnlessToldSo) {
  const CommandLine open = Parse({"--model=d", "--max-n=40", "--max-partial-prefills=30"});
  ASSERT_FALSE(open.exit_code.has_value()) << open.text;
  EXPECT_FALSE(open.options.max_running_requests.has_value());
  EXPECT_EQ(Parse({"--model=d", "--max-running-requests=300"}).options.max_running_requests, 300);
}

TEST(Options, DefaultsGiveWayToFewerRunningSequences) {
  const CommandLine line = Parse({"--model=d", "--max-running-requests=1"});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.limits.max_n, 1);
  EXPECT_EQ(line.options.engine.max_partial_prefills, 1);
  EXPECT_EQ(line.options.engine.max_long_prefills, 1);
}

TEST(Options, CommandLineBeforeEnvironmentBeforeFile) {
  const std::string path = WriteFile("threads = 1\nmax-n = 1\nmax_logprobs = 1\n");
  const CommandLine line = Parse({"--model=d", "--config", path, "--threads=3"},
                                 {{"LONGSPAN_THREADS", "2"}, {"LONGSPAN_MAX_N", "2"}});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.threads, 3);
  EXPECT_EQ(line.options.limits.max_n, 2);
  EXPECT_EQ(line.options.limits.max_logprobs, 1);
}

TEST(Options, TheFileMayBeNamedInTheEnvironment) {
  const std::string path = WriteFile("model = \"some dir\"\n");
  const CommandLine line = Parse({}, {{"LONGSPAN_CONFIG", path}});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.model_path, "some dir");
}

TEST(Options, SwitchesStandInTheEnvironmentToo) {
  EXPECT_TRUE(Parse({"--model=d"}, {{"LONGSPAN_CHECK", "true"}}).options.check);
  EXPECT_FALSE(Parse({"--model=d"}, {{"LONGSPAN_CHECK", "0"}}).options.check);
  EXPECT_TRUE(Parse({"--model=d", "--check"}, {{"LONGSPAN_CHECK", "0"}}).options.check);
  const CommandLine printed = Parse({"--model=d"}, {{"LONGSPAN_PRINT_CONFIG", "1"}});
  EXPECT_EQ(printed.exit_code, kExitOk);
  EXPECT_THAT(printed.text, HasSubstr("model = \"d\""));
  EXPECT_THAT(Parse({"--model=d"}, {{"LONGSPAN_CHECK", "maybe"}}).text,
              HasSubstr("--check (LONGSPAN_CHECK) is \"maybe\"; it must be true or false."));
}

TEST(Options, ABadFileIsABadConfiguration) {
  const std::string path = WriteFile("threads = -5\ncolour = red\n[section]\nthreads = 1\n");
  const CommandLine line = Parse({"--model=d", "--config", path});
  EXPECT_EQ(line.exit_code, kExitConfiguration);
  EXPECT_THAT(line.text, HasSubstr("--threads (" + path + ") is \"-5\""));
  EXPECT_THAT(line.text, HasSubstr("\"colour\" is no flag's name"));
  EXPECT_THAT(line.text, HasSubstr("section"));
  EXPECT_EQ(Parse({"--model=d", "--config", "/does/not/exist"}).exit_code, kExitConfiguration);
}

TEST(Options, PrintedConfigurationIsReadBack) {
  const std::vector<std::string> arguments = {"--model",
                                              "a dir",
                                              "--kv-cache-bytes",
                                              "2MiB",
                                              "--log-format",
                                              "json",
                                              "--drain-timeout-s",
                                              "1.5",
                                              "--max-context-tokens",
                                              "4096",
                                              "--rope-scaling",
                                              R"({"rope_type":"yarn","factor":2})",
                                              "--config-override",
                                              R"({"a":{"b":"\"c\""}})",
                                              "--served-model-name",
                                              "a,b"};
  std::vector<std::string> print = arguments;
  print.push_back("--print-config");
  const CommandLine printed = Parse(print);
  ASSERT_EQ(printed.exit_code, kExitOk);
  const CommandLine line = Parse({"--config", WriteFile(printed.text)});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text << printed.text;
  EXPECT_EQ(PrintConfig(line.options), PrintConfig(Parse(arguments).options));
  EXPECT_EQ(line.options.model_path, "a dir");
  EXPECT_EQ(line.options.kv_cache_bytes, 2 << 20);
  EXPECT_EQ(line.options.config_override, R"({"a":{"b":"\"c\""}})");
  EXPECT_THAT(line.options.served_model_names, testing::ElementsAre("a", "b"));
}

TEST(Options, PrintedConfigurationOfEveryDeviceIsReadBack) {
  for (const std::string device : {"auto", "cpu", "cuda", "cuda:1"}) {
    const CommandLine printed = Parse({"--model=d", "--device", device, "--print-config"});
    ASSERT_EQ(printed.exit_code, kExitOk);
    const CommandLine line = Parse({"--config", WriteFile(printed.text)});
    ASSERT_FALSE(line.exit_code.has_value()) << line.text;
    EXPECT_EQ(Name(line.options.device), Name(*ParseDevice(device)));
  }
}

TEST(Options, HelpAndVersionEndWell) {
  const CommandLine help = Parse({"--help"});
  EXPECT_EQ(help.exit_code, kExitOk);
  EXPECT_THAT(help.text, HasSubstr("--kv-cache-bytes"));
  EXPECT_THAT(Parse({"--version"}).text, HasSubstr("longspand 0."));
}

TEST(Options, Bytes) {
  EXPECT_EQ(ParseBytes("0"), 0);
  EXPECT_EQ(ParseBytes("1025"), 1025);
  EXPECT_EQ(ParseBytes("64KiB"), 65536);
  EXPECT_EQ(ParseBytes("0.5MiB"), 1 << 19);
  EXPECT_EQ(ParseBytes("2TiB"), int64_t{1} << 41);
  for (const char* text : {"", "KiB", "1KB", "-1", "-1KiB", "nanKiB", "1 e", "1e99TiB", "0x10"}) {
    EXPECT_FALSE(ParseBytes(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace longspan
