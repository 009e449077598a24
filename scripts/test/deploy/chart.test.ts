/** helm/deckwright: its settings, secrets, queues, metrics and times are those of this version. Programs of others judge it: `npm run chart`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig, type Setting, settings } from '@deckwright/platform/config';
import { jobDefinitions } from '@deckwright/platform/jobs';
import {
  createJobMetrics,
  createMetrics,
  createProbeMetrics,
  createRegistry,
  createRelayMetrics,
  showStores,
} from '@deckwright/platform/telemetry';
import { without } from '@deckwright/testkit/without';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { programOf } from '../../charting/tools.mjs';
import { imageEnv, root, targets } from './_images.ts';

const chart = join(root, 'helm/deckwright');
const read = (path: string): string => readFileSync(join(chart, path), 'utf8');
const values = parse(read('values.yaml')) as Record<string, unknown>;
const schema = JSON.parse(read('values.schema.json')) as {
  readonly $defs: { readonly settings: { readonly propertyNames: { readonly not: { readonly enum: readonly string[] } } } };
};

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly template: { readonly spec: Pod } };
}
interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly containers: readonly {
    readonly name: string;
    readonly image: string;
    readonly env: readonly {
      readonly name: string;
      readonly value?: string;
      readonly valueFrom?: { readonly secretKeyRef: { readonly key: string } };
    }[];
  }[];
}

interface Peer {
  readonly podSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
}
interface Policy {
  readonly ingress: readonly { readonly from?: readonly Peer[]; readonly ports: readonly { readonly port: number | string }[] }[];
  readonly egress: readonly { readonly to?: readonly Peer[]; readonly ports: readonly { readonly port: number | string }[] }[];
}

/** A value that each secret's schema takes. */
const SAMPLES: Readonly<Record<string, string>> = {
  DECKWRIGHT_DATABASE_URL: 'postgresql://u:p@db/d',
  DECKWRIGHT_REDIS_URL: 'redis://cache:6379',
  DECKWRIGHT_STRIPE_SECRET_KEY: 'sk_test_1',
  DECKWRIGHT_STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const sampleOf = (variable: string): string => SAMPLES[variable] ?? 's'.repeat(48);

describe('values', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const isValid = (more: object): boolean => ajv.validate(schema, { ...values, ...more });

  it('of the chart fit their schema once an address and a bucket are named', () => {
    expect(
      isValid({ baseUrl: 'https://slides.example.com', s3: { bucket: 'decks', region: 'us-east-1' } }),
      JSON.stringify(ajv.errors),
    ).toBe(true);
    expect(isValid({})).toBe(false);
  });

  it('hold no secret: each secret setting of this version is refused among the settings, and has a place among the secrets', () => {
    const secret = Object.values<Setting>(settings)
      .filter((one) => one.secret)
      .map(({ variable }) => variable);
    expect(secret.filter((variable) => !schema.$defs.settings.propertyNames.not.enum.includes(variable))).toEqual([]);
    const placed = Object.keys(values['secrets'] as object).map(
      (key) => `DECKWRIGHT_${key.replaceAll(/(?<!^)(?=[A-Z])/g, '_').toUpperCase()}`,
    );
    // The sign-in by password belongs to `deckwright serve`.
    expect(secret.filter((variable) => !placed.includes(variable) && variable !== 'DECKWRIGHT_LOGIN_PASSWORD')).toEqual([]);
  });
});

it('scales by queues that there are, each by one worker', () => {
  const named = [...read('templates/_autoscaling.tpl').matchAll(/\}\}([a-z|-]+)\n/g)].flatMap(([, list]) => (list ?? '').split('|'));
  expect(named.sort()).toEqual(jobDefinitions.map(({ queue }) => queue).sort());
});

it('asks for metrics that there are', async () => {
  const registry = createRegistry('relay');
  createRelayMetrics(registry);
  createJobMetrics(registry);
  createProbeMetrics(registry);
  showStores(registry, 'relay', {});
  const all = `${await registry.metrics()}${await createMetrics().registry.metrics()}`;
  const text = read('files/rules.yaml') + read('templates/_autoscaling.tpl') + read('values.yaml');
  const asked = new Set([...text.matchAll(/\b(?:deckwright|nodejs)_[a-z0-9_]+/g)].map(([name]) => name));
  expect(asked.size).toBeGreaterThan(5);
  for (const name of asked) expect(all).toContain(`# TYPE ${name.replace(/_(?:count|bucket|sum)$/, '')} `);
});

