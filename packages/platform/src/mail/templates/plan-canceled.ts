/** A plan will not renew. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';

export const planCanceled = defineMail({
  kind: 'plan_canceled',
  list: 'transactional',
  data: z.object({ plan: z.string(), period_end: z.string() }),
  example: { plan: 'Studio', period_end: '2026-12-23T00:00:00Z' },
  write: {
    en: ({ plan, period_end }, words) => ({
      subject: `Your plan ${plan} ends on ${words.date(period_end)}`,
      title: `Your plan ${plan} is canceled`,
      paragraphs: [
        `It stays usable until ${words.date(period_end)} and is not charged again.`,
        'Until then you can take the cancellation back in your account.',
      ],
      action: { label: 'Open your account', path: '/account' },
    }),
    de: ({ plan, period_end }, words) => ({
      subject: `Ihr Tarif ${plan} endet am ${words.date(period_end)}`,
      title: `Ihr Tarif ${plan} ist gekündigt`,
      paragraphs: [
        `Er bleibt bis zum ${words.date(period_end)} nutzbar und wird nicht mehr abgebucht.`,
        'Bis dahin können Sie die Kündigung in Ihrem Konto zurücknehmen.',
      ],
      action: { label: 'Konto öffnen', path: '/account' },
    }),
  },
});
