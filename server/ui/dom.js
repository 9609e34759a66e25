// Elements of the page. Text goes in as text: nothing here, or anywhere else, makes markup of it.

export const byId = (id) => document.getElementById(id);

export function make(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

// Leaves alone what says so already, so that readers of the screen hear of changes only.
export function setText(id, text) {
  const shown = byId(id);
  if (shown.textContent !== text) shown.textContent = text;
}
