/** Two tables side by side, with the totals on one line. */
import { defineVariant } from '../define.ts';
import { drawTables } from './_tables.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'two_tables',
  purpose: 'Lines, amounts, shares and multiples of both sides, totals level.',
  example: {
    headline: 'Sponsor equity carries 42% of the purchase',
    context: 'Sources and uses at closing, €m and multiple of EBITDA',
    source_note: 'Term sheet, 14 March',
    data: {
      unit: '€m',
      sources: [
        { label: 'Senior term loan', value: 210, multiple: '3.5x' },
        { label: 'Second lien', value: 60, multiple: '1.0x' },
        { label: 'Vendor loan', value: 30, multiple: '0.5x' },
        { label: 'Sponsor equity', value: 228, multiple: '3.8x', emphasis: 'primary' },
        { label: 'Management', value: 12, multiple: '0.2x' },
      ],
      uses: [
        { label: 'Purchase price', value: 468, multiple: '7.8x' },
        { label: 'Refinanced debt', value: 41, multiple: '0.7x' },
        { label: 'Cash to balance sheet', value: 15, multiple: '0.3x' },
        { label: 'Fees and taxes', value: 16, multiple: '0.3x' },
      ],
    },
  },
  draw: (d, pane, kit) => drawTables(d, pane, kit, false),
});
