// The daemon's memory: pages and slots by state, and bytes of every pool.

import {bar} from "./bars.js";
import {byId, make} from "./dom.js";
import {bytes, count} from "./numbers.js";

const kStates = ["used", "reserved", "cached", "free"];
// In this order; those that are not named here come last.
const kNames = {kv: "KV cache pages", kv_host: "Pages of preempted requests in the host's memory",
                sequence_state: "State slots"};
const kLast = Object.keys(kNames).length;
// They share the page ids of the KV cache, so that their blocks are the same.
const kSharePages = new Set(["summary", "carry"]);

// {"kv on cpu": {pool, device, used, …}}, of samples with the labels pool, device and state.
function byPool(samples) {
  const pools = new Map();
  for (const {labels: {pool, device, state}, value} of samples) {
    const name = `${pool} on ${device}`;
    if (!pools.has(name)) pools.set(name, {pool, device});
    pools.get(name)[state] = value;
  }
  return pools;
}

function poolBar(states) {
  const told = kStates.filter((state) => states[state] !== undefined);
  const total = told.reduce((sum, state) => sum + states[state], 0);
  if (total === 0) return null;
  const parts = told.map((state) =>
    ({name: state, kind: state, value: states[state], words: count(states[state])}));
  const name = `${kNames[states.pool] ?? states.pool}, ${states.device}: ${count(total)}`;
  return make("div", "pool", make("h4", "", name), bar(parts, total));
}

function memoryTable(pools) {
  const body = make("tbody");
  for (const {pool, device, used, reserved} of pools.values()) {
    // What a backend has taken says more than what was planned.
    const taken = used ?? reserved;
    if (taken > 0) {
      body.append(make("tr", "", make("td", "", pool), make("td", "", device),
                       make("td", "number", bytes(taken))));
    }
  }
  const heads = ["pool", "device", "bytes"].map((head) => make("th", "", head));
  return make("table", "", make("thead", "", make("tr", "", ...heads)), body);
}

// Among all pools.
function place({pool}) {
  const found = Object.keys(kNames).indexOf(pool);
  return found < 0 ? kLast : found;
}

export function showPools(metrics) {
  const blocks = byPool(metrics.all("pool_blocks").filter(
    ({labels}) => !kSharePages.has(labels.pool)));
  const ordered = [...blocks.values()].sort((a, b) => place(a) - place(b));
  byId("pools").replaceChildren(...ordered.map(poolBar).filter(Boolean));
  byId("memory").replaceChildren(memoryTable(byPool(metrics.all("pool_bytes"))));
}
