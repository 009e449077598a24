/** `deckwright deck --server` against a real gateway with its workers. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDeckWorker } from '@deckwright/deck-worker';
import { carriedFonts } from '@deckwright/fonts';
import { startGateway } from '@deckwright/gateway';
import { openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { createJobStore, openQueues } from '@deckwright/platform/jobs';
import { silentLog as log } from '@deckwright/platform/log';
import { createFolderStore } from '@deckwright/platform/object-store';
import { createLogger } from '@deckwright/platform/telemetry';
import { startRelay } from '@deckwright/relay';
import { startRenderWorker } from '@deckwright/render-worker';
import { freePort, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './_run.ts';

let stop: () => Promise<void>;
let server = '';
let key = '';
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-deck-on-server-'));
  const postgres = await shareTestPostgres();
  const url = await postgres.createDatabase();
  const db = openDatabase({ url });
  const store = createJobStore(db);
  const objects = createFolderStore(join(folder, 'objects'));
  const queues = await openQueues({ db, redis_url: undefined, onError: () => {} });
  const relay = startRelay({ db, queues, objects, log, retention_days: 1 });
  const deps = { db, store, queues, objects, log, fonts: carriedFonts(), concurrency: 1 };
  const workers = [startRenderWorker(deps), startDeckWorker(deps)];
  const gateway = await startGateway({
    config: { port: 0, metrics_port: undefined, base_url: undefined, redis_url: undefined, trusted_proxies: undefined },
    host: '127.0.0.1',
    db,
    jobs: store,
    files: objects,
    queues,
    signing_keys: ['a-signing-key-for-tests-of-at-least-32-bytes'],
    log: createLogger({ level: 'silent', service: 'test' }),
  });
  server = gateway.base_url;
  const keys = createKeyStore(db, () => Date.now());
  key = (await keys.createKey(await keys.createAccount('a'), 'a', 'live')).text;
  stop = async () => {
    await gateway.close({ grace_ms: 100 });
    await Promise.all(workers.map((worker) => worker.close(1000)));
    await relay.stop(1000);
    await Promise.all([store.close(), queues.close(), objects.close()]);
    await db.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});
afterAll(() => stop?.());

const plan = (): string => {
  const file = join(folder, 'plan.json');
  const slides = [
    { form: 'hero_statement', headline: 'Punctual by May' },
    { form: 'kpi_metrics', headline: 'Riders', data: { metrics: [{ label: 'Riders', value: '1.31m' }] } },
  ];
  writeFileSync(file, JSON.stringify({ name: 'Plan', slides }));
  return file;
};

it('makes the same deck on a server as it makes itself, with a picture of each slide', async () => {
  const out = join(folder, 'remote');
  const wish = ['deck', plan(), '--formats', 'pptx,pdf', '--previews'];
  const remote = await run(...wish, '--out', out, '--server', server, '--key', key, '--json');
  expect([remote.code, remote.err]).toEqual([0, '']);
  expect(JSON.parse(remote.out)).toMatchObject({
    status: 'complete',
    slides_ok: 2,
    files: { pptx: join(out, 'Plan.pptx'), pdf: join(out, 'Plan.pdf') },
  });
  const own = join(folder, 'own');
  expect((await run(...wish, '--out', own)).code).toBe(0);
  for (const name of ['Plan.pptx', 'Plan.pdf', 'Plan-01.png', 'Plan-02.png'])
    expect([name, readFileSync(join(out, name)).equals(readFileSync(join(own, name)))]).toEqual([name, true]);
});

it('draws in a brand from a file: it is sent once, and every deck names it', async () => {
  const kit = join(folder, 'harbour.brand.json');
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" fill="#0B3D5C"/></svg>',
  );
  writeFileSync(kit, JSON.stringify({ colors: ['#0B3D5C', '#F2A900'], logo: 'logo.svg' }));
  const wish = ['deck', plan(), '--brand', kit, '--server', server, '--key', key, '--json'];
  const first = await run(...wish, '--out', join(folder, 'branded'));
  expect([first.code, first.err]).toEqual([0, '']);
  const { theme_id } = JSON.parse(first.out) as { theme_id: string };
  expect(theme_id).toMatch(/^harbour-[0-9a-f]{12}/);
  const again = await run(...wish, '--out', join(folder, 'branded-again'));
  expect(JSON.parse(again.out)).toMatchObject({ theme_id });
  const plainDeck = await run('deck', plan(), '--out', join(folder, 'unbranded'));
  expect(plainDeck.code).toBe(0);
  expect(readFileSync(join(folder, 'branded/Plan.pptx')).equals(readFileSync(join(folder, 'unbranded/Plan.pptx')))).toBe(false);
});

it('names the field and the remedy of a deck that the server refuses, and writes nothing', async () => {
  const file = join(folder, 'bad.json');
  writeFileSync(
    file,
    JSON.stringify({
      slides: [
        { form: 'hero_statement', headline: 'Fine' },
        { form: 'swot', headline: 7 },
      ],
    }),
  );
  const out = join(folder, 'none');
  const { code, err } = await run('deck', file, '--out', out, '--server', server, '--key', key);
  expect(code).toBe(1);
  expect(err).toContain('slide 2, /headline: ');
  expect(err).toContain('Mend each field named in errors[]');
  expect(existsSync(out)).toBe(false);
});

it('says what to do without a key, and about a server that does not answer', async () => {
  const without = await run('deck', plan(), '--out', join(folder, 'x'), '--server', server, '--key', 'dk_live_nobody');
  expect([without.code, without.err]).toEqual([1, expect.stringMatching(/key/i)]);
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const gone = await run('deck', plan(), '--out', join(folder, 'x'), '--server', nobody, '--key', key);
  expect([gone.code, gone.err]).toEqual([1, expect.stringContaining('--server')]);
});

it('has a document read and planned by the server, with the pictures beside it, and names what is left out', async () => {
  const file = join(folder, 'report.md');
  writeFileSync(
    join(folder, 'map.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>',
  );
  writeFileSync(
    file,
    '# Report\n\n## Staff\n\nWe are 412 people.\n\n## Line\n\n![The line](map.svg)\n\nNot for the slides: 7 will leave.\n',
  );
  const at = ['--server', server, '--key', key];
  const remote = await run('deck', file, '--out', join(folder, 'there'), ...at);
  expect([remote.code, remote.out]).toEqual([0, `${join(folder, 'there', 'report.pptx')}\n`]);
  expect(remote.err).toContain('7 will leave');
  expect(remote.err).not.toContain('picture');
  const local = await run('deck', file, '--out', join(folder, 'here'));
  expect(local.code).toBe(0);
  const [there, here] = ['there', 'here'].map((at) => readFileSync(join(folder, at, 'report.pptx')));
  expect(there?.equals(here ?? Buffer.alloc(0))).toBe(true);

  const edited = join(folder, 'outline.md');
  writeFileSync(edited, (await run('plan', '--document', file, '--markdown')).out.replace('. Staff', '. Who we are'));
  const again = await run('deck', edited, '--out', join(folder, 'again'), '--json', ...at);
  expect([again.code, JSON.parse(again.out)]).toMatchObject([
    0,
    { status: 'complete', slides: expect.arrayContaining([expect.objectContaining({ title: 'Who we are' })]) },
  ]);

  writeFileSync(join(folder, 'old.docx'), 'no package');
  const refused = await run('deck', join(folder, 'old.docx'), '--out', folder, ...at);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('not a document that can be read')]);
}, 180_000);
