/** Axes for the periods, lines between them, and names and values outside on both sides. */
import {
  type BoxIn,
  capacityExceeded,
  changeStated,
  type Drawing,
  type Kit,
  noteUnit,
  numbersOf,
  Sketch,
  shape,
  spread,
  WIDTH,
} from '../../layout/index.ts';
import { changeFill, judged } from '../../marks/judged.ts';
import type { Color } from '../../scene/index.ts';
import type { RunIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import type { SlopeData } from './form.ts';

export interface SlopeOptions {
  /** Shows ranks instead of values, with 1 on top. */
  readonly ranks?: boolean;
  /** Colours lines by rise and fall, and prints the change beside the value. */
  readonly changes?: boolean;
}

/** Height of the names of the periods, and the free space above and below the lines, inches. */
const HEAD = 0.4;
const PAD = 0.2;

export function drawSlopes(d: SlopeData, pane: FormPane, kit: Kit, options: SlopeOptions): Drawing {
  const sketch = new Sketch(pane.box, kit, 'body/chart', false);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const slopes = readSlopes(d, pane, box, options, kit);
  const ends = placeEnds(slopes, box, kit);
  const { x } = ends;
  for (const [p, name] of d.periods.entries()) {
    sketch.line(`axis-${p + 1}`, [x(p), box.y + HEAD], [x(p), box.y + box.h], shape.stroke('line', WIDTH.rule), { role: 'gridline' });
    sketch.at(`period-${p + 1}`, { text: name, path: `${pane.pointer}/periods/${p}` }, [x(p), box.y + 0.16], 'center', 14, {
      bold: true,
      role: 'header',
    });
  }
  drawLines(sketch, slopes, x);
  for (const p of [0, d.periods.length - 1]) drawEnds(sketch, slopes, p, ends, box);
  for (const [i, it] of d.items.entries()) if (it.display !== undefined) kit.drawn.add(`${pane.pointer}/items/${i}/display`);
  const values = d.items.map((it) => `${it.label} ${it.values.map((v) => (v === null ? '–' : slopes.print(v))).join(' to ')}`);
  return sketch.drawing('Slope chart', `${options.ranks ? 'Ranks' : 'Slopes'} over ${d.periods.join(', ')}: ${values.join('; ')}.`);
}

/** The items as they are drawn: colours, positions, and the words beside their ends. */
interface Slopes {
  readonly data: SlopeData;
  readonly pointer: string;
  readonly ranks: boolean;
  /** True when some items are primary. */
  readonly marked: boolean;
  readonly print: (value: number) => string;
  readonly color: (item: number) => Color;
  /** Undefined when a value is missing. */
  readonly y: (item: number, period: number) => number | undefined;
  readonly words: (item: number, period: number) => RunIn[];
}

function readSlopes(d: SlopeData, pane: FormPane, box: BoxIn, { ranks = false, changes = false }: SlopeOptions, kit: Kit): Slopes {
  const n = d.periods.length;
  const numbers = numbersOf(
    d.items.flatMap((it) => it.values),
    d.unit,
    kit,
  );
  const marked = d.items.some((it) => it.emphasis === 'primary');
  const places = d.periods.map((_, p) => {
    const order = d.items.map((it, i) => ({ i, v: it.values[p] ?? Number.NEGATIVE_INFINITY })).sort((a, b) => b.v - a.v || a.i - b.i);
    return new Map(order.map(({ i }, k) => [i, k + 1]));
  });
  for (const [i, it] of d.items.entries())
    if (it.values.length !== n)
      kit.warn('length_mismatch', `${it.label} has ${it.values.length} values for ${n} periods.`, {
        path: `${pane.pointer}/items/${i}/values`,
        remedy: 'Send one value for each period, null where it is missing.',
      });
  const all = d.items.flatMap((it) => it.values.slice(0, n).filter((v) => v !== null));
  const low = ranks ? 1 : Math.min(...all);
  const high = ranks ? Math.max(2, d.items.length) : Math.max(...all, low + 1e-9);
  const [top, foot] = [box.y + HEAD + PAD, box.y + box.h - PAD];
  const y = (i: number, p: number): number | undefined => {
    const v = d.items[i]?.values[p];
    if (v === null || v === undefined) return undefined;
    const share = ranks ? ((places[p]?.get(i) ?? 1) - low) / (high - low) : (high - v) / (high - low || 1);
    return top + share * (foot - top);
  };
  const color = (i: number): Color => {
    const it = d.items[i];
    const a = it?.values.find((v) => v !== null);
    const b = it?.values.findLast((v) => v !== null);
    if (changes && a !== null && a !== undefined && b !== null && b !== undefined)
      return judged(b - a, d.good_when) ?? changeFill(b - a, b > a, kit);
    return it?.emphasis === 'primary' ? 'accent1' : marked || d.items.length > 6 ? 'neutral' : kit.accent(i);
  };
  // The change that the title states is printed at its item, whatever the variant prints.
  const stated = changeStated(
    kit.titleClaims,
    d.items.map(({ values }, i) => {
      const [first, last] = [values[0], values[n - 1]];
      const ends = typeof first === 'number' && typeof last === 'number' ? ([first, last] as const) : undefined;
      return { pointer: `${pane.pointer}/items/${i}`, ends };
    }),
    kit.titled.flatMap(({ named }) => named),
    d.unit,
  );
  const words = (i: number, p: number): RunIn[] => {
    const it = d.items[i];
    const v = it?.values[p];
    if (it === undefined || v === null || v === undefined) return [];
    const path = `${pane.pointer}/items/${i}/values/${p}`;
    const place = { text: `${places[p]?.get(i) ?? ''}`, bind: 'derived' as const, bold: true };
    const value: RunIn[] = ranks
      ? [place, { text: ` (${numbers.text(v)})`, path, bind: 'formatted' }]
      : [{ text: numbers.text(v), path, bind: 'formatted', bold: true }];
    const name = { text: it.label, path: `${pane.pointer}/items/${i}/label`, bold: it.emphasis === 'primary' };
    if (p === 0) return [name, { text: '  ' }, ...value];
    const first = it.values[0];
    const change: RunIn[] =
      (changes || (i === stated && !ranks)) && p === n - 1 && first !== null && first !== undefined
        ? [{ text: `  ${numbers.difference(v - first).text}`, bind: 'derived', color: kit.asText(color(i)), bold: true }]
        : [];
    return [...value, ...change, { text: '  ' }, name];
  };
  return { data: d, pointer: pane.pointer, ranks, marked, print: (v) => numbers.text(v), color, y, words };
}

/** Share of the box that the words of one side may take. */
const MOST_SIDE = 0.36;

/** How the words beside the lines are set. */
interface Ends {
  readonly size_pt: number;
  readonly x: (period: number) => number;
  /** Width and height of the words of an item beside the first or the last period, inches. */
  readonly size: (item: number, period: number) => { readonly w: number; readonly h: number };
}

/** The largest size at which the words beside both ends fit, on several lines where one name is long, and the positions of the periods. */
function placeEnds({ data: d, pointer, words }: Slopes, box: BoxIn, kit: Kit): Ends {
  const last = d.periods.length - 1;
  const most = box.w * MOST_SIDE;
  const sizeAt = (i: number, p: number, size_pt: number): { w: number; h: number; fits: boolean } => {
    const runs = words(i, p);
    const w = kit.text.widthIn(runs.map((r) => r.text).join(''), size_pt, { bold: true });
    if (w <= most * 0.8) return { w, h: kit.text.pitchIn(size_pt), fits: true };
    const block = kit.block(runs, { color: 'ink', bold: true });
    for (const width_in of [most * 0.5, most * 0.65, most * 0.8, most]) {
      const fit = kit.fit({ block, sizes_pt: [size_pt], width_in, max_lines: 3 });
      if (fit.fits) return { w: fit.width_in, h: fit.height_in, fits: true };
    }
    return { w, h: kit.text.pitchIn(size_pt), fits: w <= most };
  };
  const ends = d.items.flatMap((_, i) => [0, last].map((p) => [i, p] as const));
  const height = box.h - HEAD;
  const size_pt = [14, 12, 11, 10].find((s) => {
    const sizes = ends.map(([i, p]) => ({ p, ...sizeAt(i, p, s) }));
    const needed = (side: number): number => sizes.reduce((sum, one) => sum + (one.p === side ? one.h : 0), 0);
    return sizes.every((one) => one.fits) && Math.max(needed(0), needed(last)) <= height;
  });
  if (size_pt === undefined)
    throw capacityExceeded('The names of the items do not fit beside the lines at 10 pt.', 'Shorten the names or send fewer items.', {
      count: d.items.length,
      pointer: `${pointer}/items`,
    });
  const size = (i: number, p: number): { w: number; h: number } => sizeAt(i, p, size_pt);
  const widest = (p: number): number => Math.max(0, ...d.items.map((_, i) => size(i, p).w));
  const [x1, x2] = [box.x + widest(0) + 0.3, box.x + box.w - widest(last) - 0.3];
  return { size_pt, size, x: (p) => x1 + ((x2 - x1) * p) / last };
}

/** A line from period to period with a dot at each value. The line has a gap at a missing value. */
function drawLines(sketch: Sketch, { data: d, pointer, ranks, marked, color, y }: Slopes, x: (period: number) => number): void {
  for (const [i, it] of d.items.entries()) {
    const fill = color(i);
    const width = it.emphasis === 'primary' || !marked ? WIDTH.emphasis : WIDTH.context;
    for (const p of d.periods.keys()) {
      const here = y(i, p);
      if (here === undefined) continue;
      const next = y(i, p + 1);
      if (next !== undefined)
        sketch.line(`line-${i + 1}-${p + 1}`, [x(p), here], [x(p + 1), next], shape.stroke(fill, width, { cap: 'round' }), {
          role: 'mark',
          layer: 'mark',
          name: `${it.label} ${p + 1}`,
          datum: { series: it.label },
        });
      const s = ranks ? 0.18 : 0.12;
      const at = `${sketch.id}/dot-${i + 1}-${p + 1}`;
      sketch.kit.named.push({ category: d.periods[p] ?? '', series: it.label, at, grows: 'up' });
      sketch.ellipse(
        `dot-${i + 1}-${p + 1}`,
        { x: x(p) - s / 2, y: here - s / 2, w: s, h: s },
        { fill },
        { name: `point ${it.label} ${p + 1}`, datum: { path: `${pointer}/items/${i}/values/${p}`, value: it.values[p] ?? 0 } },
      );
    }
  }
}

/** Names and values outside the first or the last period, moved apart, with leaders to points at another height. */
function drawEnds(sketch: Sketch, { data: d, y, words }: Slopes, p: number, ends: Ends, box: BoxIn): void {
  const x = ends.x(p);
  const items = d.items.flatMap((it, i) => {
    const target = y(i, p);
    return target === undefined ? [] : [{ i, label: it.label, target }];
  });
  const centres = spread(
    items.map(({ i, target }) => ({ target, size: ends.size(i, p).h })),
    box.y + HEAD,
    box.y + box.h,
    0.01,
  );
  const way = p === 0 ? -1 : 1;
  for (const [k, { i, label, target }] of items.entries()) {
    const c = centres?.[k] ?? target;
    if (Math.abs(c - target) > 0.04)
      sketch.line(`leader-${i + 1}-${p + 1}`, [x + way * 0.07, target], [x + way * 0.2, c], shape.stroke('muted', WIDTH.leader), {
        role: 'leader',
        host: `label-${i + 1}-${p + 1}`,
      });
    const { w, h } = ends.size(i, p);
    const at = x + way * 0.24;
    sketch.cell(`label-${i + 1}-${p + 1}`, words(i, p), { x: p === 0 ? at - w : at, y: c - h / 2, w, h }, ends.size_pt, {
      align: p === 0 ? 'right' : 'left',
      role: 'label',
      bold: true,
      host: `dot-${i + 1}-${p + 1}`,
      name: `${label} ${p + 1}`,
      wrap: h > sketch.kit.text.pitchIn(ends.size_pt) + 1e-9,
    });
  }
}
