/** A plan has ended. */
import { z } from 'zod';
import { prices } from '../../billing/prices.ts';
import { defineMail } from '../define-mail.ts';

export const planEnded = defineMail({
  kind: 'plan_ended',
  list: 'transactional',
  data: z.object({ plan: z.string(), balance_cents: z.number() }),
  example: { plan: 'Studio', balance_cents: 1_240 },
  write: {
    en: ({ plan, balance_cents }, words) => ({
      subject: `Your plan ${plan} has ended`,
      title: `Your plan ${plan} has ended`,
      paragraphs: [
        `Nothing more is charged for it, and its slides are gone. A slide now costs ${words.usd(prices.slide.cents)} from your balance; your decks stay as they are.`,
      ],
      facts: [['Balance now', words.usd(balance_cents)]],
      action: { label: 'Choose a plan', path: '/account' },
    }),
    de: ({ plan, balance_cents }, words) => ({
      subject: `Ihr Tarif ${plan} ist beendet`,
      title: `Ihr Tarif ${plan} ist beendet`,
      paragraphs: [
        `Es wird nichts mehr abgebucht, und die enthaltenen Folien sind verfallen. Eine Folie kostet jetzt ${words.usd(prices.slide.cents)} aus Ihrem Guthaben; Ihre Präsentationen bleiben, wie sie sind.`,
      ],
      facts: [['Guthaben jetzt', words.usd(balance_cents)]],
      action: { label: 'Tarif wählen', path: '/account' },
    }),
  },
});
