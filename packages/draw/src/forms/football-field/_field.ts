/** Floating bars from low to high, with both values outside, a tick at the middle, and one reference line across. */
import {
  type BridgeClaim,
  type Drawing,
  drawRowNames,
  type Kit,
  type Numbers,
  niceTicks,
  noteUnit,
  numbersOf,
  planNamedRows,
  type RowPlan,
  Sketch,
  saysValue,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import type { FieldData } from './form.ts';

export interface FieldOptions {
  /** Prints low, middle and high in columns instead of at the bars. */
  readonly table?: boolean;
  /** Prints the distance of both ends to the reference, in percent of it. */
  readonly premium?: boolean;
}

/** A range with its ends in order, and the member of the request that each end comes from. */
type Range = FieldData['ranges'][number] & {
  readonly pointer: string;
  readonly a: number;
  readonly b: number;
  readonly a_path: string;
  readonly b_path: string;
};

/** Room for the numbers of the axis, inches, and their size. */
const AXIS_H = 0.3;
const TICK = 0.06;
const AXIS_PT = 12;

/** What all parts of the drawing share. */
interface FieldPlan {
  readonly sketch: Sketch;
  readonly kit: Kit;
  /** JSON Pointer of the form's data. */
  readonly pointer: string;
  readonly ranges: readonly Range[];
  readonly ref: FieldData['reference'];
  readonly table: boolean;
  readonly premium: boolean;
  readonly numbers: Numbers;
  readonly plan: RowPlan;
  /** Distance to the reference in percent of it, as printed. */
  readonly pct: (v: number) => string;
  /** Width of the widest number at an end, and of a column of the table. */
  readonly textW: number;
  readonly colW: number;
  /** Position of a value. */
  readonly x: (v: number) => number;
  /** Ends of the axis, inches. */
  readonly ends: readonly [number, number];
  /** Round values on the axis, which need not begin at zero. */
  readonly ticks: readonly number[];
  /** True when at least one range is emphasised. */
  readonly marked: boolean;
  /** Height of a bar. */
  readonly bar: number;
}

export function drawField(d: FieldData, pane: FormPane, kit: Kit, options: FieldOptions): Drawing {
  const field = planField(d, pane, kit, options);
  const { sketch, ranges, ref, numbers, plan, table } = field;
  const spans: BridgeClaim['steps'][number][] = [];
  for (const [i, r] of ranges.entries()) {
    if (i > 0)
      sketch.line(`rule-${i}`, [plan.box.x, plan.y(i)], [plan.box.x + plan.box.w, plan.y(i)], shape.stroke('line', 0.5), {
        role: 'rule',
        layer: 'back',
      });
    kit.drawn.add(r.a_path);
    spans.push({ from: r.a, to: r.b, value: r.b - r.a, group: 'Range', mark: `${sketch.id}/range-${i + 1}` });
    drawRange(field, r, i);
    if (table) valuesInColumns(field, r, i);
    else valuesAtEnds(field, r, i);
  }
  drawAxis(field);
  if (table) nameColumns(field);
  if (ref !== undefined) drawReference(field, ref);
  kit.charts.push({
    kind: 'bridge',
    id: `${sketch.id}/ranges`,
    name: 'Ranges',
    along: 'x',
    categories: ranges.map((r) => r.label),
    steps: spans,
  });
  const alt = `Ranges: ${ranges.map((r) => `${r.label} ${numbers.text(r.a)} to ${numbers.text(r.b)}`).join('; ')}${ref === undefined ? '' : `; reference ${numbers.text(ref.value)}`}.`;
  return sketch.drawing('Ranges', alt);
}

function planField(d: FieldData, pane: FormPane, kit: Kit, { table = false, premium = false }: FieldOptions): FieldPlan {
  const sketch = new Sketch(pane.box, kit);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const ref = d.reference;
  const numbers = numbersOf([...d.ranges.flatMap((r) => [r.low, r.high, r.mid]), ref?.value], d.unit, kit);
  const ranges = d.ranges.map((r, i) => inOrder(r, `${pane.pointer}/ranges/${i}`, kit));
  const rows = ranges.map((r) => ({
    label: r.label,
    label_path: `${r.pointer}/label`,
    sub: r.sub,
    sub_path: `${r.pointer}/sub`,
    bold: r.emphasis === 'primary',
  }));
  const headH = ref === undefined && !table ? 0.1 : 0.36;
  const plan = planNamedRows(rows, { ...box, y: box.y + headH, h: box.h - headH - AXIS_H }, kit, {
    what: 'ranges',
    pointer: `${pane.pointer}/ranges`,
    share: 0.28,
  });
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `range-${i + 1}`);
  const pct = (v: number): string =>
    ref === undefined || ref.value === 0 ? '' : kit.number(Number(((v / ref.value - 1) * 100).toFixed(0)), { signed: true, unit: '%' });
  const textW = Math.max(
    ...ranges.flatMap((r) =>
      [r.a, r.b].map((v) => kit.text.widthIn(printed({ numbers, premium, ref, pct }, v), plan.size_pt, { bold: true })),
    ),
  );
  const colW =
    Math.max(
      0.7,
      ...ranges.flatMap((r) =>
        [r.a, r.b, r.mid ?? (r.a + r.b) / 2].map((v) => kit.text.widthIn(numbers.derived(v).text, plan.size_pt, { bold: true })),
      ),
    ) + 0.25;
  const x0 = plan.box.x + plan.label_w + 0.25 + (table ? 0 : textW + 0.06);
  const x1 = plan.box.x + plan.box.w - (table ? colW * 3 + 0.2 : textW + 0.06);
  const all = [...ranges.flatMap((r) => [r.a, r.b]), ...(ref === undefined ? [] : [ref.value])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (v: number): number => (high > low ? x0 + ((v - low) / (high - low)) * (x1 - x0) : (x0 + x1) / 2);
  const marked = ranges.some((r) => r.emphasis === 'primary');
  const bar = Math.min(0.5, plan.pitch * 0.5);
  const ticks = niceTicks(low, high).filter((t) => t >= low && t <= high);
  return {
    sketch,
    kit,
    pointer: pane.pointer,
    ranges,
    ref,
    ticks,
    table,
    premium,
    numbers,
    plan,
    pct,
    textW,
    colW,
    x,
    ends: [x0, x1],
    marked,
    bar,
  };
}

function inOrder(r: FieldData['ranges'][number], pointer: string, kit: Kit): Range {
  if (r.low > r.high)
    kit.warn('sign_conflict', `${r.label}: low is above high; the two are exchanged.`, {
      path: `${pointer}/low`,
      remedy: 'Send low and high in order.',
    });
  const flip = r.low > r.high;
  return {
    ...r,
    pointer,
    a: Math.min(r.low, r.high),
    b: Math.max(r.low, r.high),
    a_path: `${pointer}/${flip ? 'high' : 'low'}`,
    b_path: `${pointer}/${flip ? 'low' : 'high'}`,
  };
}

/** The bar from low to high, with a tick and, if there is room, the number of its middle. */
function drawRange(field: FieldPlan, r: Range, i: number): void {
  const { sketch, kit, ref, table, numbers, plan, x, bar } = field;
  const mid = plan.mid(i);
  const w = Math.max(0.02, x(r.b) - x(r.a));
  const fill = fillOf(field, r);
  sketch.rect(
    `range-${i + 1}`,
    { x: x(r.a), y: mid - bar / 2, w, h: bar },
    { fill },
    {
      name: `range ${i + 1}: ${r.label}`,
      datum: {
        path: r.b_path,
        value: r.b - r.a,
        scale: 'body/chart/ranges',
        along: 'x',
        flags: w <= 0.02 ? ['floating', 'bar_min_length'] : ['floating'],
      },
    },
  );
  if (r.mid === undefined) return;
  kit.drawn.add(`${r.pointer}/mid`);
  sketch.line(`mid-${i + 1}`, [x(r.mid), mid - bar / 2], [x(r.mid), mid + bar / 2], shape.stroke('canvas', 2), {
    role: 'decoration',
    layer: 'line',
    name: 'middle',
  });
  // In a table, the middle has a column.
  const pt = Math.min(plan.size_pt, 12);
  const own = kit.text.widthIn(numbers.text(r.mid), pt, { bold: true }) + 0.14;
  const crossed = ref !== undefined && x(ref.value) > x(r.mid) && x(ref.value) < x(r.mid) + own;
  const right = x(r.mid) + own <= x(r.b) && !crossed;
  if (!table && (right || x(r.mid) - own >= x(r.a)) && bar >= kit.text.pitchIn(pt))
    sketch.at(
      `middle-${i + 1}`,
      { text: numbers.text(r.mid), path: `${r.pointer}/mid`, bind: 'formatted' },
      [x(r.mid) + (right ? 0.08 : -0.08), mid],
      right ? 'left' : 'right',
      pt,
      { role: 'label', bold: true, color: kit.on(fill), host: `range-${i + 1}` },
    );
}

function valuesInColumns({ sketch, numbers, plan, colW }: FieldPlan, r: Range, i: number): void {
  const mid = plan.mid(i);
  const bold = r.emphasis === 'primary';
  const right = (k: number): number => plan.box.x + plan.box.w - colW * (2 - k);
  sketch.at(`low-${i + 1}`, { text: numbers.text(r.a), path: r.a_path, bind: 'formatted' }, [right(0), mid], 'right', plan.size_pt, {
    bold,
    role: 'value',
    host: `range-${i + 1}`,
  });
  sketch.at(
    `middle-${i + 1}`,
    r.mid === undefined ? numbers.derived((r.a + r.b) / 2) : { text: numbers.text(r.mid), path: `${r.pointer}/mid`, bind: 'formatted' },
    [right(1), mid],
    'right',
    plan.size_pt,
    { bold: true, role: 'value', host: `range-${i + 1}` },
  );
  sketch.at(`high-${i + 1}`, { text: numbers.text(r.b), path: r.b_path, bind: 'formatted' }, [right(2), mid], 'right', plan.size_pt, {
    bold,
    role: 'value',
    host: `range-${i + 1}`,
  });
}

/** Low and high outside the bar, with their distance to the reference if it was requested. */
function valuesAtEnds(field: FieldPlan, r: Range, i: number): void {
  const { sketch, kit, ref, premium, numbers, plan, pct, x } = field;
  const mid = plan.mid(i);
  const fill = fillOf(field, r);
  const bold = r.emphasis === 'primary';
  for (const [key, v, path, left] of [
    ['low', r.a, r.a_path, true],
    ['high', r.b, r.b_path, false],
  ] as const) {
    const inside = isInBar(field, r, left);
    const away = left === inside ? 0.06 : -0.06;
    const runs = [
      { text: numbers.text(v), path, bind: 'formatted' as const, bold },
      ...(premium && ref !== undefined
        ? [{ text: ` (${pct(v)})`, bind: 'derived' as const, color: inside ? kit.on(fill) : ('muted' as const) }]
        : []),
    ];
    sketch.at(`${key}-${i + 1}`, runs, [x(v) + away, mid], left === inside ? 'left' : 'right', plan.size_pt, {
      role: inside ? 'label' : 'value',
      bold,
      host: `range-${i + 1}`,
      ...(inside ? { color: kit.on(fill) } : {}),
    });
    if (premium && ref !== undefined && ref.value !== 0)
      kit.proofs.push({
        kind: 'premium',
        ok: true,
        expected: (v / ref.value - 1) * 100,
        shown: Number(((v / ref.value - 1) * 100).toFixed(0)),
        tolerance: 0.5,
        path,
      });
  }
}

const fillOf = ({ marked }: FieldPlan, r: Range): 'neutral' | 'accent1' => (marked && r.emphasis !== 'primary' ? 'neutral' : 'accent1');

const printed = ({ numbers, premium, ref, pct }: Pick<FieldPlan, 'numbers' | 'premium' | 'ref' | 'pct'>, v: number): string =>
  numbers.text(v) + (premium && ref !== undefined ? ` (${pct(v)})` : '');

/** True where the number beside an end of the bar would stand on the reference. */
function isCrossed({ ref, textW, x }: FieldPlan, r: Range, left: boolean): boolean {
  if (ref === undefined) return false;
  const at = x(ref.value);
  return left ? at > x(r.a) - textW - 0.1 && at < x(r.a) - 0.02 : at > x(r.b) + 0.02 && at < x(r.b) + textW + 0.1;
}

/** A number that would stand on the reference stands in the end of the bar, where the bar has room beside its middle. */
function isInBar(field: FieldPlan, r: Range, left: boolean): boolean {
  if (!isCrossed(field, r, left)) return false;
  const { kit, numbers, plan, x, bar } = field;
  const bold = r.emphasis === 'primary';
  const need = kit.text.widthIn(printed(field, left ? r.a : r.b), plan.size_pt, { bold }) + 0.12;
  const middle = r.mid === undefined ? 0 : kit.text.widthIn(numbers.text(r.mid), Math.min(plan.size_pt, 12), { bold: true }) + 0.14;
  const room = r.mid === undefined ? (x(r.b) - x(r.a)) / 2 : left ? x(r.mid) - x(r.a) - middle : x(r.b) - x(r.mid) - middle;
  return need <= room && bar >= kit.text.pitchIn(plan.size_pt);
}

/** Ranges are read by their places, so the scale is printed: it begins where the values do. */
function drawAxis({ sketch, kit, numbers, plan, ticks, x, ends }: FieldPlan): void {
  const foot = plan.box.y + plan.box.h;
  sketch.line('axis', [ends[0], foot], [ends[1], foot], shape.stroke('muted', WIDTH.grid), { role: 'gridline', layer: 'back' });
  let free = Number.NEGATIVE_INFINITY;
  for (const [i, tick] of ticks.entries()) {
    const printed = numbers.derived(tick);
    const half = kit.text.widthIn(printed.text, AXIS_PT) / 2;
    if (x(tick) - half < free) continue;
    free = x(tick) + half + 0.1;
    sketch.line(`tick-mark-${i + 1}`, [x(tick), foot], [x(tick), foot + TICK], shape.stroke('muted', WIDTH.grid), {
      role: 'gridline',
      layer: 'back',
    });
    sketch.at(`tick-${i + 1}`, printed, [x(tick), foot + TICK + (AXIS_H - TICK) / 2], 'center', AXIS_PT, { role: 'axis', color: 'muted' });
  }
}

function nameColumns({ sketch, plan, colW }: FieldPlan): void {
  // The heads of the columns are signs that need no language.
  for (const [k, sign] of ['min', 'Ø', 'max'].entries())
    sketch.at(
      `head-${k + 1}`,
      { text: sign, bind: 'derived' },
      [plan.box.x + plan.box.w - colW * (2 - k), plan.box.y - 0.16],
      'right',
      12,
      { color: 'muted', role: 'header' },
    );
  sketch.line('head-rule', [plan.box.x, plan.box.y - 0.02], [plan.box.x + plan.box.w, plan.box.y - 0.02], shape.stroke('muted', 1), {
    role: 'rule',
  });
}

/** A dashed line across all rows. It has a gap only at a number that it would cross, as high as that number. */
function drawReference(field: FieldPlan, ref: NonNullable<FieldData['reference']>): void {
  const { sketch, kit, pointer, ranges, table, numbers, plan, colW, x, bar } = field;
  const path = `${pointer}/reference`;
  kit.drawn.add(path);
  kit.drawn.add(`${path}/value`);
  const at = x(ref.value);
  for (const [i, r] of ranges.entries()) {
    const crossed = !table && [true, false].some((left) => isCrossed(field, r, left) && !isInBar(field, r, left));
    const half = kit.text.pitchIn(plan.size_pt) / 2 + 0.01;
    const spans = crossed
      ? [
          [plan.y(i), plan.mid(i) - half],
          [plan.mid(i) + half, plan.y(i) + plan.pitch],
        ]
      : [[plan.y(i), plan.y(i) + plan.pitch]];
    // Light edges keep the line apart from a dark bar.
    if (at > x(r.a) && at < x(r.b))
      sketch.rect(
        `reference-edge-${i + 1}`,
        { x: at - 0.025, y: plan.mid(i) - bar / 2, w: 0.05, h: bar },
        { fill: 'canvas' },
        { role: 'decoration', layer: 'line', name: 'edges of the reference line' },
      );
    for (const [k, [top = 0, low = 0]] of spans.entries())
      sketch.line(
        `reference-${i + 1}${k === 0 ? '' : '-below'}`,
        [at, top],
        [at, low],
        shape.stroke('ink', WIDTH.target, { dash: 'dash' }),
        { role: 'leader', layer: 'line', name: 'reference line' },
      );
  }
  const runs = [
    ...(ref.label === undefined ? [] : [{ text: `${ref.label} `, path: `${path}/label` }]),
    ...(ref.label !== undefined && saysValue(ref.label, ref.value)
      ? []
      : [{ text: numbers.text(ref.value), path: `${path}/value`, bind: 'formatted' as const }]),
  ];
  const w = kit.text.widthIn(runs.map((r) => r.text).join(''), 12, { bold: true });
  const most = plan.box.x + plan.box.w - (table ? colW * 3 + 0.1 : 0) - w;
  sketch.at('reference-name', runs, [Math.min(Math.max(at - w / 2, plan.box.x), most), plan.box.y - 0.16], 'left', 12, {
    bold: true,
    role: 'label',
  });
}
