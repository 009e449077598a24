/** A cover without a picture: the title large on the theme's dark colour, with a pattern at the trailing edge. */

import { type BoxIn, type Drawing, findIcon, type Kit, placeIcon, type Side, type Sourced, shape, sideOf } from '../../layout/index.ts';
import { brandTiles } from '../../marks/brand-tiles.ts';
import { coverFoot } from '../../marks/cover.ts';
import { coverIcon } from '../../marks/cover-icon.ts';
import { type ScrimColors, scrimColors } from '../../marks/scrim.ts';
import type { Color, Shape } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import { CANVAS, pointRow, pointsOf } from './_cover.ts';
import type { HeroData } from './form.ts';

/** Widths that keep title and sub-line clear of the stairs, and the lines at the foot clear of their first step. */
const WIDE = { title: 7.1, subtitle: 6.4, foot: 5 };
/** A pattern of one column leaves more room. */
const BESIDE_COLUMN = 10.2;
const TITLE_PT = [72, 54, 40, 32, 28, 24, 20] as const;
const SUBTITLE_PT = [24, 20, 18, 16] as const;
const LEADING = { title: 1.1, subtitle: 1.2, foot: 1.25 };
const TITLE_TOP = 1.25;
/** Where the title ends and the sub-line begins: higher when there are points below. */
const LINE = { alone: 4.05, points: 3.55 };
const FOOT_PT = 16;
const TERMS_PT = 12;
const LOCK = 0.2;
/** Over the title, where that leaves room. */
const ICON = 0.9;
const ICON_TOP = 0.5;

export function drawGeometricCover(d: HeroData, pane: FormPane, kit: Kit): Drawing {
  const side = sideOf(CANVAS, kit);
  const colors = scrimColors(kit);
  const items = pointsOf(d, pane, kit);
  const x = pane.box.x;
  const wide = items.length > 0 ? { title: BESIDE_COLUMN, subtitle: BESIDE_COLUMN, foot: BESIDE_COLUMN } : WIDE;
  const head = heading(pane, x, wide, items.length > 0 ? LINE.points : LINE.alone, colors, side, kit);
  const foot = footLines(d, pane, x, wide.foot, colors, side, kit);
  // A long title leaves no room over it; the report then says that the icon is not shown.
  const room = head.top - ICON - 0.25 >= ICON_TOP;
  const iconAt = { x, y: head.top - ICON - 0.25, w: ICON, h: ICON };
  const icon = room ? coverIcon(d.icon, { pointer: pane.pointer, title: kit.title }, iconAt, colors.on, side, kit) : [];
  const shapes: Shape[] = [...icon, ...head.shapes, ...foot.shapes];
  if (items.length > 0) {
    const top = Math.max(head.bottom + 0.25, Math.min(4.75, foot.top - 1.3));
    shapes.push(...pointRow(items, { x, y: top, w: wide.title, h: foot.top - top - 0.15 }, kit, colors.on));
  }
  const tiles = brandTiles('tiles', { columns: items.length > 0 ? 1 : 4 }, side, CANVAS.w, kit);
  return {
    alt: `Cover: ${kit.title}.`,
    shapes,
    background: [shape.rect({ id: 'ground', name: 'ground', role: 'background' }, CANVAS, { fill: shape.fill(colors.shade) }), ...tiles],
  };
}

/** The title above the line, as large as it fits there, and the sub-line below. */
function heading(
  { chrome }: FormPane,
  x: number,
  wide: typeof WIDE,
  line: number,
  { on }: ScrimColors,
  side: Side,
  kit: Kit,
): { readonly shapes: Shape[]; readonly bottom: number; readonly top: number } {
  const shapes: Shape[] = [];
  let top = line;
  if (chrome.title !== undefined) {
    const { text, path } = chrome.title;
    const block = kit.block(text, { color: on, font: 'heading', bold: kit.theme.title_bold, leading: LEADING.title }, path);
    const room = { width_in: wide.title, height_in: line - TITLE_TOP };
    // Measured with the bold reference face, so that one layout serves every theme.
    const fit = kit.fit({ block: { ...block, bold: true }, sizes_pt: TITLE_PT, ...room, max_lines: 4 });
    if (!fit.fits)
      kit.warn('title_over_two_lines', `The title needs ${fit.lines} lines at ${fit.size_pt} pt.`, {
        path,
        remedy: 'Shorten the title; move detail to the sub-line.',
      });
    const h = Math.ceil(fit.height_in * 100) / 100;
    top = line - h;
    const title = kit.place({ id: 'title', name: 'Title', role: 'title' }, side.box({ x, y: line - h, w: wide.title, h }), {
      block,
      size_pt: fit.size_pt,
      anchor: 'bottom',
      balance: fit.lines > 1,
      align: side.leading(text),
    });
    shapes.push({ ...title, placeholder: 'title' });
  }
  if (chrome.subtitle === undefined) return { shapes, bottom: line, top };
  const { text, path } = chrome.subtitle;
  const block = kit.block(text, { color: on, leading: LEADING.subtitle }, path);
  const fit = kit.fit({ block, sizes_pt: SUBTITLE_PT, width_in: wide.subtitle, max_lines: 3 });
  const w = fit.lines === 2 ? (pausedWidth(text, fit.size_pt, wide.subtitle, kit) ?? wide.subtitle) : wide.subtitle;
  const h = Math.ceil((fit.height_in + 0.04) * 100) / 100;
  const y = line + 0.22;
  const subtitle = kit.place({ id: 'subtitle', name: 'Sub-line', role: 'subtitle' }, side.box({ x, y, w, h }), {
    block,
    size_pt: fit.size_pt,
    align: side.leading(text),
    balance: w === wide.subtitle && fit.lines > 1,
  });
  return { shapes: [...shapes, { ...subtitle, placeholder: 'subtitle' }], bottom: y + h, top };
}

