/** Label selectors, as https://kubernetes.io/docs/concepts/overview/working-with-objects/labels/ writes them. */
import { expect, it } from 'vitest';
import { readSelector } from '../src/label-selector.ts';

const labels = { queue: 'render-slide', tier: 'one' };

it.each([
  ['', true],
  ['queue=render-slide', true],
  ['queue==render-slide', true],
  ['queue = render-slide,tier=one', true],
  ['queue=compile-deck', false],
  ['queue!=compile-deck', true],
  ['queue in (compile-deck, render-slide),tier', true],
  ['queue notin (compile-deck)', true],
  ['queue notin (render-slide)', false],
  ['other notin (render-slide)', true],
  ['!other', true],
  ['other', false],
])('%s: %s', (text, isMatch) => {
  expect(readSelector(text)?.(labels)).toBe(isMatch);
});

it.each(['queue=(', 'queue in', 'queue in (a', '=a', 'queue>1'])('%s is none', (text) => {
  expect(readSelector(text)).toBeUndefined();
});
