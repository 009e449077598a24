/**
 * Has an earlier version store one of each kind and end in the middle of its work, and keeps its back-up as the fixture of T29.
 *
 *     npx tsx scripts/soak/record-version.ts COMMIT
 *
 * To be done at each release, with the commit of the release before.
 */
import '../usage.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type * as Backup from '../../packages/platform/src/backup/index.ts';
import type * as Billing from '../../packages/platform/src/billing/index.ts';
import type * as DatabaseOf from '../../packages/platform/src/database/index.ts';
import type * as Identity from '../../packages/platform/src/identity/index.ts';
import type * as ObjectStore from '../../packages/platform/src/object-store/index.ts';
import { freePort, startTestPostgres } from '../../packages/testkit/src/postgres.ts';
import { bundleProcesses, until } from '../../packages/testkit/src/processes.ts';
import { checkOutBefore } from '../../packages/testkit/src/version-before.ts';

type Body = Record<string, unknown>;

const root = resolve(import.meta.dirname, '../..');
const OUT = join(root, 'services/gateway/test/fixtures/version-before');
/** That of the harness which reads the fixture. */
const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';

const wanted = process.argv[2];
if (wanted === undefined) throw new Error('Usage: npx tsx scripts/soak/record-version.ts COMMIT');
const commit = execFileSync('git', ['rev-parse', `${wanted}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();

const before = checkOutBefore(commit);
const postgres = await startTestPostgres();
const scratch = mkdtempSync(join(tmpdir(), 'deckwright-record-'));
const processes = await bundleProcesses(
  {
    worker: 'services/render-worker/test/_worker-process.ts',
    'deck-worker': 'services/deck-worker/test/_worker-process.ts',
    relay: 'services/relay/test/_relay-process.ts',
    gateway: 'services/gateway/test/_gateway-process.ts',
    'drawing-thread': 'services/gateway/src/drawing/thread.ts',
    'isolate-process': 'packages/isolate/src/run/process.ts',
    ...Object.fromEntries(
      ['backup', 'billing', 'database', 'identity', 'object-store'].map((name) => [name, `packages/platform/src/${name}/index.ts`]),
    ),
  },
  before.root,
);

/** The version's own functions, by the types of this one. */
const theirs = async <T>(name: string): Promise<T> => (await import(processes.path(name))) as T;

const metrics = (headline: string, riders: string) => ({
  form: 'kpi_metrics',
  headline,
  data: {
    metrics: [
      { label: 'Riders', value: riders },
      { label: 'Complaints', value: '402' },
    ],
  },
});

let open: DatabaseOf.Database | undefined;

async function record(): Promise<void> {
  const url = await postgres.createDatabase();
  const { migrateDatabase, openDatabase } = await theirs<typeof DatabaseOf>('database');
  await migrateDatabase(url);
  const db = openDatabase({ url });
  open = db;
  const { createKeyStore } = await theirs<typeof Identity>('identity');
  const keys = createKeyStore(db, () => Date.now());
  const account_id = await keys.createAccount('before');
  const { text: key } = await keys.createKey(account_id, 'before', 'live');
  const { credit } = await theirs<typeof Billing>('billing');
  await credit(db, { account_id, kind: 'topup', amount: 2_000, reference: account_id, reason: 'trial' });

  const folder = join(scratch, 'files');
  const shared = { url, folder };
  const port = await freePort();
  const gateway = processes.start('gateway', { ...shared, signing_key: SIGNING_KEY, port });
  const relay = processes.start('relay', shared);
  const worker = processes.start('worker', { ...shared, concurrency: 2, pause_ms: 0 });
  const deckWorker = processes.start('deck-worker', { ...shared, pause_ms: 0 });
  await Promise.all([gateway.ready, relay.ready, worker.ready, deckWorker.ready]);

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<readonly [Body, string]> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return [JSON.parse(text) as Body, text];
  };

  const idempotent = { key: 'a-key-of-before', path: '/v1/render/intent', body: metrics('Riders are back', '1.31m') };
  const [slide, text] = await call('POST', idempotent.path, idempotent.body, { 'idempotency-key': idempotent.key });
  await call('PATCH', `/v1/render/intent/${slide['job_id']}`, {
    edits: [{ op: 'replace', path: '/data/metrics/0/value', value: '1.40m' }],
  });
  const [deck] = await call('POST', '/v1/render/intent/deck', {
    name: 'Network plan',
    outputs: ['pptx', 'pdf'],
    slides: [
      { form: 'hero_statement', headline: 'Network plan 2027', context: 'Board meeting' },
      { form: 'agenda_list', headline: 'Two questions for today' },
      { form: 'section_divider', headline: 'Where we stand' },
      metrics('More riders, fewer complaints', '1.31m'),
      { form: 'section_divider', headline: 'What we change' },
    ],
  });
  await call('PATCH', `/v1/render/intent/deck/${deck['deck_id']}`, {
    slides: [{ position: 4, edits: [{ op: 'replace', path: '/data/metrics/0/value', value: '1.50m' }] }],
  });
  const [brand] = await call('POST', '/v1/brands', { slug: 'before', name: 'Before', colors: ['#7A1F5C', '#FFC20E'] });
  await call('POST', '/v1/render/intent', { ...metrics('In our colours', '1.31m'), theme_id: brand['theme_id'] });

  const [{ data: listed, jobs: named }] = await call('GET', '/v1/jobs?limit=100');
  const all = (listed ?? named) as readonly Body[];
  const jobs: Body[] = [];
  const files: { path: string; sha256: string }[] = [];
  for (const { job_id } of all) {
    const [job] = await call('GET', `/v1/jobs/${job_id}`);
    jobs.push(job);
    for (const field of ['pptx_url', 'pdf_url', 'preview_url']) {
      const path = job[field];
      if (typeof path !== 'string') continue;
      const response = await fetch(new URL(path, `http://127.0.0.1:${port}`), { headers: { authorization: `Bearer ${key}` } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      const sha256 = createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex');
      // Without the signature, which ends.
      files.push({ path: new URL(path, 'http://localhost').pathname, sha256 });
    }
  }

  // Work that is waiting, and work in the hands of workers that are then killed.
  await Promise.all([worker.end('SIGKILL'), deckWorker.end('SIGKILL')]);
  const later = { prefer: 'respond-async' };
  const slow = processes.start('worker', { ...shared, concurrency: 1, pause_ms: 60_000, lease_ms: 60_000 });
  await slow.ready;
  const [cut] = await call(
    'POST',
    '/v1/render/intent/deck',
    { name: 'Cut off', slides: [metrics('Cut off one', '1m'), metrics('Cut off two', '2m')] },
    later,
  );
  await until(
    'a slide is in hand',
    async () => (await db.query("SELECT 1 FROM jobs WHERE status = 'rendering' AND parent_deck_id IS NOT NULL")).rowCount > 0,
  );
  await slow.end('SIGKILL');
  await relay.end('SIGKILL');
  const [alone] = await call('POST', '/v1/render/intent', metrics('Waiting alone', '3m'), later);
  const [whole] = await call(
    'POST',
    '/v1/render/intent/deck',
    { name: 'Waiting', slides: [metrics('Waiting one', '4m'), metrics('Waiting two', '5m')] },
    later,
  );
  await gateway.end('SIGKILL');

  const { createFolderStore } = await theirs<typeof ObjectStore>('object-store');
  const { backUp } = await theirs<typeof Backup>('backup');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const backed = await backUp({ db, objects: createFolderStore(folder), folder: join(OUT, 'back-up'), now_ms: () => Date.now() });
  const recorded = {
    commit,
    recorded_at: new Date().toISOString(),
    account: { account_id, key },
    idempotent: { ...idempotent, text },
    jobs,
    files,
    slide_id: slide['job_id'],
    deck_id: deck['deck_id'],
    waiting: [cut['job_id'], alone['job_id'], whole['job_id']],
    brand_theme: brand['theme_id'],
  };
  writeFileSync(join(OUT, 'recorded.json'), `${JSON.stringify(recorded, null, 2)}\n`);
  process.stdout.write(`${commit.slice(0, 7)}: ${backed.rows} rows, ${backed.objects} files, ${backed.bytes} bytes\n`);
}

try {
  await record();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await open?.close();
  await processes.remove();
  await postgres.stop();
  before.remove();
  rmSync(scratch, { recursive: true, force: true });
}
