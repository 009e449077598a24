/** Stacked columns, for rows that are periods: numbers inside their segments, small ones beside them, names at the last column. */
import {
  type BoxIn,
  type Density,
  drawLegend,
  type Kit,
  LABEL_GAP,
  legendHeight,
  levelsFor,
  type Pane,
  shape,
  spread,
} from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import { type Cell, isInside, type Stack, type StackRow, stackClaim } from './stack.ts';
import {
  type CellPlace,
  cellNumber,
  hasSegment,
  MIN_LENGTH_IN,
  numberLeader,
  numberWidths,
  type OutsideNumber,
  placeOutside,
  rowTotal,
  type StackLayers,
  segment,
  warnOfShort,
  zeroLine,
} from './stack-parts.ts';

const MAX_COLUMN = 1.3;
const BESIDE = 0.05;
const SWATCH = 0.14;

/** Sizes of the words around the columns. They have more room than the numbers inside. */
interface Sizes {
  readonly names: number;
  readonly totals: number;
  /** Totals of the columns that an annotation compares. */
  readonly compared: number;
  readonly categories: number;
}

interface Plan {
  readonly size_pt: number;
  readonly sizes: Sizes;
  readonly slot: number;
  readonly column: number;
  readonly x0: number;
  readonly perUnit: number;
  readonly zero: number;
  readonly categoryTop: number;
  readonly categoryH: number;
  /** Centres of the names at the last column; undefined for a legend above. */
  readonly names?: readonly number[];
  readonly outside: readonly ReadonlyMap<number, number>[];
}

/** Draws columns, or returns undefined when numbers or labels need rows. Time runs left to right in every script. */
export function drawStackColumns(stack: Stack, pane: Pane, kit: Kit): Shape[] | undefined {
  for (const level of levelsFor(pane))
    for (const direct of [true, false]) {
      const plan = planColumns(stack, level, direct, pane.box, kit);
      if (plan === undefined) continue;
      if (pane.depth === 0 && plan.slot * stack.rows.length < 0.6 * pane.box.w)
        kit.warn('content_sparse', `${stack.rows.length} columns at their widest leave part of the body's width free.`, {
          path: pane.pointer,
          remedy: 'Nothing to mend; a smaller part of a split view also holds them.',
        });
      return drawPlan(stack, plan, pane, kit);
    }
  return undefined;
}

