/** What the title names stands out in the picture: over every component and every form's variant, with one harness. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide, lintSlide } from '@deckwright/draw/pipeline';
import { type Shape, textsOf, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';

const kit = createDrawKit(carriedFonts());
type Members = Readonly<Record<string, unknown>>;

interface Unit {
  readonly name: string;
  readonly labels: readonly string[];
  readonly body: (title: string) => Members;
}

/** The caller's own marks, which win. */
const MARKS: ReadonlySet<string> = new Set(['emphasis', 'recommended', 'highlight', 'highlight_rows', 'highlight_path', 'color']);
const withoutMarks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (MARKS.has(key) ? [] : [[key, withoutMarks(one)]])));
};

/** Labels of the first list of named items, outermost first. */
function labelsOf(value: unknown): readonly string[] {
  const next = [value];
  for (const one of next) {
    if (one === null || typeof one !== 'object') continue;
    if (Array.isArray(one) && one.length > 1) {
      const labels = one.map((item: unknown) => {
        if (
          item === null ||
          typeof item !== 'object' ||
          ['start', 'total', 'header', 'section'].includes(String(Reflect.get(item, 'kind')))
        )
          return undefined;
        return ['label', 'name', 'title'].map((key): unknown => Reflect.get(item, key)).find((label) => typeof label === 'string');
      });
      if (labels.every((label) => typeof label === 'string') && new Set(labels).size === labels.length) return labels;
    }
    // Heads of the columns of a table are no items.
    const isTable = Array.isArray(Reflect.get(one, 'rows')) && !JSON.stringify(Reflect.get(one, 'rows')).includes('"label"');
    next.push(...Object.entries(one).flatMap(([key, inner]) => (isTable && key === 'columns' ? [] : [inner])));
  }
  return [];
}

const units: readonly Unit[] = [
  ...components.map((component): Unit => {
    const params = withoutMarks(component.example.params);
    return {
      name: component.name,
      labels: labelsOf(params),
      body: (title) => ({ chrome: { title }, body: { component: component.name, params } }),
    };
  }),
  ...forms.flatMap(({ form, variants }) =>
    variants.flatMap((variant): readonly Unit[] => {
      if (variant.layout !== undefined) return [];
      const { data, takeaway: _, ...words } = withoutMarks(variant.example) as Members;
      return [
        {
          name: `${form.name}.${variant.name}`,
          labels: labelsOf([words['blocks'], data]),
          body: (headline) => ({ form: form.name, variant: variant.name, ...words, data, headline }),
        },
      ];
    }),
  ),
].filter(({ labels }) => labels.length > 1);

async function drawn(body: Members): Promise<DrawnSlide> {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return drawSlide(read.request, kit);
}

const bodyOf = ({ deck }: DrawnSlide): readonly Shape[] =>
  [...walk(deck.slides[0]?.shapes ?? [])].filter(({ id }) => id.startsWith('body'));

/** Colours and weights of a shape and its words. */
const lookOf = (one: Shape): string =>
  JSON.stringify([
    'fill' in one ? one.fill?.color : '',
    'stroke' in one ? one.stroke : '',
    one.kind === 'table' ? one.cells.map((row) => row.map(({ fill }) => fill?.color)) : '',
    textsOf(one).map(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ color, bold }) => [color, bold]))),
  ]);

const NOTHING = 'No one foresaw it';

describe('the item that the title names', () => {
  it('stands out in nearly every drawing, and no drawing gets a fault by it', { timeout: 120_000 }, async () => {
    const same: string[] = [];
    for (const { name, labels, body } of units) {
      const before = new Map(bodyOf(await drawn(body(NOTHING))).map((one) => [one.id, lookOf(one)]));
      const slide = await drawn(body(`${labels[1]} decides it`));
      expect(slide.report.errors, name).toEqual([]);
      expect((await lintSlide(slide, kit)).errors, name).toEqual([]);
      if (bodyOf(slide).every((one) => before.get(one.id) === lookOf(one))) same.push(name);
    }
    expect(units.length).toBeGreaterThan(120);
    expect(same.length / units.length, same.join(', ')).toBeLessThan(0.06);
  });

  it('says nothing that the caller did not say', { timeout: 120_000 }, async () => {
    const wordsOf = (slide: DrawnSlide): readonly string[] =>
      bodyOf(slide)
        .flatMap((one) => textsOf(one).flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text))))
        .toSorted();
    for (const { name, labels, body } of units)
      expect(wordsOf(await drawn(body(`${labels[1]} decides it`))), name).toEqual(wordsOf(await drawn(body(NOTHING))));
  });
});

