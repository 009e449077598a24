/** Places of a slide that look otherwise than their page: a picture of the page there takes the place of what the conversion drew. */
import { createHash } from 'node:crypto';
import { pngOf } from '@deckwright/core/png';
import {
  type Box,
  type Deck,
  EMU_PER_PT,
  emuOfPt,
  type ImageShape,
  type Media,
  ptOfEmu,
  type Shape,
  type Slide,
  walk,
} from '@deckwright/draw/scene';
import { DRAWN_LETTERS, type Loss, type PagePicture } from '@deckwright/read/pdf';
import type { Converted } from './charts.ts';
import type { Seen } from './compare-page.ts';
import { unionOf } from './compare-words.ts';
import type { Finding } from './finding.ts';
import { hasSameLetters } from './retell.ts';
import { boundsOf, grown, holds, isMiddleIn, meets, sizeOf } from './shapes.ts';
import { type Area, isRtl } from './words.ts';

export interface Patch {
  /** Points from the slide's top-left corner. */
  readonly area: Area;
  /** Without its text the picture lies below the slide's own; with it, it takes the place of that text. */
  readonly text: 'with' | 'without';
  /** What the page says there, where the picture says it. */
  readonly alt: string;
}

/** A shape of a larger share of the page is what others stand on, and of a shape that is drawn wrong at least so much is wrong. */
const GROUND = 0.3;
const WRONG = 0.2;
/** Places are one where their picture is hardly larger than both. */
const NEAR = 1.15;
/** Of a page, that becomes pictures at most. */
const MOST = 0.5;
/** Share of the words of a place that are wrong on the slide where a picture takes their place. */
const MOSTLY = 0.5;
/** Findings of words that are right. */
const IN_PLACE: ReadonlySet<Finding['found']> = new Set(['order', 'moved', 'size', 'drawn']);
/** Points around a shape that its edges reach. */
const EDGE = 1;

/** What stays above pictures: text, and tables with it. */
const isLive = (shape: Shape): boolean =>
  shape.kind === 'text' || shape.kind === 'table' || shape.kind === 'group' || shape.name === DRAWN_LETTERS;

/** Pictures for what is drawn otherwise, as large as the shapes there; none where a table is, whose parts are no shapes. */
export function patchesOfLooks(findings: readonly Finding[], slide: Slide, seen: Seen): Patch[] {
  const page = pageOf(seen);
  const bounds = slide.shapes.map((shape) => ({ shape, at: cutTo(grown(boundsOf(shape), EDGE), page) }));
  const tables = bounds.filter(({ shape }) => shape.kind === 'table');
  const areas = findings.map(({ area }) => area).filter((area) => !tables.some(({ at }) => meets(at, area)));
  const wrong = bounds.filter(({ shape, at }) => {
    if (isLive(shape) || sizeOf(at) > GROUND * sizeOf(page)) return false;
    return areas.reduce((sum, area) => sum + sizeOf(cutTo(area, at)), 0) > WRONG * sizeOf(at);
  });
  return areas.map((area) => {
    const whole = unionOf([area, ...wrong.filter(({ at }) => meets(at, area)).map(({ at }) => at)]);
    return { area: cutTo(whole, page), text: 'without', alt: '' };
  });
}

