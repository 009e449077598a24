/** Horizontal bars in order of size: which are large, small or below zero. */
import { z } from 'zod';
import { annotationFields } from '../fields/annotations.ts';
import { color, maybeNumber, optionalText, textOrNumber } from '../fields/fields.ts';
import { type BoxIn, cutTop, DASH, isLabelUnit, type Kit, levelsFor, type Pane, run, settle, sideOf } from '../layout/index.ts';
import { type BarRow, drawBars, planBars } from '../marks/ranked-bars.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  rows: z
    .array(
      z.object({
        label: textOrNumber,
        value: maybeNumber.describe('Drawn to one scale from zero; null where it is missing.'),
        unit: optionalText.describe('Printed once when all rows share it.'),
        color: color.describe('A theme token or #RRGGBB.'),
      }),
    )
    .min(1, 'needs at least one row'),
  ...annotationFields,
});

type Params = z.infer<typeof params>;

/** Largest first, negatives last, missing values at the end. Ties keep input order. */
const bySize = (a: Params['rows'][number], b: Params['rows'][number]): number =>
  a.value === null ? (b.value === null ? 0 : 1) : b.value === null ? -1 : b.value - a.value;

export const barList = defineComponent<Params>({
  name: 'bar_list',
  purpose: 'Compares sizes across many items: horizontal bars sorted by value, each with its number.',
  params,
  annotates: true,
  example: {
    title: 'Nordics is the largest region, and two of nine markets still lose money',
    params: {
      rows: [
        { label: 'Nordics', value: 148, unit: '€m' },
        { label: 'Germany', value: 121, unit: '€m' },
        { label: 'Benelux', value: 86, unit: '€m' },
        { label: 'United Kingdom and Ireland', value: 64, unit: '€m' },
        { label: 'France', value: 59, unit: '€m' },
        { label: 'Poland', value: 33, unit: '€m' },
        { label: 'Italy', value: 12, unit: '€m' },
        { label: 'Iberia', value: -9, unit: '€m' },
        { label: 'Switzerland', value: -21, unit: '€m' },
      ],
    },
  },
  capacity: { what: 'rows', soft: 16, hard: 50 },
  count: (p) => p.rows.length,
  take: (p, from, to) => ({ ...p, rows: [...p.rows].sort(bySize).slice(from, to) }),
  controls: ['color'],
  draw(p, pane, kit) {
    const rows = readRows(p, pane, kit);
    warnOfData(rows, kit);
    const unit = unitNote(rows, pane, kit);
    const plan = planBars(rows, unit.rest, pane, kit);
    if (plan.natural < 0.7 * unit.rest.h && pane.depth === 0)
      kit.warn('content_sparse', `${rows.length} rows use less than 70 % of the body's height.`, {
        path: `${pane.pointer}/rows`,
        remedy: 'Nothing to mend; a smaller part of a split view also holds them.',
      });
    // The unit is at the top of the plot, wherever the plot is placed.
    const top = settle(unit.rest, plan.natural).y;
    return { shapes: [...unit.at(top), ...drawBars(rows, plan, pane, kit)], alt: altText(rows, kit) };
  },
});

function readRows(p: Params, pane: Pane, kit: Kit): BarRow[] {
  const units = new Set(p.rows.map((r) => r.unit).filter((u) => u !== undefined));
  const perRow = units.size > 1;
  const decimals = new Map<string, number>();
  for (const u of [...units, ''])
    decimals.set(u, kit.sharedDecimals(p.rows.flatMap((r) => (!perRow || (r.unit ?? '') === u ? [r.value] : []))));
  const shared = perRow ? '' : ([...units][0] ?? '');
  const rows = p.rows.map((r, i) => ({ ...r, pointer: `${pane.pointer}/rows/${i}`, label: String(r.label) }));
  const isInTitle = rows.map((r) => r.value !== null && r.value > 0 && kit.isEmphasised(r.pointer));
  const anyNamed = isInTitle.some(Boolean);
  return rows
    .map((r, i): BarRow & { readonly at: number } => {
      const unit = perRow ? (r.unit ?? '') : shared;
      const own = kit.userColor(r.color, `${r.pointer}/color`);
      if (r.color !== undefined) kit.drawn.add(`${r.pointer}/color`);
      const emphasised = isInTitle[i] === true;
      const number = r.value === null ? DASH : kit.value(r.value, { decimals: decimals.get(unit) ?? 0, unit });
      const suffix = perRow && unit !== '' && !isLabelUnit(unit);
      const value = run(number, `${r.pointer}/value`, 'formatted');
      if (isLabelUnit(unit) || !suffix) kit.drawn.add(`${r.pointer}/unit`);
      return {
        at: i,
        label: r.label,
        value: r.value,
        unit,
        pointer: r.pointer,
        emphasised,
        fill: own ?? (emphasised || !anyNamed ? 'accent1' : 'neutral'),
        text: suffix ? `${number} ${unit}` : number,
        runs: suffix ? [value, run(` ${unit}`, `${r.pointer}/unit`, 'verbatim', { color: 'muted', bold: false })] : [value],
      };
    })
    .sort((a, b) => (a.value === null ? (b.value === null ? a.at - b.at : 1) : b.value === null ? -1 : b.value - a.value || a.at - b.at));
}

