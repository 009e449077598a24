/** `deckwright watch` as a person has it running: a process that follows files, a page that shows them, an end by ctrl-C. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleProcesses, type Processes } from '@deckwright/testkit/processes';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { drawSource } from '../src/watching/draw-source.ts';

let cli: Processes;
let folder: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  cli = await bundleProcesses({ cli: 'packages/cli/src/main.ts', 'isolate-process': 'packages/isolate/src/run/process.ts' });
  folder = mkdtempSync(join(tmpdir(), 'deckwright-watch-'));
}, 240_000);
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cli?.remove();
});

interface Drawn {
  readonly event: string;
  readonly url: string;
  readonly input: string;
  readonly ok: boolean;
  readonly slides: number;
  readonly findings: readonly { readonly severity: string; readonly place: string; readonly message: string; readonly remedy: string }[];
}

/** The lines of `--json`, one after the other. */
function watch(...args: string[]) {
  const program = `import(${JSON.stringify(cli.path('cli'))}).then(({ main }) => main(process.argv.slice(1))).then((code) => { process.exitCode = code; })`;
  child = spawn(process.execPath, ['-e', program, '--', 'watch', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  let err = '';
  child.stderr?.on('data', (part: Buffer) => (err += part.toString('utf8')));
  const ended = new Promise<number | null>((resolve) => child?.once('exit', (code) => resolve(code)));
  const next = async (): Promise<Drawn> => JSON.parse((await lines.next()).value ?? `"ended: ${err}"`) as Drawn;
  /** A file may be seen while an editor still writes it. */
  const until = async (fits: (drawn: Drawn) => boolean): Promise<Drawn> => {
    for (;;) {
      const drawn = await next();
      expect(drawn).toBeTypeOf('object');
      if (fits(drawn)) return drawn;
    }
  };
  return { next, until, ended, err: () => err };
}

const tiles = (value: string) =>
  JSON.stringify({ form: 'kpi_metrics', headline: 'More riders', data: { metrics: [{ label: 'Riders', value }] } });
const text = async (address: string) => (await fetch(address)).text();
const pictureIn = (page: string): string => /src="(\/slides\/[^"]+)"/.exec(page)?.[1] ?? 'none';

it('shows what is saved, says what is wrong and keeps the last good picture, and ends', async () => {
  const file = join(folder, 'riders.json');
  writeFileSync(file, tiles('1.31m'));
  const { next, until, ended } = watch('riders.json', '--port', '0', '--json');
  const { url } = await next();
  expect(await next()).toMatchObject({ event: 'drawn', input: 'riders.json', ok: true, slides: 1, findings: [] });
  const page = await text(url);
  const first = pictureIn(page);
  const png = new Uint8Array(await (await fetch(new URL(first, url))).arrayBuffer());
  expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);

  // Pages are told, so that nobody reloads them.
  const events = await fetch(new URL('/events', url));
  const reader = (events.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();

  // As editors save that write a new file and rename it.
  writeFileSync(`${file}.new`, tiles('1.42m'));
  renameSync(`${file}.new`, file);
  expect(await next()).toMatchObject({ ok: true, slides: 1 });
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('data: drawn\n\n');
  const second = pictureIn(await text(url));
  expect(second).not.toBe(first);

  writeFileSync(file, tiles('1.42m').replace('kpi_metrics', 'kpi_metrix'));
  const wrong = await until(({ findings }) => findings.some(({ place }) => place === '/form'));
  expect(wrong).toMatchObject({
    ok: false,
    slides: 1,
    findings: [{ severity: 'error', message: expect.stringContaining('is none of'), remedy: 'Did you mean kpi_metrics?' }],
  });
  const old = await text(new URL('/sources', url).href);
  expect([pictureIn(old), old]).toEqual([second, expect.stringMatching(/<code>\/form<\/code>[\s\S]*Did you mean kpi_metrics/)]);

  writeFileSync(file, '{ "form": ');
  expect((await until(({ findings }) => findings.some(({ message }) => message.includes('line 1')))).ok).toBe(false);
  writeFileSync(file, tiles('1.31m'));
  await until(({ ok }) => ok);
  expect(pictureIn(await text(url))).toBe(first);

  child?.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
}, 120_000);

