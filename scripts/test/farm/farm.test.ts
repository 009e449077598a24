/**
 * The chart on a real control plane, pods as processes: `npm run farm`. Under load workers are scaled, upgraded, drained, lost with their node and left
 * without a database; then PostgreSQL is asked what was lost, doubled or charged twice.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ObjectStore, openObjectStore } from '@deckwright/platform/object-store';
import { until } from '@deckwright/testkit/processes';
import { rounds, tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOutcome, type RunningLoad, startLoad } from './_load.ts';
import { NAMESPACE, type Plan, type Release, startRelease, type Tenant } from './_release.ts';

const plan = process.env['DECKWRIGHT_FARM'] === undefined ? undefined : (JSON.parse(process.env['DECKWRIGHT_FARM']) as Plan);
const HOURS_MS = 4 * 3_600_000;
/** Goes through these again and again, so that each step differs from the one before: up and down, near and far. */
const TARGETS = [4, 1, 8, 2, 6, 3, 7, 1, 5, 2];

const well = { lost: 0, doubled: 0, charged_twice: 0, not_charged: 0, unexplained: 0 };

describe.skipIf(plan === undefined)('the chart', () => {
  let release: Release;
  let tenant: Tenant;
  let store: ObjectStore;
  const told: string[] = [];

  beforeAll(async () => {
    if (plan === undefined) return;
    release = await startRelease(plan);
    const { endpoint, bucket, accessKeyId, secretAccessKey } = release.s3;
    store = await openObjectStore({
      data_dir: plan.state,
      s3_endpoint: endpoint,
      s3_bucket: bucket,
      s3_region: 'us-east-1',
      s3_access_key: accessKeyId,
      s3_secret_key: secretAccessKey,
    });
  }, HOURS_MS);
  afterAll(async () => {
    await store?.close();
    await release?.stop();
  }, HOURS_MS);

  const load = async (callers: number, pause_ms: number): Promise<RunningLoad> =>
    startLoad({ tenant, base: await release.base(), callers, pause_ms });

  /** Everything that was ever answered is counted again. */
  const count = async (name: string, loading: RunningLoad, counts: Readonly<Record<string, number | string>>) => {
    await loading.stop();
    expect(loading.failures).toEqual([]);
    told.push(...loading.job_ids);
    const outcome = await countOutcome(release.db, store, tenant, told);
    tally(name, { ...counts, 'asked again': loading.repeated, ...outcome });
    expect(outcome).toMatchObject(well);
  };

  /** The command of this version; what it said, and how it ended. */
  const command = (...args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> =>
    new Promise((resolve) => {
      const given = [
        join(plan?.now ?? '', 'admin/bin/deckwright.mjs'),
        'cluster',
        ...args,
        '--namespace',
        NAMESPACE,
        '--kubeconfig',
        release.plane.kubeconfig,
      ];
      execFile(process.execPath, given, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
      );
    });
  /** The same, and what it said; throws with its own words where it fails. */
  const said = async (...args: readonly string[]): Promise<string> => {
    const { code, out, err } = await command(...args);
    if (code !== 0) throw new Error(`deckwright cluster ${args.join(' ')} ended with ${code}: ${err}`);
    return out;
  };
  const status = async (): Promise<Status> => JSON.parse((await command('status', '--json')).out) as Status;
  const workers = async () => (await release.deploymentOf('render-worker')).status;
  const within = async (name: string, replicas: number): Promise<number> => {
    const began_ms = Date.now();
    await until(
      `${name}: ${replicas} render workers`,
      async () => {
        const { replicas: pods = 0, readyReplicas: ready = 0 } = await workers();
        return pods === replicas && ready === replicas;
      },
      60_000,
    );
    return Math.round((Date.now() - began_ms) / 100) / 10;
  };

  const versions = plan?.before === undefined ? (['now'] as const) : (['before', 'now'] as const);

  it(
    'is installed, passes its test and tells how it stands',
    async () => {
      const [first] = versions;
      const began_ms = Date.now();
      await release.install({ image: { tag: first }, metricsAdapter: { enabled: first === 'now' } });
      const install_s = Math.round((Date.now() - began_ms) / 1000);
      await release.helm('test', 'slides');
      tenant = await release.createTenant(first);
      const { code, out } = await command('status');
      expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/render-worker +1\/1 +/) });
      tally('installed', { version: first, 'helm install --wait, s': install_s });
    },
    HOURS_MS,
  );

  it.skipIf(versions.length === 1)(
    'is upgraded, rolled back and upgraded again under load',
    async () => {
      const loading = await load(4, 150);
      const seconds: number[] = [];
      let mixed = 0;
      for (const version of ['now', 'before', 'now']) {
        const began_ms = Date.now();
        let isDone = false;
        const installed = release
          .install({
            image: { tag: version },
            metricsAdapter: { enabled: version === 'now' },
            migrate: { enabled: version === 'now' },
            imageWorker: { replicas: version === 'now' ? 1 : 0 },
          })
          .finally(() => {
            isDone = true;
          });
        while (!isDone) if ((await status()).services.some(({ versions: both }) => Object.keys(both).length > 1)) mixed += 1;
        await installed;
        seconds.push(Math.round((Date.now() - began_ms) / 1000));
      }
      expect(mixed).toBeGreaterThan(0);
      await count('upgrade, back, upgrade', loading, { 'each took, s': seconds.join(', ') });
    },
    HOURS_MS,
  );

  it(
    'scales render workers by the wait of the oldest job, from one to eight and back to one',
    async () => {
      const scaling = { enabled: true, by: 'external', minReplicas: 1, maxReplicas: 8, targetWaitSeconds: 2 };
      await release.install({
        renderWorker: { autoscaling: scaling },
        scaling: { downAfterSeconds: 5, downPercent: 50, downPeriodSeconds: 5 },
      });
      await until('the autoscaler reads the metric', async () => {
        const worker = (await status()).services.find(({ service }) => service === 'render-worker');
        return worker?.autoscaler !== null && worker?.autoscaler?.trouble === null;
      });
      const loading = await load(12, 50);
      const up_s = await within('under load', 8);
      const { queues } = await status();
      const oldest_s = queues?.find(({ queue }) => queue === 'render-slide')?.oldest_s ?? 0;
      expect(oldest_s).toBeGreaterThan(0);
      const refused = await command('scale', 'render-worker', '3');
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('renderWorker.autoscaling.minReplicas') });
      await loading.stop();
      const down_s = await within('at rest', 1);
      await count('autoscaler, 1 to 8 to 1', loading, { 'up, s': up_s, 'oldest wait then, s': Math.round(oldest_s), 'down, s': down_s });
    },
    HOURS_MS,
  );

  it(
    'loses nothing in scalings up and down, one after the other under load',
    async () => {
      await release.install({});
      const loading = await load(6, 100);
      let [done, up, ms, longest_ms] = [0, 0, 0, 0];
      for (const _ of rounds(0, plan?.scalings ?? 0)) {
        const target = TARGETS[done % TARGETS.length] ?? 1;
        const out = await said('scale', 'render-worker', String(target), '--timeout', '10m', '--json');
        const { from, waited_ms } = JSON.parse(out) as { readonly from: number; readonly waited_ms: number };
        done += 1;
        if (target > from) up += 1;
        ms += waited_ms;
        longest_ms = Math.max(longest_ms, waited_ms);
      }
      const seconds = { 'each took, s': (ms / Math.max(1, done) / 1000).toFixed(1), 'longest, s': (longest_ms / 1000).toFixed(1) };
      await count('scalings', loading, { scalings: done, up, down: done - up, ...seconds });
    },
    HOURS_MS,
  );

  it(
    'moves off a node that is drained, pod by pod',
    async () => {
      await release.plane.addNode('node-1');
      await release.install({ renderWorker: { replicas: 6 }, deckWorker: { replicas: 2 } });
      const before = await release.podsOn('node-1');
      expect(before.length).toBeGreaterThan(1);
      const loading = await load(6, 100);
      const { code, out, err } = await command('drain', 'node-1', '--json', '--timeout', '10m');
      expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('takes no new pods') });
      const drained = JSON.parse(out) as {
        readonly evicted: readonly unknown[];
        readonly held_by_budget: number;
        readonly waited_ms: number;
      };
      expect(drained.evicted).toHaveLength(before.length);
      expect(await release.podsOn('node-1')).toEqual([]);
      await within('after the drain', 6);
      expect((await command('drain', 'node-1', '--undo')).code).toBe(0);
      await count('drain of a node', loading, {
        pods: before.length,
        'held by a budget': drained.held_by_budget,
        'took, s': (drained.waited_ms / 1000).toFixed(1),
      });
    },
    HOURS_MS,
  );

  it(
    'goes on when a node dies',
    async () => {
      await release.install({ renderWorker: { replicas: 2 } });
      // What comes now comes to the empty node.
      await release.install({ renderWorker: { replicas: 6 }, deckWorker: { replicas: 2 } });
      const lost = await release.podsOn('node-1');
      expect(lost.filter((name) => name.includes('render-worker')).length).toBeGreaterThan(0);
      const loading = await load(6, 100);
      await until('work is under way', () => loading.job_ids.length > 30);
      release.plane.killNode('node-1');
      await until('the cluster knows', async () => (await release.plane.kubectl('get', 'node', 'node-1')).includes('NotReady'));
      const back_s = await within('elsewhere', 6);
      await release.plane.kubectl('delete', 'node', 'node-1');
      await count('a node dies', loading, { pods: lost.length, 'all ready elsewhere after it was known, s': back_s });
    },
    HOURS_MS,
  );

  it(
    'goes on when the database crashes and comes back',
    async () => {
      await release.install({ renderWorker: { replicas: 3 } });
      const loading = await load(6, 100);
      let crashes = 0;
      for (const _ of rounds(0, 3)) {
        const goal = loading.job_ids.length + 40;
        await until('callers are answered', () => loading.job_ids.length >= goal, 60_000);
        await release.postgres.crash();
        await release.postgres.restart();
        crashes += 1;
      }
      const goal = loading.job_ids.length + 40;
      await until('callers are answered again', () => loading.job_ids.length >= goal, 60_000);
      await count('database crashes', loading, { crashes });
    },
    HOURS_MS,
  );

  it(
    'goes on when the network cuts its pods off from Redis, the store and the database, one after the other',
    async () => {
      await release.install({ renderWorker: { replicas: 3 } });
      const loading = await load(6, 100);
      const CUT_MS = 10_000;
      const answered: string[] = [];
      for (const what of ['redis', 's3', 'postgres'] as const) {
        const before = loading.job_ids.length;
        release.reach[what].cut();
        await sleep(CUT_MS);
        answered.push(`${what} ${loading.job_ids.length - before}`);
        release.reach[what].join();
        const goal = loading.job_ids.length + 40;
        await until(`callers are answered after ${what}`, () => loading.job_ids.length >= goal, 60_000);
      }
      await count('cut off for 10 s each', loading, { 'accepted meanwhile': answered.join(', ') });
    },
    HOURS_MS,
  );

  it(
    'is counted by something that finds what is planted: a file gone, a job told of twice, a price taken twice',
    async () => {
      const { rows } = await release.db.query<{ job_id: string; object_key: string }>(
        "SELECT job_id, object_key FROM job_files WHERE kind = 'pptx' AND job_id = ANY($1) LIMIT 1",
        [told],
      );
      const [first] = rows;
      await store.delete(first?.object_key ?? '');
      await release.db.query(
        `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, job_id)
         VALUES ('planted', $1, 'USD', 'held', 'revenue', 5, 'capture', $2)`,
        [tenant.account_id, told.at(-1)],
      );
      const outcome = await countOutcome(release.db, store, tenant, [...told.slice(1), told[1] ?? '']);
      // The last of these two: one that is told of twice, and one that nobody is told of.
      expect(outcome).toMatchObject({ lost: first?.job_id === told[0] ? 0 : 1, charged_twice: 1, doubled: 2 });
      expect(outcome.unexplained).toBeGreaterThan(0);
    },
    HOURS_MS,
  );
});

interface Status {
  readonly services: readonly {
    readonly service: string;
    readonly versions: Readonly<Record<string, number>>;
    readonly autoscaler: { readonly trouble: string | null } | null;
  }[];
  readonly queues: readonly { readonly queue: string; readonly oldest_s: number }[] | null;
}
