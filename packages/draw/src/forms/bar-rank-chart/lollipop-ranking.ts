/** Thin stems with round heads: a long ranking that stays light. */
import { defineVariant } from '../define.ts';
import { drawRanked } from './_ranked.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'lollipop_ranking',
  purpose: 'A long ranking of close values, where full bars would be a wall of colour.',
  example: {
    headline: 'Eleven points lie between the best region and the last',
    context: 'Net promoter score by region',
    source_note: 'Customer survey, n = 8,410',
    data: {
      unit: '',
      categories: [
        { label: 'Tyrol', value: 61, emphasis: 'primary' },
        { label: 'Carinthia', value: 59 },
        { label: 'Styria', value: 58 },
        { label: 'Salzburg', value: 57 },
        { label: 'Vorarlberg', value: 56 },
        { label: 'Upper Austria', value: 55 },
        { label: 'Lower Austria', value: 54 },
        { label: 'Burgenland', value: 53 },
        { label: 'Vienna', value: 50 },
      ],
    },
  },
  draw: (data, pane, kit) => drawRanked(data, pane, kit, { lollipop: true, ranks: false }),
});
