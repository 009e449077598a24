/* Long because a grid is one drawing: its cells, labels and key share one measured layout. */
/** `heatmap`: a grid of numbers whose fill shows how large each is. */
import { z } from 'zod';
import { goodWhen } from '../fields/chart-fields.ts';
import { maybeNumber, optionalText, textOrNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  bottom,
  capacityExceeded,
  DASH,
  densitiesFor,
  type Kit,
  type Pane,
  positionLabels,
  right,
  settle,
  shape,
  sharedDecimals,
} from '../layout/index.ts';
import { type Ramp, rampFor } from '../marks/color-ramp.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const MAX_SIDE = 31;
const SOFT_SIDE = 12;
const GAP = 0.02;
/** With the gap this is a pitch of 0.30 by 0.17 in. Digits at 10 pt have no descenders, so they still clear the edges. */
const MIN_CELL = { w: 0.28, h: 0.15 };
const MAX_CELL = { w: 3.8, h: 0.95 };
const LABEL_SPACE = 0.15;
const KEY = { w: 1.6, h: 0.12 };

const labels = z.preprocess((v) => v ?? [], z.array(z.preprocess((v) => v ?? '', textOrNumber)));
const params = z.object({
  cells: z
    .array(z.array(maybeNumber))
    .min(1, 'needs at least one row')
    .describe('Rows of numbers, top first; null where a value is missing'),
  x_labels: labels.describe('Names of the columns'),
  y_labels: labels.describe('Names of the rows'),
  unit: optionalText,
  good_when: goodWhen,
});

type Params = z.infer<typeof params>;

export const heatmap = defineComponent<Params>({
  name: 'heatmap',
  aliases: ['heat_map'],
  purpose: 'Shows where in a grid of two dimensions the high and the low values are.',
  params,
  example: {
    title: 'Emergency admissions peak on weekday evenings',
    params: {
      x_labels: ['0-4 h', '4-8 h', '8-12 h', '12-16 h', '16-20 h', '20-24 h'],
      y_labels: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      cells: [
        [11, 9, 34, 41, 58, 29],
        [9, 8, 31, 38, 52, 27],
        [10, 7, 29, 37, 55, 26],
        [9, 9, 30, 36, 54, 28],
        [12, 8, 28, 39, 61, 37],
        [24, 13, 19, 27, 36, 42],
        [26, 15, 17, 24, 31, 22],
      ],
    },
  },
  capacity: { what: 'rows', soft: SOFT_SIDE, hard: MAX_SIDE },
  controls: ['good_when'],
  drawn_as: 'grid',
  count: (p) => Math.max(p.cells.length, p.y_labels.length),
  take: (p, from, to) => ({ ...p, cells: p.cells.slice(from, to), y_labels: p.y_labels.slice(from, to) }),
  across: {
    hard: MAX_SIDE,
    count: (p) => Math.max(p.x_labels.length, widest(p.cells)),
    take: (p, from, to) => ({ ...p, cells: p.cells.map((row) => row.slice(from, to)), x_labels: p.x_labels.slice(from, to) }),
  },
  draw: (p, pane, kit) => ({ shapes: drawGrid(p, pane, kit), alt: altText(p, kit), mirror: true }),
});

const widest = (rows: readonly (readonly unknown[])[]): number => rows.reduce((most, row) => Math.max(most, row.length), 0);

interface Grid {
  readonly nx: number;
  readonly ny: number;
  readonly xs: readonly string[];
  readonly ys: readonly string[];
  readonly texts: readonly (readonly string[])[];
}

