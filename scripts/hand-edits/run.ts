/**
 * Tries what people do to a deck by hand: the deck is drawn, edited by python-pptx, synced, drawn again with other figures, and read by
 * python-pptx. Prints a table; the exit code is 1 when something is lost.
 *
 *     npx tsx scripts/hand-edits/run.ts [--office] [--keep FOLDER] [NAME ...]
 *
 * `--office`: LibreOffice opens the edited file and saves it before the sync.
 */
import '../usage.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { work } from '@deckwright/review/compare/sync.work';
import { type Refresh, refreshDeck } from '../../packages/draw/src/deck/index.ts';
import { drawDeck } from './_draw-deck.ts';

type Body = Record<string, unknown>;

const here = import.meta.dirname;
const python = join(here, 'hand-edits.py');
const jsonIn = (name: string): unknown => JSON.parse(readFileSync(join(here, name), 'utf8'));

/** The lines that the script says. One start for all names: starting takes longer than editing. */
const say = (...args: readonly string[]): readonly string[] =>
  execFileSync('python3', [python, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    .split('\n')
    .filter(Boolean);

/** All in one go: starting takes longer than saving. A profile of its own, or it waits for whoever else runs LibreOffice. */
function saveByOffice(folder: string, names: readonly string[]): void {
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--convert-to',
      'pptx:Impress MS PowerPoint 2007 XML',
      '--outdir',
      join(folder, 'office'),
      ...names.map((name) => join(folder, `${name}.edited.pptx`)),
    ],
    { stdio: 'ignore', env: { ...process.env, SAL_USE_VCLPLUGIN: 'svp' } },
  );
}

async function main(args: readonly string[]): Promise<number> {
  const office = args.includes('--office');
  const keep = args.includes('--keep') ? args[args.indexOf('--keep') + 1] : undefined;
  const wanted = args.filter((arg) => !arg.startsWith('--') && arg !== keep);
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'deckwright-hands-'));
  mkdirSync(folder, { recursive: true });
  const deck = jsonIn('deck.json') as Body;
  const refresh = jsonIn('refresh.json') as Refresh;
  const before = join(folder, 'before.pptx');
  writeFileSync(before, (await drawDeck(deck)).bytes);
  const names = say('list').filter((name) => wanted.length === 0 || wanted.includes(name));
  const counts = { kept: 0, named: 0, lost: 0 };
  say('edit', before, folder, ...names);
  if (office) saveByOffice(folder, names);
  const warningsByName = new Map<string, readonly string[]>();
  for (const name of names) {
    const file = (what: string): string => join(folder, `${name}.${what}`);
    const sent = readFileSync(office ? join(folder, 'office', `${name}.edited.pptx`) : file('edited.pptx'));
    const { answer } = await work({ deck }, [sent]);
    if (!answer.ok) throw new Error(`${name}: ${answer.problem?.detail ?? 'not recognized'}`);
    // Slides may have moved: the figures follow them.
    const moved = (slide: number): number => answer.from.indexOf(slide - 1) + 1;
    const figures = (refresh.figures ?? []).map((one) => ({ ...one, slide: moved(one.slide) })).filter(({ slide }) => slide > 0);
    const refreshed = refreshDeck(answer.body, { ...refresh, figures });
    if (!refreshed.ok) throw new Error(`${name}: ${refreshed.problem.detail}`);
    const after = await drawDeck(refreshed.body);
    writeFileSync(file('result.pptx'), after.bytes);
    writeFileSync(
      file('json'),
      JSON.stringify(
        { conflicts: [...answer.conflicts, ...after.conflicts], figures: refreshed.figures, slides: answer.slides, body: answer.body },
        null,
        1,
      ),
    );
    const found = answer.slides.flatMap((slide) => slide.found);
    const changes = [...new Set(found.map((one) => `${one.change}${one.as === 'intent' ? ' (data)' : ''}`))].join(', ');
    warningsByName.set(name, [`\`${name}\``, changes, String(found.length), String(answer.conflicts.length + after.conflicts.length)]);
  }
  for (const [i, verdict] of say('check', before, folder, ...names).entries()) {
    counts[verdict.startsWith('kept') ? 'kept' : verdict.startsWith('named') ? 'named' : 'lost'] += 1;
    process.stdout.write(`| ${[...(warningsByName.get(names[i] ?? '') ?? []), verdict.slice(0, 160)].join(' | ')} |\n`);
  }
  process.stdout.write(`${names.length} scenarios: ${counts.kept} kept, ${counts.named} named, ${counts.lost} lost\n`);
  if (keep === undefined) rmSync(folder, { recursive: true, force: true });
  return counts.lost > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
