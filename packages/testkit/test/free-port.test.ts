/** Ports of tests: none is given twice while the process that has it lives. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../src/free-port.ts';

/** Another process that asks for a port and lives until it is killed. */
async function otherProcess(ports: readonly [number, number]) {
  const script = `import { freePort } from ${JSON.stringify(join(import.meta.dirname, '../src/free-port.ts'))};
    freePort(${JSON.stringify(ports)}).then(String, ({ message }) => message).then((said) => { console.log(said); setInterval(() => {}, 1000); });`;
  const child = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return {
    said: said.trim(),
    async end() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Two neighbours that nobody has, as ends of a range. */
async function twoPorts(): Promise<readonly [number, number]> {
  for (let port = 14_000 + (process.pid % 900); ; port += 2) {
    const probes = [port, port + 1].map((one) => createServer().listen(one, '127.0.0.1'));
    const isHad = await Promise.all(probes.map((probe) => Promise.race([once(probe, 'listening'), once(probe, 'error')]))).then(
      () => probes.every((probe) => probe.listening),
      () => false,
    );
    await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
    if (isHad) return [port, port + 2];
  }
}

it('gives each port once, over all processes, until the one that has it has ended', async () => {
  const ports = await twoPorts();
  const [first, end] = ports;
  const other = await otherProcess(ports);
  const theirs = Number(other.said);
  expect(theirs === first || theirs === first + 1).toBe(true);
  const ours = await freePort(ports);
  expect([theirs, ours].toSorted()).toEqual([first, first + 1]);
  // Nobody listens on either, and both are taken.
  await expect(freePort(ports)).rejects.toThrow(`No port from ${first} to ${end - 1} is free.`);
  await other.end();
  expect(await freePort(ports)).toBe(theirs);
});

it('gives none that somebody listens on', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  await expect(freePort([port, port + 1])).rejects.toThrow(/is free/);
  await new Promise((resolve) => server.close(resolve));
});
