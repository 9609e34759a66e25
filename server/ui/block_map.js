// The block map of an answer: which pages of the prompt attention selected to write it, in which
// layers. The picture, its legend, and the cell that is pointed at, in words.

import {Picture, rowName} from "./block_map_picture.js";
import {DaemonError} from "./daemon.js";
import {byId, setText} from "./dom.js";
import {count, counted} from "./numbers.js";
import {PromptText} from "./prompt_text.js";

let picture = null;
let promptText = null;
let cursor = null;  // {row, column}

// Throws where the map is none; what is drawn then needs no more care.
function check(map) {
  const isCount = (value) => Number.isInteger(value) && value >= 0;
  const good = isCount(map?.page_tokens) && map.page_tokens > 0 && isCount(map.prompt_pages) &&
    Array.isArray(map.layer_groups) && map.layer_groups.every((group) =>
      isCount(group.first_layer) && isCount(group.last_layer) && Array.isArray(group.selected_pages) &&
      group.selected_pages.length === map.prompt_pages && group.selected_pages.every(isCount));
  if (!good) throw new DaemonError("The block map that came is none that this page can draw.");
}

function describe(map) {
  const binned = picture.pagesAColumn > 1
    ? ` A column is ${picture.pagesAColumn} pages, and shows the one that was selected most.` : "";
  return `How often attention selected each page of the prompt while it wrote ` +
    `the ${counted(map.answer_tokens ?? 0, "token")} of the answer. The prompt has ` +
    `${counted(map.prompt_pages, "page")}; a page is ${counted(map.page_tokens, "token")}.${binned}`;
}

const kTimes = ["never", "once", "twice"];
const times = (number) => kTimes[number] ?? `${count(number)} times`;

// The last page may be begun only.
function inWords(group, page, pageTokens) {
  const layers = group.first_layer === group.last_layer ? "Layer" : "Layers";
  const end = Math.min((page + 1) * pageTokens, promptText.tokens || Infinity);
  return `${layers} ${rowName(group)}, page ${count(page)}, tokens ${count(page * pageTokens)} to ` +
    `${count(end - 1)}: selected ${times(group.selected_pages[page])}.`;
}

function showCell() {
  picture.draw(byId("map"), cursor);
  if (cursor === null) return;
  const page = picture.pageAt(cursor.row, cursor.column);
  const {page_tokens: pageTokens, layer_groups: groups} = picture.map;
  setText("map-cell", inWords(groups[cursor.row], page, pageTokens));
  promptText.show(page);
}

function moveTo(cell) {
  if (cell === null || (cursor?.row === cell.row && cursor?.column === cell.column)) return;
  cursor = cell;
  showCell();
}

const clamp = (value, end) => Math.min(Math.max(value, 0), end - 1);

function onKey(event) {
  const {row, column} = cursor ?? {row: 0, column: 0};
  const moved = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0],
                 Home: [0, -column], End: [0, picture.columns - 1 - column]}[event.key];
  if (!moved) return;
  event.preventDefault();
  moveTo({row: clamp(row + moved[0], picture.rows), column: clamp(column + moved[1], picture.columns)});
}

// At the width that there is now. Who has pointed at a page goes on pointing at it.
function layOut(map) {
  const page = cursor && picture.pageAt(cursor.row, cursor.column);
  picture = new Picture(map, byId("map").clientWidth);
  if (cursor) cursor = {row: cursor.row, column: Math.floor(page / picture.pagesAColumn)};
  byId("map").setAttribute("aria-label", `Block map, ${counted(picture.rows, "row")} by ${counted(picture.columns, "column")}`);
  setText("map-words", describe(map));
  setText("map-most", times(picture.most));
  showCell();
}

export function hideBlockMap() {
  byId("block-map").hidden = true;
  picture = cursor = null;
  setText("map-cell", "");
}

// `promptTokenIds` are of the same prompt; without them the text of pages is not shown.
export function showBlockMap(map, promptTokenIds = []) {
  check(map);
  hideBlockMap();
  if (map.prompt_pages === 0 || map.layer_groups.length === 0) return;  // nothing to select from
  byId("block-map").hidden = false;
  promptText = new PromptText(byId("map-text"), promptTokenIds, map.page_tokens);
  layOut(map);
}

export function wireBlockMap() {
  const canvas = byId("map");
  canvas.addEventListener("pointermove", (event) => moveTo(picture.cellAt(event.offsetX, event.offsetY)));
  canvas.addEventListener("pointerdown", (event) => moveTo(picture.cellAt(event.offsetX, event.offsetY)));
  canvas.addEventListener("keydown", onKey);
  new ResizeObserver(() => {
    if (picture !== null && canvas.clientWidth !== picture.width) layOut(picture.map);
  }).observe(canvas);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => picture?.draw(canvas, cursor));
}
