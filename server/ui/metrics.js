// What /metrics says, in Prometheus' text format.

const kSample = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? (\S+)/;
const kLabel = /(\w+)="((?:[^"\\]|\\.)*)"/g;
const kEscapes = {"\\n": "\n", '\\"': '"', "\\\\": "\\"};

function labelsOf(text) {
  const labels = {};
  for (const [, name, value] of (text ?? "").matchAll(kLabel)) {
    labels[name] = value.replace(/\\[n"\\]/g, (escape) => kEscapes[escape]);
  }
  return labels;
}

export class Metrics {
  constructor(text) {
    this.samples = new Map();  // by name: [{labels, value}]
    for (const line of text.split("\n")) {
      const found = kSample.exec(line);
      if (!found) continue;
      const [, name, labels, value] = found;
      if (!this.samples.has(name)) this.samples.set(name, []);
      this.samples.get(name).push({labels: labelsOf(labels), value: Number(value)});
    }
  }

  // Of a family, without the prefix that all have.
  all(name) {
    return this.samples.get(`longspan_${name}`) ?? [];
  }

  total(name) {
    return this.all(name).reduce((sum, sample) => sum + sample.value, 0);
  }
}
