/** The drawing of key figures: a grid of equal tiles with label, value and trend, or rows in small panes. */
import {
  type BoxIn,
  capacityExceeded,
  columns,
  hairline,
  type Kit,
  labelPitch,
  type Pane,
  rows as rowsOf,
  run,
  type Side,
  settle,
  shape,
  sideOf,
  sizesDown,
} from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block, RunIn } from '../typeset/index.ts';

/** One metric with all its texts and their pointers. */
export interface MetricTile {
  readonly pointer: string;
  readonly value: string;
  /** A last word such as "months", which may have a smaller size. */
  readonly unit: string;
  readonly bind: 'verbatim' | 'formatted';
  readonly faint: boolean;
  readonly label: string;
  readonly trend?: {
    readonly glyph: string;
    readonly text: string;
    readonly path: string;
    readonly bind: 'verbatim' | 'formatted';
    readonly color: Color;
  };
}

const VALUE_SIZES = [96, 72, 54, 40, 32, 28, 24, 20, 18] as const;
const LARGEST = { full: 54, half: 32, third: 32, card: 28 } as const;
/** Figures of a slide of their own, by the tiles in a row. */
const LARGEST_WIDE: Readonly<Record<number, number>> = { 1: 96, 2: 96, 3: 72 };
/** Four tiles stand two by two where the pane is at least this high. */
const SQUARE_FROM = 4.2;
const HALF_OF: Readonly<Record<number, number>> = { 96: 40, 72: 32, 54: 28, 40: 20, 32: 16, 28: 14, 24: 12, 20: 10, 18: 10 };
const MAX_H = 3.95;
const MAX_WIDE_H = 4.6;
const CAP = 0.05;
/** Between label, value and trend, as a share of the height of the tile. */
const MAX_GAP = 0.12;

/** Arrow and words in the trend's colour. */
export function trendRuns(t: NonNullable<MetricTile['trend']>, kit: Kit): RunIn[] {
  const color = kit.asText(t.color);
  const words = run(t.text, t.path, t.bind, { color });
  return t.glyph === '' ? [words] : [run(`${t.glyph} `, undefined, 'derived', { color }), words];
}

interface Grid {
  readonly across: number;
  readonly down: number;
}

/**
 * Columns and rows of equal tiles to try: one row up to four, two up to eight, three up to twelve. Panes try two columns first, then more.
 */
function gridsOf(n: number, pane: Pane): Grid[] {
  const most = { full: 4, half: n === 3 ? 1 : 2, third: n === 3 ? 1 : 2, card: 1 }[pane.class];
  const square = n === 4 && pane.class === 'full' && pane.box.h >= SQUARE_FROM;
  const least = pane.class === 'full' ? (square ? 2 : n <= 4 ? 1 : n <= 8 ? 2 : 3) : 1;
  const down = Math.max(least, Math.ceil(n / most));
  const first = { across: Math.ceil(n / down), down };
  const others = Array.from({ length: n }, (_, i) => ({ across: n - i, down: Math.ceil(n / (n - i)) }));
  return [first, ...others.filter((g) => pane.box.w / g.across >= 1.4 && (g.across - 1) * g.down < n && g.down < first.down)];
}

interface Sizes {
  readonly value: number;
  readonly unit: number;
  readonly label: number;
  readonly label_h: number;
  readonly trend: number;
  readonly trend_h: number;
}

/** Equal tiles, or rows where tiles would be too small. Content that fits neither is refused. */
export function drawTiles(tiles: readonly MetricTile[], pane: Pane, kit: Kit): Shape[] {
  const gap = pane.class === 'full' ? 0.2 : 0.15;
  const pad = pane.class === 'full' ? 0.25 : pane.class === 'half' ? 0.2 : 0.15;
  const side = sideOf(pane.box, kit);
  for (const { across, down } of gridsOf(tiles.length, pane)) {
    const h = Math.min(across <= 2 && down === 1 && pane.class === 'full' ? MAX_WIDE_H : MAX_H, (pane.box.h - gap * (down - 1)) / down);
    const whole = settle(pane.box, h * down + gap * (down - 1));
    const cells = rowsOf(whole, down, gap).flatMap((row) => columns(row, across, gap));
    const padY = Math.min(pad, h < 1.5 ? 0.12 : pad);
    const sizes = fitTiles(tiles, (cells[0]?.w ?? 0) - 2 * pad, h - CAP - 2 * padY, { pane, across }, kit);
    const placed = sizes && { pad, padY, ...sizes };
    if (placed !== undefined) return tiles.flatMap((tile, i) => drawTile(tile, i + 1, cells[i] as BoxIn, placed, pane, side, kit));
  }
  return drawList(tiles, pane, side, kit);
}

