import { briefReader } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';
import { standIn } from '../src/answer/blanks.ts';

const KPIS = 'KPIs this month: ARR $24.6M, net retention 112%, gross margin 78%';
const kit = createDrawKit(carriedFonts());

async function reportOf(body: object) {
  const read = readSlideRequest(body, { briefs: briefReader });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return (await drawSlide(read.request, kit)).report;
}
const refusal = (body: object) => {
  const read = readSlideRequest(body, { briefs: briefReader });
  if (read.ok) throw new Error('was read');
  return read.problem;
};
const codes = (list: readonly { readonly code: string }[]): string[] => list.map((w) => w.code);

describe('a brief that routes', () => {
  test('is drawn as mixed, with the characters of every value and the intent they fill', async () => {
    const report = await reportOf({ brief: KPIS });
    expect(report).toMatchObject({ status: 'complete', form: 'kpi_metrics', fidelity: 'mixed', errors: [] });
    const { routing } = report;
    if (routing === undefined) throw new Error('no routing');
    expect(routing.extracted.length).toBeGreaterThanOrEqual(6);
    for (const { text, start, end } of routing.extracted) expect(KPIS.slice(start, end)).toBe(text);
    const at = (path: string): unknown =>
      path
        .slice(1)
        .split('/')
        .reduce<unknown>((value, key) => Reflect.get(Object(value), key), routing.intent);
    for (const { path } of report.fidelity_manifest) expect(at(path), path).toBeDefined();
  });

  test('that leaves a clause over is partial and names the clause', async () => {
    const report = await reportOf({
      allow_low_confidence: true,
      brief: `${KPIS}. Growth held up well. Costs stayed in check. The team expects a strong autumn. Hiring goes on as planned.`,
    });
    expect(report.routing?.unplaced.length).toBeGreaterThan(0);
    expect(report.fidelity).toBe('partial');
    expect(codes(report.warnings)).toContain('brief_part_unplaced');
  });

  test('with words that are not its own names each', async () => {
    const read = readSlideRequest({ brief: KPIS }, { briefs: briefReader });
    if (!read.ok || read.request.routing === undefined) throw new Error('not read');
    const added = read.request.routing.added;
    const warned = read.warnings.filter((w) => w.code === 'brief_word_added');
    expect(warned.length).toBe(added.length);
  });

  test('takes its look from theme_id, and the answer still names what the brief asked for', async () => {
    const brief = 'KPIs on a dark technical slide in McKinsey style: orders 120, returns 3%, margin 40%';
    const own = await reportOf({ brief });
    expect([own.theme_id, own.routing?.style.theme_id, own.routing?.style.applied]).toEqual(['technical-dark', 'technical-dark', true]);
    expect(own.routing?.unsupported_style).toEqual(['McKinsey style']);
    expect(codes(own.warnings)).toContain('style_unsupported');
    const pinned = await reportOf({ brief, theme_id: 'editorial-light' });
    expect([pinned.theme_id, pinned.routing?.style.theme_id, pinned.routing?.style.applied]).toEqual([
      'editorial-light',
      'technical-dark',
      false,
    ]);
  });

  test('is not padded with copy, which is said', async () => {
    const plain = await reportOf({ brief: KPIS });
    const padded = await reportOf({ brief: KPIS, expand_brief: true });
    expect(padded.input_hash).toBe(plain.input_hash);
    expect(padded.warnings.filter((w) => w.code === 'brief_not_expanded').map((w) => w.path)).toEqual(['/expand_brief']);
  });

  test('is not translated, which is said where another language was asked for', async () => {
    const report = await reportOf({ brief: `Show the numbers of this month for the board. ${KPIS}`, language: 'de' });
    expect(report.warnings.filter((w) => w.code === 'not_translated').map((w) => w.path)).toEqual(['/language']);
  });

  test('tells of a field that has no place, and of controls as they were sent', async () => {
    const report = await reportOf({ brief: KPIS, colour: 'blue', variant_policy: 'production_safe', allow_fabrication: true });
    expect(report.warnings.filter((w) => w.code === 'field_ignored').map((w) => w.path)).toEqual(['/colour']);
  });
});

