/** Horizontal bars in order of size: who is large, who is small, who is below zero. */
import { z } from 'zod';
import {
  type BoxIn,
  capacityExceeded,
  columns,
  cutTop,
  DASH,
  type Density,
  isLabelUnit,
  type Kit,
  LABEL_GAP,
  labelColumn,
  labelPitch,
  levelsFor,
  type Pane,
  run,
  settle,
  shape,
  sharedDecimals,
  sideOf,
  WIDTH,
} from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';
import { color, maybeNumber, optionalText, textOrNumber } from './fields.ts';

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
});

type Params = z.infer<typeof params>;

interface Row {
  readonly label: string;
  readonly value: number | null;
  readonly unit: string;
  readonly pointer: string;
  readonly fill: Color;
  readonly emphasised: boolean;
  readonly text: string;
  readonly runs: readonly RunIn[];
}

/** Largest first, negatives last, missing ones at the end; ties keep input order. */
const bySize = (a: Params['rows'][number], b: Params['rows'][number]): number =>
  a.value === null ? (b.value === null ? 0 : 1) : b.value === null ? -1 : b.value - a.value;

const MAX_PITCH = 0.9;
const COLUMN_GAP = 0.6;
const MIN_BAR = 0.02;

export const barList = defineComponent<Params>({
  name: 'bar_list',
  purpose: 'Compares sizes across many items: horizontal bars sorted by value, each with its number.',
  params,
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
  take: (p, from, to) => ({ rows: [...p.rows].sort(bySize).slice(from, to) }),
  controls: ['color'],
  draw(p, pane, kit) {
    const rows = readRows(p, pane, kit);
    warnOfData(rows, kit);
    const unit = unitNote(rows, pane, kit);
    const plan = planRows(rows, unit.rest, pane, kit);
    if (plan.natural < 0.7 * unit.rest.h && pane.depth === 0)
      kit.warn('content_sparse', `${rows.length} rows use less than 70 % of the body's height.`, {
        path: `${pane.pointer}/rows`,
        remedy: 'Nothing to mend; a smaller part of a split view also holds them.',
      });
    // The unit stands on the plot, wherever that settles.
    const top = settle(unit.rest, plan.natural).y;
    return { shapes: [...unit.at(top), ...drawRows(rows, plan, pane, kit)], alt: altText(rows, kit) };
  },
});

function readRows(p: Params, pane: Pane, kit: Kit): Row[] {
  const units = new Set(p.rows.map((r) => r.unit).filter((u) => u !== undefined));
  const perRow = units.size > 1;
  const decimals = new Map<string, number>();
  for (const u of [...units, ''])
    decimals.set(u, sharedDecimals(p.rows.flatMap((r) => (r.value !== null && (!perRow || (r.unit ?? '') === u) ? [r.value] : []))));
  const shared = perRow ? '' : ([...units][0] ?? '');
  const rows = p.rows.map((r, i) => ({ ...r, pointer: `${pane.pointer}/rows/${i}`, label: String(r.label) }));
  const names = namedBy(
    kit.title,
    rows.map((r) => r.label),
  );
  const named = rows.map((r, i) => r.value !== null && r.value > 0 && names[i] === true);
  const anyNamed = named.some(Boolean);
  return rows
    .map((r, i): Row & { readonly at: number } => {
      const unit = perRow ? (r.unit ?? '') : shared;
      const own = kit.userColor(r.color, `${r.pointer}/color`);
      if (r.color !== undefined) kit.drawn.add(`${r.pointer}/color`);
      const emphasised = named[i] === true;
      const number = r.value === null ? DASH : kit.number(r.value, { decimals: decimals.get(unit) ?? 0, unit });
      const suffix = perRow && unit !== '' && !isLabelUnit(unit);
      const value = run(number, `${r.pointer}/value`, 'formatted');
      return {
        at: i,
        label: r.label,
        value: r.value,
        unit,
        pointer: r.pointer,
        emphasised,
        fill: own ?? (r.value !== null && r.value < 0 ? 'negative' : emphasised || !anyNamed ? 'accent1' : 'neutral'),
        text: suffix ? `${number} ${unit}` : number,
        runs: suffix ? [value, run(` ${unit}`, `${r.pointer}/unit`, 'verbatim', { color: 'muted', bold: false })] : [value],
      };
    })
    .sort((a, b) => (a.value === null ? (b.value === null ? a.at - b.at : 1) : b.value === null ? -1 : b.value - a.value || a.at - b.at));
}

