/** Boxes: a shape's own, those it inherits, and what groups make of them. */
import { describe, expect, it } from 'vitest';
import { walkForeign } from '../../src/pptx/index.ts';
import { shapeOf, slideOf, sp, words, xfrm } from './deck-of.ts';

const group = (grpXfrm: string, content: string, id = 10): string =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="Group ${id}"/></p:nvGrpSpPr><p:grpSpPr>${grpXfrm}</p:grpSpPr>${content}</p:grpSp>`;
const grpXfrm = (off: string, ext: string, chOff: string, chExt: string, attributes = ''): string => {
  const pair = (name: string, values: string, a: string, b: string): string =>
    `<a:${name} ${a}="${values.split(' ')[0]}" ${b}="${values.split(' ')[1]}"/>`;
  return `<a:xfrm ${attributes}>${pair('off', off, 'x', 'y')}${pair('ext', ext, 'cx', 'cy')}${pair('chOff', chOff, 'x', 'y')}${pair('chExt', chExt, 'cx', 'cy')}</a:xfrm>`;
};
const placed = (slide: string) => {
  const shape = [...walkForeign(slideOf({ slide }).shapes)].find(({ id }) => id === 2);
  return shape && { ...shape.box, rotation: shape.rotation, flip_h: shape.flip_h, flip_v: shape.flip_v };
};

describe('groups', () => {
  it('scale and move their children', () => {
    const child = sp({ spPr: xfrm(150, 250, 100, 50) });
    expect(placed(group(grpXfrm('1000 2000', '400 400', '100 200', '200 100'), child))).toMatchObject({ x: 1100, y: 2200, w: 200, h: 200 });
  });

  it('mirror the place and the turn of their children', () => {
    const child = sp({ spPr: xfrm(0, 0, 100, 100, 'rot="1800000"') });
    expect(placed(group(grpXfrm('0 0', '400 400', '0 0', '400 400', 'flipH="1"'), child))).toEqual({
      x: 300,
      y: 0,
      w: 100,
      h: 100,
      rotation: 330,
      flip_h: true,
      flip_v: false,
    });
  });

  it('turn their children about the centre of the group', () => {
    const child = sp({ spPr: xfrm(300, 150, 100, 100) });
    expect(placed(group(grpXfrm('0 0', '400 400', '0 0', '400 400', 'rot="5400000"'), child))).toMatchObject({
      x: 150,
      y: 300,
      rotation: 90,
    });
  });

  it('scale a child that lies on its side along its own edges', () => {
    const child = sp({ spPr: xfrm(0, 0, 100, 50, 'rot="5400000"') });
    expect(placed(group(grpXfrm('0 0', '400 100', '0 0', '100 100'), child))).toMatchObject({ w: 100, h: 200, rotation: 90 });
  });

  it('add up when they stand in one another', () => {
    const inner = group(grpXfrm('100 100', '200 200', '0 0', '100 100'), sp({ spPr: xfrm(50, 50, 50, 50) }), 11);
    expect(placed(group(grpXfrm('1000 1000', '800 800', '0 0', '400 400'), inner))).toMatchObject({ x: 1400, y: 1400, w: 200, h: 200 });
    const shape = [...walkForeign(slideOf({ slide: group(grpXfrm('0 0', '1 1', '0 0', '1 1'), inner) }).shapes)].find(({ id }) => id === 2);
    expect(shape?.groups).toEqual([10, 11]);
  });

  it('stretch a group inside as one shape, so that nothing is sheared', () => {
    const inner = group(grpXfrm('0 0', '200 200', '0 0', '200 200', 'rot="1800000"'), sp({ spPr: xfrm(150, 75, 50, 50) }), 11);
    const shape = placed(group(grpXfrm('0 0', '400 200', '0 0', '200 200'), inner));
    // The inner group is 400 by 200 now; the child's centre is 150 to the right of its centre, turned by 30 degrees.
    expect(shape).toMatchObject({
      x: Math.round(200 + 150 * Math.cos(Math.PI / 6) - 50),
      y: Math.round(100 + 150 * 0.5 - 25),
      w: 100,
      h: 50,
      rotation: 30,
    });
  });

  it('change nothing when they say nothing, or have no extent of their own', () => {
    expect(placed(group('', sp({ spPr: xfrm(5, 6, 7, 8) })))).toMatchObject({ x: 5, y: 6, w: 7, h: 8 });
    expect(placed(group(grpXfrm('10 10', '50 50', '0 0', '0 0'), sp({ spPr: xfrm(5, 6, 7, 8) })))).toMatchObject({ w: 7, h: 8 });
  });

  it('hand down their fill and whether they are hidden', () => {
    const hidden = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="10" name="" hidden="1"/></p:nvGrpSpPr><p:grpSpPr><a:solidFill><a:srgbClr val="ABCDEF"/></a:solidFill></p:grpSpPr>${sp({ spPr: '<a:grpFill/>' })}</p:grpSp>`;
    const child = [...walkForeign(slideOf({ slide: hidden }).shapes)].find(({ id }) => id === 2);
    expect(child).toMatchObject({ hidden: true, fill: { kind: 'solid', color: { rgb: '#ABCDEF' } } });
  });
});

