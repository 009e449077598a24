/** The picture with its discs, and the words: in a list in the order of the discs, or at the ends of leaders that do not cross. */

import {
  type BoxIn,
  cutTop,
  type Drawing,
  derived,
  GUTTER,
  type Kit,
  type SourcedText,
  SPAN,
  settle,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import { drawStatements } from '../../marks/statements.ts';
import { columnsFor, type PlacedPicture, placePicture, type StoryPicture, storyPicture } from '../../marks/story-picture.ts';
import { altOf, Board, fitItems, type Measured, placePortions } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { type Mark, marksOf, type ShowcaseData } from './form.ts';

const DISC = 0.36;
/** Largest gap between callouts in a list that has room. */
const MOST_GAP = 0.9;
const SIZES = [
  { head: 20, body: 18 },
  { head: 18, body: 16 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];

const captionOf = (pane: FormPane): SourcedText | undefined =>
  pane.parts.subject === undefined ? undefined : { text: pane.parts.subject.text, path: pane.parts.subject.path };

function disc(board: Board, n: number, x: number, y: number, strong: boolean, key = `disc-${n}`): void {
  const { kit } = board;
  const box = { x: x - DISC / 2, y: y - DISC / 2, w: DISC, h: DISC };
  const fill = strong ? 'accent2' : 'accent1';
  board.ellipse(key, box, { fill, stroke: shape.stroke('canvas', 1.5) }, { role: 'icon', layer: 'line', name: `mark ${n}` });
  board.cell(`${key}-number`, derived(String(n)), box, 12, {
    bold: true,
    align: 'center',
    wrap: false,
    color: kit.on(fill),
    host: key,
    role: 'label',
  });
}

/** The picture, cropped so that every mark stays visible. */
function pictureOf(d: ShowcaseData, marks: readonly Mark[], pane: FormPane, kit: Kit): StoryPicture {
  const keep = marks.flatMap((m) => (m.at === undefined ? [] : [m.at]));
  return { ...storyPicture(pane.parts.image_src, d, kit), keep };
}

/** The picture at the leading side and the list beside it. Both have the numbers of the marks. */
export function drawNumbered(d: ShowcaseData, pane: FormPane, kit: Kit): Drawing {
  const marks = marksOf(d, pane, kit);
  const board = new Board(pane.box, kit, 'body/showcase');
  const picture = pictureOf(d, marks, pane, kit);
  if (picture.picture === undefined && marks.length > 0) return drawList(marks, board, pane, kit);
  const pictureW = marks.length === 0 ? pane.box.w : SPAN(columnsFor(picture, pane.box.h));
  const placed = placePicture(picture, captionOf(pane), { ...pane.box, w: pictureW }, pane.box, 'body/showcase', kit);
  board.add('back', ...placed.shapes);
  const list: BoxIn = { ...pane.box, x: placed.box.x + placed.box.w + 0.4, w: pane.box.x + pane.box.w - placed.box.x - placed.box.w - 0.4 };
  const indent = DISC + 0.14;
  const items = marks.map((m) => m.item);
  const gap = 0.24;
  const share = (list.h - gap * (marks.length - 1)) / Math.max(1, marks.length);
  const { measured, tallest } = fitItems(items, () => ({ w: list.w - indent, h: share }), kit, {
    what: 'callouts',
    sizes: SIZES,
    style: { body: 'muted' },
  });
  const pitch = Math.min(
    share + gap,
    Math.max(tallest + gap, Math.min(tallest + MOST_GAP, (placed.box.h + gap) / Math.max(1, marks.length))),
  );
  const area = settle({ ...list, h: Math.min(list.h, Math.max(placed.box.h, pitch * marks.length)) }, pitch * marks.length - gap);
  let n = 0;
  // The list is numbered even when no mark has a position, so that whoever adds the picture can place the discs.
  const unplaced = marks.every((mark) => mark.at === undefined);
  for (const [i, mark] of marks.entries()) {
    const y = area.y + i * pitch;
    const m = measured[i] as Measured;
    const head = m.heights[0] ?? DISC;
    if (mark.at !== undefined || unplaced) {
      n++;
      if (mark.at !== undefined) disc(board, n, ...spot(placed.shown(mark.at), placed.box), mark.item.primary);
      disc(board, n, list.x + DISC / 2, y + Math.max(head, DISC) / 2, mark.item.primary, `list-${n}`);
    } else
      board.rect(
        `bullet-${i + 1}`,
        { x: list.x + DISC / 2 - 0.04, y: y + head / 2 - 0.04, w: 0.08, h: 0.08 },
        { fill: 'accent1' },
        { role: 'decoration' },
      );
    placePortions(board, `callout-${i + 1}`, m, {
      x: list.x + indent,
      // Level with the middle of the disc, if there is room to move down.
      y: y + Math.max(0, Math.min((DISC - head) / 2, share - m.height_in)),
      w: list.w - indent,
      h: pitch,
    });
  }
  return board.drawing('Showcase', altOf(pane.parts.subject?.text ?? 'Picture', items));
}

/** The callouts alone, where no picture was sent: their numbers are those that the discs will have. */
function drawList(marks: readonly Mark[], board: Board, pane: FormPane, kit: Kit): Drawing {
  const items = marks.map(({ item }) => item);
  const words = captionOf(pane);
  const { cut, rest } = words === undefined ? { cut: pane.box, rest: pane.box } : cutTop(pane.box, 0.26, 0.12);
  if (words !== undefined) board.cell('caption', words, cut, 14, { role: 'caption', color: 'muted', align: 'left' });
  drawStatements(items, rest, board, kit, { what: 'callouts', marker: 'number' });
  return board.drawing('Showcase', altOf(words?.text ?? 'Picture', items));
}

/** A point inside the picture, far enough from its edge for the whole disc. */
const spot = ([x, y]: readonly [number, number], box: BoxIn): [number, number] => [
  box.x + Math.min(box.w - DISC / 2, Math.max(DISC / 2, x * box.w)),
  box.y + Math.min(box.h - DISC / 2, Math.max(DISC / 2, y * box.h)),
];

/** Width of the words at a side of the picture, and the space for leaders before them. */
const LEADER_GAP = GUTTER + 0.25;
const WORDS_W = { one: SPAN(5) - 0.25, both: SPAN(3) - 0.25 };

/**
 * Words beside the picture at the ends of leaders. Leaders are level over the picture and slanted only between it and the words. They are
 * ordered by height, so they cannot cross. A mark in the left half has its words at the left, so that no leader crosses what the picture
 * shows.
 */
export function drawLeaders(d: ShowcaseData, pane: FormPane, kit: Kit, both: boolean): Drawing {
  const marks = marksOf(d, pane, kit);
  const board = new Board(pane.box, kit, 'body/showcase');
  const picture = pictureOf(d, marks, pane, kit);
  if (picture.picture === undefined && marks.length > 0) return drawList(marks, board, pane, kit);
  const placed = flanked(picture, marks, both, pane, kit);
  board.add('back', ...placed.shapes);
  const { box, isLeft } = placed;
  const byHeight = (list: readonly Mark[]): Mark[] =>
    list
      .map((m, i) => ({ m, i }))
      .sort((a, b) => (a.m.at?.[1] ?? 2) - (b.m.at?.[1] ?? 2) || a.i - b.i)
      .map(({ m }) => m);
  const gap = LEADER_GAP;
  const wordsW = placed.words_in;
  for (const [key, list, left] of [
    ['right', byHeight(marks.filter((m) => !isLeft(m))), false],
    ['left', byHeight(marks.filter(isLeft)), true],
  ] as const) {
    if (list.length === 0) continue;
    const x = left ? box.x - gap - wordsW : box.x + box.w + gap;
    const w = left ? wordsW : Math.min(wordsW, pane.box.x + pane.box.w - x);
    const room = pane.box.h / list.length - 0.15;
    const { measured } = fitItems(
      list.map((m) => m.item),
      () => ({ w, h: room }),
      kit,
      { what: 'callouts', sizes: SIZES, style: { body: 'muted' } },
    );
    const heights = measured.map((m) => m.height_in);
    const tops = spread(
      list.map(
        (m, i) => (m.at === undefined ? pane.box.y + pane.box.h : box.y + placed.shown(m.at)[1] * box.h) - (heights[i] as number) / 2,
      ),
      heights,
      pane.box.y,
      pane.box.y +
        Math.max(
          box.h,
          heights.reduce((a, b) => a + b + 0.2, 0),
        ),
    );
    for (const [i, mark] of list.entries()) {
      const y = tops[i] as number;
      const m = measured[i] as Measured;
      placePortions(board, `${key}-${i + 1}`, m, { x, y, w, h: heights[i] as number }, { align: left ? 'right' : 'left' });
      if (mark.at === undefined) continue;
      const [px, py] = spot(placed.shown(mark.at), box);
      const edge = left ? box.x : box.x + box.w;
      const end = left ? x + w + 0.08 : x - 0.08;
      const middle = y + (m.heights[0] ?? 0) / 2;
      const pen = shape.stroke(mark.item.primary ? 'accent1' : 'ink', mark.item.primary ? WIDTH.target : WIDTH.header);
      // A halo is visible on dark and on light parts of a photograph.
      board.path(
        `${key}-halo-${i + 1}`,
        [
          ['M', px, py],
          ['L', edge, py],
        ],
        { stroke: shape.stroke('canvas', pen.width_pt + 2) },
        { role: 'decoration', layer: 'mark' },
      );
      board.path(
        `${key}-leader-${i + 1}`,
        [
          ['M', px, py],
          ['L', edge, py],
          ['L', end, middle],
        ],
        { stroke: pen },
        { role: 'leader', layer: 'mark' },
      );
      board.ellipse(
        `${key}-point-${i + 1}`,
        { x: px - 0.07, y: py - 0.07, w: 0.14, h: 0.14 },
        { fill: 'accent1', stroke: shape.stroke('canvas', 1.5) },
        { role: 'icon', layer: 'line', name: `mark ${i + 1}` },
      );
    }
  }
  return board.drawing(
    'Showcase',
    altOf(
      pane.parts.subject?.text ?? 'Picture',
      marks.map((m) => m.item),
    ),
  );
}

interface Flanked extends PlacedPicture {
  readonly isLeft: (mark: Mark) => boolean;
  readonly words_in: number;
}

/** The picture with room for words on the sides that have marks, because the words of a mark are on its own side. */
function flanked(picture: StoryPicture, marks: readonly Mark[], both: boolean, pane: FormPane, kit: Kit): Flanked {
  const place = (area: BoxIn, across: 'start' | 'center'): PlacedPicture =>
    placePicture(picture, captionOf(pane), area, pane.box, 'body/showcase', kit, across);
  const one = WORDS_W.one + LEADER_GAP;
  const two = WORDS_W.both + LEADER_GAP;
  const onRight = { ...pane.box, w: pane.box.w - one };
  const middle = { ...pane.box, x: pane.box.x + two, w: pane.box.w - 2 * two };
  const leftOf =
    ({ shown }: PlacedPicture) =>
    (m: Mark) =>
      m.at !== undefined && shown(m.at)[0] < 0.5;
  if (!both) {
    const placed = place(onRight, 'start');
    if (!marks.some(leftOf(placed))) return { ...placed, isLeft: () => false, words_in: WORDS_W.one };
  }
  const placed = place(middle, 'center');
  const isLeft = leftOf(placed);
  if (both || marks.some((m) => !isLeft(m))) return { ...placed, isLeft, words_in: WORDS_W.both };
  return { ...place({ ...onRight, x: pane.box.x + one }, 'start'), isLeft: () => true, words_in: WORDS_W.one };
}

/** Tops as near as possible to the wanted ones, for boxes of these heights that do not touch, from `low` to `high`. */
function spread(wanted: readonly number[], heights: readonly number[], low: number, high: number): number[] {
  const gap = 0.2;
  const out: number[] = [];
  let next = low;
  for (const [i, w] of wanted.entries()) {
    out[i] = Math.max(next, w);
    next = (out[i] as number) + (heights[i] as number) + gap;
  }
  let limit = high;
  for (let i = out.length - 1; i >= 0; i--) {
    out[i] = Math.max(low, Math.min(out[i] as number, limit - (heights[i] as number)));
    limit = (out[i] as number) - gap;
  }
  return out;
}
