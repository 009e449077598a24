/** How a total and its parts change: stacked columns over time. */

import {
  capacityExceeded,
  keepFree,
  noteEvenDates,
  noteUnit,
  paneClass,
  placeTakeaways,
  Sketch,
  shape,
  timeScale,
} from '../../layout/index.ts';
import { readStack, stackAlt } from '../../marks/stack.ts';
import { drawStackColumns } from '../../marks/stack-columns.ts';
import { defineVariant } from '../define.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'stacked_column_trend',
  purpose: 'How a total grows and which parts grow it: stacked columns over time.',
  example: {
    headline: 'Offshore wind brings all of the growth since 2022',
    context: 'Electricity sold by source, TWh',
    source_note: 'Trading desk',
    data: {
      unit: 'TWh',
      periods: ['2020', '2021', '2022', '2023', '2024', '2025'],
      series: [
        { label: 'Hydro', values: [14.2, 13.8, 14.5, 13.1, 14.0, 14.3] },
        { label: 'Onshore wind', values: [6.1, 6.9, 7.2, 7.4, 7.3, 7.5] },
        { label: 'Offshore wind', values: [1.2, 2.0, 3.1, 5.6, 8.2, 10.4] },
        { label: 'Gas', values: [9.0, 8.1, 7.9, 6.2, 5.4, 4.1] },
      ],
    },
  },
  draw(d, pane, kit) {
    const { shapes: beside, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, d.periods.length, kit);
    noteEvenDates(timeScale(d.periods, `${pane.pointer}/periods`, kit), `${pane.pointer}/periods`, kit);
    const sketch = new Sketch(rest, kit, 'body/chart', false);
    const unit = d.unit ?? d.series[0]?.unit ?? '';
    const unit_path = d.unit === undefined ? `${pane.pointer}/series/0/unit` : `${pane.pointer}/unit`;
    const box = noteUnit(sketch, unit, unit_path, keepFree(rest, kit, false), 12);
    for (const [i, s] of d.series.entries()) if (s.unit !== undefined) kit.drawn.add(`${pane.pointer}/series/${i}/unit`);
    const expected = d.series.flatMap((s) => (s.forecast_values.length > 0 ? [s.values.length] : []));
    const stack = readStack(
      {
        categories: d.series.map((s, i) => ({ name: s.label, path: `${pane.pointer}/series/${i}/label` })),
        rows: d.periods.map((label, i) => ({
          label,
          path: `${pane.pointer}/periods/${i}`,
          values: d.series.map((s) => [...s.values, ...s.forecast_values][i] ?? null),
          values_path: `@${i}`,
        })),
        pointer: pane.pointer,
        shades: d.palette === 'shades',
        ...(expected.length === 0 ? {} : { forecast_from: Math.min(...expected) }),
      },
      kit,
    );
    // Values are by series in the data and by period in the stack.
    const own = (period: number, series: number): string => {
      const actual = d.series[series]?.values.length ?? 0;
      return period < actual
        ? `${pane.pointer}/series/${series}/values/${period}`
        : `${pane.pointer}/series/${series}/forecast_values/${period - actual}`;
    };
    const turned = {
      ...stack,
      rows: stack.rows.map((r, i) => ({ ...r, cells: r.cells.map((c) => ({ ...c, path: own(i, c.category) })) })),
    };
    const drawn = drawStackColumns(turned, { box, class: paneClass(rest.w), id: 'body/chart', pointer: pane.pointer, depth: 1 }, kit);
    if (drawn === undefined)
      throw capacityExceeded(
        `${d.periods.length} periods of ${d.series.length} parts do not fit as columns.`,
        'Send fewer periods or parts, or trend_line.',
        { count: d.periods.length, pointer: `${pane.pointer}/periods` },
      );
    const alt = stackAlt(stack);
    return {
      alt,
      shapes: [
        ...shape.group({ id: 'body/chart', name: 'Stacked columns', role: 'group', alt }, [...sketch.shapes(), ...drawn]),
        ...beside,
      ],
    };
  },
});
