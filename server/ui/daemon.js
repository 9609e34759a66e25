// Questions to the daemon that served this page, and what it refuses, in words. Addresses are
// relative, so that the page works behind a proxy that puts it into a folder.

import {bytes} from "./numbers.js";

// The tab's own, and gone with it.
const kStoredKey = "longspan-api-key";

let key = "";
try {
  key = sessionStorage.getItem(kStoredKey) ?? "";
} catch {
  // A browser that keeps nothing: the key lives as long as the page.
}

export const apiKey = () => key;

// False: a key has other characters than these.
export function setApiKey(text) {
  if (!/^[\x21-\x7e]*$/.test(text)) return false;
  key = text;
  try {
    sessionStorage.setItem(kStoredKey, key);
  } catch {
    // As above.
  }
  return true;
}

export class DaemonError extends Error {
  constructor(message, {status = 0, code = null, param = null} = {}) {
    super(message);
    Object.assign(this, {status, code, param});
  }
}

// "… 3 of 10 bytes …", as /ready tells how far loading is; null: it says no such thing.
export function loadedBytes(message) {
  const found = /(\d+) of (\d+) bytes/.exec(message);
  return found && {done: Number(found[1]), total: Number(found[2])};
}

// With one full stop, whether the daemon has written one or not.
export function ended(text) {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

const sentence = (text) => ended(text.trim().replace(/^./, (first) => first.toUpperCase()));

function inWords(status, {message, code}, retryAfter) {
  const again = retryAfter ? ` Try again in ${retryAfter} s.` : "";
  if (status === 401) {
    return key ? "The daemon does not know this API key." : "This daemon wants an API key.";
  }
  const loaded = code === "loading" ? loadedBytes(message) : null;
  if (loaded) {
    return `The model is being loaded: ${bytes(loaded.done)} of ${bytes(loaded.total)} are in place.${again}`;
  }
  if (status === 429) return `There is no room now: ${ended(message)}${again}`;
  if (status >= 400 && status < 500) return `The daemon refuses this: ${ended(message || `status ${status}`)}`;
  return `${sentence(message || `the daemon has failed (${status})`)}${again}`;
}

// An error's object as the daemon writes it: of a response, or in a stream, where `status` is 0.
export function errorOf(status, object, retryAfter = null) {
  const {message = "", code = null, param = null} = object?.error ?? {};
  return new DaemonError(inWords(status, {message: String(message), code}, retryAfter),
                         {status, code, param});
}

// The response, if it is a good one. Throws DaemonError, or AbortError once `signal` asks for that.
export async function ask(path, {body, signal} = {}) {
  const headers = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(path, {
      method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body), signal,
      cache: "no-store", redirect: "error",
    });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new DaemonError("The daemon does not answer: it has ended, or cannot be reached.");
  }
  if (response.ok) return response;
  const object = await response.json().catch(() => null);
  throw errorOf(response.status, object, response.headers.get("Retry-After"));
}
