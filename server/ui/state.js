// What the daemon is doing, asked once a second while somebody looks.

import {loadedBytes} from "./daemon.js";
import {byId, setText} from "./dom.js";
import {forgetRefusals, keyIsWanted} from "./keys.js";
import {forgetLoad, lookAtLoad, showAge} from "./load.js";
import {forgetModel, lookAtModel} from "./model.js";
import {bytes} from "./numbers.js";

const kPollMs = 1000;
const kPatienceMs = 5000;

const kPhases = {ready: "Ready", key: "Ready for those who have an API key",
                 loading: "Loading the model", draining: "Shutting down: no new requests are taken",
                 failed: "The engine has failed", unreachable: "The daemon does not answer"};

function showPhase({phase, message}) {
  byId("phase").dataset.phase = phase;
  byId("loading").hidden = phase !== "loading";
  if (phase === "loading") return showLoading(message);
  setText("phase", kPhases[phase] ?? message);
}

function showLoading(message) {
  const loaded = loadedBytes(message) ?? {done: 0, total: 0};
  byId("loading").value = loaded.total > 0 ? loaded.done / loaded.total : 0;
  setText("phase", `${kPhases.loading}: ${bytes(loaded.done)} of ${bytes(loaded.total)}`);
}

// Health needs no key. {phase, message}
async function lookAtPhase() {
  const signal = AbortSignal.timeout(kPatienceMs);
  const response = await fetch("ready", {cache: "no-store", signal}).catch(() => null);
  if (response === null) return {phase: "unreachable", message: ""};
  if (response.ok) return {phase: "ready", message: ""};
  const error = (await response.json().catch(() => null))?.error;
  return {phase: error?.code ?? "failed", message: String(error?.message ?? "")};
}

// Whether there are numbers of now. Who comes after a daemon that is gone, or loads, is another one.
async function lookInside({phase}) {
  if (phase !== "loading" && phase !== "unreachable") {
    const isNow = await lookAtLoad();
    await lookAtModel();
    return isNow;
  }
  forgetRefusals();
  forgetLoad();
  forgetModel();
  return false;
}

async function lookAround() {
  const found = await lookAtPhase();
  // Ready is told last: whether it is so for this key shows by then.
  if (found.phase !== "ready") showPhase(found);
  showAge(await lookInside(found));
  if (found.phase === "ready") showPhase(keyIsWanted() ? {phase: "key"} : found);
}

export async function watch() {
  for (;;) {
    if (!document.hidden) await lookAround();
    await new Promise((resume) => setTimeout(resume, kPollMs));
  }
}
