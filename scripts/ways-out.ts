/**
 * Ways out of too much content, all of them: `npx tsx scripts/ways-out.ts` overfills every component, every variant of every form and the
 * sample intents 1.3, 2 and 5 times and lengthens their texts, sends every suggested split to the deck's door and counts what comes of it.
 * Exits 1 where one does not work.
 */
import { followSplit, sampleFolder, sampleTrials, unitTrials } from '../packages/testkit/src/ways-out.ts';

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
process.exitCode = faults === 0 ? 0 : 1;
