/** Bars sorted by size with their rank, and the average across them. */
import { defineVariant } from '../define.ts';
import { drawRanked } from './_ranked.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'ranked_magnitude_bar',
  purpose: 'Who is largest, in order, with rank numbers and the average as a dashed line.',
  example: {
    headline: 'Four of nine plants carry more than the average downtime',
    context: 'Unplanned downtime, hours per line and quarter',
    source_note: 'Maintenance log, Q3',
    data: {
      unit: '',
      average: { value: 21, label: 'Average' },
      categories: [
        { label: 'Győr', value: 38, sublabel: 'Press line', emphasis: 'primary' },
        { label: 'Sibiu', value: 31, sublabel: 'Assembly' },
        { label: 'Bilbao', value: 27, sublabel: 'Foundry' },
        { label: 'Leoben', value: 22, sublabel: 'Rolling mill' },
        { label: 'Turku', value: 18, sublabel: 'Assembly' },
        { label: 'Lyon', value: 17, sublabel: 'Press line' },
        { label: 'Poznań', value: 14, sublabel: 'Assembly' },
        { label: 'Gent', value: 12, sublabel: 'Paint shop' },
        { label: 'Aarhus', value: 10, sublabel: 'Packing' },
      ],
    },
  },
  draw: (data, pane, kit) => drawRanked(data, pane, kit, {}),
});
