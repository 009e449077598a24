/** Text in a shape of its own becomes the text of that shape, where it stands as before. */
import { plainText, type RectShape, type Shape } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { pdfOf, readPage, TITLE, words } from './pages.ts';

const PT = 12_700;
const read = async (content: string): Promise<readonly Shape[]> => (await readPage(pdfOf(TITLE + content))).shapes;
/** Of each shape that has words apart from the title: kind and words. */
const said = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    'text' in shape && shape.text && !plainText(shape.text).startsWith('Quarterly') ? [`${shape.kind}: ${plainText(shape.text)}`] : [],
  );
const card = (shapes: readonly Shape[]): RectShape => shapes.find((shape): shape is RectShape => shape.kind === 'rect') as RectShape;
/** Left end of the letters and their baseline, points from the top left. */
const inkOf = ({ box, text }: RectShape): [number, number] => {
  const [line] = text?.lines ?? [];
  return [(box.x + (line?.x ?? 0)) / PT, (box.y + (line?.baseline ?? 0)) / PT].map((v) => Math.round(v * 10) / 10) as [number, number];
};
const FILL = '0.9 0.9 1 rg 100 100 200 80 re f 0 g\n';

describe('text in a card', () => {
  it('is its text from the corner, with insets, and the rest of the width to grow into', async () => {
    const shapes = await read(FILL + words(112, 150, 14, 'Ships'));
    expect(said(shapes)).toEqual(['rect: Ships']);
    const { text, box } = card(shapes);
    expect(box).toMatchObject({ x: 100 * PT, w: 200 * PT, h: 80 * PT });
    expect(text).toMatchObject({ anchor: 'top', wrap: true, insets: { l: 12 * PT, r: 12 * PT } });
    expect(inkOf(card(shapes))).toEqual([112, 255]);
  });

  it('is in its middle where it stands there', async () => {
    const shapes = await read(FILL + words(181.3, 135, 14, 'Ships'));
    expect(card(shapes).text).toMatchObject({ anchor: 'middle', wrap: true, paragraphs: [{ align: 'center' }] });
    expect(inkOf(card(shapes))).toEqual([181.3, 270]);
  });

  it('is that of a shape whose fill and outline are painted one by one', async () => {
    const shapes = await read(`${FILL}1 0 0 RG 2 w 100 100 200 80 re S\n${words(112, 150, 14, 'Ships')}`);
    expect(shapes.filter(({ kind }) => kind === 'rect')).toMatchObject([
      { fill: { color: '#E6E6FF' }, stroke: { color: '#FF0000', width_pt: 2 } },
    ]);
    expect(said(shapes)).toEqual(['rect: Ships']);
  });

  it('wraps where it did', async () => {
    const shapes = await read(FILL + words(112, 150, 14, 'All figures of the port are') + words(112, 133, 14, 'counted by its office.'));
    expect(said(shapes)).toEqual(['rect: All figures of the port are counted by its office.']);
    const { box, text } = card(shapes);
    const room = (box.w - (text?.insets.l ?? 0) - (text?.insets.r ?? 0)) / PT;
    expect(room).toBeGreaterThan(152);
    expect(room).toBeLessThan(200);
  });

  it.each([
    ['two texts', FILL + words(112, 150, 14, 'Ships') + words(220, 110, 10, 'Ports'), ['text: Ships', 'text: Ports']],
    ['a sign beside it', `${FILL}1 0 0 rg 110 110 20 20 re f 0 g\n${words(140, 150, 14, 'Ships')}`, ['text: Ships']],
    ['text that goes on beyond it', FILL + words(270, 150, 14, 'Ships and cranes'), ['text: Ships and cranes']],
  ])('is a text box where the shape has %s', async (_, content, texts) => {
    expect(said(await read(content)).sort()).toEqual([...texts].sort());
  });
});

