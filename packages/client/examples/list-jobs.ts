/** What this account has made, newest first, page after page: npx tsx list-jobs.ts */
import { Deckwright } from '@deckwright/client';

const deckwright = new Deckwright({
  baseUrl: process.env['DECKWRIGHT_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['DECKWRIGHT_API_KEY'],
});

let spent = 0;
for await (const job of deckwright.jobs.all({ status: 'complete' })) {
  spent += job.cost_charged;
  console.log(`${job.created_at}  ${job.job_type.padEnd(6)}  ${job.name ?? job.job_id}`);
}
const account = await deckwright.call('get', '/v1/account', {});
console.log(`spent ${spent.toFixed(2)} USD, ${account.free_slides} free slides left`);
