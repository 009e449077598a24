/** What is tried in an empty folder: programs as somebody would write them who has installed the packages and nothing else. */

/** Plain JavaScript, as a module: draws a slide and fetches its file. Prints `drawn BYTES`. */
export const MODULE = `import { Deckwright } from '@deckwright/client';

const deckwright = new Deckwright({ baseUrl: process.env.DECKWRIGHT_URL, apiKey: process.env.DECKWRIGHT_API_KEY });
const slide = await deckwright.render.intent({
  form: 'kpi_metrics',
  headline: 'More riders, fewer complaints',
  data: { metrics: [{ label: 'Riders', value: '1.31m' }, { label: 'Complaints', value: '402' }] },
});
const file = await (await deckwright.jobs.download(String(slide.job_id))).bytes();
console.log('drawn', file.length);
`;

/** Plain JavaScript with \`require\`: is refused, and reads why. Prints `refused CODE`. */
export const SCRIPT = `const { ApiError, Deckwright } = require('@deckwright/client');

const deckwright = new Deckwright({ baseUrl: process.env.DECKWRIGHT_URL, apiKey: process.env.DECKWRIGHT_API_KEY });
deckwright.render.intent({ form: 'nonsense_form' }).catch((error) => {
  if (!(error instanceof ApiError)) throw error;
  console.log('refused', error.code);
});
`;

/** Compiles. */
export const TYPED = `import { ApiError, Deckwright, type FormName, type IntentRequest } from '@deckwright/client';

const deckwright = new Deckwright({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'dw_live_x' });
const form: FormName = 'kpi_metrics';
const request: IntentRequest = { form, headline: 'More riders', data: { metrics: [{ label: 'Riders', value: '1.31m' }] } };

export async function draw(): Promise<string> {
  try {
    await deckwright.render.deck({ name: 'Riders', slides: [{ form: 'hero_statement', headline: 'Week 47' }] });
    const { families } = await deckwright.call('get', '/v1/catalog/forms', {});
    for await (const job of deckwright.jobs.all({ status: 'complete' })) console.log(job.job_id, families.length);
    return String((await deckwright.render.intent(request)).job_id);
  } catch (error) {
    if (error instanceof ApiError) return error.remedy;
    throw error;
  }
}
`;

/** Does not compile, in lines 4 and 5. */
export const MISTYPED = `import { Deckwright } from '@deckwright/client';

const deckwright = new Deckwright({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'dw_live_x' });
void deckwright.render.intent({ form: 'nonsense_form', headline: 'More riders' });
void deckwright.render.deck({ name: 'Riders', slides: [{ form: 'nonsense_form', headline: 'Week 47' }] });
`;

/** A slide with every part that another file brings: fonts, metrics, the picture's encoder. */
export const INTENT = JSON.stringify({
  form: 'waterfall_bridge',
  headline: 'Pricing pays for wages',
  data: {
    unit: '€m',
    steps: [
      { kind: 'start', label: '2025', value: 52 },
      { kind: 'delta', label: 'Price', value: 15 },
      { kind: 'delta', label: 'Wages', value: -6 },
      { kind: 'total', label: '2026', value: 61 },
    ],
  },
});
