/** Criteria down, options across, with the recommended option tinted. */
import { defineVariant } from '../define.ts';
import { drawMatrix } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'options_by_criteria',
  purpose: 'The usual matrix: criteria as rows, options as columns, figures and Harvey balls side by side.',
  example: {
    headline: 'Regional hubs cost more to set up and are the only model that keeps service levels',
    context: 'Assessment of three network models; full circle = fully met',
    source_note: 'Workshops with operations and finance, March',
    data: {
      recommended: 'Regional hubs',
      columns: [{ label: 'Central warehouse' }, { label: 'Regional hubs' }, { label: 'Outsourced' }],
      rows: [
        { label: 'One-off cost, €m', cells: ['4.2', '6.8', '1.5'] },
        { label: 'Cost per parcel, €', cells: ['3.90', '4.15', '4.80'] },
        {
          label: 'Next-day delivery',
          cells: [
            { text: 'Two regions', score: 1 },
            { text: 'All regions', score: 4 },
            { text: 'All regions', score: 4 },
          ],
        },
        {
          label: 'Returns under control',
          cells: [
            { text: 'Own staff', score: 4 },
            { text: 'Own staff', score: 4 },
            { text: 'Partner', score: 1 },
          ],
        },
        {
          label: 'Ready by peak season',
          cells: [
            { text: 'September', score: 4 },
            { text: 'October', score: 3 },
            { text: 'January', score: 0 },
          ],
        },
        {
          label: 'Way back',
          cells: [
            { text: 'Lease to 2034', score: 1 },
            { text: 'Leases to 2029', score: 2 },
            { text: 'Any quarter', score: 4 },
          ],
        },
      ],
    },
  },
  draw: (data, pane, kit) => drawMatrix(data, pane, kit),
});
