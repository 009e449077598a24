/** What was found in a picture, as a deck of one slide. */
import { createHash } from 'node:crypto';
import { pngOf } from '@deckwright/core/png';
import { type Deck, emuOfIn, type ImageShape, type Media, type Shape, type Slide } from '@deckwright/draw/scene';
import type { FaceBook } from '@deckwright/draw/typeset';
import { blocksOfLines, type PictureBlock } from './blocks-of-lines.ts';
import { areaOf, sharedArea } from './differing.ts';
import type { Figure } from './figures.ts';
import { boxOf, type Frame, hexOf } from './frame.ts';
import type { Ink } from './ink.ts';
import { pictureTheme } from './picture-theme.ts';
import { heightOf, type PxBounds, type Raster, widthOf } from './raster.ts';
import { setPictureBlock } from './set-block.ts';
import { type SettledBlock, settled } from './settle-blocks.ts';
import { shapeOfFigure } from './shape-of-figure.ts';
import type { PictureLine, WordOnLine } from './words.ts';

export type PictureBranch = 'reconstruct' | 'preserve';

export interface PictureKit {
  readonly book: FaceBook;
  /** The picture was smaller, and its edges are as wide as it was enlarged. */
  readonly enlarged: boolean;
  /** Words of each line, in order. */
  readonly readLetters: (lines: readonly Ink[]) => readonly (readonly WordOnLine[])[];
  /** The slide in the picture's size. */
  readonly draw: (deck: Deck) => Promise<Raster>;
}

export interface Draft {
  readonly frame: Frame;
  readonly raster: Raster;
  readonly noisy: boolean;
  readonly branch: PictureBranch;
  readonly ground: readonly [number, number, number];
  readonly figures: readonly Figure[];
  /** What words stand in, drawn or not. */
  readonly boxes: readonly PxBounds[];
  readonly lines: readonly PictureLine[];
  readonly crops: readonly PxBounds[];
}

export function deckOf(draft: Draft, restored: Raster, { book }: { readonly book: FaceBook }): Deck {
  const media = new Map<string, Media>();
  const { frame } = draft;
  const blocks = blocksOf(draft);
  const title = titleOf(blocks, frame);
  const ordered = title === undefined ? blocks : [title, ...blocks.filter((block) => block !== title)];
  const shapes: Shape[] = [
    ...draft.figures.map((figure, i) => shapeOfFigure(figure, `shape-${i + 1}`, frame)),
    ...draft.crops.map((crop, i) => cropOf(crop, `picture-${i + 1}`, restored, draft, media)),
    ...ordered.map((block, i) => setPictureBlock(block, `text-${i + 1}`, frame, book, block === title)),
  ];
  const words = title === undefined ? '' : wordsIn(title).slice(0, 200);
  const slide: Slide = {
    ssg: 1,
    canvas: { w: emuOfIn(frame.width * frame.in_px), h: emuOfIn(frame.height * frame.in_px) },
    layout: title === undefined ? 'blank' : 'content',
    title: words,
    lang: 'en-US',
    direction: 'ltr',
    background: hexOf(draft.ground),
    shapes,
  };
  return { theme: pictureTheme(), slides: [slide], media, title: words, lang: 'en-US' };
}

export function blocksOf({ boxes, lines, frame }: Draft): SettledBlock[] {
  const bySize = boxes.toSorted((a, b) => areaOf(a) - areaOf(b));
  const blocks = blocksOfLines(lines, (line) => bySize.findIndex((box) => sharedArea(box, line) > 0.9 * areaOf(line)));
  return settled(blocks, bySize, frame);
}

export const wordsIn = ({ paragraphs }: PictureBlock): string =>
  paragraphs
    .flat()
    .map(({ text }) => text)
    .join(' ');

/** Of the slide's height: titles stand above, and figures and dates of display size below. */
const TITLE_ABOVE = 0.3;
const TITLE_WORDS = 3;

/** The largest words of the top that are more than a figure or a date; else the largest of the upper half. */
function titleOf(blocks: readonly SettledBlock[], { height }: Frame): SettledBlock | undefined {
  const size = (block: SettledBlock): number => block.paragraphs[0]?.[0]?.size_px ?? 0;
  const largest = (own: readonly SettledBlock[]): SettledBlock | undefined => own.toSorted((a, b) => size(b) - size(a) || a.top - b.top)[0];
  const atTop = blocks.filter((block) => block.top < height * TITLE_ABOVE && wordsIn(block).split(' ').length >= TITLE_WORDS);
  return largest(atTop) ?? largest(blocks.filter(({ top }) => top < height / 2));
}

function cropOf(
  crop: PxBounds,
  id: string,
  { width, rgb }: Raster,
  { branch, frame, lines }: Draft,
  media: Map<string, Media>,
): ImageShape {
  const [w, h] = [widthOf(crop), heightOf(crop)];
  const data = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    const from = ((crop.top + y) * width + crop.left) * 3;
    data.set(rgb.subarray(from, from + w * 3), y * w * 3);
  }
  const png = pngOf({ width: w, height: h, channels: 3, data });
  const key = createHash('sha256').update(png).digest('hex');
  media.set(key, { mime: 'image/png', bytes: png, width_px: w, height_px: h });
  const inside = lines.filter((line) => sharedArea(crop, line) > areaOf(line) / 2).map(({ text }) => text);
  const alt = inside.length === 0 ? 'Part of the picture that this slide was made from.' : `Picture with the words: ${inside.join(' ')}`;
  return {
    kind: 'image',
    id,
    name: branch === 'preserve' ? 'Picture' : 'Part of the picture',
    role: branch === 'preserve' ? 'background' : 'image',
    box: boxOf(frame, crop),
    media: key,
    alt: alt.slice(0, 500),
  };
}
