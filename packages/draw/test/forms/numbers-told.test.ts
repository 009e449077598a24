/** The promise of the product: every supplied number stands on the slide, or a notice names it. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { plainText, type Run, type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';

/** Numbers of drawings that are computed from the value they point to. */
const COMPUTED: readonly string[] = ['trend_chart indexed_rebased_line'];

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

/** Every run of text of a shape, with the pointer of the value that it shows. */
const runsOf = (s: Shape): readonly Run[] =>
  (s.kind === 'table' ? s.cells.flat().map((cell) => cell.text) : 'text' in s && s.text !== undefined ? [s.text] : []).flatMap(
    ({ paragraphs }) => paragraphs.flatMap((p) => p.runs),
  );

/** Digits as they are read, however they are grouped or signed. */
const digits = (text: string): string => text.replaceAll(/[,\u202f\u00a0 ]/g, '');

describe('every number of the data', () => {
  it.each(bodies)(
    'of the example of $name is on the slide or in a notice, in the wording of its author',
    async ({ name, body, places }) => {
      const plain = readSlideRequest(body);
      if (!plain.ok) throw new Error(plain.problem.detail);
      // Each number as "about this much, to one decimal more": what formats it itself loses both.
      const sent = new Map(
        plain.request.supplied.flatMap(({ path, value }) => (typeof value === 'number' ? [[path, value] as const] : [])),
      );
      const wording = (value: number): string => `~${Math.abs(value)}${Number.isInteger(value) ? '.0' : '0'}`;
      const written = Object.fromEntries([...sent.values()].map((value) => [String(value), wording(value)]));
      const read = readSlideRequest({ ...body, written });
      if (!read.ok) throw new Error(read.problem.detail);
      const { deck, report } = await drawSlide(read.request, kit);
      const shapes = deck.slides.flatMap((slide) => [...walk(slide.shapes)]);
      const all = digits(shapes.map(wordsOf).join('\n'));
      const told = report.notices.map((w) => `${w.path ?? ''} ${w.message}`).join('\n');
      const untold = read.request.supplied.filter(({ path, value }) => {
        const key = path.slice(path.lastIndexOf('/') + 1);
        if (typeof value !== 'number' || places.includes(key) || all.includes(String(Math.abs(value)))) return false;
        const parent = path.slice(0, path.lastIndexOf('/'));
        // What is printed instead of it is the caller's own wording.
        if (read.request.supplied.some((s) => s.path === `${parent}/display` || s.path === `${path}_display`)) return false;
        return !told.includes(path) && !(told.includes(`${parent}:`) && told.includes(`${value} (${key})`));
      });
      expect(untold).toEqual([]);
      const reworded = shapes.flatMap(runsOf).filter(({ text, path }) => {
        const value = path === undefined ? undefined : sent.get(path);
        if (value === undefined) return false;
        const own = wording(value);
        return !(text.includes('~') && digits(text).includes(own.slice(1)));
      });
      expect(COMPUTED.includes(name) ? [] : reworded).toEqual([]);
    },
  );
});
