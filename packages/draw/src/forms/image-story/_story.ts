/** The picture and its text: beside each other, or the picture above columns of text. */

import { type BoxIn, columns, cutTop, type Drawing, type Kit, SPAN, settle, shape } from '../../layout/index.ts';
import { drawItemIcon, iconOf } from '../../marks/item-icon.ts';
import { aspectOf, columnsFor, placePicture, type StoryPicture, storyPicture } from '../../marks/story-picture.ts';
import { altOf, Board, fitItems, type Item, type ItemStyle, type Measured, placePortions, type Sizes } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { type StoryData, storyOf } from './form.ts';

const ICON = 0.62;
const ICON_GAP = 0.3;
const SIZES: readonly Sizes[] = [
  { head: 24, body: 20 },
  { head: 20, body: 18 },
  { head: 18, body: 16 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];
const GAP = 0.28;
/** Text that has the page to itself. */
const ALONE_SIZES: readonly Sizes[] = [{ head: 28, body: 24 }, ...SIZES];
/** Gap between the picture and its text. */
const AISLE = 0.4;
/** A picture wider than this is placed above its text, because beside the text most of it would be cropped. */
const PANORAMA = 2.4;
/** Share of the body for the text below a picture. */
const BELOW = 0.42;

const caption = (pane: FormPane) =>
  pane.parts.subject === undefined ? undefined : { text: pane.parts.subject.text, path: pane.parts.subject.path };

/** Figures are above their words, and twice as large as the heading. */
const styleOf =
  (figures: boolean) =>
  (_: Item, size: Sizes): ItemStyle =>
    figures ? { value_pt: figurePt(size) } : {};
const figurePt = ({ head }: Sizes): number => [54, 40, 32, 28, 24, 20].find((pt) => pt <= head * 2.3) ?? head;

export function drawStory(d: StoryData, pane: FormPane, kit: Kit, figures: boolean): Drawing {
  const picture = storyPicture(pane.parts.image_src, d, kit);
  const items = storyOf(d, pane, kit);
  if (picture.picture === undefined && items.length > 0) return drawText(items, pane, kit, figures);
  const above = d.image_position === 'top' || (d.image_position === undefined && (aspectOf(picture) ?? 1) > PANORAMA);
  return above ? drawAbove(d, picture, pane, kit, figures) : drawBeside(d, picture, pane, kit, figures);
}

function drawBeside(d: StoryData, picture: StoryPicture, pane: FormPane, kit: Kit, figures: boolean): Drawing {
  const items = storyOf(d, pane, kit);
  const board = new Board(pane.box, kit, 'body/story');
  const right = d.image_position === 'right';
  const w = items.length === 0 ? pane.box.w : SPAN(columnsFor(picture, pane.box.h));
  const area: BoxIn = { ...pane.box, x: right ? pane.box.x + pane.box.w - w : pane.box.x, w };
  // Alone it stands in the middle.
  const whole = placePicture(picture, caption(pane), area, pane.box, 'body/story', kit, items.length === 0 ? 'center' : 'start');
  // A picture that is shown whole may be narrower than its columns. At the right, it stays aligned right.
  const off = right ? area.x + area.w - (whole.box.x + whole.box.w) : 0;
  const placed =
    off > 0.01 ? placePicture(picture, caption(pane), { ...area, x: area.x + off, w: area.w - off }, pane.box, 'body/story', kit) : whole;
  board.add('back', ...placed.shapes);
  if (items.length > 0) {
    const text: BoxIn = { ...pane.box, x: right ? pane.box.x : placed.box.x + placed.box.w + AISLE, w: pane.box.w - placed.box.w - AISLE };
    stack(board, items, text, placed.box, figures, kit);
  }
  return board.drawing('Story', altOf(pane.parts.subject?.text ?? kit.title, items));
}

/** The story alone, where no picture was sent. */
function drawText(items: readonly Item[], pane: FormPane, kit: Kit, figures: boolean): Drawing {
  const board = new Board(pane.box, kit, 'body/story');
  const words = caption(pane);
  const { cut, rest } = words === undefined ? { cut: pane.box, rest: pane.box } : cutTop(pane.box, 0.26, 0.12);
  if (words !== undefined) board.cell('caption', words, cut, 14, { role: 'caption', color: 'muted', align: 'left' });
  stack(board, items, rest, rest, figures, kit, ALONE_SIZES);
  return board.drawing('Story', altOf(words?.text ?? kit.title, items));
}

/** Over the height of the picture: one part of equal height for each item, with rules between them. */
function stack(board: Board, items: readonly Item[], box: BoxIn, picture: BoxIn, figures: boolean, kit: Kit, sizes = SIZES): void {
  const share = (box.h - GAP * (items.length - 1)) / items.length;
  const icons = items.map((it) => iconOf(it, 'none is drawn', kit));
  const indent = icons.some((icon) => icon !== undefined) ? ICON + ICON_GAP : 0;
  const { measured, tallest } = fitItems(items, () => ({ w: box.w - indent, h: share }), kit, {
    what: 'paragraphs',
    sizes,
    style: styleOf(figures),
  });
  const n = items.length;
  const pitch = Math.min(share + GAP, Math.max(tallest + GAP, (picture.h + GAP) / n));
  const used = pitch * n - GAP;
  const area = settle({ ...box, h: Math.max(picture.h, used) }, used);
  for (const [i, m] of measured.entries()) {
    const y = area.y + i * pitch;
    const icon = icons[i];
    if (icon !== undefined)
      drawItemIcon(icon, `icon-${i + 1}`, { x: box.x, y: y + (pitch - GAP - ICON) / 2, w: ICON, h: ICON }, 'accent1', board);
    placePortions(board, `part-${i + 1}`, m, { x: box.x + indent, y, w: box.w - indent, h: pitch - GAP }, { anchor: 'middle' });
    if (i < n - 1)
      board.line(`rule-${i + 1}`, [box.x, y + pitch - GAP / 2], [box.x + box.w, y + pitch - GAP / 2], shape.stroke('line', 1), {
        role: 'rule',
      });
  }
}

function drawAbove(d: StoryData, picture: StoryPicture, pane: FormPane, kit: Kit, figures: boolean): Drawing {
  const items = storyOf(d, pane, kit);
  const board = new Board(pane.box, kit, 'body/story');
  const n = Math.max(1, Math.min(items.length, 4));
  const perColumn = Math.ceil(items.length / n);
  const cells = columns(pane.box, n, 0.35);
  const room = pane.box.h * BELOW;
  const { measured } = fitItems(items, () => ({ w: (cells[0] as BoxIn).w, h: room / perColumn - 0.15 }), kit, {
    what: 'paragraphs',
    sizes: SIZES,
    style: styleOf(figures),
  });
  const heightOf = (c: number): number =>
    measured.slice(c * perColumn, (c + 1) * perColumn).reduce((sum, m, i) => sum + m.height_in + (i === 0 ? 0 : 0.15), 0);
  const tall = Math.max(0, ...cells.map((_, c) => heightOf(c)));
  const top = 0.16;
  const area: BoxIn = { ...pane.box, h: pane.box.h - (items.length > 0 ? tall + AISLE / 2 + top : 0) };
  const placed = placePicture(picture, caption(pane), area, pane.box, 'body/story', kit);
  board.add('back', ...placed.shapes);
  for (const [c, cell] of cells.entries()) {
    let y = pane.box.y + area.h + AISLE / 2;
    if (c * perColumn < items.length)
      board.rect(`head-${c + 1}`, { x: cell.x, y, w: cell.w, h: 0.04 }, { fill: 'accent1' }, { role: 'decoration' });
    y += top;
    for (let i = c * perColumn; i < Math.min(items.length, (c + 1) * perColumn); i++) {
      const m = measured[i] as Measured;
      placePortions(board, `part-${i + 1}`, m, { x: cell.x, y, w: cell.w, h: m.height_in });
      y += m.height_in + 0.15;
    }
  }
  return board.drawing('Story', altOf(pane.parts.subject?.text ?? kit.title, items));
}
