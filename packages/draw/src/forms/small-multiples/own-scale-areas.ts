/** Areas, with a scale for each panel, because shapes matter here and levels do not. */
import { defineVariant } from '../define.ts';
import { draw, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'own_scale_areas',
  purpose: 'Items of very different size compared by shape alone: each panel has its own scale.',
  example: {
    headline: 'Small subsidiaries grow as steadily as the large ones',
    context: 'Revenue by company, €m, each on its own scale',
    source_note: 'Consolidation',
    data: {
      unit: '€m',
      labels: ['2021', '2022', '2023', '2024', '2025'],
      panels: [
        { label: 'Austria', values: [812, 840, 866, 890, 921] },
        { label: 'Germany', values: [402, 431, 455, 470, 498] },
        { label: 'Czechia', values: [96, 104, 118, 124, 131] },
        { label: 'Slovenia', values: [31, 33, 36, 38, 41] },
        { label: 'Croatia', values: [12, 14, 15, 17, 18] },
        { label: 'Bosnia', values: [3.1, 3.4, 3.6, 4.0, 4.4] },
      ],
    },
  },
  draw: (d, pane, kit) => draw(d, pane, kit, 'area', false),
});
