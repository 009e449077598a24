/** The work of `tell-picture`. */
import { defineWork, RefusedFile } from '@deckwright/core/task';
import { drawAgain } from '@deckwright/draw/deck';
import { createDrawKit, type DrawKit } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { type Raster, slideOfPhotograph } from '@deckwright/read/image';
import { markSlides } from '@deckwright/write/assemble';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { briefOfWords, type PlannedBrief, runsOf } from './brief-of-words.ts';
import { decoding, photographOf, WORKING_PX } from './decoding.ts';
import { type Planned, short, stepsToTeach, type Ways, waysToExplain, withOutlines } from './slides-of-words.ts';
import type { PictureTold, TellPictureOrder } from './tell-picture.task.ts';
import { type DrawnWords, wordsOfDeck } from './words-of-own-deck.ts';
import { type Part, pointsOf, type WordsOfPicture, wordsOfPicture } from './words-of-picture.ts';

/** Of the pictures on the slides. */
const SHOWN_PX = 1600;

export const work = defineWork<TellPictureOrder, PictureTold>(async (order, [file = new Uint8Array()]) => {
  const kit = createWriteKit(carriedFonts());
  const draw = createDrawKit(kit.fonts);
  const said = wordsOfPicture(await wordsIn(order, draw), order.seen.figures);
  if (said.headline === '')
    throw new RefusedFile(
      'no_words',
      'No words were read in the picture.',
      'Send a picture with words, or ask for the branch `preserve`, which keeps the picture.',
    );
  const { headline, parts, points, figures } = said;
  const briefs = runsOf(parts, order.slide_count ?? 1).map((run, i) => briefOf(run, i, said));
  const whole = briefOfWords(headline, points, figures);
  const told = { ...whole.brief, briefs: briefs.map(({ brief }) => brief), parts_left_out: 0 };
  if (order.branch === 'brief') return { answer: { ...told, ...briefs[0]?.brief, slides: 0 } };
  const picture = await slideIn(file, order.seen);
  const { steps, left_out } =
    order.branch === 'explain' ? { steps: [waysToExplain(said, picture)], left_out: 0 } : stepsToTeach(said, picture);
  const deck = await drawnInSteps(steps, picture, said, order, draw);
  const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], kit);
  return {
    answer: { ...told, parts_left_out: left_out, slides: deck.slides.length },
    files: [order.mark === true && deck.mark === undefined ? await markSlides(pptx) : pptx],
  };
});

/** Of a picture of ours, what its slide as drawn again says. */
async function wordsIn({ seen }: TellPictureOrder, draw: DrawKit): Promise<DrawnWords> {
  if (seen.source?.drawn === true) {
    const again = await drawAgain({ intents: seen.source.intents, title: seen.source.title }, draw, {});
    if (again.ok) return wordsOfDeck(again.deck);
  }
  const { width_px, height_px } = seen.picture;
  // A photograph is not of the slide's ratio: the least that a slide has, and what stands lower.
  const least_in = seen.photograph === undefined ? (13.333 * height_px) / width_px : 7.5;
  const height_in = Math.max(least_in, ...seen.elements.map(({ box_in: [, y, , h] }) => y + h));
  return { lines: seen.lines, drawn: seen.elements, title: '', height_in };
}

/** The pixels of the slide alone: of a photograph, made straight as it was for reading. */
async function slideIn(file: Uint8Array, { photograph }: TellPictureOrder['seen']): Promise<Raster> {
  if (photograph === undefined) return (await decoding(file, SHOWN_PX)).pixels;
  const decoded = await decoding(file, WORKING_PX);
  return slideOfPhotograph(await photographOf(file, decoded), SHOWN_PX)?.raster ?? decoded.pixels;
}

/** A run of one part is told under its own words. */
function briefOf(run: readonly Part[], i: number, { headline, figures }: WordsOfPicture): PlannedBrief {
  const points = run.flatMap(({ statements }) => statements.flatMap(pointsOf));
  const own = figures.filter(({ figure, beside }) => i === 0 || points.some((point) => point.includes(figure) && point.includes(beside)));
  const [only] = run.length === 1 && i > 0 ? (run[0]?.statements ?? []) : [];
  if (only !== undefined && only.label !== '' && only.said.length > 0) return briefOfWords(only.label, only.said, own);
  return briefOfWords(headline, points, own);
}

/** Each step in the first way that has room for it; then all with lines around pictures and their parts, whose places are known now. */
async function drawnInSteps(
  steps: readonly Ways[],
  picture: Raster,
  said: WordsOfPicture,
  order: TellPictureOrder,
  draw: DrawKit,
): Promise<Deck> {
  const slides: Planned[] = [];
  for (const ways of steps) {
    const { slides: own, deck } = await firstDrawn(ways, said, order, draw);
    slides.push(...own.map((slide, i) => ({ request: withOutlines(slide, deck.slides[i], picture) })));
  }
  return (await firstDrawn([slides], said, order, draw)).deck;
}

interface Drawn {
  readonly slides: readonly Planned[];
  readonly deck: Deck;
}

async function firstDrawn(ways: Ways, said: WordsOfPicture, order: TellPictureOrder, draw: DrawKit): Promise<Drawn> {
  let why = '';
  for (const slides of ways) {
    const again = await drawAgain(titled(slides, order, said), draw, {});
    if (again.ok) return { slides, deck: again.deck };
    why ||= again.why;
  }
  throw new RefusedFile('no_words', `The words of the picture make no slide: ${why}`, 'Ask for the branch `reconstruct` or `preserve`.');
}

const titled = (slides: readonly Planned[], { theme_id }: TellPictureOrder, { headline }: WordsOfPicture) => ({
  intents: slides.map(({ request }) => JSON.stringify(theme_id === undefined ? request : { ...request, theme_id })),
  title: short(headline),
});
