/**
 * Native charts of hard data: `npx tsx scripts/native/sweep.ts OUT [WORD…]` takes every example with a chart, makes its numbers and names
 * hard in eighteen ways, and draws it with shapes and with charts. The files are validated, read back with openpyxl and python-pptx
 * (`--python PROGRAM`), drawn by LibreOffice in both modes and saved by it (not with `--no-office`). OUT keeps sheets of pictures: ours, charts, shapes.
 */
import '../usage.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { numberStyle } from '@deckwright/draw/layout';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { type Chart, plainText, type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { similarity } from '@deckwright/testkit/office';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { writePng } from '@deckwright/write/png';
import { writePptx } from '@deckwright/write/pptx';
import sharp from 'sharp';
import { sweep } from './sweep-data.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { python: { type: 'string', default: 'python3' }, office: { type: 'boolean', default: true } },
  allowNegative: true,
});
const [out, ...only] = positionals;
if (out === undefined) {
  console.error('usage: npx tsx scripts/native/sweep.ts OUT [WORD…] [--python PROGRAM] [--no-office]');
  process.exit(2);
}
/** Slides of one file. */
const TOGETHER = 40;
/** Below this the two modes are told apart by eye in LibreOffice. */
const ALIKE = 0.985;

interface Made {
  readonly name: string;
  readonly native: DrawnSlide;
  readonly shapes: DrawnSlide;
  readonly locale: string;
}

const fonts = carriedFonts();
const kit = createDrawKit(fonts);
const made: Made[] = [];
const counts = { refused: 0, without: 0, kept: 0 };
for (const [name, body] of sweep(only)) {
  const draw = async (chart_mode: 'native' | 'shapes'): Promise<DrawnSlide> => {
    const read = readSlideRequest({ ...body, chart_mode });
    if (!read.ok) throw new DrawRefusal(read.problem);
    return drawSlide(read.request, kit);
  };
  try {
    const [native, shapes] = [await draw('native'), await draw('shapes')];
    const reasons = native.report.warnings.filter(({ code }) => code === 'chart_not_native').map(({ message }) => message);
    if (reasons.length > 0) {
      counts.kept++;
      console.log(`${name}: ${reasons.join(' ')}`);
    }
    if (native.deck.slides[0]?.charts === undefined) counts.without++;
    else made.push({ name, native, shapes, locale: String(body['locale'] ?? 'en') });
  } catch (error) {
    if (!(error instanceof DrawRefusal)) throw new Error(`${name} breaks`, { cause: error });
    counts.refused++;
    console.log(`${name}: refused: ${error.problem.code}`);
  }
}
console.log(`${made.length} slides with charts, ${counts.without} without, ${counts.refused} refused, ${counts.kept} that say why not`);

/** The words of the labels that a chart prints in place of shapes, in the order of its points. */
function wordsOf({ replaces }: Chart, shapes: readonly Shape[]): string[] {
  const words = new Map<string, string>();
  for (const shape of walk(shapes)) if (shape.kind === 'text') words.set(shape.id, plainText(shape.text));
  return replaces.flatMap((id) => words.get(id) ?? []);
}

/** What the drawing says of a chart. */
function wantedOf(chart: Chart, shapes: readonly Shape[], locale: string) {
  const words = wordsOf(chart, shapes);
  const { group, decimal } = numberStyle(locale);
  let next = 0;
  return {
    kind: chart.kind,
    name: chart.name,
    group,
    decimal,
    series: chart.series.map((s) => ({
      name: s.name,
      values: s.points.map((p) => p.value ?? null),
      labels: s.points.map((p) => (p.label === undefined ? null : (words[next++] ?? null))),
    })),
  };
}

for (const folder of ['native', 'shapes', 'saved', 'sheets']) mkdirSync(join(out, folder), { recursive: true });
const wanted: Record<string, unknown[]> = {};
const files: Record<string, Uint8Array> = {};
for (let at = 0; at < made.length; at += TOGETHER) {
  const part = made.slice(at, at + TOGETHER);
  const file = `${String(at / TOGETHER + 1).padStart(2, '0')}.pptx`;
  for (const mode of ['native', 'shapes'] as const) {
    const [first] = part;
    if (first === undefined) continue;
    const slides = part.flatMap((one) => one[mode].deck.slides);
    const pptx = writePptx({ ...first[mode].deck, slides });
    writeFileSync(join(out, mode, file), pptx);
    if (mode === 'native') files[file] = pptx;
  }
  wanted[file] = part.map(({ name, native, locale }) => {
    const slide = native.deck.slides[0];
    return { name, charts: (slide?.charts ?? []).map((chart) => wantedOf(chart, slide?.shapes ?? [], locale)) };
  });
}
writeFileSync(join(out, 'wanted.json'), JSON.stringify(wanted));
for (const problem of schemaProblems(files)) console.log(`schema: ${problem}`);

