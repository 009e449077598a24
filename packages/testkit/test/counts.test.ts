/** Every count of items up to the stated limit is drawn, or refused in words: the drawing itself has no error at any of them. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { themes } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moreItems } from '../src/more-items.ts';

const kit = createDrawKit(carriedFonts());
type Members = Readonly<Record<string, unknown>>;

/** `drawn`, or the problem's code; errors of the drawing fail the test with what they say. */
async function outcome(body: unknown): Promise<string> {
  const read = readSlideRequest(body);
  if (!read.ok) return read.problem.code;
  try {
    const { report } = await drawSlide(read.request, kit);
    expect(report.errors).toEqual([]);
    return 'drawn';
  } catch (error) {
    const { problem } = error as { readonly problem?: { readonly code: string } };
    if (problem === undefined) throw error;
    return problem.code;
  }
}

interface Unit {
  readonly name: string;
  readonly members: Members;
  readonly count: number;
  readonly hard: number;
  readonly body: (members: Members) => Members;
}

const units: Unit[] = [
  ...components.map((component): Unit => {
    const { params, title } = component.example;
    const read = component.read(params);
    return {
      name: `component ${component.name}`,
      members: params as Members,
      count: read.ok ? read.call.count : 0,
      hard: component.capacity.hard,
      body: (members) => ({ chrome: { title }, body: { component: component.name, params: members } }),
    };
  }),
  ...forms.flatMap(({ form, variants }) =>
    variants.map((variant): Unit => {
      const { data, ...words } = variant.example;
      const read = variant.read(data ?? {}, { blocks: words.blocks ?? [] });
      return {
        name: `${form.name}.${variant.name}`,
        members: { ...(data as Members | undefined), ...(words.blocks === undefined ? {} : { blocks: words.blocks }) },
        count: read.ok ? read.bound.count : 0,
        hard: form.capacity.hard,
        body: ({ blocks, ...rest }) => ({
          form: form.name,
          variant: variant.name,
          ...words,
          ...(blocks === undefined ? {} : { blocks }),
          data: rest,
        }),
      };
    }),
  ),
];

/** Repeated, handovers cross tasks that stand in one cell and an ideal line saws up and down: their own tests fill them in earnest. */
const OWN_TESTS = new Set(['swimlane_flow.handoff_swimlane', 'component burndown_chart']);

/** The lists that are as long as the count go together. */
const listsOf = ({ members, count }: Unit): [string, unknown[]][] =>
  Object.entries(members).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length === count && count > 0,
  );

const filled = (unit: Unit, n: number): Members =>
  unit.body({
    ...unit.members,
    ...Object.fromEntries(listsOf(unit).map(([key, list]) => [key, n <= list.length ? list.slice(0, n) : moreItems(list, n)])),
  });

const soak = process.env['DECKWRIGHT_SOAK'] === '1';

describe('a count of items', () => {
  for (const [at, unit] of units.entries()) {
    if (listsOf(unit).length === 0 || OWN_TESTS.has(unit.name)) continue;
    const themed = soak ? themes : [themes[at % themes.length]];
    const counts = soak ? Array.from({ length: unit.hard + 1 }, (_, i) => i + 1) : [1, Math.ceil(unit.hard / 2), unit.hard, unit.hard + 1];
    test(`${unit.name} is drawn or refused in words at ${soak ? 'every count' : '1, half of its limit, its limit and one more'}`, async () => {
      for (const theme of themed)
        for (const n of new Set(counts)) {
          const said = await outcome({ ...filled(unit, n), theme_id: theme?.id });
          expect(
            n > unit.hard ? ['capacity_exceeded', 'intent_invalid_shape'] : ['drawn', 'capacity_exceeded', 'intent_invalid_shape'],
          ).toContain(said);
        }
    });
  }
});

test('a bar list draws every number of rows up to its limit, with values of either sign', async () => {
  const value = fc.oneof(fc.integer({ min: -500, max: 900 }), fc.double({ min: -5, max: 5, noNaN: true }), fc.constant(0));
  await fc.assert(
    fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 50 }), async (values) => {
      const rows = values.map((v, i) => ({ label: `Row ${i + 1}`, value: Math.round(v * 10) / 10 }));
      expect(await outcome({ chrome: { title: 'Rows of either sign' }, body: { component: 'bar_list', params: { rows } } })).toBe('drawn');
    }),
    {
      numRuns: soak ? 500 : 40,
      examples: [30, 31, 32, 40, 50].map((n) => [Array.from({ length: n }, (_, i) => 120 - i * 5)] as [number[]]),
    },
  );
});