function planColumns(stack: Stack, level: Density, direct: boolean, box: BoxIn, kit: Kit): Plan | undefined {
  const { rows } = stack;
  const n = rows.length;
  const size_pt = level.secondary_pt;
  const line = kit.text.pitchIn(size_pt);
  const names = stack.key.filter((k) => k.glyph === undefined);
  const larger = level.name === 'D0' ? [16, 14, size_pt] : [size_pt];
  const gutterAt = (pt: number): number => Math.max(...names.map((k) => kit.text.widthIn(k.text, pt))) + SWATCH + 0.25;
  const names_pt = larger.find((pt) => gutterAt(pt) <= 0.14 * box.w) ?? size_pt;
  const gutter = direct ? gutterAt(names_pt) : 0;
  if (direct && (gutter > 0.22 * box.w || stack.key.length !== names.length || rows.at(-1)?.cells.length !== names.length))
    return undefined;
  const slot = Math.min((box.w - gutter) / n, MAX_COLUMN * 1.5);
  const column = (slot * 2) / 3;
  const widths = numberWidths(stack, size_pt, kit);
  const totalsAt = (pt: number): number =>
    Math.max(...rows.map((r) => (r.total_text === undefined ? 0 : kit.text.widthIn(r.total_text, pt, { bold: true }))));
  if (totalsAt(size_pt) > slot - 0.04) return undefined;
  const totals_pt = larger.find((pt) => totalsAt(pt) <= slot - 0.1) ?? size_pt;
  const compared_pt = totals_pt === 16 && kit.compared.size > 0 && totalsAt(20) <= slot - 0.1 ? 20 : totals_pt;
  const isBold = (r: StackRow): boolean => kit.compared.has(r.label);
  const widestName = (pt: number): number => Math.max(...rows.map((r) => kit.text.widthIn(r.label, pt, { bold: isBold(r) })));
  const categories_pt = larger.find((pt) => pt <= 14 && widestName(pt) <= slot - 0.16) ?? size_pt;
  let lines = 1;
  for (const r of rows) {
    const block = kit.block(r.label, { color: 'ink', bold: isBold(r) });
    const fit = kit.fit({ block, sizes_pt: [categories_pt], width_in: slot - 0.04, max_lines: 3 });
    if (!fit.fits) return undefined;
    lines = Math.max(lines, fit.lines);
  }
  const sizes: Sizes = { names: names_pt, totals: totals_pt, compared: compared_pt, categories: categories_pt };
  const x0 = box.x + (box.w - slot * n - gutter) / 2;
  const legendH = direct ? 0 : legendHeight(stack.key, box.x + box.w - x0, size_pt, kit) + 0.1;
  const categoryH = lines * kit.text.pitchIn(categories_pt, 1.2);
  const categoryTop = box.y + box.h - categoryH;
  const top = box.y + legendH + (totalsAt(size_pt) > 0 ? kit.text.pitchIn(compared_pt) + LABEL_GAP : 0.02);
  const low = categoryTop - 0.1;
  if (low - top < 1) return undefined;
  const span = stack.high - stack.low;
  const perUnit = span > 0 ? (low - top) / span : 0;
  const zero = low + stack.low * perUnit;
  const outside: ReadonlyMap<number, number>[] = [];
  for (const r of rows) {
    const small = r.cells.flatMap((cell, k): OutsideNumber[] =>
      isInside(Math.abs(cell.to - cell.from) * perUnit, column, widths.get(cell) ?? 0, line, false) ? [] : [{ cell, k }],
    );
    if (small.some(({ cell }) => (widths.get(cell) ?? 0) + BESIDE + 0.14 > slot - column)) return undefined;
    const centres = placeOutside(small, {
      target: (cell) => zero - ((cell.from + cell.to) / 2) * perUnit,
      size: () => line * 0.9,
      negatives: [zero + 0.02, categoryTop - 0.02],
      others: [top - line, zero - 0.02],
      gap: 0.01,
      max_drift: 0.6,
    });
    if (centres === undefined) return undefined;
    outside.push(centres);
  }
  const centres = direct
    ? placeNames(rows.at(-1)?.cells ?? [], outside.at(-1), { zero, perUnit, line: kit.text.pitchIn(names_pt), top, low })
    : undefined;
  if (direct && centres === undefined) return undefined;
  return {
    size_pt,
    sizes,
    slot,
    column,
    x0,
    perUnit,
    zero,
    categoryTop,
    categoryH,
    ...(centres === undefined ? {} : { names: centres }),
    outside,
  };
}

/** Centres of the names beside the segments of the last column. Undefined where one would be too far from its segment. */
function placeNames(
  last: readonly Cell[],
  outside: ReadonlyMap<number, number> | undefined,
  { zero, perUnit, line, top, low }: { zero: number; perUnit: number; line: number; top: number; low: number },
): readonly number[] | undefined {
  if (!last.every(hasSegment) || (outside?.size ?? 0) > 0) return undefined;
  const wanted = last.map((c) => ({ target: zero - ((c.from + c.to) / 2) * perUnit, size: line }));
  const centres = spread(wanted, top, low);
  return centres?.some((c, i) => Math.abs(c - (wanted[i]?.target ?? c)) > 0.1) ? undefined : centres;
}

/** Values that the steps of drawing share. */
interface Drawing {
  readonly stack: Stack;
  readonly plan: Plan;
  readonly pane: Pane;
  readonly kit: Kit;
}

