/** One slide, as it was read again, against its page. */
import { type Deck, ptOfEmu, type Slide } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import type { Loss, PageWord, WitnessedPage } from '@deckwright/read/pdf';
import { NARROWEST_PNG_PX, readPixels, writePng } from '@deckwright/write/png';
import { compareBullets } from './compare-bullets.ts';
import { comparePictures, isOneGround, type Picture, showsInk } from './compare-pictures.ts';
import { compareWords } from './compare-words.ts';
import type { Finding } from './finding.ts';
import type { Pair } from './pairs.ts';
import { grown, isMiddleIn, withStrokes } from './shapes.ts';
import { type Area, type Placed, type Word, wordsFrom, wordsOfSlide } from './words.ts';

export interface Seen {
  readonly width_pt: number;
  readonly height_pt: number;
  readonly findings: readonly Finding[];
  /** Areas that look otherwise as the conversion says itself: they are not found again, but may be mended. */
  readonly named: readonly Finding[];
  /** Words of the page, and of the slide as it was read again. */
  readonly page: readonly Word[];
  readonly slide: readonly Word[];
  /** All that the page says, signs among it. */
  readonly said: readonly Placed[];
  readonly pairs: readonly Pair[];
  /** Whether both sides have one ground in an area, so that a picture of the page is not seen as one. */
  isOneGround(area: Area): boolean;
}

export interface ComparedPage {
  /** 0 to 1: the share of words and of bullets that are the same, times the share of the places that look the same. */
  readonly fidelity: number;
  readonly seen: Seen;
}

/** Of the page, a part of it at most. */
const PART = 0.5;
/** Around what is named, points: a difference is found in whole places. */
const SLACK = 8;

/**
 * @param drawn_as the slide alone, as a deck that can be drawn
 * @param named what the conversion says itself of the page, which is not found again
 * @param lines of charts, which end a little elsewhere than those of the page
 */
export async function comparePage(
  page: WitnessedPage,
  slide: Slide,
  drawn_as: Deck,
  { named, lines }: { readonly named: readonly Loss[]; readonly lines: readonly Area[] },
  fonts: FontSource,
): Promise<ComparedPage> {
  const { width_pt, height_pt } = page;
  const { words: others, all, bullets } = wordsOfSlide(slide);
  const prints = printedOnce(page.words);
  const words = wordsFrom(prints).filter(({ box }) => isMiddleIn({ x0: 0, y0: 0, x1: width_pt, y1: height_pt }, box));
  const unseen = unseenWords(words, page, named);
  const said = compareWords({ page: words, unseen, slide: others, bullets }, width_pt);
  const picture = paintedBy(page);
  const pictures = picture && {
    page: picture,
    slide: await drawn(drawn_as, picture.width / width_pt, fonts),
    scale: picture.width / width_pt,
  };
  const shown =
    pictures &&
    (await comparedPictures(
      pictures.page,
      pictures.slide,
      { pairs: said.in_place, words: [...words, ...others], signs: page.words, lines, scale: pictures.scale },
      () => drawn(drawn_as, pictures.scale, fonts, 'as they are'),
    ));
  const looks = shown?.findings ?? [];
  const signs = compareBullets({
    page: page.words,
    slide: all,
    bullets,
    pairs: said.in_place,
    differing: looks.map(({ area }) => area),
    pictures,
  });
  const findings = [...said.findings, ...[...signs.findings, ...looks].filter(({ area }) => !isNamed(area, named))];
  // Masks and groups are effects that the library may paint otherwise than the page means.
  const isTrusted = !named.some(({ element }) => element === 'effect');
  // What is said of the whole page says nothing of its parts.
  const parts = named.filter(({ box_in: [, , w, h] }) => w * h < (PART * width_pt * height_pt) / (72 * 72));
  const hidden = new Set([...unseen].map(({ box }) => box));
  return {
    fidelity: Math.round(said.alike * signs.alike * (shown?.alike ?? 1) * 1000) / 1000,
    seen: {
      width_pt,
      height_pt,
      findings,
      named: isTrusted ? looks.filter(({ area, element }) => element === 'area' && isNamed(area, named) && isWithin(area, parts)) : [],
      page: words.filter((word) => !unseen.has(word)),
      slide: others,
      said: prints.filter(({ box }) => !hidden.has(box)),
      pairs: said.pairs,
      isOneGround: (area) => pictures === undefined || isOneGround(pictures.page, pictures.slide, area, pictures.scale),
    },
  };
}