function warnOfData(rows: readonly BarRow[], kit: Kit): void {
  const missing = rows.filter((r) => r.value === null);
  if (missing[0] !== undefined)
    kit.warn('missing_values', `${missing.map((r) => r.label).join(', ')}: no value; a dash stands in its place.`, {
      path: `${missing[0].pointer}/value`,
      remedy: 'Send the value, or leave the row out.',
    });
  const units = new Set(rows.filter((r) => r.unit !== '').map((r) => r.unit));
  if (units.size > 1)
    kit.warn('mixed_units', `The rows are in ${[...units].join(', ')} but share one scale, so their lengths do not compare.`, {
      path: `${rows[0]?.pointer}/unit`,
      remedy: 'Send one unit a chart.',
    });
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { label } of rows) {
    if (seen.has(label) && label !== '') twice.add(label);
    seen.add(label);
  }
  const again = rows.find((r) => twice.has(r.label));
  if (again !== undefined)
    kit.warn(
      'duplicate_labels',
      `More than one row is called ${[...twice]
        .slice(0, 3)
        .map((l) => JSON.stringify(l))
        .join(', ')}.`,
      {
        path: `${again.pointer}/label`,
        remedy: 'Tell the rows apart by their labels.',
      },
    );
  const sizes = rows.map((r) => Math.abs(r.value ?? 0)).filter((v) => v > 0);
  if (sizes.length > 1 && Math.max(...sizes) / Math.min(...sizes) > 100)
    kit.warn('huge_range', 'The largest value is more than 100 times the smallest; the small bars are hard to tell apart.', {
      path: rows[0]?.pointer,
      remedy: 'Nothing to mend: the scale is exact and every number is printed.',
    });
}

/** A shared unit that the labels do not show is printed once: in the sub-line, or at the top left of the plot. */
function unitNote(rows: readonly BarRow[], pane: Pane, kit: Kit): { readonly at: (top: number) => Shape[]; readonly rest: BoxIn } {
  const units = new Set(rows.map((r) => r.unit));
  const [unit = ''] = units;
  for (const row of rows) if (row.unit !== '' && units.size === 1) kit.drawn.add(`${row.pointer}/unit`);
  if (units.size > 1 || unit === '' || isLabelUnit(unit) || kit.context.includes(unit)) return { at: () => [], rest: pane.box };
  const fit = kit.fit({
    block: kit.block(unit, { color: 'muted' }, `${rows[0]?.pointer}/unit`),
    sizes_pt: levelsFor(pane)[0]?.name === 'D0' ? [12, 11, 10] : [11, 10],
    width_in: pane.box.w,
    max_lines: 1,
  });
  const h = Math.max(0.2, fit.height_in);
  const gap = 0.06;
  const { rest } = cutTop(pane.box, h, gap);
  const side = sideOf(pane.box, kit);
  const w = Math.min(pane.box.w, Math.ceil(fit.width_in * 100) / 100);
  return {
    rest,
    at: (top) => [
      kit.place({ id: `${pane.id}/unit`, name: 'unit', role: 'axis' }, side.box({ x: pane.box.x, y: top - gap - h, w, h }), {
        block: fit.block,
        size_pt: fit.size_pt,
        anchor: 'middle',
        align: side.start,
      }),
    ],
  };
}

function altText(rows: readonly BarRow[], kit: Kit): string {
  const units = new Set(rows.map((r) => r.unit));
  const [unit = ''] = units;
  const said = units.size === 1 && unit !== '' && !isLabelUnit(unit) ? ` in ${unit}` : '';
  const title = kit.title === '' ? '' : `${kit.title}. `;
  return `Bar list${said}. ${title}${rows.map((r) => `${r.label} ${r.text}`).join(', ')}.`;
}
