/** Series of different size, rebased to 100 at the first period, to show who grew faster. */
import { placeTakeaways, Sketch } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { drawTrendLines } from './_lines.ts';
import { readTrend, trendAlt } from './_read.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'indexed_rebased_line',
  purpose: 'Who grew faster, whatever their size: every series rebased to 100 at its first period.',
  example: {
    headline: 'Wages rose twice as fast as prices in four years',
    context: 'Index, 2021 = 100',
    source_note: 'Payroll and price list, own calculation',
    data: {
      periods: ['2021', '2022', '2023', '2024', '2025'],
      series: [
        { label: 'Wages per hour', values: [24.1, 25.3, 27.4, 29.2, 30.6], emphasis: 'primary' },
        { label: 'List price', values: [180, 184, 193, 199, 204] },
        { label: 'Output per hour', values: [6.2, 6.3, 6.3, 6.5, 6.6] },
      ],
    },
  },
  draw(d, pane, kit) {
    const { shapes, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
    const t = readTrend(d, pane, kit);
    const first = t.series.map((s) => s.points.find((p) => p.value > 0)?.value);
    const rebased = t.series.every((_, i) => first[i] !== undefined);
    if (!rebased)
      kit.warn('layout_switched', 'A series without a first value above zero has no index; the values are drawn as they are.', {
        path: `${pane.pointer}/series`,
        remedy: 'Send series that start above zero, or trend_line.',
      });
    const sketch = new Sketch(rest, kit, 'body/chart', false);
    const target = d.target && { ...d.target, label: d.target.label, path: `${pane.pointer}/target` };
    if (!rebased) drawTrendLines(sketch, t, rest, pane.pointer, { target }, kit);
    else {
      if (t.unit !== '') kit.drawn.add(t.unit_path);
      for (const s of t.series) {
        const last = s.points.at(-1);
        const start = first[s.index] as number;
        if (last !== undefined)
          kit.proofs.push({
            kind: 'index',
            ok: true,
            expected: (last.value / start) * 100,
            shown: Number(((last.value / start) * 100).toFixed(0)),
            tolerance: 0.5,
            path: last.path,
          });
      }
      drawTrendLines(
        sketch,
        { ...t, unit: '' },
        rest,
        pane.pointer,
        { target, base: 100, decimals: 0, show: (s, p) => (p.value / (first[s.index] as number)) * 100 },
        kit,
      );
    }
    return sketch.drawing('Indexed lines', `Index, first period = 100. ${trendAlt(t, kit)}`, shapes);
  },
});
