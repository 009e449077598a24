import { boxOfIn, type Emu, type TableShape } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { hatchLines, type Outline, pictureBox, placeCells, ptBox, roundedRectOutline, withLineEnds } from '../../src/geometry/index.ts';

const level: Outline = [
  { op: 'M', x: 0, y: 10 },
  { op: 'L', x: 100, y: 10 },
];
const stroke = { color: 'ink', width_pt: 1 } as const;

describe('line ends', () => {
  it('are as large on a thin line as on one of two points', () => {
    const thin = withLineEnds(level, { ...stroke, width_pt: 0.5, tail: 'triangle' });
    const two = withLineEnds(level, { ...stroke, width_pt: 2, tail: 'triangle' });
    expect(thin.marks).toEqual(two.marks);
    expect(thin.marks[0]!.outline).toContainEqual({ op: 'L', x: 94, y: 13 });
  });

  it('touch the end of the line and shorten it beneath', () => {
    const { outline, marks } = withLineEnds(level, { ...stroke, head: 'triangle', tail: 'arrow' });
    expect(marks.map((mark) => mark.paint)).toEqual(['stroke', 'fill']);
    expect(marks[1]!.outline[0]).toEqual({ op: 'M', x: 0, y: 10 });
    const xs = outline.flatMap((s) => (s.op === 'Z' ? [] : [s.x]));
    expect(Math.min(...xs)).toBeCloseTo(5.4);
    expect(Math.max(...xs)).toBeCloseTo(99.5);
  });

  it('are not put on closed outlines, and never turn a short line round', () => {
    const closed = roundedRectOutline({ x: 0, y: 0, w: 10, h: 10 }, 2);
    expect(withLineEnds(closed, { ...stroke, tail: 'triangle' }).marks).toEqual([]);
    const dot: Outline = [
      { op: 'M', x: 0, y: 0 },
      { op: 'L', x: 1, y: 0 },
    ];
    const { outline } = withLineEnds(dot, { ...stroke, width_pt: 3, tail: 'triangle' });
    expect(outline.at(-1)).toMatchObject({ x: 0, y: 0 });
  });
});

describe('outlines', () => {
  it('cap a radius at half the shorter side', () => {
    const pill = roundedRectOutline({ x: 0, y: 0, w: 40, h: 10 }, 99);
    expect(pill[0]).toEqual({ op: 'M', x: 5, y: 0 });
  });

  it('of hatches continue from shape to shape', () => {
    const [left, right] = [hatchLines({ x: 0, y: 0, w: 30, h: 20 }), hatchLines({ x: 30, y: 0, w: 30, h: 20 })];
    const diagonals = (lines: ReturnType<typeof hatchLines>) => lines.map(([from]) => from.x + from.y);
    expect(diagonals(left).at(-1)! % 6).toBe(0);
    expect(diagonals(right)[0]! % 6).toBe(0);
    for (const [from, to] of left) for (const { x, y } of [from, to]) expect(x >= 0 && x <= 30 && y >= 0 && y <= 20).toBe(true);
  });

  it('of cropped pictures reach past the shape by the share that is cut', () => {
    const shape = { id: 'i', name: 'i', role: 'image', kind: 'image', media: 'm', box: boxOfIn(1, 1, 2, 1) } as const;
    expect(pictureBox({ ...shape, crop: { l: 0.25, t: 0, r: 0.25, b: 0 } })).toEqual({ x: 0, y: 72, w: 288, h: 72 });
    expect(pictureBox({ ...shape, crop: { l: 0.6, t: 0, r: 0.6, b: 0 } })).toEqual(ptBox(shape.box));
  });
});

describe('table cells', () => {
  it('cover what they span and leave covered cells out', () => {
    const text = {
      paragraphs: [],
      anchor: 'top',
      insets: { l: 0, t: 0, r: 0, b: 0 },
      wrap: true,
      lines: [],
    } as unknown as TableShape['cells'][0][0]['text'];
    const pt = (points: number) => (points * 12_700) as Emu;
    const table: TableShape = {
      id: 't',
      name: 't',
      role: 'table',
      kind: 'table',
      box: { x: pt(10), y: pt(20), w: pt(60), h: pt(20) },
      columns: [pt(30), pt(30)],
      rows: [pt(10), pt(10)],
      cells: [
        [
          { text, col_span: 2 },
          { text, covered: true },
        ],
        [{ text }, { text }],
      ],
    };
    expect(placeCells(table).map((cell) => cell.box)).toEqual([
      { x: 10, y: 20, w: 60, h: 10 },
      { x: 10, y: 30, w: 30, h: 10 },
      { x: 40, y: 30, w: 30, h: 10 },
    ]);
  });
});
