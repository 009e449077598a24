/** Every way out that a refusal offers is sent back and works: splits of content that is too much, nearest names, completed briefs. */

import { briefReader, planBrief } from '@deckwright/brief';
import { componentNames, formNames, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { themes } from '@deckwright/draw/themes';
import { afterAll, describe, expect, test } from 'vitest';
import {
  compileOf,
  drawnFault,
  fillBlanks,
  followSplit,
  refusalOf,
  sampled,
  sampleFolder,
  sampleTrials,
  unitTrials,
} from '../src/ways-out.ts';

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

const misspell = (name: string): string => name.slice(0, 2) + name.slice(3, 4) + name.slice(2, 3) + name.slice(4);

describe('a misspelt name', () => {
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
      const refusal = saidTo(bodyOf(wrong));
      if (refusal === undefined) continue;
      expect(refusal.nearest, `${kind} ${wrong}`).toBeDefined();
      expect(saidTo(bodyOf(refusal.nearest ?? '')), `${kind} ${refusal.nearest}`).toBeUndefined();
      count(`nearest ${kind}`);
    }
  });
});

const exampleOf = (name: string): object => {
  const entry = forms.find(({ form }) => form.name === name);
  const variant = entry?.variants.find((v) => v.name === entry.form.default_variant);
  return { form: name, ...variant?.example };
};

describe('a remedy in words', () => {
  const KPI = { form: 'kpi_metrics', headline: 'Riders', data: { metrics: [{ label: 'Riders', value: '1.31m' }] } };
  const warningsOf = async (body: unknown) => {
    const report = await compileOf({ slides: [body] });
    return report.warnings.filter((w) => w['code'] === 'field_ignored');
  };

  test.each(['headline', 'context', 'takeaway', 'source_note', 'footnotes'])(
    'a misspelt %s is read as the text it means, and named',
    async (name) => {
      const value = { footnotes: ['One'] }[name] ?? 'Words';
      const { headline: _own, ...body } = KPI;
      const report = await compileOf({ slides: [{ ...body, [misspell(name)]: value }] });
      expect(report.notices.filter(({ code }) => code === 'field_renamed')).toHaveLength(1);
      expect(report.warnings.filter(({ code }) => code === 'field_ignored')).toEqual([]);
      count('read as meant');
    },
  );

  test.each(['locale', 'quality_profile'])('"Did you mean" of a misspelt %s is a field that is then taken', async (name) => {
    const value = { locale: 'de-DE', quality_profile: 'technical' }[name];
    const { headline: _own, ...body } = KPI;
    const [warning] = await warningsOf({ ...body, [misspell(name)]: value });
    const meant = /Did you mean (\w+)\?/.exec(String(warning?.['remedy']))?.[1];
    expect(meant).toBe(name);
    expect(await warningsOf({ ...body, [String(meant)]: value })).toEqual([]);
    count('did you mean');
  });

  test('a missing member that stands there misspelt is found under its name', () => {
    const sent = { ...KPI, data: { metrcs: KPI.data.metrics } };
    const read = readSlideRequest(sent);
    const message = read.ok ? '' : (read.problem.errors?.[0]?.msg ?? '');
    const typo = /did you mean it by "(\w+)"/.exec(message)?.[1];
    expect(typo).toBe('metrcs');
    expect(readSlideRequest(KPI)).toMatchObject({ ok: true });
    count('did you mean');
  });

  test('a floor of type that is not met names one that is', async () => {
    const many = { ...KPI, min_font_pt: 40 };
    const refused = await refusalOf(many);
    expect(refused?.code).toBe('min_font_not_met');
    expect(await drawnFault({ ...many, min_font_pt: refused?.members?.['min_font_pt'] })).toBeUndefined();
    count('min_font_pt');
  });

  test('a title of the length that is asked for is drawn', async () => {
    const headline = 'Ridership is back above the year before everywhere '.repeat(20).slice(0, 900);
    const refused = await refusalOf({ ...KPI, headline });
    const most = Number(/about (\d+) characters/.exec(refused?.remedy ?? '')?.[1]);
    expect(await drawnFault({ ...KPI, headline: headline.slice(0, most) })).toBeUndefined();
    count('shorten the title');
  });

  test('more than fits is drawn in part when that is allowed, and what is left out is named', async () => {
    const body = { form: 'takeaway_stack', headline: 'Many', blocks: Array.from({ length: 30 }, (_, i) => ({ label: `Point ${i + 1}` })) };
    expect((await refusalOf(body))?.code).toBe('capacity_exceeded');
    expect(await drawnFault({ ...body, allow_truncation: true })).toBeUndefined();
    count('allow_truncation');
  });
});

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
      expect(readSlideRequest({ brief: completed_brief }, { briefs: briefReader })).toMatchObject({
        ok: false,
        problem: { code: 'intent_unroutable' },
      });
      // Nothing of ours in it but words: numbers are the caller's.
      const numbers = (text: string): string[] => text.replace(/out of 100|Q\d/g, '').match(/\d[\d.,]*/g) ?? [];
      expect(numbers(brief)).toEqual(expect.arrayContaining(numbers(completed_brief)));
      expect(await drawnFault({ brief: fillBlanks(completed_brief) }), form).toBeUndefined();
      count('completed_brief');
    }
  });
});
