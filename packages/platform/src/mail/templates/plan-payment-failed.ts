/** The card was declined when a plan renewed. */
import { z } from 'zod';
import { defineMail } from '../define-mail.ts';

export const planPaymentFailed = defineMail({
  kind: 'plan_payment_failed',
  list: 'transactional',
  data: z.object({ plan: z.string(), price_cents: z.number() }),
  example: { plan: 'Studio', price_cents: 2_400 },
  write: {
    en: ({ plan, price_cents }, words) => ({
      subject: `Your plan ${plan} could not be renewed`,
      title: 'Your card was declined',
      paragraphs: [
        `The renewal of your plan ${plan} for ${words.usd(price_cents)} is not paid. The card is tried again in the next days.`,
        'What was left of your slides stays usable for a day. The next ones come once the renewal is paid, and a plan whose card stays declined ends.',
      ],
      action: { label: 'Change the card', path: '/account' },
    }),
    de: ({ plan, price_cents }, words) => ({
      subject: `Ihr Tarif ${plan} konnte nicht verlängert werden`,
      title: 'Ihre Karte wurde abgelehnt',
      paragraphs: [
        `Die Verlängerung Ihres Tarifs ${plan} über ${words.usd(price_cents)} ist nicht bezahlt. In den nächsten Tagen folgen weitere Versuche.`,
        'Ihre übrigen Folien bleiben noch einen Tag nutzbar. Die nächsten kommen, sobald die Verlängerung bezahlt ist. Bleibt die Karte abgelehnt, endet der Tarif.',
      ],
      action: { label: 'Karte ändern', path: '/account' },
    }),
  },
});
