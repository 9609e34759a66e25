// Numbers as people read them.

export const count = (number) => Math.round(number).toLocaleString("en");

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
  if (number < 1) return `${short(1000 * number)} ms`;
  return number < 120 ? `${short(number)} s` : `${short(number / 60)} min`;
}

export const percent = (share) => `${short(100 * share)} %`;

export const rate = (number) => short(number);
