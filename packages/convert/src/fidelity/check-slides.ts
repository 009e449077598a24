/** Looks at slides that were made of a PDF: what the file that was written says and shows, against what the library reads and draws of each page. */
import { type Deck, ptOfEmu } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import {
  type Loss,
  openWitness,
  type PageWord,
  type PdfFileKit,
  type PdfLimits,
  PdfRefusal,
  type PdfWitness,
  type WitnessedPage,
} from '@deckwright/read/pdf';
import { readDeck } from '@deckwright/read/pptx';
import { deckKit } from '@deckwright/read/pptx/kit';
import { deckOfScenes, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { canvasLibrary, NARROWEST_PNG_PX, readPixels, writePng } from '@deckwright/write/png';
import { compareBullets } from './compare-bullets.ts';
import { type ComparedPictures, comparePictures, type Picture, showsInk } from './compare-pictures.ts';
import { compareWords } from './compare-words.ts';
import type { Finding } from './finding.ts';
import type { Pair } from './pairs.ts';
import { withStrokes } from './shapes.ts';
import { type Area, type Word, wordsFrom, wordsOfSlide } from './words.ts';

export interface CheckKit extends PdfFileKit {
  readonly fonts: FontSource;
}

export interface CheckLimits extends Partial<PdfLimits> {
  /** Time of a processor for all pages; those beyond it are named. */
  readonly within_ms?: number;
}

export interface Made {
  readonly pdf: Uint8Array;
  readonly pptx: Uint8Array;
  /** Those of the PDF that the slides are, counted from 1. */
  readonly pages: { readonly first: number; readonly last: number };
  /** What the conversion says itself, which is not found again. */
  readonly losses: readonly Loss[];
  /** Looks at these pages alone. */
  readonly only?: ReadonlySet<number>;
}

export interface CheckedPage {
  /** Counted from 1, in the PDF. */
  readonly page: number;
  /** 0 to 1: the share of words that are the same, times the share of the places that look the same. Absent for a page that could not be looked at. */
  readonly fidelity?: number;
  readonly findings: readonly Loss[];
  /** What was seen, of a page with findings or that was asked for. */
  readonly seen?: Seen;
}

export interface Seen {
  readonly width_pt: number;
  readonly height_pt: number;
  readonly findings: readonly Finding[];
  /** Words of the page, and of the slide as it was read again. */
  readonly page: readonly Word[];
  readonly slide: readonly Word[];
  readonly pairs: readonly Pair[];
}

/** Findings of one page that are listed. */
const LISTED = 100;
/** Around what is named, points: a difference is found in whole places. */
const SLACK = 8;

/** @throws PdfRefusal for a PDF that does not open */
export async function checkSlides({ pdf, pptx, pages, losses, only }: Made, limits: CheckLimits, kit: CheckKit): Promise<CheckedPage[]> {
  const { within_ms = Number.POSITIVE_INFINITY, ...of_pdf } = limits;
  const processor_ms = kit.processor_ms ?? (() => 0);
  const started = processor_ms();
  const pkg = await openPackage(pptx, READ_LIMITS);
  const deck = readDeck(pkg);
  const scene = await deckKit(deck, pkg, kit.fonts);
  const witness = await openWitness(pdf, of_pdf, { ...kit, canvas: canvasLibrary });
  const checked: CheckedPage[] = [];
  try {
    for (let page = pages.first; page <= pages.last; page++) {
      if (only?.has(page) === false) continue;
      const foreign = deck.slides[page - pages.first];
      if (foreign === undefined) throw new RangeError(`The deck has no slide of page ${page}.`);
      const seen = processor_ms() - started > within_ms ? 'Looking at the pages before took too long.' : await lookedAt(witness, page);
      if (typeof seen === 'string') {
        checked.push({ page, findings: [unseen(page, seen)] });
        continue;
      }
      const made = sceneOfSlide(deck, foreign, pkg, scene);
      const named = losses.filter((loss) => loss.page === page && loss.kind !== 'kept');
      const { words: others, all, bullets } = wordsOfSlide(made.slide);
      const words = seenWords(seen, named);
      const said = compareWords(words, others, bullets, seen.width_pt);
      const shown = await comparedPictures(seen, deckOfScenes(deck, [made], ''), said.in_place, [...words, ...others], kit.fonts);
      const picture = paintedBy(seen);
      const scale = (picture?.width ?? 1) / seen.width_pt;
      const signs = compareBullets({ page: seen.words, slide: all, bullets, picture, scale });
      const found = [
        ...said.findings,
        ...signs.findings.filter(({ area }) => !isNamed(area, named)),
        ...(shown?.findings ?? []).filter(({ area }) => !isNamed(area, named)),
      ];
      const findings = listed(page, found);
      if (shown === undefined)
        findings.push(unseen(page, 'The picture of the page cannot be painted a second time; its words were compared.'));
      const { width_pt, height_pt } = seen;
      const closely = (found.length > 0 || only !== undefined) && {
        seen: { width_pt, height_pt, findings: found, page: words, slide: others, pairs: said.pairs },
      };
      checked.push({ page, fidelity: Math.round(said.alike * signs.alike * (shown?.alike ?? 1) * 1000) / 1000, findings, ...closely });
    }
  } finally {
    await witness.close();
  }
  return checked;
}

const paintedBy = ({ picture }: WitnessedPage): Picture | undefined => picture && { ...picture, channels: 4, data: picture.rgba };

/** Undefined where the page has no picture. */
async function comparedPictures(
  page: WitnessedPage,
  slide: Deck,
  pairs: readonly Pair[],
  words: readonly Word[],
  fonts: FontSource,
): Promise<ComparedPictures | undefined> {
  const picture = paintedBy(page);
  if (picture === undefined) return undefined;
  const scale = picture.width / page.width_pt;
  return comparePictures(picture, await drawn(slide, scale, fonts), { pairs, words, signs: page.words, scale });
}

async function drawn(deck: Deck, scale: number, fonts: FontSource): Promise<Picture> {
  const [slide] = deck.slides;
  if (slide === undefined) throw new RangeError('A deck of one slide has it.');
  const width_px = Math.max(NARROWEST_PNG_PX, Math.round(ptOfEmu(slide.canvas.w) * scale));
  // The library paints no line thinner than a pixel.
  const even = { ...slide, shapes: withStrokes(slide.shapes, (stroke) => ({ ...stroke, width_pt: Math.max(stroke.width_pt, 1 / scale) })) };
  const { width, height, rgb } = await readPixels(await writePng(even, deck, { fonts }, { width_px, quick: true }));
  return { width, height, channels: 3, data: rgb };
}

/** Whether most of an area is one of which the conversion says itself that it is otherwise. A picture of the page is to look as it does. */
function isNamed(area: Area, named: readonly Loss[]): boolean {
  const size = (area.x1 - area.x0) * (area.y1 - area.y0);
  return named.some(({ kind, box_in: [x, y, w, h] }) => {
    if (kind === 'rasterised') return false;
    const [dx, dy] = [
      Math.min(area.x1, (x + w) * 72 + SLACK) - Math.max(area.x0, x * 72 - SLACK),
      Math.min(area.y1, (y + h) * 72 + SLACK) - Math.max(area.y0, y * 72 - SLACK),
    ];
    return w > 0 && h > 0 && dx > 0 && dy > 0 && dx * dy > 0.7 * size;
  });
}

/** A page that the library cannot read again is named, because the slide of it stands. */
async function lookedAt(witness: PdfWitness, page: number): Promise<WitnessedPage | string> {
  try {
    return await witness.look(page);
  } catch (error) {
    return error instanceof PdfRefusal ? error.message : 'The page cannot be read a second time.';
  }
}

const unseen = (page: number, why: string): Loss => ({
  page,
  element: 'page',
  kind: 'differs',
  what: 'A slide that was not looked at',
  why,
  box_in: [0, 0, 0, 0],
  found: 'unseen',
});

/** As a report tells a place. */
export function inchesOf({ x0, y0, x1, y1 }: Area): Loss['box_in'] {
  const [x, y, w, h] = [x0, y0, x1 - x0, y1 - y0].map((pt) => Math.round((pt / 72) * 100) / 100);
  return [x ?? 0, y ?? 0, w ?? 0, h ?? 0];
}

function listed(page: number, findings: readonly Finding[]): Loss[] {
  const told = findings
    .slice(0, LISTED)
    .map(({ found, element, what, why, area }): Loss => ({ page, element, kind: 'differs', what, why, box_in: inchesOf(area), found }));
  const more = findings.length - LISTED;
  if (more <= 0) return told;
  const why = `A page lists ${LISTED} differences at most.`;
  return [...told, { page, element: 'page', kind: 'differs', what: `${more} further differences`, why, box_in: [0, 0, 0, 0], count: more }];
}

/**
 * Without words beside the page, those in the colour of their ground, those that are printed again at one place, and those that the conversion says it
 * left out or drew.
 */
function seenWords(page: WitnessedPage, named: readonly Loss[]): Word[] {
  const { words, width_pt, height_pt } = page;
  const left_out = named.filter(
    ({ element, kind, what }) => element === 'text' && (kind === 'omitted' || kind === 'rasterised' || /without (?:a )?names?$/.test(what)),
  );
  const areas = left_out.map(
    ({ box_in: [x, y, w, h] }): Area => ({ x0: x * 72 - 2, y0: y * 72 - 2, x1: (x + w) * 72 + 2, y1: (y + h) * 72 + 2 }),
  );
  const seen = paintedBy(page);
  return wordsFrom(printedOnce(words)).filter((word) => {
    const { box } = word;
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    if (x < 0 || y < 0 || x > width_pt || y > height_pt) return false;
    if (seen !== undefined && !showsInk(seen, word, seen.width / width_pt)) return false;
    return !areas.some(({ x0, y0, x1, y1 }) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
  });
}

/** Of the size of letters: a print this near is bold or a shadow. */
const BESIDE = 0.3;

/** Words that stand again where they stand, for bold letters or a shadow, are one: the last, which is on top. */
function printedOnce(words: readonly PageWord[]): PageWord[] {
  const same = new Map<string, PageWord[]>();
  for (const word of words) same.set(word.text, [...(same.get(word.text) ?? []), word]);
  const under = new Set<PageWord>();
  for (const prints of same.values())
    for (const [i, one] of prints.entries()) if (prints.slice(i + 1, i + 1 + PRINTS).some((other) => isPrintOf(one, other))) under.add(one);
  return words.filter((word) => !under.has(word));
}

/** Later prints of one word that are looked at. */
const PRINTS = 200;

const isPrintOf = ({ box: a, size_pt }: PageWord, { box: b }: PageWord): boolean =>
  (['x0', 'y0', 'x1', 'y1'] as const).every((side) => Math.abs(a[side] - b[side]) < BESIDE * size_pt);