/** A picture for words that could not be told, as large as the text boxes there and those that they touch; none where that is much, most of it is right, or a table. */
export function patchOfText(area: Area, slide: Slide, seen: Seen): Patch[] {
  const page = pageOf(seen);
  const boxes = slide.shapes.filter(isLive).map((shape) => ({ shape, at: cutTo(boundsOf(shape), page) }));
  let whole = cutTo(grown(area, EDGE), page);
  for (let cut = true; cut; ) {
    const there = boxes.filter(({ at }) => meets(at, whole));
    if (there.some(({ shape }) => shape.kind !== 'text') || sizeOf(whole) > GROUND * sizeOf(page)) return [];
    cut = there.some(({ at }) => !holds(whole, at));
    if (cut) whole = cutTo(grown(unionOf([whole, ...there.map(({ at }) => at)]), EDGE), page);
  }
  const words = seen.said.filter(({ box }) => isMiddleIn(whole, box));
  // Text that can be edited is worth more than one sign of it.
  const wrong = seen.findings.flatMap(({ found, words: own }) =>
    own === undefined || IN_PLACE.has(found) || hasSameLetters(own) ? [] : own.page,
  );
  if (words.filter(({ box }) => wrong.some((one) => isMiddleIn(one.box, box))).length < MOSTLY * words.length) return [];
  // Of right-to-left words the library may have the letters in another order, and a ground of its own would be seen.
  if (words.some(isRtl) || !seen.isOneGround(whole)) return [];
  return [{ area: whole, text: 'with', alt: words.map(({ text }) => text).join(' ') }];
}

/** Where no picture of a page is taken, because the library was seen to paint masks and tiles as something else. */
export function unpaintedAreas({ deck, losses, pages }: Pick<Converted, 'deck' | 'losses' | 'pages'>, page: number): Area[] {
  const slide = deck.slides[page - pages.first];
  if (slide === undefined) return [];
  const { w, h } = slide.canvas;
  const whole: Area = { x0: 0, y0: 0, x1: ptOfEmu(w), y1: ptOfEmu(h) };
  const blackened = losses.filter((loss) => loss.page === page && BLACKENED.test(loss.what));
  return [...maskedAreas(slide, deck.media), ...blackened.map((loss) => placeOfLoss(loss, whole))];
}

/** The library was seen to paint tiles, and what soft masks hide, black. */
const BLACKENED = /pattern of tiles$|soft (?:mask|shadow) is (?:simplified|left out)$/;

/** Of several that are one entry, only one has its place told, and of effects none. */
const placeOfLoss = ({ box_in: [x, y, w, h], count = 1 }: Loss, whole: Area): Area =>
  count > 1 || w * h === 0 ? whole : { x0: x * 72, y0: y * 72, x1: (x + w) * 72, y1: (y + h) * 72 };

/** Where pictures with masks lie: the library was seen to paint shadows that such pictures are as bars. */
function maskedAreas(slide: Slide, media: Deck['media']): Area[] {
  const isMasked = ({ mime, bytes }: Media): boolean => mime === 'image/png' && PNG_WITH_ALPHA.has(bytes[PNG_COLOUR_TYPE] ?? 0);
  return [...walk(slide.shapes)].flatMap((shape) => {
    const held = shape.kind === 'image' ? media.get(shape.media) : undefined;
    return held !== undefined && isMasked(held) ? [boundsOf(shape)] : [];
  });
}

/** The byte that says how a PNG has its colours (W3C PNG, 11.2.1), and its values with opacity. */
const PNG_COLOUR_TYPE = 25;
const PNG_WITH_ALPHA: ReadonlySet<number> = new Set([4, 6]);

/** Those of one place become one; the largest go first until half of the page is a picture. */
export function affordable(patches: readonly Patch[], { width_pt, height_pt }: Seen, masked: readonly Area[]): Patch[] {
  const merged = mergedPatches(patches).filter(({ area }) => !masked.some((one) => meets(one, area)));
  let left = MOST * width_pt * height_pt;
  return [...merged]
    .sort((a, b) => sizeOf(b.area) - sizeOf(a.area) || a.area.y0 - b.area.y0 || a.area.x0 - b.area.x0)
    .filter(({ area }) => {
      const fits = sizeOf(area) <= left;
      if (fits) left -= sizeOf(area);
      return fits;
    });
}