function readGrid(p: Params, pane: Pane, kit: Kit): Grid {
  const nx = Math.max(p.x_labels.length, widest(p.cells));
  const ny = Math.max(p.y_labels.length, p.cells.length);
  if (nx > MAX_SIDE)
    throw capacityExceeded(
      `heatmap holds at most ${MAX_SIDE} columns; ${nx} were sent.`,
      'Send fewer columns, or split them over several slides.',
      {
        component: 'heatmap',
        count: nx,
        limit: MAX_SIDE,
      },
    );
  if (nx === 0)
    throw capacityExceeded('The rows of cells are empty: there is nothing to draw.', 'Send at least one number in cells.', {
      component: 'heatmap',
    });
  if (nx > SOFT_SIDE)
    kit.warn('over_soft_limit', `${nx} columns are more than the ${SOFT_SIDE} that heatmap shows comfortably.`, {
      path: `${pane.pointer}/x_labels`,
      remedy: 'Group columns.',
    });
  const ragged = p.cells.findIndex((row) => row.length !== nx);
  if (
    ragged >= 0 ||
    p.cells.length !== ny ||
    (p.x_labels.length > 0 && p.x_labels.length !== nx) ||
    (p.y_labels.length > 0 && p.y_labels.length !== ny)
  )
    kit.warn('length_mismatch', 'Rows, columns and their labels differ in number; what is there is drawn.', {
      path: ragged >= 0 ? `${pane.pointer}/cells/${ragged}` : `${pane.pointer}/cells`,
      remedy: 'Send one number for each pair of labels; null where a value is missing.',
    });
  const missing = p.cells.flatMap((row, r) => row.flatMap((v, c) => (v === null ? [`${pane.pointer}/cells/${r}/${c}`] : [])));
  if (missing[0] !== undefined)
    kit.warn(
      'missing_values',
      `${missing.length === 1 ? 'One cell has' : `${missing.length} cells have`} no value and ${missing.length === 1 ? 'shows' : 'show'} a dash.`,
      {
        path: missing[0],
        remedy: 'Send the missing values if they exist.',
      },
    );
  const decimals = kit.sharedDecimals(p.cells.flat());
  const unit = p.unit ?? '';
  const texts = Array.from({ length: ny }, (_, r) =>
    Array.from({ length: nx }, (_, c) => {
      const value = p.cells[r]?.[c] ?? null;
      return value === null ? DASH : kit.value(value, { decimals, unit: unit === '%' ? '' : unit });
    }),
  );
  return { nx, ny, xs: p.x_labels.map(String), ys: p.y_labels.map(String), texts };
}

interface Measured {
  readonly size_pt: number;
  readonly axis_pt: number;
  readonly label_w: number;
  readonly head_h: number;
  readonly cell: { readonly w: number; readonly h: number };
  readonly kept: readonly number[];
}

/** The roomiest level at which every number fits its cell and every row label its lines. */
function measure(grid: Grid, box: BoxIn, top: number, pane: Pane, kit: Kit): Measured | undefined {
  const small = pane.class === 'third' || pane.class === 'card';
  const levels = densitiesFor(pane.class).filter((d) => pane.level === undefined || d.name >= pane.level);
  const number72 = Math.max(...grid.texts.flat().map((t) => kit.text.widthIn(t, 72) - 0.02));
  for (const density of levels) {
    const size_pt = small ? 10 : density.primary_pt;
    const axis_pt = small ? 10 : density.secondary_pt;
    const cap = box.w * (density.name === 'D2' ? 0.45 : 0.35);
    const longest = Math.max(0, ...grid.ys.map((t) => kit.text.widthIn(t, size_pt)));
    // One line when the cap allows it, otherwise the narrowest column whose labels need no more lines than a row holds.
    const label_w = Math.min(cap, longest);
    const cellW = Math.min(MAX_CELL.w, (box.w - label_w - (label_w > 0 ? LABEL_SPACE : 0) + GAP) / grid.nx - GAP);
    if (cellW < MIN_CELL.w || (number72 * size_pt) / 72 + 0.06 > cellW) continue;
    const head = headings(grid, cellW, axis_pt, kit);
    if (head === undefined) continue;
    const cellH = Math.min(MAX_CELL.h, (box.h - top - head.height + GAP) / grid.ny - GAP);
    if (cellH < Math.max(MIN_CELL.h, kit.text.pitchIn(size_pt) - 0.01)) continue;
    const lines = Math.max(1, Math.floor(cellH / kit.text.pitchIn(size_pt)));
    const fits = grid.ys.every(
      (t) =>
        kit.text.widthIn(t, size_pt) <= label_w ||
        kit.fit({
          block: kit.block(t, { color: 'ink' }),
          sizes_pt: [size_pt],
          width_in: label_w,
          height_in: cellH,
          max_lines: Math.min(3, lines),
        }).fits,
    );
    if (!fits) continue;
    return { size_pt, axis_pt, label_w, head_h: head.height, cell: { w: cellW, h: cellH }, kept: head.kept };
  }
  return undefined;
}

