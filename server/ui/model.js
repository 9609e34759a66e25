// The model that is served: its name and size, and what its directory says that it is for.

import {byId, setText} from "./dom.js";
import {look} from "./keys.js";
import {counted} from "./numbers.js";

const kNoDescription = "The model goes on with the text that you write here.";

let card = null;       // of /v1/models; null: not asked yet
let example = "";      // as it was put into the box
let mapChosen = false; // whether there is a block map, by whoever looks

function useExample() {
  example = card.example_prompt;
  byId("prompt").value = example;
}

function showCard() {
  setText("description", card.description ?? kNoDescription);
  byId("use-example").hidden = !card.example_prompt;
  // Nothing that somebody has written is taken away.
  if (byId("prompt").value !== example) return;
  if (card.example_prompt) return useExample();
  byId("prompt").value = example = "";
}

// Asks once a daemon.
export async function lookAtModel() {
  if (card !== null) return;
  card = await look("v1/models", async (response) => (await response.json()).data[0]);
  if (card !== null) showCard();
}

export function forgetModel() {
  card = null;
}

// `labels` of the metric model_info.
export function showModel({model, model_type: type, weight_precision: precision,
                           max_context_tokens: most}) {
  const words = `${model}: ${type}, ${precision}, up to ${counted(Number(most), "token")}`;
  if (byId("model").textContent === words) return;
  setText("model", words);
  document.title = `${model} – Longspan`;
  forgetModel();
  // A dense one selects no blocks; who has chosen has chosen.
  if (!mapChosen) byId("wants-map").checked = type.startsWith("sparse_");
}

// Empty where the answer needs no explanation.
export function hintFor(answer) {
  const none = card?.no_answer;
  if (!none || !answer.trimEnd().endsWith(none)) return "";
  const more = card.example_prompt ? " “Use the example” shows one that does." : "";
  return `“${none}” is what this model says where the text of the prompt does not hold the answer.${more}`;
}

export function wireModel() {
  byId("wants-map").addEventListener("change", () => { mapChosen = true; });
  byId("use-example").addEventListener("click", () => {
    useExample();
    byId("prompt").focus();
  });
}
