/**
 * Measures slides that are read of PDFs against what is known of them without a person's labels:
 * `npx tsx scripts/measure-pdf.ts CORPUS [--office DIR] [--out DIR] [--only KIND] [--slides N]` reads, of the kind `own`, PDFs that our
 * writer drew of known scenes; of `office`, LibreOffice's PDFs of small decks in CORPUS/pptx, against what the deck reader reads of the decks;
 * of `html`, slides of HTML that Chromium printed, against the words that they were made of; of `strangers`, the PDFs of slides in CORPUS/pdf,
 * against pdftotext. Each file has a process and two minutes. With --office, PDFs that LibreOffice made before are used again; with --out, both
 * pictures of every page are kept side by side. `--one FILE` reads and writes one file, and prints milliseconds and peak memory.
 */
import './usage.mjs';
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { components, forms } from '@deckwright/draw/catalog';
import type { Deck, Slide } from '@deckwright/draw/scene';
import { loadShaper } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { deckOfScenes, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { readWithPython } from '@deckwright/testkit/python-pptx';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { drawBody, unitOfComponent } from '@deckwright/testkit/unit-harness';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { z } from 'zod';
import { htmlTruths } from './measure-pdf/html-slides.ts';
import { type Count, type Figures, type Truth, verdictShape } from './measure-pdf/judge.ts';
import { pptxOf, readSlides } from './measure-pdf/read-slides.ts';
import { paragraphsOfSlide, tablesOfSlide } from './measure-pdf/words.ts';

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at >= 0 ? args.splice(at, 2)[1] : undefined;
};
const [out, office, only, one] = ['--out', '--office', '--only', '--one'].map(option);
const most = Number(option('--slides') ?? 5);
const OWN_SLIDES = 30;
const OFFICE_DECKS = 12;
const SMALL_DECK_BYTES = 60_000;
const SLOW_S = 20;
const WATCH_MS = 120_000;
const SMALL_PDF_BYTES = 4_000_000;

const fonts = carriedFonts();
const shaper = await loadShaper(fonts);
const writeKit = createWriteKit(fonts);

if (one !== undefined) {
  const from = performance.now();
  const deck = await readSlides(readFileSync(one));
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

const folder = mkdtempSync(join(tmpdir(), 'deckwright-measure-'));
const truthOf = (slide: Slide) => ({ paragraphs: paragraphsOfSlide(slide), tables: tablesOfSlide(slide) });

/** The examples of units, spread over the catalogue. */
async function ownTruths(): Promise<Truth[]> {
  const bodies = [
    ...components.map((component) => unitOfComponent(component).body(component.example.params)),
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
    truths.push({ name, kind: 'own', pdf, pages: deck.slides.map(truthOf) });
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
    truths.push({ name: stem(file), kind: 'office', pdf, pages: deckOfScenes(deck, scenes, '').slides.map(truthOf) });
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
      return { name: basename(file, '.pdf'), kind: 'strangers', pdf, pages, of_lines: true };
    });
}

/** In a process of its own under a watch, so that one file that never ends costs its own time alone. */
function measure(truth: Truth): Promise<Verdict> {
  const stem = join(folder, truth.name.replaceAll(/[^\w-]/g, '_'));
  writeFileSync(`${stem}.json`, JSON.stringify(truth));
  const program = join(import.meta.dirname, 'measure-pdf/judge.ts');
  const from = performance.now();
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', program, `${stem}.json`, `${stem}.pptx`, ...(out === undefined ? [] : [out])],
      { timeout: WATCH_MS, killSignal: 'SIGKILL', maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        const seconds = (performance.now() - from) / 1000;
        const ended =
          error === null
            ? ''
            : seconds * 1000 >= WATCH_MS
              ? 'no end'
              : (stderr.split('\n').find((line) => line.includes('Error')) ?? 'died');
        const verdict = error === null ? verdictShape.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')) : {};
        const slides = existsSync(`${stem}.pptx`) ? readFileSync(`${stem}.pptx`) : undefined;
        resolve({ ...verdict, seconds, ended, ...(slides === undefined ? {} : { slides }) });
      },
    );
  });
}

/** By the Python packages that `scripts/test.mjs` installs; without them nothing is known. */
function opened(files: Readonly<Record<string, Uint8Array>>): string {
  try {
    return `opens ${readWithPython(files).size}`;
  } catch {
    return 'was not asked, or refused a file';
  }
}

interface Verdict {
  readonly figures?: readonly Figures[] | undefined;
  readonly refused?: string | undefined;
  readonly seconds: number;
  /** Why there are no figures; empty where there are. */
  readonly ended: string;
  readonly slides?: Uint8Array;
}

const sum = (of: readonly Figures[], key: Count): number => of.reduce((total, figures) => total + figures[key], 0);

function print(kind: string, figures: readonly Figures[]): void {
  const alike = figures.map((f) => f.alike).sort((a, b) => a - b);
  const share = (a: number, b: number, digits: number): string => (b === 0 ? '-' : (a / b).toFixed(digits));
  console.log(
    `${kind}: ${figures.length} pages, ${sum(figures, 'words')} words (and ${sum(figures, 'unseen')} that pdftotext does not see on the page either), recall ${share(sum(figures, 'found'), sum(figures, 'words'), 4)}, ` +
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
    ['html', () => htmlTruths(folder)],
    ['strangers', strangersTruths],
  ] as const) {
    if (only !== undefined && only !== kind) continue;
    const figures: Figures[] = [];
    const written: Record<string, Uint8Array> = {};
    const refused = new Map<string, number>();
    for (const truth of await truths()) {
      if (truth.pages.length === 0) continue;
      const verdict = await measure(truth);
      figures.push(...(verdict.figures ?? []));
      if (verdict.slides !== undefined) written[truth.name.replaceAll(/[^\w-]/g, '_')] = verdict.slides;
      if (verdict.refused !== undefined) refused.set(verdict.refused, (refused.get(verdict.refused) ?? 0) + 1);
      if (verdict.ended !== '') console.log(`  ${truth.name}: ${verdict.ended} after ${verdict.seconds.toFixed(1)} s`);
      else if (verdict.seconds > SLOW_S) console.log(`  ${truth.name} took ${verdict.seconds.toFixed(1)} s`);
    }
    print(kind, figures);
    if (refused.size > 0) console.log(`  refused: ${[...refused].map(([code, count]) => `${code} ${count}`).join(', ')}`);
    const problems = schemaProblems(written);
    console.log(
      `  ${Object.keys(written).length} files, ${problems.length} faults of the schemas${problems.slice(0, 3).map((p) => `\n    ${p}`)}`,
    );
    console.log(`  python-pptx ${opened(written)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
