// Begins: the state is watched, forms are wired.

import {wireBlockMap} from "./block_map.js";
import {wireCompletion} from "./completion.js";
import {apiKey, setApiKey} from "./daemon.js";
import {byId, setText} from "./dom.js";
import {wantKey, watch} from "./state.js";

byId("key-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const taken = setApiKey(byId("key").value.trim());
  setText("key-message", taken ? "" : "An API key has letters, digits and signs of ASCII alone.");
});
byId("key").value = apiKey();
if (apiKey()) wantKey("");
wireBlockMap();
wireCompletion();
watch();