/** The width at which two lines break at a pause of the sentence; undefined when there is no pause near its middle. */
function pausedWidth(text: string, size_pt: number, most: number, kit: Kit): number | undefined {
  const width = (words: string): number =>
    kit.fit({ block: kit.block(words, { color: 'ink' }), sizes_pt: [size_pt], width_in: CANVAS.w }).width_in;
  const ways = [...text.matchAll(/[,;:\u2013\u2014]\s+/g)].flatMap(({ index, 0: pause }) => {
    const [first, rest] = [text.slice(0, index + pause.trimEnd().length), text.slice(index + pause.length)];
    const w = Math.max(width(first), width(rest)) + 0.05;
    const next = width(`${first} ${rest.split(/\s/)[0] ?? ''}`);
    return w <= most && w < next ? [w] : [];
  });
  return ways.length === 0 ? undefined : Math.ceil(Math.min(...ways) * 100) / 100;
}

/** From the foot up: the terms for reading the document, then occasion and date. */
function footLines(
  d: HeroData,
  { box, chrome, parts, pointer }: FormPane,
  x: number,
  w: number,
  { on }: ScrimColors,
  side: Side,
  kit: Kit,
): { readonly shapes: readonly Shape[]; readonly top: number } {
  const foot = coverFoot(chrome, { ...box, x, w }, side, kit, on);
  const shapes: Shape[] = [...foot.shapes];
  let low = Math.min(foot.top, 7.05);
  if (d.confidentiality !== undefined) {
    const said = { text: d.confidentiality, path: `${pointer}/confidentiality` };
    const made = lineOf(
      { id: 'terms', role: 'caption', said, size: TERMS_PT, bold: false },
      { x: x + LOCK + 0.08, w: w - LOCK - 0.08 },
      low,
      on,
      side,
      kit,
    );
    shapes.push(...made.shapes, ...lock({ x, y: made.top + 0.01, w: LOCK, h: LOCK }, on, side));
    low = made.top - 0.32;
  }
  const lines = [
    { id: 'date', said: parts.date, bold: false },
    { id: 'eyebrow', said: parts.subject, bold: true },
  ];
  for (const { id, said, bold } of lines) {
    if (said === undefined) continue;
    const made = lineOf({ id, role: bold ? 'tracker' : 'caption', said, size: FOOT_PT, bold }, { x, w }, low, on, side, kit);
    shapes.unshift(...made.shapes);
    low = made.top - 0.02;
  }
  return { shapes, top: low };
}

function lineOf(
  { id, role, said, size, bold }: { id: string; role: 'tracker' | 'caption'; said: Sourced; size: number; bold: boolean },
  { x, w }: { x: number; w: number },
  low: number,
  color: Color,
  side: Side,
  kit: Kit,
): { readonly shapes: Shape[]; readonly top: number } {
  const block = kit.block(said.text, { color, bold, leading: LEADING.foot }, said.path);
  const fit = kit.fit({ block, sizes_pt: [size, size === FOOT_PT ? 14 : 11], width_in: w, max_lines: 2 });
  const h = Math.ceil(fit.height_in * 100) / 100;
  const text = kit.place({ id, name: id, role }, side.box({ x, y: low - h, w, h }), {
    block,
    size_pt: fit.size_pt,
    anchor: 'bottom',
    align: side.leading(said.text),
  });
  return { shapes: [text], top: low - h };
}

function lock(box: BoxIn, color: Color, side: Side): Shape[] {
  const steps = findIcon('lock');
  if (steps === undefined) return [];
  const at = side.box(box);
  return [
    shape.path({ id: 'terms-lock', name: 'icon: lock', role: 'icon' }, placeIcon(steps, at.x, at.y, at.w), {
      stroke: shape.stroke(color, 1.25, { cap: 'round', join: 'round' }),
    }),
  ];
}