const paintedBy = ({ picture }: WitnessedPage): Picture | undefined => picture && { ...picture, channels: 4, data: picture.rgba };

/** The library paints a line that is thinner than a pixel as broad as one, and a box that is as thin as it is: where the slide looks otherwise, it is drawn with such lines too. */
async function comparedPictures(
  page: Picture,
  slide: Picture,
  sides: Parameters<typeof comparePictures>[2],
  withThinLines: () => Promise<Picture>,
): Promise<ReturnType<typeof comparePictures>> {
  const first = comparePictures(page, slide, sides);
  if (!first.findings.some(({ element }) => element === 'area')) return first;
  return comparePictures(page, slide, { ...sides, or_as: await withThinLines() });
}

async function drawn(
  deck: Deck,
  scale: number,
  fonts: FontSource,
  lines: 'a pixel at least' | 'as they are' = 'a pixel at least',
): Promise<Picture> {
  const [slide] = deck.slides;
  if (slide === undefined) throw new RangeError('A deck of one slide has it.');
  const width_px = Math.max(NARROWEST_PNG_PX, Math.round(ptOfEmu(slide.canvas.w) * scale));
  const least = lines === 'as they are' ? 0 : 1 / scale;
  const even = { ...slide, shapes: withStrokes(slide.shapes, (stroke) => ({ ...stroke, width_pt: Math.max(stroke.width_pt, least) })) };
  const { width, height, rgb } = await readPixels(await writePng(even, deck, { fonts }, { width_px, quick: true }));
  return { width, height, channels: 3, data: rgb };
}

/** Whether most of an area is one of which the conversion says itself that it is otherwise. A picture of the page is to look as it does, and so are the shapes of a chart. */
const isNamed = (area: Area, named: readonly Loss[]): boolean =>
  isWithin(
    area,
    named.filter(({ kind, element }) => kind !== 'rasterised' && element !== 'chart'),
  );

/** Whether most of an area is that of one entry of a report. */
export function isWithin(area: Area, entries: readonly Loss[]): boolean {
  const size = (area.x1 - area.x0) * (area.y1 - area.y0);
  return entries.some(({ box_in: [x, y, w, h] }) => {
    const [dx, dy] = [
      Math.min(area.x1, (x + w) * 72 + SLACK) - Math.max(area.x0, x * 72 - SLACK),
      Math.min(area.y1, (y + h) * 72 + SLACK) - Math.max(area.y0, y * 72 - SLACK),
    ];
    return w > 0 && h > 0 && dx > 0 && dy > 0 && dx * dy > 0.7 * size;
  });
}

/** Words in the colour of their ground or below a shape, and those that the conversion says it left out or drew: the slide may have them or not. */
function unseenWords(words: readonly Word[], page: WitnessedPage, named: readonly Loss[]): ReadonlySet<Word> {
  const left_out = named.filter(
    ({ element, kind, what }) =>
      (element === 'text' || element === 'formula') && (kind === 'omitted' || kind === 'rasterised' || /without (?:a )?names?$/.test(what)),
  );
  const areas = left_out.map(({ box_in: [x, y, w, h] }) => grown({ x0: x * 72, y0: y * 72, x1: (x + w) * 72, y1: (y + h) * 72 }, 2));
  const picture = paintedBy(page);
  return new Set(
    words.filter(
      (word) =>
        (picture !== undefined && !showsInk(picture, word, picture.width / page.width_pt)) ||
        areas.some((area) => isMiddleIn(area, word.box)),
    ),
  );
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
