/** Two values a category as two joined dots on one scale, which shows how far each has come. */
import {
  type Drawing,
  drawRowNames,
  type Kit,
  noteUnit,
  numbersOf,
  placeTakeaways,
  planNamedRows,
  Sketch,
  shape,
} from '../../layout/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { subOf } from './_rows.ts';
import { form, type RankData } from './form.ts';

const DOT = 0.2;

export const variant = defineVariant(form, {
  name: 'before_after_dumbbell',
  purpose: 'Two points a category on one scale, joined, with the change at the right.',
  example: {
    headline: 'Cycle times fell everywhere; the claims desk halved its own',
    context: 'Days from receipt to decision, before and after the new workflow',
    source_note: 'Workflow system, median of the quarter',
    data: {
      unit: '',
      series_labels: ['Before', 'After'],
      categories: [
        { label: 'Claims desk', values: [18, 9], emphasis: 'primary' },
        { label: 'Underwriting', values: [14, 11] },
        { label: 'Policy changes', values: [12, 7] },
        { label: 'Complaints', values: [11, 8] },
        { label: 'New business', values: [9, 6] },
        { label: 'Cancellations', values: [6, 4] },
      ],
    },
  },
  draw: drawDumbbells,
});

function drawDumbbells(d: RankData, pane: FormPane, kit: Kit): Drawing {
  const { shapes: beside, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
  const sketch = new Sketch(rest, kit);
  // A category that has only a value and a target is a pair too.
  const rows = d.categories.map((c, i) => {
    const pointer = `${pane.pointer}/categories/${i}`;
    const pair = c.values.length >= 2;
    return {
      label: c.label,
      label_path: `${pointer}/label`,
      ...subOf(c, pointer, kit),
      bold: c.emphasis === 'primary',
      a: pair ? (c.values[0] ?? null) : (c.target ?? null),
      b: pair ? (c.values[1] ?? null) : c.value,
      a_path: pair ? `${pointer}/values/0` : `${pointer}/target`,
      b_path: pair ? `${pointer}/values/1` : `${pointer}/value`,
    };
  });
  const numbers = numbersOf(
    rows.flatMap((r) => [r.a, r.b]),
    d.unit,
    kit,
  );
  const inner = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, rest);
  const head = 0.3;
  const plan = planNamedRows(rows, { ...inner, y: inner.y + head, h: inner.h - head }, kit, {
    what: 'categories',
    pointer: `${pane.pointer}/categories`,
  });
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `after-${i + 1}`);
  const all = rows.flatMap((r) => [r.a, r.b]).filter((v) => v !== null);
  const widest = Math.max(0, ...all.map((v) => kit.text.widthIn(numbers.text(v), plan.size_pt, { bold: true })));
  const changeW = Math.max(
    0.6,
    ...rows.map((r) =>
      r.a === null || r.b === null ? 0 : kit.text.widthIn(numbers.difference(r.b - r.a).text, plan.size_pt, { bold: true }),
    ),
  );
  const from = plan.box.x + plan.label_w + 0.2 + widest + 0.2;
  const to = plan.box.x + plan.box.w - changeW - 0.3 - widest - 0.2;
  const low = Math.min(0, ...all);
  const high = Math.max(1e-9, ...all);
  const x = (v: number): number => from + ((v - low) / (high - low)) * (to - from);
  const names = d.series_labels;
  for (const [i, r] of rows.entries()) {
    const mid = plan.mid(i);
    const dot = (key: 'before' | 'after', v: number, path: string, fill: 'neutral' | 'accent1'): void =>
      sketch.ellipse(
        `${key}-${i + 1}`,
        { x: x(v) - DOT / 2, y: mid - DOT / 2, w: DOT, h: DOT },
        { fill },
        { name: `${key} ${i + 1}: ${r.label}`, datum: { path, value: v } },
      );
    if (r.a !== null && r.b !== null && Math.abs(x(r.a) - x(r.b)) > DOT)
      sketch.line(
        `way-${i + 1}`,
        [x(r.a) + Math.sign(r.b - r.a) * (DOT / 2), mid],
        [x(r.b) - Math.sign(r.b - r.a) * (DOT / 2), mid],
        shape.stroke('muted', 1.5, { tail: 'triangle' }),
        {
          role: 'connector',
          layer: 'line',
        },
      );
    if (r.a !== null) dot('before', r.a, r.a_path, 'neutral');
    if (r.b !== null) dot('after', r.b, r.b_path, 'accent1');
    const leftIsA = (r.a ?? 0) <= (r.b ?? 0);
    const say = (key: string, v: number | null, path: string, left: boolean, strong: boolean): void => {
      if (v === null) return;
      sketch.at(
        `${key}-${i + 1}`,
        { text: numbers.text(v), path, bind: 'formatted' },
        [x(v) + (left ? -1 : 1) * (DOT / 2 + 0.06), mid],
        left ? 'right' : 'left',
        plan.size_pt,
        {
          role: 'value',
          host: `${key === 'from' ? 'before' : 'after'}-${i + 1}`,
          bold: strong && r.bold,
          color: strong ? 'ink' : 'muted',
        },
      );
    };
    say('from', r.a, r.a_path, leftIsA, false);
    say('to', r.b, r.b_path, !leftIsA, true);
    if (r.a !== null && r.b !== null)
      sketch.at(`change-${i + 1}`, numbers.difference(r.b - r.a), [plan.box.x + plan.box.w, mid], 'right', plan.size_pt, {
        bold: r.bold,
        role: 'legend',
      });
  }
  const keyY = plan.box.y - 0.16;
  let at = from;
  for (const [k, fill] of (['neutral', 'accent1'] as const).entries()) {
    const name = names[k];
    if (name === undefined) continue;
    sketch.ellipse(`swatch-${k + 1}`, { x: at, y: keyY - 0.07, w: 0.14, h: 0.14 }, { fill }, { role: 'swatch' });
    sketch.at(`series-${k + 1}`, { text: name, path: `${pane.pointer}/series_labels/${k}` }, [at + 0.21, keyY], 'left', 12, {
      role: 'legend',
    });
    at += 0.21 + kit.text.widthIn(name, 12) + 0.32;
  }
  const alt = `Before and after: ${rows.map((r) => `${r.label} ${r.a === null ? '–' : numbers.text(r.a)} to ${r.b === null ? '–' : numbers.text(r.b)}`).join(', ')}.`;
  return sketch.drawing('Before and after', alt, beside);
}