describe('a brief that does not route', () => {
  test('says what to add, and each repair routes when sent', () => {
    const problem = refusal({ brief: 'Show revenue by region' });
    expect(problem).toMatchObject({ code: 'intent_unroutable', status: 422, members: { cost_charged: 0, route: 'would_fabricate' } });
    const repairs = problem.members?.repair_options as { completed_brief: string }[];
    expect(repairs.length).toBeGreaterThan(0);
    for (const { completed_brief } of repairs) {
      // Not a fact that the caller did not send: blanks, which are refused by name until they are filled in.
      const added = completed_brief.replace('Show revenue by region.', '');
      expect(added).not.toMatch(/\d/);
      const left = refusal({ brief: completed_brief });
      expect(left).toMatchObject({ code: 'intent_unroutable', title: 'The brief has blanks to fill in' });
      const blanks = left.members?.['blanks'] as readonly { readonly text: string }[] | undefined;
      expect(blanks?.length).toBeGreaterThan(0);
      for (const { text } of blanks ?? []) expect(left.detail).toContain(text);
      expect(readSlideRequest({ brief: standIn(completed_brief) }, { briefs: briefReader }).ok).toBe(true);
    }
  });

  test('is refused with allow_fabrication too: no figure is invented', () => {
    const problem = refusal({ brief: 'Show revenue by region', allow_fabrication: true });
    expect(problem.code).toBe('intent_unroutable');
    expect(problem.detail).toContain('allow_fabrication');
  });
});

test.each([
  [{ brief: '' }, 'request_invalid', 400],
  [{ brief: '   ' }, 'request_invalid', 400],
  [{ brief: 7 }, 'request_invalid', 400],
  [{ brief: 'a'.repeat(20_001) }, 'request_invalid', 400],
  [{ brief: KPIS, preview: true }, 'preview_not_eligible', 400],
  [{ brief: KPIS, allow_low_confidence: 'yes' }, 'intent_invalid_shape', 422],
  [{ brief: KPIS, language: 4 }, 'intent_invalid_shape', 422],
  [{ brief: KPIS, variant_policy: 'production-safe' }, 'intent_invalid_shape', 422],
  [{ brief: KPIS, theme_id: 'nope' }, 'unknown_theme', 422],
  [{ brief: KPIS, variant: 'nope' }, 'unknown_variant', 422],
])('%j is refused as %s', (body, code, status) => {
  expect(refusal(body)).toMatchObject({ code, status });
});

test('what is wrong with a control points at the control, what is wrong with the brief at the brief', () => {
  expect(refusal({ brief: KPIS, theme_id: 'nope' }).errors?.map((e) => e.pointer)).toEqual(['/theme_id']);
  expect(refusal({ brief: KPIS, variant: 'nope' }).errors?.map((e) => e.pointer)).toEqual(['/variant']);
});

describe('a pasted table that is wider than a slide', () => {
  const wide = (columns: number, mark: string): string => {
    const line = (first: string, cell: (i: number) => string) =>
      mark === '|'
        ? `|${[first, ...Array.from({ length: columns - 1 }, (_, i) => cell(i))].join('|')}|`
        : [first, ...Array.from({ length: columns - 1 }, (_, i) => cell(i))].join(mark);
    const rows = ['North', 'South', 'East'].map((name, k) => line(name, (i) => String(10 + i + k)));
    return ['Revenue by region', line('Region', (i) => `Col ${String.fromCharCode(65 + (i % 26))}${Math.floor(i / 26)}`), ...rows].join(
      '\n',
    );
  };
  test.each([
    [30, ','],
    [61, ','],
    [66, '\t'],
    [66, '|'],
    [200, ';'],
  ] as const)('of %i columns, parted by "%s", is refused with how many fit, and drawn with so many', async (columns, mark) => {
    const draw = async (width: number) => {
      const read = readSlideRequest({ brief: wide(width, mark) }, { briefs: briefReader });
      if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.detail}`);
      return drawSlide(read.request, kit);
    };
    const refused: unknown = await draw(columns).catch((error: unknown) => Reflect.get(Object(error), 'problem'));
    expect(refused).toMatchObject({ code: 'capacity_exceeded', members: { count: columns, limit: expect.any(Number) } });
    const limit = Number(Reflect.get(Object(Reflect.get(Object(refused), 'members')), 'limit'));
    expect(String(Reflect.get(Object(refused), 'remedy'))).toContain(`at most ${limit} columns`);
    expect((await draw(limit)).report.errors).toEqual([]);
  });
});
