/** Decks of a dozen makers are repaired: valid stays valid, words stay words, and the second time there is nothing to do. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWithPython } from '@deckwright/testkit/python-pptx';
import { repairTwice } from '@deckwright/testkit/repair-twice';
import { haveSchemas, schemaProblems } from '@deckwright/testkit/schemas';
import { beforeAll, describe, expect, it } from 'vitest';

/** Chosen for what there is to repair in them, and small. `scripts/repair-corpus.ts` takes all. */
const SAMPLE: readonly string[] = [
  'berkeley-stat-157__midterm-1.pptx',
  'hikalkan__ABP-7-News.pptx',
  'jbogard__DistributedTracing.pptx',
  'officer__example.pptx',
  'oop-5778__week11-databases-slides.pptx',
  'open-xml-sdk__AutoShapes_3D_Bevel-Circle-Soft-Edges-5-Point.pptx',
  'open-xml-sdk__O12Typical.pptx',
  'poi__table_test2.pptx',
  'poi__themes.pptx',
  'poi__with_japanese.pptx',
  'pptx-automizer__SlidesWithAdditionalMaster.pptx',
  'shapecrawler__014.pptx',
];

/** Those of them that were valid as they came and are quick to validate. */
const VALID = [
  'berkeley-stat-157__midterm-1',
  'hikalkan__ABP-7-News',
  'officer__example',
  'oop-5778__week11-databases-slides',
  'poi__with_japanese',
];

const corpus = join(process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../../shared'), 'corpus/pptx');
if (!existsSync(corpus)) process.stderr.write(`No decks at ${corpus} (DECKWRIGHT_SHARED): the repair of a sample is not tried.\n`);

describe.skipIf(!existsSync(corpus))('a sample of decks', () => {
  const before: Record<string, Uint8Array> = {};
  const after: Record<string, Uint8Array> = {};

  beforeAll(() => {
    for (const name of SAMPLE) before[name.replace(/\.\w+$/, '')] = readFileSync(join(corpus, name));
  });

  it.each(SAMPLE.map((name) => name.replace(/\.\w+$/, '')))('%s is repaired, and nothing is left to do', async (name) => {
    const { plan, repaired, second, moved } = await repairTwice(before[name] ?? new Uint8Array());
    after[name] = repaired;
    expect(plan.slides_repaired).toBeGreaterThan(0);
    expect(plan.visible_text_untouched.ok).toBe(true);
    expect([second.actions, second.sources.size, second.slides_repaired]).toEqual([[], 0, 0]);
    expect(second.visible_text_untouched.before_sha256).toBe(plan.visible_text_untouched.after_sha256);
    expect(moved).toEqual([]);
    const findings = (report: typeof plan.diff.before) => report.summary.errors + report.summary.warnings;
    expect(findings(plan.diff.after)).toBeLessThanOrEqual(findings(plan.diff.before) - plan.actions.length);
    expect(plan.diff.after.summary.errors).toBeLessThanOrEqual(plan.diff.before.summary.errors);
  });

  it('says the same words, read by python-pptx', () => {
    expect(readWithPython(after)).toEqual(readWithPython(before));
  });

  it.skipIf(!haveSchemas)('is valid where it was valid', () => {
    expect(schemaProblems(Object.fromEntries(VALID.map((name) => [name, after[name] ?? new Uint8Array()])))).toEqual([]);
  });
});
