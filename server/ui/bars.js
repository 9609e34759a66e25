// A bar of parts beside each other, with a legend that says each part's name and number, so that
// nothing is told by colour alone.

import {make} from "./dom.js";

// `parts`: [{name, kind, value, words}], where the style sheet has a colour for each kind. What is
// missing to `total` stays empty.
export function bar(parts, total) {
  const strip = make("div", "bar");
  const legend = make("ul", "legend");
  strip.setAttribute("aria-hidden", "true");  // the legend says it all
  for (const {name, kind, value, words} of parts) {
    const piece = make("span", `piece ${kind}`);
    piece.style.width = `${total > 0 ? 100 * value / total : 0}%`;
    strip.append(piece);
    legend.append(make("li", "", make("span", `swatch ${kind}`), `${name} ${words}`));
  }
  return make("div", "bar-and-legend", strip, legend);
}
