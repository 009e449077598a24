/** Actuals as solid lines, the forecast dashed from the last actual, and the target across. */
import { placeTakeaways, Sketch } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { drawTrendLines } from './_lines.ts';
import { readTrend, trendAlt } from './_read.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'actual_forecast_line',
  purpose: 'What happened and what is expected: solid to the last actual, then dashed with its range, against a target.',
  example: {
    headline: 'On the present course the backlog is back at its target by November',
    context: 'Open maintenance orders at month end',
    source_note: 'Plant maintenance system; forecast by the planning team',
    data: {
      periods: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
      series: [
        {
          label: 'Open orders',
          values: [940, 905, 870, 790, 702],
          forecast_values: [610, 520, 440],
          forecast_low: [580, 460, 350],
          forecast_high: [650, 590, 540],
          emphasis: 'primary',
        },
      ],
      target: { value: 450, label: 'Target 450' },
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