/** Column labels: all of them in up to three lines, or thinned. */
function headings(
  grid: Grid,
  cellW: number,
  size_pt: number,
  kit: Kit,
): { readonly height: number; readonly kept: readonly number[] } | undefined {
  if (grid.xs.length === 0) return { height: 0, kept: [] };
  let height = kit.text.pitchIn(size_pt);
  const all = grid.xs.every((t) => {
    if (kit.text.widthIn(t, size_pt) <= cellW) return true;
    const fit = kit.fit({ block: kit.block(t, { color: 'muted' }), sizes_pt: [size_pt], width_in: cellW, max_lines: 3 });
    height = Math.max(height, fit.height_in);
    return fit.fits;
  });
  if (all) return { height: height + 0.06, kept: grid.xs.map((_, i) => i) };
  if (size_pt > 10) return undefined;
  const thinned = positionLabels(grid.xs, cellW + GAP, [10], grid.nx * (cellW + GAP) * 0.5, { left: cellW / 2, right: cellW / 2 }, kit);
  return thinned && { height: thinned.height_in + 0.06, kept: thinned.kept };
}

/** A grid with its position: cells start at (x0, y0) and are one `pitch` apart. */
interface PlacedGrid {
  readonly grid: Grid;
  readonly m: Measured;
  readonly x0: number;
  readonly y0: number;
  readonly pitch: { readonly x: number; readonly y: number };
  readonly right: number;
}

function drawGrid(p: Params, pane: Pane, kit: Kit): Shape[] {
  const { box, id } = pane;
  const grid = readGrid(p, pane, kit);
  const values = p.cells.flat().filter((v) => v !== null);
  const ramp = rampFor(values, kit, p.good_when);
  const wantsKey = box.h >= 2.4 && box.w >= 3.5 && values.length > 1 && ramp.max > ramp.min;
  const unitH = p.unit === undefined ? 0 : kit.text.pitchIn(11) + 0.1;
  const keyRoom = KEY.h + 0.04 + kit.text.pitchIn(12) + 0.1;
  // The key is left out before the numbers are, because every cell prints its value.
  const withTheKey = wantsKey ? measure(grid, box, keyRoom, pane, kit) : undefined;
  const m = withTheKey ?? measure(grid, box, unitH, pane, kit);
  const withKey = withTheKey !== undefined;
  const keyH = withKey ? keyRoom : unitH;
  if (m === undefined)
    throw capacityExceeded(
      `${grid.ny} rows and ${grid.nx} columns with numbers and labels of this length do not fit ${box.w.toFixed(1)} x ${box.h.toFixed(1)} in: a cell would be smaller than its number.`,
      'Send fewer rows or columns, shorter labels, or numbers in a larger unit.',
      { component: 'heatmap', count: grid.ny },
    );
  warnOfThinned(grid, m, pane, kit);
  const pitch = { x: m.cell.w + GAP, y: m.cell.h + GAP };
  const height = keyH + m.head_h + pitch.y * grid.ny - GAP;
  const placed = settle(box, height);
  if (pane.class === 'full' && height < 0.7 * box.h)
    kit.warn('content_sparse', `${grid.ny} rows fill ${Math.round((height / box.h) * 100)} % of the body at their largest.`, {
      path: `${pane.pointer}/cells`,
      remedy: 'Nothing to mend; a table or a half slide may say the same.',
    });
  const x0 = box.x + m.label_w + (m.label_w > 0 ? LABEL_SPACE : 0);
  const y0 = placed.y + keyH + m.head_h;
  const plotRight = x0 + pitch.x * grid.nx - GAP;
  const placedGrid: PlacedGrid = { grid, m, x0, y0, pitch, right: plotRight };
  const shapes: Shape[] = [];
  const texts: Shape[] = [];
  for (let r = 0; r < grid.ny; r++) {
    for (let c = 0; c < grid.nx; c++) shapes.push(gridCell(p, r, c, placedGrid, ramp, pane, kit));
    const label = grid.ys[r];
    if (label !== undefined && label !== '') texts.push(rowLabel(label, r, placedGrid, pane, kit));
  }
  return [
    ...shapes,
    ...texts,
    ...columnLabels(placedGrid, pane, kit),
    ...(withKey
      ? drawKey(ramp, { x: Math.max(x0, plotRight - KEY.w), y: placed.y, w: KEY.w, h: KEY.h }, Math.min(12, m.axis_pt), id, kit)
      : []),
    ...unitNote(p, { x: box.x, y: placed.y, w: Math.max(0.5, plotRight - KEY.w - 0.3 - box.x), h: kit.text.pitchIn(11) }, pane, kit),
  ];
}

