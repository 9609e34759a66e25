// The form that sends a completion, and what is seen of it: its prompt being read, its text as it
// comes, what it used.

import {hideBlockMap, showBlockMap} from "./block_map.js";
import {ask, DaemonError, errorOf} from "./daemon.js";
import {byId, setText} from "./dom.js";
import {events} from "./event_stream.js";
import {count, seconds} from "./numbers.js";
import {wantKey} from "./state.js";
import {hideUsage, showUsage} from "./usage.js";

let stopping = null;  // AbortController of the completion under way

const nowSeconds = () => performance.now() / 1000;

function requestBody() {
  const body = {
    prompt: byId("prompt").value,
    max_tokens: byId("max-tokens").valueAsNumber,
    temperature: byId("temperature").valueAsNumber,
    stream: true,
    stream_options: {include_usage: true},
    return_progress: true,
    include_attribution: true,
  };
  // The ids are for the text of a page.
  if (byId("wants-map").checked) Object.assign(body, {include_block_map: true, return_token_ids: true});
  return body;
}

function showProgress({total, cached, processed, time_ms: elapsedMs}) {
  byId("prefill").hidden = false;
  byId("prefill-bar").value = total > 0 ? processed / total : 1;
  const found = cached > 0 ? `, ${count(cached)} of them found in the cache` : "";
  setText("prefill-words",
          `${count(processed)} of ${count(total)} tokens${found}, ${seconds(elapsedMs / 1000)}`);
}

// What has come so far of one completion.
class Answer {
  constructor() {
    this.begun = nowSeconds();
    this.text = document.createTextNode("");
    byId("answer").replaceChildren(this.text);
    this.complete = false;
  }

  take(data) {
    if (data === "[DONE]") {
      this.complete = true;
      return;
    }
    const chunk = JSON.parse(data);
    if (chunk.error) throw errorOf(0, chunk);
    if (chunk.prompt_progress) {
      setText("completion-status", "The prompt is being read.");
      showProgress(chunk.prompt_progress);
    }
    if (chunk.usage) this.usage = chunk.usage;
    for (const choice of chunk.choices) this.takeChoice(choice);
  }

  takeChoice(choice) {
    if (choice.text) {
      this.firstText ??= nowSeconds();
      setText("completion-status", "The answer is being written.");
      this.text.appendData(choice.text);
    }
    this.promptTokenIds ??= choice.prompt_token_ids;
    this.finishReason = choice.finish_reason ?? this.finishReason;
    this.attribution = choice.attribution ?? this.attribution;
    this.blockMap = choice.block_map ?? this.blockMap;
  }

  show() {
    const ended = nowSeconds();
    const why = this.finishReason === "length" ? "It has as many tokens as it may." : "It ended by itself.";
    setText("completion-status", `Complete after ${seconds(ended - this.begun)}. ${why}`);
    showUsage(this.usage, this.attribution, {
      firstTextSeconds: this.firstText && this.firstText - this.begun,
      writingSeconds: this.firstText && ended - this.firstText,
    });
    if (this.blockMap) showBlockMap(this.blockMap, this.promptTokenIds);
  }
}

async function complete(signal) {
  const answer = new Answer();
  const response = await ask("v1/completions", {body: requestBody(), signal});
  for await (const data of events(response.body)) answer.take(data);
  if (!answer.complete) throw new DaemonError("The answer broke off: the connection has ended.");
  answer.show();
}

function showFailure(error) {
  if (error.name === "AbortError") return setText("completion-status", "Stopped.");
  setText("completion-status", "");
  let message = error instanceof DaemonError ? error.message : `The answer broke off: ${error.message}.`;
  if (error.param === "include_block_map") message += " Untick “block map” to go on without it.";
  setText("completion-error", message);
  if (error.status === 401) wantKey(error.message);
}

async function send() {
  stopping = new AbortController();
  byId("send").disabled = true;
  byId("stop").disabled = false;
  byId("prefill").hidden = true;
  hideUsage();
  hideBlockMap();
  setText("completion-error", "");
  setText("completion-status", "Sent; waiting for its turn.");
  try {
    await complete(stopping.signal);
  } catch (error) {
    showFailure(error);
  }
  stopping = null;
  byId("send").disabled = false;
  byId("stop").disabled = true;
}

export function wireCompletion() {
  const form = byId("completion-form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (stopping === null) send();
  });
  byId("prompt").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  // Closing the connection is how the daemon hears of it.
  byId("stop").addEventListener("click", () => stopping?.abort());
}
