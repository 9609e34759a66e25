// Numbers as people read them.

export const count = (number) => Math.round(number).toLocaleString("en");

// "1 page", "2 pages".
export const counted = (number, noun) => `${count(number)} ${noun}${Math.round(number) === 1 ? "" : "s"}`;

// With `digits` that matter.
const short = (number, digits = 3) =>
  number.toLocaleString("en", {maximumSignificantDigits: Math.max(digits, String(Math.trunc(number)).length)});

const kUnits = ["B", "KiB", "MiB", "GiB", "TiB"];

export function bytes(number) {
  let unit = 0;
  for (; number >= 1024 && unit + 1 < kUnits.length; ++unit) number /= 1024;
  return `${short(number)} ${kUnits[unit]}`;
}

export function seconds(number) {
  if (number < 0.9995) return `${short(1000 * number)} ms`;
  return number < 120 ? `${short(number)} s` : `${short(number / 60)} min`;
}

export const percent = (share) => `${short(100 * share)} %`;

export const rate = (number) => short(number);

// With the day, unless that is today.
export function timeOfDay(date) {
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? "" : `${date.toLocaleDateString("en-GB", {dateStyle: "medium"})}, `;
  return day + date.toLocaleTimeString("en-GB");
}