function warnOfThinned(grid: Grid, m: Measured, pane: Pane, kit: Kit): void {
  if (m.kept.length >= grid.xs.length) return;
  kit.warn(
    'labels_thinned',
    `${grid.xs.length - m.kept.length} of ${grid.xs.length} column labels are left out so that the others can be read.`,
    {
      path: `${pane.pointer}/x_labels`,
      remedy: 'Send shorter labels.',
    },
  );
}

/** A cell with its number, or a dash where the value is missing. */
function gridCell(p: Params, r: number, c: number, { grid, m, x0, y0, pitch }: PlacedGrid, ramp: Ramp, pane: Pane, kit: Kit): Shape {
  const value = p.cells[r]?.[c] ?? null;
  const path = `${pane.pointer}/cells/${r}/${c}`;
  const kind = value === null ? undefined : ramp.of(value);
  const name = `cell ${r + 1}.${c + 1}: ${grid.ys[r] ?? ''} ${grid.xs[c] ?? ''}`.trim();
  return shape.rect(
    { id: `${pane.id}/cell-${r + 1}-${c + 1}`, name, role: 'cell', ...(value === null ? {} : { datum: { path, value } }) },
    { x: x0 + c * pitch.x, y: y0 + r * pitch.y, w: m.cell.w, h: m.cell.h },
    {
      fill: kind?.fill ?? shape.fill('canvas'),
      text: kit.text.set({
        block: kit.block(grid.texts[r]?.[c] ?? DASH, { color: kind?.text ?? 'muted' }, value === null ? undefined : path, 'formatted'),
        size_pt: m.size_pt,
        width_in: m.cell.w,
        height_in: m.cell.h,
        align: 'center',
        anchor: 'middle',
        wrap: false,
        lang: kit.locale,
      }),
    },
  );
}

const rowLabel = (label: string, r: number, { m, y0, pitch }: PlacedGrid, pane: Pane, kit: Kit): Shape =>
  kit.label({
    id: `${pane.id}/y-label-${r + 1}`,
    name: `row ${r + 1}: ${label}`,
    role: 'label',
    box: { x: pane.box.x, y: y0 + r * pitch.y, w: m.label_w, h: m.cell.h },
    runs: label,
    path: `${pane.pointer}/y_labels/${r}`,
    style: { color: 'ink' },
    size_pt: m.size_pt,
    anchor: 'middle',
    align: kit.leading(label),
  });

function columnLabels({ grid, m, x0, y0, pitch, right }: PlacedGrid, pane: Pane, kit: Kit): Shape[] {
  const thin = m.kept.length < grid.xs.length;
  return m.kept.flatMap((c, k) => {
    const label = grid.xs[c] as string;
    if (label === '') return [];
    // A label may use the room of neighbours that were thinned out.
    const w = thin ? Math.max(m.cell.w, kit.text.widthIn(label, 10)) : m.cell.w;
    const centred = x0 + c * pitch.x + m.cell.w / 2 - w / 2;
    const x = thin ? Math.min(Math.max(centred, x0), right - w) : centred;
    return [
      kit.label({
        id: `${pane.id}/x-label-${c + 1}`,
        name: `column ${k + 1}: ${label}`,
        role: 'axis',
        box: { x, y: y0 - m.head_h, w, h: m.head_h - 0.06 },
        runs: label,
        path: `${pane.pointer}/x_labels/${c}`,
        style: { color: 'muted' },
        size_pt: thin ? 10 : m.axis_pt,
        align: 'center',
        anchor: 'bottom',
        balance: !thin,
      }),
    ];
  });
}

