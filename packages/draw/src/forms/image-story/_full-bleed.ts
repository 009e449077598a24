/** A picture over the whole slide: a statement on shade from the leading side, figures on shade from the foot. */

import { neededContrast } from '@deckwright/core/color';
import {
  type BoxIn,
  CANVAS_H,
  CANVAS_W,
  type Chrome,
  columns,
  type Drawing,
  findIcon,
  type Kit,
  placeIcon,
  run,
  type Side,
  shape,
  sideOf,
} from '../../layout/index.ts';
import { coverFoot } from '../../marks/cover.ts';
import { duotoneOf } from '../../marks/picture-options.ts';
import { coverCrop, loadPicture, pictureShape } from '../../marks/request-picture.ts';
import { alphaFor, footScrim, type ScrimColors, type Shade, scrimColors, sideScrim } from '../../marks/scrim.ts';
import { altOf, Board, type Item, measurePortions, type Portion, placePortions, tooLong } from '../../marks/text-items.ts';
import type { RectShape, Shape } from '../../scene/index.ts';
import type { RunIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { type StoryData, storyOf } from './form.ts';

const CANVAS: BoxIn = { x: 0, y: 0, w: CANVAS_W, h: CANVAS_H };
const TITLE_TOP = 0.72;
/** Largest width of the statement, which leaves the rest of the picture free. */
const STATEMENT_W = 7.9;
const TITLE_LEADING = 1.15;
const STATEMENT_PT = [40, 32, 28, 24, 20] as const;
const SUPPORT_PT = [18, 16, 14] as const;
const GAP = 0.2;
const ICON = 0.62;
/** Gaps: from an icon to its figure, from a rule to the text below it, and from the figures to the foot. */
const ICON_W = ICON + 0.26;
const RULE_PAD = 0.22;
/** Two points. */
const RULE_H = 2 / 72;
const FOOT_PAD = 0.28;
/** Opacity of the shade at its edges, and the distance over which it fades out. */
const DEEP = { side: 0.86, foot: 0.94 };
const FADE = { side: 3.6, foot: 1.6 };
const SIZES = [
  { figure: 54, unit: 28, head: 20, label: 16 },
  { figure: 40, unit: 24, head: 18, label: 14 },
  { figure: 32, unit: 20, head: 16, label: 12 },
] as const;
type FigureSizes = (typeof SIZES)[number];

/** Text on the shade: its distance from the edge where the shade begins, and the contrast that it needs. */
interface Need {
  readonly at: number;
  readonly contrast: number;
}

export function drawFullBleed(d: StoryData, pane: FormPane, kit: Kit): Drawing {
  const side = sideOf(CANVAS, kit);
  const colors = scrimColors(kit);
  const items = storyOf(d, pane, kit);
  const alt = altOf(pane.parts.subject?.text ?? kit.title, items);
  const statement = setStatement(pane, colors, side, kit);
  const foot = coverFoot(pane.chrome, { ...pane.box, y: 0, h: 7.22, w: 11.4 }, side, kit, colors.on);
  const figures = setFigures(items, { ...pane.box, y: 0, h: foot.top - FOOT_PAD }, statement.bottom, colors, kit);
  const low: Need[] = [...figures.needs, { at: CANVAS_H - foot.top, contrast: 4.5 }];
  return {
    alt,
    background: [pictureBehind(d, pane, alt, kit), footShade(low, colors, kit), sideShade(statement.needs, colors, side, kit)],
    shapes: [
      ...statement.shapes,
      ...shape.group({ id: 'body/figures', name: 'Figures', role: 'group', alt }, figures.shapes),
      ...foot.shapes,
      ...pageNumber(pane.chrome, colors, side, kit),
    ],
  };
}

function pictureBehind(d: StoryData, pane: FormPane, alt: string, kit: Kit): Shape {
  const src = pane.parts.image_src;
  if (src === undefined) {
    kit.warn('image_missing', 'No picture was sent; the statement stands on the plain accent.', {
      path: '/image_src',
      remedy: 'Send image_src as a data URI or a stored asset.',
    });
    return shape.rect({ id: 'picture', name: 'place of the picture', role: 'background' }, CANVAS, { fill: shape.fill('accent1') });
  }
  const picture = loadPicture(src.text, src.path, kit);
  kit.drawn.add(src.path);
  const crop = coverCrop(picture, CANVAS, kit, d.image_focus);
  return pictureShape(picture, { id: 'picture', name: 'picture', alt, box: CANVAS, crop, duotone: duotoneOf(d.image_treatment, kit) }, kit);
}

interface Set {
  readonly shapes: readonly Shape[];
  readonly needs: readonly Need[];
}

/** Running head, statement and support, from top to bottom. */
function setStatement({ box, chrome, parts }: FormPane, { on }: ScrimColors, side: Side, kit: Kit): Set & { readonly bottom: number } {
  const shapes: Shape[] = [];
  const needs: Need[] = [];
  const head = chrome.kicker ?? parts.subject;
  if (head !== undefined) {
    const w = Math.min(STATEMENT_W, kit.text.widthIn(head.text, 12) + 0.1);
    shapes.push(
      kit.label({
        id: 'kicker',
        role: 'tracker',
        box: side.box({ x: box.x, y: 0.3, w: STATEMENT_W, h: 0.24 }),
        runs: head.text,
        path: head.path,
        style: { color: on },
        size_pt: 12,
        wrap: false,
        align: side.leading(head.text),
      }),
    );
    needs.push({ at: box.x + w, contrast: 4.5 });
  }
  let y = TITLE_TOP;
  for (const [key, said, sizes, lines] of [
    ['title', chrome.title, STATEMENT_PT, 3],
    ['subtitle', chrome.subtitle, SUPPORT_PT, 3],
  ] as const) {
    if (said === undefined) continue;
    const heading = key === 'title';
    const block = kit.block(
      said.text,
      { color: on, leading: heading ? TITLE_LEADING : 1.2, ...(heading ? { font: 'heading' as const, bold: true } : {}) },
      said.path,
    );
    const fit = kit.fit({ block, sizes_pt: sizes, width_in: STATEMENT_W, max_lines: lines });
    if (!fit.fits)
      kit.warn('title_over_two_lines', `The ${heading ? 'title' : 'sub-line'} needs ${fit.lines} lines at ${fit.size_pt} pt.`, {
        path: said.path,
        remedy: heading ? 'Shorten the title; move detail to the sub-line.' : 'Shorten the sub-line.',
      });
    const h = Math.ceil(fit.height_in * 100) / 100;
    const text = kit.place(
      { id: key, name: heading ? 'Title' : 'Sub-line', role: key },
      side.box({ x: box.x, y, w: STATEMENT_W, h }),
      // Anchored at the bottom, because a theme with narrower letters may need fewer lines and the title must stay with its sub-line.
      { block, size_pt: fit.size_pt, align: side.leading(said.text), balance: fit.lines > 1, anchor: heading ? 'bottom' : 'top' },
    );
    shapes.push({ ...text, placeholder: key });
    needs.push({ at: box.x + Math.min(STATEMENT_W, fit.width_in + 0.1), contrast: neededContrast(fit.size_pt, heading) });
    y += h + 0.12;
  }
  return { shapes, needs, bottom: y };
}

/** Up to four columns under rules, each a figure with its words. They end at the bottom of `area`. */
function setFigures(items: readonly Item[], area: BoxIn, top: number, { on }: ScrimColors, kit: Kit): Set {
  if (items.length === 0) return { shapes: [], needs: [] };
  const board = new Board(CANVAS, kit, 'body/figures');
  const cells = columns(area, Math.max(3, Math.min(4, items.length)), GAP);
  const perRow = cells.length;
  const rows = Math.ceil(items.length / perRow);
  const icons = items.some((it) => it.icon !== undefined && findIcon(it.icon) !== undefined);
  const indent = icons ? ICON_W : 0;
  const w = (cells[0] as BoxIn).w - indent;
  for (const size of SIZES) {
    const measured = items.map((it) => measurePortions(portionsOf(it, size, on, kit), w, kit));
    const pitch = Math.max(...measured.map((m) => m.height_in)) + RULE_PAD + GAP;
    const first = area.y + area.h - pitch * rows + GAP;
    if (!measured.every((m) => m.fits) || first < top + 0.2) continue;
    const needs: Need[] = [];
    for (const [i, m] of measured.entries()) {
      const cell = cells[i % perRow] as BoxIn;
      const y = first + Math.floor(i / perRow) * pitch;
      board.rect(`rule-${i + 1}`, { x: cell.x, y, w: cell.w, h: RULE_H }, { fill: on }, { role: 'decoration' });
      const box = { x: cell.x + indent, y: y + RULE_PAD, w, h: m.height_in };
      drawIcon(items[i] as Item, { x: cell.x, y: box.y + ((m.heights[0] ?? ICON) - ICON) / 2, w: ICON, h: ICON }, i, on, board, kit);
      placePortions(board, `figure-${i + 1}`, m, box);
      let from = box.y;
      for (const [k, p] of m.portions.entries()) {
        needs.push({ at: CANVAS_H - from, contrast: neededContrast(p.size_pt, p.part !== 'text') });
        from += (m.heights[k] as number) + 0.06;
      }
    }
    return { shapes: board.shapes(), needs };
  }
  throw tooLong(items.length, 'figures');
}

function portionsOf(it: Item, size: FigureSizes, on: ScrimColors['on'], kit: Kit): Portion[] {
  const out: Portion[] = [];
  if (it.value !== undefined)
    out.push({
      part: 'value',
      block: kit.block(figureRuns(it.value, size.unit), { color: on, bold: true, leading: 1 }),
      size_pt: size.figure,
      role: 'value',
    });
  if (it.label !== undefined)
    out.push({
      part: 'label',
      block: kit.block([run(it.label.text, it.label.path, it.label.bind)], { color: on, bold: true }),
      size_pt: size.head,
      role: 'header',
    });
  const words = [it.value_label, it.heading, it.sub, ...it.detail, it.meta].filter((s) => s !== undefined);
  if (words.length > 0)
    out.push({
      part: 'text',
      block: kit.paragraphs(
        words.map((s) => ({ runs: [run(s.text, s.path, s.bind)] })),
        { color: on, leading: 1.2 },
      ),
      size_pt: size.label,
      role: 'body',
    });
  return out;
}

/** The unit after a figure is smaller than its digits: "4.2 GW", "67%". */
function figureRuns({ text, path, bind }: NonNullable<Item['value']>, unit_pt: number): RunIn[] {
  const [, figure, unit] = /^(\D{0,3}[\d.,\u00a0\u202f ]*\d)(\s?\D{1,8})$/.exec(text) ?? [];
  if (figure === undefined || unit === undefined) return [run(text, path, bind)];
  return [run(figure, path, bind), run(unit, path, bind, { size_pt: unit_pt })];
}

function drawIcon(it: Item, box: BoxIn, i: number, on: ScrimColors['on'], board: Board, kit: Kit): void {
  if (it.icon === undefined) return;
  const steps = findIcon(it.icon);
  if (steps === undefined) {
    kit.unseen.add(`${it.pointer}/icon`);
    kit.warn('unknown_value', `There is no icon called ${JSON.stringify(it.icon)}; none is drawn.`, {
      path: `${it.pointer}/icon`,
      remedy: 'Send the name of a Lucide icon, such as shield, users or trending-up.',
    });
    return;
  }
  kit.drawn.add(`${it.pointer}/icon`);
  const at = board.side.box(box);
  board.add(
    'mark',
    shape.path({ id: `body/figures/icon-${i + 1}`, name: `icon: ${it.icon}`, role: 'icon' }, placeIcon(steps, at.x, at.y, at.w), {
      stroke: shape.stroke(on, 3, { cap: 'round', join: 'round' }),
    }),
  );
}

function pageNumber({ page_number, footer }: Chrome, { on }: ScrimColors, side: Side, kit: Kit): Shape[] {
  const shapes: Shape[] = [];
  if (page_number !== undefined)
    shapes.push({
      ...kit.label({
        id: 'page-number',
        name: 'Slide number',
        role: 'page_number',
        box: side.box({ x: CANVAS_W - 0.9, y: 7.07, w: 0.4, h: 0.15 }),
        runs: [{ ...run(page_number.text, page_number.path), field: 'slidenum' }],
        style: { color: on },
        size_pt: 9,
        align: side.end,
        anchor: 'bottom',
        wrap: false,
      }),
      placeholder: 'slide_number',
    });
  if (footer !== undefined)
    shapes.push(
      kit.label({
        id: 'footer',
        name: 'Footer',
        role: 'source',
        box: side.box({ x: 9.9, y: 7.07, w: 2.4, h: 0.15 }),
        runs: footer.text,
        path: footer.path,
        style: { color: on },
        size_pt: 9,
        align: side.end,
        anchor: 'bottom',
        wrap: false,
      }),
    );
  return shapes;
}

/** Deep at the side, at least as deep as each text needs at its far end, then transparent. */
function sideShade(needs: readonly Need[], colors: ScrimColors, side: Side, kit: Kit): RectShape {
  return sideScrim('scrim/side', fading(needs, DEEP.side, FADE.side, CANVAS_W, colors, kit), colors, side);
}

function footShade(needs: readonly Need[], colors: ScrimColors, kit: Kit): RectShape {
  return footScrim('scrim/foot', fading(needs, DEEP.foot, FADE.foot, CANVAS_H, colors, kit), colors);
}

/**
 * Fades linearly from the deep end to what the farthest text needs, then to transparent. It is never weaker than a text at that place
 * needs.
 */
function fading(needs: readonly Need[], deep: number, fade: number, most: number, colors: ScrimColors, kit: Kit): Shade[] {
  const held = needs.map(({ at, contrast }) => ({ at, alpha: alphaFor(colors, contrast, kit) })).sort((a, b) => a.at - b.at);
  const far = held.at(-1) ?? { at: 0, alpha: 0 };
  const start = Math.max(deep, ...held.map(({ alpha }) => alpha));
  const shades: Shade[] = [{ at: 0, alpha: start }];
  for (const [i, { at }] of held.entries()) {
    const even = start + (far.alpha - start) * (at / Math.max(far.at, 0.01));
    const alpha = Math.max(even, ...held.slice(i).map((h) => h.alpha));
    const last = shades.at(-1) as Shade;
    if (at > last.at + 0.05) shades.push({ at, alpha });
    else shades[shades.length - 1] = { at: shades.length === 1 ? 0 : at, alpha: Math.max(alpha, last.alpha) };
  }
  const { alpha } = shades.at(-1) as Shade;
  shades.push({ at: Math.min(most, far.at + fade * 0.45), alpha: alpha * 0.4 }, { at: Math.min(most, far.at + fade), alpha: 0 });
  return shades;
}
