/**
 * Starts an earlier version, makes one of each kind, kills it in the middle of its work, and stores its back-up as the fixture of T29.
 *
 *     npx tsx scripts/soak/record-version.ts COMMIT
 *
 * Run it at each release, with the commit of the release before.
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
/** The key of the harness that reads the fixture. */
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

/** Functions of the earlier version, with the types of this one. */
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
  const url = await postgres.createEmptyDatabase();
  const { migrateDatabase, openDatabase } = await theirs<typeof DatabaseOf>('database');
  await migrateDatabase(url);
  const db = openDatabase({ url });
  open = db;
  const account = await createAccount(db);
  const folder = join(scratch, 'files');
  const service = await startService({ url, folder }, account.key);

  const made = await makeOneOfEach(service.call);
  const { jobs, files } = await readJobsAndFiles(service);
  const waiting = await interruptWork(service, db);

  const { createFolderStore } = await theirs<typeof ObjectStore>('object-store');
  const { backUp } = await theirs<typeof Backup>('backup');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const backed = await backUp({ db, objects: createFolderStore(folder), folder: join(OUT, 'back-up'), now_ms: () => Date.now() });
  const recorded = { commit, recorded_at: new Date().toISOString(), account, jobs, files, waiting, ...made };
  writeFileSync(join(OUT, 'recorded.json'), `${JSON.stringify(recorded, null, 2)}\n`);
  process.stdout.write(`${commit.slice(0, 7)}: ${backed.rows} rows, ${backed.objects} files, ${backed.bytes} bytes\n`);
}

/** An account with a key and credit. */
async function createAccount(db: DatabaseOf.Database) {
  const { createKeyStore } = await theirs<typeof Identity>('identity');
  const keys = createKeyStore(db, () => Date.now());
  const account_id = await keys.createAccount('before');
  const { text: key } = await keys.createKey(account_id, 'before', 'live');
  const { credit } = await theirs<typeof Billing>('billing');
  await credit(db, { account_id, kind: 'topup', amount: 2_000, reference: account_id, reason: 'trial' });
  return { account_id, key };
}

type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<readonly [Body, string]>;

type Service = Awaited<ReturnType<typeof startService>>;

async function startService(shared: { readonly url: string; readonly folder: string }, key: string) {
  const port = await freePort();
  const base_url = `http://127.0.0.1:${port}`;
  const gateway = processes.start('gateway', { ...shared, signing_key: SIGNING_KEY, port });
  const relay = processes.start('relay', shared);
  const worker = processes.start('worker', { ...shared, concurrency: 2, pause_ms: 0 });
  const deckWorker = processes.start('deck-worker', { ...shared, pause_ms: 0 });
  await Promise.all([gateway.ready, relay.ready, worker.ready, deckWorker.ready]);
  const authorization = `Bearer ${key}`;

  const call: Call = async (method, path, body, headers = {}) => {
    const response = await fetch(`${base_url}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return [JSON.parse(text) as Body, text];
  };
  const download = async (path: string): Promise<Buffer> => {
    const response = await fetch(new URL(path, base_url), { headers: { authorization } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  return { shared, gateway, relay, worker, deckWorker, call, download };
}

/** A slide and a deck, each edited once, a request with an idempotency key, and a brand in use. */
async function makeOneOfEach(call: Call) {
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
  return {
    idempotent: { ...idempotent, text },
    slide_id: slide['job_id'],
    deck_id: deck['deck_id'],
    brand_theme: brand['theme_id'],
  };
}

/** All jobs as they are answered, and the hash of each of their files. */
async function readJobsAndFiles({ call, download }: Service) {
  // An earlier version names the list `jobs`.
  const [{ data, jobs: earlier }] = await call('GET', '/v1/jobs?limit=100');
  const jobs: Body[] = [];
  const files: { path: string; sha256: string }[] = [];
  for (const { job_id } of (data ?? earlier) as readonly Body[]) {
    const [job] = await call('GET', `/v1/jobs/${job_id}`);
    jobs.push(job);
    for (const field of ['pptx_url', 'pdf_url', 'preview_url']) {
      const path = job[field];
      if (typeof path !== 'string') continue;
      const sha256 = createHash('sha256')
        .update(await download(path))
        .digest('hex');
      // Without the signature, because it expires.
      files.push({ path: new URL(path, 'http://localhost').pathname, sha256 });
    }
  }
  return { jobs, files };
}

/** Leaves jobs that wait and one that a killed worker had begun, and ends the service. Returns their ids. */
async function interruptWork({ shared, gateway, relay, worker, deckWorker, call }: Service, db: DatabaseOf.Database) {
  await Promise.all([worker.end('SIGKILL'), deckWorker.end('SIGKILL')]);
  const later = { prefer: 'respond-async' };
  const deckOf = (name: string, slides: readonly object[]) => call('POST', '/v1/render/intent/deck', { name, slides }, later);

  const slow = processes.start('worker', { ...shared, concurrency: 1, pause_ms: 60_000, lease_ms: 60_000 });
  await slow.ready;
  const [cut] = await deckOf('Cut off', [metrics('Cut off one', '1m'), metrics('Cut off two', '2m')]);
  await until(
    'a slide is active',
    async () => (await db.query("SELECT 1 FROM jobs WHERE status = 'rendering' AND parent_deck_id IS NOT NULL")).rowCount > 0,
  );
  await slow.end('SIGKILL');
  await relay.end('SIGKILL');
  const [alone] = await call('POST', '/v1/render/intent', metrics('Waiting alone', '3m'), later);
  const [deck] = await deckOf('Waiting', [metrics('Waiting one', '4m'), metrics('Waiting two', '5m')]);
  await gateway.end('SIGKILL');
  return [cut['job_id'], alone['job_id'], deck['job_id']];
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
