/** What the client does in a page: run by `scripts/client-in-browser.ts` in a real browser, on an origin that is not the service's. */
import { ConnectionError, Deckwright, NotFoundError, RequestInvalidError, UnauthorizedError, verifyWebhook } from '@deckwright/client';

const given = new URLSearchParams(location.hash.slice(1));
const baseUrl = given.get('service') ?? '';
const deckwright = new Deckwright({ baseUrl, apiKey: given.get('key') ?? '', clientName: 'browser-trial/1' });
const slide = (headline: string) => ({
  form: 'kpi_metrics',
  headline,
  data: {
    metrics: [
      { label: 'Riders', value: '1.31m' },
      { label: 'Complaints', value: '402' },
    ],
  },
});

/** The error that the work ends with. */
const refused = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Name and check of everything that a page may want to do; true where it works. */
const checks: Readonly<Record<string, () => Promise<boolean>>> = {
  'asks what is public without a key': async () => {
    const { families } = await new Deckwright({ baseUrl }).call('get', '/v1/catalog/forms', {});
    return families.length > 30;
  },
  'reads the account': async () => (await deckwright.call('get', '/v1/account', {})).balance >= 0,
  'renders a slide, and reads the file with its name and digest': async () => {
    const { job_id, status } = await deckwright.render.intent({ ...slide('Riders in the browser'), name: 'Größe' });
    const file = await deckwright.jobs.download(job_id, 'pptx');
    const bytes = await file.bytes();
    return status === 'complete' && file.name === 'Größe.pptx' && bytes[0] === 0x50 && file.size === bytes.length;
  },
  'follows a deck slide by slide': async () => {
    const stages: string[] = [];
    const slides = Array.from({ length: 6 }, (_, i) => slide(`Slide ${i + 1} in the browser`));
    const deck = await deckwright.render.deck({ slides }, { onProgress: ({ progress }) => void stages.push(progress.stage) });
    return deck.slides_ok === 6 && stages.length > 0;
  },
  'edits a slide under its revision': async () => {
    const { job_id } = await deckwright.render.intent(slide('Before'));
    const edited = await deckwright.render.edit(job_id, { intent: { headline: 'After' } }, { ifMatch: 1 });
    return edited.status === 'complete';
  },
  'lists jobs page by page': async () => {
    for await (const job of deckwright.jobs.all({ limit: 2 })) if (job.job_id === '') return false;
    return true;
  },
  'previews a slide as a picture that shows': async () => {
    const { preview_url } = await deckwright.call('post', '/v1/render/intent', { body: { ...slide('Preview'), preview: true } });
    const picture = new Image();
    picture.src = String(preview_url);
    await picture.decode();
    return picture.naturalWidth === 768;
  },
  'tells an unknown job by its class': async () =>
    (await refused(deckwright.jobs.get('job_01JAB3CDEFGHJKMNPQRSTVWXYZ'))) instanceof NotFoundError,
  'tells a wrong key by its class': async () =>
    (await refused(new Deckwright({ baseUrl, apiKey: 'dw_live_wrong' }).call('get', '/v1/account', {}))) instanceof UnauthorizedError,
  'tells a broken request by its class, with the field': async () => {
    const error = await refused(deckwright.call('get', '/v1/jobs', { query: { limit: 1000 } }));
    return error instanceof RequestInvalidError && error.errors[0]?.pointer === '/limit' && (error.request_id ?? '') !== '';
  },
  'tells a service that is not there': async () =>
    (await refused(new Deckwright({ baseUrl: 'http://127.0.0.1:9', retries: 0 }).call('get', '/v1/catalog/forms', {}))) instanceof
    ConnectionError,
  'breaks off with a signal': async () => {
    const error = await refused(deckwright.call('get', '/v1/account', { signal: AbortSignal.abort(new Error('enough')) }));
    return error instanceof Error && error.message === 'enough';
  },
  'refuses a webhook that nobody signed': async () => {
    const headers = { 'webhook-id': 'evt', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)), 'webhook-signature': 'v1,AAAA' };
    return (await refused(verifyWebhook('{}', headers, 'whsec_c2VjcmV0'))) instanceof Error;
  },
};

const outcome: Record<string, true | string> = {};
for (const [name, check] of Object.entries(checks)) {
  outcome[name] = await check().then(
    (good) => (good ? true : 'not as expected'),
    (error: unknown) => String(error),
  );
}
await fetch('/outcome', { method: 'POST', body: JSON.stringify(outcome) });
