/**
 * Measures slides that are read of PDFs against what is known of them without a person's labels:
 * `npx tsx scripts/measure-pdf.ts CORPUS [--office DIR] [--out DIR] [--only KIND] [--slides N]` reads, of the kind `own`, PDFs that our
 * writer drew of known scenes; of `office`, LibreOffice's PDFs of small decks in CORPUS/pptx, against what the deck reader reads of the decks;
 * of `strangers`, the PDFs of slides in CORPUS/pdf, against pdftotext. With --office, PDFs that LibreOffice made before are used again; with --out,
 * both pictures of every page are kept side by side. `--one FILE` reads and writes one file, and prints milliseconds and peak memory.
 */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { components, forms } from '@deckwright/draw/catalog';
import type { Deck, Slide } from '@deckwright/draw/scene';
import { loadShaper } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { PdfRefusal, readPdf } from '@deckwright/read/pdf';
import { readDeck } from '@deckwright/read/pptx';
import { deckOfScenes, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { similarity } from '@deckwright/testkit/office';
import { readWithPython } from '@deckwright/testkit/python-pptx';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { drawBody, unitOfComponent } from '@deckwright/testkit/unit-harness';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { writePng } from '@deckwright/write/png';
import sharp from 'sharp';
import { z } from 'zod';
import { followParagraph, paragraphsOfSlide, tablesOfSlide, wordsOf } from './measure-pdf/words.ts';

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at >= 0 ? args.splice(at, 2)[1] : undefined;
};
const [out, office, only, one] = ['--out', '--office', '--only', '--one'].map(option);
const most = Number(option('--slides') ?? 5);
const WIDTH = 960;
const OWN_SLIDES = 30;
const OFFICE_DECKS = 12;
const SMALL_DECK_BYTES = 60_000;
const SLOW_S = 8;
const SMALL_PDF_BYTES = 100_000;

const fonts = carriedFonts();
const shaper = await loadShaper(fonts);
const writeKit = createWriteKit(fonts);
const library_folder = `${dirname(createRequire(join(import.meta.dirname, '../packages/read/package.json')).resolve('pdfjs-dist/package.json'))}/`;
const read = (bytes: Uint8Array, last?: number) =>
  readPdf(bytes, last === undefined ? {} : { pages: { first: 1, last } }, {}, { fonts, shaper, library_folder });
const pptxOf = async (deck: Deck): Promise<Uint8Array> => (await writeFiles(deck, ['pptx'], writeKit)).pptx ?? new Uint8Array();

