/** A small panel for each series, on one shared scale. */
import { placeTakeaways, Sketch } from '../../layout/index.ts';
import { defineVariant } from '../define.ts';
import { drawTrendPanels } from './_panels-of-trend.ts';
import { readTrend, trendAlt } from './_read.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'small_multiples_trend',
  purpose: 'Many series that would tangle in one chart: a panel each, one scale for all.',
  example: {
    headline: 'Only the southern depots bring their energy use down',
    context: 'Energy use by depot, MWh per month',
    source_note: 'Smart meters',
    data: {
      periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
      series: [
        { label: 'Harbour', values: [310, 305, 312, 308, 315, 318] },
        { label: 'North', values: [262, 266, 259, 270, 268, 272] },
        { label: 'Airport', values: [220, 224, 231, 228, 236, 241] },
        { label: 'South-east', values: [248, 236, 221, 210, 196, 188] },
        { label: 'South', values: [205, 190, 181, 169, 160, 151] },
        { label: 'South-west', values: [176, 170, 158, 149, 141, 133] },
      ],
    },
  },
  draw(d, pane, kit) {
    const { shapes, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
    const t = readTrend(d, pane, kit);
    const sketch = new Sketch(rest, kit, 'body/chart', false);
    const quiet = d.series.every((s) => s.emphasis !== 'primary');
    drawTrendPanels(sketch, quiet ? { ...t, series: t.series.map((s) => ({ ...s, lead: false })) } : t, rest, pane, kit, 'area');
    return sketch.drawing('Small panels', `Small line charts. ${trendAlt(t, kit)}`, shapes);
  },
});
