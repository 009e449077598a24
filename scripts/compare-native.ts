/**
 * Holds native charts against an independent reader: `npx tsx scripts/compare-native.ts OUT [NAME…]` draws every example and some
 * hard data with `chart_mode: "native"`, validates the files, has LibreOffice draw them and prints how far its bars and dots stand
 * from ours, in inches. Both pictures are kept side by side in OUT, the files beside them.
 */
import './usage.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { components, examplePicture, forms } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { type Chart, inOfEmu, resolveColor, type Shape, type Theme, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { officePictures, similarity } from '@deckwright/testkit/office';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { writePng } from '@deckwright/write/png';
import { writePptx } from '@deckwright/write/pptx';
import sharp from 'sharp';
import { HARD } from './native/hard-data.ts';

const [out, ...only] = process.argv.slice(2);
if (out === undefined) {
  console.error('usage: npx tsx scripts/compare-native.ts OUT [NAME…]');
  process.exit(2);
}
mkdirSync(out, { recursive: true });

/** Pixels of an inch of the pictures that are measured. */
const DPI = 240;
const WIDTH = Math.round((DPI * 40) / 3);

const bodies: [string, Record<string, unknown>][] = [
  ...forms.flatMap(({ form, variants }) =>
    variants.map((v): [string, Record<string, unknown>] => [`${form.name}.${v.name}`, { form: form.name, variant: v.name, ...v.example }]),
  ),
  ...components.map((c): [string, Record<string, unknown>] => [
    c.name,
    { chrome: { title: c.example.title }, body: { component: c.name, params: c.example.params } },
  ]),
  ...Object.entries(HARD),
].filter(([name]) => only.length === 0 || only.some((o) => name.includes(o))) as [string, Record<string, unknown>][];

const fonts = carriedFonts();
const kit = createDrawKit(fonts, {
  pictures: (src) => (src.startsWith('https:') ? examplePicture('example:plant-hall') : undefined),
});
const files: Record<string, Uint8Array> = {};
const ours = new Map<string, Uint8Array>();
const drawn = new Map<string, { charts: readonly Chart[]; shapes: readonly Shape[]; theme: Theme }>();
const without: string[] = [];
for (const [name, body] of bodies) {
  const read = readSlideRequest({ ...body, chart_mode: 'native' });
  if (!read.ok) {
    console.log(`${name}: ${read.problem.detail}`);
    continue;
  }
  try {
    const { deck, report } = await drawSlide(read.request, kit);
    const [slide] = deck.slides;
    if (slide === undefined) continue;
    const warned = report.warnings.filter((w) => w.code === 'chart_not_native');
    if (slide.charts === undefined) without.push(name);
    if (warned.some((w) => w.message.includes('stay shapes'))) console.log(`${name}: ${warned.map((w) => w.message).join(' ')}`);
    if (slide.charts === undefined) continue;
    files[name] = writePptx(deck);
    if (!Buffer.from(files[name]).equals(writePptx(deck))) console.log(`${name}: other bytes the second time`);
    ours.set(name, await writePng(slide, deck, { fonts }, { width_px: WIDTH }));
    drawn.set(name, { charts: slide.charts, shapes: slide.shapes, theme: deck.theme });
    writeFileSync(join(out, `${name}.pptx`), files[name]);
  } catch (error) {
    console.log(`${name}: ${error instanceof DrawRefusal ? error.problem.detail : error instanceof Error ? error.stack : String(error)}`);
  }
}
console.log(`${drawn.size} slides with charts, ${without.length} without a twin`);
for (const problem of schemaProblems(files)) console.log(problem);

