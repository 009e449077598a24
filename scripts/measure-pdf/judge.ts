/**
 * Reads one PDF and compares its slides with what is known of them, in a process that ends with it: `judge.ts TRUTH SLIDES [PICTURES]`.
 * TRUTH is a file of JSON (see `Truth`), SLIDES the .pptx that is written, and PICTURES a folder for both pictures of every page, side by side.
 * It prints one line of JSON: `{ figures }`, or `{ refused }` with the code.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Slide } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { PdfRefusal } from '@deckwright/read/pdf';
import { similarity } from '@deckwright/testkit/office';
import { writePng } from '@deckwright/write/png';
import sharp from 'sharp';
import { z } from 'zod';
import { wordsOnPages } from './on-page.ts';
import { pptxOf, readSlides } from './read-slides.ts';
import { followParagraph, paragraphsOfSlide, tablesOfSlide, wordsOf } from './words.ts';

/** What is known of one PDF. */
const truthShape = z.object({
  name: z.string(),
  kind: z.string(),
  pdf: z.string(),
  /** Of each page its paragraphs, and rows and columns of its tables where that is known. */
  pages: z.array(z.object({ paragraphs: z.array(z.string()), tables: z.array(z.string()).optional() })),
  /** Lines of paragraphs, so that nothing is said of boxes. */
  of_lines: z.boolean().optional(),
});
export type Truth = Readonly<z.infer<typeof truthShape>>;

/** `unseen`: missing words that pdftotext does not see on the page either, such as those of a table that is higher than its slide. */
const COUNTS = ['words', 'unseen', 'found', 'jumps', 'paragraphs', 'boxes', 'tables', 'tables_found', 'tables_read'] as const;
export type Count = (typeof COUNTS)[number];
export const verdictShape = z.object({
  refused: z.string().optional(),
  figures: z
    .array(
      z.object({
        name: z.string(),
        alike: z.number(),
        missing: z.array(z.string()),
        ...(Object.fromEntries(COUNTS.map((key) => [key, z.number()])) as Record<Count, z.ZodNumber>),
      }),
    )
    .optional(),
});
export type Figures = NonNullable<z.infer<typeof verdictShape>['figures']>[number];

const WIDTH = 960;

async function judge(truth: Truth, slides: string, out: string | undefined): Promise<Figures[]> {
  const deck = await readSlides(readFileSync(truth.pdf), truth.pages.length);
  writeFileSync(slides, await pptxOf(deck));
  const seen = wordsOnPages(truth.pdf, truth.pages.length);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-judge-'));
  try {
    execFileSync(
      'pdftoppm',
      ['-png', '-l', String(truth.pages.length), '-scale-to-x', String(WIDTH), '-scale-to-y', '-1', truth.pdf, join(folder, 'page')],
      { stdio: 'ignore' },
    );
    const pictures = readdirSync(folder).sort();
    const figures: Figures[] = [];
    for (const [i, slide] of deck.slides.entries()) {
      const page = truth.pages[i];
      const picture = pictures[i];
      if (page === undefined || picture === undefined) continue;
      const ours = await writePng(slide, deck, { fonts: carriedFonts() }, { width_px: WIDTH });
      const theirs = readFileSync(join(folder, picture));
      const name = `${truth.name}#${i + 1}`;
      const alike = await similarity(ours, theirs);
      if (out !== undefined) {
        const file = `${truth.kind}-${alike.toFixed(3)}-${name.replaceAll(/[^\w.#-]/g, '_')}.png`;
        writeFileSync(join(out, file), await sideBySide(theirs, ours));
      }
      figures.push({ name, alike, ...textFigures(page, slide, { of_lines: truth.of_lines === true, seen: seen[i] ?? new Map() }) });
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sideBySide(left: Uint8Array, right: Uint8Array): Promise<Buffer> {
  const images = await Promise.all(
    [left, right].map((png) => sharp(png).flatten({ background: '#fff' }).resize(800, 450, { fit: 'fill' }).toBuffer()),
  );
  const ground = sharp({ create: { width: 1610, height: 450, channels: 3, background: '#f0f' } });
  return ground
    .composite(images.map((input, at) => ({ input, left: at * 810, top: 0 })))
    .png()
    .toBuffer();
}

function textFigures(
  { paragraphs, tables = [] }: Truth['pages'][number],
  slide: Slide,
  { of_lines, seen }: { readonly of_lines: boolean; readonly seen: ReadonlyMap<string, number> },
): Omit<Figures, 'name' | 'alike'> {
  const boxes = paragraphsOfSlide(slide, 'boxes').map((text) => wordsOf(text));
  const left = new Map<string, number>();
  for (const word of boxes.flat()) left.set(word, (left.get(word) ?? 0) + 1);
  const matched = new Map<string, number>();
  let [words, found, jumps, counted, used, unseen] = [0, 0, 0, 0, 0, 0];
  const missing: string[] = [];
  for (const paragraph of paragraphs) {
    const own = wordsOf(paragraph);
    words += own.length;
    for (const word of own) {
      const count = left.get(word) ?? 0;
      if (count > 0) {
        left.set(word, count - 1);
        matched.set(word, (matched.get(word) ?? 0) + 1);
        found++;
      } else if ((seen.get(word) ?? 0) <= (matched.get(word) ?? 0)) {
        words--;
        unseen++;
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
  const counts = { words, unseen, found, jumps, paragraphs: counted, boxes: used, tables: tables.length, tables_found };
  return { ...counts, tables_read: readTables.length, missing };
}

if (process.argv[1] === import.meta.filename) {
  const [file = '', slides = '', out] = process.argv.slice(2);
  const truth = truthShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  try {
    console.log(JSON.stringify({ figures: await judge(truth, slides, out) }));
  } catch (error) {
    if (!(error instanceof PdfRefusal)) throw error;
    console.log(JSON.stringify({ refused: error.code }));
  }
  process.exit(0);
}
