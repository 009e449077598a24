/** The form of a picture: of the requests that what was read fits, the one whose drawing is most like the picture. */
import { DrawRefusal, readSlideRequest, type SlideRequest } from '@deckwright/draw/intent';
import type { Deck } from '@deckwright/draw/scene';
import { type Asked, candidatesOf, mouldsIn, plain, type WhatWasRead } from './form-candidates.ts';
import { aroundBody, isAtTheEdge, type PictureIntent, requestsOf, type Seen, SOURCE } from './intent-of-picture.ts';
import { type Likeness, likenessOf, marksAlike, type WordAt, wordsAt } from './likeness.ts';
import { wordsOfDeck } from './words-of-own-deck.ts';

/** What can be asked for, and how it is drawn. */
export interface FormKit {
  readonly asked: Asked;
  /** @throws DrawRefusal */
  readonly draw: (request: SlideRequest) => Promise<Deck>;
}

/** Each is drawn in a few milliseconds. */
const MOST_DRAWN = 90;
/** Inches that a word is from its place, in the mean, and with the marks counted in: another form has them elsewhere. */
const MOST_OFF_IN = 0.1;
const MOST_OFF_WITH_MARKS_IN = 0.13;
/** As near as words are read: what crosses its marks may have cut them. */
const IN_PLACE_IN = 0.04;
/** Of the words: those that were misread, or that the picture has in its drawings. */
const MOST_MISSING = 0.03;
const MOST_EXTRA = 0.06;

/** Title, subtitle and source by themselves, and all other words as paragraphs. */
export function whatWasRead(seen: Seen, deck: Deck): WhatWasRead {
  const { subtitle, source } = aroundBody(seen);
  const frame = new Set([seen.title, subtitle?.text, source?.text]);
  const all = wordsOfDeck(deck).lines;
  return {
    title: seen.title,
    ...(subtitle?.text !== undefined && { subtitle: subtitle.text }),
    ...(source?.text !== undefined && { source: source.text.replace(SOURCE, '') }),
    all,
    paragraphs: all.filter(({ text, box_in }) => !frame.has(text) && !isAtTheEdge({ box_in })),
    charts: seen.charts,
  };
}

/** A heading that was taken for a paragraph stands above the title, and a paragraph for the title where it is as large. */
export function titlesOf(read: WhatWasRead): WhatWasRead[] {
  const first = read.paragraphs.find(({ box_in: [, y], size_pt }) => y < TOP_IN && size_pt >= TITLE_PT);
  if (first === undefined) return [read];
  const { subtitle: _, ...rest } = read;
  const asRead = [read.title, read.subtitle].flatMap((text) =>
    text === undefined ? [] : (read.all.find((one) => one.text === text) ?? []),
  );
  const other = { ...rest, title: first.text, paragraphs: [...asRead, ...read.paragraphs.filter((one) => one !== first)] };
  return [other, read];
}

const TOP_IN = 0.9;
const TITLE_PT = 20;

/** @returns none where no drawing has the same words in about the same places, or where drawings of two forms have */
export async function formByDrawing(seen: Seen, deck: Deck, kit: FormKit): Promise<PictureIntent | undefined> {
  const picture = wordsAt(deck);
  let left = MOST_DRAWN;
  const moulds = mouldsIn(kit.asked);
  const byStructure = requestsOf(seen).map(plain);
  const ways = [...titlesOf(whatWasRead(seen, deck)).flatMap((read) => candidatesOf(read, moulds)), byStructure];
  for (const candidates of ways) {
    const alike: Alike[] = [];
    for (const { intent, drawn_with } of candidates) {
      // The last few are drawn in any case.
      if (left <= 0 && candidates !== byStructure) continue;
      const request = readSlideRequest(drawn_with);
      if (!request.ok) continue;
      left--;
      const drawn = await drawnAs(request.request, kit);
      const likeness = drawn === undefined ? undefined : likenessOf(picture, wordsAt(drawn));
      if (drawn === undefined || likeness === undefined || !isAlike(likeness, picture)) continue;
      const off = likeness.off_in + UNLIKE_IN * (1 - marksAlike(deck, drawn));
      if (likeness.off_in <= IN_PLACE_IN || (likeness.off_in <= MOST_OFF_IN && off <= MOST_OFF_WITH_MARKS_IN)) alike.push({ intent, off });
    }
    const [best, ...others] = alike.toSorted((a, b) => a.off - b.off);
    if (best === undefined) continue;
    const isSure = others.every(({ intent, off }) => familyOf(intent) === familyOf(best.intent) || off > best.off + NO_TIE_IN);
    return isSure ? best.intent : undefined;
  }
  return undefined;
}

interface Alike {
  readonly intent: PictureIntent;
  /** Words and marks together, inches. */
  readonly off: number;
}

/** Charts of one kind are drawn by components and by forms. */
function familyOf({ form, variant, body }: PictureIntent): unknown {
  const component = typeof body === 'object' && body !== null && 'component' in body ? body.component : undefined;
  return FAMILIES.get(`${String(form)}-${String(variant)}`) ?? FAMILIES.get(String(form ?? component)) ?? form ?? component;
}

const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['bar_list', 'bars'],
  ['bar_rank_chart', 'bars'],
  ['stacked_bar', 'stacks'],
  ['bar_rank_chart-stacked_composition_bar', 'stacks'],
  ['trend_chart-stacked_column_trend', 'stacks'],
  ['line_trend', 'trend'],
  ['trend_chart', 'trend'],
  ['waterfall', 'bridge'],
  ['waterfall_bridge', 'bridge'],
  ['gantt', 'gantt'],
  ['gantt_plan', 'gantt'],
  ['timeline', 'timeline'],
  ['timeline_roadmap', 'timeline'],
  ['pyramid', 'pyramid'],
  ['pyramid_hierarchy', 'pyramid'],
]);

/** Other marks at the same places count as words that are so far off. */
const UNLIKE_IN = 0.2;
/** Forms that are drawn alike cannot be told. */
const NO_TIE_IN = 0.02;

export const isAlike = ({ missing, extra }: Likeness, picture: readonly WordAt[]): boolean =>
  missing <= MOST_MISSING * picture.length && extra <= MOST_EXTRA * picture.length;

async function drawnAs(request: SlideRequest, { draw }: FormKit): Promise<Deck | undefined> {
  try {
    return await draw(request);
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
}
