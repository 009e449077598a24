/** An agent was refused, because it has spent what it may in this month. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';

export const agentLimitReached = defineMail({
  kind: 'agent_limit_reached',
  list: 'transactional',
  data: z.object({ agent: z.string(), limit_cents: z.number(), spent_cents: z.number(), resets_at: z.string() }),
  example: { agent: 'Boardroom Reporter', limit_cents: 500, spent_cents: 495, resets_at: '2026-12-01T00:00:00Z' },
  write: {
    en: ({ agent, limit_cents, spent_cents, resets_at }, words) => ({
      subject: `${agent} has reached its spending limit`,
      title: `${agent} has reached its spending limit`,
      paragraphs: [
        `It asked for more than is left of the ${words.usd(limit_cents)} that you let it spend in a month, and was refused. On ${words.date(resets_at)} it may go on.`,
        'To let it go on now, raise its limit in your account. There you can also end its access.',
      ],
      facts: [['Spent this month', words.usd(spent_cents)]],
      action: { label: 'See your agents', path: '/account' },
    }),
    de: ({ agent, limit_cents, spent_cents, resets_at }, words) => ({
      subject: `${agent} hat das Ausgabenlimit erreicht`,
      title: `${agent} hat das Ausgabenlimit erreicht`,
      paragraphs: [
        `Die Anfrage überstieg den Rest der ${words.usd(limit_cents)}, die Sie im Monat erlaubt haben, und wurde abgewiesen. Ab dem ${words.date(resets_at)} geht es weiter.`,
        'Soll es gleich weitergehen, erhöhen Sie das Limit in Ihrem Konto. Dort können Sie den Zugang auch entziehen.',
      ],
      facts: [['Ausgegeben in diesem Monat', words.usd(spent_cents)]],
      action: { label: 'Agenten ansehen', path: '/account' },
    }),
  },
});
