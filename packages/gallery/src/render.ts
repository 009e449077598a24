/** Renders gallery items: their findings, pictures and .pptx files. */
import { readJson, readSlideRequest } from '@deckwright/draw/intent';
import { type DrawKit, type DrawnSlide, drawSlide, lintSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { type WriteKit, writeFiles } from '@deckwright/write/files';
import type { Facts, Note } from './page.ts';

/** Wide enough for a column of a large screen, and for most of a phone at three pixels a point. */
export const PICTURE_WIDTH_PX = 960;

export interface GalleryKit {
  readonly drawKit: DrawKit;
  readonly writeKit: WriteKit;
}

export interface GalleryRenderer {
  /** Throws for a request that cannot be drawn, as the others do, because examples can be drawn. */
  facts(request_text: string, options?: FactsOptions): Promise<Facts>;
  picture(request_text: string): Promise<Uint8Array>;
  pptx(request_text: string): Promise<Uint8Array>;
  /** All three come from one drawing. */
  all(
    request_text: string,
    options?: FactsOptions,
  ): Promise<{ readonly facts: Facts; readonly picture: Uint8Array; readonly pptx: Uint8Array }>;
}

export interface FactsOptions {
  /** Also runs the checks that draw the slide again, in other themes and mirrored. This is about ten times the work. */
  readonly full?: boolean;
}

export function createGalleryRenderer({ drawKit, writeKit }: GalleryKit): GalleryRenderer {
  const draw = async (text: string): Promise<DrawnSlide> => {
    const json = readJson(text);
    if (!json.ok) throw new Error(`An example cannot be read: ${json.detail}`);
    const read = readSlideRequest(json.value);
    if (!read.ok) throw new Error(`An example is refused: ${read.problem.code}: ${read.problem.detail}`);
    return drawSlide(read.request, drawKit);
  };
  const pictureOf = async (deck: Deck): Promise<Uint8Array> => {
    const { png } = await writeFiles(deck, ['png'], writeKit, { width_px: PICTURE_WIDTH_PX });
    return made(png);
  };
  const pptxOf = async (deck: Deck): Promise<Uint8Array> => made((await writeFiles(deck, ['pptx'], writeKit)).pptx);
  const factsOf = async (drawn: DrawnSlide, options: FactsOptions = {}): Promise<Facts> => {
    const verdict = await lintSlide(drawn, drawKit, options);
    const notes = [...verdict.errors, ...verdict.warnings, ...drawn.report.warnings].map(({ code, message }): Note => ({ code, message }));
    return { score: verdict.score, errors: verdict.errors.length, notes, alt: altOf(drawn.deck) };
  };
  return {
    facts: async (text, options) => factsOf(await draw(text), options),
    picture: async (text) => pictureOf((await draw(text)).deck),
    pptx: async (text) => pptxOf((await draw(text)).deck),
    async all(text, options) {
      const drawn = await draw(text);
      const [facts, picture, pptx] = await Promise.all([factsOf(drawn, options), pictureOf(drawn.deck), pptxOf(drawn.deck)]);
      return { facts, picture, pptx };
    },
  };
}

function made(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('The writer gave no file.');
  return bytes;
}

/** Screen readers get the same on the page as on the slide: its title, and the alternative texts of its groups. */
function altOf({ title, slides }: Deck): string {
  const said = (slides[0]?.shapes ?? []).flatMap((shape) => ('alt' in shape && shape.alt !== undefined ? [shape.alt] : []));
  const alt = [title, ...said]
    .filter((text) => text !== '')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
  return alt.length <= MAX_ALT ? alt : `${alt.slice(0, MAX_ALT).replace(/\s+\S*$/, '')} …`;
}

/** Longer texts are tiring to listen to, and the data itself is in the request below. */
const MAX_ALT = 400;
