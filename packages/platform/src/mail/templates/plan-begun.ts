/** A plan is open: its first period was paid. */
import { defineMail } from '../define-mail.ts';
import { PERIODS, periodData, periodFacts } from './_period.ts';

export const planBegun = defineMail({
  kind: 'plan_begun',
  list: 'transactional',
  data: periodData,
  example: { plan: 'Studio', period: 'monthly', slides: 600, paid_cents: 2_400, period_end: '2026-12-23T00:00:00Z' },
  write: {
    en: (data, words) => ({
      subject: `Your plan ${data.plan} is open`,
      title: `Your plan ${data.plan} is open`,
      paragraphs: [
        `Thank you for your payment. The slides of this ${PERIODS.en[data.period]} can be used now.`,
        'It renews by itself until you cancel it, which you can do at any time.',
      ],
      facts: periodFacts('en', data, words),
      action: { label: 'Open your account', path: '/account' },
    }),
    de: (data, words) => ({
      subject: `Ihr Tarif ${data.plan} ist aktiv`,
      title: `Ihr Tarif ${data.plan} ist aktiv`,
      paragraphs: [
        `Vielen Dank für Ihre Zahlung. Die Folien für ${data.period === 'monthly' ? 'diesen' : 'dieses'} ${PERIODS.de[data.period]} stehen bereit.`,
        'Er verlängert sich von selbst, bis Sie ihn kündigen. Das ist jederzeit möglich.',
      ],
      facts: periodFacts('de', data, words),
      action: { label: 'Konto öffnen', path: '/account' },
    }),
  },
});
