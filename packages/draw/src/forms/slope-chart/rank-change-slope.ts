/** Ranks instead of values, to show who overtook whom. */
import { defineVariant } from '../define.ts';
import { drawSlopes } from './_slopes.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'rank_change_slope',
  purpose: 'Who overtook whom: places over two or more periods, whatever the distances.',
  example: {
    headline: 'The app moved from last to first choice in three years',
    context: 'Channel by share of first contacts, place and percent',
    source_note: 'Contact statistics',
    data: {
      unit: '%',
      periods: ['2022', '2023', '2024', '2025'],
      items: [
        { label: 'App', values: [9, 17, 26, 34], emphasis: 'primary' },
        { label: 'Telephone', values: [41, 35, 29, 24] },
        { label: 'Branch', values: [24, 22, 20, 19] },
        { label: 'Web form', values: [15, 16, 17, 15] },
        { label: 'Letter', values: [11, 10, 8, 8] },
      ],
    },
  },
  draw: (d, pane, kit) => drawSlopes(d, pane, kit, { ranks: true }),
});
