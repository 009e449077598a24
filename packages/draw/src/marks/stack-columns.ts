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
  WIDTH,
} from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import { type Cell, cellRuns, isInside, type Stack, stackClaim } from './stack.ts';

const MAX_COLUMN = 1.3;
const BESIDE = 0.05;
const SWATCH = 0.14;

interface Plan {
  readonly level: Density;
  readonly size_pt: number;
  readonly slot: number;
  readonly column: number;
  readonly x0: number;
  /** Top and foot of the plot. */
  readonly top: number;
  readonly low: number;
  readonly perUnit: number;
  readonly zero: number;
  readonly categoryTop: number;
  readonly categoryH: number;
  readonly legendH: number;
  /** Centres of the names at the last column; undefined for a legend above. */
  readonly names?: readonly number[];
  readonly outside: readonly ReadonlyMap<number, number>[];
}

/** Draws columns, or nothing when numbers or labels need rows. Time runs left to right in every script. */
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
  const gutter = direct ? Math.max(...names.map((k) => kit.text.widthIn(k.text, size_pt))) + SWATCH + 0.25 : 0;
  if (direct && (gutter > 0.22 * box.w || stack.key.length !== names.length || rows.at(-1)?.cells.length !== names.length))
    return undefined;
  const slot = Math.min((box.w - gutter) / n, MAX_COLUMN * 1.5);
  const column = (slot * 2) / 3;
  const widths = new Map<Cell, number>();
  for (const r of rows) for (const c of r.cells) widths.set(c, kit.text.widthIn(c.text, size_pt));
  const totals = rows.map((r) => (r.total_text === undefined ? 0 : kit.text.widthIn(r.total_text, size_pt, { bold: true })));
  if (Math.max(...totals) > slot - 0.04) return undefined;
  let lines = 1;
  for (const r of rows) {
    const fit = kit.fit({ block: kit.block(r.label, { color: 'ink' }), sizes_pt: [size_pt], width_in: slot - 0.04, max_lines: 3 });
    if (!fit.fits) return undefined;
    lines = Math.max(lines, fit.lines);
  }
  const x0 = box.x + (box.w - slot * n - gutter) / 2;
  const legendH = direct ? 0 : legendHeight(stack.key, box.x + box.w - x0, size_pt, kit) + 0.1;
  const categoryH = lines * kit.text.pitchIn(size_pt, 1.2);
  const categoryTop = box.y + box.h - categoryH;
  const top = box.y + legendH + (Math.max(...totals) > 0 ? line + LABEL_GAP : 0.02);
  const low = categoryTop - 0.1;
  if (low - top < 1) return undefined;
  const span = stack.high - stack.low;
  const perUnit = span > 0 ? (low - top) / span : 0;
  const zero = low + stack.low * perUnit;
  const outside: ReadonlyMap<number, number>[] = [];
  for (const r of rows) {
    const small = r.cells.flatMap((cell, k) =>
      isInside(Math.abs(cell.to - cell.from) * perUnit, column, widths.get(cell) ?? 0, line, false) ? [] : [{ cell, k }],
    );
    if (small.some(({ cell }) => (widths.get(cell) ?? 0) + BESIDE + 0.14 > slot - column)) return undefined;
    const centres = new Map<number, number>();
    // Above and below zero apart: a number never stands on the baseline.
    for (const below of [false, true]) {
      const own = small.filter(({ cell }) => (cell.value ?? 0) < 0 === below);
      const wanted = own.map(({ cell }) => ({ target: zero - ((cell.from + cell.to) / 2) * perUnit, size: line * 0.9 }));
      const placed = below ? spread(wanted, zero + 0.02, categoryTop - 0.02, 0.01) : spread(wanted, top - line, zero - 0.02, 0.01);
      if (placed === undefined || placed.some((c, i) => Math.abs(c - (wanted[i]?.target ?? c)) > 0.6)) return undefined;
      for (const [i, { k }] of own.entries()) centres.set(k, placed[i] as number);
    }
    outside.push(centres);
  }
  let centres: readonly number[] | undefined;
  if (direct) {
    const last = rows.at(-1)?.cells ?? [];
    if (last.some((c) => c.value === null || c.value === 0) || (outside.at(-1)?.size ?? 0) > 0) return undefined;
    const wanted = last.map((c) => ({ target: zero - ((c.from + c.to) / 2) * perUnit, size: line }));
    centres = spread(wanted, top, low);
    if (centres === undefined || centres.some((c, i) => Math.abs(c - (wanted[i]?.target ?? c)) > 0.1)) return undefined;
  }
  return {
    level,
    size_pt,
    slot,
    column,
    x0,
    top,
    low,
    perUnit,
    zero,
    categoryTop,
    categoryH,
    legendH,
    ...(centres === undefined ? {} : { names: centres }),
    outside,
  };
}

