/** Metrics as they are drawn: texts with their pointers, and tiles of one size for all. */
import { toneColor, toneText } from '../../fields/chart-fields.ts';
import { type BoxIn, capacityExceeded, gridCells, type Kit, run, type Sketch, sizesDown } from '../../layout/index.ts';
import type { Align, Color } from '../../scene/index.ts';
import type { RunIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import type { KpiData } from './form.ts';

export interface Tile {
  readonly pointer: string;
  readonly label: string;
  readonly value: string;
  readonly delta?: { readonly text: string; readonly runs: readonly RunIn[] };
  readonly sub?: string;
  readonly primary: boolean;
}

export function readTiles(d: KpiData, pane: FormPane, kit: Kit): Tile[] {
  return d.metrics.map((m, i): Tile => {
    const pointer = `${pane.pointer}/metrics/${i}`;
    const renamed = m.delta_value === undefined && m.delta !== undefined;
    const delta = m.delta_value ?? m.delta;
    const tone = toneColor(m.delta_tone, `${pointer}/delta_tone`, kit);
    const color: Color = tone === undefined ? 'muted' : toneText(tone, kit);
    const shown = typeof delta === 'number' ? kit.value(delta, { signed: true }) : delta;
    const glyph = shown === undefined || /[▲▼●]/.test(shown) ? '' : /^\s*\+/.test(shown) ? '▲ ' : /^\s*[-−–]/.test(shown) ? '▼ ' : '';
    return {
      pointer,
      label: m.label,
      value: typeof m.value === 'number' ? kit.value(m.value) : m.value,
      ...(shown === undefined
        ? {}
        : {
            delta: {
              text: glyph + shown,
              runs: [
                ...(glyph === '' ? [] : [run(glyph, undefined, 'derived', { color, bold: true })]),
                run(shown, `${pointer}/${renamed ? 'delta' : 'delta_value'}`, typeof delta === 'number' ? 'formatted' : 'verbatim', {
                  color,
                  bold: true,
                }),
              ],
            },
          }),
      ...(m.sub === undefined ? {} : { sub: m.sub }),
      primary: m.emphasis === 'primary',
    };
  });
}

export const tilesAlt = (tiles: readonly Tile[]): string =>
  `Key figures: ${tiles.map((t) => `${t.label} ${t.value}${t.delta === undefined ? '' : ` (${t.delta.text})`}${t.sub === undefined ? '' : `, ${t.sub}`}`).join('; ')}.`;

/** Figures that are read first, over words that need no second look. */
function isLegible(value_pt: number, label_pt: number): boolean {
  return value_pt >= 28 && label_pt >= 14;
}

const VALUES = [96, 72, 54, 40, 32, 28, 24, 20, 18, 16] as const;
const LEAST_LABEL = 11;
/** A figure and its words, points. Large figures over legible words come first; then figures of any size, the largest first. */
const SIZES = VALUES.flatMap((value) =>
  sizesDown(value >= 72 ? 24 : value >= 32 ? 16 : 14, LEAST_LABEL).map((label) => [value, label] as const),
).toSorted(([one, small], [other, large]) => Number(isLegible(other, large)) - Number(isLegible(one, small)));
/** Larger figures stand in cells of this width, inches. */
const WIDE = { 96: 5, 72: 3.5 } as const;
/** Between label, value and what is below it, as a share of the height of the tile. */
const MAX_GAP = 0.12;

/** Figures have no direction of their own, so they stand on the side of their label. A sketch mirrors this with the slide. */
export const besideLabel = ({ label }: Tile, kit: Kit): Align => (kit.direction === 'rtl' ? 'left' : kit.leading(label));

/** Tiles, at most `across` in a row; each row has the whole width. All values have one size, all labels another, all small texts a third. */
export function drawTiles(sketch: Sketch, tiles: readonly Tile[], box: BoxIn, across: number, gap = 0.2): void {
  const { kit } = sketch;
  const cells = gridCells(box, tiles.length, across, gap, gap);
  const cell = cells.reduce((narrow, one) => (one.w < narrow.w ? one : narrow), cells[0] as BoxIn);
  const pad = cell.w < 2.2 ? 0.15 : 0.22;
  const padY = cell.h < 1.6 ? 0.12 : 0.2;
  const w = cell.w - 2 * pad;
  const tallest = (texts: readonly (string | undefined)[], size: number, bold: boolean, lines: number): number | undefined => {
    let most = 0;
    for (const t of texts) {
      if (t === undefined) continue;
      const fit = kit.fit({ block: kit.block(t, { color: 'ink', bold }), sizes_pt: [size], width_in: w, max_lines: lines });
      if (!fit.fits) return undefined;
      most = Math.max(most, fit.height_in);
    }
    return most;
  };
  for (const [value_pt, label_pt] of SIZES) {
    if (value_pt > 54 && cell.w < WIDE[value_pt as keyof typeof WIDE]) continue;
    if (tiles.some((t) => kit.text.widthIn(t.value, value_pt, { bold: true }) > w)) continue;
    const small_pt = Math.max(10, label_pt - 2);
    const label_h = tallest(
      tiles.map((t) => t.label),
      label_pt,
      false,
      2,
    );
    const delta_h = tallest(
      tiles.map((t) => t.delta?.text),
      label_pt,
      true,
      2,
    );
    const sub_h = tallest(
      tiles.map((t) => t.sub),
      small_pt,
      false,
      3,
    );
    if (label_h === undefined || delta_h === undefined || sub_h === undefined) continue;
    const value_h = kit.text.pitchIn(value_pt, 1.1);
    const foot_h = delta_h + sub_h + (delta_h > 0 && sub_h > 0 ? 0.04 : 0);
    if (label_h + value_h + foot_h + 0.16 > cell.h - 0.05 - 2 * padY) continue;
    const gaps = foot_h > 0 ? 2 : 1;
    const free = cell.h - 0.05 - 2 * padY - label_h - value_h - foot_h;
    const gap_h = Math.max(0, Math.min(MAX_GAP * cell.h, free / gaps));
    for (const [i, t] of tiles.entries()) {
      const c = cells[i] as BoxIn;
      const id = `tile-${i + 1}`;
      // Label, value and change are read as one, so a high tile has its room around them.
      const top = c.y + 0.05 + padY + Math.max(0, free - gaps * gap_h) * 0.46;
      const y = top + label_h + gap_h;
      const low = y + value_h + gap_h + foot_h;
      const x = c.x + pad;
      const align = besideLabel(t, kit);
      sketch.rect(id, c, { fill: 'surface' }, { role: 'card', layer: 'back', name: `tile ${i + 1}: ${t.label}` });
      sketch.rect(`${id}-cap`, { ...c, h: t.primary ? 0.1 : 0.05 }, { fill: 'accent1' }, { role: 'decoration', layer: 'grid' });
      sketch.cell(`${id}-label`, { text: t.label, path: `${t.pointer}/label` }, { x, y: top, w, h: label_h }, label_pt, {
        color: 'muted',
        anchor: 'top',
        host: id,
      });
      sketch.cell(`${id}-value`, { text: t.value, path: `${t.pointer}/value` }, { x, y, w, h: value_h }, value_pt, {
        bold: true,
        align,
        wrap: false,
        role: 'value',
        host: id,
        name: `value ${i + 1}: ${t.label}`,
      });
      if (t.delta !== undefined)
        sketch.cell(`${id}-delta`, t.delta.runs, { x, y: low - foot_h, w, h: delta_h }, label_pt, {
          anchor: 'top',
          align,
          role: 'body',
          host: id,
        });
      if (t.sub !== undefined)
        sketch.cell(`${id}-sub`, { text: t.sub, path: `${t.pointer}/sub` }, { x, y: low - sub_h, w, h: sub_h }, small_pt, {
          anchor: 'top',
          align,
          color: 'muted',
          role: 'caption',
          host: id,
        });
    }
    return;
  }
  throw capacityExceeded(
    'The texts of the metrics do not fit in tiles of this size.',
    'Shorten labels and values, or send fewer metrics a slide.',
    { count: tiles.length, pointer: tiles[0]?.pointer },
  );
}

export const tilesAcross = (n: number): number => (n <= 4 ? n : n <= 6 ? 3 : 4);
