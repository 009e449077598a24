/** Writes packages/draw/src/layout/icon-data.generated.json and its licence from a copy of the lucide-static package: `node scripts/generate-icons.mjs FOLDER`. */
import './usage.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: node scripts/generate-icons.mjs FOLDER   (an unpacked lucide-static package)');
  process.exit(2);
}

const n = (v) => String(Math.round(Number(v) * 1000) / 1000);
/** Every element as path data, so that one small parser reads them all. */
const TO_PATH = {
  // A path may begin with a relative move, which is absolute only while it stands alone; pairs after it stay relative lines.
  path: (a) =>
    a.d
      .trim()
      .replace(
        /^m\s*([-+]?(?:\d*\.\d+|\d+))[\s,]*([-+]?(?:\d*\.\d+|\d+))[\s,]*(?=([-+.\d])?)/,
        (_, x, y, more) => `M${x} ${y}${more === undefined ? '' : 'l'}`,
      ),
  line: (a) => `M${n(a.x1)} ${n(a.y1)}L${n(a.x2)} ${n(a.y2)}`,
  polyline: (a) => `M${(a.points.match(/[-+.\d]+/g) ?? []).join(' ')}`.replace(/^(M\S+ \S+) /, '$1L'),
  polygon: (a) => `${TO_PATH.polyline(a)}z`,
  circle: (a) => TO_PATH.ellipse({ ...a, rx: a.r, ry: a.r }),
  ellipse: ({ cx, cy, rx, ry }) =>
    `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * -2)} 0z`,
  rect: ({ x = 0, y = 0, width, height, rx, ry }) => {
    const r = Math.min(Number(rx ?? ry ?? 0), width / 2, height / 2);
    const [w, h] = [width - 2 * r, height - 2 * r];
    const corner = (dx, dy) => (r === 0 ? '' : `a${n(r)} ${n(r)} 0 0 1 ${n(dx * r)} ${n(dy * r)}`);
    return `M${n(Number(x) + r)} ${n(y)}h${n(w)}${corner(1, 1)}v${n(h)}${corner(-1, 1)}h${n(-w)}${corner(-1, -1)}v${n(-h)}${corner(1, -1)}z`;
  },
};

const read = (file) => {
  const svg = readFileSync(join(folder, 'icons', file), 'utf8');
  const parts = [];
  for (const [, tag, words] of svg.matchAll(/<(path|line|polyline|polygon|circle|ellipse|rect)\s([^>]*?)\/?>/g))
    parts.push(TO_PATH[tag](Object.fromEntries([...words.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]))));
  return parts.join('');
};

const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const canonical = new Set(Object.keys(JSON.parse(readFileSync(join(folder, 'icon-nodes.json'), 'utf8'))));
const names = readdirSync(join(folder, 'icons'))
  .filter((f) => f.endsWith('.svg'))
  .map((f) => f.slice(0, -4))
  .sort((a, b) => Number(canonical.has(b)) - Number(canonical.has(a)) || (a < b ? -1 : 1));
const byShape = new Map();
const icons = [];
for (const name of names) {
  const d = read(`${name}.svg`);
  const known = byShape.get(d);
  if (known === undefined) byShape.set(d, name);
  icons.push([name, known === undefined ? d : `=${known}`]);
}
icons.sort(([a], [b]) => (a < b ? -1 : 1));
const target = (file) => fileURLToPath(new URL(`../packages/draw/src/layout/${file}`, import.meta.url));
writeFileSync(target('icon-data.generated.json'), `${JSON.stringify(Object.fromEntries(icons), null, 2)}\n`);
const licence = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
writeFileSync(
  target('icon-data.LICENSE'),
  `The outlines of icon-data.generated.json are those of Lucide ${version}, which is under these licences.\n\n${licence}\n`,
);
console.error(`wrote ${icons.length} icons of Lucide ${version}`);
