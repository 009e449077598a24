/** Alerts and dashboards: promtool runs the rules against made-up days, and every name in them is one that the service has. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createJobMetrics,
  createMetrics,
  createProbeMetrics,
  createRegistry,
  createRelayMetrics,
  showConnections,
} from '@deckwright/platform/telemetry';
import { without } from '@deckwright/testkit/without';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy/monitoring');
const read = (path: string): string => readFileSync(path, 'utf8');
const run = (command: string, args: readonly string[]) => spawnSync(command, args, { cwd: root, encoding: 'utf8' });

const rules = read(join(folder, 'rules.yaml'));
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const dashboards = readdirSync(join(folder, 'dashboards')).map((name) => read(join(folder, 'dashboards', name)));

const { registry } = createMetrics();
createRelayMetrics(registry);
const workers = createRegistry('render-worker');
createJobMetrics(workers);
createProbeMetrics(registry);
showConnections(registry, {
  db: { poolUse: () => ({ limit: 1, open: 1, idle: 0, waiting: 0 }) },
  queues: { isConnected: () => true },
});
const served = new Set([registry, workers].flatMap((one) => one.getMetricsAsArray().map(({ name }) => name)));
const recorded = new Set([...rules.matchAll(/- record: (\S+)/g)].map(([, name = '']) => name));

describe.skipIf(without('promtool'))('promtool', () => {
  it('takes the rules', () => {
    const { status, stderr, stdout } = run('promtool', ['check', 'rules', 'deploy/monitoring/rules.yaml']);
    expect([status, stdout + stderr]).toMatchObject([0, expect.stringContaining('SUCCESS')]);
  });
  it('hears each alert when its cause is there, and none when all is well', () => {
    const { status, stdout, stderr } = run('promtool', ['test', 'rules', 'deploy/monitoring/rules.test.yaml']);
    expect([status, stdout + stderr]).toMatchObject([0, expect.stringContaining('SUCCESS')]);
  });
});

describe('the alerts', () => {
  it.each(alerts)('%s is tried both ways, and has a runbook', (alert) => {
    const tries = read(join(folder, 'rules.test.yaml'));
    expect(tries.match(new RegExp(`alertname: ${alert}\\b`, 'g'))?.length).toBeGreaterThanOrEqual(2);
    expect(rules).toContain(`runbook: docs/operating/runbooks.md#${alert.toLowerCase()}\n`);
    const section = read(join(root, 'docs/operating/runbooks.md')).split(`## ${alert}\n`)[1]?.split('\n## ')[0] ?? '';
    for (const part of ['**Means.**', '**Look.**', '**Do.**', '**Over.**']) expect(section).toContain(part);
  });
  it('are all that the runbooks name', () => {
    expect([...read(join(root, 'docs/operating/runbooks.md')).matchAll(/^## (Deckwright\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
  });
});

it('every service is missed when all of its processes are gone', () => {
  const tries = read(join(folder, 'rules.test.yaml'));
  for (const service of readdirSync(join(root, 'services'))) expect(tries).toContain(`every ${service} is gone after ten minutes`);
});

describe('every name in rules and dashboards', () => {
  const expressions = [rules, ...dashboards].join('\n');
  it('is a metric that a process serves', () => {
    const names = new Set(
      [...expressions.matchAll(/\b(?:deckwright|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect([...names].filter((name) => !served.has(name))).toEqual([]);
    for (const [name] of dashboards.join('\n').matchAll(/deckwright:\w+:\w+/g)) expect(recorded).toContain(name);
  });
  it('is a code that answers have', () => {
    const codes = readdirSync(join(root, 'packages/platform/src/errors')).map((file) => file.replace('.ts', '').replaceAll('-', '_'));
    for (const [, list = ''] of expressions.matchAll(/code=~?\\?"([a-z_|]+)/g))
      for (const code of list.split('|')) expect(codes).toContain(code);
  });
});
