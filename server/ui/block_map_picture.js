// Draws a block map: a row for each group of layers, a column for each page of the prompt, or for
// as many pages as leave a column wide enough to be seen. What a column shows is its page that was
// selected most, so that a single one is never lost among its neighbours.

import {count} from "./numbers.js";

const kLeft = 64;  // of the rows' names
const kRight = 14;
const kTop = 20;
const kBelow = 40;  // axis and its title
const kLeastColumn = 3;
const kRowHeights = {least: 8, most: 26, all: 320};
const kTickDistance = 64;
const kNameHeight = 14;
// Of a page selected once, so that it differs from one that never was.
const kLeastShade = 0.15;

const kSteps = [1, 2, 5, 10];

// The least of 1, 2, 5, 10, 20 … that is no less than `least`.
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * kSteps.find((step) => step * power >= least);
}

export class Picture {
  // `map` as the daemon tells it; `width` in CSS pixels.
  constructor(map, width) {
    this.map = map;
    this.width = width;
    this.plotWidth = Math.max(width - kLeft - kRight, kLeastColumn);
    this.rows = map.layer_groups.length;
    this.rowHeight = Math.min(kRowHeights.most, Math.max(kRowHeights.least, kRowHeights.all / this.rows));
    this.height = kTop + this.rows * this.rowHeight + kBelow;
    const columns = Math.floor(this.plotWidth / kLeastColumn);
    this.pagesAColumn = Math.max(1, Math.ceil(map.prompt_pages / columns));
    this.columns = Math.ceil(map.prompt_pages / this.pagesAColumn);
    this.most = map.layer_groups.reduce(
      (most, group) => group.selected_pages.reduce((a, b) => Math.max(a, b), most), 0);
  }

  // The page of a column that was selected most in that row.
  pageAt(row, column) {
    const pages = this.map.layer_groups[row].selected_pages;
    const first = column * this.pagesAColumn;
    const end = Math.min(first + this.pagesAColumn, pages.length);
    let found = first;
    for (let page = first; page < end; ++page) if (pages[page] > pages[found]) found = page;
    return found;
  }

  xOf(page) {
    return kLeft + this.plotWidth * Math.min(page, this.map.prompt_pages) / this.map.prompt_pages;
  }

  // {row, column} at a point; null beside the plot.
  cellAt(x, y) {
    const row = Math.floor((y - kTop) / this.rowHeight);
    const page = Math.floor((x - kLeft) / this.plotWidth * this.map.prompt_pages);
    const inside = row >= 0 && row < this.rows && page >= 0 && page < this.map.prompt_pages;
    return inside ? {row, column: Math.floor(page / this.pagesAColumn)} : null;
  }

  draw(canvas, cursor) {
    const ratio = window.devicePixelRatio || 1;
    canvas.width = Math.round(this.width * ratio);
    canvas.height = Math.round(this.height * ratio);
    canvas.style.height = `${this.height}px`;
    const style = getComputedStyle(canvas);
    this.colours = {text: style.color, grid: style.getPropertyValue("--line"),
                    none: style.getPropertyValue("--map-none"), shade: style.getPropertyValue("--map-most")};
    const context = canvas.getContext("2d");
    context.scale(ratio, ratio);
    context.font = `12px ${style.fontFamily}`;
    this.drawCells(context, ratio);
    this.drawRowNames(context);
    this.drawAxis(context);
    if (cursor) this.drawCursor(context, cursor);
  }

  drawCells(context, ratio) {
    const snap = (length) => Math.round(length * ratio) / ratio;  // no seams between columns
    context.fillStyle = this.colours.none;
    context.fillRect(kLeft, kTop, this.plotWidth, this.rows * this.rowHeight);
    context.fillStyle = this.colours.shade;
    for (let row = 0; row < this.rows; ++row) {
      const pages = this.map.layer_groups[row].selected_pages;
      const top = snap(kTop + row * this.rowHeight);
      const bottom = snap(kTop + (row + 1) * this.rowHeight) - 1;
      for (let column = 0; column < this.columns; ++column) {
        const selected = pages[this.pageAt(row, column)];
        if (selected === 0) continue;
        context.globalAlpha = kLeastShade + (1 - kLeastShade) * selected / this.most;
        const left = snap(this.xOf(column * this.pagesAColumn));
        const right = snap(this.xOf((column + 1) * this.pagesAColumn));
        context.fillRect(left, top, right - left, bottom - top);
      }
    }
    context.globalAlpha = 1;
  }

  drawRowNames(context) {
    context.fillStyle = this.colours.text;
    context.textBaseline = "middle";
    context.textAlign = "right";
    context.fillText("layers", kLeft - 8, kTop / 2);
    const every = Math.ceil(kNameHeight / this.rowHeight);  // where rows are lower than their names
    for (let row = 0; row < this.rows; row += every) {
      context.fillText(rowName(this.map.layer_groups[row]), kLeft - 8, kTop + (row + 0.5) * this.rowHeight);
    }
  }

  drawAxis(context) {
    const bottom = kTop + this.rows * this.rowHeight;
    const tokens = this.map.prompt_pages * this.map.page_tokens;
    const step = roundStep(tokens * kTickDistance / this.plotWidth);
    context.textBaseline = "top";
    context.textAlign = "center";
    context.fillStyle = this.colours.text;
    for (let token = 0; token <= tokens; token += step) {
      const x = this.xOf(token / this.map.page_tokens);
      context.fillRect(Math.round(x), bottom, 1, 5);
      const half = context.measureText(count(token)).width / 2;
      context.fillText(count(token), Math.min(x, this.width - half), bottom + 8);
    }
    context.fillText("position in the prompt, tokens", kLeft + this.plotWidth / 2, bottom + 24);
  }

  drawCursor(context, {row, column}) {
    const left = this.xOf(column * this.pagesAColumn);
    const right = this.xOf((column + 1) * this.pagesAColumn);
    context.strokeStyle = this.colours.text;
    context.lineWidth = 2;
    context.strokeRect(left - 1, kTop + row * this.rowHeight - 1, right - left + 2, this.rowHeight + 1);
  }
}

export const rowName = ({first_layer: first, last_layer: last}) =>
  first === last ? String(first) : `${first}–${last}`;
