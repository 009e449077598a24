/** What a refusal tells a program: its class, what to do, and the place at fault: npx tsx handle-errors.ts */
import { ApiError, Deckwright, type FormName, InsufficientBalanceError, RequestInvalidError, UnknownFormError } from '@deckwright/client';

const deckwright = new Deckwright({
  baseUrl: process.env['DECKWRIGHT_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['DECKWRIGHT_API_KEY'],
});

// Written in a program it would not compile; a name may also come from a file or a person.
const form = 'kpi_metric' as FormName;
try {
  await deckwright.render.intent({ form, headline: 'A form that there is not' });
} catch (error) {
  if (error instanceof UnknownFormError) console.log(`unknown form; nearest: ${String(error.problem['nearest'])}`);
  else if (error instanceof InsufficientBalanceError) console.log(`${String(error.missing_usd)} USD are missing`);
  else throw error;
}

try {
  await deckwright.call('get', '/v1/jobs', { query: { limit: 1000 } });
} catch (error) {
  if (!(error instanceof RequestInvalidError)) throw error;
  for (const rule of error.errors) console.log(`${rule.pointer}: ${rule.msg}`);
}

try {
  await deckwright.jobs.get('job_none');
} catch (error) {
  // Whatever the code, newer ones included, the class above them all has its title, its remedy and the id to quote.
  if (!(error instanceof ApiError)) throw error;
  console.log(`${error.status} ${error.code}: ${error.remedy}`);
}
