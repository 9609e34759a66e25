// What a server did a second, between two counts of it.
#pragma once

#include "longspan/v1/inference.pb.h"

namespace longspan {

struct WorkRates {
  double seconds = 0;  // that they are of
  double computed_prompt_tokens_per_s = 0;
  double cached_prompt_tokens_per_s = 0;
  double generated_tokens_per_s = 0;
  double completed_per_s = 0;
  double cancelled_per_s = 0;
  double refused_per_s = 0;
  double failed_per_s = 0;
};

// `earlier` may be empty: then since the server's start. All 0 where no time has passed.
WorkRates RatesBetween(const v1::WorkDone& earlier, const v1::WorkDone& later);

}  // namespace longspan
