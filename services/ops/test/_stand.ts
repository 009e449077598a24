/** A board on a real Postgres and Redis, with workers of the real kind, a real identity provider, and people without a window. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credit, holdForSlides } from '@deckwright/platform/billing';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import {
  createJobStore,
  type HandlerOutcome,
  type JobHandler,
  type JobStore,
  openQueues,
  type Queues,
  type RunningWorker,
  renderSlideJob,
  runWorker,
  type WorkerOptions,
  writeSamples,
} from '@deckwright/platform/jobs';
import { silentLog } from '@deckwright/platform/log';
import { createFolderStore, createKeepFiles, type ObjectStore } from '@deckwright/platform/object-store';
import { createIdentityProvider } from '@deckwright/platform/sign-in';
import { createLogger } from '@deckwright/platform/telemetry';
import { Browser, form, hiddenFields } from '@deckwright/testkit/http-browser';
import { startIdentityProvider, type TestIdentityProvider } from '@deckwright/testkit/identity-provider';
import { freePort, shareTestPostgres } from '@deckwright/testkit/postgres';
import { startTestRedis } from '@deckwright/testkit/redis';
import { type RunningBoard, startBoard } from '../src/index.ts';

export interface Stand {
  readonly db: Database;
  readonly url: string;
  readonly redis_url: string;
  readonly folder: string;
  readonly store: JobStore;
  readonly queues: Queues;
  readonly objects: ObjectStore;
  readonly board: RunningBoard;
  readonly base: string;
  readonly idp: TestIdentityProvider;
  /** An account with money and a live key. */
  account(name: string, cents?: number): Promise<string>;
  /** Accepts a slide at five cents; equal texts are equal inputs. */
  accept(account_id: string, text: string, name?: string | null): Promise<string>;
  work(handler?: JobHandler, options?: Partial<WorkerOptions>): RunningWorker;
  sample(): Promise<void>;
  /** Signs in at the provider under this name. */
  person(login: string): Promise<Person>;
  close(): Promise<void>;
}

export interface Person {
  readonly browser: Browser;
  get(path: string, init?: RequestInit): Promise<{ readonly status: number; readonly html: string; readonly location: string | null }>;
  /** Sends the one form of a page whose action this is. */
  send(
    page: string,
    action: string,
    change?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly html: string; readonly location: string | null; readonly fields: Record<string, string> }>;
}

/** Whoever's name begins with a role has its group. */
const groupsOf = (login: string): readonly string[] =>
  login.startsWith('op') ? ['staff', 'farm-operators'] : login.startsWith('view') ? ['farm-viewers'] : ['staff'];

