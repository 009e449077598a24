/** Decks of thirty slides for the benches: every slide of another form, and none like a slide of another deck. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '@deckwright/draw/catalog';

export const SLIDES = 30;
type Slide = Readonly<Record<string, unknown>>;

const file = join(import.meta.dirname, '../../../samples/decks/network-plan.json');
const plan = JSON.parse(readFileSync(file, 'utf8')) as { readonly slides: readonly Slide[] };
const examples = forms.flatMap(({ form, variants }) =>
  variants.map(({ name, example }): Slide => ({ form: form.name, variant: name, ...example })),
);

/** The example of every variant of every form, and between them the slides of the sample deck. */
export const intents: readonly Slide[] = examples.flatMap((example, i) => {
  const ours = i % 3 === 0 ? plan.slides[i / 3] : undefined;
  return ours === undefined ? [example] : [example, ours];
});

/** The body of a deck's request: thirty in a row of all intents, which begin elsewhere in each deck and say which deck it is. */
export function deckNumber(n: number): { readonly slides: readonly Slide[]; readonly [member: string]: unknown } {
  const slides = Array.from({ length: SLIDES }, (_, i): Slide => {
    const slide = intents[(n * 17 + i) % intents.length] ?? {};
    const title = ['headline', 'title'].find((name) => typeof slide[name] === 'string');
    const said = title === undefined ? {} : { [title]: `${String(slide[title])} ${n}` };
    return { ...slide, ...said, notes: `Deck ${n}, slide ${i + 1}` };
  });
  return { name: `Plan ${n}`, outputs: ['pptx', 'pdf'], slides };
}