const ph = (attributes: string): string => `<p:ph ${attributes}/>`;

describe('placeholders', () => {
  const layout =
    sp({ id: 5, nvPr: ph('type="title"'), spPr: xfrm(1, 2, 3, 4, 'rot="600000"') }) +
    sp({ id: 6, nvPr: ph('idx="7"'), spPr: xfrm(5, 6, 7, 8) });
  const master =
    sp({ id: 5, nvPr: ph('type="title"'), spPr: xfrm(10, 20, 30, 40) }) +
    sp({ id: 6, nvPr: ph('type="body" idx="1"'), spPr: xfrm(50, 60, 70, 80) }) +
    sp({ id: 7, nvPr: ph('type="dt" idx="2"'), spPr: xfrm(90, 90, 90, 90) });
  const boxOf = (attributes: string, spPr = '') => shapeOf({ slide: sp({ nvPr: ph(attributes), spPr }), layout, master });

  it.each([
    ['title', 'type="title"', 'layout', 1],
    ['centred title, of the layout’s title', 'type="ctrTitle"', 'layout', 1],
    ['content, by its index', 'idx="7"', 'layout', 5],
    ['picture, by its index', 'type="pic" idx="7"', 'layout', 5],
    ['content that the layout lacks, of the master’s body', 'idx="9"', 'master', 50],
    ['subtitle that the layout lacks', 'type="subTitle" idx="9"', 'master', 50],
    ['date, by its kind', 'type="dt" idx="10"', 'master', 90],
  ])('takes the place of a %s', (_, attributes, from, x) => {
    expect(boxOf(attributes)).toMatchObject({ box_from: from, box: { x } });
  });

  it('keeps a place of its own', () => {
    expect(boxOf('type="title"', xfrm(100, 100, 100, 100))).toMatchObject({ box_from: 'shape', box: { x: 100 }, rotation: 0 });
  });

  it('takes over turns with the place', () => expect(boxOf('type="title"').rotation).toBe(10));

  it('has no box where no one says one', () => {
    const shape = boxOf('type="ftr" idx="11"');
    expect(shape.box).toBeUndefined();
    expect(shape.box_from).toBe('none');
  });

  it('takes fill and outline from the layout unless it has its own', () => {
    const look =
      '<a:solidFill><a:srgbClr val="111111"/></a:solidFill><a:ln w="12700"><a:solidFill><a:srgbClr val="222222"/></a:solidFill></a:ln>';
    const deck = (spPr: string) =>
      shapeOf({ slide: sp({ nvPr: ph('idx="3"'), spPr }), layout: sp({ id: 3, nvPr: ph('idx="3"'), spPr: look }) });
    expect(deck('')).toMatchObject({
      fill: { color: { rgb: '#111111' } },
      outline: { width: 12700, paint: { color: { rgb: '#222222' } } },
    });
    const own = deck('<a:noFill/><a:ln w="25400"/>');
    expect(own).toMatchObject({ fill: { kind: 'none' }, outline: { width: 25400, paint: { color: { rgb: '#222222' } } } });
    expect(deck('<a:ln><a:noFill/></a:ln>').outline).toBeUndefined();
  });
});

describe('strange boxes', () => {
  it.each([
    ['NaN', '<a:xfrm><a:off x="NaN" y="0"/><a:ext cx="1" cy="1"/></a:xfrm>'],
    ['a negative size', '<a:xfrm><a:off x="0" y="0"/><a:ext cx="-5" cy="1"/></a:xfrm>'],
    ['more than the standard allows', '<a:xfrm><a:off x="99999999999999999" y="0"/><a:ext cx="1" cy="1"/></a:xfrm>'],
    ['no size', '<a:xfrm><a:off x="0" y="0"/></a:xfrm>'],
  ])('a box of %s is no box', (_, xml) => expect(shapeOf({ slide: sp({ spPr: xml }) }).box).toBeUndefined());

  it('reads the lengths of a strict file', () => {
    const xml = '<a:xfrm><a:off x="1in" y="2.54cm"/><a:ext cx="72pt" cy="10mm"/></a:xfrm>';
    expect(shapeOf({ slide: sp({ spPr: xml }) }).box).toEqual({ x: 914400, y: 914400, w: 914400, h: 360000 });
  });

  it('says what a shape is called, and where it stands in its part', () => {
    const shape = shapeOf({ slide: sp({ cNvPr: 'descr="A picture of a cat"', text: words('x') }) });
    expect(shape).toMatchObject({ id: 2, name: 'Shape 2', alt: 'A picture of a cat', decorative: false, part: '/ppt/slides/slide1.xml' });
    expect(shape.end).toBeGreaterThan(shape.start);
  });
});
