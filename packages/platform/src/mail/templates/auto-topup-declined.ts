/** An automatic top-up was declined for the first time; it is tried again. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';
import { cardReason } from './_facts.ts';

export const autoTopupDeclined = defineMail({
  kind: 'auto_topup_declined',
  list: 'transactional',
  data: z.object({ amount_cents: z.number(), reason: z.string(), next_attempt_at: z.string() }),
  example: { amount_cents: 5_000, reason: 'expired_card', next_attempt_at: '2026-11-23T16:10:00Z' },
  write: {
    en: ({ amount_cents, reason, next_attempt_at }, words) => ({
      subject: `Automatic top-up of ${words.usd(amount_cents)} was declined`,
      title: 'Your card could not be charged',
      paragraphs: [
        `The automatic top-up of ${words.usd(amount_cents)} failed: ${cardReason('en', reason)}.`,
        `We try again on ${words.time(next_attempt_at)}, and twice after that. Another card, or a top-up by hand, settles it at once.`,
      ],
      action: { label: 'Change the card', path: '/account' },
    }),
    de: ({ amount_cents, reason, next_attempt_at }, words) => ({
      subject: `Automatische Aufladung über ${words.usd(amount_cents)} abgelehnt`,
      title: 'Ihre Karte konnte nicht belastet werden',
      paragraphs: [
        `Die automatische Aufladung über ${words.usd(amount_cents)} ist fehlgeschlagen: ${cardReason('de', reason)}.`,
        `Der nächste Versuch folgt am ${words.time(next_attempt_at)}, danach noch zwei. Mit einer anderen Karte oder einer Aufladung von Hand ist es sofort erledigt.`,
      ],
      action: { label: 'Karte ändern', path: '/account' },
    }),
  },
});