/** Which labels the title names: as words, by their initials ("US"), or by a long name that only one label holds. */
function namedBy(title: string, labels: readonly string[]): boolean[] {
  if (title === '') return labels.map(() => false);
  const lower = title.toLowerCase();
  const letter = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? ' ');
  const asWord = (text: string, wanted: string): boolean => {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
      if (!letter(text, at - 1) && !letter(text, at + wanted.length)) return true;
    return false;
  };
  const named = labels.map((label) => {
    if (label === '') return false;
    if (label.length <= 3 ? asWord(title, label) : asWord(lower, label.toLowerCase())) return true;
    const initials = label.match(/\b\p{Lu}/gu)?.join('') ?? '';
    return initials.length >= 2 && initials.length <= 4 && asWord(title, initials);
  });
  for (const name of title.match(/\p{Lu}[\p{L}-]{6,}/gu) ?? []) {
    const holding = labels.flatMap((label, i) => (label.toLowerCase().includes(name.toLowerCase()) ? [i] : []));
    if (holding.length === 1 && holding[0] !== undefined) named[holding[0]] = true;
  }
  return named;
}

function warnOfData(rows: readonly Row[], kit: Kit): void {
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

/** A shared unit that does not stand on the labels is said once: by the sub-line, or at the top left of the plot. */
function unitNote(rows: readonly Row[], pane: Pane, kit: Kit): { readonly at: (top: number) => Shape[]; readonly rest: BoxIn } {
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

interface Plan {
  readonly boxes: readonly BoxIn[];
  readonly level: Density;
  readonly pitch: number;
  readonly bar: number;
  /** Height of a label that stands above its bar; 0 when labels have a column. */
  readonly above: number;
  readonly labelW: number;
  /** From the box's left edge. */
  readonly zero: number;
  readonly perUnit: number;
  readonly natural: number;
}

/** The roomiest arrangement that holds every row: one column by level, two columns, labels above their bars. */
function planRows(rows: readonly Row[], box: BoxIn, pane: Pane, kit: Kit): Plan {
  const n = rows.length;
  const levels = levelsFor(pane);
  const wide = pane.class === 'full';
  const narrow = pane.class === 'third' || pane.class === 'card';
  const labels = rows.map((r) => r.label);

  const beside = (level: Density, perColumn: number, boxes: readonly BoxIn[], share: number, anyLines: boolean): Plan | undefined => {
    const pitch = Math.min(box.h / perColumn, MAX_PITCH);
    if (pitch < level.pitch - 1e-9) return undefined;
    const { w } = boxes[0] as BoxIn;
    const line = labelPitch(labels, level.primary_pt, kit);
    const room = Math.max(1, Math.floor((pitch - 0.02) / line + 1e-6));
    const column = labelColumn(
      labels,
      {
        size_pt: level.primary_pt,
        cap_in: share * w,
        max_lines: anyLines ? room : Math.min(2, room),
        bold: (i) => rows[i]?.emphasised === true,
      },
      kit,
    );
    if (!column.fits) return undefined;
    const from = column.w + Math.max(0.1, level.pad * 0.75);
    const scale = fitScale(rows, w - from, level.primary_pt, kit, pane.per_unit);
    if (scale === undefined) return undefined;
    const bar = Math.min(0.6, Math.max(0.1, (pitch * 2) / 3));
    return { boxes, level, pitch, bar, above: 0, labelW: column.w, ...scale, zero: from + scale.zero, natural: pitch * perColumn };
  };
  const stacked = (level: Density): Plan | undefined => {
    const above = labelPitch(labels, level.primary_pt, kit) + 0.02;
    const pitch = Math.min(box.h / n, MAX_PITCH);
    const bar = Math.min(0.3, (pitch - above) * 0.7);
    if (bar < 0.1 || !labels.every((l) => kit.text.widthIn(l, level.primary_pt, { bold: true }) <= box.w)) return undefined;
    const scale = fitScale(rows, box.w, level.primary_pt, kit, pane.per_unit);
    return scale && { boxes: [box], level, pitch, bar, above, labelW: box.w, ...scale, natural: pitch * n };
  };

  for (const level of levels) {
    const plan = beside(level, n, [box], level.name === 'D2' || !wide ? 0.45 : 0.35, false);
    if (plan !== undefined) return plan;
    const over = narrow ? stacked(level) : undefined;
    if (over !== undefined) return over;
  }
  if (wide && n > 1) {
    const halves = columns(box, 2, COLUMN_GAP);
    for (const level of levels.slice(1)) {
      const plan = beside(level, Math.ceil(n / 2), halves, 0.45, false);
      if (plan === undefined) continue;
      kit.warn('layout_switched', `${n} rows are drawn in two columns on one scale instead of one column.`, {
        path: `${pane.pointer}/rows`,
        remedy: 'Send fewer rows to get one column.',
      });
      return plan;
    }
  }
  const densest = levels.at(-1) as Density;
  const last = beside(densest, n, [box], 0.55, true);
  if (last !== undefined) return last;
  const room = Math.floor(box.h / densest.pitch);
  const longest = labels[labelColumn(labels, { size_pt: densest.primary_pt, cap_in: 1e6, max_lines: 1 }, kit).widest] ?? '';
  throw capacityExceeded(
    n > room
      ? `bar_list has ${n} rows; ${room} fit here at ${densest.primary_pt} pt.`
      : `The label ${JSON.stringify(longest.slice(0, 60))} does not fit beside its bar at ${densest.primary_pt} pt.`,
    n > room ? `Send at most ${room} rows, or give the chart the whole slide.` : 'Shorten the labels, or give the chart more width.',
    { component: 'bar_list', count: n, limit: room, pointer: `${pane.pointer}/rows` },
  );
}

/** The largest scale, `most` at most, at which every bar and its number fit in `width`; zero's place from the plot's left edge. */
function fitScale(
  rows: readonly Row[],
  width: number,
  size_pt: number,
  kit: Kit,
  most = Number.POSITIVE_INFINITY,
): { readonly zero: number; readonly perUnit: number } | undefined {
  const sides = rows.map((r) => ({
    length: Math.abs(r.value ?? 0),
    label: kit.text.widthIn(r.text, size_pt, { bold: r.emphasised }) + LABEL_GAP,
    left: (r.value ?? 0) < 0,
  }));
  const largest = Math.max(...sides.map((s) => s.length));
  let perUnit = largest > 0 ? Math.min(width / largest, most) : 0;
  let zero = 0;
  // Newton's method on the width used: convex and piecewise linear, so it comes down to the answer in a few steps.
  for (let step = 0; step < 12; step++) {
    const reach = (left: boolean) => {
      let best = { used: 0, length: 0 };
      for (const s of sides) {
        const used = Math.max(s.length > 0 ? MIN_BAR : 0, s.length * perUnit) + s.label;
        if (s.left === left && used > best.used) best = { used, length: s.length };
      }
      return best;
    };
    const before = reach(true);
    const after = reach(false);
    zero = before.used;
    const excess = before.used + after.used - width;
    if (excess <= 1e-6) return { zero, perUnit };
    const slope = before.length + after.length;
    if (slope === 0) return undefined;
    perUnit -= excess / slope;
    if (perUnit * largest < Math.min(0.3, 0.1 * width)) return undefined;
  }
  return { zero, perUnit };
}

function drawRows(rows: readonly Row[], plan: Plan, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const bars: Shape[] = [];
  const axes: Shape[] = [];
  const labels: Shape[] = [];
  const perColumn = Math.ceil(rows.length / plan.boxes.length);
  const size_pt = plan.level.primary_pt;
  let tiny: Row | undefined;
  for (const [c, whole] of plan.boxes.entries()) {
    const own = rows.slice(c * perColumn, (c + 1) * perColumn);
    const box = settle(whole, plan.natural);
    const zero = box.x + plan.zero;
    for (const [i, row] of own.entries()) {
      const k = c * perColumn + i + 1;
      const value = row.value ?? 0;
      const top = box.y + i * plan.pitch;
      const exact = Math.abs(value) * plan.perUnit;
      const w = Math.max(MIN_BAR, exact);
      const at = value < 0 ? zero - w : zero;
      const y = plan.above > 0 ? top + plan.above : top + (plan.pitch - plan.bar) / 2;
      const id = `${pane.id}/bar-${k}`;
      if (exact > 0 && exact < MIN_BAR) tiny ??= row;
      if (row.value !== null)
        bars.push(
          shape.rect(
            {
              id,
              name: `bar ${k}: ${row.label}`,
              role: 'mark',
              datum: {
                path: `${row.pointer}/value`,
                value,
                scale: `${pane.id}/bars`,
                along: 'x',
                ...(exact < MIN_BAR ? { flags: ['bar_min_length'] as const } : {}),
              },
            },
            side.box({ x: at, y, w, h: plan.bar }),
            { fill: shape.fill(value === 0 ? 'muted' : row.fill) },
          ),
        );
      labels.push(
        kit.label({
          id: `${pane.id}/label-${k}`,
          name: `label ${k}: ${row.label}`,
          role: 'label',
          host: id,
          box: side.box(
            plan.above > 0 ? { x: box.x, y: top, w: plan.labelW, h: plan.above } : { x: box.x, y: top, w: plan.labelW, h: plan.pitch },
          ),
          runs: row.label,
          path: `${row.pointer}/label`,
          style: { color: 'ink', bold: row.emphasised },
          size_pt,
          anchor: 'middle',
          align: side.leading(row.label),
          balance: true,
        }),
      );
      const valueW = kit.text.widthIn(row.text, size_pt, { bold: row.emphasised });
      const shown = row.value === null ? 0 : w;
      labels.push(
        kit.label({
          id: `${pane.id}/value-${k}`,
          name: `value ${k}: ${row.label}`,
          role: 'value',
          host: id,
          box: side.box({ x: value < 0 ? zero - shown - LABEL_GAP - valueW : zero + shown + LABEL_GAP, y, w: valueW, h: plan.bar }),
          runs: row.runs,
          style: { color: row.value === null ? 'muted' : value < 0 ? kit.asText(row.fill) : 'ink', bold: row.emphasised },
          size_pt,
          anchor: 'middle',
          wrap: false,
          align: value < 0 ? side.end : side.start,
        }),
      );
    }
    const x = side.x(zero);
    const axis = (key: string, from: number, to: number): Shape =>
      shape.line(
        { id: `${pane.id}/baseline${key}`, name: 'zero line', role: 'baseline' },
        [x, from],
        [x, to],
        shape.stroke('muted', WIDTH.baseline),
      );
    // Labels above their bars must not be crossed.
    if (plan.above === 0) axes.push(axis(c === 0 ? '' : `-${c + 1}`, box.y, box.y + own.length * plan.pitch));
    else
      for (const i of own.keys()) {
        const y = box.y + i * plan.pitch + plan.above;
        axes.push(axis(`-${i + 1}`, y, y + plan.bar));
      }
  }
  if (tiny !== undefined)
    kit.warn('bar_min_length', `${tiny.label} is too small to be seen to scale and is drawn at the least length.`, {
      path: `${tiny.pointer}/value`,
      remedy: 'Nothing to mend: the number beside it is exact.',
    });
  return [...bars, ...axes, ...labels];
}

function altText(rows: readonly Row[], kit: Kit): string {
  const units = new Set(rows.map((r) => r.unit));
  const [unit = ''] = units;
  const said = units.size === 1 && unit !== '' && !isLabelUnit(unit) ? ` in ${unit}` : '';
  const title = kit.title === '' ? '' : `${kit.title}. `;
  return `Bar list${said}. ${title}${rows.map((r) => `${r.label} ${r.text}`).join(', ')}.`;
}
