/** Both halves side by side, equal. */
import { defineVariant } from '../define.ts';
import { drawHalves } from './_halves.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'two_halves',
  purpose: 'Two sides of one thing, without a direction: for and against, we and they.',
  example: {
    headline: 'Owning the fleet is cheaper, leasing is safer',
    data: {
      left: {
        label: 'Owning',
        heading: 'Cheaper by 9% over ten years',
        points: ['Cost falls after year six', 'Workshops stay busy', 'Residual value is ours'],
        tone: 'neutral',
      },
      right: {
        label: 'Leasing',
        heading: 'Safer while technology changes',
        points: ['Batteries are replaced by the lessor', 'No capital before 2028', 'Return after five years'],
        tone: 'primary',
      },
    },
  },
  draw: (d, pane, kit) => drawHalves(d, pane, kit, 'panels'),
});
