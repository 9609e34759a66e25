// The turns of a chat: what was said so far, which every further message is sent with.

import {byId, make} from "./dom.js";

const turns = [];  // {role, content}, as the daemon takes them

export const isChat = () => byId("as-chat").checked;

export const messagesWith = (text) => [...turns, {role: "user", content: text}];

function show() {
  byId("turns").replaceChildren(...turns.map(({role, content}) =>
    make("li", role, make("span", "role", role === "user" ? "You" : "Model"), content)));
  byId("turns").hidden = !isChat() || turns.length === 0;
  byId("new-chat").hidden = byId("turns").hidden;
}

// An answer that has come to its end; the next message stands in an empty box.
export function keepTurn(message, answer) {
  turns.push({role: "user", content: message}, {role: "assistant", content: answer});
  byId("prompt").value = "";
  show();
}

export function wireConversation() {
  byId("as-chat").addEventListener("change", show);
  byId("new-chat").addEventListener("click", () => {
    turns.length = 0;
    show();
    byId("prompt").focus();
  });
}