it('follows a folder of slides, pictures beside them, and a document', async () => {
  const slides = join(folder, 'slides');
  mkdirSync(join(slides, 'pictures'), { recursive: true });
  const svg = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${colour}"/></svg>`;
  writeFileSync(join(slides, 'pictures/depot.svg'), svg('#204080'));
  writeFileSync(join(slides, '1.json'), tiles('1.31m'));
  writeFileSync(
    join(slides, '2.json'),
    JSON.stringify({ form: 'image_story', headline: 'The depot', data: { image_src: 'pictures/depot.svg', points: ['Forty trams'] } }),
  );
  writeFileSync(join(folder, 'report.md'), '# Riders\n\n## Night lines\n\n- North has 410 riders\n- Harbour has 380 riders\n');
  const { next, until } = watch('slides', 'report.md', '--port', '0', '--json', '--theme', 'corporate-dark');
  const { url } = await next();
  expect([await next(), await next()]).toMatchObject([
    { input: 'slides', ok: true, slides: 2 },
    { input: 'report.md', ok: true },
  ]);
  const versions = async () => [...(await text(url)).matchAll(/src="\/slides\/0\/\d\.png\?v=(\w+)"/g)].map(([, version]) => version);
  const before = await versions();
  writeFileSync(join(slides, 'pictures/depot.svg'), svg('#802020'));
  await until(({ input, ok }) => input === 'slides' && ok);
  const after = await versions();
  expect([after[0], after[1] === before[1]]).toEqual([before[0], false]);

  writeFileSync(join(slides, '3.json'), tiles('3'));
  expect(await until(({ slides: count }) => count === 3)).toMatchObject({ input: 'slides', ok: true });
  writeFileSync(join(folder, 'report.md'), '# Riders\n\n## Day lines\n\n- Lake has 150 riders\n');
  expect((await until(({ input }) => input === 'report.md')).ok).toBe(true);
}, 120_000);

it('is for this machine alone, and says so of a port that is taken or a file that is not there', async () => {
  writeFileSync(join(folder, 'one.json'), tiles('1'));
  const { next } = watch('one.json', '--port', '0', '--json');
  const { url } = await next();
  await next();
  const rebound = await new Promise<number>((resolve, reject) => {
    void import('node:http').then(({ get }) =>
      get(url, { headers: { host: 'slides.example.com' } }, (answer) => resolve(answer.statusCode ?? 0)).on('error', reject),
    );
  });
  expect([rebound, (await fetch(url, { method: 'POST' })).status, (await fetch(new URL('/slides/0/9.png', url))).status]).toEqual([
    403, 405, 404,
  ]);
  child?.kill('SIGTERM');

  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const busy = watch('one.json', '--port', String((taken.address() as { port: number }).port));
  expect([await busy.ended, busy.err()]).toEqual([1, expect.stringMatching(/^deckwright: .*port/)]);
  taken.close();
  const none = watch('none.json');
  expect([await none.ended, none.err()]).toEqual([2, expect.stringContaining('there is no none.json')]);
}, 120_000);

it('stops between two slides once it is to end', async () => {
  const slides = ['1', '2'].map((value) => JSON.parse(tiles(value)) as object);
  writeFileSync(join(folder, 'two.json'), JSON.stringify({ title: 'Two', slides }));
  const ending = new AbortController();
  const drawing = drawSource(join(folder, 'two.json'), {}, ending.signal);
  ending.abort();
  await expect(drawing).rejects.toThrow(/aborted/);
  expect(await drawSource(join(folder, 'two.json'), {})).toMatchObject({ slides: [expect.anything(), expect.anything()] });
});