function drawPlan(stack: Stack, plan: Plan, pane: Pane, kit: Kit): Shape[] {
  const { size_pt, slot, column, zero, perUnit } = plan;
  const line = kit.text.pitchIn(size_pt);
  const marks: Shape[] = [];
  const leaders: Shape[] = [];
  const texts: Shape[] = [];
  let tiny: Cell | undefined;
  for (const [i, row] of stack.rows.entries()) {
    const id = `${pane.id}/column-${i + 1}`;
    const x = plan.x0 + i * slot + (slot - column) / 2;
    texts.push(
      kit.label({
        id: `${id}/label`,
        name: `label ${i + 1}: ${row.label}`,
        role: 'label',
        box: { x: plan.x0 + i * slot + 0.02, y: plan.categoryTop, w: slot - 0.04, h: plan.categoryH },
        runs: row.label,
        path: row.path,
        style: { color: 'ink' },
        size_pt,
        align: 'center',
        balance: true,
      }),
    );
    for (const [k, cell] of row.cells.entries()) {
      const part = `${id}/part-${k + 1}`;
      const exact = Math.abs(cell.to - cell.from) * perUnit;
      const upper = zero - Math.max(cell.from, cell.to) * perUnit;
      const h = Math.max(0.02, exact);
      if (cell.value !== null && cell.value !== 0) {
        if (exact < 0.02) tiny ??= cell;
        marks.push(
          shape.rect(
            {
              id: part,
              name: `column ${i + 1} part ${k + 1}: ${row.label}`,
              role: 'mark',
              datum: {
                path: cell.path,
                value: cell.value,
                series: String(cell.category + 1),
                scale: `${pane.id}/stack`,
                along: 'y',
                flags: [...(cell.from === 0 ? [] : (['floating'] as const)), ...(exact < 0.02 ? (['bar_min_length'] as const) : [])],
              },
            },
            { x, y: upper, w: column, h },
            { fill: shape.fill(cell.fill), stroke: shape.stroke('canvas', 0.75) },
          ),
        );
      }
      const common = { id: `${part}/value`, name: `value ${i + 1}.${k + 1}`, role: 'value' as const, host: part };
      const base = { runs: cellRuns(cell), size_pt, anchor: 'middle' as const, wrap: false };
      const centre = plan.outside[i]?.get(k);
      if (centre === undefined) {
        texts.push(kit.label({ ...common, ...base, box: { x, y: upper, w: column, h }, style: { color: cell.on }, align: 'center' }));
        continue;
      }
      const target = upper + h / 2;
      const moved = Math.abs(centre - target) > 0.04;
      const at = x + column + (moved ? 0.11 : BESIDE);
      if (moved)
        leaders.push(
          shape.line(
            { id: `${part}/leader`, name: 'leader', role: 'leader', host: part },
            [x + column, target],
            [at - 0.01, centre],
            shape.stroke('muted', WIDTH.leader),
          ),
        );
      texts.push(
        kit.label({
          ...common,
          ...base,
          box: { x: at, y: centre - line / 2, w: kit.text.widthIn(cell.text, size_pt), h: line },
          style: { color: cell.value === null || cell.value === 0 ? 'muted' : 'ink' },
          align: 'left',
        }),
      );
    }
    if (row.total_text !== undefined)
      texts.push(
        kit.label({
          id: `${id}/total`,
          name: `total ${i + 1}: ${row.label}`,
          role: 'value',
          host: `${id}/label`,
          box: { x: plan.x0 + i * slot, y: zero - row.high * perUnit - LABEL_GAP - line, w: slot, h: line },
          runs: [{ text: row.total_text, bind: 'derived' }],
          style: { color: 'ink', bold: true },
          size_pt,
          align: 'center',
          anchor: 'middle',
          wrap: false,
        }),
      );
  }
  kit.charts.push(stackClaim(stack, pane.id, 'y', (i, k) => `${pane.id}/column-${i + 1}/part-${k + 1}`));
  if (tiny !== undefined)
    kit.warn('bar_min_length', 'Some segments are too small to be seen to scale and are drawn at the least height.', {
      path: tiny.path,
      remedy: 'Nothing to mend: the numbers beside them are exact.',
    });
  const axis = shape.line(
    { id: `${pane.id}/baseline`, name: 'baseline', role: 'baseline' },
    [plan.x0, zero],
    [plan.x0 + slot * stack.rows.length, zero],
    shape.stroke('muted', WIDTH.baseline),
  );
  return [...marks, axis, ...leaders, ...keyShapes(stack, plan, pane, kit), ...texts];
}

function keyShapes(stack: Stack, plan: Plan, pane: Pane, kit: Kit): Shape[] {
  const id = `${pane.id}/legend`;
  const { size_pt, names } = plan;
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
