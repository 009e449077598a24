/** How long a brief takes to be planned, and whether the time grows with its length alone. */
import { performance } from 'node:perf_hooks';
import { planBrief } from '@deckwright/draw/router';

const BRIEFS = [
  'Bridge our EBITDA from 42.0m in FY24 to 51.5m in FY25: pricing +6.2, volume +4.1, raw materials -3.8, FX -0.9, cost programme +3.9.',
  'KPIs this month: ARR $24.6M up 18%, net retention 112%, gross margin 78% (down 1 pt), logo churn 1.9%',
  'SWOT. Strengths: brand, cash position. Weaknesses: ageing plant. Opportunities: export. Threats: import duties, energy price.',
  'Umsatzbrücke von 120,5 Mio. € auf 131,0 Mio. €: Preis +8,0, Menge +6,5, Währung -4,0',
  'Show revenue by region',
];

const timed = (text: string): number => {
  const start = performance.now();
  planBrief(text);
  return performance.now() - start;
};
const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
const of = (text: string, rounds: number): number => median(Array.from({ length: rounds }, () => timed(text)));

for (const brief of BRIEFS) of(brief, 200);
console.log(`a brief, median: ${median(BRIEFS.map((brief) => of(brief, 200))).toFixed(3)} ms (at most 5)`);

const clause = 'north 12, south 9, west and east 7. ';
const ofLength = (length: number): number => of(`Ranking: ${clause.repeat(Math.ceil(length / clause.length))}`.slice(0, length), 40);
const perCharacter = [100, 1000, 5000, 20_000].map((length) => ({ length, us: (ofLength(length) / length) * 1000 }));
for (const { length, us } of perCharacter) console.log(`${length} characters: ${us.toFixed(3)} µs each`);
const [first] = perCharacter;
const last = perCharacter.at(-1);
if (first !== undefined && last !== undefined) console.log(`20,000 against 100 characters, each: ${(last.us / first.us).toFixed(2)} times`);
