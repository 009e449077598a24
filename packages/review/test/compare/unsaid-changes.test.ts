/** What was changed by hand and no hand edit holds is named, and what nobody touched is not. */
import type { ForeignShape } from '@deckwright/read/pptx';
import { describe, expect, it } from 'vitest';
import { unsaidChanges } from '../../src/compare/index.ts';
import { box, IN, NONE, picture, slide, solid, text } from '../inspect/_deck.ts';

const at = [1, 1, 4, 1] as const;
/** The same shape, otherwise. */
const told = <T extends ForeignShape>(shape: T, now: Partial<T>): readonly (string | undefined)[] =>
  unsaidChanges(slide([shape]), slide([{ ...shape, ...now } as T])).map(({ to }) => to);

describe('changes that no hand edit holds', () => {
  const label = box(at, text('Complaints'), {
    outline: { paint: solid('#112233'), width: 9_525, dash: 'solid', cap: 'flat', join: 'round', head: 'none', tail: 'none' },
  });

  it('are none in a slide that nobody touched, moved, retyped, recoloured or left a shape away', () => {
    expect(unsaidChanges(slide([label]), slide([label]))).toEqual([]);
    expect(unsaidChanges(slide([label]), slide([]))).toEqual([]);
    expect(told(label, { box: { x: 2 * IN, y: IN, w: 4 * IN, h: IN } })).toEqual([]);
    expect(told(label, { text: text('Praise', {}, { bold: true, size_pt: 30 }) })).toEqual([]);
    expect(told(label, { fill: solid('#FF0000') })).toEqual([]);
    expect(told(label, { text: text('') })).toEqual([]);
  });

  it.each([
    ['another typeface', { text: text('Complaints', {}, { face: 'Georgia' }) }],
    ['struck out, raised, spaced or capital letters', { text: text('Complaints', {}, { strike: true }) }],
    ['a highlighter', { text: text('Complaints', {}, { highlight: solid('#FFFF00') }) }],
    ['another link', { text: text('Complaints', {}, { link: 'https://example.com/' }) }],
    ['another place of words in their shape', { text: text('Complaints', { anchor: 'bottom' }) }],
    ['a shadow or another effect', { effects: true }],
    ['mirroring', { flip_h: true }],
    ['another dash or end of a line', { outline: { ...label.outline, dash: 'dash' } }],
    ['another geometry', { geometry: { ...(label.geometry as object), preset: 'snip1Rect' } }],
  ])('name %s', (what, now) => {
    expect(told(label, now as Partial<typeof label>)).toEqual([what]);
  });

  it('name another cut of a picture', () => {
    const shown = picture(at);
    expect(told(shown, { picture: { ...shown.picture, crop: { l: 0.1, t: 0, r: 0, b: 0 } } })).toEqual(['another cut of a picture']);
  });

  it('name another background and another layout of the slide', () => {
    const now = slide([label], { background: solid('#FFF2CC'), layout_name: 'Two columns' });
    expect(unsaidChanges(slide([label], { background: NONE, layout_name: 'One column' }), now)).toMatchObject([
      { name: 'slide', to: 'another background', kept: false },
      { name: 'slide', to: 'another layout', kept: false },
    ]);
  });

  it('follow a shape that was numbered anew by its name, unless others are called the same', () => {
    const again = { ...label, id: 900, effects: true };
    expect(unsaidChanges(slide([label]), slide([again]))).toHaveLength(1);
    expect(unsaidChanges(slide([label, { ...label, id: 77 }]), slide([again]))).toEqual([]);
  });
});