/** Rows, for panes where tiles would be too small: one for each metric, label at the start, value and trend at the end. */
function drawList(tiles: readonly MetricTile[], pane: Pane, side: Side, kit: Kit): Shape[] {
  const { box } = pane;
  const full = (t: MetricTile): string => t.value + t.unit;
  for (const size_pt of [14, 12, 11, 10]) {
    const small = Math.max(10, size_pt - 2);
    const style = { bold: true };
    const valueW = Math.max(...tiles.map((t) => kit.text.widthIn(full(t), size_pt, style)));
    const trends = tiles.map((t) => (t.trend === undefined ? 0 : kit.text.widthIn(`${t.trend.glyph} ${t.trend.text}`, small)));
    const trendW = Math.max(...trends);
    const below = trendW > 0 && valueW + trendW + 0.15 > 0.55 * box.w;
    const endW = below ? valueW : valueW + (trendW > 0 ? 0.15 + trendW : 0);
    const labelW = box.w - endW - 0.15;
    const line = labelPitch(
      tiles.map((t) => t.label),
      size_pt,
      kit,
    );
    const pitch = Math.min(0.8, box.h / tiles.length);
    const trendH = below ? (line * small) / size_pt : 0;
    if (labelW < 0.6 || trendW > box.w || pitch < line + trendH + 0.04) continue;
    const lines = Math.max(1, Math.floor((pitch - 0.04 - trendH) / line));
    const fit = (t: MetricTile) =>
      kit.fit({ block: kit.block(t.label, { color: 'muted' }), sizes_pt: [size_pt], width_in: labelW, max_lines: lines });
    if (!tiles.every((t) => fit(t).fits)) continue;
    kit.warn(pane.depth > 0 ? 'nested_simplified' : 'layout_switched', 'The metrics are drawn as rows: tiles would be too small here.', {
      path: `${pane.pointer}/metrics`,
      remedy: 'Shorten label, value and trend, send fewer metrics, or give them more room.',
    });
    const whole = settle(box, pitch * tiles.length);
    return tiles.flatMap((t, i) => {
      const id = `${pane.id}/tile-${i + 1}`;
      const y = whole.y + i * pitch;
      const h = below && t.trend !== undefined ? pitch - trendH - 0.02 : pitch;
      const end = box.x + box.w;
      const shapes: Shape[] = [
        kit.label({
          id: `${id}/label`,
          name: `label ${i + 1}`,
          role: 'label',
          box: side.box({ x: box.x, y, w: labelW, h }),
          runs: t.label,
          path: `${t.pointer}/label`,
          style: { color: 'muted' },
          size_pt,
          anchor: 'middle',
          align: side.leading(t.label),
        }),
        kit.place(
          { id: `${id}/value`, name: `value ${i + 1}: ${t.label}`, role: 'value', host: `${id}/label` },
          side.box({ x: end - endW, y, w: valueW, h }),
          { block: valueBlock(t, undefined, kit), size_pt, anchor: 'middle', wrap: false, align: side.end },
        ),
      ];
      if (t.trend !== undefined)
        shapes.push(
          kit.place(
            { id: `${id}/trend`, name: `trend ${i + 1}`, role: 'body', host: `${id}/label` },
            side.box({ x: end - trendW, y: y + pitch - (below ? trendH + 0.02 : pitch), w: trendW, h: below ? trendH : pitch }),
            {
              block: kit.block(trendRuns(t.trend, kit), { color: 'ink' }),
              size_pt: small,
              anchor: 'middle',
              wrap: false,
              align: below ? side.end : side.start,
            },
          ),
        );
      if (i > 0) shapes.push(hairline(`${id}/rule`, box.x, end, y));
      return shapes;
    });
  }
  const longest = tiles.reduce((a, b) => (a.label.length + full(a).length >= b.label.length + full(b).length ? a : b));
  throw capacityExceeded(
    `${JSON.stringify(`${longest.label.slice(0, 60)}: ${full(longest).slice(0, 40)}`)} does not fit in ${box.w.toFixed(1)} by ${(box.h / tiles.length).toFixed(1)} in at 10 pt.`,
    'Shorten label, value and trend, or send fewer metrics a slide.',
    { component: 'metric', count: tiles.length, pointer: longest.pointer },
  );
}

const valueBlock = (tile: MetricTile, unit_pt: number | undefined, kit: Kit): Block => {
  const path = `${tile.pointer}/value`;
  const runs = [run(tile.value, path, tile.bind)];
  if (tile.unit !== '') runs.push(run(tile.unit, path, tile.bind, unit_pt === undefined ? {} : { size_pt: unit_pt }));
  return kit.block(runs, { color: tile.faint ? 'muted' : 'ink', bold: true, leading: 1.1 });
};