describe('outlines', () => {
  const kappa = 0.5523;
  /** A rectangle with round corners, from the bottom left. */
  const rounded = (x: number, y: number, w: number, h: number, r: number): string => {
    const k = r * (1 - kappa);
    return (
      `${x + r} ${y} m ${x + w - r} ${y} l ${x + w - k} ${y} ${x + w} ${y + k} ${x + w} ${y + r} c ${x + w} ${y + h - r} l ` +
      `${x + w} ${y + h - k} ${x + w - k} ${y + h} ${x + w - r} ${y + h} c ${x + r} ${y + h} l ${x + k} ${y + h} ${x} ${y + h - k} ${x} ${y + h - r} c ` +
      `${x} ${y + r} l ${x} ${y + k} ${x + k} ${y} ${x + r} ${y} c h\n`
    );
  };
  const polygon = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y], i) => `${100 + x} ${200 - y} ${i === 0 ? 'm' : 'l'}`).join(' ');
  const shapeOf = async (content: string) => (await read(`0 0 1 rg ${content}0 g\n`)).find(({ kind }) => kind !== 'text');

  it('with round corners are rectangles of that radius, painted or clipped', async () => {
    for (const content of [`${rounded(100, 100, 200, 80, 12)} f\n`, `q ${rounded(100, 100, 200, 80, 12)} W n 50 50 400 200 re f Q\n`]) {
      const shape = await shapeOf(content);
      expect(shape).toMatchObject({ kind: 'rect', box: { x: 100 * PT, w: 200 * PT } });
      expect(((shape as RectShape).radius ?? 0) / PT).toBeCloseTo(12, 0);
    }
  });

  it('that are turned rectangles are such', async () => {
    const shape = await shapeOf(
      `${polygon([
        [12, 0],
        [52, 30],
        [40, 46],
        [0, 16],
      ])} h f\n`,
    );
    expect(shape).toMatchObject({ kind: 'rect', rotation: 36.87, box: { w: 50 * PT, h: 20 * PT } });
  });

  it.each<[string, readonly (readonly [number, number])[], Readonly<Record<string, number>>]>([
    [
      'rightArrow',
      [
        [0, 20],
        [70, 20],
        [70, 0],
        [100, 40],
        [70, 80],
        [70, 60],
        [0, 60],
      ],
      { adj1: 50_000, adj2: 37_500 },
    ],
    [
      'leftArrow',
      [
        [30, 0],
        [30, 20],
        [100, 20],
        [100, 60],
        [30, 60],
        [30, 80],
        [0, 40],
      ],
      { adj1: 50_000, adj2: 37_500 },
    ],
    [
      'downArrow',
      [
        [20, 0],
        [60, 0],
        [60, 50],
        [80, 50],
        [40, 100],
        [0, 50],
        [20, 50],
      ],
      { adj1: 50_000, adj2: 62_500 },
    ],
    [
      'chevron',
      [
        [0, 0],
        [80, 0],
        [100, 30],
        [80, 60],
        [0, 60],
        [20, 30],
      ],
      { adj: 33_333 },
    ],
    [
      'homePlate',
      [
        [0, 0],
        [80, 0],
        [100, 30],
        [80, 60],
        [0, 60],
      ],
      { adj: 33_333 },
    ],
    [
      'triangle',
      [
        [50, 0],
        [100, 80],
        [0, 80],
      ],
      { adj: 50_000 },
    ],
    [
      'diamond',
      [
        [50, 0],
        [100, 40],
        [50, 80],
        [0, 40],
      ],
      {},
    ],
    [
      'hexagon',
      [
        [20, 0],
        [80, 0],
        [100, 40],
        [80, 80],
        [20, 80],
        [0, 40],
      ],
      { adj: 25_000, vf: 115_470 },
    ],
  ])('of a %s are that preset', async (name, points, adjust) => {
    expect(await shapeOf(`${polygon(points)} h f\n`)).toMatchObject({ kind: 'path', preset: { name, adjust } });
  });

  it('that are like a preset only from afar stay what they are', async () => {
    const shape = await shapeOf(
      `${polygon([
        [0, 20],
        [70, 20],
        [70, 0],
        [100, 42],
        [70, 80],
        [70, 60],
        [0, 60],
      ])} h f\n`,
    );
    expect(shape).toMatchObject({ kind: 'path' });
    expect(shape).not.toHaveProperty('preset');
  });
});

describe('a card', () => {
  const groupsOf = (shapes: readonly Shape[]): string[][] =>
    shapes.flatMap((shape) => (shape.kind === 'group' ? [shape.children.map(({ kind }) => kind)] : []));

  it('is one group with its texts, its signs and the shadow under it', async () => {
    const shadow = 'q 216 0 0 96 94 90 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xcc EI Q\n';
    const content = `${shadow}${FILL}1 0 0 rg 100 100 4 80 re f 0 g\n${words(112, 150, 24, '97 %')}${words(112, 116, 12, 'of all ships')}`;
    expect(groupsOf(await read(content))).toEqual([['image', 'rect', 'rect', 'text', 'text']]);
  });

  it('is one group where its four sides are drawn apart', async () => {
    const sides = '0.5 g 100 100 200 1 re f 100 179 200 1 re f 100 100 1 80 re f 299 100 1 80 re f 0 g\n';
    expect(groupsOf(await read(sides + words(112, 150, 24, '97 %') + words(112, 116, 12, 'of all ships')))).toEqual([
      ['rect', 'rect', 'rect', 'rect', 'text', 'text'],
    ]);
  });

  it('is no group where the slide stands on it, or something else is painted between', async () => {
    const two = words(112, 150, 24, '97 %') + words(112, 116, 12, 'of all ships');
    expect(groupsOf(await read(`0.9 g 20 20 690 320 re f 0 g\n${two}`))).toEqual([]);
    expect(groupsOf(await read(`${FILL}0 1 0 rg 280 140 60 80 re f 0 g\n${two}`))).toEqual([]);
  });
});
