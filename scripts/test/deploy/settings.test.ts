/**
 * Every way to run the service hands each process the settings that it reads, and what an operator chose stands above each default: all
 * settings are set to made-up values, and looked for in what the chart, Compose and the units make of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Setting, settings } from '@deckwright/platform/config';
import { without } from '@deckwright/testkit/without';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { programOf } from '../../charting/tools.mjs';
import { imageEnv, root } from './_images.ts';

const services = readdirSync(join(root, 'services'));
const all = Object.entries<Setting>(settings);
const madeUp = (variable: string): string => `made up for ${variable}`;
/** Where a process listens and what it finds beside it is said by its image, pod or unit. */
const OF_THE_PLACE: ReadonlySet<string> = new Set([...Object.keys(imageEnv), 'DECKWRIGHT_PORT', 'DECKWRIGHT_METRICS_PORT']);
const isOfThePlace = (variable: string): boolean => OF_THE_PLACE.has(variable) || /_ADAPTER_|_CODE_SANDBOX_URL$/.test(variable);
const plain = all.filter(([, { secret, variable }]) => secret !== true && !isOfThePlace(variable)).map(([, { variable }]) => variable);
const secrets = new Set(all.filter(([, { secret }]) => secret === true).map(([, { variable }]) => variable));

/** What the code of each service reads. */
const reads = new Map<string, ReadonlySet<string>>();
/** A logger is there before the settings are checked, so it reads this of the environment itself. */
const OF_LOGS = 'DECKWRIGHT_LOG_LEVEL';

beforeAll(async () => {
  await Promise.all(services.map(async (service) => reads.set(service, await readsOf(service))));
}, 120_000);

