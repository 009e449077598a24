/** Files on their way out: each download is written down, what is damaged is not handed out, links follow the keys that sign them. */
import { createPostgresDoorbell } from '@deckwright/platform/jobs';
import { listDownloads } from '@deckwright/platform/object-store';
import { createLogger } from '@deckwright/platform/telemetry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { startGateway } from '../src/start-gateway.ts';
import { type Harness, SIGNING_KEY, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.close());

let serial = 0;
async function render(): Promise<string> {
  const answer = await harness.request('/v1/render/intent', { json: { ...WATERFALL, headline: `File ${++serial}` } });
  return ((await answer.json()) as { job_id: string }).job_id;
}
async function linkTo(job_id: string): Promise<string> {
  const answer = await harness.request(`/v1/jobs/${job_id}/download-url`, { json: { file: 'pptx' } });
  return ((await answer.json()) as { download_url: string }).download_url;
}

describe('a download', () => {
  it('is written down with file, owner, key or link, address and time', async () => {
    const job_id = await render();
    const job = await harness.jobs.get(harness.alice.account_id, job_id);
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
    const job = await harness.jobs.get(harness.alice.account_id, job_id);
    const file = job?.files.find((one) => one.kind === 'pptx');
    await harness.db.query('UPDATE job_files SET sha256 = $2 WHERE file_id = $1', [file?.file_id, 'f'.repeat(64)]);
    for (const answer of [await harness.request(`/v1/jobs/${job_id}/pptx`), await fetch(await linkTo(job_id))]) {
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'storage_unavailable' }]);
    }
  });
});

describe('a signed link', () => {
  it('lives on when a new key comes in front, and ends when its own key is retired', async () => {
    const link = new URL(await linkTo(await render()));
    const NEXT_KEY = 'another-signing-key-for-tests-of-32-bytes-or-more';
    const through = async (signing_keys: readonly string[]): Promise<number> => {
      const doorbell = createPostgresDoorbell(harness.db);
      const gateway = await startGateway({
        config: { port: 0, metrics_port: undefined, base_url: undefined, redis_url: undefined, trusted_proxies: undefined },
        host: '127.0.0.1',
        db: harness.db,
        jobs: harness.jobs,
        files: harness.files,
        doorbell,
        signing_keys,
        log: createLogger({ level: 'silent', service: 'gateway' }),
        drawing: createThreadedDrawing(),
      });
      const answer = await fetch(gateway.base_url + link.pathname + link.search);
      await answer.arrayBuffer();
      await gateway.close({ grace_ms: 500 });
      await doorbell.close();
      return answer.status;
    };
    expect(await through([NEXT_KEY, SIGNING_KEY])).toBe(200);
    expect(await through([NEXT_KEY])).toBe(403);
    expect((await fetch(link)).status).toBe(200);
  }, 30_000);
});
