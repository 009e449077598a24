/**
 * Every component and every form's variant with one item, half of its limit, its limit and one more, in all themes:
 * `npx tsx scripts/counts.ts [THEME…]` draws them all and counts what is drawn, what is refused in words, and errors of the drawing.
 * Exits 1 where something else happens: an error of the drawing, a refusal without words, more than the limit drawn.
 */
import { themes } from '../packages/draw/src/themes/index.ts';
import { countedUnits, countOutcome, filledTo, listsOf, sampledCounts } from '../packages/testkit/src/counts.ts';

const asked = process.argv.slice(2);
const counts = new Map<string, number>();
const faults: string[] = [];
let made = 0;
for (const { id } of themes) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  for (const unit of countedUnits)
    for (const n of sampledCounts(unit.hard)) {
      const name = `${unit.name} with ${n} of ${unit.hard} in ${id}`;
      made += 1;
      try {
        const { code, words, errors } = await countOutcome({ ...filledTo(unit, n), theme_id: id });
        const where = n > unit.hard ? 'above the limit' : 'within it';
        counts.set(`${code} ${where}`, (counts.get(`${code} ${where}`) ?? 0) + 1);
        if (errors.length > 0) faults.push(`${name}: ${errors.join('; ')}`);
        if (code !== 'drawn' && words.length < 20) faults.push(`${name}: refused without words`);
        // Where the filled list is not the counted one, one more of it need not be too many.
        if (code === 'drawn' && n > unit.hard && listsOf(unit).length > 0) faults.push(`${name}: drawn`);
      } catch (error) {
        faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${made} slides of ${countedUnits.length} units: ${[...counts].map(([what, count]) => `${count} ${what}`).join(', ')}; ` +
    `${faults.length} faults.\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
