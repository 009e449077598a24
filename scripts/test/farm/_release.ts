/** The chart on the control plane of the farm, with PostgreSQL, Redis and an S3 server beside it, and an account whose slides are counted. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { until } from '@deckwright/testkit/processes';
import { startTestRedis } from '@deckwright/testkit/redis';
import { startTestS3 } from '@deckwright/testkit/s3';
import { type ControlPlane, type ProcessImage, startControlPlane } from './_control-plane.ts';
import { type Forward, forward } from './_forward.ts';

/** What `npm run farm` hands over. */
export interface Plan {
  readonly programs: string;
  readonly helm: string;
  /** Folders of services of this version, and of the one before, if git knows it. */
  readonly now: string;
  readonly before?: string;
  readonly state: string;
  readonly scalings: number;
}

export interface Tenant {
  readonly account_id: string;
  readonly key: string;
}

export interface Release {
  readonly plane: ControlPlane;
  readonly db: Database;
  readonly postgres: TestPostgres;
  readonly database_url: string;
  /** An account of the version that is installed. */
  createTenant(version: 'before' | 'now'): Promise<Tenant>;
  /** What pods reach of Postgres, Redis and the store. */
  readonly reach: Readonly<Record<'postgres' | 'redis' | 's3', Forward>>;
  readonly s3: { readonly endpoint: string; readonly bucket: string; readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Where the gateway answers, once the chart is installed. */
  base(): Promise<string>;
  /** `helm upgrade --install` with these values over those of the trial; waits until all is ready. */
  install(values: object): Promise<void>;
  helm(...args: readonly string[]): Promise<string>;
  deploymentOf(service: string): Promise<Deployment>;
  /** Names of the release's pods on a node that have not ended. */
  podsOn(node: string): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export interface Deployment {
  readonly spec: { readonly replicas: number };
  readonly status: { readonly replicas?: number; readonly readyReplicas?: number; readonly updatedReplicas?: number };
}

export const NAMESPACE = 'slides';
const run = promisify(execFile);
const chart = join(import.meta.dirname, '../../../helm/deckwright');
const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';
/** As deploy/Dockerfile sets it for every service. */
const IMAGE_ENV = {
  NODE_ENV: 'production',
  DECKWRIGHT_HOST: '0.0.0.0',
  DECKWRIGHT_METRICS_HOST: '0.0.0.0',
  DECKWRIGHT_METRICS_PORT: '9090',
  DECKWRIGHT_DATA_DIR: '/tmp/deckwright',
  MALLOC_ARENA_MAX: '2',
};

/** Little is asked of the machine: what is tried is who runs, and not how much. */
const VALUES = {
  baseUrl: 'http://slides.test',
  image: { tag: 'now' },
  gateway: { replicas: 2, autoscaling: { enabled: false } },
  relay: { replicas: 2 },
  renderWorker: { replicas: 1, autoscaling: { enabled: false } },
  deckWorker: { replicas: 1, autoscaling: { enabled: false } },
  repairWorker: { replicas: 1, autoscaling: { enabled: false } },
  imageWorker: { replicas: 1, autoscaling: { enabled: false } },
  metricsAdapter: { enabled: true, replicas: 1 },
};

/** Pods of a service as processes of its folder. */
function imagesOf(folder: string, tag: string): Record<string, ProcessImage> {
  const image = (name: string, entry: string, args: readonly string[] = []): ProcessImage => {
    const mounts = { '/app': join(folder, name) };
    return { root: '/', cmd: [process.execPath, `/app/${entry}`], args, dir: '/app', env: IMAGE_ENV, user: 10_001, mounts };
  };
  const services = ['gateway', 'relay', 'render-worker', 'deck-worker', 'repair-worker', 'image-worker', 'metrics-adapter'];
  return {
    ...Object.fromEntries(services.map((name) => [`deckwright-${name}:${tag}`, image(name, 'dist/main.js')])),
    [`deckwright-migrate:${tag}`]: image('admin', 'bin/deckwright.mjs', ['admin', 'migrate']),
  };
}

export async function startRelease(plan: Plan): Promise<Release> {
  mkdirSync(plan.state, { recursive: true });
  // Pods are another user, and databases a third.
  for (const folder of [join(plan.state, '..'), plan.state]) chmodSync(folder, 0o755);
  const images = { ...imagesOf(plan.now, 'now'), ...(plan.before === undefined ? {} : imagesOf(plan.before, 'before')) };
  const [postgres, redis, s3] = await Promise.all([startTestPostgres(), startTestRedis(), startTestS3()]);
  const plane = await startControlPlane({ programs: plan.programs, state: plan.state, images });
  const url = await postgres.createEmptyDatabase();
  const outside = (address: string): string => address.replace('127.0.0.1', plane.host);
  const portOf = (address: string): number => Number(new URL(address).port);
  const reach = {
    postgres: await forward(plane.host, portOf(url)),
    redis: await forward(plane.host, portOf(redis.url)),
    s3: await forward(plane.host, portOf(s3.endpoint)),
  };
  await plane.kubectl('create', 'namespace', NAMESPACE);
  const literals = {
    'database-url': outside(url),
    'redis-url': outside(redis.url),
    's3-access-key': s3.credentials.accessKeyId,
    's3-secret-key': s3.credentials.secretAccessKey,
    'signing-key': SIGNING_KEY,
  };
  const secrets = Object.entries(literals).map(([key, value]) => `--from-literal=${key}=${value}`);
  await plane.kubectl('-n', NAMESPACE, 'create', 'secret', 'generic', 'deckwright', ...secrets);
  // A trial that stops Postgres breaks our own connections too.
  const db = openDatabase({ url, max: 8, onError: () => {} });
  const values = { ...VALUES, s3: { bucket: s3.bucket, endpoint: outside(s3.endpoint) } };
  const helm = async (...args: readonly string[]): Promise<string> => {
    const options = ['--kubeconfig', plane.kubeconfig, '--namespace', NAMESPACE];
    const { stdout } = await run(plan.helm, [...args, ...options], { maxBuffer: 1 << 26, env: { ...process.env, HOME: plan.state } });
    return stdout;
  };
  const files = { base: join(plan.state, 'values.json'), more: join(plan.state, 'more-values.json') };
  writeFileSync(files.base, JSON.stringify(values));
  const read = async <T>(...args: readonly string[]): Promise<T> =>
    JSON.parse(await plane.kubectl('-n', NAMESPACE, 'get', ...args, '-o', 'json')) as T;
  return {
    plane,
    db,
    postgres,
    database_url: url,
    createTenant: (version) => createTenant(join((version === 'now' ? undefined : plan.before) ?? plan.now, 'admin'), url),
    reach,
    s3: { endpoint: s3.endpoint, bucket: s3.bucket, ...s3.credentials },
    async base() {
      const { spec } = await read<{ readonly spec: { readonly clusterIP: string } }>('service', 'slides-deckwright');
      return `http://${spec.clusterIP}:8080`;
    },
    async install(more) {
      writeFileSync(files.more, JSON.stringify(more));
      const given = ['--values', files.base, '--values', files.more];
      await helm('upgrade', '--install', 'slides', chart, ...given, '--wait', '--timeout', '15m').catch(async (error: unknown) => {
        const pods = await plane.kubectl('-n', NAMESPACE, 'get', 'pods', '-o', 'wide').catch(String);
        throw new Error(`${String(error)}\n${pods}\n${plane.logOf('node-0')}`);
      });
      await until('what was replaced is gone', async () => {
        const { items } = await read<{ readonly items: readonly { readonly metadata: { readonly deletionTimestamp?: string } }[] }>('pods');
        return items.every(({ metadata }) => metadata.deletionTimestamp === undefined);
      });
    },
    helm,
    deploymentOf: (service) => read<Deployment>('deployment', `slides-deckwright-${service}`),
    async podsOn(node) {
      const fields = ['--field-selector', `spec.nodeName=${node},status.phase=Running`];
      const { items } = await read<{ readonly items: readonly { readonly metadata: { readonly name: string } }[] }>('pods', ...fields);
      return items.map(({ metadata }) => metadata.name);
    },
    async stop() {
      await db.close();
      await plane.stop();
      for (const one of Object.values(reach)) one.close();
      await Promise.all([redis.stop(), postgres.stop()]);
    },
  };
}

/** An account with plenty to spend, made by the command of the version whose tables are there. */
async function createTenant(admin: string, url: string): Promise<Tenant> {
  const env = { ...process.env, DECKWRIGHT_DATABASE_URL: url };
  const command = async (...args: readonly string[]) =>
    (await run(process.execPath, [join(admin, 'bin/deckwright.mjs'), 'admin', ...args], { env })).stdout;
  const { account_id, api_key } = JSON.parse(await command('create-account', 'farm')) as {
    readonly account_id: string;
    readonly api_key: string;
  };
  await command('grant', account_id, '--usd', '5000', '--reference', 'farm', '--reason', 'trial');
  return { account_id, key: api_key };
}
