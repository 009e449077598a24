/** deploy/compose.yaml: valid, closed, in order, and with settings that the service of this version reads. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkConfig } from '@deckwright/platform/config';
import { openDatabase } from '@deckwright/platform/database';
import { openQueues } from '@deckwright/platform/jobs';
import { freePort } from '@deckwright/testkit/postgres';
import { hasRedis } from '@deckwright/testkit/redis';
import { without } from '@deckwright/testkit/without';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { imageEnv, root, targets } from './_images.ts';

interface Service {
  readonly image: string;
  readonly build?: { readonly target: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly restart: string;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } };
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** What Compose puts in where the environment of the operator says nothing. */
const withDefaults = (text: string): string => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '"$1"');
const compose = parse(withDefaults(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, one]) => one.image.startsWith('deckwright-'));
const folder = mkdtempSync(join(tmpdir(), 'deckwright-compose-'));
execFileSync(process.execPath, [join(root, 'deploy/make-secrets.mjs'), '--out', folder]);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secret = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The specification's own schema, from the module that Compose reads files by. */
function specification(): object {
  const { status, stdout, stderr, error } = spawnSync('go', ['mod', 'download', '-json', 'github.com/compose-spec/compose-go/v2@v2.16.2'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Go did not fetch the schema of Compose: ${error?.message ?? stderr}`);
  return JSON.parse(readFileSync(join((JSON.parse(stdout) as { readonly Dir: string }).Dir, 'schema/compose-spec.json'), 'utf8')) as object;
}

describe('compose.yaml', () => {
  it.skipIf(without('go'))('is what the Compose specification describes', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    const schema = specification();
    const isValid = ajv.validate(schema, compose);
    expect(ajv.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
    expect(ajv.validate(schema, { services: { a: { image: 'a', restrat: 'no' } } })).toBe(false);
  });

  it.each(ours.filter(([name]) => name !== 'stripe' && name !== 'code-sandbox'))(
    '%s is given settings that this version reads',
    (_name, { environment = {} }) => {
      const env: Record<string, string> = { ...imageEnv, ...environment };
      for (const [variable, value] of Object.entries(env))
        if (value.startsWith('/run/secrets/')) env[variable] = join(folder, basename(value));
      const { config, problems, unknown } = checkConfig(env);
      expect(problems.map(({ message }) => message)).toEqual([]);
      expect(unknown).toEqual([]);
      expect(config).toMatchObject({ s3_bucket: 'deckwright', metrics_port: 9090, host: '0.0.0.0' });
      expect(config?.database_url).toBe(secret('database_url'));
    },
  );

  it('code of callers has no network, no secret, and a folder for its socket that others share', () => {
    const { 'code-sandbox': sandbox } = compose.services;
    expect(sandbox).toMatchObject({ network_mode: 'none', cap_drop: ['ALL'], volumes: ['code:/run/code'] });
    expect([sandbox?.networks, sandbox?.secrets]).toEqual([undefined, undefined]);
    const { problems, unknown } = checkConfig({ ...imageEnv, ...sandbox?.environment });
    expect([problems, unknown]).toEqual([[], []]);
  });

  it('has a secret made for each that it names, and hands each service those that it reads and no more', () => {
    expect(
      Object.values(compose.secrets)
        .map(({ file }) => basename(file))
        .filter((name) => !readdirSync(folder).includes(name)),
    ).toEqual([]);
    for (const [name, service] of services) {
      const read = [...JSON.stringify([service.environment ?? {}, service.command ?? []]).matchAll(/\/run\/secrets\/(\w+)/g)].map(
        ([, one]) => one,
      );
      expect({ name, secrets: [...(service.secrets ?? [])].sort() }).toEqual({ name, secrets: [...new Set(read)].sort() });
    }
  });

  it('makes secrets once', () => {
    const before = secret('signing_key');
    execFileSync(process.execPath, [join(root, 'deploy/make-secrets.mjs'), '--out', folder]);
    expect(secret('signing_key')).toBe(before);
  });

  it('starts work when the database is migrated and everything beneath answers', () => {
    for (const name of ['gateway', 'relay', 'render-worker', 'deck-worker', 'repair-worker', 'image-worker'])
      expect(compose.services[name]?.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
        postgres: { condition: 'service_healthy' },
        redis: { condition: 'service_healthy' },
        s3: { condition: 'service_healthy' },
      });
    for (const [name, { build, healthcheck }] of services) {
      if (build === undefined) expect({ name, healthcheck }).toEqual({ name, healthcheck: expect.anything() });
      else expect(targets).toContain(build.target);
    }
  });

  it('limits the memory of all, starts all again, and opens nothing but to this machine', () => {
    for (const [name, { deploy, restart, ports = [], networks }] of services) {
      expect(deploy.resources.limits.memory).toMatch(/^\d+[MG]$/);
      expect(restart).toBe(name === 'migrate' ? 'on-failure:5' : 'unless-stopped');
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
      if (/worker$|^(?:postgres|redis|s3|migrate)$/.test(name)) expect(networks).toEqual(['inside']);
    }
    for (const [, { read_only }] of ours) expect(read_only).toBe(true);
  });

  it.skipIf(!hasRedis())('has a Redis that the service takes, with the password that was made', async () => {
    const port = await freePort();
    const data = mkdtempSync(join(tmpdir(), 'deckwright-compose-redis-'));
    const [command = '', ...args] = (compose.services['redis']?.command ?? []).map((word) =>
      word.startsWith('/run/secrets/') ? join(folder, basename(word)) : word,
    );
    const redis = spawn(command, [...args, '--port', String(port), '--bind', '127.0.0.1', '--dir', data], { stdio: 'ignore' });
    const db = openDatabase({ url: 'postgresql://127.0.0.1:1/none', max: 1, application_name: 'test', onError: () => {} });
    const at = new URL(secret('redis_url'));
    at.host = `127.0.0.1:${port}`;
    const open = async (redis_url: string) => {
      const queues = await openQueues({ db, redis_url, onError: () => {} });
      await queues.ping().finally(() => queues.close(500));
    };
    try {
      for (
        let tries = 0;
        tries < 100 &&
        (await open(at.href).then(
          () => false,
          () => true,
        ));
        tries += 1
      )
        await sleep(100);
      await open(at.href);
      await expect(open(`redis://127.0.0.1:${port}`)).rejects.toThrow();
    } finally {
      redis.kill('SIGKILL');
      await db.close(100);
      rmSync(data, { recursive: true, force: true });
    }
  });
});
