/** Receipt of an automatic top-up. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';
import { withBonus } from './_facts.ts';

export const autoTopupReceipt = defineMail({
  kind: 'auto_topup_receipt',
  list: 'transactional',
  data: z.object({ amount_cents: z.number(), bonus_cents: z.number(), balance_cents: z.number() }),
  example: { amount_cents: 5_000, bonus_cents: 500, balance_cents: 5_985 },
  write: {
    en: (data, words) => ({
      subject: `Receipt: automatic top-up of ${words.usd(data.amount_cents)}`,
      title: `Your balance was topped up with ${words.usd(data.amount_cents)}`,
      paragraphs: ['The balance had fallen below the threshold that you set, so your saved card was charged.'],
      facts: withBonus(data, words, { paid: 'Charged', bonus: 'Bonus', balance: 'Balance now' }),
      action: { label: 'Change automatic top-ups', path: '/account' },
    }),
    de: (data, words) => ({
      subject: `Beleg: automatische Aufladung über ${words.usd(data.amount_cents)}`,
      title: `Ihr Guthaben wurde um ${words.usd(data.amount_cents)} aufgeladen`,
      paragraphs: ['Das Guthaben war unter die von Ihnen gesetzte Grenze gefallen. Deshalb wurde Ihre hinterlegte Karte belastet.'],
      facts: withBonus(data, words, { paid: 'Abgebucht', bonus: 'Bonus', balance: 'Guthaben jetzt' }),
      action: { label: 'Automatische Aufladung ändern', path: '/account' },
    }),
  },
});
