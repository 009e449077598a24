/** docs/operating/one-server.md: its commands, in its order, on bare processes that the units describe; and what systemd says of the units. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConfig } from '@deckwright/platform/config';
import { freePort, startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { without } from '@deckwright/testkit/without';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './_images.ts';
import { moveTo } from './_machine-places.mjs';

const page = readFileSync(join(root, 'docs/operating/one-server.md'), 'utf8');
const units = join(root, 'deploy/systemd');
const services = readdirSync(units).filter((name) => name.endsWith('.service'));
const read = (name: string): string => readFileSync(join(units, name), 'utf8');

describe('the units', () => {
  it.skipIf(without('systemd'))('are ones that systemd takes and finds closed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'deckwright-units-'));
    // Programs and files of the server are not here; what is judged is the rest.
    for (const name of services)
      writeFileSync(
        join(folder, name.replace('@.', '@1.')),
        read(name)
          .replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true')
          .replace(/^EnvironmentFile=.*$/m, ''),
      );
    writeFileSync(join(folder, 'deckwright.target'), read('deckwright.target'));
    const files = readdirSync(folder).map((name) => join(folder, name));
    const verified = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    expect(verified.stderr.split('\n').filter((line) => line.includes('deckwright'))).toEqual([]);
    for (const file of files.filter((name) => name.endsWith('.service'))) {
      const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', file], { encoding: 'utf8' });
      expect(Number(/exposure level for .*?: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('give each process more time than its drain takes, and a port of its own for its health', () => {
    const stop_s = Object.fromEntries(
      services.map((name) => [name.replace(/^deckwright-|@?\.service$/g, ''), Number(/^TimeoutStopSec=(\d+)$/m.exec(read(name))?.[1])]),
    );
    // The same times as the chart's, which a test holds against the code.
    for (const [name, seconds] of Object.entries(stop_s))
      expect(readFileSync(join(root, `helm/deckwright/templates/${name}-deployment.yaml`), 'utf8')).toMatch(
        new RegExp(`"grace" ${seconds}\\)|terminationGracePeriodSeconds: ${seconds}\\n`),
      );
    // Sandboxes have no network, so that no port of theirs could be asked.
    const withPorts = services.filter((name) => !/^PrivateNetwork=yes$/m.test(read(name)));
    const ports = withPorts.map((name) => /DECKWRIGHT_METRICS_PORT=(\S+)/.exec(read(name))?.[1]);
    expect(services.length - withPorts.length).toBe(1);
    expect(new Set(ports).size).toBe(withPorts.length);
    for (const port of ports) expect(page).toContain(port?.replace('%i', '1'));
  });

  it('read settings that this version has', () => {
    const env = Object.fromEntries(
      [...read('deckwright.env').matchAll(/^#? ?(DECKWRIGHT_\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(Object.keys(env).length).toBeGreaterThan(6);
    const { unknown, problems } = checkConfig(Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith('_FILE'))));
    expect({ unknown, problems }).toEqual({ unknown: [], problems: [] });
    expect(checkConfig(env).unknown).toEqual([]);
  });
});

/** Six services are assembled, forty thousand files, and started five times; a disk that others use makes minutes of it. */
const HANGS_MS = 1_800_000;
const isFast = process.env['DECKWRIGHT_TEST_FAST'] === '1' || process.platform !== 'linux';
describe.skipIf(isFast)('the page', () => {
  let postgres: TestPostgres;
  let machine: string;
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-one-server-'));
  const bin = join(folder, 'bin');
  const ports: Record<string, string> = {};

  beforeAll(async () => {
    postgres = await startTestPostgres();
    const url = new URL(await postgres.createEmptyDatabase());
    url.pathname = '/postgres';
    for (const port of ['8080', '9101', '9102', '9103', '9104', '9107', '9111', '9112']) ports[port] = String(await freePort());
    ports['5432'] = url.port;
    for (const place of ['bin', 'etc/systemd/system', 'usr/local/bin', 'var']) mkdirSync(join(folder, place), { recursive: true });
    const folders = [
      '/opt/deckwright',
      '/etc/deckwright',
      '/etc/systemd/system',
      '/var/lib/deckwright',
      '/var/backups/deckwright',
      '/usr/local/bin/deckwright-admin',
    ];
    machine = join(folder, 'machine.json');
    const places = {
      ...Object.fromEntries(folders.map((place) => [place, join(folder, place)])),
      ...ports,
    };
    const needed = ['gateway', 'relay', 'render-worker', 'deck-worker', 'repair-worker', 'image-worker', 'admin'];
    writeFileSync(machine, JSON.stringify({ root: folder, checkout: root, places, postgres: url.href, services: needed }));
    // Beside the sources, where its library is found.
    const program = join(import.meta.dirname, '_machine.mjs');
    for (const name of ['systemctl', 'sudo', 'install', 'npm', 'id', 'useradd', 'chown']) {
      writeFileSync(join(bin, name), `#!/bin/sh\nexec ${process.execPath} ${program} ${name} "$@"\n`);
      chmodSync(join(bin, name), 0o755);
    }
    writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`);
    chmodSync(join(bin, 'node'), 0o755);
  });
  afterAll(async () => {
    const pids = join(folder, 'pids');
    for (const name of existsSync(pids) ? readdirSync(pids) : []) {
      try {
        process.kill(-Number(readFileSync(join(pids, name), 'utf8')), 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }, HANGS_MS);

  /** The page's commands in order, each block with the heading above it. */
  const blocks: { readonly heading: string; readonly commands: string }[] = [];
  let under = '';
  for (const [, heading, commands] of page.matchAll(/^## (.*)$|^```sh\n([\s\S]*?)^```$/gm)) {
    if (heading !== undefined) under = heading;
    if (commands !== undefined) blocks.push({ heading: under, commands });
  }

  const run = (commands: string): { readonly status: number | null; readonly out: string } => {
    const { places } = JSON.parse(readFileSync(machine, 'utf8')) as { readonly places: Record<string, string> };
    // What a server does in a minute may take a test's machine ten, since it has other work.
    const patient = moveTo(places, commands).replace(/--retry (\d+)/g, (_, tries) => `--retry ${Number(tries) * 10}`);
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', patient], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: `${bin}:${join(folder, 'usr/local/bin')}:${process.env['PATH']}`, HOME: folder, MACHINE: machine },
    });
    return { status, out: `${stdout}\n${stderr}${status === 0 ? '' : lastWords()}` };
  };
  /** Of each unit: why none answers stands nowhere else. */
  const lastWords = (): string => {
    const logs = join(folder, 'logs');
    const units = existsSync(logs) ? readdirSync(logs) : [];
    return units.map((name) => `\n${name}\n${readFileSync(join(logs, name), 'utf8').slice(-2_000)}`).join('');
  };

  const account = () =>
    JSON.parse(readFileSync(join(folder, 'etc/deckwright/secrets/first-account.json'), 'utf8')) as {
      readonly account_id: string;
      readonly api_key: string;
    };
  const ask = async (path: string, init: RequestInit = {}) => {
    // A connection of its own: the gateway is restarted between two requests.
    const headers = { authorization: `Bearer ${account().api_key}`, 'content-type': 'application/json', connection: 'close' };
    const answer = await fetch(`http://127.0.0.1:${ports['8080']}${path}`, { ...init, headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const draw = () => ask('/v1/render/intent', { method: 'POST', body: JSON.stringify({ form: 'hero_statement', headline: 'Still here' }) });

  it('has commands under every heading but the last', () => {
    expect(blocks.length).toBeGreaterThan(12);
    expect([...new Set(blocks.map(({ heading }) => heading))]).toEqual([
      'Install',
      'More workers',
      'Upgrade',
      'Roll back',
      'Back up',
      'Restore',
      'Rotate keys',
    ]);
  });

  it(
    'installs, upgrades, rolls back, backs up, restores and rotates as it says',
    async () => {
      let job_id = '';
      let heading = '';
      for (const block of blocks) {
        if (heading !== '' && heading !== block.heading) {
          // After each part the service draws, the account's key opens, and what was drawn at first is there.
          const drawn = await draw();
          expect({ heading, status: drawn.status, body: drawn.body }).toMatchObject({ heading, status: 200 });
          job_id ||= String(drawn.body['job_id']);
          expect({ heading, job: (await ask(`/v1/jobs/${job_id}`)).status }).toEqual({ heading, job: 200 });
        }
        heading = block.heading;
        const { status, out } = run(block.commands);
        expect(status, `${heading}\n${block.commands}\n${out}`).toBe(0);
        if (block.commands.includes('config check')) expect(out).toContain('ok       database');
        if (block.commands.includes('render/intent')) expect(out).toMatch(/"pptx_url":/);
        if (block.commands.includes('reseal')) expect(out).not.toMatch(/error/i);
      }
      expect((await draw()).status).toBe(200);
      expect(run('systemctl stop deckwright.target')).toMatchObject({ status: 0 });
      expect(readdirSync(join(folder, 'pids'))).toEqual([]);
    },
    HANGS_MS,
  );
});
