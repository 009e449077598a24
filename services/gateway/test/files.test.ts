/** Files on their way out: each download is written down, what is damaged is not handed out, links follow the keys that sign them. */
import { createPostgresQueues } from '@deckwright/platform/jobs';
import { listDownloads } from '@deckwright/platform/object-store';
import { createLogger } from '@deckwright/platform/telemetry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { startGateway } from '../src/start-gateway.ts';
import { type Harness, SIGNING_KEY, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

let serial = 0;
async function render(): Promise<string> {
  const answer = await harness.request('/v1/render/intent', { json: { ...WATERFALL, headline: `File ${++serial}` } });
  return ((await answer.json()) as { job_id: string }).job_id;
}
interface Link {
  readonly download_url: string;
  readonly link_id: string;
}
async function makeLink(job_id: string, more: object = {}): Promise<Link> {
  const answer = await harness.request(`/v1/jobs/${job_id}/download-url`, { json: { file: 'pptx', ...more } });
  return (await answer.json()) as Link;
}
const linkTo = async (job_id: string, more: object = {}): Promise<string> => (await makeLink(job_id, more)).download_url;
const statusOf = async (url: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return answer.status;
};

describe('a download', () => {
  it('is written down with file, owner, key or link, address and time', async () => {
    const job_id = await render();
    const job = await harness.jobs.get(harness.alice, job_id);
    const file_id = job?.files.find((file) => file.kind === 'pptx')?.file_id ?? '';
    const before = Date.now();
    await (await harness.request(`/v1/jobs/${job_id}/pptx`, { headers: { 'x-request-id': 'by-key' } })).arrayBuffer();
    await (await fetch(await linkTo(job_id), { headers: { 'x-request-id': 'by-link' } })).arrayBuffer();
    const { account_id, key_id } = harness.alice;
    const common = { file_id, job_id, account_id, address: '127.0.0.1', downloaded_at: expect.any(String) };
    const listed = await listDownloads(harness.db, { file_id, limit: 10 });
    expect(listed).toEqual([
      { ...common, key_id: null, request_id: 'by-link' },
      { ...common, key_id, request_id: 'by-key' },
    ]);
    expect(Date.parse(listed[0]?.downloaded_at ?? '')).toBeGreaterThanOrEqual(before - 1000);
  });

  it('leaves no record when nothing was handed out', async () => {
    const job_id = await render();
    expect((await harness.request(`/v1/jobs/${job_id}/pptx`, { as: harness.bob })).status).toBe(404);
    expect((await fetch(`${await linkTo(job_id)}x`)).status).toBe(403);
    const head = await fetch(await linkTo(job_id), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(Buffer.byteLength(`pptx of ${job_id}`))]);
    const { rows } = await harness.db.query('SELECT 1 FROM file_downloads WHERE job_id = $1', [job_id]);
    expect(rows).toEqual([]);
  });

  it('does not happen when the store holds other bytes than were stored', async () => {
    const job_id = await render();
    const job = await harness.jobs.get(harness.alice, job_id);
    const file = job?.files.find((one) => one.kind === 'pptx');
    await harness.db.query('UPDATE job_files SET sha256 = $2 WHERE file_id = $1', [file?.file_id, 'f'.repeat(64)]);
    for (const answer of [await harness.request(`/v1/jobs/${job_id}/pptx`), await fetch(await linkTo(job_id))]) {
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'storage_unavailable' }]);
    }
  });
});

describe('a link that was asked for', () => {
  it('works once, whoever comes first, and looking at its headers uses nothing up', async () => {
    const url = await linkTo(await render());
    expect(await statusOf(url, { method: 'HEAD' })).toBe(200);
    const answers = await Promise.all(Array.from({ length: 5 }, () => statusOf(url)));
    expect(answers.sort()).toEqual([200, 403, 403, 403, 403]);
    const refused = await fetch(url);
    expect(await refused.json()).toMatchObject({ code: 'forbidden_signature', detail: expect.stringContaining('has been used') });
  });

  it('works again and again when asked so', async () => {
    const url = await linkTo(await render(), { single_use: false });
    expect([await statusOf(url), await statusOf(url)]).toEqual([200, 200]);
  });

  it('can be taken back, one or all, by its owner alone', async () => {
    const job_id = await render();
    const [one, two, three] = await Promise.all([makeLink(job_id), makeLink(job_id), makeLink(job_id)]);
    const revoke = (query = '', as = harness.alice) => harness.request(`/v1/jobs/${job_id}/download-url${query}`, { method: 'DELETE', as });
    expect((await revoke('', harness.bob)).status).toBe(404);
    expect((await revoke(`?link_id=${one.link_id}`)).status).toBe(204);
    expect([await statusOf(one.download_url), await statusOf(two.download_url)]).toEqual([403, 200]);
    expect((await revoke()).status).toBe(204);
    expect(await statusOf(three.download_url)).toBe(403);
  });

  it('ends with its time, and is not used up by a store that is away', async () => {
    const job_id = await render();
    const late = await makeLink(job_id);
    await harness.db.query('UPDATE file_links SET expires_at = now() WHERE link_id = $1', [late.link_id]);
    expect(await statusOf(late.download_url)).toBe(403);
    const url = await linkTo(job_id);
    const file = (await harness.jobs.get(harness.alice, job_id))?.files.find((one) => one.kind === 'pptx');
    await harness.db.query('UPDATE job_files SET sha256 = $2 WHERE file_id = $1', [file?.file_id, 'f'.repeat(64)]);
    expect(await statusOf(url)).toBe(503);
    await harness.db.query('UPDATE job_files SET sha256 = $2 WHERE file_id = $1', [file?.file_id, file?.sha256]);
    expect(await statusOf(url)).toBe(200);
  });
});

describe('a signed link', () => {
  it('lives on when a new key comes in front, and ends when its own key is retired', async () => {
    const link = new URL(await linkTo(await render(), { single_use: false }));
    const NEXT_KEY = 'another-signing-key-for-tests-of-32-bytes-or-more';
    const through = async (signing_keys: readonly string[]): Promise<number> => {
      const queues = createPostgresQueues(harness.db);
      const gateway = await startGateway({
        config: { port: 0, metrics_port: undefined, base_url: undefined, redis_url: undefined, trusted_proxies: undefined },
        host: '127.0.0.1',
        db: harness.db,
        jobs: harness.jobs,
        files: harness.files,
        queues,
        signing_keys,
        log: createLogger({ level: 'silent', service: 'gateway' }),
        drawing: createThreadedDrawing(),
      });
      const answer = await fetch(gateway.base_url + link.pathname + link.search);
      await answer.arrayBuffer();
      await gateway.close({ grace_ms: 500 });
      await queues.close();
      return answer.status;
    };
    expect(await through([NEXT_KEY, SIGNING_KEY])).toBe(200);
    expect(await through([NEXT_KEY])).toBe(403);
    expect((await fetch(link)).status).toBe(200);
  });
});
