/** Scores with weights, and the weighted mean of each option below. */
import { defineVariant } from '../define.ts';
import { drawMatrix } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'weighted_scoring',
  purpose: 'A decision by points: every criterion scored 0 to 4 and weighted, the mean computed and proven.',
  example: {
    headline: 'Supplier B leads on the criteria that weigh most',
    context: 'Scores 0 to 4 by the buying committee; weights in percent',
    source_note: 'Committee of 12 March',
    data: {
      recommended: 'Supplier B',
      columns: [{ label: 'Supplier A' }, { label: 'Supplier B' }, { label: 'Supplier C' }, { label: 'Supplier D' }],
      rows: [
        { label: 'Price over five years', weight: 30, cells: [{ score: 4 }, { score: 3 }, { score: 2 }, { score: 1 }] },
        { label: 'Delivery on time', weight: 25, cells: [{ score: 1 }, { score: 4 }, { score: 3 }, { score: 3 }] },
        { label: 'Quality record', weight: 20, cells: [{ score: 2 }, { score: 4 }, { score: 3 }, { score: 4 }] },
        { label: 'Second source', weight: 15, cells: [{ score: 2 }, { score: 3 }, { score: 4 }, { score: 0 }] },
        { label: 'Carbon per tonne', weight: 10, cells: [{ score: 1 }, { score: 2 }, { score: 4 }, { score: 3 }] },
      ],
    },
  },
  draw: (data, pane, kit) => drawMatrix(data, pane, kit, { totals: true }),
});
