/** What was changed by hand and no hand edit holds is named, and what nobody touched is not. */
import type { ForeignShape } from '@deckwright/read/pptx';
import { describe, expect, it } from 'vitest';
import { unsaidChanges } from '../../src/compare/index.ts';
import { box, IN, NONE, picture, slide, solid, text } from '../inspect/_deck.ts';

const at = [1, 1, 4, 1] as const;
/** One corner off. */
const CUT = [
  {
    steps: [{ op: 'M', x: 0, y: 0 }, { op: 'L', x: 3 * IN, y: 0 }, { op: 'L', x: 4 * IN, y: IN }, { op: 'Z' }],
    fill: 'norm',
    stroked: true,
  },
] as const;
const LAYOUTS = new Set(['One column', 'Two columns']);
/** Saved by a program that keeps what it does not know. */
const KEPT = { rewritten: false, layouts: LAYOUTS };
/** Saved by one that writes every slide anew. */
const REWRITTEN = { rewritten: true, layouts: new Set(['Blank Slide']) };
/** The same shape, otherwise. */
const told = <T extends ForeignShape>(shape: T, now: Partial<T>): readonly (string | undefined)[] =>
  unsaidChanges(slide([shape]), slide([{ ...shape, ...now } as T]), KEPT).map(({ to }) => to);

describe('changes that no hand edit holds', () => {
  const label = box(at, text('Complaints'), {
    outline: { paint: solid('#112233'), width: 9_525, dash: 'solid', cap: 'flat', join: 'round', head: 'none', tail: 'none' },
  });

  it('are none in a slide that nobody touched, moved, retyped, recoloured or left a shape away', () => {
    expect(unsaidChanges(slide([label]), slide([label]), KEPT)).toEqual([]);
    expect(unsaidChanges(slide([label]), slide([]), KEPT)).toEqual([]);
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
    ['another geometry', { geometry: { ...(label.geometry as object), preset: 'snip1Rect', paths: CUT } }],
  ])('name %s', (what, now) => {
    expect(told(label, now as Partial<typeof label>)).toEqual([what]);
  });

  it('name another cut of a picture', () => {
    const shown = picture(at);
    expect(told(shown, { picture: { ...shown.picture, crop: { l: 0.1, t: 0, r: 0, b: 0 } } })).toEqual(['another cut of a picture']);
  });

  it('name another background and another layout of the slide', () => {
    const now = slide([label], { background: solid('#FFF2CC'), layout_name: 'Two columns' });
    expect(unsaidChanges(slide([label], { background: NONE, layout_name: 'One column' }), now, KEPT)).toMatchObject([
      { name: 'slide', to: 'another background', kept: false },
      { name: 'slide', to: 'another layout', kept: false },
    ]);
  });

  it('are none where a program rounds measures, colours and spaces, calls a line a connector, or puts every slide on its own layouts', () => {
    const near = {
      ...label,
      box: { x: IN + 317, y: IN - 300, w: 4 * IN - 360, h: IN },
      fill: solid('#FEFFFE'),
      text: text('Complaints', { insets: { l: 360, t: 0, r: 360, b: 360 } }, { spacing_pt: -0.01 }),
      geometry: { ...(label.geometry as object), preset: 'straightConnector1' },
    } as ForeignShape;
    const before = slide([label], { layout_name: 'One column' });
    expect(unsaidChanges(before, slide([near], { layout_name: 'Blank Slide' }), REWRITTEN)).toEqual([]);
    // A layout that the file still has was changed by somebody.
    expect(unsaidChanges(before, slide([near], { layout_name: 'Two columns' }), KEPT)).toMatchObject([{ to: 'another layout' }]);
  });

  it('follow a shape that was numbered anew by its name, unless others are called the same', () => {
    const again = { ...label, id: 900, effects: true };
    expect(unsaidChanges(slide([label]), slide([again]), KEPT)).toHaveLength(1);
    expect(unsaidChanges(slide([label, { ...label, id: 77 }]), slide([again]), KEPT)).toEqual([]);
  });
});
