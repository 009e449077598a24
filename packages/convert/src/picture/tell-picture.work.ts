/** The work of `tell-picture`. */
import { planBrief } from '@deckwright/brief';
import { pngOf } from '@deckwright/core/png';
import { defineWork, RefusedFile } from '@deckwright/core/task';
import { drawAgain } from '@deckwright/draw/deck';
import { createDrawKit, type DrawKit } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { type Raster, slideOfPhotograph } from '@deckwright/read/image';
import { markSlides } from '@deckwright/write/assemble';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { briefOfWords, type PlannedBrief, runsOf } from './brief-of-words.ts';
import type { BoxIn } from './convert-picture.task.ts';
import { decoding, photographOf, WORKING_PX } from './decoding.ts';
import type { PictureTold, TellPictureOrder } from './tell-picture.task.ts';
import { elementsOfDeck, type Part, type WordsOfPicture, wordsOfPicture } from './words-of-picture.ts';

/** Of the pictures on the slides. */
const SHOWN_PX = 1600;
const SLIDE_IN = 13.333;
/** Slides of parts; more are named. */
const MOST_PARTS = 12;
/** Statements on one slide. */
const LISTED = 6;
/** A headline of more is a statement, and stands below the picture's own. */
const HEADLINE = 90;

type Request = Readonly<Record<string, unknown>>;

export const work = defineWork<TellPictureOrder, PictureTold>(async (order, [file = new Uint8Array()]) => {
  const kit = createWriteKit(carriedFonts());
  const draw = createDrawKit(kit.fonts);
  const said = wordsOfPicture(await elementsOf(order, draw), order.seen.title);
  if (said.headline === '')
    throw new RefusedFile(
      'no_words',
      'No words were read in the picture.',
      'Send a picture with words, or ask for the branch `preserve`, which keeps the picture.',
    );
  const { headline, parts, figures } = said;
  const briefs = runsOf(parts, order.slide_count ?? 1).map((run, i) => briefOf(run, i, said));
  const [first = briefOfWords(headline, [], figures)] = briefs;
  const told = {
    ...briefOfWords(
      headline,
      parts.map(({ point }) => point),
      figures,
    ).brief,
    briefs: briefs.map(({ brief }) => brief),
    parts_left_out: 0,
  };
  if (order.branch === 'brief') return { answer: { ...first.brief, ...told, slides: 0 } };
  const { deck, ...facts } =
    order.branch === 'explain'
      ? await explained(said, first, order, draw)
      : await taught(said, await slideIn(file, order.seen), order, draw);
  const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], kit);
  return {
    answer: { ...told, ...facts, slides: deck.slides.length },
    files: [order.mark === true && deck.mark === undefined ? await markSlides(pptx) : pptx],
  };
});

/** Of a picture of ours, what its slide as drawn again says. */
async function elementsOf({ seen }: TellPictureOrder, draw: DrawKit) {
  if (seen.source?.drawn !== true) return seen.elements;
  const again = await drawAgain({ intents: seen.source.intents, title: seen.source.title }, draw, {});
  return again.ok ? elementsOfDeck(again.deck) : seen.elements;
}

/** The pixels of the slide alone: of a photograph, made straight as it was for reading. */
async function slideIn(file: Uint8Array, { photograph }: TellPictureOrder['seen']): Promise<Raster> {
  if (photograph === undefined) return (await decoding(file, SHOWN_PX)).pixels;
  const decoded = await decoding(file, WORKING_PX);
  return slideOfPhotograph(await photographOf(file, decoded), SHOWN_PX)?.raster ?? decoded.pixels;
}

const heightOf = ({ width, rgb }: Raster): number => rgb.length / (3 * width);

/** A run of one part is told under its own words. */
function briefOf(run: readonly Part[], i: number, { headline, figures }: WordsOfPicture): PlannedBrief {
  const own = figures.filter(({ figure, beside }) => i === 0 || run.some(({ point }) => point.includes(figure) && point.includes(beside)));
  const [only] = run;
  const [head, ...rest] = run.length === 1 && i > 0 ? (only?.words ?? []) : [];
  if (head !== undefined && rest.length > 0)
    return briefOfWords(
      head.text,
      rest.map(({ text }) => text),
      own,
    );
  return briefOfWords(
    headline,
    run.map(({ point }) => point),
    own,
  );
}

