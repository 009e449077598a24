/** Equal small charts: the same chart for many items, on one scale. */
import { z } from 'zod';
import { calloutsField } from '../../fields/annotations.ts';
import { emphasis, listOf, name, unit } from '../../fields/chart-fields.ts';
import { maybeNumber, optionalText } from '../../fields/fields.ts';
import { type Drawing, type Kit, noteUnit, numbersOf, Sketch } from '../../layout/index.ts';
import { drawSmallCharts } from '../../marks/small-charts.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  unit,
  labels: listOf(name).describe('Positions along each panel: periods or categories.'),
  panels: z.array(z.object({ label: name, values: listOf(maybeNumber), sub: optionalText, emphasis })).min(1, 'needs at least one panel'),
  ...calloutsField,
});
export type PanelsData = z.infer<typeof data>;

export const form = defineForm<PanelsData>({
  name: 'small_multiples',
  menu: 'The same small chart for many items, side by side on one scale.',
  when: 'Four to twenty items whose courses are compared by their shape.',
  when_not: 'One to five series (use trend_chart), one figure an item (bar_rank_chart).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'line_panels',
  capacity: { what: 'panels', soft: 12, hard: 20 },
  annotates: true,
  prints_unit: true,
  count: (d) => d.panels.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.panels.length / hard);
    const per = Math.ceil(d.panels.length / parts);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, panels: d.panels.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis'],
});

export function draw(d: PanelsData, pane: FormPane, kit: Kit, kind: 'line' | 'column' | 'area', shared = true): Drawing {
  const sketch = new Sketch(pane.box, kit, 'body/chart', false);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const numbers = numbersOf(
    d.panels.flatMap((p) => p.values),
    d.unit,
    kit,
  );
  for (const i of d.labels.keys()) kit.drawn.add(`${pane.pointer}/labels/${i}`);
  for (const [i, p] of d.panels.entries())
    if (d.labels.length > 0 && p.values.length !== d.labels.length)
      kit.warn('length_mismatch', `${p.label} has ${p.values.length} values for ${d.labels.length} labels.`, {
        path: `${pane.pointer}/panels/${i}/values`,
        remedy: 'Send one value for each label.',
      });
  drawSmallCharts(
    sketch,
    d.panels.map((p, i) => ({
      title: { text: p.label, path: `${pane.pointer}/panels/${i}/label` },
      points: p.values,
      point_path: (k: number) => `${pane.pointer}/panels/${i}/values/${k}`,
      lead: p.emphasis === 'primary',
      ...(shared ? {} : { numbers: numbersOf(p.values, d.unit, kit) }),
      ...(p.sub === undefined ? {} : { sub: { text: p.sub, path: `${pane.pointer}/panels/${i}/sub` } }),
    })),
    box,
    numbers,
    { kind, shared, labels: d.labels.map((text, i) => ({ text, path: `${pane.pointer}/labels/${i}` })) },
  );
  const alt = `Small charts over ${d.labels.join(', ')}: ${d.panels.map((p) => `${p.label} ${p.values.map((v) => (v === null ? '–' : numbers.text(v))).join(', ')}`).join('; ')}.`;
  return sketch.drawing('Small multiples', alt);
}
