/** Outlines: every preset at three sizes, ten against points worked out by hand, custom geometry, and formulas made to hurt. */
import { describe, expect, test } from 'vitest';
import { parseXmlText } from '../../../src/ooxml/index.ts';
import { geometryOf, presetGeometry, presetNames } from '../../../src/pptx/geometry/index.ts';
import { presetDefinition } from '../../../src/pptx/geometry/presets.ts';
import type { Geometry, OutlineStep } from '../../../src/pptx/model/index.ts';

const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const from = (inner: string, w: number, h: number): Geometry | 'unknown' =>
  geometryOf(parseXmlText(`<a:spPr ${A}>${inner}</a:spPr>`, 'test').root, w, h);
const preset = (name: string, w: number, h: number, adjust = ''): Geometry => {
  const geometry = from(`<a:prstGeom prst="${name}"><a:avLst>${adjust}</a:avLst></a:prstGeom>`, w, h);
  if (geometry === 'unknown') throw new Error(`${name} is unknown`);
  return geometry;
};
const points = (steps: readonly OutlineStep[] | undefined): (readonly [number, number])[] =>
  (steps ?? []).flatMap((step) => (step.op === 'Z' ? [] : [[step.x, step.y] as const]));
const boundsOf = (geometry: Geometry): [number, number, number, number] => {
  const all = geometry.paths.flatMap(({ steps }) => points(steps));
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** These reach beyond their box by design: callouts point somewhere, waves and ribbons swing, turned arrows overshoot. */
const OUTSIDE = /allout|irregularSeal|swooshArrow|leftRightRibbon|wave|doubleWave|ribbon|circularArrow|mathNotEqual/i;

describe('presets', () => {
  test('all of the standard are there', () => expect(presetNames().length).toBe(187));

  test.each([
    [3_600_000, 1_800_000],
    [914_400, 914_400],
    [100_000, 5_000_000],
  ])('every one is drawn without a hole in its numbers at %i by %i', (w, h) => {
    for (const name of presetNames()) {
      const geometry = presetGeometry(name, w, h);
      if (geometry === 'unknown') throw new Error(name);
      expect(geometry.paths.length, name).toBeGreaterThan(0);
      for (const { steps } of geometry.paths)
        for (const step of steps)
          for (const value of Object.values(step)) if (typeof value === 'number') expect(Number.isInteger(value), name).toBe(true);
      const [left, top, right, bottom] = boundsOf(geometry);
      const slack = OUTSIDE.test(name) ? 1.5 : 0.05;
      expect(left, name).toBeGreaterThanOrEqual(-slack * Math.max(w, h));
      expect(top, name).toBeGreaterThanOrEqual(-slack * Math.max(w, h));
      expect(right, name).toBeLessThanOrEqual(w + slack * Math.max(w, h));
      expect(bottom, name).toBeLessThanOrEqual(h + slack * Math.max(w, h));
      expect(geometry.text_box.w, name).toBeGreaterThanOrEqual(0);
    }
  });

  // An undefined name counts as 0, which draws a wrong shape instead of none.
  test('a formula, a path and a text box name only what is defined', () => {
    const predefined = /^(?:-?\d+|[ltrbwh]|hc|vc|[ls]s|(?:[wh]|ss)d\d+|[357]?cd[248])$/;
    for (const name of presetNames()) {
      const { adjust = [], guides = [], paths = [], text = [] } = presetDefinition(name) ?? {};
      const known = new Set<string>();
      const undefinedOf = (names: readonly string[]) => names.filter((one) => !predefined.test(one) && !known.has(one));
      for (const { name: guide, operands } of [...adjust, ...guides]) {
        expect(undefinedOf(operands), `${guide} of ${name}`).toEqual([]);
        known.add(guide);
      }
      expect(undefinedOf([...text, ...paths.flatMap(({ steps }) => steps.flatMap(({ operands }) => operands))]), name).toEqual([]);
    }
  });

  test('a shape without size has an outline without size', () => {
    for (const name of presetNames()) expect(presetGeometry(name, 0, 0), name).not.toBe('unknown');
  });
});

describe('ten presets against points worked out by hand, 2,000,000 by 1,000,000', () => {
  const ring = (name: string, adjust?: string): (readonly [number, number])[] =>
    points(preset(name, 2_000_000, 1_000_000, adjust).paths[0]?.steps);
  const adj = (name: string, value: number): string => `<a:gd name="${name}" fmla="val ${value}"/>`;

  test('rect', () =>
    expect(ring('rect')).toEqual([
      [0, 0],
      [2_000_000, 0],
      [2_000_000, 1_000_000],
      [0, 1_000_000],
    ]));
  test('triangle with its tip at a quarter', () =>
    expect(ring('triangle', adj('adj', 25_000))).toEqual([
      [0, 1_000_000],
      [500_000, 0],
      [2_000_000, 1_000_000],
    ]));
  test('diamond', () =>
    expect(ring('diamond')).toEqual([
      [0, 500_000],
      [1_000_000, 0],
      [2_000_000, 500_000],
      [1_000_000, 1_000_000],
    ]));
  test('parallelogram leans by a share of its shorter side', () =>
    expect(ring('parallelogram')).toEqual([
      [0, 1_000_000],
      [250_000, 0],
      [2_000_000, 0],
      [1_750_000, 1_000_000],
    ]));
  test('homePlate', () =>
    expect(ring('homePlate')).toEqual([
      [0, 0],
      [1_500_000, 0],
      [2_000_000, 500_000],
      [1_500_000, 1_000_000],
      [0, 1_000_000],
    ]));
  test('chevron with an adjust value beyond its bound is as deep as it may be', () =>
    expect(ring('chevron', adj('adj', 9_999_999))).toEqual([
      [0, 0],
      [0, 0],
      [2_000_000, 500_000],
      [0, 1_000_000],
      [0, 1_000_000],
      [2_000_000, 500_000],
    ]));
  test('rightArrow', () =>
    expect(ring('rightArrow')).toEqual([
      [0, 250_000],
      [1_500_000, 250_000],
      [1_500_000, 0],
      [2_000_000, 500_000],
      [1_500_000, 1_000_000],
      [1_500_000, 750_000],
      [0, 750_000],
    ]));
  test('ellipse runs through the middles of its sides', () =>
    expect(ring('ellipse')).toEqual([
      [0, 500_000],
      [1_000_000, 0],
      [2_000_000, 500_000],
      [1_000_000, 1_000_000],
      [0, 500_000],
    ]));
  test('roundRect has the radius of its adjust value', () =>
    expect(ring('roundRect', adj('adj', 25_000))).toEqual([
      [0, 250_000],
      [250_000, 0],
      [1_750_000, 0],
      [2_000_000, 250_000],
      [2_000_000, 750_000],
      [1_750_000, 1_000_000],
      [250_000, 1_000_000],
      [0, 750_000],
    ]));
  test('arc ends where the ray of its angle meets the ellipse', () => {
    const ends = ring('arc', `${adj('adj1', 0)}${adj('adj2', 2_700_000)}`);
    expect(ends[0]).toEqual([2_000_000, 500_000]);
    // The ray at 45 degrees meets x²/4 + y² = 1/4 (millions) where x = y = 1/√5.
    expect(ends[1]?.[0]).toBeCloseTo(1_000_000 + 1_000_000 / Math.sqrt(5), -1);
    expect(ends[1]?.[1]).toBeCloseTo(500_000 + 1_000_000 / Math.sqrt(5), -1);
  });

  test('text of an ellipse keeps inside it', () => {
    const { text_box } = preset('ellipse', 2_000_000, 1_000_000);
    expect(text_box).toEqual({ x: 292_893, y: 146_447, w: 1_414_214, h: 707_107 });
  });

  test('only what covers its box says so', () => {
    const covering = presetNames().filter((name) => (presetGeometry(name, 200, 100) as Geometry).fills_box);
    expect(covering).toContain('rect');
    expect(covering).toContain('flowChartProcess');
    expect(covering).not.toContain('roundRect');
    expect(covering).not.toContain('frame');
  });
});

describe('custom geometry', () => {
  const path = (attributes: string, steps: string): string =>
    `<a:custGeom><a:avLst/><a:gdLst><a:gd name="half" fmla="*/ 100 1 2"/></a:gdLst><a:pathLst><a:path ${attributes}>${steps}</a:path></a:pathLst></a:custGeom>`;
  const pt = (x: string | number, y: string | number): string => `<a:pt x="${x}" y="${y}"/>`;

  test('is scaled from its own space to the size of the shape', () => {
    const geometry = from(
      path(
        'w="100" h="200"',
        `<a:moveTo>${pt(0, 0)}</a:moveTo><a:lnTo>${pt('half', 200)}</a:lnTo><a:quadBezTo>${pt(100, 200)}${pt(100, 0)}</a:quadBezTo><a:close/>`,
      ),
      1_000,
      1_000,
    ) as Geometry;
    expect(geometry.preset).toBe('custom');
    expect(points(geometry.paths[0]?.steps)).toEqual([
      [0, 0],
      [500, 1_000],
      [1_000, 0],
    ]);
    expect(geometry.paths[0]?.steps[2]).toMatchObject({ op: 'C', x1: 833, y1: 1_000 });
  });

  test('goes on from where a ring was closed', () => {
    const geometry = from(
      path('', `<a:moveTo>${pt(10, 20)}</a:moveTo><a:lnTo>${pt(30, 20)}</a:lnTo><a:close/><a:lnTo>${pt(10, 90)}</a:lnTo>`),
      100,
      100,
    );
    expect((geometry as Geometry).paths[0]?.steps.map(({ op }) => op).join('')).toBe('MLZML');
  });

  test.each([
    ['a division by nothing', '*/ 5 5 0'],
    ['a formula of itself', '+- g g 1'],
    ['a number beyond all bounds', '*/ 1e308 1e308 1'],
    ['the root of a negative number', 'sqrt -9'],
    ['the tangent of a right angle', 'tan 1e300 5400000'],
    ['an operator that is none', 'eval 1 2 3'],
    ['an empty formula', ''],
  ])('%s ends in a number', (_, formula) => {
    const inner = `<a:custGeom><a:gdLst><a:gd name="g" fmla="${formula}"/></a:gdLst><a:pathLst><a:path w="7"><a:moveTo>${pt('g', 'g')}</a:moveTo><a:arcTo wR="g" hR="1e308" stAng="g" swAng="1e308"/><a:lnTo>${pt('nobody', '')}</a:lnTo></a:path></a:pathLst></a:custGeom>`;
    const geometry = from(inner, 1_000, 1_000) as Geometry;
    for (const step of geometry.paths[0]?.steps ?? [])
      for (const value of Object.values(step)) if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  });

  test('beyond the limits is unknown', () => {
    const many = '<a:path/>'.repeat(4_001);
    expect(from(`<a:custGeom><a:pathLst>${many}</a:pathLst></a:custGeom>`, 10, 10)).toBe('unknown');
  });
});

test('a preset that the standard does not name is unknown, and so is a size that is none', () => {
  expect(from('<a:prstGeom prst="constructor"/>', 10, 10)).toBe('unknown');
  expect(from('<a:prstGeom prst="rect"/>', Number.NaN, 10)).toBe('unknown');
  expect(from('<a:prstGeom prst="rect"/>', -1, 10)).toBe('unknown');
});

test('without a geometry a shape is a rectangle', () => expect(from('', 10, 20)).toMatchObject({ preset: 'rect', fills_box: true }));
