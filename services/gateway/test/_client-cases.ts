/** Our own client against the whole service: renders, progress, files, pages, webhooks, and its examples as they are printed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ClientOptions,
  ConnectionError,
  Deckwright,
  JobEndedError,
  JobPendingError,
  type JobRow,
  NotFoundError,
  UnauthorizedError,
  verifyWebhook,
} from '@deckwright/client';
import { openPackage } from '@deckwright/read/ooxml';
import { until } from '@deckwright/testkit/processes';
import { build } from 'esbuild';
import { Webhook as Signer } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeService } from './_whole-service.ts';

export function clientCases(whole: () => WholeService): void {
  let service: WholeService;
  let folder: string;
  beforeAll(async () => {
    service = whole();
    folder = mkdtempSync(join(tmpdir(), 'deckwright-client-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  const client = (options: Partial<ClientOptions> = {}) =>
    new Deckwright({ baseUrl: service.base, apiKey: service.alice.key, clientName: 'trial/1', ...options });
  let serial = 0;
  const slide = () => ({
    form: 'kpi_metrics' as const,
    headline: `Riders ${++serial}`,
    data: {
      metrics: [
        { label: 'Riders', value: '1.31m' },
        { label: 'Complaints', value: '402' },
      ],
    },
  });

  describe('a render', () => {
    it('gives the finished slide, and its file checked against its digest', async () => {
      const made = await client().render.intent({ ...slide(), name: 'Übersicht' });
      expect(made).toMatchObject({ status: 'complete', fidelity: 'verbatim', pptx_available: true });
      const download = await client().jobs.download(String(made.job_id));
      expect(download).toMatchObject({ name: 'Übersicht.pptx', mediaType: expect.stringContaining('presentationml') });
      const bytes = await download.bytes();
      expect(bytes.length).toBe(download.size);
      expect((await openPackage(bytes)).parts.some(({ name }) => name === '/ppt/slides/slide1.xml')).toBe(true);
      const preview = await client().jobs.download(String(made.job_id), 'preview');
      expect(
        Buffer.from(await preview.bytes())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    });

    it('of a brief finds its form', async () => {
      const made = await client().render.brief({ brief: 'KPIs: riders 1.31m (+6%), complaints 402 (-11%)' });
      expect(made).toMatchObject({ job_id: expect.stringMatching(/^job_/) });
    });

    it('of a deck tells its progress and gives the deck', async () => {
      const updates: JobRow[] = [];
      const deck = await client().render.deck(
        { name: 'Plan', slides: [slide(), slide(), slide()] },
        { onProgress: (job) => void updates.push(job) },
      );
      expect(deck).toMatchObject({ status: 'complete', slides_ok: 3, slides_total: 3 });
      expect(deck.slides.map((line) => line.usable)).toEqual([true, true, true]);
      expect(updates.at(-1)).toMatchObject({ status: 'complete', job_id: deck.job_id });
      expect(updates.length).toBeGreaterThan(1);
    });

    it('is done once, however often it is asked for under one key', async () => {
      const body = slide();
      const all = await Promise.all([1, 2, 3].map(() => client().render.intent(body, { idempotencyKey: 'client-once' })));
      expect(new Set(all.map((one) => one.job_id)).size).toBe(1);
    });

    it('survives a connection that is cut after the request was taken', async () => {
      let cuts = 0;
      const cutting: typeof fetch = async (...given) => {
        const answer = await fetch(...given);
        if (cuts++ > 0) return answer;
        await answer.body?.cancel();
        throw new TypeError('fetch failed');
      };
      const before = (await client().jobs.list()).total;
      expect(await client({ fetch: cutting }).render.intent(slide())).toMatchObject({ status: 'complete' });
      expect([cuts, (await client().jobs.list()).total]).toEqual([2, before + 1]);
    });
  });

  describe('what is there already', () => {
    it('can be edited, gone back to, and is refused when somebody else was first', async () => {
      const { job_id } = await client().render.intent(slide());
      const id = String(job_id);
      const edited = await client().render.edit(id, { intent: { headline: 'Edited' } }, { ifMatch: 1 });
      expect([edited.job_id, (await client().jobs.get(id)).revision]).toEqual([id, 2]);
      await expect(client().render.edit(id, { intent: { headline: 'Late' } }, { ifMatch: 1 })).rejects.toMatchObject({ status: 412 });
      expect(await client().jobs.revert(id)).toMatchObject({ job_id: id, revision: 3, status: 'complete' });
    });

    it('can be made a deck, with slides replaced, edited and forked', async () => {
      const ids = [];
      for (let i = 0; i < 3; i += 1) ids.push(String((await client().render.intent(slide())).job_id));
      const [one = '', two = '', three = ''] = ids;
      const deck = await client().decks.fromJobs({ job_ids: [one, two], name: 'Pack' });
      const deck_id = String(deck.job_id);
      expect(deck).toMatchObject({ status: 'complete', slides_ok: 2 });
      expect(await client().decks.replace(deck_id, [{ position: 2, job_id: three }])).toMatchObject({ job_id: deck_id, slides_ok: 2 });
      expect(await client().render.editDeck(deck_id, { order: [2, 1] })).toMatchObject({ job_id: deck_id, slides_ok: 2 });
      const fork = await client().decks.fork(deck_id, 'Second reading');
      expect(fork).toMatchObject({ status: 'complete', slides_ok: 2 });
      expect(fork.job_id).not.toBe(deck_id);
      expect((await client().jobs.download(String(fork.job_id))).name).toBe('Second reading.pptx');
    });
  });

  describe('a job', () => {
    /** Nobody works on it. */
    const idle = async (): Promise<string> => {
      const { job_id } = await client().render.intent(slide());
      await service.db.query("UPDATE jobs SET status = 'queued', finished_at = NULL, attempt_no = attempt_no + 1 WHERE job_id = $1", [
        job_id,
      ]);
      return String(job_id);
    };

    it('that does not end in time is left running', async () => {
      const job_id = await idle();
      await expect(client().jobs.wait(job_id, { timeoutMs: 100 })).rejects.toThrow(JobPendingError);
      const signal = AbortSignal.timeout(100);
      await expect(client().jobs.wait(job_id, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
      const waiting = client().jobs.wait(job_id);
      const ended = waiting.catch((error: unknown) => error);
      await client().jobs.cancel(job_id);
      expect(await ended).toBeInstanceOf(JobEndedError);
      expect(await ended).toMatchObject({ job: { status: 'canceled' } });
    });

    it('is listed once with all others, page after page, and gone when it is deleted', async () => {
      await service.db.query(
        `INSERT INTO jobs (job_id, account_id, job_type, status, request_text, input_hash, outputs, finished_at)
       SELECT 'job_' || lpad(n::text, 26, '0'), $1, 'slide', 'canceled', '{}', 'x', '{}', now() FROM generate_series(1, 230) n`,
        [service.bob.account_id],
      );
      const bob = client({ apiKey: service.bob.key });
      const ids = new Set<string>();
      for await (const job of bob.jobs.all({ status: 'canceled' })) ids.add(job.job_id);
      expect(ids.size).toBe(230);
      const [one = ''] = ids;
      await bob.jobs.delete(one);
      await expect(bob.jobs.get(one)).rejects.toBeInstanceOf(NotFoundError);
    });

    it('has links that work once and can be taken back', async () => {
      const { job_id } = await client().render.intent(slide());
      const [link, other] = [
        await client().jobs.downloadUrl(String(job_id)),
        await client().jobs.downloadUrl(String(job_id), { file: 'preview' }),
      ];
      await client().jobs.revokeDownloadUrls(String(job_id), other.link_id);
      const statuses = [];
      for (const url of [link.url, link.url, other.url]) {
        const answer = await fetch(url);
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([200, 403, 403]);
    });
  });

  describe('brands', () => {
    it('are made, get versions, and are hidden', async () => {
      const brands = client().brands;
      expect((await brands.create({ slug: 'client-brand', colors: ['#0B3D5C'] })).theme_id).toBe('client-brand@1');
      expect((await brands.addVersion('client-brand', { colors: ['#C8102E'], mode: 'dark' })).version).toBe(2);
      expect((await brands.list()).find(({ slug }) => slug === 'client-brand')).toMatchObject({ version: 2, versions: 2 });
      expect((await brands.get('client-brand@1')).brand_report.mode).toBe('light');
      await brands.hide('client-brand');
      expect((await brands.list()).some(({ slug }) => slug === 'client-brand')).toBe(false);
    });
  });

  describe('a webhook', () => {
    it('is told of a slide and of a deck, and verified', async () => {
      const { webhook_id, secret } = await client().webhooks.create({ url: 'https://hooks.example.com/' });
      expect(await client().webhooks.test(webhook_id)).toMatchObject({ delivered: true });
      const { job_id } = await client().render.intent(slide());
      const deck = await client().render.deck({ slides: [slide(), slide()] });
      await until('three messages', () => service.receiver.received.length >= 3);
      const events = await Promise.all(service.receiver.received.map(({ body, headers }) => verifyWebhook(body, headers, secret)));
      expect(events.map((event) => [event.type, event.data.job_id])).toEqual([
        ['webhook.test', null],
        ['job.completed', job_id],
        ['deck.completed', deck.job_id],
      ]);
      const listed = [];
      for await (const delivery of client().webhooks.deliveries(webhook_id)) listed.push(delivery);
      expect(listed.map((one) => one.event_id).sort()).toEqual(events.map((event) => event.id).sort());
      expect((await client().webhooks.update(webhook_id, { status: 'disabled' })).status).toBe('disabled');
      expect((await client().webhooks.list()).map((one) => one.webhook_id)).toEqual([webhook_id]);
      await client().webhooks.delete(webhook_id);
    });
  });

  it('throws typed errors for a wrong key and for an address where nobody listens', async () => {
    await expect(client({ apiKey: 'dw_live_nonsense' }).jobs.list()).rejects.toBeInstanceOf(UnauthorizedError);
    await expect(client({ baseUrl: 'http://127.0.0.1:9', retries: 0 }).jobs.list()).rejects.toBeInstanceOf(ConnectionError);
  });

  describe('the example', () => {
    const home = join(import.meta.dirname, '../../../packages/client/examples');
    let built: string;
    beforeAll(async () => {
      built = join(folder, 'examples');
      const entryPoints = readdirSync(home).map((name) => join(home, name));
      // The sources of the client, as a program that installs it would have it built.
      await build({
        entryPoints,
        outdir: built,
        bundle: true,
        format: 'esm',
        platform: 'node',
        outExtension: { '.js': '.mjs' },
        logLevel: 'silent',
      });
    });
    const start = (name: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) => {
      const child = spawn(process.execPath, [join(built, name.replace('.ts', '.mjs')), ...args], {
        env: { ...process.env, DECKWRIGHT_URL: service.base, DECKWRIGHT_API_KEY: service.alice.key, ...env },
      });
      const output = { text: '' };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output.text += chunk.toString('utf8')));
      return { child, output };
    };
    const end = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));
    const run = async (name: string, ...args: string[]): Promise<string> => {
      const { child, output } = start(name, args);
      expect([await end(child), output.text]).toEqual([0, expect.any(String)]);
      return output.text;
    };

    it.each<[string, string[], RegExp]>([
      ['render-slide.ts', ['riders.pptx'], /^complete, verbatim: job_\w{26}\nwrote .*riders\.pptx\n$/],
      ['deck-with-progress.ts', ['plan.pptx'], /complete: 3 of 3 slides, 0 USD\nwrote .*plan\.pptx\n$/],
      ['list-jobs.ts', [], /slide.*\n[\s\S]*spent \d+\.\d\d USD, \d+ free slides left\n$/],
      ['handle-errors.ts', [], /nearest: kpi_metrics\n\/limit: .*\n404 not_found: .*\n$/],
    ])('%s runs as it is printed', async (name, files, says) => {
      const paths = files.map((file) => join(folder, file));
      expect(await run(name, ...paths)).toMatch(says);
      for (const path of paths) expect((await openPackage(readFileSync(path))).parts.length).toBeGreaterThan(5);
    });

    it('receive-webhooks.ts runs as it is printed', async () => {
      const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
      const { child, output } = start('receive-webhooks.ts', [], { WEBHOOK_SECRET: secret });
      try {
        await until('it listens', () => output.text.includes('listening'));
        const url = `http://127.0.0.1:${/listening on (\d+)/.exec(output.text)?.[1]}`;
        const body = JSON.stringify({ id: 'evt_1', type: 'job.completed', timestamp: '', data: { job_id: 'job_1' } });
        const now = new Date();
        const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(Math.floor(now.getTime() / 1000)) };
        const signature = new Signer(secret).sign('evt_1', now, body);
        const send = async (sign: string) =>
          (await fetch(url, { method: 'POST', body, headers: { ...headers, 'webhook-signature': sign } })).status;
        expect([await send(signature), await send(signature), await send('v1,AAAA')]).toEqual([204, 204, 400]);
        await until('it has said so', () => output.text.includes('refused'));
        expect(output.text.match(/job\.completed job_1/g)).toHaveLength(1);
      } finally {
        child.kill();
        await end(child);
      }
    });

    it('files are all run', () => {
      expect(readdirSync(home).sort()).toEqual([
        'deck-with-progress.ts',
        'handle-errors.ts',
        'list-jobs.ts',
        'receive-webhooks.ts',
        'render-slide.ts',
      ]);
    });
  });
}
