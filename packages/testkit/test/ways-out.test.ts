/** Every way out that a refusal offers is sent back and works: splits of content that is too much, nearest names, completed briefs. */
import { componentNames, formNames, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { planBrief } from '@deckwright/draw/router';
import { themes } from '@deckwright/draw/themes';
import { afterAll, describe, expect, test } from 'vitest';
import { compileOf, drawnFault, fillBlanks, followSplit, sampled, sampleFolder, sampleTrials, unitTrials } from '../src/ways-out.ts';

const counts: Record<string, number> = {};
const count = (kind: string): void => {
  counts[kind] = (counts[kind] ?? 0) + 1;
};
afterAll(() => process.stderr.write(`Ways out that were taken: ${JSON.stringify(counts)}\n`));

describe('content that is too much', () => {
  const folder = sampleFolder();
  // A sample here; `npx tsx scripts/ways-out.ts` takes all.
  const trials = sampled([...unitTrials(false), ...(folder === undefined ? [] : sampleTrials(folder))], 9);
  test.each(trials.map((t) => [t.name, t.body] as const))('%s', async (_name, body) => {
    const outcome = await followSplit(body);
    expect(outcome.fault).toBeUndefined();
    count(outcome.kind === 'split' ? 'suggested_split' : `${outcome.kind} (no split offered)`);
  });

  test('in the middle of a deck is told with the slides that take its place', async () => {
    expect(await inDeck()).toBe('complete');
    count('suggested_split within a deck');
  });
});

/** A deck with one slide that is too full, sent again with the split that its answer holds. */
async function inDeck(): Promise<string> {
  const full = {
    form: 'takeaway_stack',
    headline: 'Much to remember',
    blocks: Array.from({ length: 40 }, (_, i) => ({ label: `Point ${i + 1}`, sub: 'With a line of support below it' })),
  };
  const [cover, close] = [
    { form: 'hero_statement', headline: 'First' },
    { form: 'takeaway_stack', headline: 'Last', blocks: [{ label: 'Done' }] },
  ];
  const report = await compileOf({ slides: [cover, full, close] });
  expect(report.status).toBe('partial');
  const split = report.failed_slides[0]?.['suggested_split'];
  if (!Array.isArray(split)) throw new Error('The answer names no split.');
  return (await compileOf({ slides: [cover, ...(split as unknown[]), close] })).status;
}

describe('a misspelt name', () => {
  const misspell = (name: string): string => name.slice(0, 2) + name.slice(3, 4) + name.slice(2, 3) + name.slice(4);
  /** What is said to a name that is not known; undefined for one that is understood all the same. */
  const saidTo = (body: unknown): { readonly nearest?: string } | undefined => {
    const read = readSlideRequest(body);
    return read.ok || !read.problem.code.startsWith('unknown_') ? undefined : (read.problem.errors?.[0] ?? {});
  };
  const cases: [string, string, (name: string) => object][] = [
    ...formNames().map((name): [string, string, (n: string) => object] => ['form', name, (form) => ({ ...exampleOf(name), form })]),
    ...componentNames().map((name): [string, string, (n: string) => object] => [
      'component',
      name,
      (component) => ({ body: { component, params: {} } }),
    ]),
    ...themes.map(({ id }): [string, string, (n: string) => object] => [
      'theme',
      id,
      (theme_id) => ({ ...exampleOf('takeaway_stack'), theme_id }),
    ]),
    ...forms.flatMap(({ form, variants }) =>
      variants.map((v): [string, string, (n: string) => object] => [
        'variant',
        v.name,
        (variant) => ({ form: form.name, ...v.example, variant }),
      ]),
    ),
  ];
  test('is answered with the nearest, which is then known', () => {
    for (const [kind, name, bodyOf] of cases) {
      const wrong = misspell(name);
      if (wrong === name) continue;
      const said = saidTo(bodyOf(wrong));
      if (said === undefined) continue;
      expect(said.nearest, `${kind} ${wrong}`).toBeDefined();
      expect(saidTo(bodyOf(said.nearest ?? '')), `${kind} ${said.nearest}`).toBeUndefined();
      count(`nearest ${kind}`);
    }
  });
});

const exampleOf = (name: string): object => {
  const entry = forms.find(({ form }) => form.name === name);
  const variant = entry?.variants.find((v) => v.name === entry.form.default_variant);
  return { form: name, ...variant?.example };
};

describe('a brief that says too little', () => {
  const BRIEFS = [
    'Show revenue by region',
    'A slide about our quarter',
    'Revenue 4.2m, +8%',
    'Make something nice',
    'Org chart',
    'Timeline',
    'Funnel of our sales',
  ];
  test.each(BRIEFS)('%s: every completed brief is refused with its blanks, and drawn when they are filled in', async (brief) => {
    for (const { form, completed_brief } of planBrief(brief).repair_options) {
      expect(readSlideRequest({ brief: completed_brief })).toMatchObject({ ok: false, problem: { code: 'intent_unroutable' } });
      // Nothing of ours in it but words: numbers are the caller's.
      const numbers = (text: string): string[] => text.replace(/out of 100|Q\d/g, '').match(/\d[\d.,]*/g) ?? [];
      expect(numbers(brief)).toEqual(expect.arrayContaining(numbers(completed_brief)));
      expect(await drawnFault({ brief: fillBlanks(completed_brief) }), form).toBeUndefined();
      count('completed_brief');
    }
  });
});
