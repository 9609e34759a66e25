// What the daemon is doing, asked once a second while somebody looks.

import {apiKey, ask, loadedBytes} from "./daemon.js";
import {byId, setText} from "./dom.js";
import {Metrics} from "./metrics.js";
import {bytes, count, percent, rate, seconds} from "./numbers.js";
import {showPools} from "./pools.js";

const kPollMs = 1000;
const kPatienceMs = 5000;
const kWindowSeconds = 60;
const kRateSeconds = 5;
const kUnknown = "–";

const kPhases = {ready: "Ready", loading: "Loading the model", draining: "Draining: it will end",
                 failed: "The engine has failed", unreachable: "The daemon does not answer"};

// Counters of the last minute, oldest first.
let samples = [];
let shownModel = null;
let mapChosen = false;  // whether there is a block map, by whoever looks
// The key that was not enough for /metrics: each refusal is a line of the log, so none is repeated.
let refusedKey = null;

function showPhase(phase, words = kPhases[phase]) {
  byId("phase").dataset.phase = phase;
  setText("phase", words);
  byId("loading").hidden = phase !== "loading";
}

function showLoading(message) {
  const loaded = loadedBytes(message) ?? {done: 0, total: 0};
  byId("loading").value = loaded.total > 0 ? loaded.done / loaded.total : 0;
  showPhase("loading", `${kPhases.loading}: ${bytes(loaded.done)} of ${bytes(loaded.total)}`);
}

// Health needs no key. The phase.
async function lookAtPhase() {
  const signal = AbortSignal.timeout(kPatienceMs);
  const response = await fetch("ready", {cache: "no-store", signal}).catch(() => null);
  const error = response?.ok === false ? (await response.json().catch(() => null))?.error : null;
  const message = String(error?.message ?? "");
  const phase = response === null ? "unreachable" : response.ok ? "ready" : (error?.code ?? "failed");
  if (phase === "loading") {
    showLoading(message);
  } else {
    showPhase(phase, kPhases[phase] ?? message);
  }
  return phase;
}

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

function showModel(model) {
  if (model.model === shownModel) return;
  shownModel = model.model;
  setText("model", `${model.model}: ${model.model_type}, ${model.compute_dtype}, up to ` +
                   `${count(Number(model.max_context_tokens))} tokens`);
  document.title = `${model.model} – Longspan`;
  // A dense one selects no blocks; who has chosen has chosen.
  if (!mapChosen) byId("wants-map").checked = model.model_type.startsWith("sparse_");
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

async function lookAtMetrics() {
  const key = apiKey();
  if (refusedKey === key) return;
  let text;
  try {
    text = await (await ask("metrics", {signal: AbortSignal.timeout(kPatienceMs)})).text();
  } catch (error) {
    // Whatever else it is, the next look at the phase will tell.
    if (error.status !== 401) return;
    refusedKey = key;
    return wantKey(error.message);
  }
  showMetrics(new Metrics(text));
  if (refusedKey !== null) setText("key-message", "");
  refusedKey = null;
}

export function wantKey(message) {
  byId("key-form").hidden = false;
  setText("key-message", message);
}

export async function watch() {
  byId("wants-map").addEventListener("change", () => { mapChosen = true; });
  for (;;) {
    if (!document.hidden) {
      const phase = await lookAtPhase();
      if (phase !== "loading" && phase !== "unreachable") await lookAtMetrics();
    }
    await new Promise((resume) => setTimeout(resume, kPollMs));
  }
}