function mergedPatches(patches: readonly Patch[]): Patch[] {
  const merged: Patch[] = [];
  for (let patch of patches) {
    for (;;) {
      const at = merged.findIndex((one) => one.text === patch.text && isNear(one.area, patch.area));
      const [other] = at < 0 ? [] : merged.splice(at, 1);
      if (other === undefined) break;
      const alt = other.alt === patch.alt || patch.alt === '' ? other.alt : [other.alt, patch.alt].filter((text) => text !== '').join(' ');
      patch = { ...patch, area: unionOf([other.area, patch.area]), alt };
    }
    merged.push(patch);
  }
  return merged;
}

const isNear = (a: Area, b: Area): boolean => meets(a, b) && sizeOf(unionOf([a, b])) < NEAR * (sizeOf(a) + sizeOf(b) - sizeOf(cutTo(a, b)));

const pageOf = ({ width_pt, height_pt }: Seen): Area => ({ x0: 0, y0: 0, x1: width_pt, y1: height_pt });

const cutTo = (a: Area, page: Area): Area => ({
  x0: Math.max(a.x0, page.x0),
  y0: Math.max(a.y0, page.y0),
  x1: Math.min(a.x1, page.x1),
  y1: Math.min(a.y1, page.y1),
});

/** The slide with a piece of its page's picture in the place of what it shows there, and the piece's media. */
export function patched(
  slide: Slide,
  { area, text, alt }: Patch,
  picture: PagePicture,
  id: string,
): { slide: Slide; media: Media; key: string } {
  const scale = (picture.width * EMU_PER_PT) / slide.canvas.w;
  const { media, at } = pieceOf(picture, area, scale);
  const key = createHash('sha256').update(media.bytes).digest('hex');
  const box = boxOfArea(at);
  const said = alt === '' ? { role: 'decoration' as const } : { role: 'image' as const, alt };
  const image: ImageShape = { kind: 'image', id, name: 'Picture of the page', ...said, box, media: key };

  const page: Area = { x0: 0, y0: 0, x1: ptOfEmu(slide.canvas.w), y1: ptOfEmu(slide.canvas.h) };
  const whole = grown(at, EDGE);
  const isThere = (shape: Shape): boolean => meets(boundsOf(shape), at);
  const isLeft = (shape: Shape): boolean =>
    (text === 'without' && isLive(shape)) || !isThere(shape) || !holds(whole, cutTo(boundsOf(shape), page));
  const left = slide.shapes.filter(isLeft);
  const isBelow = (shape: Shape): boolean => isThere(shape) && (text === 'with' || !isLive(shape));
  const last = left.findLastIndex(isBelow) + 1;
  const isRaised = (shape: Shape): boolean => isThere(shape) && !isBelow(shape);
  const under = left.slice(0, last);
  const shapes = [...under.filter((shape) => !isRaised(shape)), image, ...under.filter(isRaised), ...left.slice(last)];
  return { slide: { ...slide, shapes }, media, key };
}

export const boxOfArea = ({ x0, y0, x1, y1 }: Area): Box => ({ x: emuOfPt(x0), y: emuOfPt(y0), w: emuOfPt(x1 - x0), h: emuOfPt(y1 - y0) });

/** A piece of a page's picture, and where it stands in whole pixels. @param scale pixels a point */
export function pieceOf({ width, height, rgba }: PagePicture, area: Area, scale: number): { readonly media: Media; readonly at: Area } {
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const [x0, y0] = [within(Math.floor(area.x0 * scale), width - 1), within(Math.floor(area.y0 * scale), height - 1)];
  const [x1, y1] = [within(Math.ceil(area.x1 * scale), width), within(Math.ceil(area.y1 * scale), height)];
  const [w, h] = [Math.max(1, x1 - x0), Math.max(1, y1 - y0)];
  const data = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] = rgba[((y0 + y) * width + x0 + x) * 4 + c] ?? 255;
  const media: Media = { mime: 'image/png', bytes: pngOf({ width: w, height: h, channels: 3, data }), width_px: w, height_px: h };
  return { media, at: { x0: x0 / scale, y0: y0 / scale, x1: (x0 + w) / scale, y1: (y0 + h) / scale } };
}
