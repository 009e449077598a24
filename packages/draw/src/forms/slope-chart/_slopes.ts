/** Axes for the periods, lines between them, and names and values outside on both sides. */
import {
  type BoxIn,
  capacityExceeded,
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
  const { size_pt, x } = placeEnds(slopes, box, kit);
  for (const [p, name] of d.periods.entries()) {
    sketch.line(`axis-${p + 1}`, [x(p), box.y + HEAD], [x(p), box.y + box.h], shape.stroke('line', WIDTH.rule), { role: 'gridline' });
    sketch.at(`period-${p + 1}`, { text: name, path: `${pane.pointer}/periods/${p}` }, [x(p), box.y + 0.16], 'center', 14, {
      bold: true,
      role: 'header',
    });
  }
  drawLines(sketch, slopes, x);
  for (const p of [0, d.periods.length - 1]) drawEnds(sketch, slopes, p, x(p), size_pt, box);
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
      changes && p === n - 1 && first !== null && first !== undefined
        ? [{ text: `  ${numbers.difference(v - first).text}`, bind: 'derived', color: kit.asText(color(i)), bold: true }]
        : [];
    return [...value, ...change, { text: '  ' }, name];
  };
  return { data: d, pointer: pane.pointer, ranks, marked, print: (v) => numbers.text(v), color, y, words };
}

/** The largest size at which the words beside both ends fit, and the positions of the periods between them. */
function placeEnds(
  { data: d, pointer, words }: Slopes,
  box: BoxIn,
  kit: Kit,
): { readonly size_pt: number; readonly x: (period: number) => number } {
  const last = d.periods.length - 1;
  const widest = (p: number, size_pt: number): number => {
    const texts = d.items.map((_, i) =>
      words(i, p)
        .map((r) => r.text)
        .join(''),
    );
    return Math.max(0, ...texts.map((t) => kit.text.widthIn(t, size_pt, { bold: true })));
  };
  const height = box.h - HEAD;
  const size_pt = [14, 12, 11, 10].find(
    (s) => d.items.length * kit.text.pitchIn(s) <= height && Math.max(widest(0, s), widest(last, s)) <= box.w * 0.36,
  );
  if (size_pt === undefined)
    throw capacityExceeded('The names of the items do not fit beside the lines at 10 pt.', 'Shorten the names or send fewer items.', {
      count: d.items.length,
      pointer: `${pointer}/items`,
    });
  const [x1, x2] = [box.x + widest(0, size_pt) + 0.3, box.x + box.w - widest(last, size_pt) - 0.3];
  return { size_pt, x: (p) => x1 + ((x2 - x1) * p) / last };
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
function drawEnds(sketch: Sketch, { data: d, y, words }: Slopes, p: number, x: number, size_pt: number, box: BoxIn): void {
  const items = d.items.flatMap((it, i) => {
    const target = y(i, p);
    return target === undefined ? [] : [{ i, label: it.label, target }];
  });
  const size = sketch.kit.text.pitchIn(size_pt);
  const centres = spread(
    items.map(({ target }) => ({ target, size })),
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
    sketch.at(`label-${i + 1}-${p + 1}`, words(i, p), [x + way * 0.24, c], p === 0 ? 'right' : 'left', size_pt, {
      role: 'label',
      bold: true,
      host: `dot-${i + 1}-${p + 1}`,
      name: `${label} ${p + 1}`,
    });
  }
}
