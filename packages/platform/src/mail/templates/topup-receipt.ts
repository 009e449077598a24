/** Receipt of a top-up that a person paid. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';
import { withBonus } from './_facts.ts';

export const topupReceipt = defineMail({
  kind: 'topup_receipt',
  list: 'transactional',
  data: z.object({ amount_cents: z.number(), bonus_cents: z.number(), balance_cents: z.number() }),
  example: { amount_cents: 10_000, bonus_cents: 1_500, balance_cents: 11_740 },
  write: {
    en: (data, words) => ({
      subject: `Receipt: ${words.usd(data.amount_cents)} added to your balance`,
      title: `${words.usd(data.amount_cents)} were added to your balance`,
      paragraphs: ['Thank you for your payment. The credit can be used at once.'],
      facts: withBonus(data, words, { paid: 'Paid', bonus: 'Bonus', balance: 'Balance now' }),
      action: { label: 'Open your account', path: '/account' },
    }),
    de: (data, words) => ({
      subject: `Beleg: ${words.usd(data.amount_cents)} Ihrem Guthaben gutgeschrieben`,
      title: `${words.usd(data.amount_cents)} wurden Ihrem Guthaben gutgeschrieben`,
      paragraphs: ['Vielen Dank für Ihre Zahlung. Das Guthaben steht sofort zur Verfügung.'],
      facts: withBonus(data, words, { paid: 'Bezahlt', bonus: 'Bonus', balance: 'Guthaben jetzt' }),
      action: { label: 'Konto öffnen', path: '/account' },
    }),
  },
});
