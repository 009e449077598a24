/** `deckwright cluster`: what it takes, and what it says where there is no cluster. On a real control plane it is tried by `npm run farm`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { run } from './_run.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-cluster-'));
const kubeconfig = join(folder, 'kubeconfig');
writeFileSync(
  kubeconfig,
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    // A port that is never listened on.
    clusters: [{ name: 'away', cluster: { server: 'https://127.0.0.1:1' } }],
    users: [{ name: 'someone', user: { token: 'token' } }],
    contexts: [{ name: 'away', context: { cluster: 'away', user: 'someone' } }],
    'current-context': 'away',
  }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

it.each(['status', 'scale', 'drain'])('%s has a help with an example', async (name) => {
  const { code, out } = await run('cluster', name, '--help');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining(`$ deckwright cluster ${name}`) });
  expect(out).toContain('--namespace');
});

it.each([
  ['scale', '5m'],
  ['drain', '15m'],
])('%s says its longest wait as it is typed', async (name, wait) => {
  const { out } = await run('cluster', name, '--help');
  expect(out.replace(/\s+/g, ' ')).toContain(`(default: ${wait})`);
});

it.each([
  [['scale', 'render-worker', 'many'], 'whole number'],
  [['scale', 'render-worker', '1001'], 'whole number'],
  [['scale', 'render-worker'], 'replicas'],
  [['drain', 'node', '--timeout', 'soon'], 'such as 90s'],
  [['drain'], 'node'],
  [['status', '--jsn'], '--json'],
])('%j is refused before any cluster is asked', async (words, said) => {
  const { code, err } = await run('cluster', ...words);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(said) });
});

it('says how a cluster is named where none is configured', async () => {
  vi.stubEnv('KUBECONFIG', '');
  vi.stubEnv('HOME', folder);
  const { code, err } = await run('cluster', 'status');
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('Set KUBECONFIG') });
});

it('names the contexts that there are', async () => {
  const { code, err } = await run('cluster', 'status', '--kubeconfig', kubeconfig, '--context', 'here');
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('There is no context here; there are away.') });
});

it('says in words that the cluster does not answer', async () => {
  const { code, err } = await run('cluster', 'scale', 'render-worker', '2', '--kubeconfig', kubeconfig);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('The cluster cannot be reached') });
});

it('says so of a file that is not there', async () => {
  const { code, err } = await run('cluster', 'status', '--kubeconfig', join(folder, 'none'));
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('none') });
});
