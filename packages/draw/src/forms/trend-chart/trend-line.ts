/** Lines with their names at their ends. */
import { placeTakeaways, Sketch } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { drawTrendLines } from './_lines.ts';
import { readTrend, trendAlt } from './_read.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'trend_line',
  purpose: 'One to a few series over time, each named at its end.',
  example: {
    headline: 'Direct sales overtook the resellers in the second half of 2024',
    context: 'New contracts per quarter, by channel',
    source_note: 'CRM, closed deals',
    data: {
      periods: ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25', 'Q3 25', 'Q4 25'],
      series: [
        { label: 'Direct', values: [112, 131, 158, 190, 204, 231, 262, 298], emphasis: 'primary' },
        { label: 'Resellers', values: [164, 160, 162, 155, 151, 148, 139, 136] },
        { label: 'Marketplace', values: [18, 22, 31, 38, 47, 61, 72, 90] },
      ],
    },
  },
  draw(d, pane, kit) {
    const { shapes, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
    const t = readTrend(d, pane, kit);
    const sketch = new Sketch(rest, kit, 'body/chart', false);
    drawTrendLines(
      sketch,
      t,
      rest,
      pane.pointer,
      { target: d.target && { ...d.target, label: d.target.label, path: `${pane.pointer}/target` } },
      kit,
    );
    return sketch.drawing('Lines over time', `Line chart. ${trendAlt(t, kit)}`, shapes);
  },
});
