/** Automatic top-ups were switched off, because the card stayed declined. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';
import { cardReason } from './_facts.ts';

export const autoTopupOff = defineMail({
  kind: 'auto_topup_off',
  list: 'transactional',
  data: z.object({ amount_cents: z.number(), reason: z.string(), balance_cents: z.number() }),
  example: { amount_cents: 5_000, reason: 'insufficient_funds', balance_cents: 135 },
  write: {
    en: ({ amount_cents, reason, balance_cents }, words) => ({
      subject: 'Automatic top-ups are switched off',
      title: 'Automatic top-ups are switched off',
      paragraphs: [
        `Your card was declined each time that we tried to charge ${words.usd(amount_cents)}: ${cardReason('en', reason)}.`,
        'When the balance is used up, paid slides are refused. Save another card and switch automatic top-ups on again, or top up by hand.',
      ],
      facts: [['Balance now', words.usd(balance_cents)]],
      action: { label: 'Change the card', path: '/account' },
    }),
    de: ({ amount_cents, reason, balance_cents }, words) => ({
      subject: 'Automatische Aufladung ausgeschaltet',
      title: 'Die automatische Aufladung ist ausgeschaltet',
      paragraphs: [
        `Jeder Versuch, ${words.usd(amount_cents)} abzubuchen, wurde abgelehnt: ${cardReason('de', reason)}.`,
        'Ist das Guthaben verbraucht, werden bezahlte Folien abgewiesen. Hinterlegen Sie eine andere Karte und schalten Sie die Aufladung wieder ein, oder laden Sie von Hand auf.',
      ],
      facts: [['Guthaben jetzt', words.usd(balance_cents)]],
      action: { label: 'Karte ändern', path: '/account' },
    }),
  },
});