function drawPlan(stack: Stack, plan: Plan, pane: Pane, kit: Kit): Shape[] {
  const drawing: Drawing = { stack, plan, pane, kit };
  const layers: StackLayers = { marks: [], leaders: [], texts: [] };
  for (const [i, row] of stack.rows.entries()) drawColumn(row, i, drawing, layers);
  kit.charts.push(stackClaim(stack, pane.id, 'y', (i, k) => `${pane.id}/column-${i + 1}/part-${k + 1}`));
  warnOfShort(
    stack.rows.flatMap((row) => row.cells).find((cell) => hasSegment(cell) && lengthOf(cell, plan) < MIN_LENGTH_IN),
    'height',
    kit,
  );
  const { x0, zero } = plan;
  const axis = zeroLine(pane.id, 'baseline', [x0, zero], [x0 + plan.slot * stack.rows.length, zero]);
  return [...forecastGround(drawing), ...layers.marks, axis, ...layers.leaders, ...keyShapes(drawing), ...layers.texts];
}

/** Distance from the edges of the forecast to its name, inches. */
const GROUND_PAD = 0.08;

/** Forecast columns are on a tinted ground with its name. */
function forecastGround({ stack, plan, pane, kit }: Drawing): Shape[] {
  const from = stack.forecast_from;
  const { x0, slot, column, zero, perUnit, sizes, outside } = plan;
  if (from === undefined || from <= 0 || from >= stack.rows.length) return [];
  // Numbers beside the last actual column stay on the actual side.
  const last = x0 + from * slot - (slot - column) / 2;
  const taken = Math.max(
    0,
    ...[...(outside[from - 1] ?? [])].map(([k, centre]) => {
      const cell = stack.rows[from - 1]?.cells[k];
      if (cell === undefined) return 0;
      const moved = Math.abs(centre - (zero - ((cell.from + cell.to) / 2) * perUnit)) > 0.04;
      return last + (moved ? 0.11 : BESIDE) + kit.text.widthIn(cell.text, plan.size_pt) + 0.04;
    }),
  );
  const left = Math.min(Math.max(x0 + from * slot, taken), last + slot - column - 0.02);
  // Names begin slightly beyond the last column.
  const end = x0 + stack.rows.length * slot - Math.max(0, (slot - column) / 2 - (plan.names === undefined ? slot : 0.08));
  const ground = { x: left, y: pane.box.y, w: end - left, h: pane.box.h };
  const id = `${pane.id}/forecast`;
  const words = kit.word('forecast');
  const size_pt = sizes.categories;
  const w = kit.text.widthIn(words, size_pt, { bold: true });
  const h = kit.text.pitchIn(size_pt);
  const reach = Math.ceil((w + 2 * GROUND_PAD) / slot);
  const highest = Math.max(...stack.rows.slice(from, from + reach).map((r) => r.high));
  const totals = kit.text.pitchIn(sizes.compared) + LABEL_GAP * 2;
  const isFree = zero - highest * perUnit - totals > ground.y + GROUND_PAD + h;
  const label = { x: left + GROUND_PAD, y: ground.y + GROUND_PAD, w: w + 0.02, h };
  const pen = shape.stroke('muted', 0.75, { dash: 'dash' });
  return [
    shape.rect({ id, name: 'forecast', role: 'decoration' }, ground, { fill: shape.fill('surface') }),
    shape.line({ id: `${id}/boundary`, name: 'end of actuals', role: 'leader' }, [left, ground.y], [left, ground.y + ground.h], pen),
    ...(isFree
      ? [
          kit.label({
            id: `${id}/name`,
            name: 'forecast',
            role: 'label',
            box: label,
            runs: words,
            style: { color: 'muted', bold: true },
            size_pt,
            wrap: false,
          }),
        ]
      : []),
  ];
}

const lengthOf = (cell: Cell, plan: Plan): number => Math.abs(cell.to - cell.from) * plan.perUnit;

