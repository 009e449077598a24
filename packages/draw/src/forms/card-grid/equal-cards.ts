/** Cards with icon, title and text. */
import { defineVariant } from '../define.ts';
import { drawCards } from './_cards.ts';
import { canFurnish, drawFurnished } from './_furnished.ts';
import { cardsOf, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'equal_cards',
  purpose: 'The usual grid: equal cards, icons on top where some are sent.',
  example: {
    headline: 'Six promises that every plant signs this year',
    blocks: [
      { icon: 'shield-check', label: 'Everyone goes home', sub: 'Zero lost-time accidents, reported within the shift' },
      { icon: 'clock', label: 'On time in full', sub: '97% of orders, measured at the customer gate' },
      { icon: 'leaf', label: 'Half the carbon', sub: 'Scope 1 and 2 against 2019, no offsets' },
      { icon: 'wrench', label: 'Fix it for good', sub: 'No fault comes back within 90 days' },
      { icon: 'graduation-cap', label: 'Ten days of learning', sub: 'For every operator, in paid hours' },
      { icon: 'handshake', label: 'Suppliers are partners', sub: 'Paid in 20 days, one contact for everything' },
    ],
  },
  draw: (d, pane, kit) => {
    const items = cardsOf(d, pane, kit);
    return canFurnish(d, items) ? drawFurnished(d, items, pane, kit) : drawCards(items, pane, kit, { look: 'top' });
  },
});