it('has the alerts of every other way to run the service', () => {
  expect(read('files/rules.yaml')).toBe(readFileSync(join(chart, '../../deploy/monitoring/rules.yaml'), 'utf8'));
});

const helm = programOf('helm3');
describe.skipIf(without('helm')).each(['least', 'all'])('with the values ci/%s-values.yaml', (name) => {
  const args = [
    'template',
    'slides',
    chart,
    '--kube-version',
    'v1.36.0',
    '--namespace',
    'slides',
    '--values',
    join(chart, `ci/${name}-values.yaml`),
  ];
  const manifests = !without('helm')
    ? parseAllDocuments(execFileSync(helm, args, { encoding: 'utf8' })).map((document) => document.toJS() as Manifest)
    : [];
  const workloads = manifests.filter((one) => one?.kind === 'Deployment' || one?.kind === 'Job');

  it('has a test of the release, which each helm runs', () => {
    expect(manifests.filter((one) => one?.kind === 'Pod').map(({ metadata }) => metadata.name)).toEqual(['slides-deckwright-test-answers']);
  });

  it('all processes run images that are built, with settings that this version reads', () => {
    expect(workloads.map(({ metadata }) => metadata.name.replace(/^slides-deckwright-/, '')).sort()).toEqual([
      ...(name === 'all' ? ['code-sandbox'] : []),
      'deck-worker',
      'gateway',
      'image-worker',
      ...(name === 'all' ? ['metrics-adapter'] : []),
      'migrate',
      'relay',
      'render-worker',
      'repair-worker',
    ]);
    for (const { spec } of workloads)
      for (const { image, env } of spec.template.spec.containers) {
        expect(targets).toContain(/deckwright-([a-z-]+)[:@]/.exec(image)?.[1]);
        const given = Object.fromEntries(env.map((one) => [one.name, one.value ?? sampleOf(one.name)]));
        const { problems, unknown } = checkConfig({ ...imageEnv, ...given });
        expect({ image, problems: problems.map(({ message }) => message), unknown }).toEqual({ image, problems: [], unknown: [] });
        for (const one of env)
          expect({ name: one.name, secret: isSecret(one.name) }).toEqual({ name: one.name, secret: one.valueFrom !== undefined });
      }
  });

  it('a relay with the key of a probe, and no other, is let through to gateways and in by them', () => {
    const policyOf = (service: string) =>
      manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === `slides-deckwright-${service}`)
        ?.spec as unknown as Policy;
    const [relay, gateway] = [policyOf('relay'), policyOf('gateway')];
    const isOf = ({ podSelector }: Peer, service: string) => podSelector?.matchLabels?.['app.kubernetes.io/component'] === service;
    const out = relay.egress.filter(({ to = [] }) => to.some((peer) => isOf(peer, 'gateway')));
    expect(out.map(({ ports }) => ports)).toEqual(name === 'all' ? [[{ protocol: 'TCP', port: 8080 }]] : []);
    // Where nobody is named, everyone may call a gateway.
    const { from } = gateway.ingress.find(({ ports }) => ports.some(({ port }) => port === 'http')) ?? {};
    expect(from?.some((peer) => isOf(peer, 'relay'))).toBe(name === 'all' ? true : undefined);
  });

  it.each([
    ['gateway', 'services/gateway/src/main.ts'],
    ['render-worker', 'services/render-worker/src/main.ts'],
    ['deck-worker', 'services/deck-worker/src/main.ts'],
    ['repair-worker', 'packages/platform/src/worker-process/index.ts'],
    ['image-worker', 'packages/platform/src/worker-process/index.ts'],
  ])('a %s has more time than its drain takes', (service, source) => {
    const code = readFileSync(join(root, source), 'utf8');
    const drain_ms = [...code.matchAll(/^const (?:NOTICE|GRACE)_MS = ([\d_]+);/gm)].reduce(
      (sum, [, ms]) => sum + Number(ms?.replaceAll('_', '')),
      0,
    );
    const closing_ms = 10_000;
    const pod = workloads.find(({ metadata }) => metadata.name.endsWith(`-${service}`))?.spec.template.spec;
    expect(drain_ms).toBeGreaterThan(0);
    expect((pod?.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(drain_ms + closing_ms);
  });
});

const isSecret = (variable: string): boolean =>
  Object.values<Setting>(settings).some((one) => one.variable === variable && one.secret === true);
