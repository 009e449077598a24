import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { sized, tally } from '@deckwright/testkit/trial';
import { without } from '@deckwright/testkit/without';
import { afterAll, describe, expect, test } from 'vitest';
import { type CodeOrder, findPython } from '../src/call/index.ts';
import { createSandboxes } from '../src/run/index.ts';

const python = await findPython(process.env['DECKWRIGHT_CODE_PYTHON'] || undefined);
const folder = join(import.meta.dirname, 'scripts');
/** Every tenth with every change, all in a soak. */
const files = readdirSync(folder)
  .sort()
  .filter((_, at) => at % sized(10, 1) === 0);
const codeOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const orderOf = (code: string): CodeOrder => ({ code, max_slides: 5, more_slides: 'Ask for {count}.' });

const isHere = process.platform === 'linux' && !without('code-python');

describe.skipIf(!isHere)('T20 scripts as users and models write them', () => {
  const sandboxes = createSandboxes({ python: python!, warm: 3, concurrency: 3 });
  afterAll(() => sandboxes.close());

  test.concurrent.each(files.filter((file) => !file.endsWith('.wrong.py')))('%s makes a presentation', async (file) => {
    const outcome = await sandboxes.run(orderOf(codeOf(file)));
    expect(outcome.outcome === 'fault' ? outcome.diagnostic : 'done').toBe('done');
    if (outcome.outcome !== 'done') return;
    expect(readDeck(await openPackage(outcome.pptx, READ_LIMITS)).slides_total).toBeGreaterThan(0);
  });

  test.concurrent.each(files.filter((file) => file.endsWith('.wrong.py')))('%s is told its cure', async (file) => {
    const code = codeOf(file);
    const outcome = await sandboxes.run(orderOf(code));
    expect(outcome.outcome).toBe('fault');
    if (outcome.outcome !== 'fault') return;
    const wanted = /^# cure: (.*)$/m.exec(code)?.[1] ?? '';
    const [pattern] = [new RegExp(wanted.replace(/[.()[\]{}]/g, '\\$&'))];
    expect(outcome.diagnostic.cure).toMatch(wanted === '.' ? /./ : pattern);
    expect(outcome.diagnostic.message).not.toBe('');
  });

  test('the same code gives the same bytes', async () => {
    for (const file of ['date-on-slide.py', 'random-data.py', 'column-chart.py', 'widget-metric.py'].slice(0, sized(2, 4))) {
      const hashes = new Set<string>();
      for (let run = 0; run < 2; run++) {
        const outcome = await sandboxes.run(orderOf(codeOf(file)));
        hashes.add(outcome.outcome === 'done' ? createHash('sha256').update(outcome.pptx).digest('hex') : `fault ${run}`);
      }
      expect([...hashes]).toHaveLength(1);
      expect([...hashes][0]).not.toContain('fault');
    }
    tally('T20', { 'scripts that ran or were told their cure': files.length });
  });
});