/** Least room between two numbers of the key, inches. */
const BETWEEN_ENDS = 0.06;

/** The classes from lowest to highest, with the values at both ends and in the middle. */
function drawKey(ramp: Ramp, box: BoxIn, size_pt: number, id: string, kit: Kit): Shape[] {
  // The number of fields is the same in every theme, because the number of classes with a readable text colour differs and a layout must
  // not.
  const n = ramp.diverging ? 9 : 7;
  const each = box.w / n;
  // The first and the last field have the colours of the values beside them; the others those of their middle.
  const shareOf = (i: number): number => (i === 0 ? 0 : i === n - 1 ? 1 : (i + 0.5) / n);
  const fields = Array.from({ length: n }, (_, i) => ramp.of(ramp.min + shareOf(i) * (ramp.max - ramp.min)).fill);
  const mid = ramp.diverging ? 0 : Number(((ramp.min + ramp.max) / 2).toPrecision(12));
  const ends = [ramp.min, mid, ramp.max];
  const decimals = Math.min(6, sharedDecimals([ramp.min, ramp.max]));
  // A middle with more digits than the values would look like a threshold.
  const isRound = sharedDecimals([mid]) <= decimals;
  const words = ends.map((v) => kit.number(v, { decimals }));
  const widths = words.map((t) => kit.text.widthIn(t, size_pt));
  // Each number stands at its place on the bar; the middle one only with room on either side.
  const places = ends.map((v, i) => ((v - ramp.min) / (ramp.max - ramp.min)) * box.w - ((widths[i] as number) * i) / 2);
  const [low, middle, high] = places as [number, number, number];
  const hasMiddle =
    isRound && low + (widths[0] as number) + BETWEEN_ENDS <= middle && middle + (widths[1] as number) + BETWEEN_ENDS <= high;
  const shown = hasMiddle ? [0, 1, 2] : (widths[0] as number) + (widths[2] as number) + 0.1 <= box.w ? [0, 2] : [2];
  return [
    ...fields.map((fill, i) =>
      shape.rect(
        { id: `${id}/key-${i + 1}`, name: `key ${i + 1}`, role: 'swatch' },
        { x: box.x + i * each, y: box.y, w: each, h: box.h },
        { fill },
      ),
    ),
    ...shown.map((i) => {
      const w = widths[i] as number;
      return kit.label({
        id: `${id}/key-value-${i + 1}`,
        name: `key value ${i + 1}`,
        role: 'legend',
        box: { x: box.x + (places[i] as number), y: bottom(box) + 0.04, w, h: kit.text.pitchIn(size_pt) },
        runs: words[i] as string,
        bind: 'derived',
        style: { color: 'muted' },
        size_pt,
        wrap: false,
      });
    }),
  ];
}

function unitNote(p: Params, box: BoxIn, pane: Pane, kit: Kit): Shape[] {
  if (p.unit === undefined) return [];
  const path = `${pane.pointer}/unit`;
  if (kit.context.includes(p.unit)) {
    kit.drawn.add(path);
    return [];
  }
  return [
    kit.label({
      id: `${pane.id}/unit`,
      name: 'unit',
      role: 'axis',
      box: { ...box, w: Math.min(box.w, right(pane.box) - box.x) },
      runs: p.unit,
      path,
      style: { color: 'muted' },
      size_pt: 11,
      wrap: false,
    }),
  ];
}

function altText(p: Params, kit: Kit): string {
  const decimals = kit.sharedDecimals(p.cells.flat());
  const rows = p.cells.map((row, r) => {
    const cells = row.map((v, c) => `${p.x_labels[c] ?? c + 1} ${v === null ? DASH : kit.value(v, { decimals })}`);
    return `${p.y_labels[r] ?? `Row ${r + 1}`}: ${cells.join(', ')}`;
  });
  return `Heat map. ${rows.join('. ')}.`;
}
