/** A further period of a plan was paid. */
import { defineMail } from '../define-mail.ts';
import { PERIODS, periodData, periodFacts } from './_period.ts';

export const planRenewed = defineMail({
  kind: 'plan_renewed',
  list: 'transactional',
  data: periodData,
  example: { plan: 'Studio', period: 'yearly', slides: 7_200, paid_cents: 24_000, period_end: '2027-11-23T00:00:00Z' },
  write: {
    en: (data, words) => ({
      subject: `Receipt: your plan ${data.plan} has renewed`,
      title: `Your plan ${data.plan} has renewed`,
      paragraphs: [`The next ${PERIODS.en[data.period]} is paid, and its slides can be used now.`],
      facts: periodFacts('en', data, words),
      action: { label: 'Open your account', path: '/account' },
    }),
    de: (data, words) => ({
      subject: `Beleg: Ihr Tarif ${data.plan} wurde verlängert`,
      title: `Ihr Tarif ${data.plan} wurde verlängert`,
      paragraphs: [
        `${data.period === 'monthly' ? 'Der nächste' : 'Das nächste'} ${PERIODS.de[data.period]} ist bezahlt, und die Folien stehen bereit.`,
      ],
      facts: periodFacts('de', data, words),
      action: { label: 'Konto öffnen', path: '/account' },
    }),
  },
});
