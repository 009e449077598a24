/**
 * Ways out, all of them. `npx tsx scripts/ways-out.ts` overfills every component, every variant of every form and the sample intents 1.3, 2 and
 * 5 times and lengthens their texts, sends every suggested split to the deck's door and counts what comes of it.
 * `npx tsx scripts/ways-out.ts --doors [FILE]` does what every refusal of a recording says, over REST and MCP, at a service that it starts: of
 * the list in the repository, or of FILE, which tests write with DECKWRIGHT_PROVOKED=FILE. `--keep` then makes the list in the repository of it.
 * Exits 1 where one does not work.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { followSplit, sampleFolder, sampleTrials, unitTrials } from '../packages/testkit/src/ways-out.ts';
import { atTools, type Obedience, obeyAll, oneOfEach, readList, shortened, summaryOf } from '../services/gateway/test/_obey-all.ts';

const RECORDED = join(import.meta.dirname, '../services/gateway/test/fixtures/ways-out/recorded.jsonl');
const [flag, ...rest] = process.argv.slice(2);
process.exitCode = (flag === '--doors' ? await tryDoors(rest) : await trySplits()) === 0 ? 0 : 1;
// Pools of threads outlive the service that was tried.
process.exit();

/** @returns how many ways out do not work */
async function tryDoors(args: readonly string[]): Promise<number> {
  const file = args.find((arg) => !arg.startsWith('--'));
  const sent = readList(file ?? RECORDED);
  const list = file === undefined ? sent : oneOfEach([...sent, ...atTools(sent)]);
  const all = await obeyAll(list, ({ provoked: { door, method, path, code }, verdict, why }) => {
    if (verdict === 'fails') process.stdout.write(`${door} ${method} ${path} ${code}: ${why}\n`);
  });
  for (const [name, count] of Object.entries(summaryOf(all)).sort()) process.stdout.write(`${String(count).padStart(6)}  ${name}\n`);
  if (args.includes('--keep')) keep(all);
  return all.filter(({ verdict }) => verdict === 'fails').length;
}

function keep(all: readonly Obedience[]): void {
  const lines = shortened(all.filter(({ verdict }) => verdict !== 'absent').map(({ provoked }) => provoked)).map((one) =>
    JSON.stringify(one),
  );
  writeFileSync(RECORDED, `${lines.sort().join('\n')}\n`);
  process.stdout.write(`${lines.length} are kept.\n`);
}

async function trySplits(): Promise<number> {
  const folder = sampleFolder();
  const trials = [...unitTrials(true), ...(folder === undefined ? [] : sampleTrials(folder))];
  const counts = { drawn: 0, split: 0, stuck: 0, other: 0 };
  let faults = 0;
  for (const { name, body } of trials) {
    const outcome = await followSplit(body);
    counts[outcome.kind] += 1;
    if (outcome.fault !== undefined) {
      faults += 1;
      process.stdout.write(`${name}: ${outcome.fault}\n`);
    } else if (outcome.kind === 'stuck') process.stdout.write(`${name}: no split; ${outcome.problem?.detail} ${outcome.problem?.remedy}\n`);
  }
  process.stdout.write(
    `${trials.length} bodies: ${counts.drawn} drawn, ${counts.split} refused with a split, ${counts.stuck} refused without one, ` +
      `${counts.other} refused for something else; ${faults} ways out that do not work.\n`,
  );
  return faults;
}
