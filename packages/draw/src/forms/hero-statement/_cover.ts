/** What covers and closings share: the ground with its panel, the picture, and the points at the foot. */
import { contrastOf } from '@deckwright/core/color';
import { type BoxIn, CANVAS_H, CANVAS_W, columns, type Drawing, hairline, type Kit, shape, sideOf } from '../../layout/index.ts';
import { coverFoot, coverText } from '../../marks/cover.ts';
import { coverIcon } from '../../marks/cover-icon.ts';
import { duotoneOf } from '../../marks/picture-options.ts';
import { coverCrop, loadPicture, pictureShape } from '../../marks/request-picture.ts';
import { Board, fitItems, type Item, itemsOf, itemsOfBlocks, placePortions } from '../../marks/text-items.ts';
import type { Color, Shape, Theme } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { HeroData } from './form.ts';

export const CANVAS: BoxIn = { x: 0, y: 0, w: CANVAS_W, h: CANVAS_H };

export const pointsOf = (d: HeroData, pane: FormPane, kit: Kit): Item[] => [
  ...itemsOfBlocks(pane.parts.blocks, kit),
  ...itemsOf(d.items, `${pane.pointer}/items`, kit),
];

const MOST_ICON = 2.2;

/** A panel at the trailing edge: the picture if one was sent, else the accent with a lighter strip before it. */
export function panel(d: HeroData, pane: FormPane, w: number, kit: Kit, alt: string): Shape[] {
  const side = sideOf(CANVAS, kit);
  const box = side.box({ x: CANVAS_W - w, y: 0, w, h: CANVAS_H });
  const strip = shape.rect(
    { id: 'panel/strip', name: 'strip', role: 'background' },
    side.box({ x: CANVAS_W - w - 0.12, y: 0, w: 0.12, h: CANVAS_H }),
    { fill: shape.fill('soft1') },
  );
  const src = pane.parts.image_src;
  if (src === undefined)
    return [
      strip,
      shape.rect({ id: 'panel', name: 'panel', role: 'background' }, box, { fill: shape.fill(panelColor(kit.theme)) }),
      ...panelIcon(d, pane, w, kit),
    ];
  const picture = loadPicture(src.text, src.path, kit);
  kit.drawn.add(src.path);
  return [
    strip,
    pictureShape(
      picture,
      {
        id: 'panel',
        name: 'picture',
        alt,
        box,
        crop: coverCrop(picture, box, kit, d.image_focus),
        duotone: duotoneOf(d.image_treatment, kit),
      },
      kit,
    ),
  ];
}

/** The icon in the middle of a panel without a picture. */
function panelIcon(d: HeroData, pane: FormPane, w: number, kit: Kit): Shape[] {
  const size = Math.min(MOST_ICON, w * 0.5);
  const box = { x: CANVAS_W - w / 2 - size / 2, y: (CANVAS_H - size) / 2, w: size, h: size };
  return coverIcon(d.icon, { pointer: pane.pointer, title: kit.title }, box, kit.on(panelColor(kit.theme)), sideOf(CANVAS, kit), kit);
}

/** A panel with less contrast to the ground would be invisible. */
const SEEN = 1.15;

/** A panel has no words, so it may have a brand's exact first colour, which may be too faint for marks. */
function panelColor({ named, colors }: Theme): Color {
  const exact = named?.[0]?.rgb;
  return exact !== undefined && exact !== colors.accent1 && contrastOf(exact, colors.canvas) >= SEEN ? exact : 'accent1';
}

export interface CoverOptions {
  readonly panel_in: number;
  readonly from_pt: number;
  /** Draws points in columns under a rule at the foot: who, where, for whom. */
  readonly points: boolean;
}

export function drawCover(d: HeroData, pane: FormPane, kit: Kit, { panel_in, from_pt, points }: CoverOptions): Drawing {
  const side = sideOf(CANVAS, kit);
  const { chrome, parts } = pane;
  const x = pane.box.x + 0.15;
  const w = CANVAS_W - panel_in - 0.12 - x - 0.5;
  const items = points ? pointsOf(d, pane, kit) : [];
  const line = items.length > 0 ? 3.75 : 4.15;
  const foot = coverFoot(chrome, { x, y: pane.box.y, w, h: pane.box.h }, side, kit);
  const text = coverText({ chrome, eyebrow: parts.subject, date: parts.date, x, w, line, top: 1.3, from_pt, marked: true }, side, kit);
  const shapes: Shape[] = [...text.shapes];
  if (items.length > 0)
    shapes.push(
      ...pointRow(items, { x, y: Math.max(text.bottom + 0.25, 5.45), w, h: foot.top - Math.max(text.bottom + 0.25, 5.45) - 0.1 }, kit),
    );
  const alt = `Cover: ${kit.title}.`;
  return { alt, shapes: [...shapes, ...foot.shapes], background: panel_in > 0 ? panel(d, pane, panel_in, kit, alt) : [] };
}

/** Points side by side below a rule. `on` is the colour of text when the ground is not the canvas. */
export function pointRow(items: readonly Item[], box: BoxIn, kit: Kit, on?: Color): Shape[] {
  const board = new Board(CANVAS, kit, 'points');
  const cells = columns(box, Math.max(items.length, 2), 0.3);
  const { measured } = fitItems(items, (i) => ({ w: (cells[i] as BoxIn).w, h: box.h - 0.15 }), kit, {
    what: 'points',
    sizes: [
      { head: 18, body: 16 },
      { head: 16, body: 14 },
      { head: 14, body: 12 },
      { head: 12, body: 12 },
      { head: 12, body: 11 },
      { head: 10, body: 10 },
    ],
    style: on === undefined ? { body: 'muted' } : { head: on, body: on, value: on, bullet: on },
  });
  for (const [i, m] of measured.entries()) {
    const cell = cells[i] as BoxIn;
    const rule = board.side.box({ x: cell.x, y: box.y, w: cell.w, h: 0 });
    board.add('grid', hairline(`points/rule-${i + 1}`, rule.x, rule.x + rule.w, box.y, on ?? 'muted', 1));
    placePortions(board, `point-${i + 1}`, m, { ...cell, y: box.y + 0.15, h: box.h - 0.15 });
  }
  return board.shapes();
}
