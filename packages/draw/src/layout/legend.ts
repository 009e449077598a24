/** A legend in drawing order that wraps to its width: swatch, name, swatch, name. */
import type { Color, Shape } from '../scene/index.ts';
import type { BoxIn } from './boxes.ts';
import type { Kit } from './kit.ts';
import { type Side, sideOf } from './mirror.ts';
import { fill, rect } from './shapes.ts';

export interface LegendEntry {
  readonly text: string;
  readonly path?: string;
  /** The swatch. Marks without a fill have a glyph instead. */
  readonly fill: Color;
  readonly glyph?: string;
}

const SWATCH = 0.14;
const SWATCH_GAP = 0.07;
const ENTRY_GAP = 0.32;

/** Height that `drawLegend` needs. Names wider than the box wrap within their line. */
export function legendHeight(entries: readonly LegendEntry[], width: number, size_pt: number, kit: Kit): number {
  return Math.max(1, placeEntries(entries, width, size_pt, kit).lines) * lineHeight(size_pt, kit);
}

const markWidth = (entry: LegendEntry, size_pt: number, kit: Kit): number =>
  entry.glyph === undefined ? SWATCH : Math.max(SWATCH, Math.ceil(kit.text.widthIn(entry.glyph, size_pt) * 100) / 100);

const lineHeight = (size_pt: number, kit: Kit): number => kit.text.pitchIn(size_pt, 1.5);

function placeEntries(entries: readonly LegendEntry[], width: number, size_pt: number, kit: Kit) {
  let x = 0;
  let row = 0;
  const at = entries.map((entry) => {
    const mark = markWidth(entry, size_pt, kit);
    const w = Math.min(width, mark + SWATCH_GAP + kit.text.widthIn(entry.text, size_pt));
    if (x > 0 && x + w > width + 1e-6) {
      x = 0;
      row++;
    }
    const place = { x, row, w, mark };
    x += w + ENTRY_GAP;
    return place;
  });
  return { at, lines: row + 1 };
}

export function drawLegend(
  entries: readonly LegendEntry[],
  box: BoxIn,
  size_pt: number,
  id: string,
  kit: Kit,
  side: Side = sideOf(box, kit),
): Shape[] {
  const { at } = placeEntries(entries, box.w, size_pt, kit);
  const h = lineHeight(size_pt, kit);
  return entries.flatMap((entry, i) => {
    const place = at[i] as (typeof at)[number];
    const y = box.y + place.row * h;
    const x = box.x + place.x;
    const swatch = { x, y: y + (h - SWATCH) / 2, w: SWATCH, h: SWATCH };
    return [
      entry.glyph === undefined
        ? rect({ id: `${id}/swatch-${i + 1}`, name: `swatch: ${entry.text}`, role: 'swatch' }, side.box(swatch), { fill: fill(entry.fill) })
        : kit.label({
            id: `${id}/swatch-${i + 1}`,
            name: `glyph: ${entry.text}`,
            role: 'legend',
            box: side.box({ x, y, w: place.mark, h }),
            runs: entry.glyph,
            style: { color: entry.fill },
            size_pt,
            align: 'center',
            anchor: 'middle',
            wrap: false,
          }),
      kit.label({
        id: `${id}/name-${i + 1}`,
        name: `legend: ${entry.text}`,
        role: 'legend',
        host: `${id}/swatch-${i + 1}`,
        box: side.box({ x: x + place.mark + SWATCH_GAP, y, w: place.w - place.mark - SWATCH_GAP, h }),
        runs: entry.text,
        ...(entry.path === undefined ? {} : { path: entry.path }),
        style: { color: 'ink' },
        size_pt,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
    ];
  });
}