/** The name of a column, its segments with their numbers, and its total. */
function drawColumn(row: StackRow, i: number, drawing: Drawing, layers: StackLayers): void {
  const { plan, pane, kit } = drawing;
  const { sizes, slot, column, zero, perUnit } = plan;
  const compared = kit.compared.has(row.label);
  const id = `${pane.id}/column-${i + 1}`;
  layers.texts.push(
    kit.label({
      id: `${id}/label`,
      name: `label ${i + 1}: ${row.label}`,
      role: 'label',
      box: { x: plan.x0 + i * slot + 0.02, y: plan.categoryTop, w: slot - 0.04, h: plan.categoryH },
      runs: row.label,
      path: row.path,
      style: { color: 'ink', bold: compared },
      size_pt: sizes.categories,
      align: 'center',
      balance: true,
    }),
  );
  const x = plan.x0 + i * slot + (slot - column) / 2;
  for (const [k, cell] of row.cells.entries()) {
    const place: CellPlace = { id: `${id}/part-${k + 1}`, row, i, k, cell };
    const exact = lengthOf(cell, plan);
    const box = { x, y: zero - Math.max(cell.from, cell.to) * perUnit, w: column, h: Math.max(MIN_LENGTH_IN, exact) };
    if (hasSegment(cell))
      layers.marks.push(segment(place, box, { what: 'column', along: 'y', pane: pane.id, short: exact < MIN_LENGTH_IN }));
    layers.texts.push(numberOf(place, box, drawing, layers));
  }
  if (row.total_text === undefined) return;
  const total_pt = compared ? sizes.compared : sizes.totals;
  const line = kit.text.pitchIn(total_pt);
  const box = { x: plan.x0 + i * slot, y: zero - row.high * perUnit - LABEL_GAP - line, w: slot, h: line };
  layers.texts.push(rowTotal(id, i, row, row.total_text, box, 'center', total_pt, kit, compared || kit.compared.size === 0));
}

/** Inside its segment, or to the right of it, with a leader where it has moved. */
function numberOf(place: CellPlace, box: BoxIn, { plan, kit }: Drawing, layers: StackLayers): Shape {
  const { cell, i, k } = place;
  const { size_pt } = plan;
  const centre = plan.outside[i]?.get(k);
  if (centre === undefined) return cellNumber(place, box, { size_pt, color: cell.on, align: 'center' }, kit);
  const target = box.y + box.h / 2;
  const moved = Math.abs(centre - target) > 0.04;
  const right = box.x + box.w;
  const x = right + (moved ? 0.11 : BESIDE);
  if (moved) layers.leaders.push(numberLeader(place, [right, target], [x - 0.01, centre]));
  const line = kit.text.pitchIn(size_pt);
  return cellNumber(
    place,
    { x, y: centre - line / 2, w: kit.text.widthIn(cell.text, size_pt), h: line },
    { size_pt, color: hasSegment(cell) ? 'ink' : 'muted', align: 'left' },
    kit,
  );
}

function keyShapes({ stack, plan, pane, kit }: Drawing): Shape[] {
  const id = `${pane.id}/legend`;
  const { names } = plan;
  const size_pt = names === undefined ? plan.size_pt : plan.sizes.names;
  if (names === undefined)
    return drawLegend(stack.key, { ...pane.box, x: plan.x0, w: pane.box.x + pane.box.w - plan.x0 }, size_pt, id, kit);
  const line = kit.text.pitchIn(size_pt);
  const x = plan.x0 + plan.slot * stack.rows.length - (plan.slot - plan.column) / 2 + 0.15;
  return stack.key.flatMap((entry, k) => {
    const y = (names[k] as number) - line / 2;
    return [
      shape.rect(
        { id: `${id}/swatch-${k + 1}`, name: `swatch: ${entry.text}`, role: 'swatch' },
        { x, y: y + (line - SWATCH) / 2, w: SWATCH, h: SWATCH },
        { fill: shape.fill(entry.fill) },
      ),
      kit.label({
        id: `${id}/name-${k + 1}`,
        name: `legend: ${entry.text}`,
        role: 'legend',
        host: `${id}/swatch-${k + 1}`,
        box: { x: x + SWATCH + 0.07, y, w: kit.text.widthIn(entry.text, size_pt), h: line },
        runs: entry.text,
        ...(entry.path === undefined ? {} : { path: entry.path }),
        style: { color: 'ink' },
        size_pt,
        anchor: 'middle',
        wrap: false,
      }),
    ];
  });
}
