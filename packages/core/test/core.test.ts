/** What every package builds on. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blend, contrastOf, encodedOf, leastContrast, linearOf, luminanceOf, neededContrast } from '../src/color.ts';
import { editDistance } from '../src/edit-distance.ts';
import { beyondCanvas, edgesOf, isInside, type PathSegment, ringsOfPath } from '../src/geometry.ts';
import { LruCache } from '../src/lru-cache.ts';

describe('colour', () => {
  it('black on white has the largest contrast, in either order', () => {
    expect([contrastOf('#000000', '#FFFFFF'), contrastOf('#ffffff', '#000000')]).toEqual([21, 21]);
    expect([luminanceOf('#000000'), luminanceOf('#FFFFFF')]).toEqual([0, 1]);
  });

  it('the grey that WCAG names as just enough has 4.54 on white', () => {
    expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  it('the least contrast is that of the worst pair, and large letters need less of it', () => {
    expect(leastContrast(['#000000', '#777777'], ['#FFFFFF', '#888888'])).toBe(contrastOf('#777777', '#888888'));
    expect(leastContrast([], ['#FFFFFF'])).toBe(21);
    expect([neededContrast(18, false), neededContrast(17.9, true), neededContrast(14, true), neededContrast(17.9, false)]).toEqual([
      3, 3, 3, 4.5,
    ]);
  });

  it('encoding undoes linear light', () => {
    for (let v = 0; v <= 255; v++) expect(Math.round(encodedOf(linearOf(v / 255)) * 255)).toBe(v);
  });

  it('a colour over a ground lies between both', () => {
    expect([blend('#000000', '#ffffff', 1), blend('#000000', '#ffffff', 0), blend('#000000', '#ffffff', 0.5)]).toEqual([
      '#000000',
      '#FFFFFF',
      '#808080',
    ]);
  });
});

describe('geometry', () => {
  it('a rectangle passes the canvas by its farthest edge, whichever that is', () => {
    const canvas = { w: 10, h: 8 };
    const past = (x: number, y: number) => beyondCanvas(edgesOf({ x, y, w: 2, h: 1 }), canvas);
    expect([past(-1, 3), past(4, -2), past(9.5, 3), past(4, 10), past(4, 3)]).toEqual([1, 2, 1.5, 3, -3]);
  });

  it('a ring within a ring is a hole, and a curve is cut into its chords', () => {
    const square = (from: number, to: number): PathSegment[] => [
      { op: 'M', x: from, y: from },
      { op: 'L', x: to, y: from },
      { op: 'L', x: to, y: to },
      { op: 'L', x: from, y: to },
      { op: 'Z' },
    ];
    const rings = ringsOfPath([...square(0, 9), ...square(3, 6)], 4, (x, y) => [x + 100, y]);
    expect([isInside([101, 1], rings), isInside([104, 4], rings), isInside([110, 1], rings), isInside([1, 1], rings)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const curve: PathSegment[] = [
      { op: 'M', x: 0, y: 0 },
      { op: 'C', x1: 0, y1: 4, x2: 4, y2: 4, x: 4, y: 0 },
    ];
    expect(ringsOfPath(curve, 2, (x, y) => [x, y])).toEqual([
      [
        [0, 0],
        [2, 3],
        [4, 0],
      ],
    ]);
  });
});

describe('edit distance', () => {
  it.each([
    ['funnel', 'funnel', 0],
    ['funel', 'funnel', 1],
    ['fnunel', 'funnel', 1],
    ['', 'abc', 3],
    ['metric', 'matrix', 2],
  ])('%s to %s is %i', (a, b, expected) => expect(editDistance(a, b)).toBe(expected));

  it('is the same in both directions', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b) === editDistance(b, a)));
  });
});

describe('the cache', () => {
  it('drops what was used longest ago', () => {
    const cache = new LruCache<string, number>({ entries: 2 });
    cache.set('a', 1);
    cache.set('b', 2);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('a look is not a use', () => {
    const cache = new LruCache<string, number>({ entries: 1 });
    cache.set('a', 1);
    expect(cache.peek('a')).toBe(1);
    cache.set('b', 2);
    expect([cache.peek('a'), cache.peek('b'), cache.size]).toEqual([undefined, 2, 1]);
  });

  it('holds so much weight, counts a replaced value once, and keeps nothing that is too heavy alone', () => {
    const cache = new LruCache<string, string>({ weight: 5, weigh: (value) => value.length });
    cache.set('a', 'xxx');
    cache.set('a', 'xx');
    cache.set('b', 'yyy');
    expect([cache.get('a'), cache.get('b')]).toEqual(['xx', 'yyy']);
    cache.set('c', 'zzzzzz');
    expect([cache.get('c'), cache.size]).toEqual([undefined, 2]);
    cache.set('d', 'zzzzz');
    expect(cache.size).toBe(1);
    expect(cache.delete('d')).toBe(true);
    cache.set('e', 'zzzzz');
    expect(cache.get('e')).toBe('zzzzz');
  });
});