if (one !== undefined) {
  const from = performance.now();
  const { deck } = await read(readFileSync(one));
  const bytes = (await pptxOf(deck)).length;
  const mebibytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${deck.slides.length} pages: ${Math.round(performance.now() - from)} ms, ${mebibytes} MiB at the peak, ${bytes} bytes`);
  process.exit(0);
}
const [corpus] = args;
if (corpus === undefined) {
  console.error('usage: npx tsx scripts/measure-pdf.ts CORPUS [--office DIR] [--out DIR] [--only KIND] [--slides N]');
  process.exit(2);
}
for (const dir of [out, office]) if (dir !== undefined) mkdirSync(dir, { recursive: true });

/** What is known of one PDF. */
interface Truth {
  readonly name: string;
  readonly pdf: string;
  /** Of each page its paragraphs, and rows and columns of its tables where that is known. */
  readonly pages: readonly { readonly paragraphs: readonly string[]; readonly tables?: readonly string[] }[];
  /** Lines of paragraphs, so that nothing is said of boxes. */
  readonly of_lines?: boolean;
}

interface Figures {
  readonly name: string;
  readonly words: number;
  readonly found: number;
  readonly jumps: number;
  readonly paragraphs: number;
  readonly boxes: number;
  readonly tables: number;
  readonly tables_found: number;
  readonly tables_read: number;
  readonly alike: number;
  readonly missing: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'deckwright-measure-'));
const truthOf = (slide: Slide) => ({ paragraphs: paragraphsOfSlide(slide), tables: tablesOfSlide(slide) });

/** The examples of units, spread over the catalogue. */
async function ownTruths(): Promise<Truth[]> {
  const bodies = [
    ...components.map((component) => unitOfComponent(component).body(component.example)),
    ...forms.flatMap(({ form, variants: [variant] }) =>
      variant === undefined ? [] : [{ form: form.name, variant: variant.name, ...variant.example }],
    ),
  ];
  const step = bodies.length / OWN_SLIDES;
  const decks: Deck[] = [];
  for (let i = 0; i < OWN_SLIDES; i++) {
    const drawn = await drawBody({ ...bodies[Math.floor(i * step)], theme_id: i % 2 === 0 ? 'corporate-light' : 'technical-dark' });
    if ('deck' in drawn) decks.push(drawn.deck);
    else console.log(`  refused: ${drawn.detail}`);
  }
  const [first] = decks;
  if (first === undefined) throw new Error('Nothing was drawn.');
  const all: Deck = { ...first, slides: decks.flatMap(({ slides }) => slides), media: new Map(decks.flatMap(({ media }) => [...media])) };
  const truths: Truth[] = [];
  for (const [name, deck] of [
    ['own', all],
    ['own-one', first],
  ] as const) {
    const pdf = join(folder, `${name}.pdf`);
    writeFileSync(pdf, (await writeFiles(deck, ['pdf'], writeKit)).pdf ?? new Uint8Array());
    truths.push({ name, pdf, pages: deck.slides.map(truthOf) });
  }
  for (const { name, pdf } of truths)
    console.log(
      `${name}: ${execFileSync(process.execPath, ['--import', 'tsx', import.meta.filename, '--one', pdf], { encoding: 'utf8' }).trim()}`,
    );
  return truths.slice(0, 1);
}

/** Small decks, spread over the corpus. */
async function officeTruths(): Promise<Truth[]> {
  const dir = join(corpus as string, 'pptx');
  const small = readdirSync(dir).filter((file) => file.endsWith('.pptx') && readFileSync(join(dir, file)).length < SMALL_DECK_BYTES);
  const chosen = small.filter(
    (_, i) => Math.floor((i * OFFICE_DECKS) / small.length) !== Math.floor(((i - 1) * OFFICE_DECKS) / small.length),
  );
  const made = office ?? folder;
  const stem = (file: string): string => file.replace(/\.[^.]+$/, '');
  const missing = chosen.filter((file) => !existsSync(join(made, `${stem(file)}.pdf`)));
  if (missing.length > 0)
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        made,
        ...missing.map((f) => join(dir, f)),
      ],
      { stdio: 'ignore', timeout: 600_000 },
    );
  const truths: Truth[] = [];
  for (const file of chosen) {
    const pdf = join(made, `${stem(file)}.pdf`);
    if (!existsSync(pdf)) continue;
    const pkg = await openPackage(readFileSync(join(dir, file)));
    const deck = readDeck(pkg);
    const shown = deck.slides.filter(({ hidden }) => !hidden).slice(0, most);
    const scenes = shown.map((slide) => sceneOfSlide(deck, slide, pkg, { fonts, shaper }));
    truths.push({ name: stem(file), pdf, pages: deckOfScenes(deck, scenes, '').slides.map(truthOf) });
  }
  return truths;
}

function strangersTruths(): Truth[] {
  const dir = join(corpus as string, 'pdf');
  const judged = z.array(z.object({ file: z.string(), expect: z.object({ judged_class: z.string().optional() }) }));
  const slides = judged
    .parse(JSON.parse(readFileSync(join(corpus as string, 'MANIFEST.json'), 'utf8')))
    .filter(({ file, expect }) => file.startsWith('pdf/') && expect.judged_class === 'slide-vector')
    .map(({ file }) => basename(file));
  return slides
    .filter((file) => statSync(join(dir, file)).size < SMALL_PDF_BYTES)
    .map((file) => {
      const pdf = join(dir, file);
      const text = execFileSync('pdftotext', ['-l', String(most), '-enc', 'UTF-8', pdf, '-'], {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const pages = text
        .split('\f')
        .slice(0, -1)
        .map((page) => ({ paragraphs: page.split('\n') }));
      return { name: basename(file, '.pdf'), pdf, pages, of_lines: true };
    });
}

async function measure(truth: Truth, kind: string, written: Record<string, Uint8Array>): Promise<Figures[]> {
  if (truth.pages.length === 0) return [];
  const { deck } = await read(readFileSync(truth.pdf), truth.pages.length);
  written[truth.name.replaceAll(/[^\w-]/g, '_')] = await pptxOf(deck);
  execFileSync(
    'pdftoppm',
    ['-png', '-l', String(truth.pages.length), '-scale-to-x', String(WIDTH), '-scale-to-y', '-1', truth.pdf, join(folder, 'page')],
    { stdio: 'ignore' },
  );
  const pictures = readdirSync(folder)
    .filter((file) => /^page.*\.png$/.test(file))
    .sort();
  const figures: Figures[] = [];
  for (const [i, slide] of deck.slides.entries()) {
    const page = truth.pages[i];
    const picture = pictures[i];
    if (page === undefined || picture === undefined) continue;
    const ours = await writePng(slide, deck, { fonts }, { width_px: WIDTH });
    const theirs = readFileSync(join(folder, picture));
    const name = `${truth.name}#${i + 1}`;
    const alike = await similarity(ours, theirs);
    if (out !== undefined) {
      const images = await Promise.all(
        [theirs, ours].map((png) => sharp(png).flatten({ background: '#fff' }).resize(800, 450, { fit: 'fill' }).toBuffer()),
      );
      const both = sharp({ create: { width: 1610, height: 450, channels: 3, background: '#f0f' } }).composite(
        images.map((input, at) => ({ input, left: at * 810, top: 0 })),
      );
      writeFileSync(join(out, `${kind}-${alike.toFixed(3)}-${name.replaceAll(/[^\w.#-]/g, '_')}.png`), await both.png().toBuffer());
    }
    figures.push({ name, alike, ...textFigures(page, slide, truth.of_lines === true) });
  }
  for (const picture of pictures) rmSync(join(folder, picture));
  return figures;
}

