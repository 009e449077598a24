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
import { setPictureTable } from './set-table.ts';
import { type SettledBlock, settled } from './settle-blocks.ts';
import { shapeOfFigure } from './shape-of-figure.ts';
import type { LineTable } from './tables-of-lines.ts';
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
  /** Of its lines; those are drawn as native tables. */
  readonly tables?: readonly LineTable[];
}

export function deckOf(draft: Draft, restored: Raster, { book }: { readonly book: FaceBook }): Deck {
  const media = new Map<string, Media>();
  const { frame } = draft;
  const { tables = [] } = draft;
  const figures = draft.figures.filter(({ bounds }) => !tables.some((table) => isPartOf(bounds, table)));
  const crops = draft.crops.filter((crop) => !tables.some((table) => isPartOf(crop, table)));
  const marksIn = (table: LineTable): PxBounds[] => [...figures.map(({ bounds }) => bounds), ...crops].filter((one) => liesIn(one, table));
  const set = tables.map((table, i) => tableOf(table, marksIn(table), `table-${i + 1}`, restored, frame, book));
  const inTables = new Set(set.flatMap(({ lines }) => lines));
  const [clear, filled] = [set.filter(({ isClear }) => isClear), set.filter(({ isClear }) => !isClear)];
  const above = figures.filter(({ bounds }) => filled.some(({ table }) => liesIn(bounds, table)));
  const below = crops.filter((crop) => clear.some(({ table }) => liesIn(crop, table)));
  const blocks = blocksOf({ ...draft, lines: draft.lines.filter((line) => !inTables.has(line)) });
  const title = titleOf(blocks, frame);
  const ordered = title === undefined ? blocks : [title, ...blocks.filter((block) => block !== title)];
  const shapeOf = (figure: Figure): Shape => shapeOfFigure(figure, `shape-${figures.indexOf(figure) + 1}`, frame);
  const pictureOf = (crop: PxBounds): Shape => cropOf(crop, `picture-${crops.indexOf(crop) + 1}`, restored, draft, media);
  const shapes: Shape[] = [
    ...figures.filter((figure) => !above.includes(figure)).map(shapeOf),
    ...below.map(pictureOf),
    ...set.map(({ shape }) => shape),
    ...above.map(shapeOf),
    ...crops.filter((crop) => !below.includes(crop)).map(pictureOf),
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

/** A table, and what stands above it: marks in filled cells, whose words are no part of it then. In cells without a fill they show through. */
function tableOf(table: LineTable, marks: readonly PxBounds[], id: string, raster: Raster, frame: Frame, book: FaceBook) {
  const shape = setPictureTable(table, id, raster, frame, book);
  const lines = (own: LineTable): readonly PictureLine[] => own.rows.flatMap((row) => row.flatMap((line) => line ?? []));
  const isClear = shape.cells.every((row) => row.every(({ fill }) => fill === undefined));
  if (isClear || marks.length === 0) return { table, shape, lines: lines(table), isClear };
  const isOnMark = (line: PictureLine): boolean => marks.some((mark) => sharedArea(mark, line) > areaOf(line) / 2);
  const rest = { ...table, rows: table.rows.map((row) => row.map((line) => (line === undefined || isOnMark(line) ? undefined : line))) };
  return { table, shape: setPictureTable(rest, id, raster, frame, book), lines: lines(rest), isClear };
}

/** Pixels that a part of a table reaches beyond it. */
const BEYOND_PX = 5;
/** Of a cell, its fill; and of a sliver, its width. */
const OF_CELL = 0.75;
const SLIVER_PX = 12;

function liesIn({ left, top, right, bottom }: PxBounds, { xs, ys }: LineTable): boolean {
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  return left >= x0 - BEYOND_PX && right <= x1 + BEYOND_PX && top >= y0 - BEYOND_PX && bottom <= y1 + BEYOND_PX;
}

/** Bands, fills and rules of a table are its cells'; marks that stand in cells are not. */
function isPartOf(bounds: PxBounds, table: LineTable): boolean {
  if (!liesIn(bounds, table)) return false;
  if (Math.min(widthOf(bounds), heightOf(bounds)) <= SLIVER_PX) return true;
  return table.ys.slice(1).some((y1, i) => {
    const y0 = table.ys[i] ?? 0;
    return table.xs.slice(1).some((x1, k) => {
      const cell = { left: table.xs[k] ?? 0, top: y0, right: x1, bottom: y1 };
      return sharedArea(bounds, cell) > OF_CELL * areaOf(cell);
    });
  });
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
