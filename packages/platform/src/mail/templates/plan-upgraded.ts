/** A plan was changed from a month to a year. */
import { defineMail } from '../define-mail.ts';
import { periodData, periodFacts } from './_period.ts';

export const planUpgraded = defineMail({
  kind: 'plan_upgraded',
  list: 'transactional',
  data: periodData,
  example: { plan: 'Studio', period: 'yearly', slides: 7_200, paid_cents: 22_180, period_end: '2027-11-23T00:00:00Z' },
  write: {
    en: (data, words) => ({
      subject: `Receipt: your plan ${data.plan} now runs for a year`,
      title: `Your plan ${data.plan} now runs for a year`,
      paragraphs: ['What was unused of the month was taken off the price. The slides of the year take the place of those of the month.'],
      facts: periodFacts('en', data, words),
      action: { label: 'Open your account', path: '/account' },
    }),
    de: (data, words) => ({
      subject: `Beleg: Ihr Tarif ${data.plan} läuft jetzt ein Jahr`,
      title: `Ihr Tarif ${data.plan} läuft jetzt ein Jahr`,
      paragraphs: [
        'Der ungenutzte Teil des Monats wurde vom Preis abgezogen. Die Folien des Jahres treten an die Stelle derer des Monats.',
      ],
      facts: periodFacts('de', data, words),
      action: { label: 'Konto öffnen', path: '/account' },
    }),
  },
});