function textFigures(
  { paragraphs, tables = [] }: Truth['pages'][number],
  slide: Slide,
  of_lines: boolean,
): Omit<Figures, 'name' | 'alike'> {
  const boxes = paragraphsOfSlide(slide, 'boxes').map((text) => wordsOf(text));
  const left = new Map<string, number>();
  for (const word of boxes.flat()) left.set(word, (left.get(word) ?? 0) + 1);
  let [words, found, jumps, counted, used] = [0, 0, 0, 0, 0];
  const missing: string[] = [];
  for (const paragraph of paragraphs) {
    const own = wordsOf(paragraph);
    words += own.length;
    for (const word of own) {
      const count = left.get(word) ?? 0;
      if (count > 0) {
        left.set(word, count - 1);
        found++;
      } else missing.push(word);
    }
    if (own.length < 2) continue;
    const way = followParagraph(own, boxes);
    jumps += way.jumps;
    if (of_lines) continue;
    counted++;
    used += way.boxes;
  }
  const readTables = tablesOfSlide(slide);
  const open = [...readTables];
  const tables_found = tables.filter((size) => {
    const at = open.indexOf(size);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  }).length;
  return {
    words,
    found,
    jumps,
    paragraphs: counted,
    boxes: used,
    tables: tables.length,
    tables_found,
    tables_read: readTables.length,
    missing,
  };
}

const sum = (
  of: readonly Figures[],
  key: 'words' | 'found' | 'jumps' | 'paragraphs' | 'boxes' | 'tables' | 'tables_found' | 'tables_read',
): number => of.reduce((total, figures) => total + figures[key], 0);

function print(kind: string, figures: readonly Figures[]): void {
  const alike = figures.map((f) => f.alike).sort((a, b) => a - b);
  const share = (a: number, b: number, digits: number): string => (b === 0 ? '-' : (a / b).toFixed(digits));
  console.log(
    `${kind}: ${figures.length} pages, ${sum(figures, 'words')} words, recall ${share(sum(figures, 'found'), sum(figures, 'words'), 4)}, ` +
      `wrong order ${share(100 * sum(figures, 'jumps'), sum(figures, 'words'), 2)} %, ` +
      `boxes a paragraph ${share(sum(figures, 'boxes'), sum(figures, 'paragraphs'), 3)}, ` +
      `tables ${sum(figures, 'tables_found')} of ${sum(figures, 'tables')} (${sum(figures, 'tables_read')} read), ` +
      `SSIM median ${(alike[alike.length >> 1] ?? 0).toFixed(3)}, worst ${(alike[0] ?? 0).toFixed(3)}`,
  );
  const worst = [...figures].sort(
    (a, b) => b.words - b.found + b.jumps + b.boxes - b.paragraphs - (a.words - a.found + a.jumps + a.boxes - a.paragraphs),
  );
  for (const f of worst.slice(0, 8))
    console.log(
      `  ${f.name}: ${f.words - f.found} of ${f.words} words missing, ${f.jumps} jumps, ${f.boxes} boxes of ${f.paragraphs} paragraphs, ${f.alike.toFixed(3)}  ${f.missing.slice(0, 6).join(' ')}`,
    );
  for (const f of [...figures].sort((a, b) => a.alike - b.alike).slice(0, 5)) console.log(`  ${f.alike.toFixed(3)} ${f.name}`);
}

try {
  for (const [kind, truths] of [
    ['own', ownTruths],
    ['office', officeTruths],
    ['strangers', strangersTruths],
  ] as const) {
    if (only !== undefined && only !== kind) continue;
    const figures: Figures[] = [];
    const written: Record<string, Uint8Array> = {};
    const refused = new Map<string, number>();
    for (const truth of await truths()) {
      const from = performance.now();
      try {
        figures.push(...(await measure(truth, kind, written)));
      } catch (error) {
        if (!(error instanceof PdfRefusal)) throw error;
        refused.set(error.code, (refused.get(error.code) ?? 0) + 1);
      }
      const seconds = (performance.now() - from) / 1000;
      if (seconds > SLOW_S) console.log(`  ${truth.name} took ${seconds.toFixed(1)} s`);
    }
    print(kind, figures);
    if (refused.size > 0) console.log(`  refused: ${[...refused].map(([code, count]) => `${code} ${count}`).join(', ')}`);
    const problems = schemaProblems(written);
    console.log(
      `  ${Object.keys(written).length} files, ${problems.length} faults of the schemas${problems.slice(0, 3).map((p) => `\n    ${p}`)}`,
    );
    console.log(`  python-pptx opens ${readWithPython(written).size}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
