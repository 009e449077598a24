/** The free slides of the account are used up. */
import { z } from 'zod';
import { prices } from '../../billing/prices.ts';
import { defineMail } from '../define-mail.ts';

export const freeSlidesUsed = defineMail({
  kind: 'free_slides_used',
  list: 'notices',
  data: z.object({ balance_cents: z.number() }),
  example: { balance_cents: 0 },
  write: {
    en: ({ balance_cents }, words) => ({
      subject: 'Your free slides are used up',
      title: 'Your free slides are used up',
      paragraphs: [
        `From now on a usable slide costs ${words.usd(prices.slide.cents)}. Repeats of what you have drawn already stay free, and so do edits, plans and inspections.`,
      ],
      facts: [['Balance now', words.usd(balance_cents)]],
      action: { label: 'Top up or choose a plan', path: '/account' },
    }),
    de: ({ balance_cents }, words) => ({
      subject: 'Ihre freien Folien sind aufgebraucht',
      title: 'Ihre freien Folien sind aufgebraucht',
      paragraphs: [
        `Ab jetzt kostet eine brauchbare Folie ${words.usd(prices.slide.cents)}. Wiederholungen schon gezeichneter Folien bleiben kostenlos, ebenso Änderungen, Entwürfe und Prüfungen.`,
      ],
      facts: [['Guthaben jetzt', words.usd(balance_cents)]],
      action: { label: 'Aufladen oder Tarif wählen', path: '/account' },
    }),
  },
});