/** Only our platform hands settings on, so other packages stay outside. */
async function readsOf(service: string): Promise<ReadonlySet<string>> {
  const { outputFiles } = await build({
    entryPoints: [join(root, `services/${service}/src/main.ts`)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    absWorkingDir: root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'ours',
        setup: (setup) => {
          setup.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            /^@deckwright\/platform|^\//.test(path) ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  const text = (outputFiles[0]?.text ?? '')
    .split(/^\/\/ (?=\S+\.ts$)/m)
    .filter((part) => !/^packages\/platform\/src\/(?:config|database\/generated)\//.test(part))
    .join('');
  // As a member, or taken apart from a variable or by a function; not in a sentence that has it in braces.
  const rest = '(?:[^{}"]|= "[^"]*")*';
  const isRead = (name: string) =>
    new RegExp(`\\b(?:config|settings)\\d*\\.${name}\\b|\\{${rest}\\b${name}\\b${rest}\\}(?:[,)]| = \\w*config)`).test(text);
  return new Set([OF_LOGS, ...all.filter(([name]) => isRead(name)).map(([, { variable }]) => variable)]);
}

const readBy = (service: string): readonly string[] => [...(reads.get(service) ?? [])];
const plainReadBy = (service: string): readonly string[] => readBy(service).filter((variable) => plain.includes(variable));

it('the code says what each process reads', () => {
  expect(readBy('render-worker')).toEqual(expect.arrayContaining(['DECKWRIGHT_RENDER_CONCURRENCY', 'DECKWRIGHT_S3_BUCKET', OF_LOGS]));
  expect(readBy('relay')).toEqual(expect.arrayContaining(['DECKWRIGHT_MAIL_FROM', 'DECKWRIGHT_PROBE_KEY', 'DECKWRIGHT_LEDGER_MONTHS']));
  expect(readBy('code-sandbox')).toContain('DECKWRIGHT_CODE_PROCESSES');
  expect(readBy('code-sandbox')).not.toContain('DECKWRIGHT_DATABASE_URL');
  // What lets the double of Stripe be elsewhere is asked while the settings are checked, of which nothing is looked at here.
  expect(plain.filter((variable) => !services.some((service) => readBy(service).includes(variable)))).toEqual(['DECKWRIGHT_STRIPE_TRIAL']);
});

type Env = Readonly<Record<string, string>>;

/** Variables of `expected` that do not stand in `env` as they were made up. */
const missing = (env: Env, expected: readonly string[]): readonly string[] => expected.filter((one) => env[one] !== madeUp(one));

describe.skipIf(without('helm'))('the chart', () => {
  const chart = join(root, 'helm/deckwright');
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-settings-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  interface Variable {
    readonly name: string;
    readonly value?: string;
  }
  interface Deployment {
    readonly kind: string;
    readonly metadata: { readonly labels: Readonly<Record<string, string>> };
    readonly spec: { readonly template: { readonly spec: { readonly containers: readonly { readonly env: readonly Variable[] }[] } } };
  }
  interface Schema {
    readonly $defs: { readonly settings: { readonly propertyNames: { readonly not: { readonly enum: readonly string[] } } } };
  }
  const values = parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as { readonly secrets: object };

  /** The environment of each service; references to secrets are '(secret)'. */
  function draw(more: object): ReadonlyMap<string, Env> {
    const file = join(folder, 'values.json');
    const secrets = Object.fromEntries(Object.keys(values.secrets).map((key) => [key, { name: 'some', key }]));
    writeFileSync(file, JSON.stringify({ ops: { enabled: true }, secrets, ...more }));
    const args = [
      'template',
      'slides',
      chart,
      '--kube-version',
      'v1.36.0',
      '--values',
      join(chart, 'ci/all-values.yaml'),
      '--values',
      file,
    ];
    const manifests = parseAllDocuments(execFileSync(programOf('helm3'), args, { encoding: 'utf8' })).map(
      (one) => one.toJS() as Deployment,
    );
    return new Map(
      manifests
        .filter((one) => one?.kind === 'Deployment')
        .map(({ metadata, spec }) => [
          metadata.labels['app.kubernetes.io/component'] ?? '',
          Object.fromEntries((spec.template.spec.containers[0]?.env ?? []).map(({ name, value = '(secret)' }) => [name, value])),
        ]),
    );
  }
  /** The others are values of their own, of which there is one for all. */
  const refused = (JSON.parse(readFileSync(join(chart, 'values.schema.json'), 'utf8')) as Schema).$defs.settings.propertyNames.not.enum;
  const settable = (variables: readonly string[]) => variables.filter((variable) => !refused.includes(variable));
  const chosen = (variables: readonly string[]) => Object.fromEntries(settable(variables).map((variable) => [variable, madeUp(variable)]));

  it('hands each service the settings of all processes that it reads, over every default', () => {
    const drawn = draw({ settings: chosen(plain), metricsAdapter: { settings: null } });
    expect([...drawn.keys()].sort()).toEqual([...services].sort());
    for (const [service, env] of drawn)
      expect({ service, missing: missing(env, settable(plainReadBy(service))) }).toEqual({ service, missing: [] });
  });

  it('hands each service its own settings over those of all processes', () => {
    const part = (service: string) => service.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const own = Object.fromEntries(
      services.map((service) => [part(service), { ...(service === 'ops' && { enabled: true }), settings: chosen(plainReadBy(service)) }]),
    );
    const others = Object.fromEntries(settable(plain).map((variable) => [variable, 'of all processes']));
    for (const [service, env] of draw({ ...own, settings: others }))
      expect({ service, missing: missing(env, settable(plainReadBy(service))) }).toEqual({ service, missing: [] });
  });

  it('hands each service the secrets that it reads, and no more', () => {
    /** Events of payments come to the gateway alone; the relay opens payments to charge. */
    const unused = (service: string, variable: string) => service === 'relay' && variable === 'DECKWRIGHT_STRIPE_WEBHOOK_SECRET';
    for (const [service, env] of draw({})) {
      const read = readBy(service).filter((variable) => secrets.has(variable) && !unused(service, variable));
      const given = Object.keys(env).filter((variable) => env[variable] === '(secret)');
      expect({ service, secrets: given.sort() }).toEqual({ service, secrets: read.sort() });
    }
  });
});

describe('Compose', () => {
  const text = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
  const [head = '', tail = ''] = text.split(/^(?=services:$)/m);
  const environmentOf = (whole: string): ReadonlyMap<string, Env> =>
    new Map(
      Object.entries(
        (parse(whole, { merge: true }) as { readonly services: Readonly<Record<string, { readonly environment?: Env }>> }).services,
      ).map(([name, { environment = {} }]) => [name, environment]),
    );
  const ours = services.filter((service) => new RegExp(`^ {2}${service}:$`, 'm').test(tail));

  it('hands each service what it reads of the settings that stand there once, and of those that are added to them', () => {
    const there = new Set([...head.matchAll(/^ {2}(DECKWRIGHT_\w+): /gm)].map(([, name]) => name));
    const changed = head
      .replaceAll(/^( {2}(DECKWRIGHT_\w+): ).*$/gm, (line, begin: string, name: string) =>
        name.endsWith('_FILE') ? line : `${begin}${madeUp(name)}`,
      )
      .replace(/^x-plain: &plain$/m, (line) =>
        [line, ...plain.filter((name) => !there.has(name)).map((name) => `  ${name}: ${madeUp(name)}`)].join('\n'),
      );
    const before = environmentOf(text);
    for (const [service, env] of environmentOf(changed + tail)) {
      if (!ours.includes(service)) continue;
      // What stands at one service alone is chosen there, and is no default.
      const own = [
        ...tail
          .split(new RegExp(`^ {2}${service}:$`, 'm'))[1]!
          .split(/^ {2}[a-z-]+:$/m)[0]!
          .matchAll(/^ {6}(DECKWRIGHT_\w+): (?!\$)/gm),
      ];
      const expected = plainReadBy(service).filter((variable) => !own.some(([, name]) => name === variable));
      expect({ service, missing: missing(env, expected) }).toEqual({ service, missing: [] });
      expect(Object.keys(before.get(service) ?? {})).not.toEqual([]);
    }
    expect(ours).toEqual(services.filter((service) => service !== 'metrics-adapter'));
  });

  it('takes each default from one place, so that none stands where a setting of all processes does', () => {
    expect(tail.match(/\$\{DECKWRIGHT_\w+/g)).toBe(null);
  });

  it('hands each service the secrets that it needs, and no more', () => {
    for (const [service, env] of environmentOf(text))
      for (const variable of Object.keys(env).filter((name) => name.endsWith('_FILE') && name.startsWith('DECKWRIGHT_')))
        if (services.includes(service)) expect([service, ...readBy(service)]).toContain(variable.replace(/_FILE$/, ''));
  });
});

describe('the units', () => {
  const units = join(root, 'deploy/systemd');
  const unitOf = (service: string): string => {
    const file = readdirSync(units).find((name) => name.replace(/@?\.service$/, '') === `deckwright-${service}`);
    return file === undefined ? '' : readFileSync(join(units, file), 'utf8');
  };
  /** As systemd does it: lines of the unit, and over them its files. */
  const environmentOf = (unit: string, files: Readonly<Record<string, Env>>): Env => {
    const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=')));
    const read = [...unit.matchAll(/^EnvironmentFile=-?(\S+)$/gm)].map(([, file = '']) => files[file] ?? {});
    return Object.assign(Object.fromEntries(pairs) as Record<string, string>, ...read) as Env;
  };
  const chosen = Object.fromEntries(plain.map((variable) => [variable, madeUp(variable)]));
  const ofAll = '/etc/deckwright/deckwright.env';
  const ofSandbox = '/etc/deckwright/code-sandbox.env';

  it('hand each process the settings of the file that is its, over those of the unit', () => {
    const here = services.filter((service) => unitOf(service) !== '');
    expect(here).toEqual(services.filter((service) => service !== 'metrics-adapter'));
    for (const service of here) {
      const env = environmentOf(unitOf(service), { [service === 'code-sandbox' ? ofSandbox : ofAll]: chosen });
      expect({ service, missing: missing(env, plainReadBy(service)) }).toEqual({ service, missing: [] });
    }
  });

  it('tell sandboxes nothing of the others', () => {
    const env = environmentOf(unitOf('code-sandbox'), { [ofAll]: { DECKWRIGHT_DATABASE_URL: 'secret' } });
    expect(env['DECKWRIGHT_DATABASE_URL']).toBe(undefined);
    expect(readFileSync(join(root, 'docs/operating/code-sandbox.md'), 'utf8')).toContain(ofSandbox);
  });
});
