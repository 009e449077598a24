/** Slides of the page as one request, and as what a link holds. */
import { expect, it } from 'vitest';
import { deckRequest, heldIn, packedOf } from '../src/deck-request.ts';

const ONE = { form: 'hero_statement', headline: 'One', theme_id: 'minimal-dark' };
const TWO = { form: 'hero_statement', headline: 'Two', theme_id: 'minimal-dark' };
const text = (value: unknown): string => JSON.stringify(value);

it('gives a deck its one theme, and none while a slide is no JSON', () => {
  const { theme_id, ...first } = ONE;
  const { theme_id: _same, ...second } = TWO;
  expect(deckRequest([text(ONE), text(TWO)])).toEqual({ theme_id, slides: [first, second] });
  expect(deckRequest([text(first)])).toEqual({ slides: [first] });
  for (const broken of ['{', '[]', 'null', '"x"']) expect(deckRequest([text(ONE), broken])).toBeUndefined();
});

it('packs a single slide as it is, and unpacks what it packed', () => {
  expect(packedOf({ slides: [text(ONE)] })).toEqual(ONE);
  const brand = { slug: 'northline', colors: ['#0B3D5C'] };
  for (const held of [{ slides: [ONE] }, { slides: [ONE, TWO] }, { slides: [ONE], brand }])
    expect(heldIn(packedOf({ ...held, slides: held.slides.map(text) }))).toEqual(held);
  expect(heldIn({ headline: 'x' }, 'corporate-dark')).toEqual({ slides: [{ headline: 'x', theme_id: 'corporate-dark' }] });
  for (const strange of [null, 3, [], { slides: [] }, { slides: [1, 'x'] }]) expect(heldIn(strange)).toBeUndefined();
});
