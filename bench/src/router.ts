/** How long a brief takes to be planned, whether the time grows with its length alone, and what texts made to hurt cost. */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { outlineDeck, planBrief } from '@deckwright/brief';
import { bar, printBars } from './report.ts';

/** The file lies in `bench/dist` when it runs. */
const readBriefs = (path: string): string[] =>
  readFileSync(new URL(`../../packages/brief/training/${path}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { brief: string }).brief);

const SETS = { 'given briefs': readBriefs('briefs/given.jsonl'), 'independent briefs': readBriefs('independent/tuning.jsonl') };

/** By the clock or by the processor, whichever is less: the clock counts who else runs, the processor the threads that collect garbage. */
const timed = (work: () => unknown): number => {
  const before = process.cpuUsage();
  const start = performance.now();
  work();
  const clock = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return Math.min(clock, (user + system) / 1000);
};
/** The fastest of some runs: what the code takes where nothing else runs. */
const least = (rounds: number, work: () => unknown): number => Math.min(...Array.from({ length: rounds }, () => timed(work)));
const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0).padStart(8);

const whole = Object.values(SETS).flat();
for (let round = 0; round < 5; round++) for (const brief of whole) planBrief(brief);

console.log('\nA brief, ms, each the fastest of nine');
console.log(`  ${''.padEnd(30)}  median     p95     max  longest brief`);
for (const [name, briefs] of Object.entries(SETS)) {
  const times = briefs.map((brief) => ({ brief, ms: least(9, () => planBrief(brief)) }));
  times.sort((a, b) => a.ms - b.ms);
  const [middle, late, last] = [0.5, 0.95, 1].map((share) => times[Math.min(times.length - 1, Math.floor(share * times.length))]);
  console.log(
    `  ${`${name} (${briefs.length})`.padEnd(30)}${ms(middle?.ms ?? 0)}${ms(late?.ms ?? 0)}${ms(last?.ms ?? 0)}  ${Math.max(...briefs.map((b) => b.length))} characters`,
  );
  bar(`${name}: median of a brief`, middle?.ms ?? 0, { atMost: 5 }, ' ms');
}

/** Texts of one kind at any length: figures in clauses, lines of a list, prose. */
const GROWING: Readonly<Record<string, string>> = {
  clauses: 'north 12, south 9, west and east 7. ',
  'a list': '- Pilot in Lyon: 12 depots, March\n',
  prose: 'Revenue grew by 12% because prices rose and the new plant delivered more than planned. ',
};
const LENGTHS = [100, 1000, 5000, 20_000] as const;
console.log('\nBy length, microseconds a character');
console.log(`  ${''.padEnd(30)}${LENGTHS.map((n) => String(n).padStart(9)).join('')}   20,000 : 1,000`);
for (const [name, clause] of Object.entries(GROWING)) {
  const texts = LENGTHS.map((length) => `Ranking: ${clause.repeat(Math.ceil(length / clause.length))}`.slice(0, length));
  const fastest = texts.map(() => Number.POSITIVE_INFINITY);
  // In turns, so that a busy machine disturbs all lengths alike.
  for (let round = 0; round < 15; round++)
    for (const [i, text] of texts.entries())
      fastest[i] = Math.min(
        fastest[i] ?? 0,
        least(text.length > 1000 ? 1 : 5, () => planBrief(text)),
      );
  const each = fastest.map((time, i) => (time / (LENGTHS[i] ?? 1)) * 1000);
  const ratio = (each[3] ?? 0) / (each[1] ?? 1);
  console.log(`  ${name.padEnd(30)}${each.map((us) => us.toFixed(2).padStart(9)).join('')}   ${ratio.toFixed(2)} times`);
  bar(`${name}: a character of 20,000 against one of 1,000`, ratio, { atMost: 2 });
}

/** What people and machines send to see it stumble. */
const HOSTILE: Readonly<Record<string, string>> = {
  digits: '1234567890',
  'digits and commas': '1,',
  commas: ',',
  semicolons: ';',
  points: '. ',
  pipes: '|',
  'cells of a table': '| a | 1 ',
  tabs: '\t',
  'tabs and words': 'a\t1\t',
  'round brackets': '(',
  'square brackets': '[',
  quotes: '"',
  newlines: '\n',
  'numbered lines': '1. a\n',
  'nested bullets': '- a\n  - b 2\n',
  dashes: '- - -',
  headings: '# a\nb\n',
  'first then': 'first then ',
  dates: '2024-03-12 ',
  quarters: 'Q1 2024 ',
  percentages: '12% ',
  arrows: 'a -> ',
  colons: 'a: ',
  versus: 'a vs b ',
  'from to': 'from 1 to 2 ',
  'one word': 'a',
  'one long line of words': 'alpha ',
  blanks: ' ',
  'dark slide': 'dark slide ',
  'slide marks': 'Slide 1: ',
  'capital words': 'Acme Bolt ',
  'keys within keys': 'Lane: does it, then: ',
  'colons and semicolons': ': ; ',
  'marks of a matrix': '| R | A | C | I |\n',
  'words of place': 'in the middle of the centre ',
  limits: 'below 40 above 50 out of 100 ',
  questions: 'Is it? ',
};
console.log('\nHostile texts, ms');
console.log(`  ${''.padEnd(30)}  10,000  20,000   times  outline of 20,000`);
let slowest = { name: '', ms: 0 };
let steepest = { name: '', times: 0 };
for (const [name, unit] of Object.entries(HOSTILE)) {
  const of = (length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const [half, full] = [least(3, () => planBrief(of(10_000))), least(3, () => planBrief(of(20_000)))];
  const outline = least(2, () => outlineDeck(of(20_000)));
  console.log(`  ${name.padEnd(30)}${ms(half)}${ms(full)}${ms(full / half)}${ms(outline)}`);
  for (const time of [full, outline]) if (time > slowest.ms) slowest = { name, ms: time };
  // Below some milliseconds the quotient is noise.
  if (full > 40 && full / half > steepest.times) steepest = { name, times: full / half };
}
bar(`hostile: the slowest, ${slowest.name}`, slowest.ms, { atMost: 1000 }, ' ms');
bar(`hostile: twice the length, ${steepest.name || 'all'}`, steepest.times, { atMost: 3 });
process.exitCode = printBars() ? 0 : 1;
