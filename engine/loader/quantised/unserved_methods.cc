#include "engine/loader/quantised/unserved_methods.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace longspan {
namespace {

constexpr absl::string_view kFourBits =
    "awq, gptq, and compressed-tensors in the format "
    "pack-quantized";
constexpr absl::string_view kEightBits =
    "fp8, and compressed-tensors in the formats "
    "float-quantized and int-quantized";
constexpr absl::string_view kFourBitFloats = "its numbers are floats of 4 bits";
constexpr absl::string_view kTables = "its codes are places in tables";

struct UnservedMethod {
  absl::string_view name;  // with a * at its end: all that begin so
  absl::string_view why;
  absl::string_view close;
};

constexpr UnservedMethod kUnservedMethods[] = {
    {"bitsandbytes", "its 4-bit numbers are places in a table, and its int8 has outliers beside it",
     kFourBits},
    {"mxfp4*", kFourBitFloats, kFourBits},
    {"nvfp4*", kFourBitFloats, kFourBits},
    {"mxfp8*", "its scales are powers of two of 32 numbers each", kEightBits},
    {"modelopt*", "its tensors have other names", kEightBits},
    {"fbgemm_fp8", "its activations have an upper bound of their own", kEightBits},
    {"fp_quant", kFourBitFloats, kFourBits},
    {"quark", "its tensors have other names", kEightBits},
    {"marlin*", "its words are in the order of one kernel", kFourBits},
    {"gptq_marlin*", "its words are in the order of one kernel", "gptq"},
    {"exl2", "its bits differ from row to row", kFourBits},
    {"exl3", kTables, kFourBits},
    {"hqq", "its scales are quantised, too", kFourBits},
    {"quanto", "its tensors are objects of a library", kEightBits},
    {"torchao", "its tensors are objects of a library", kEightBits},
    {"aqlm", kTables, kFourBits},
    {"vptq", kTables, kFourBits},
    {"quip*", kTables, kFourBits},
    {"spqr", "it has outliers beside its numbers", kFourBits},
    {"bitnet", "its numbers are -1, 0 and 1, and its activations int8", kFourBits},
    {"eetq", "it is quantised when it is loaded; --weights int8 does so with the plain checkpoint",
     kEightBits},
    {"higgs", kTables, kFourBits},
    {"auto-round", "its formats are several", kFourBits},
    {"intel/auto-round", "its formats are several", kFourBits},
    {"sparse*", "weights that are left out are stored as a mask", kEightBits},
    {"fakequant", "its weights are plain, and rounded as they are used", kEightBits},
};

}  // namespace

std::string ExplainUnservedMethod(absl::string_view name) {
  for (const UnservedMethod& method : kUnservedMethods) {
    absl::string_view pattern = method.name;
    const bool matches =
        absl::ConsumeSuffix(&pattern, "*") ? absl::StartsWith(name, pattern) : name == pattern;
    if (matches) return absl::StrCat("; ", method.why, "; close to it and served: ", method.close);
  }
  return "";
}

}  // namespace longspan