/** One size for all values, one for all labels, one for all trends: the largest at which every tile fits its content. */
function fitTiles(
  tiles: readonly MetricTile[],
  width: number,
  height: number,
  { pane, across }: { readonly pane: Pane; readonly across: number },
  kit: Kit,
): Sizes | undefined {
  const wide = pane.class === 'full' ? LARGEST_WIDE[across] : undefined;
  const withUnits = tiles.some((t) => t.unit !== '');
  const candidates = VALUE_SIZES.filter((s) => s <= (wide ?? LARGEST[pane.class])).flatMap((s) =>
    withUnits && wide !== undefined
      ? [{ value: s, unit: HALF_OF[s] ?? s }]
      : withUnits
        ? [
            { value: s, unit: s as number },
            { value: s, unit: HALF_OF[s] ?? s },
          ]
        : [{ value: s, unit: s as number }],
  );
  const widthOf = (t: MetricTile, { value, unit }: { value: number; unit: number }): number =>
    kit.text.widthIn(t.value, value, { bold: true }) + (t.unit === '' ? 0 : kit.text.widthIn(t.unit, unit, { bold: true }));
  const texts = (size: number, lines: number, of: (t: MetricTile) => readonly RunIn[] | undefined): number | undefined => {
    let most = 0;
    for (const t of tiles) {
      const runs = of(t);
      if (runs === undefined) continue;
      const fit = kit.fit({ block: kit.block(runs, { color: 'ink' }), sizes_pt: [size], width_in: width, max_lines: lines });
      if (!fit.fits) return undefined;
      most = Math.max(most, fit.height_in);
    }
    return most;
  };
  const small = wide !== undefined ? (across <= 2 ? 28 : 20) : pane.class === 'full' ? 16 : pane.class === 'half' ? 14 : 12;
  for (const lines of [2, 3, 6])
    for (const c of candidates) {
      if (tiles.some((t) => widthOf(t, c) > width)) continue;
      const value_h = kit.text.pitchIn(c.value, 1.1);
      // There are three sizes at most. A smaller unit word is one of them, so labels and trends then share a size.
      const split = c.unit !== c.value;
      for (const label of sizesDown(split && wide === undefined ? Math.min(14, small) : small, lines === 2 ? 11 : 10)) {
        const label_h = texts(label, lines, (t) => [run(t.label)]);
        if (label_h === undefined) continue;
        const trend = split ? label : Math.min(wide === undefined ? 14 : across <= 2 ? 28 : 20, label);
        const trend_h = texts(
          trend,
          lines,
          (t) => t.trend && [run(t.trend.glyph === '' ? t.trend.text : `${t.trend.glyph} ${t.trend.text}`)],
        );
        if (trend_h === undefined) continue;
        const gaps = trend_h > 0 ? 0.16 : 0.08;
        if (label_h + value_h + trend_h + gaps <= height + 1e-6) return { ...c, label, label_h, trend, trend_h };
      }
    }
  return undefined;
}

function drawTile(
  tile: MetricTile,
  k: number,
  box: BoxIn,
  sizes: Sizes & { readonly pad: number; readonly padY: number },
  pane: Pane,
  side: Side,
  kit: Kit,
): Shape[] {
  const id = `${pane.id}/tile-${k}`;
  const x = box.x + sizes.pad;
  const w = box.w - 2 * sizes.pad;
  const value_h = kit.text.pitchIn(sizes.value, 1.1);
  const gaps = sizes.trend_h > 0 ? 2 : 1;
  const free = box.h - CAP - 2 * sizes.padY - sizes.label_h - value_h - sizes.trend_h;
  const gap = Math.max(0, Math.min(MAX_GAP * box.h, free / gaps));
  // Label, value and trend are read as one, so a high tile has its room around them.
  const top = box.y + CAP + sizes.padY + Math.max(0, free - gaps * gap) * 0.46;
  const y = top + sizes.label_h + gap;
  // Figures have no direction of their own, so all of a tile stands on the side of its label.
  const align = side.leading(tile.label);
  const shapes: Shape[] = [
    shape.rect({ id, name: `tile ${k}: ${tile.label}`, role: 'card' }, side.box(box), { fill: shape.fill('surface') }),
    shape.rect({ id: `${id}/cap`, name: 'cap line', role: 'decoration' }, side.box({ ...box, h: CAP }), { fill: shape.fill('accent1') }),
    kit.place({ id: `${id}/label`, name: `label ${k}`, role: 'label', host: id }, side.box({ x, y: top, w, h: sizes.label_h }), {
      block: kit.block(tile.label, { color: 'muted' }, `${tile.pointer}/label`),
      size_pt: sizes.label,
      align,
      balance: true,
    }),
    kit.place({ id: `${id}/value`, name: `value ${k}: ${tile.label}`, role: 'value', host: id }, side.box({ x, y, w, h: value_h }), {
      block: valueBlock(tile, sizes.unit === sizes.value ? undefined : sizes.unit, kit),
      size_pt: sizes.value,
      wrap: false,
      align,
    }),
  ];
  if (tile.trend !== undefined)
    shapes.push(
      kit.place(
        { id: `${id}/trend`, name: `trend ${k}`, role: 'body', host: id },
        side.box({ x, y: y + value_h + gap, w, h: sizes.trend_h }),
        { block: kit.block(trendRuns(tile.trend, kit), { color: 'ink' }), size_pt: sizes.trend, align },
      ),
    );
  return shapes;
}