async function explained(
  { headline, parts }: WordsOfPicture,
  { brief, plan }: PlannedBrief,
  { theme_id }: TellPictureOrder,
  draw: DrawKit,
) {
  const selected = plan.route === 'selected' && plan.added.length === 0 ? planBrief(brief.brief).intent : undefined;
  const again = selected === undefined ? undefined : await drawAgain(titled([{ ...selected }], theme_id, headline), draw, {});
  if (again?.ok === true) return { deck: again.deck, drawn_by: 'brief' as const };
  const slides = lists(headline, parts);
  return { deck: await drawn(slides.length === 0 ? [statement(headline)] : slides, headline, theme_id, draw), drawn_by: 'text' as const };
}

async function taught({ headline, parts }: WordsOfPicture, picture: Raster, { theme_id }: TellPictureOrder, draw: DrawKit) {
  const panels = parts.filter(({ is_panel }) => is_panel);
  const shown = panels.slice(0, MOST_PARTS);
  const slides = [whole(headline, picture), ...shown.map((part) => besideItsWords(part, headline, picture)), ...lists(headline, parts)];
  return { deck: await drawn(slides, headline, theme_id, draw), parts_left_out: panels.length - shown.length };
}

function whole(headline: string, picture: Raster): Request {
  return story(short(headline), uriOf(picture, [0, 0, SLIDE_IN, (SLIDE_IN * heightOf(picture)) / picture.width]), []);
}

function besideItsWords({ words, box_in }: Part, headline: string, picture: Raster): Request {
  const [head, ...rest] = words.map(({ text }) => text);
  const own = head !== undefined && head.length <= HEADLINE && rest.length > 0;
  return story(own ? head : short(headline), uriOf(picture, box_in), own ? rest : words.map(({ text }) => text));
}

const story = (headline: string, image_src: string, paragraphs: readonly string[]): Request => ({
  form: 'image_story',
  headline,
  image_src,
  data: { image_fit: 'contain', ...(paragraphs.length > 0 && { paragraphs: paragraphs.slice(0, 8) }) },
});

const statement = (headline: string): Request => ({
  chrome: { title: short(headline) },
  body: { component: 'list', params: { items: [headline] } },
});

/** Cut between words; the words themselves stand in the list. */
function short(headline: string): string {
  if (headline.length <= HEADLINE) return headline;
  const cut = headline.slice(0, HEADLINE);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))} \u2026`;
}

function lists(headline: string, parts: readonly Part[]): Request[] {
  const points = parts.map(({ point }) => point);
  return Array.from({ length: Math.ceil(points.length / LISTED) }, (_, i) => ({
    chrome: { title: short(headline) },
    body: { component: 'list', params: { items: points.slice(i * LISTED, (i + 1) * LISTED) } },
  }));
}

async function drawn(slides: readonly Request[], title: string, theme_id: string | undefined, draw: DrawKit): Promise<Deck> {
  const again = await drawAgain(titled(slides, theme_id, title), draw, {});
  if (again.ok) return again.deck;
  throw new RefusedFile(
    'no_words',
    `The words of the picture make no slide: ${again.why}`,
    'Ask for the branch `reconstruct` or `preserve`.',
  );
}

const titled = (slides: readonly Request[], theme_id: string | undefined, title: string) => ({
  intents: slides.map((slide) => JSON.stringify(theme_id === undefined ? slide : { ...slide, theme_id })),
  title: short(title),
});

/** The pixels of a place of the slide, with a little around it. */
function uriOf(picture: Raster, [x, y, w, h]: BoxIn): string {
  const { width, rgb } = picture;
  const height = heightOf(picture);
  const px = width / SLIDE_IN;
  const [left, top] = [Math.max(0, Math.floor((x - AROUND_IN) * px)), Math.max(0, Math.floor((y - AROUND_IN) * px))];
  const right = Math.min(width, Math.ceil((x + w + AROUND_IN) * px));
  const bottom = Math.min(height, Math.ceil((y + h + AROUND_IN) * px));
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const data = new Uint8Array(wide * high * 3);
  for (let row = 0; row < high; row++) {
    const from = ((top + row) * width + left) * 3;
    data.set(rgb.subarray(from, from + wide * 3), row * wide * 3);
  }
  return `data:image/png;base64,${Buffer.from(pngOf({ width: wide, height: high, channels: 3, data })).toString('base64')}`;
}

const AROUND_IN = 0.08;
