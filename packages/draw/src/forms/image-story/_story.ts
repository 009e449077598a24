/** The picture and its text: beside each other, or the picture above columns of text. */

import { type BoxIn, columns, type Drawing, type Kit, SPAN, settle, shape } from '../../layout/index.ts';
import { placePicture } from '../../marks/story-picture.ts';
import { altOf, Board, fitItems, type Item, type Measured, placePortions } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { type StoryData, storyOf } from './form.ts';

const SIZES = [
  { head: 18, body: 16 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];
const GAP = 0.28;

const caption = (pane: FormPane) =>
  pane.parts.subject === undefined ? undefined : { text: pane.parts.subject.text, path: pane.parts.subject.path };

export function drawBeside(d: StoryData, pane: FormPane, kit: Kit, figures: boolean): Drawing {
  const items = storyOf(d, pane, kit);
  const board = new Board(pane.box, kit, 'body/story');
  const right = d.image_position === 'right';
  const w = items.length === 0 ? pane.box.w : SPAN(7);
  const area: BoxIn = { ...pane.box, x: right ? pane.box.x + pane.box.w - w : pane.box.x, w };
  const placed = placePicture(pane.parts.image_src, caption(pane), area, pane.box, 'body/story', kit, right ? 'center' : 'start');
  const moved = right ? pane.box.x + pane.box.w - placed.box.w - placed.box.x : 0;
  board.add(
    'back',
    ...(moved === 0
      ? placed.shapes
      : placePicture(
          pane.parts.image_src,
          caption(pane),
          { ...area, x: pane.box.x + pane.box.w - placed.box.w, w: placed.box.w },
          pane.box,
          'body/story',
          kit,
        ).shapes),
  );
  if (items.length > 0) {
    const left = right ? pane.box.x : placed.box.x + placed.box.w + 0.45;
    const text: BoxIn = { ...pane.box, x: left, w: pane.box.w - placed.box.w - 0.45 };
    stack(board, items, text, Math.max(placed.box.h, 1), figures, kit);
  }
  return board.drawing('Story', altOf(pane.parts.subject?.text ?? kit.title, items));
}

function stack(board: Board, items: readonly Item[], box: BoxIn, beside: number, figures: boolean, kit: Kit): void {
  const share = (box.h - GAP * (items.length - 1)) / items.length;
  const { measured } = fitItems(items, () => ({ w: box.w, h: share }), kit, {
    what: 'paragraphs',
    sizes: SIZES,
    style: (_, size) => (figures ? { value_pt: size.head * 2 } : {}),
  });
  const used = measured.reduce((sum, m) => sum + m.height_in, 0) + GAP * (items.length - 1);
  // Beside a picture text begins at its middle or at its top, never above it.
  const area = settle({ ...box, h: Math.max(beside, used) }, used);
  let y = area.y;
  for (const [i, m] of measured.entries()) {
    placePortions(board, `part-${i + 1}`, m, { x: box.x, y, w: box.w, h: m.height_in });
    y += m.height_in + GAP;
    if (figures && i < measured.length - 1)
      board.line(`rule-${i + 1}`, [box.x, y - GAP / 2], [box.x + box.w, y - GAP / 2], shape.stroke('line', 0.5), { role: 'rule' });
  }
}

export function drawAbove(d: StoryData, pane: FormPane, kit: Kit): Drawing {
  const items = storyOf(d, pane, kit);
  const board = new Board(pane.box, kit, 'body/story');
  const n = Math.max(1, Math.min(items.length, 4));
  const perColumn = Math.ceil(items.length / n);
  const cells = columns(pane.box, n, 0.35);
  const room = pane.box.h * 0.42;
  const { measured } = fitItems(items, () => ({ w: (cells[0] as BoxIn).w, h: room / perColumn - 0.15 }), kit, {
    what: 'paragraphs',
    sizes: SIZES.slice(1),
  });
  const tall = Math.max(
    0,
    ...cells.map((_, c) => measured.slice(c * perColumn, (c + 1) * perColumn).reduce((sum, m) => sum + m.height_in + 0.15, 0)),
  );
  const area: BoxIn = { ...pane.box, h: pane.box.h - (items.length > 0 ? tall + 0.2 : 0) };
  const placed = placePicture(pane.parts.image_src, caption(pane), area, pane.box, 'body/story', kit);
  board.add('back', ...placed.shapes);
  for (const [c, cell] of cells.entries()) {
    let y = pane.box.y + area.h + 0.2;
    for (let i = c * perColumn; i < Math.min(items.length, (c + 1) * perColumn); i++) {
      const m = measured[i] as Measured;
      placePortions(board, `part-${i + 1}`, m, { x: cell.x, y, w: cell.w, h: m.height_in });
      y += m.height_in + 0.15;
    }
  }
  return board.drawing('Story', altOf(pane.parts.subject?.text ?? kit.title, items));
}
