import type { Deck } from '@deckwright/draw/scene';
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
import { canvasLibrary } from '@deckwright/write/png';
import { comparePage, type Seen } from './compare-page.ts';
import type { Finding } from './finding.ts';
import { linesOf } from './shapes.ts';
import type { Area } from './words.ts';

export interface CheckKit extends PdfFileKit {
  readonly fonts: FontSource;
}

export interface CheckLimits extends Partial<PdfLimits> {
  /** Time of a processor for all pages, the last guard; those beyond it are named. */
  readonly within_ms?: number;
}

export interface Made {
  readonly pdf: Uint8Array;
  readonly pptx: Uint8Array;
  /** Those of the PDF that the slides are, counted from 1. */
  readonly pages: { readonly first: number; readonly last: number };
  /** What the conversion says itself, which is not found again. */
  readonly losses: readonly Loss[];
  /** The slides as they were written, for the lines of their charts that stand a little elsewhere. */
  readonly deck?: Deck;
  /** Looks at these pages alone. */
  readonly only?: ReadonlySet<number>;
}

export interface CheckedPage {
  /** Counted from 1, in the PDF. */
  readonly page: number;
  /** 0 to 1: the share of words that are the same, times the share of the places that look the same. Absent for a page that could not be looked at. */
  readonly fidelity?: number;
  readonly findings: readonly Loss[];
  /** What was seen, of the first pages with findings and of those that were asked for. */
  readonly seen?: Seen;
}

/** Pages of which more is kept than their findings: that has the pictures of both sides. */
export const CLOSELY = 20;
/** Pages that are looked at; those beyond are named. */
const LOOKED_AT = 150;
/** Findings of one page that are listed. */
const LISTED = 100;

/** @throws PdfRefusal for a PDF that does not open */
export async function checkSlides(
  { pdf, pptx, pages, losses, deck: written, only }: Made,
  limits: CheckLimits,
  kit: CheckKit,
): Promise<CheckedPage[]> {
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
      const seen =
        page - pages.first >= LOOKED_AT
          ? `The first ${LOOKED_AT} pages are looked at.`
          : processor_ms() - started > within_ms
            ? 'Looking at the pages before took this machine too long.'
            : await lookedAt(witness, page);
      if (typeof seen === 'string') {
        checked.push({ page, findings: [unseen(page, seen)] });
        continue;
      }
      const made = sceneOfSlide(deck, foreign, pkg, scene);
      const named = losses.filter((loss) => loss.page === page && loss.kind !== 'kept');
      const lines = linesOf(written?.slides[page - pages.first]);
      const { fidelity, seen: closely } = await comparePage(seen, made.slide, deckOfScenes(deck, [made], ''), { named, lines }, kit.fonts);
      const findings = listed(page, closely.findings);
      if (seen.picture === undefined)
        findings.push(unseen(page, 'The picture of the page cannot be painted a second time; its words were compared.'));
      const isAsked =
        closely.findings.length + closely.named.length > 0 && checked.filter((one) => one.seen !== undefined).length < CLOSELY;
      checked.push({ page, fidelity, findings, ...((isAsked || only !== undefined) && { seen: closely }) });
    }
  } finally {
    await witness.close();
  }
  return checked;
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
