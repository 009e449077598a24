/** What the handbook says of editors: its settings and its task work as they stand on the page, and the schema is right about files. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { galleryItems } from '@deckwright/gallery';
import { bundleProcesses, type Processes } from '@deckwright/testkit/processes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './_run.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/editor.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);
const [settings, tasks] = blocks('json').map((text) => JSON.parse(text));

let cli: Processes;
let folder: string;
beforeAll(async () => {
  cli = await bundleProcesses({ cli: 'packages/cli/src/main.ts', 'isolate-process': 'packages/isolate/src/run/process.ts' });
  folder = mkdtempSync(join(tmpdir(), 'deckwright-editor-'));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'decks'));
  const program = `import(${JSON.stringify(cli.path('cli'))}).then(({ main }) => main(process.argv.slice(1))).then((code) => { process.exitCode = code; })`;
  writeFileSync(join(folder, 'bin/deckwright'), `#!/bin/bash\nexec ${process.execPath} -e '${program}' -- "$@"\n`, { mode: 0o755 });
}, 240_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cli?.remove();
});

const start = (command: string) => {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}` };
  return spawn('bash', ['-euo', 'pipefail', '-c', `exec ${command}`], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
};
const DECK = { slides: [{ form: 'hero_statement', headline: 'Night lines' }] };
const WRONG = { slides: [{ form: 'hero_statemant', headline: 'Night lines' }] };

it('the schema that its command writes is valid, and takes every sample and exhibit', async () => {
  const child = start((blocks('sh')[0] ?? '').trim());
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  const [{ fileMatch, url }] = settings['json.schemas'];
  const schema = JSON.parse(readFileSync(join(folder, url), 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: true } });
  expect(ajv.validateSchema(schema)).toBe(true);
  const validate = ajv.compile(schema);
  expect(fileMatch).toContain('/decks/**/*.json');

  const samples = readdirSync(join(ROOT, 'samples'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const all: [string, unknown][] = [
    ...samples.map((name): [string, unknown] => [name, JSON.parse(readFileSync(join(ROOT, 'samples', name), 'utf8'))]),
    ...galleryItems().map(({ id, request }): [string, unknown] => [id, request]),
    ['a brief', { brief: 'Riders: North 410, Harbour 380' }],
    ['a deck', DECK],
    ['the flat shape', { pattern: 'kpi_metrics', title: 'Riders', metrics: [{ label: 'Riders', value: 3 }] }],
  ];
  expect(all.length).toBeGreaterThan(200);
  expect(all.flatMap(([name, value]) => (validate(value) ? [] : [[name, validate.errors]]))).toEqual([]);

  const tiles = { form: 'kpi_metrics', headline: 'Riders', data: { metrics: [{ label: 'Riders', value: '3' }] } };
  const wrong: Record<string, object> = {
    '/slides/0/form': WRONG,
    '/form': { ...tiles, form: 'kpi_metrix' },
    '/data/metrics': { ...tiles, data: { metrics: 'three' } },
    '/outputs/0': { ...tiles, outputs: ['gif'] },
    '': { ...tiles, hedline: 'Riders' },
  };
  for (const [place, value] of Object.entries(wrong)) {
    expect([place, validate(value)]).toEqual([place, false]);
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain(place);
  }
}, 120_000);

it('its task begins, names what is wrong as a problem, and ends drawing', async () => {
  const [{ command, problemMatcher }] = tasks.tasks;
  const { pattern, background } = problemMatcher;
  const file = join(folder, 'decks/plan.json');
  writeFileSync(file, JSON.stringify(DECK));
  const child = start(command.replace('8111', '0'));
  let seen = '';
  const lines = (): string[] => seen.split('\n').filter((line) => line !== '');
  const when = async (fits: () => boolean): Promise<void> => {
    while (!fits()) await new Promise((resolve) => child.stderr.once('data', resolve));
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (seen += part.toString('utf8')));
  const matching = (expression: string) => lines().filter((line) => new RegExp(expression).test(line));
  await when(() => matching(background.endsPattern).length === 1);
  expect([matching(background.beginsPattern), matching(pattern.regexp)]).toEqual([['decks/plan.json: drawing'], []]);
  writeFileSync(file, JSON.stringify(WRONG));
  await when(() => matching(background.endsPattern).length >= 2 && matching(pattern.regexp).length > 0);
  const found = matching(pattern.regexp).map((line) => new RegExp(pattern.regexp).exec(line) as RegExpExecArray);
  expect(found.at(-1)?.[pattern.file]).toBe('decks/plan.json');
  expect(found.at(-1)?.[pattern.severity]).toBe('error');
  expect(found.at(-1)?.[pattern.message]).toContain('hero_statement');
  child.kill('SIGINT');
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  expect((await run('watch', '--help')).out).toContain('8111');
}, 120_000);
