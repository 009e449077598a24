/** A dispute was settled for the payment: its credit is back. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';

export const disputeWon = defineMail({
  kind: 'dispute_won',
  list: 'transactional',
  data: z.object({ amount_cents: z.number(), balance_cents: z.number() }),
  example: { amount_cents: 5_000, balance_cents: 3_110 },
  write: {
    en: ({ amount_cents, balance_cents }, words) => ({
      subject: `${words.usd(amount_cents)} are back on your balance`,
      title: 'The dispute is settled, and your credit is back',
      paragraphs: [`The payment of ${words.usd(amount_cents)} stands. What it had bought can be used again.`],
      facts: [['Balance now', words.usd(balance_cents)]],
      action: { label: 'Open your account', path: '/account' },
    }),
    de: ({ amount_cents, balance_cents }, words) => ({
      subject: `${words.usd(amount_cents)} sind wieder gutgeschrieben`,
      title: 'Die Beanstandung ist geklärt, Ihr Guthaben ist zurück',
      paragraphs: [`Die Zahlung über ${words.usd(amount_cents)} hat Bestand. Das damit gekaufte Guthaben ist wieder nutzbar.`],
      facts: [['Guthaben jetzt', words.usd(balance_cents)]],
      action: { label: 'Konto öffnen', path: '/account' },
    }),
  },
});
