/** Options down, criteria across: one row for each option. */
import { defineVariant } from '../define.ts';
import { drawMatrix } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'option_profiles',
  purpose: 'Many options, few criteria: each option is a row that reads as a profile.',
  example: {
    headline: 'Two of six cities meet every condition for the second site',
    context: 'Shortlist by the four conditions of the board',
    source_note: 'Site visits, January to March',
    data: {
      recommended: 'Linz',
      corner: 'City',
      columns: [{ label: 'Linz' }, { label: 'Brno' }, { label: 'Győr' }, { label: 'Maribor' }, { label: 'Passau' }, { label: 'Zagreb' }],
      rows: [
        { label: 'Skilled labour', cells: [{ score: 4 }, { score: 4 }, { score: 3 }, { score: 2 }, { score: 2 }, { score: 3 }] },
        { label: 'Rail siding', cells: [true, true, true, false, true, false] },
        { label: 'Land, €/m²', cells: ['95', '60', '55', '48', '110', '70'] },
        { label: 'Permit', cells: ['8 months', '10 months', '7 months', '14 months', '18 months', '15 months'] },
      ],
    },
  },
  draw: (data, pane, kit) => drawMatrix(data, pane, kit, { transposed: true }),
});
