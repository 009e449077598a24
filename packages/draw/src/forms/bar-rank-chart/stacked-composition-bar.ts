/** The parts of each category: stacked rows, or columns when the categories are periods. */

import { capacityExceeded, keepFree, noteUnit, paneClass, placeTakeaways, Sketch, shape } from '../../layout/index.ts';
import { readStack, stackAlt } from '../../marks/stack.ts';
import { drawStackColumns } from '../../marks/stack-columns.ts';
import { drawStackRows } from '../../marks/stack-rows.ts';
import { defineVariant } from '../define.ts';
import { form } from './form.ts';

const PERIOD = /^(?:(?:FY|CY)?\s?(?:19|20)\d{2}[A-Z]?|Q[1-4].*|H[12].*)$/i;

export const variant = defineVariant(form, {
  name: 'stacked_composition_bar',
  purpose: 'Totals and what each is made of, part by part.',
  example: {
    headline: 'Heat pumps are already the largest part in the two northern markets',
    context: 'Units sold 2025 by product, thousand',
    source_note: 'Sell-out panel',
    data: {
      unit: '',
      series_labels: ['Heat pumps', 'Gas boilers', 'Oil boilers', 'Solar thermal'],
      categories: [
        { label: 'Germany', values: [196, 412, 38, 61] },
        { label: 'France', values: [164, 305, 52, 44] },
        { label: 'Poland', values: [88, 241, 29, 20] },
        { label: 'Sweden', values: [121, 12, 18, 15] },
        { label: 'Finland', values: [96, 11, 17, 14] },
        { label: 'Austria', values: [42, 51, 19, 23] },
      ],
    },
  },
  draw(d, pane, kit) {
    const { shapes: beside, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
    const periods = d.categories.every((c) => PERIOD.test(c.label));
    const free = keepFree(rest, kit, !periods);
    const sketch = new Sketch(free, kit);
    const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, free);
    const stack = readStack(
      {
        categories: d.series_labels.map((name, i) => ({ name, path: `${pane.pointer}/series_labels/${i}` })),
        rows: d.categories.map((c, i) => {
          const own = `${pane.pointer}/categories/${i}`;
          if (c.value !== null) kit.drawn.add(`${own}/value`);
          return { label: c.label, path: `${own}/label`, values: c.values.length > 0 ? c.values : [c.value], values_path: `${own}/values` };
        }),
        pointer: pane.pointer,
      },
      kit,
    );
    const own = { box, class: paneClass(rest.w), id: 'body/chart', pointer: pane.pointer, depth: 1 };
    const drawn =
      (periods ? drawStackColumns(stack, own, kit) : undefined) ?? drawStackRows(stack, own, kit) ?? drawStackColumns(stack, own, kit);
    if (drawn === undefined)
      throw capacityExceeded('The rows do not fit with names and numbers of this length.', 'Send fewer rows or shorter names.', {
        count: d.categories.length,
        pointer: `${pane.pointer}/categories`,
      });
    const alt = stackAlt(stack);
    return {
      alt,
      shapes: [...shape.group({ id: 'body/chart', name: 'Stacked bars', role: 'group', alt }, [...sketch.shapes(), ...drawn]), ...beside],
    };
  },
});
