// The text of a page of the prompt, asked of the daemon when it is pointed at.

import {ask} from "./daemon.js";

// So long a pointer must rest on a page.
const kRestMs = 150;

export class PromptText {
  // `element` shows the text.
  constructor(element, tokenIds, pageTokens) {
    Object.assign(this, {element, tokenIds, pageTokens});
    this.texts = new Map();  // by page
    this.hide();
  }

  get tokens() {
    return this.tokenIds.length;
  }

  hide() {
    clearTimeout(this.resting);
    this.page = null;
    this.element.textContent = "";
  }

  show(page) {
    if (page === this.page) return;
    this.hide();
    this.page = page;
    if (this.texts.has(page)) {
      this.element.textContent = this.texts.get(page);
    } else if (page * this.pageTokens < this.tokenIds.length) {
      this.resting = setTimeout(() => this.fetch(page), kRestMs);
    }
  }

  async fetch(page) {
    const tokens = this.tokenIds.slice(page * this.pageTokens, (page + 1) * this.pageTokens);
    let text;
    try {
      text = (await (await ask("detokenize", {body: {tokens}})).json()).prompt;
      this.texts.set(page, text);
    } catch (error) {
      text = `The text of this page cannot be told. ${error.message}`;
    }
    if (this.page === page) this.element.textContent = text;
  }
}
