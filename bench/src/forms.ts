/** What every form's variants cost: the example of each, intent to .pptx and to PNG, with the slowest named. */
import { forms } from '@deckwright/draw/catalog';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, type FileFormat, writeFiles } from '@deckwright/write/files';
import { bar, printBars } from './report.ts';
import { inTurns, median, type Timed } from './timing.ts';
import { draw } from './workload.ts';

const writeKit = createWriteKit(carriedFonts());
const render = async (text: string, format: FileFormat): Promise<void> => void (await writeFiles(await draw(text), [format], writeKit));

const texts = forms.flatMap(({ form, variants }) =>
  variants.map((v) => [`${form.name}_${v.name}`, JSON.stringify({ form: form.name, variant: v.name, ...v.example })] as const),
);
console.log(`${forms.length} forms, ${texts.length} variants; Node ${process.version}, ${process.platform} ${process.arch}`);

const timed = (format: FileFormat, rounds: { warmup: number; rounds: number }): Promise<readonly Timed[]> =>
  inTurns(Object.fromEntries(texts.map(([name, text]) => [name, () => render(text, format)])), rounds);
const pptx = await timed('pptx', { warmup: 10, rounds: 15 });
const png = await timed('png', { warmup: 1, rounds: 5 });

const ms = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(value < 10 ? 2 : 1));
console.log(`\nIntent to file, the example of each: median, ms\n  ${''.padEnd(56)}${'.pptx'.padStart(9)}${'PNG 1920'.padStart(10)}`);
for (const [i, [name]] of texts.entries())
  console.log(`  ${name.padEnd(56)}${ms(pptx[i]?.median_ms).padStart(9)}${ms(png[i]?.median_ms).padStart(10)}`);
for (const [what, rows] of [
  ['.pptx', pptx],
  ['PNG', png],
] as const) {
  const middle = median(rows.map((row) => row.median_ms));
  const slowest = rows.reduce((worst, row) => (row.median_ms > worst.median_ms ? row : worst));
  console.log(`  ${what}: the median variant takes ${ms(middle)} ms; the slowest is ${slowest.name} with ${ms(slowest.median_ms)} ms`);
  bar(`${what}: slowest variant (${slowest.name}) against the median one`, slowest.median_ms / middle, { atMost: 5 });
}
process.exitCode = printBars() ? 0 : 1;
