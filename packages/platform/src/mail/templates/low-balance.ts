/** The balance has fallen low, and nothing tops it up. */
import { z } from 'zod';
import { prices } from '../../billing/prices.ts';
import { defineMail } from '../define-mail.ts';

const slidesIn = (cents: number): number => Math.max(0, Math.floor(cents / prices.slide.cents));

export const lowBalance = defineMail({
  kind: 'low_balance',
  list: 'notices',
  data: z.object({ balance_cents: z.number() }),
  example: { balance_cents: 45 },
  write: {
    en: ({ balance_cents }, words) => ({
      subject: `Your balance is down to ${words.usd(balance_cents)}`,
      title: `Your balance pays for ${words.count(slidesIn(balance_cents))} more slides`,
      paragraphs: ['When it is used up, paid slides are refused until you top up. With automatic top-ups on, that does not happen.'],
      facts: [['Balance now', words.usd(balance_cents)]],
      action: { label: 'Top up', path: '/account' },
    }),
    de: ({ balance_cents }, words) => ({
      subject: `Ihr Guthaben beträgt noch ${words.usd(balance_cents)}`,
      title: `Ihr Guthaben reicht noch für ${words.count(slidesIn(balance_cents))} Folien`,
      paragraphs: [
        'Ist es verbraucht, werden bezahlte Folien abgewiesen, bis Sie aufladen. Mit der automatischen Aufladung passiert das nicht.',
      ],
      facts: [['Guthaben jetzt', words.usd(balance_cents)]],
      action: { label: 'Aufladen', path: '/account' },
    }),
  },
});