const bars = (headline: string, rows: readonly Members[]) => ({ form: 'bar_rank_chart', headline, data: { categories: rows } });
const ports: readonly Members[] = [
  { label: 'Rotterdam', value: 61 },
  { label: 'Hamburg', value: 40 },
  { label: 'Gdańsk', value: 31 },
  { label: 'Piraeus', value: 22 },
];
const fillsOf = async (body: Members): Promise<readonly unknown[]> =>
  bodyOf(await drawn(body)).flatMap((one) => (one.role === 'mark' && 'fill' in one ? [one.fill?.color] : []));

describe('nothing stands out', () => {
  const isMarked = async (body: Members): Promise<boolean> => {
    const quiet = bodyOf(await drawn({ ...body, headline: NOTHING })).map(lookOf);
    return JSON.stringify(bodyOf(await drawn(body)).map(lookOf)) !== JSON.stringify(quiet);
  };
  const table = {
    form: 'data_table',
    headline: 'Branches and revenue by region',
    data: {
      columns: ['Region', 'Revenue'],
      rows: [
        ['North', '4'],
        ['South', '7'],
        ['West', '5'],
      ],
    },
  };
  const rows: readonly Members[] = [
    { label: 'Members', value: 61 },
    { label: 'Fees', value: 40 },
    { label: 'Full plant', value: 31 },
    { label: 'Community of Valencia', value: 22 },
  ];

  it('for the head of a column', async () => expect(await isMarked(table)).toBe(false));
  it('for what the title denies', async () => expect(await isMarked(bars('It was not higher fees', rows))).toBe(false));
  it('for a dimension', async () => expect(await isMarked(bars('Income by fees', rows))).toBe(false));
  it('for a general word of a longer name', async () => {
    expect(await isMarked(bars('Cell plant ramp in four phases', rows))).toBe(false);
    expect(await isMarked(bars('Three of ten communities pay in time', rows))).toBe(false);
  });
  it('but what the title claims', async () => expect(await isMarked(bars('It was not only fees', rows))).toBe(true));
});

describe('bars', () => {
  it('have one colour where the title names none', async () =>
    expect(new Set(await fillsOf(bars('Four ports', ports)))).toEqual(new Set(['accent1'])));
  it('are quieter beside the one that the title names', async () =>
    expect(await fillsOf(bars('Hamburg loses most', ports))).toEqual(['neutral', 'accent1', 'neutral', 'neutral']));
  it('have the mark of the caller and not that of the title', async () => {
    const marked = ports.map((row, i) => (i === 3 ? { ...row, emphasis: 'primary' } : row));
    expect(await fillsOf(bars('Hamburg loses most', marked))).toEqual(['neutral', 'neutral', 'neutral', 'accent1']);
  });
  it('follow the takeaway where the title names none', async () =>
    expect(await fillsOf({ ...bars('Four ports', ports), takeaway: 'Gdańsk is next' })).toEqual([
      'neutral',
      'neutral',
      'accent1',
      'neutral',
    ]));
  it('keep the colours of gains and losses', async () => {
    const rows = [3, -2, 4, -1].map((value, i) => ({ label: ports[i]?.['label'], value }));
    const data = { categories: rows, good_when: 'up' };
    const fills = await fillsOf({ ...bars('Hamburg loses most', rows), variant: 'diverging_variance_bar', data });
    expect(new Set(fills)).toEqual(new Set(['positive', 'negative']));
  });
});
