/** A sample of what `npm run witness` holds: some files of every route, against validators that share no code with the product. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { without } from '@deckwright/testkit/without';
import { afterAll, describe, expect, it } from 'vitest';
import { allJobs, partOf, sampleOf } from '../witness/choice.ts';
import { Validators } from '../witness/validators.ts';
import { type Verdict, witnessFiles } from '../witness/witness-files.ts';

/** False only where the tests were told to go without: `npm test` does so, loudly, when the validators cannot be had. */
const haveValidators = !without('validators');

describe('the choice of orders', () => {
  it('takes of every route, and parts that make up the whole', async () => {
    const all = await allJobs();
    const routes = new Set(all.map(({ route }) => route));
    expect(new Set(sampleOf(all, routes.size).map(({ route }) => route))).toEqual(routes);
    const parts = [1, 2, 3].flatMap((part) => partOf(all, `${part}/3`));
    expect(parts.length).toBe(all.length);
    expect(new Set(parts).size).toBe(all.length);
  });
});

describe.skipIf(!haveValidators)('a sample of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-witness-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has no fault that the SDK, openxml-audit or veraPDF finds', async () => {
    const validators = new Validators(process.env['DECKWRIGHT_WITNESSES'] ?? '');
    const all = await allJobs();
    const held = { pptx: 0, pdf: 0 };
    const onVerdict = (verdict: Verdict): void => {
      held[verdict.kind]++;
      expect(verdict.faults, `${verdict.route}: ${verdict.name}`).toEqual([]);
    };
    const broken = (_: unknown, error: unknown): void => {
      throw error;
    };
    const options = { folder, keep: false, jobs: 2, onVerdict, broken } as const;
    await witnessFiles(sampleOf(all, 22), validators, options);
    validators.end();
    expect(held.pptx).toBeGreaterThan(12);
    expect(held.pdf).toBeGreaterThan(9);
  });
});
