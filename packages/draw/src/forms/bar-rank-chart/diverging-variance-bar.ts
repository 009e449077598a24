/** Signed bars about one zero line, sorted, so that values above and below are separate. */
import { type Drawing, drawRowNames, type Kit, keepFree, placeTakeaways, planNamedRows, Sketch } from '../../layout/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { drawRowBars, sidesOf } from './_bars.ts';
import { bySize, noteUnitOf, readRows, rowScale } from './_rows.ts';
import { form, type RankData } from './form.ts';

export const variant = defineVariant(form, {
  name: 'diverging_variance_bar',
  purpose: 'Deviations from plan or last year on both sides of one zero line, sorted.',
  example: {
    headline: 'Retail beats its budget, wholesale and export give it all back',
    context: 'Contribution margin against budget, year to date',
    source_note: 'Management accounts, August',
    data: {
      unit: '€m',
      good_when: 'up',
      categories: [
        { label: 'Own shops', value: 6.4 },
        { label: 'Online shop', value: 4.1 },
        { label: 'Marketplaces', value: 1.2 },
        { label: 'Franchise', value: 0.3 },
        { label: 'Outlets', value: -0.9 },
        { label: 'Export', value: -3.8 },
        { label: 'Wholesale', value: -7.5, emphasis: 'primary' },
      ],
    },
  },
  draw: drawDiverging,
});

function drawDiverging(d: RankData, pane: FormPane, kit: Kit): Drawing {
  const { shapes: beside, rest: whole } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
  const rest = keepFree(whole, kit);
  const { rows: unsorted } = readRows(d, pane, kit, true);
  const rows = [...unsorted].sort(bySize);
  const sketch = new Sketch(rest, kit);
  const box = noteUnitOf(d, pane, sketch, rest);
  const sizes = rows.map((r) => Math.abs(r.value)).sort((a, b) => b - a);
  if ((sizes[1] ?? 0) > 0 && (sizes[0] as number) > 3 * (sizes[1] as number) && (sizes.at(-1) as number) * 100 < (sizes[0] as number))
    kit.warn('huge_range', 'One value is far larger than all others, which are hard to tell apart on one scale.', {
      path: `${pane.pointer}/categories`,
      remedy: 'Show it in the headline, or on a slide of its own.',
    });
  const plan = planNamedRows(rows, box, kit, { what: 'categories', pointer: `${pane.pointer}/categories` });
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `bar-${i + 1}`);
  const from = plan.box.x + plan.label_w + 0.2;
  const scale = rowScale(sidesOf(rows, plan.size_pt, kit), { x: from, y: plan.box.y, w: plan.box.x + plan.box.w - from, h: plan.box.h });
  drawRowBars(sketch, rows, plan, scale);
  return sketch.drawing('Diverging bars', `Diverging bars: ${rows.map((r) => `${r.label} ${r.printed.text}`).join(', ')}.`, beside);
}
