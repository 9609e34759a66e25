// What the daemon has to do, by /metrics: its numbers and rates, and how old they are.

import {byId, setText} from "./dom.js";
import {look} from "./keys.js";
import {Metrics} from "./metrics.js";
import {showModel} from "./model.js";
import {count, percent, rate, seconds, timeOfDay} from "./numbers.js";
import {showPools} from "./pools.js";

const kWindowSeconds = 60;
const kRateSeconds = 5;
const kUnknown = "–";

// Counters of the last minute, oldest first.
let samples = [];
let shownAt = null;  // when the numbers that are seen came

function take(metrics) {
  const now = {
    seconds: performance.now() / 1000,
    generated: metrics.total("generation_tokens_total"),
    firstTokens: metrics.total("time_to_first_token_seconds_count"),
    firstTokenSeconds: metrics.total("time_to_first_token_seconds_sum"),
    readBytes: metrics.total("kv_bytes_read_total"),
    avoidedBytes: metrics.total("kv_bytes_avoided_total"),
  };
  // A daemon that counts from the beginning is another one.
  if (samples.length > 0 && samples.at(-1).generated > now.generated) samples = [];
  samples.push(now);
  while (samples[0].seconds < now.seconds - kWindowSeconds) samples.shift();
  return now;
}

function showRates(now) {
  const recent = samples.find((sample) => sample.seconds >= now.seconds - kRateSeconds);
  const passed = now.seconds - recent.seconds;
  setText("token-rate", passed > 0 ? rate((now.generated - recent.generated) / passed) : kUnknown);
  const first = samples[0];
  const tokens = now.firstTokens - first.firstTokens;
  setText("first-token", tokens > 0
    ? seconds((now.firstTokenSeconds - first.firstTokenSeconds) / tokens) : kUnknown);
  const read = now.readBytes - first.readBytes;
  const dense = read + now.avoidedBytes - first.avoidedBytes;
  setText("read-share", dense > 0 ? percent(read / dense) : kUnknown);
}

function showMetrics(metrics) {
  const model = metrics.all("model_info")[0]?.labels;
  if (model) showModel(model);
  setText("running", count(metrics.total("running_requests")));
  setText("waiting", count(metrics.total("waiting_requests")));
  setText("queued-tokens", count(metrics.total("queued_tokens")));
  setText("queue-delay", seconds(metrics.total("queue_delay_seconds")));
  showRates(take(metrics));
  showPools(metrics);
}

// Whether there are numbers of now.
export async function lookAtLoad() {
  const text = await look("metrics", (response) => response.text());
  if (text === null) return false;
  showMetrics(new Metrics(text));
  shownAt = new Date();
  return true;
}

// The counters of another daemon say nothing about those of this one.
export function forgetLoad() {
  samples = [];
}

// Numbers that are not of now are grey, and it is said since when.
export function showAge(isNow) {
  const isOld = !isNow && shownAt !== null;
  document.body.toggleAttribute("data-old", isOld);
  setText("age", isOld ? `No numbers have come since ${timeOfDay(shownAt)}; these are from then.` : "");
}
