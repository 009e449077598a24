/** No word is refused for its length: where it is wider than its line it is parted, as its language parts it. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { plainText, textsOf, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());

const WORDS = [
  ['en-US', 'Counterrevolutionaries'],
  ['de-DE', 'Datenschutzfolgenabschätzung'],
  ['fr-FR', 'Anticonstitutionnellement'],
  ['es-ES', 'Electroencefalografista'],
  ['it-IT', 'Precipitevolissimevolmente'],
  ['pt-PT', 'Inconstitucionalissimamente'],
  ['nl-NL', 'Arbeidsongeschiktheidsverzekering'],
  ['pl-PL', 'Konstantynopolitańczykowianeczka'],
] as const;

type Path = readonly (string | number)[];

async function draw(body: object): Promise<DrawnSlide | undefined> {
  const read = readSlideRequest(body);
  return read.ok ? drawSlide(read.request, kit) : undefined;
}

const linesOf = ({ judged }: DrawnSlide, text: string): string[] =>
  [...walk(judged.shapes)].flatMap((s) =>
    textsOf(s).flatMap((body) => (plainText(body) === text ? body.lines.map((l) => l.spans.map((span) => span.text).join('')) : [])),
  );

describe('a word that is wider than its line', () => {
  const stages = ['Datenschutzfolgenabschätzung', 'Risikobewertung', 'Betriebsratsvereinbarung', 'Freigabe', 'Betrieb'];
  const body = { form: 'linear_flow', locale: 'de-DE', headline: 'Fünf Schritte', data: { stages: stages.map((label) => ({ label })) } };

  test('is parted at its syllables, with hyphens that are seen at the ends of lines alone', async () => {
    const drawn = (await draw(body)) as DrawnSlide;
    const lines = linesOf(drawn, 'Datenschutzfolgenabschätzung');
    expect(lines.join('|')).toMatch(/^Daten-\|schutz/);
    expect(lines.join('').replaceAll('-', '')).toBe('Datenschutzfolgenabschätzung');
    expect(linesOf(drawn, 'Freigabe')).toEqual(['Freigabe']);
    expect([drawn.report.status, drawn.report.fidelity]).toEqual(['complete', 'verbatim']);
  });

  test('is whole where it fits', async () => {
    const drawn = (await draw({ ...body, data: { stages: body.data.stages.slice(0, 2) } })) as DrawnSlide;
    expect(linesOf(drawn, 'Datenschutzfolgenabschätzung')).toEqual(['Datenschutzfolgenabschätzung']);
  });
});

/** Texts of an example, one of each kind: `stages/0/label` stands for all labels of stages. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return /\p{L}{3}/u.test(value) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  const found = Object.entries(value).flatMap(([key, one]) => textsIn(one, [...path, Array.isArray(value) ? Number(key) : key]));
  const seen = new Set<string>();
  return found.filter((p) => {
    const kind = p.map((step) => (typeof step === 'number' ? '#' : step)).join('/');
    return !seen.has(kind) && seen.add(kind);
  });
}

function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === step ? withText(one, rest, text) : one));
  return Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, key === step ? withText(one, rest, text) : one]));
}

/** What stands for a picture, a day or another item, and is no word of its own. */
const MEANING = new Set(['image_src', 'src', 'component', 'day', 'days', 'icon']);

const units = [
  ...forms.flatMap(({ form, variants }) =>
    variants.map(({ name, example }) => ({
      name: `${form.name}.${name}`,
      key: 'data',
      body: { form: form.name, variant: name, ...example },
    })),
  ),
  ...components.map(({ name, example }) => ({
    name,
    key: 'body',
    body: { chrome: { title: example.title }, body: { component: name, params: example.params } },
  })),
];

test.each(units.map((unit, at) => ({ ...unit, at })))('$name takes a long word', async ({ at, key, body }) => {
  const texts = textsIn((body as Record<string, unknown>)[key], [key]).filter((path) => !path.some((step) => MEANING.has(String(step))));
  // One text of each unit, another one in each, because to draw them all takes too long.
  const path = texts[at % texts.length];
  if (path === undefined) return;
  const [locale, word] = WORDS[at % WORDS.length] as (typeof WORDS)[number];
  const drawn = await draw({ ...(withText(body, path, word) as object), locale });
  // A member with words of its own, such as a kind, takes no other.
  if (drawn !== undefined) expect([path.join('/'), ...drawn.report.errors.map((e) => e.message)]).toEqual([path.join('/')]);
});
