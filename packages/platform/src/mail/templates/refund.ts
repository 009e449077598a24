/** A payment was refunded, and the credit went back with it. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';

export const refund = defineMail({
  kind: 'refund',
  list: 'transactional',
  data: z.object({ amount_cents: z.number(), balance_cents: z.number() }),
  example: { amount_cents: 2_000, balance_cents: 310 },
  write: {
    en: ({ amount_cents, balance_cents }, words) => ({
      subject: `Refund of ${words.usd(amount_cents)}`,
      title: `${words.usd(amount_cents)} were refunded to you`,
      paragraphs: [
        'The money goes back to the card with which it was paid, usually within ten days. The credit that it had bought was taken off your balance.',
      ],
      facts: [['Balance now', words.usd(balance_cents)]],
      action: { label: 'Open your account', path: '/account' },
    }),
    de: ({ amount_cents, balance_cents }, words) => ({
      subject: `Erstattung über ${words.usd(amount_cents)}`,
      title: `${words.usd(amount_cents)} wurden Ihnen erstattet`,
      paragraphs: [
        'Das Geld geht auf die Karte zurück, mit der bezahlt wurde, meist innerhalb von zehn Tagen. Das damit gekaufte Guthaben wurde abgezogen.',
      ],
      facts: [['Guthaben jetzt', words.usd(balance_cents)]],
      action: { label: 'Konto öffnen', path: '/account' },
    }),
  },
});
