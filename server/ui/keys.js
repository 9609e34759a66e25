// The API key: the form that takes it, and what it was not enough for.

import {apiKey, ask, setApiKey} from "./daemon.js";
import {byId, setText} from "./dom.js";

const kPatienceMs = 5000;

// By path, the key that was refused there. Each refusal is a line of the daemon's log, so none is
// asked for again.
const refused = new Map();

// Whether more could be had with another key.
export const keyIsWanted = () => [...refused.values()].includes(apiKey());

export function refuseKey(path, message) {
  refused.set(path, apiKey());
  byId("key-form").hidden = false;
  setText("key-message", message);
}

// The daemon that comes next may want none.
export function forgetRefusals() {
  refused.clear();
  setText("key-message", "");
}

// What `read` makes of the response; null where there is none. What keeps the daemon from answering,
// other than the key, the next look at its phase tells.
export async function look(path, read) {
  if (refused.get(path) === apiKey()) return null;
  try {
    const found = await read(await ask(path, {signal: AbortSignal.timeout(kPatienceMs)}));
    if (refused.delete(path) && !keyIsWanted()) setText("key-message", "");
    return found;
  } catch (error) {
    if (error.status === 401) refuseKey(path, error.message);
    return null;
  }
}

export function wireKey() {
  byId("key").value = apiKey();
  byId("key-form").hidden = apiKey() === "";
  byId("key-form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (setApiKey(byId("key").value.trim())) return forgetRefusals();
    setText("key-message", "An API key has only letters, digits and signs of ASCII, and no spaces.");
  });
}
