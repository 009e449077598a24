/** The promise of the product: every supplied number stands on the slide, or a warning names it. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { plainText, type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';

const kit = createDrawKit(carriedFonts());

const bodies = [
  ...forms.flatMap(({ form, variants }) =>
    variants.map((v) => ({
      name: `${form.name} ${v.name}`,
      places: form.places ?? [],
      body: { form: form.name, variant: v.name, ...v.example },
    })),
  ),
  ...components.map((c) => ({
    name: c.name,
    places: components.flatMap((o) => o.places),
    body: { chrome: { title: c.example.title }, body: { component: c.name, params: c.example.params } },
  })),
];

const wordsOf = (s: Shape): string =>
  s.kind === 'table'
    ? s.cells.flatMap((row) => row.map((cell) => plainText(cell.text))).join('\n')
    : 'text' in s && s.text !== undefined
      ? plainText(s.text)
      : '';

/** Digits as they are read, however they are grouped or signed. */
const digits = (text: string): string => text.replaceAll(/[,\u202f\u00a0 ]/g, '');

describe('every number of the data', () => {
  it.each(bodies)('of the example of $name is on the slide or in a warning', async ({ body, places }) => {
    const read = readSlideRequest(body);
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck, report } = await drawSlide(read.request, kit);
    const all = digits(deck.slides.flatMap((slide) => [...walk(slide.shapes)].map(wordsOf)).join('\n'));
    const warned = report.warnings.map((w) => `${w.path ?? ''} ${w.message}`).join('\n');
    const untold = read.request.supplied.filter(({ path, value }) => {
      const key = path.slice(path.lastIndexOf('/') + 1);
      if (typeof value !== 'number' || places.includes(key) || all.includes(String(Math.abs(value)))) return false;
      const parent = path.slice(0, path.lastIndexOf('/'));
      // What is printed instead of it is the caller's own wording.
      if (read.request.supplied.some((s) => s.path === `${parent}/display` || s.path === `${path}_display`)) return false;
      return !warned.includes(path) && !(warned.includes(`${parent}:`) && warned.includes(`${value} (${key})`));
    });
    expect(untold).toEqual([]);
  });
});
