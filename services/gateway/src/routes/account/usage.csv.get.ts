/** GET /account/usage.csv: a month of slides by day, for a spreadsheet. */
import { textReply } from '@deckwright/platform/http';
import { monthOf, usageOf } from '../../account/load.ts';
import { accountRefusal } from '../../account/pages/notice.ts';
import { forPerson } from '../../account/visit.ts';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/account/usage.csv',
  tag: 'Account page',
  summary: 'Slides by day, for a spreadsheet',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-pages', limit: 300, per_s: 60, by: 'address' },
  refusal: accountRefusal,
  answers: { 200: { description: 'A line a day.', media_type: 'text/csv' }, 303: { description: 'To sign in.' } },
  errors: [],
  handle: (call) =>
    forPerson(call, '/account/usage', async (visit) => {
      const month = monthOf(call.raw_query.get('month'), visit.now);
      const lines = (await usageOf(visit, month)).map(({ day, plan, free, wallet, unmetered, cents }) =>
        [day, plan, free, wallet, unmetered, (cents / 100).toFixed(2)].join(','),
      );
      return textReply('text/csv; charset=utf-8', ['day,plan,free,wallet,not_charged,wallet_usd', ...lines, ''].join('\r\n'), {
        'Content-Disposition': `attachment; filename="slides-${month}.csv"`,
        'Cache-Control': 'no-store',
      });
    }),
});
