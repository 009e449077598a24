/** A bank disputes a payment: its credit is taken back while that lasts. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';

export const disputeOpened = defineMail({
  kind: 'dispute_opened',
  list: 'transactional',
  data: z.object({ amount_cents: z.number(), balance_cents: z.number() }),
  example: { amount_cents: 5_000, balance_cents: -1_890 },
  write: {
    en: ({ amount_cents, balance_cents }, words) => ({
      subject: `A payment of ${words.usd(amount_cents)} is disputed`,
      title: `Your bank disputes a payment of ${words.usd(amount_cents)}`,
      paragraphs: [
        'While the bank looks into it, the credit that the payment had bought is taken back. If the dispute is settled for the payment, the credit returns.',
        ...(balance_cents < 0 ? ['Your balance is below zero, so paid requests are refused until a top-up settles it.'] : []),
        'If you do not know of this, ask your bank.',
      ],
      facts: [['Balance now', words.usd(balance_cents)]],
      action: { label: 'Open your account', path: '/account' },
    }),
    de: ({ amount_cents, balance_cents }, words) => ({
      subject: `Eine Zahlung über ${words.usd(amount_cents)} wird beanstandet`,
      title: `Ihre Bank beanstandet eine Zahlung über ${words.usd(amount_cents)}`,
      paragraphs: [
        'Solange die Bank prüft, ist das damit gekaufte Guthaben abgezogen. Hat die Zahlung Bestand, kommt es zurück.',
        ...(balance_cents < 0
          ? ['Ihr Guthaben liegt unter null. Bezahlte Anfragen werden abgewiesen, bis eine Aufladung es ausgleicht.']
          : []),
        'Wenn Sie davon nichts wissen, fragen Sie Ihre Bank.',
      ],
      facts: [['Guthaben jetzt', words.usd(balance_cents)]],
      action: { label: 'Konto öffnen', path: '/account' },
    }),
  },
});
