// The form that sends a completion, and what is seen of it: its prompt being read, its text as it
// comes, what it used.

import {hideBlockMap, showBlockMap} from "./block_map.js";
import {isChat, keepTurn, messagesWith, wireConversation} from "./conversation.js";
import {ask, DaemonError, ended, errorOf} from "./daemon.js";
import {byId, setText} from "./dom.js";
import {events} from "./event_stream.js";
import {forgetRefusals, keyIsWanted, refuseKey} from "./keys.js";
import {hintFor} from "./model.js";
import {count, counted, seconds} from "./numbers.js";
import {hideUsage, showUsage} from "./usage.js";

const kCompletionsPath = "v1/completions";
const kChatPath = "v1/chat/completions";
// Why an answer ended, by its finish_reason.
const kEndings = {stop: "ended by the model", length: "at the limit of tokens"};
// So far from its end an answer still is read at its end.
const kNearPx = 40;

let stopping = null;  // AbortController of the completion under way

const nowSeconds = () => performance.now() / 1000;

const path = () => (isChat() ? kChatPath : kCompletionsPath);

function requestBody() {
  const written = byId("prompt").value;
  const body = {
    ...(isChat() ? {messages: messagesWith(written)} : {prompt: written}),
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

// Its place is taken from the beginning, so that the answer stays where it is.
function showNoProgress() {
  byId("prefill").hidden = false;
  byId("prefill-bar").removeAttribute("value");
  setText("prefill-words", "Nothing of the prompt is read yet.");
}

function showProgress({total, cached, processed, time_ms: elapsedMs}) {
  byId("prefill-bar").value = total > 0 ? processed / total : 1;
  const found = cached > 0 ? `, ${count(cached)} of them from the cache` : "";
  setText("prefill-words", `${count(processed)} of ${counted(total, "prompt token")} read${found}, ` +
                           `${seconds(elapsedMs / 1000)}`);
}

// What comes is seen without scrolling, and as much of the prompt as there is room for.
const bringIntoView = () => byId("watch").scrollIntoView({block: "nearest"});

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
    const text = choice.text ?? choice.delta.content;
    if (text) {
      this.firstText ??= nowSeconds();
      setText("completion-status", "The answer is being written.");
      this.append(text);
    } else if (choice.delta?.reasoning_content) {
      setText("completion-status", "The model is reasoning.");
    }
    this.promptTokenIds ??= choice.prompt_token_ids;
    this.finishReason = choice.finish_reason ?? this.finishReason;
    this.attribution = choice.attribution ?? this.attribution;
    this.blockMap = choice.block_map ?? this.blockMap;
  }

  // The end is followed, unless somebody has scrolled away from it.
  append(text) {
    const box = byId("answer");
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < kNearPx;
    this.text.appendData(text);
    if (isAtEnd) box.scrollTop = box.scrollHeight;
  }

  show() {
    const doneSeconds = nowSeconds();
    const why = kEndings[this.finishReason] ?? `ended by ${this.finishReason}`;
    setText("completion-status", `Done in ${seconds(doneSeconds - this.begun)}, ${why}.`);
    setText("answer-hint", hintFor(this.text.data));
    showUsage(this.usage, this.attribution, {
      firstTextSeconds: this.firstText && this.firstText - this.begun,
      writingSeconds: this.firstText && doneSeconds - this.firstText,
    });
    if (this.blockMap) showBlockMap(this.blockMap, this.promptTokenIds);
  }
}

async function complete(signal) {
  const answer = new Answer();
  const message = isChat() ? byId("prompt").value : null;
  const response = await ask(path(), {body: requestBody(), signal});
  if (keyIsWanted()) forgetRefusals();  // by now the key is known
  for await (const data of events(response.body)) answer.take(data);
  if (!answer.complete) throw new DaemonError("The answer broke off: the connection has ended.");
  answer.show();
  if (message !== null) keepTurn(message, answer.text.data);
}

function showFailure(error) {
  if (error.name === "AbortError") return setText("completion-status", "Stopped.");
  setText("completion-status", "");
  let message = error instanceof DaemonError ? error.message : `The answer broke off: ${ended(error.message)}`;
  if (error.param === "include_block_map") message += " Untick “block map” to go on without it.";
  setText("completion-error", message);
  if (error.status === 401) refuseKey(path(), error.message);
}

async function send() {
  stopping = new AbortController();
  byId("send").disabled = true;
  byId("stop").disabled = false;
  hideUsage();
  hideBlockMap();
  setText("completion-error", "");
  setText("answer-hint", "");
  setText("completion-status", "Sent; waiting for its turn.");
  showNoProgress();
  bringIntoView();
  try {
    await complete(stopping.signal);
  } catch (error) {
    showFailure(error);
  }
  if (!byId("prefill-bar").hasAttribute("value")) byId("prefill").hidden = true;  // none was told
  bringIntoView();
  stopping = null;
  byId("send").disabled = false;
  byId("stop").disabled = true;
}

export function wireCompletion() {
  wireConversation();
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
