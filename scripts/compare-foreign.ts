/**
 * Holds our pictures of foreign decks against LibreOffice's: `npx tsx scripts/compare-foreign.ts DIR [NAME…] [--office DIR] [--out DIR]
 * [--slides N]` draws the first slides of every deck in DIR both ways and prints the median structural similarity of each class of
 * content and the worst slides. With --office, PDFs that LibreOffice made before are used again; with --out, pictures are kept side by
 * side.
 */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadShaper } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { type ForeignShape, type ForeignSlide, readDeck, walkForeign } from '@deckwright/read/pptx';
import { deckOfScenes, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { similarity } from '@deckwright/testkit/office';
import { writePng } from '@deckwright/write/png';
import sharp from 'sharp';

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at >= 0 ? args.splice(at, 2)[1] : undefined;
};
const out = option('--out');
const office = option('--office');
const most = Number(option('--slides') ?? 5);
const [dir, ...names] = args;
if (dir === undefined) {
  console.error('usage: npx tsx scripts/compare-foreign.ts DIR [NAME…] [--office DIR] [--out DIR] [--slides N]');
  process.exit(2);
}
if (out !== undefined) mkdirSync(out, { recursive: true });
const WIDTH = 960;

function classesOf(slide: ForeignSlide): readonly string[] {
  const classes = new Set<string>();
  const gradient = (shape: ForeignShape): boolean => shape.fill.kind === 'gradient';
  for (const shape of walkForeign([...slide.behind, ...slide.shapes])) {
    if (shape.kind === 'table' || shape.kind === 'chart' || shape.kind === 'picture') classes.add(shape.kind);
    if (shape.kind === 'diagram') classes.add('smartart');
    if (gradient(shape)) classes.add('gradient');
    if (shape.kind === 'shape' && shape.geometry !== 'unknown' && !['rect', 'line'].includes(shape.geometry.preset))
      classes.add('geometry');
  }
  if (slide.background.kind === 'gradient') classes.add('gradient');
  if (classes.size === 0) classes.add('text');
  return [...classes];
}

interface Compared {
  readonly name: string;
  readonly classes: readonly string[];
  readonly alike: number;
  readonly notes: readonly string[];
}

const fonts = carriedFonts();
const shaper = await loadShaper(fonts);
const compared: Compared[] = [];
const folder = mkdtempSync(join(tmpdir(), 'deckwright-foreign-'));
try {
  const files = readdirSync(dir).filter(
    (file) => /\.p(pt|ot|ps)[xm]$/.test(file) && (names.length === 0 || names.some((n) => file.includes(n))),
  );
  for (const file of files) {
    const stem = basename(file).replace(/\.[^.]+$/, '');
    const pdf = join(office ?? folder, `${stem}.pdf`);
    if (!existsSync(pdf)) {
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', office ?? folder, join(dir, file)], {
        stdio: 'ignore',
        timeout: 300_000,
      });
    }
    if (!existsSync(pdf)) {
      console.log(`${file}: LibreOffice makes nothing of it`);
      continue;
    }
    const pkg = await openPackage(readFileSync(join(dir, file)));
    const deck = readDeck(pkg);
    // LibreOffice leaves hidden slides out.
    const shown = deck.slides.filter(({ hidden }) => !hidden).slice(0, most);
    const pages = join(folder, `${stem}-page`);
    execFileSync('pdftoppm', ['-png', '-l', String(most), '-scale-to-x', String(WIDTH), '-scale-to-y', '-1', pdf, pages]);
    const theirs = readdirSync(folder)
      .filter((page) => page.startsWith(`${stem}-page`))
      .sort();
    for (const [i, slide] of shown.entries()) {
      const page = theirs[i];
      if (page === undefined) continue;
      const scene = sceneOfSlide(deck, slide, pkg, { fonts, shaper });
      const png = await writePng(scene.slide, deckOfScenes(deck, [scene], ''), { fonts }, { width_px: WIDTH });
      const other = readFileSync(join(folder, page));
      const alike = await similarity(png, other);
      const name = `${stem}#${slide.i}`;
      compared.push({ name, classes: classesOf(slide), alike, notes: scene.approximations.map(({ detail }) => detail) });
      if (out !== undefined) {
        const half = { width: 800, height: 450, fit: 'fill' as const };
        const [a, b] = await Promise.all([
          sharp(png).resize(half).toBuffer(),
          sharp(other).flatten({ background: '#fff' }).resize(half).toBuffer(),
        ]);
        const both = sharp({ create: { width: 1610, height: 450, channels: 3, background: '#f0f' } }).composite([
          { input: a, left: 0, top: 0 },
          { input: b, left: 810, top: 0 },
        ]);
        writeFileSync(join(out, `${alike.toFixed(3)}-${name.replace(/[^\w.#-]/g, '_')}.png`), await both.png().toBuffer());
      }
    }
    for (const page of theirs) rmSync(join(folder, page));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const classes = [...new Set(compared.flatMap((c) => c.classes))].sort();
for (const kind of classes) {
  const own = compared.filter((c) => c.classes.includes(kind)).map(({ alike }) => alike);
  console.log(
    `${kind.padEnd(10)} ${String(own.length).padStart(4)} slides, median ${median(own).toFixed(3)}, worst ${Math.min(...own).toFixed(3)}`,
  );
}
console.log(`all        ${String(compared.length).padStart(4)} slides, median ${median(compared.map(({ alike }) => alike)).toFixed(3)}`);
for (const { name, alike, classes: kinds, notes } of [...compared].sort((a, b) => a.alike - b.alike).slice(0, 15)) {
  console.log(`${alike.toFixed(3)}  ${name} [${kinds.join(' ')}] ${notes.slice(0, 4).join('; ')}`);
}
