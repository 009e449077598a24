/**
 * Writes `src/pptx/geometry/presets.generated.json` from the preset shape definitions of ISO/IEC 29500-1 (electronic annex):
 * `npx tsx packages/read/scripts/generate-presets.ts presetShapeDefinitions.xml`. The product carries the result, never the file.
 */
import '../../../scripts/usage.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseXmlText } from '../src/ooxml/index.ts';
import { attribute, child, elements, type XmlElement } from '../src/ooxml/xml-tree.ts';

const source = process.argv[2];
if (source === undefined) {
  console.error('usage: npx tsx packages/read/scripts/generate-presets.ts presetShapeDefinitions.xml');
  process.exit(2);
}

const { root } = parseXmlText(readFileSync(source, 'utf8'), source);

const OPS: Readonly<Record<string, string>> = {
  'a:moveTo': 'M',
  'a:lnTo': 'L',
  'a:cubicBezTo': 'C',
  'a:quadBezTo': 'Q',
  'a:arcTo': 'A',
  'a:close': 'Z',
};

const guides = (list: XmlElement | undefined): string =>
  elements(list, 'a:gd')
    .map((gd) => `${attribute(gd, 'name')} ${attribute(gd, 'fmla')?.trim().replace(/\s+/g, ' ')}`)
    .join(';');

const pathText = (path: XmlElement): string => {
  const head = [
    attribute(path, 'w') ?? '0',
    attribute(path, 'h') ?? '0',
    attribute(path, 'fill') ?? 'norm',
    attribute(path, 'stroke') === 'false' ? '0' : '1',
  ];
  const steps = elements(path).map((step) => {
    const op = OPS[step.name];
    if (op === undefined) throw new Error(`${step.name} is no step of a path`);
    const numbers =
      op === 'A'
        ? ['wR', 'hR', 'stAng', 'swAng'].map((name) => attribute(step, name))
        : elements(step, 'a:pt').flatMap((pt) => [attribute(pt, 'x'), attribute(pt, 'y')]);
    return [op, ...numbers].join(' ');
  });
  return [head.join(' '), ...steps].join(';');
};

const lines = new Map<string, string>();
for (const preset of elements(root)) {
  const local = preset.name;
  const rect = child(preset, 'a:rect');
  const paths = elements(child(preset, 'a:pathLst'), 'a:path').map(pathText);
  const fields = [
    guides(child(preset, 'a:avLst')),
    guides(child(preset, 'a:gdLst')),
    rect ? ['l', 't', 'r', 'b'].map((side) => attribute(rect, side)).join(' ') : 'l t r b',
    ...paths,
  ];
  lines.set(local, fields.join('|'));
}

// The annex prints upDownArrow twice and leaves out its neighbour, which is downArrow upside down.
if (!lines.has('upArrow')) {
  const guideLines = [
    'maxAdj2 */ 100000 h ss',
    'a1 pin 0 adj1 100000',
    'a2 pin 0 adj2 maxAdj2',
    'y2 */ ss a2 100000',
    'dx1 */ w a1 200000',
    'x1 +- hc 0 dx1',
    'x2 +- hc dx1 0',
    'dy1 */ x1 y2 wd2',
    'y1 +- y2 0 dy1',
  ];
  const path = '0 0 norm 1;M l y2;L hc t;L r y2;L x2 y2;L x2 b;L x1 b;L x1 y2;Z';
  lines.set('upArrow', ['adj1 val 50000;adj2 val 50000', guideLines.join(';'), 'x1 y1 x2 b', path].join('|'));
}

const sorted = Object.fromEntries([...lines].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(
  join(dirname(fileURLToPath(import.meta.url)), '../src/pptx/geometry/presets.generated.json'),
  `${JSON.stringify(sorted, null, 2)}\n`,
);
console.log(`${lines.size} presets`);