const theirs = officePictures(files, WIDTH);
let worst = 0;
for (const [name, { charts, shapes, theme }] of drawn) {
  const picture = theirs.get(name);
  const own = ours.get(name);
  if (picture === undefined || own === undefined) {
    console.log(`${name}: LibreOffice did not open it`);
    continue;
  }
  const [mine, other] = await Promise.all(
    [own, picture].map((p) => sharp(p).resize(WIDTH).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer()),
  );
  if (mine === undefined || other === undefined) continue;
  const off = deviations(charts, shapes, theme, mine, other);
  worst = Math.max(worst, off.most);
  const labels = charts.flatMap((c) => c.series.flatMap((s) => s.points)).filter((p) => p.label !== undefined).length;
  console.log(
    `${name}: ${charts.map((c) => c.kind).join(' ')}, ${off.measured} marks measured, most ${off.most.toFixed(3)} in${off.where}, ${labels} own labels, alike ${(await similarity(own, picture)).toFixed(3)}`,
  );
  const half = await Promise.all([own, picture].map((p) => sharp(p).resize(960, 540, { fit: 'fill' }).png().toBuffer()));
  await sharp({ create: { width: 1930, height: 540, channels: 3, background: '#c00000' } })
    .composite(half.map((input, i) => ({ input, left: i * 970, top: 0 })))
    .png()
    .toFile(join(out, `${name}.png`));
}
console.log(`farthest: ${worst.toFixed(3)} in`);

/** Edges of each bar and dot that a chart replaced, found by its colour along four lines through it. */
function deviations(charts: readonly Chart[], shapes: readonly Shape[], theme: Theme, mine: Uint8Array, other: Uint8Array) {
  const replaced = new Set(charts.flatMap((c) => c.replaces));
  let most = 0;
  let where = '';
  let measured = 0;
  for (const shape of walk(shapes)) {
    if (!replaced.has(shape.id) || (shape.kind !== 'rect' && shape.kind !== 'ellipse') || shape.fill === undefined) continue;
    if (shape.datum?.flags?.includes('bar_min_length') || shape.datum?.flags?.includes('axis_broken')) continue;
    const rgb = resolveColor(theme, shape.fill.color);
    // Hatches and bars of the slide's own colour have no edge to be found by.
    if (shape.fill.hatch !== undefined || rgb === theme.colors.canvas) continue;
    const wanted = [1, 3, 5].map((i) => Number.parseInt(rgb.slice(i, i + 2), 16));
    const is = (pixels: Uint8Array, x: number, y: number): boolean => {
      const at = (Math.round(y) * WIDTH + Math.round(x)) * 3;
      return wanted.every((w, i) => Math.abs((pixels[at + i] ?? 0) - w) < 40);
    };
    const box = {
      x: inOfEmu(shape.box.x) * DPI,
      y: inOfEmu(shape.box.y) * DPI,
      w: inOfEmu(shape.box.w) * DPI,
      h: inOfEmu(shape.box.h) * DPI,
    };
    if (box.w < 8 || box.h < 8) continue;
    const shares = shape.kind === 'ellipse' ? [0.5] : [0.12, 0.3, 0.7, 0.88];
    const across = shares.map((s) => apart((p, d) => is(p, box.x + d, box.y + box.h * s), box.w, mine, other));
    const down = shares.map((s) => apart((p, d) => is(p, box.x + box.w * s, box.y + d), box.h, mine, other));
    for (const lines of [across, down]) {
      const best = lines.filter((l) => l !== undefined).sort((a, b) => a - b)[0];
      if (best === undefined) {
        // Covered by another dot, or not drawn: to be looked at.
        console.log(`  ${shape.id} is not seen in both pictures`);
        continue;
      }
      measured++;
      if (best / DPI > most) {
        most = best / DPI;
        where = ` (${shape.id})`;
      }
    }
  }
  return { most, where, measured };
}

/** How far apart the first and last pixels of the colour stand in the two pictures; undefined where one has none. */
function apart(is: (pixels: Uint8Array, at: number) => boolean, length: number, mine: Uint8Array, other: Uint8Array): number | undefined {
  const [a, b] = [extent((d) => is(mine, d), length), extent((d) => is(other, d), length)];
  return a === undefined || b === undefined ? undefined : Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

function extent(is: (at: number) => boolean, length: number): readonly [number, number] | undefined {
  const slack = DPI * 0.04;
  let first: number | undefined;
  let last: number | undefined;
  for (let d = -slack; d <= length + slack; d++) {
    if (!is(d)) continue;
    first ??= d;
    last = d;
  }
  return first === undefined || last === undefined ? undefined : [first, last];
}
