/** Looks at slides that were made of a PDF: what the file that was written says and shows, against what the library reads and draws of each page. */
import { type Deck, ptOfEmu } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import {
  type Loss,
  openWitness,
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
import { type ComparedPictures, comparePictures, type Picture, showsInk } from './compare-pictures.ts';
import { compareWords } from './compare-words.ts';
import type { Finding } from './finding.ts';
import type { Pair } from './pairs.ts';
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
}

export interface CheckedPage {
  /** Counted from 1, in the PDF. */
  readonly page: number;
  /** 0 to 1: the share of words that are the same, times the share of the places that look the same. Absent for a page that could not be looked at. */
  readonly fidelity?: number;
  readonly findings: readonly Loss[];
}

/** Findings of one page that are listed. */
const LISTED = 100;
/** Around what is named, points: a difference is found in whole places. */
const SLACK = 8;

/** @throws PdfRefusal for a PDF that does not open */
export async function checkSlides({ pdf, pptx, pages, losses }: Made, limits: CheckLimits, kit: CheckKit): Promise<CheckedPage[]> {
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
      const foreign = deck.slides[page - pages.first];
      if (foreign === undefined) throw new RangeError(`The deck has no slide of page ${page}.`);
      const seen = processor_ms() - started > within_ms ? 'Looking at the pages before took too long.' : await lookedAt(witness, page);
      if (typeof seen === 'string') {
        checked.push({ page, findings: [unseen(page, seen)] });
        continue;
      }
      const made = sceneOfSlide(deck, foreign, pkg, scene);
      const named = losses.filter((loss) => loss.page === page && loss.kind !== 'kept');
      const [words, others] = [seenWords(seen, named), wordsOfSlide(made.slide)];
      const said = compareWords(words, others, seen.width_pt);
      const shown = await comparedPictures(seen, deckOfScenes(deck, [made], ''), said.in_place, [...words, ...others], kit.fonts);
      const findings = listed(page, [...said.findings, ...(shown?.findings ?? []).filter(({ area }) => !isNamed(area, named))]);
      if (shown === undefined)
        findings.push(unseen(page, 'The picture of the page cannot be painted a second time; its words were compared.'));
      checked.push({ page, fidelity: Math.round(said.alike * (shown?.alike ?? 1) * 1000) / 1000, findings });
    }
  } finally {
    await witness.close();
  }
  return checked;
}

/** Undefined where the page has no picture. */
async function comparedPictures(
  { picture, width_pt, words: signs }: WitnessedPage,
  slide: Deck,
  pairs: readonly Pair[],
  words: readonly Word[],
  fonts: FontSource,
): Promise<ComparedPictures | undefined> {
  if (picture === undefined) return undefined;
  const scale = picture.width / width_pt;
  return comparePictures({ ...picture, channels: 4, data: picture.rgba }, await drawn(slide, scale, fonts), { pairs, words, signs, scale });
}

async function drawn(deck: Deck, scale: number, fonts: FontSource): Promise<Picture> {
  const [slide] = deck.slides;
  if (slide === undefined) throw new RangeError('A deck of one slide has it.');
  const width_px = Math.max(NARROWEST_PNG_PX, Math.round(ptOfEmu(slide.canvas.w) * scale));
  const { width, height, rgb } = await readPixels(await writePng(slide, deck, { fonts }, { width_px, quick: true }));
  return { width, height, channels: 3, data: rgb };
}

/** Whether most of an area is one of which the conversion says itself that it is otherwise. */
function isNamed(area: Area, named: readonly Loss[]): boolean {
  const size = (area.x1 - area.x0) * (area.y1 - area.y0);
  return named.some(({ box_in: [x, y, w, h] }) => {
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

function listed(page: number, findings: readonly Finding[]): Loss[] {
  const inches = ({ x0, y0, x1, y1 }: Area): Loss['box_in'] => {
    const [x, y, w, h] = [x0, y0, x1 - x0, y1 - y0].map((pt) => Math.round((pt / 72) * 100) / 100);
    return [x ?? 0, y ?? 0, w ?? 0, h ?? 0];
  };
  const told = findings
    .slice(0, LISTED)
    .map(({ found, element, what, why, area }): Loss => ({ page, element, kind: 'differs', what, why, box_in: inches(area), found }));
  const more = findings.length - LISTED;
  if (more <= 0) return told;
  const why = `A page lists ${LISTED} differences at most.`;
  return [...told, { page, element: 'page', kind: 'differs', what: `${more} further differences`, why, box_in: [0, 0, 0, 0], count: more }];
}

/** Without words beside the page, those in the colour of their ground, and without those that the conversion says it left out or drew as shapes. */
function seenWords({ words, width_pt, height_pt, picture }: WitnessedPage, named: readonly Loss[]): Word[] {
  const left_out = named.filter(
    ({ element, kind, what }) => element === 'text' && (kind === 'omitted' || /without (?:a )?names?$/.test(what)),
  );
  const areas = left_out.map(
    ({ box_in: [x, y, w, h] }): Area => ({ x0: x * 72 - 2, y0: y * 72 - 2, x1: (x + w) * 72 + 2, y1: (y + h) * 72 + 2 }),
  );
  const seen: Picture | undefined = picture && { ...picture, channels: 4, data: picture.rgba };
  return wordsFrom(words).filter((word) => {
    const { box } = word;
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    if (x < 0 || y < 0 || x > width_pt || y > height_pt) return false;
    if (seen !== undefined && !showsInk(seen, word, seen.width / width_pt)) return false;
    return !areas.some(({ x0, y0, x1, y1 }) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
  });
}