const program = join(import.meta.dirname, 'check.py');
const check = (folder: string, ...more: string[]): void => {
  try {
    console.log(execFileSync(values.python, [program, join(out, 'wanted.json'), folder, ...more], { encoding: 'utf8' }).trimEnd());
  } catch (error) {
    console.log(String((error as { stdout?: unknown }).stdout ?? error));
    process.exitCode = 1;
  }
};
check(join(out, 'native'));
if (!values.office) process.exit();

const office = (folder: string, to: string, into: string): void => {
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.pptx'))
    .map((name) => join(folder, name));
  execFileSync(
    'soffice',
    [`-env:UserInstallation=file://${join(out, 'profile')}`, '--headless', '--convert-to', to, '--outdir', into, ...paths],
    {
      stdio: 'ignore',
      env: { ...process.env, SAL_USE_VCLPLUGIN: 'svp' },
    },
  );
};
office(join(out, 'native'), 'pptx', join(out, 'saved'));
check(join(out, 'saved'), '--saved');
for (const mode of ['native', 'shapes']) office(join(out, mode), 'pdf', join(out, mode));

const WIDTH = 960;
let sheet: Buffer[] = [];
let sheets = 0;
const alike: number[] = [];
for (const [i, { name, native }] of made.entries()) {
  const page = (i % TOGETHER) + 1;
  const stem = String(Math.floor(i / TOGETHER) + 1).padStart(2, '0');
  const seen = (mode: string): Buffer => {
    const path = join(out, 'page');
    execFileSync('pdftoppm', [
      '-png',
      '-singlefile',
      '-f',
      `${page}`,
      '-l',
      `${page}`,
      '-scale-to-x',
      `${WIDTH}`,
      '-scale-to-y',
      '-1',
      join(out, mode, `${stem}.pdf`),
      path,
    ]);
    return readFileSync(`${path}.png`);
  };
  const words = (mode: string): string =>
    execFileSync('pdftotext', ['-f', `${page}`, '-l', `${page}`, join(out, mode, `${stem}.pdf`), '-'], { encoding: 'utf8' })
      .split(/\s+/)
      .sort()
      .join(' ');
  const slide = native.deck.slides[0];
  if (slide === undefined) continue;
  const ours = Buffer.from(await writePng(slide, native.deck, { fonts }, { width_px: WIDTH }));
  const [charts, shapes] = [seen('native'), seen('shapes')];
  const score = await similarity(charts, shapes);
  alike.push(score);
  const read = [words('native'), words('shapes')];
  if (read[0] !== read[1]) console.log(`${name}: other words: ${difference(read[0] ?? '', read[1] ?? '')}`);
  if (score < ALIKE) console.log(`${name}: alike ${score.toFixed(3)}, ours and charts ${(await similarity(ours, charts)).toFixed(3)}`);
  const small = await Promise.all([ours, charts, shapes].map((png) => sharp(png).resize(480, 270, { fit: 'fill' }).png().toBuffer()));
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1450" height="18"><text x="4" y="14" font-size="13" font-family="Arial">${name} ${score.toFixed(3)}</text></svg>`,
  );
  sheet.push(
    await sharp({ create: { width: 1450, height: 290, channels: 3, background: '#dddddd' } })
      .composite([{ input: label, left: 0, top: 0 }, ...small.map((input, k) => ({ input, left: k * 485, top: 19 }))])
      .png()
      .toBuffer(),
  );
  if (sheet.length === 6 || i === made.length - 1) {
    await sharp({ create: { width: 1450, height: 290 * sheet.length, channels: 3, background: '#ffffff' } })
      .composite(sheet.map((input, k) => ({ input, left: 0, top: 290 * k })))
      .png()
      .toFile(join(out, 'sheets', `${String(++sheets).padStart(3, '0')}.png`));
    sheet = [];
  }
}
alike.sort((a, b) => a - b);
console.log(
  `both modes in LibreOffice: alike ${alike[0]?.toFixed(3)} to ${alike.at(-1)?.toFixed(3)}, half above ${alike[Math.floor(alike.length / 2)]?.toFixed(3)}`,
);

function difference(a: string, b: string): string {
  const [x, y] = [a.split(' '), b.split(' ')];
  const less = (from: readonly string[], what: readonly string[]): string[] => {
    const rest = [...what];
    return from.filter((word) => {
      const at = rest.indexOf(word);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  return `charts ${JSON.stringify(less(x, y).slice(0, 12))}, shapes ${JSON.stringify(less(y, x).slice(0, 12))}`;
}
