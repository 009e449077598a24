/**
 * `npx tsx scripts/brief-proof.ts FILE…`: draws the briefs of .jsonl files (one object a line, with `brief` and, if it likes, `id`) and
 * proves each slide against its brief: apart from the planner, from slide and brief alone. Prints by file how many were drawn, were refused and
 * have no finding, and the findings by code. Ends with 1 where a slide says something false; what is only left out does not fail.
 * With `--list` also each finding, with `--json` each finding as a line of JSON and nothing else. `--code=CODE` looks for one code alone.
 */
import './usage.mjs';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { briefReader } from '@deckwright/brief';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { CODES, checkAgainstBrief, type Finding, LOST, slideOf } from '@deckwright/testkit/brief-proof';

const words = process.argv.slice(2);
const files = words.filter((word) => !word.startsWith('--'));
const asList = words.includes('--list');
const asJson = words.includes('--json');
const only = words.find((word) => word.startsWith('--code='))?.slice('--code='.length);
if (files.length === 0 || (only !== undefined && !Object.hasOwn(CODES, only))) {
  console.error(
    files.length === 0
      ? 'Name a .jsonl file of briefs; --help tells more.'
      : `No code ${only}. There are: ${Object.keys(CODES).join(', ')}.`,
  );
  process.exit(2);
}

const kit = createDrawKit(carriedFonts());

/** The findings of a brief's slide; undefined where the brief is refused. */
async function proofOf(brief: string): Promise<readonly Finding[] | undefined> {
  const read = readSlideRequest({ brief }, { briefs: briefReader });
  if (!read.ok) return undefined;
  try {
    const drawn = await drawSlide(read.request, kit);
    const intent = drawn.report.routing?.intent;
    return intent === undefined ? undefined : checkAgainstBrief(brief, slideOf(drawn, { ...intent }));
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
}

let isFalse = false;
for (const file of files) {
  const sums = { drawn: 0, refused: 0, clean: 0 };
  const codes = new Map<string, { findings: number; slides: number }>();
  for (const [i, line] of readFileSync(file, 'utf8').trim().split('\n').entries()) {
    const { brief, id = `${basename(file, '.jsonl')}:${i + 1}` }: { brief: string; id?: string } = JSON.parse(line);
    const found = (await proofOf(brief))?.filter(({ code }) => only === undefined || code === only);
    if (found === undefined) {
      sums.refused++;
      continue;
    }
    sums.drawn++;
    if (found.length === 0) sums.clean++;
    for (const code of new Set(found.map((finding) => finding.code))) {
      const before = codes.get(code) ?? { findings: 0, slides: 0 };
      codes.set(code, { findings: before.findings + found.filter((finding) => finding.code === code).length, slides: before.slides + 1 });
    }
    isFalse ||= found.some(({ code }) => !LOST.has(code));
    if (asJson) for (const finding of found) console.log(JSON.stringify({ id, ...finding }));
    else if (asList) for (const { code, path = '', message } of found) console.log(`${id}: ${code} ${path} ${message}`);
  }
  if (asJson) continue;
  console.log(`${basename(file)}: ${sums.drawn} drawn, ${sums.refused} refused, ${sums.clean} of the drawn without a finding`);
  for (const [code, { findings, slides }] of [...codes].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${code}: ${findings} on ${slides} slides`);
}
process.exitCode = isFalse ? 1 : 0;
