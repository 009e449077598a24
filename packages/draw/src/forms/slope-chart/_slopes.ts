/** Axes for the periods, lines between them, names and values outside on both sides. */
import {
  capacityExceeded,
  type Drawing,
  derived,
  type Kit,
  noteUnit,
  numbersOf,
  Sketch,
  shape,
  spread,
  WIDTH,
} from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { SlopeData } from './form.ts';

export interface SlopeOptions {
  /** Places instead of values: 1 on top. */
  readonly ranks?: boolean;
  /** Lines coloured by rise and fall, with the change beside the value. */
  readonly changes?: boolean;
}

export function drawSlopes(d: SlopeData, pane: FormPane, kit: Kit, { ranks = false, changes = false }: SlopeOptions): Drawing {
  const sketch = new Sketch(pane.box, kit, 'body/chart', false);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
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
  const headH = 0.4;
  const pad = 0.2;
  const [top, foot] = [box.y + headH + pad, box.y + box.h - pad];
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
      return b > a ? 'positive' : b < a ? 'negative' : 'neutral';
    return it?.emphasis === 'primary' ? 'accent1' : marked || d.items.length > 6 ? 'neutral' : kit.accent(i);
  };
  const words = (
    i: number,
    p: number,
  ): { text: string; path?: string; bind?: 'formatted' | 'derived' | 'verbatim'; bold?: boolean; color?: Color }[] => {
    const it = d.items[i];
    const v = it?.values[p];
    if (it === undefined || v === null || v === undefined) return [];
    const path = `${pane.pointer}/items/${i}/values/${p}`;
    const value = { text: numbers.text(v), path, bind: 'formatted' as const, bold: true };
    const place = derived(`${places[p]?.get(i) ?? ''}`);
    const a = it.values[0];
    const change =
      changes && p === n - 1 && a !== null && a !== undefined
        ? [{ text: `  ${numbers.derived(v - a, true).text}`, bind: 'derived' as const, color: kit.asText(color(i)), bold: true }]
        : [];
    const name = { text: it.label, path: `${pane.pointer}/items/${i}/label`, bold: it.emphasis === 'primary' };
    if (p === 0)
      return [
        name,
        { text: '  ' },
        ...(ranks
          ? [
              { text: place.text, bind: 'derived' as const, bold: true },
              { text: ` (${numbers.text(v)})`, path, bind: 'formatted' as const },
            ]
          : [value]),
      ];
    return [
      ...(ranks
        ? [
            { text: place.text, bind: 'derived' as const, bold: true },
            { text: ` (${numbers.text(v)})`, path, bind: 'formatted' as const },
          ]
        : [value]),
      ...change,
      { text: '  ' },
      name,
    ];
  };
  const size_pt = [14, 12, 11, 10].find(
    (s) =>
      d.items.length * kit.text.pitchIn(s) <= foot - top + 2 * pad &&
      Math.max(
        ...d.items.flatMap((_, i) =>
          [0, n - 1].map((p) =>
            kit.text.widthIn(
              words(i, p)
                .map((r) => r.text)
                .join(''),
              s,
              { bold: true },
            ),
          ),
        ),
      ) <=
        box.w * 0.36,
  );
  if (size_pt === undefined)
    throw capacityExceeded('The names of the items do not fit beside the lines at 10 pt.', 'Shorten the names or send fewer items.', {
      count: d.items.length,
      pointer: `${pane.pointer}/items`,
    });
  const widest = (p: number): number =>
    Math.max(
      0,
      ...d.items.map((_, i) =>
        kit.text.widthIn(
          words(i, p)
            .map((r) => r.text)
            .join(''),
          size_pt,
          { bold: true },
        ),
      ),
    );
  const [x1, x2] = [box.x + widest(0) + 0.3, box.x + box.w - widest(n - 1) - 0.3];
  const x = (p: number): number => x1 + ((x2 - x1) * p) / (n - 1);
  for (const [p, name] of d.periods.entries()) {
    sketch.line(`axis-${p + 1}`, [x(p), box.y + headH], [x(p), box.y + box.h], shape.stroke('line', WIDTH.rule), { role: 'gridline' });
    sketch.at(`period-${p + 1}`, { text: name, path: `${pane.pointer}/periods/${p}` }, [x(p), box.y + 0.16], 'center', 14, {
      bold: true,
      role: 'header',
    });
  }
  const h = kit.text.pitchIn(size_pt);
  for (const [i, it] of d.items.entries()) {
    const c = color(i);
    const strong = it.emphasis === 'primary' || !marked;
    for (let p = 0; p < n; p++) {
      const here = y(i, p);
      if (here === undefined) continue;
      const next = y(i, p + 1);
      if (next !== undefined)
        sketch.line(
          `line-${i + 1}-${p + 1}`,
          [x(p), here],
          [x(p + 1), next],
          shape.stroke(c, strong ? WIDTH.emphasis : WIDTH.context, { cap: 'round' }),
          { role: 'mark', layer: 'mark', name: `${it.label} ${p + 1}`, datum: { series: it.label } },
        );
      const s = ranks ? 0.18 : 0.12;
      sketch.ellipse(
        `dot-${i + 1}-${p + 1}`,
        { x: x(p) - s / 2, y: here - s / 2, w: s, h: s },
        { fill: c },
        { name: `point ${it.label} ${p + 1}`, datum: { path: `${pane.pointer}/items/${i}/values/${p}`, value: it.values[p] ?? 0 } },
      );
    }
  }
  for (const p of [0, n - 1]) {
    const here = d.items.flatMap((_, i) => (y(i, p) === undefined ? [] : [i]));
    const centres = spread(
      here.map((i) => ({ target: y(i, p) as number, size: h })),
      box.y + headH,
      box.y + box.h,
      0.01,
    );
    for (const [k, i] of here.entries()) {
      const c = centres?.[k] ?? (y(i, p) as number);
      const target = y(i, p) as number;
      const way = p === 0 ? -1 : 1;
      if (Math.abs(c - target) > 0.04)
        sketch.line(`leader-${i + 1}-${p + 1}`, [x(p) + way * 0.07, target], [x(p) + way * 0.2, c], shape.stroke('muted', WIDTH.leader), {
          role: 'leader',
          host: `label-${i + 1}-${p + 1}`,
        });
      sketch.at(`label-${i + 1}-${p + 1}`, words(i, p), [x(p) + way * 0.24, c], p === 0 ? 'right' : 'left', size_pt, {
        role: 'label',
        bold: true,
        host: `dot-${i + 1}-${p + 1}`,
        name: `${it(d, i)} ${p + 1}`,
      });
    }
  }
  for (const [i, item] of d.items.entries()) if (item.display !== undefined) kit.drawn.add(`${pane.pointer}/items/${i}/display`);
  const alt = `${ranks ? 'Ranks' : 'Slopes'} over ${d.periods.join(', ')}: ${d.items.map((item) => `${item.label} ${item.values.map((v) => (v === null ? '–' : numbers.text(v))).join(' to ')}`).join('; ')}.`;
  return sketch.drawing('Slope chart', alt);
}

const it = (d: SlopeData, i: number): string => d.items[i]?.label ?? '';