/** A small file instead of a drawn slide: stored, claimed and written down as those are. */
export const drawing =
  (db: Database, objects: ObjectStore, pause_ms = 15): JobHandler =>
  async (job, kit): Promise<HandlerOutcome> => {
    const keep = createKeepFiles(db, objects);
    const content = await kit.measure('draw', async () => {
      await new Promise((resolve) => setTimeout(resolve, pause_ms));
      return Buffer.from(`drawn ${job.request_text}`);
    });
    const media = { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' };
    const [stored] = await kit.measure('store', () => keep([{ content, ...media }]));
    return {
      outcome: 'complete',
      completion: { result: { status: 'complete' }, files: [{ kind: 'pptx', mime: media.mime, ...stored! }], cost_cents: 5 },
    };
  };

export async function startStand(): Promise<Stand> {
  const postgres = await shareTestPostgres();
  const redis = await startTestRedis();
  const url = await postgres.createDatabase();
  const db = openDatabase({ url, max: 12, onError: () => {} });
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-ops-'));
  const objects = createFolderStore(folder);
  const queues = await openQueues({ db, redis_url: redis.url, onError: () => {} });
  const store = createJobStore(db, undefined, queues);
  const keys = createKeyStore(db, () => Date.now());
  const idp = await startIdentityProvider({ groupsOf });
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  idp.allow(`${base}/sign-in/callback`);
  const board = await startBoard({
    host: '127.0.0.1',
    port,
    base_url: base,
    db,
    queues,
    objects,
    log: createLogger({ level: 'silent', service: 'ops' }),
    now: () => new Date(),
    cluster: 'prod-eu-1',
    version: '2026.11.3',
    roles: { claim: 'groups', operators: ['farm-operators'], viewers: ['farm-viewers'] },
    identity: createIdentityProvider({
      issuer: idp.issuer,
      client_id: idp.client_id,
      client_secret: idp.client_secret,
      scopes: 'openid email profile',
      callback: () => `${base}/sign-in/callback`,
    }),
    trace_url: 'https://traces.example.com/{trace_id}',
    runbooks_url: 'https://example.com/runbooks',
    redis_url: redis.url,
    retention_days: 30,
  });
  const workers: RunningWorker[] = [];
  let serial = 0;
  return {
    db,
    url,
    redis_url: redis.url,
    folder,
    store,
    queues,
    objects,
    board,
    base,
    idp,
    async account(name, cents = 10_000) {
      const account_id = await keys.createAccount(name);
      await keys.createKey(account_id, 'nightly reports', 'live');
      // No free slides, so that money moves.
      await db.query(
        `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'SLIDE', 'free_slides', 'slides_granted', 60, 'refund')`,
        [`taken:${account_id}`, account_id],
      );
      if (cents > 0) await credit(db, { account_id, kind: 'topup', amount: cents, reference: `pi_${account_id}`, reason: 'trial' });
      return account_id;
    },
    async accept(account_id, text, name = null) {
      serial += 1;
      const input_hash = createHash('sha256').update(text).digest('hex');
      const { rows } = await db.query<{ key_id: number }>(
        "SELECT key_id FROM api_keys WHERE account_id = $1 AND name = 'nightly reports'",
        [account_id],
      );
      const accepted = await store.accept({
        account_id,
        job_type: 'slide',
        name,
        ...(rows[0] && { key_id: rows[0].key_id }),
        request_text: JSON.stringify({ text }),
        input_hash,
        outputs: ['pptx'],
        traceparent: `00-${createHash('md5').update(`${text}${serial}`).digest('hex')}-0123456789abcdef-01`,
        idempotency: { key: `key-${serial}-<b>`, body_sha256: input_hash },
        hold: holdForSlides(1, input_hash, 'live'),
      });
      if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
      return accepted.job.job_id;
    },
    work(handler = drawing(db, objects), options = {}) {
      const worker = runWorker({
        definition: renderSlideJob,
        handler,
        db,
        store,
        queues,
        concurrency: 4,
        log: silentLog,
        heartbeat_ms: 100,
        ...options,
      });
      workers.push(worker);
      return worker;
    },
    sample: () =>
      writeSamples(db, [
        { name: 'database', ms: 2.1 },
        { name: 'queue', ms: 0.4 },
        { name: 'storage', ms: 41 },
      ]),
    person: (login) => signIn(base, idp, login),
    async close() {
      await board.close(500);
      await Promise.all(workers.map((worker) => worker.close(0)));
      await store.close();
      await queues.close();
      await db.close();
      await idp.close();
      await redis.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(base: string, idp: TestIdentityProvider, login: string): Promise<Person> {
  const browser = new Browser();
  const within = [base, idp.issuer];
  let step = await browser.follow(`${base}/sign-in`, within, form({ to: '/' }));
  for (let i = 0; i < 4 && new URL(step.at).origin !== base; i += 1) {
    const html = await step.response.text();
    const [, action = step.at] = /<form[^>]*action="([^"]+)"/.exec(html) ?? [];
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? 'login';
    step = await browser.follow(action, within, form(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt }));
  }
  const get: Person['get'] = async (path, init) => {
    const response = await browser.open(`${base}${path}`, init);
    return { status: response.status, html: await response.text(), location: response.headers.get('location') };
  };
  return {
    browser,
    get,
    async send(page, action, change = {}, headers = {}) {
      const { html } = await get(page);
      const at = html.split(`action="${action}"`)[1];
      if (at === undefined) throw new Error(`There is no form to ${action} on ${page}.`);
      const fields = { ...hiddenFields(at.slice(0, at.indexOf('</form>'))), ...change };
      const init = form(fields);
      const sent = await get(action, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } });
      return { ...sent, fields };
    },
  };
}
