/** Runs of code of one key, begun together: those that are waited for are bounded, and the next is refused at once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenCode } from './_code-stand.ts';
import { type Account, type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ render_wait_ms: 2_000, code: brokenCode });
  harness.rule = 'wait';
}, 120_000);
afterAll(() => harness?.close());

const run = (name: string, more: object = {}, as: Account = harness.alice) =>
  harness.request('/v1/render/code', { as, json: { code: `# ${name}\nwhile True: pass` }, ...more });
const async = { headers: { prefer: 'respond-async' } };

it('five of a key are waited for, and the next is told so at once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => run(`run ${at}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429, 429, 429, 429, 429]);
  const begun = performance.now();
  const refused = await run('the next');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(refused.headers.get('ratelimit-policy')).toBe('"code-at-once";q=5;qu="concurrent-requests"');
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', retry_after_s: 10 });
  expect(performance.now() - begun).toBeLessThan(2_000);
  // Nothing was begun, and nothing was kept back for it.
  const { rows } = await harness.db.query("SELECT count(*)::int AS n FROM jobs WHERE job_type = 'code'");
  expect(rows).toEqual([{ n: 5 }]);
  expect((await run('of someone else', {}, harness.bob)).status).toBe(202);
  // What is not waited for waits its turn.
  expect((await run('later', async)).status).toBe(202);
  await harness.db.query("UPDATE jobs SET status = 'canceled', finished_at = now() WHERE job_type = 'code'");
  expect((await run('after them')).status).toBe(202);
}, 60_000);
