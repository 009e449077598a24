/**
 * `npx tsx scripts/try-images.ts [--tag TAG] [--storage DIR]`: runs each image of `npm run images` as a container by runc: with a root that cannot be written,
 * as user 10001 without capabilities, on a real PostgreSQL, Redis and S3 server. Each must answer its own health check from inside, and
 * end with 0 after SIGTERM; together they draw a slide, a deck and a repair. Linux with buildah and runc, as root.
 */
import './usage.mjs';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, startTestPostgres } from '@deckwright/testkit/postgres';
import { startTestRedis } from '@deckwright/testkit/redis';
import { startTestS3 } from '@deckwright/testkit/s3';

const { values } = parseArgs({ options: { tag: { type: 'string', default: '0.1.0' }, storage: { type: 'string' } } });
const storage = values.storage === undefined ? [] : ['--root', values.storage, '--runroot', `${values.storage}-run`];

const buildah = (...args: string[]): string => execFileSync('buildah', [...storage, ...args], { encoding: 'utf8' }).trim();

interface Image {
  readonly config: {
    readonly Env: readonly string[];
    readonly Entrypoint: readonly string[];
    readonly Cmd?: readonly string[];
    readonly WorkingDir: string;
    readonly User: string;
    readonly Healthcheck?: { readonly Test: readonly string[] };
  };
}

interface Container {
  readonly name: string;
  /** Runs a program in it, as its own user. */
  exec(args: readonly string[]): { readonly status: number | null; readonly out: string };
  readonly healthcheck: readonly string[] | undefined;
  /** The exit code after SIGTERM, or of its own end. */
  stop(): Promise<number>;
  readonly ended: Promise<number>;
  readonly output: () => string;
}

const folder = mkdtempSync(join(tmpdir(), 'deckwright-try-images-'));
const mounted: string[] = [];
const running: Container[] = [];

