// What a completion used: tokens, times, and what its attention read.

import {bar} from "./bars.js";
import {byId, make} from "./dom.js";
import {count, counted, percent, rate, seconds} from "./numbers.js";

// Of fewer the pace says nothing: they come in one piece.
const kLeastTokens = 16;

function fact(name, words) {
  return make("div", "", make("dt", "", name), make("dd", "", words));
}

// Keys and values, summed over tokens, layers and heads. The first token comes with the prompt, so
// that an answer of one has read nothing.
function attributionBar(read) {
  const parts = [["summaries", "summary", read.compressed_entries_read],
                 ["selected", "selected", read.selected_tokens_read],
                 ["window", "window", read.window_tokens_read],
                 ["dense", "dense", read.dense_tokens_read]]
    .filter(([, , value]) => value > 0)
    .map(([name, kind, value]) => ({name, kind, value, words: count(value)}));
  const all = parts.reduce((sum, part) => sum + part.value, 0);
  const total = Math.max(read.visible_tokens, all);
  const words = `While it wrote the answer, attention read ${counted(all, "key")}, each with its ` +
    `value, where dense attention would have read ${count(read.visible_tokens)}: ` +
    `${percent(all / read.visible_tokens)} of it.`;
  return [make("p", "", words), bar(parts, total)];
}

export function hideUsage() {
  byId("usage").hidden = byId("attribution").hidden = true;
}

export function showUsage(usage, attribution, {firstTextSeconds, writingSeconds}) {
  const facts = [];
  if (usage) {
    const cached = usage.prompt_tokens_details?.cached_tokens ?? 0;
    facts.push(fact("Prompt tokens", count(usage.prompt_tokens)),
               fact("Prompt tokens from the cache", count(cached)),
               fact("Tokens of the answer", count(usage.completion_tokens)));
  }
  if (firstTextSeconds !== undefined) facts.push(fact("Time to the first text", seconds(firstTextSeconds)));
  if (usage?.completion_tokens >= kLeastTokens && writingSeconds > 0) {
    facts.push(fact("Tokens a second from then on", rate((usage.completion_tokens - 1) / writingSeconds)));
  }
  byId("usage").replaceChildren(...facts);
  byId("usage").hidden = facts.length === 0;
  const hasRead = attribution?.visible_tokens > 0;
  byId("attribution").replaceChildren(...(hasRead ? attributionBar(attribution) : []));
  byId("attribution").hidden = !hasRead;
}