/** As an engine does it with `--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --network host`. */
function start(target: string, env: Readonly<Record<string, string>>, args?: readonly string[]): Container {
  const image = `localhost/deckwright-${target}:${values.tag}`;
  const { config } = (JSON.parse(buildah('inspect', '--type', 'image', image)) as { readonly Docker: Image }).Docker;
  if (config.User !== '10001:10001') throw new Error(`${image} runs as ${config.User}`);
  const work = buildah('from', image);
  mounted.push(work);
  const bundle = join(folder, target);
  mkdirSync(bundle, { recursive: true });
  rmSync(join(bundle, 'config.json'), { force: true });
  execFileSync('runc', ['spec'], { cwd: bundle });
  const spec = JSON.parse(readFileSync(join(bundle, 'config.json'), 'utf8'));
  spec.root = { path: buildah('mount', work), readonly: true };
  spec.process = {
    ...spec.process,
    terminal: false,
    user: { uid: 10_001, gid: 10_001 },
    args: [...config.Entrypoint, ...(args ?? config.Cmd ?? [])],
    env: [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
    cwd: config.WorkingDir,
    noNewPrivileges: true,
    capabilities: { bounding: [], effective: [], permitted: [] },
  };
  spec.linux.namespaces = spec.linux.namespaces.filter(({ type }: { readonly type: string }) => type !== 'network' && type !== 'cgroup');
  const tmp = { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777', 'size=512m'] };
  spec.mounts = [...spec.mounts.filter(({ type }: { readonly type: string }) => type !== 'cgroup'), tmp];
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(spec));
  const name = `deckwright-try-${target}-${randomBytes(3).toString('hex')}`;
  const child: ChildProcess = spawn('runc', ['run', '--bundle', bundle, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  const container: Container = {
    name,
    ended,
    output: () => text,
    healthcheck: config.Healthcheck?.Test[0] === 'CMD' ? config.Healthcheck.Test.slice(1) : undefined,
    exec(inside) {
      const { status, stdout, stderr } = spawnSync('runc', ['exec', name, ...inside], { encoding: 'utf8' });
      return { status, out: `${stdout}${stderr}`.trim() };
    },
    async stop() {
      spawnSync('runc', ['kill', name, 'TERM']);
      const code = await ended;
      spawnSync('runc', ['delete', '--force', name]);
      return code;
    },
  };
  running.push(container);
  return container;
}

async function untilHealthy(container: Container): Promise<void> {
  if (container.healthcheck === undefined) throw new Error(`${container.name} has no health check`);
  for (let tries = 0; tries < 240; tries += 1) {
    if (container.exec(container.healthcheck).status === 0) return;
    const code = await Promise.race([container.ended, sleep(500)]);
    if (typeof code === 'number') throw new Error(`${container.name} ended with ${code}: ${container.output()}`);
  }
  throw new Error(`${container.name} is not healthy: ${container.output()}`);
}

const say = (text: string) => console.log(text);
function must(what: string, holds: boolean, told = ''): void {
  if (!holds) throw new Error(`${what}: ${told}`);
  say(`ok  ${what}`);
}

const postgres = await startTestPostgres();
const redis = await startTestRedis();
const s3 = await startTestS3();
try {
  const port = await freePort();
  const shared = {
    DECKWRIGHT_DATABASE_URL: await postgres.createEmptyDatabase(),
    DECKWRIGHT_REDIS_URL: redis.url,
    DECKWRIGHT_S3_ENDPOINT: s3.endpoint,
    DECKWRIGHT_S3_BUCKET: 'tried',
    DECKWRIGHT_S3_ACCESS_KEY: s3.credentials.accessKeyId,
    DECKWRIGHT_S3_SECRET_KEY: s3.credentials.secretAccessKey,
    DECKWRIGHT_SIGNING_KEY: randomBytes(48).toString('base64'),
    DECKWRIGHT_DRAWING_THREADS: '2',
    DECKWRIGHT_HOST: '127.0.0.1',
    DECKWRIGHT_METRICS_HOST: '127.0.0.1',
  };
  const migrate = start('migrate', shared, ['admin', 'migrate', '--create-bucket']);
  must('migrate applies everything and makes the bucket', (await migrate.ended) === 0, migrate.output());
  const again = start('migrate', shared);
  must('migrate by itself finds nothing to do', (await again.ended) === 0 && again.output().includes('up to date'), again.output());
  const account = start('migrate', shared, ['admin', 'create-account', 'tried', '--unmetered']);
  must('the same image makes an account', (await account.ended) === 0, account.output());
  const { api_key } = JSON.parse(account.output()) as { readonly api_key: string };

  const services: Container[] = [];
  for (const target of ['relay', 'render-worker', 'deck-worker', 'repair-worker', 'image-worker', 'gateway']) {
    const metrics_port = String(await freePort());
    services.push(start(target, { ...shared, DECKWRIGHT_PORT: String(port), DECKWRIGHT_METRICS_PORT: metrics_port }));
  }
  const double_port = String(await freePort());
  const double = start('stripe-double', { STRIPE_DOUBLE_HOST: '127.0.0.1', STRIPE_DOUBLE_PORT: double_port });
  for (const one of services) {
    await untilHealthy(one);
    must(`${one.name} answers its health check`, true);
    const writes = `const fs=require('fs');const t=(p)=>{try{fs.writeFileSync(p,'1');return 'written'}catch(e){return e.code}};console.log([process.getuid(),process.getgid(),t('/app/x'),t('/etc/x'),t('/tmp/x')].join(' '))`;
    const { out } = one.exec(['node', '-e', writes]);
    must(`${one.name} is user 10001, on a root that cannot be written`, out === '10001 10001 EROFS EROFS written', out);
  }
  const asked = double.exec(['node', '/app/healthcheck.mjs', `http://127.0.0.1:${double_port}/health`]);
  must('stripe-double answers', asked.status === 0, asked.out);

  const base = `http://127.0.0.1:${port}`;
  for (const path of ['/readyz', '/v1/openapi.json', '/docs/quick-start'])
    must(`the gateway answers ${path}, which the chart's test asks`, (await fetch(`${base}${path}`)).status === 200);
  const headers = { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' };
  const slide = { form: 'kpi_metrics', headline: 'It works', data: { metrics: [{ label: 'Slides', value: '1' }] } };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const drawn = await post('/v1/render/intent', slide);
  must('a slide is drawn', drawn.status === 200, JSON.stringify(drawn));
  const file = await fetch(`${base}${String(drawn.body['pptx_url'])}`, { headers });
  const bytes = Buffer.from(await file.arrayBuffer());
  must('its file can be had', file.status === 200 && bytes.subarray(0, 2).toString() === 'PK', String(file.status));
  const world = await post('/v1/render/intent', { form: 'hero_statement', headline: '一枚のスライドで、すべてを語る' });
  must('a slide in Japanese is drawn', world.status === 200, JSON.stringify(world));
  const deck = await post('/v1/render/intent/deck', { name: 'Tried', slides: [slide, { form: 'hero_statement', headline: 'The end' }] });
  must('a deck is taken', deck.status === 200 || deck.status === 202, JSON.stringify(deck));
  let job: Record<string, unknown> = {};
  for (let tries = 0; tries < 240 && job['status'] !== 'complete' && job['status'] !== 'failed'; tries += 1) {
    await sleep(250);
    job = (await (await fetch(`${base}/v1/jobs/${String(deck.body['job_id'])}`, { headers })).json()) as Record<string, unknown>;
  }
  must('a deck is compiled', job['status'] === 'complete', JSON.stringify(job));
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'slide.pptx');
  const repaired = await fetch(`${base}/v1/inspect`, { method: 'POST', headers: { authorization: headers.authorization }, body: form });
  must('a file is inspected in a process of its own', repaired.status === 200, await repaired.text());

  for (const one of [...services, double]) {
    const code = await one.stop();
    must(`${one.name} ends with 0 after SIGTERM`, code === 0, `${code} ${one.output()}`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const one of running) spawnSync('runc', ['delete', '--force', one.name], { stdio: 'ignore' });
  for (const work of mounted) buildah('rm', work);
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([postgres.stop(), redis.stop()]);
}
// The S3 server waits for connections that the killed containers left open.
process.exit();
