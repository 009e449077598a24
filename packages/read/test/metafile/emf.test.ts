/** Records of an EMF become what they paint, in the coordinates of the device. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Mark, readMetafile } from '../../src/metafile/index.ts';
import { BOUNDS, dib24, emfOf, emr, extFont, extTextOut, f32, i16, i32, joined, stretchDib, u32, values } from './records.ts';

const marksOf = (...records: readonly Uint8Array[]): readonly Mark[] => readMetafile(emfOf(...records)).marks;
const only = <K extends Mark['kind']>(kind: K, ...records: readonly Uint8Array[]): Extract<Mark, { kind: K }> => {
  const marks = marksOf(...records);
  expect(marks.map((mark) => mark.kind)).toEqual([kind]);
  return marks[0] as Extract<Mark, { kind: K }>;
};

const RED = 0x0000ff;
const BLUE = 0xff0000;
const brush = (index: number, color: number) => emr(39, u32(index, 0, color, 0));
const pen = (index: number, width: number, color: number, style = 0) => emr(38, u32(index, style), i32(width, 0), u32(color));
const select = (index: number) => emr(37, u32(index));
const NO_PEN = select(0x80000008);
const polygon = (...points: readonly number[]) => emr(3, BOUNDS, u32(points.length / 2), i32(...points));
const rectangle = (...box: readonly number[]) => emr(43, i32(...box));

describe('an EMF', () => {
  it('has the frame of its header, in dots of its device', () => {
    expect(readMetafile(emfOf()).frame).toEqual({ x: 0, y: 0, w: 100, h: 50 });
  });

  it('fills and strokes a polygon with the objects that are selected', () => {
    const mark = only('path', brush(1, RED), select(1), pen(2, 3, BLUE, 1), select(2), polygon(0, 0, 10, 0, 10, 10));
    expect(mark.fill).toEqual({ color: '#FF0000', alpha: 1 });
    expect(mark.stroke).toMatchObject({ color: '#0000FF', width: 3 });
    expect(mark.steps).toEqual([{ op: 'M', x: 0, y: 0 }, { op: 'L', x: 10, y: 0 }, { op: 'L', x: 10, y: 10 }, { op: 'Z' }]);
  });

  it('forgets what was selected since a state was saved', () => {
    const marks = marksOf(NO_PEN, emr(33), brush(1, RED), select(1), rectangle(0, 0, 1, 1), emr(34, i32(-1)), rectangle(0, 0, 1, 1));
    expect(marks.map((mark) => mark.kind === 'path' && mark.fill?.color)).toEqual(['#FF0000', '#FFFFFF']);
  });

  it('puts logical coordinates through world, window and viewport', () => {
    const mark = only(
      'path',
      emr(17, u32(8)),
      emr(9, i32(1000, 1000)),
      emr(10, i32(100, 100)),
      emr(11, i32(100, -100)),
      emr(12, i32(0, 50)),
      emr(35, f32(2, 0, 0, 2, 0, 0)),
      NO_PEN,
      polygon(50, 50, 100, 50, 100, 100),
    );
    expect(mark.steps.slice(0, 3)).toEqual([
      { op: 'M', x: 0, y: 50 },
      { op: 'L', x: 10, y: 50 },
      { op: 'L', x: 10, y: 40 },
    ]);
  });

  it('applies a world that is multiplied from the left before the one that was', () => {
    const world = (mode: number) => emr(36, f32(1, 0, 0, 1, 10, 0), u32(mode));
    const start = (mode: number) => only('path', NO_PEN, emr(35, f32(2, 0, 0, 2, 0, 0)), world(mode), polygon(1, 1, 2, 1, 2, 2)).steps[0];
    expect(start(2)).toEqual({ op: 'M', x: 22, y: 2 });
    expect(start(3)).toEqual({ op: 'M', x: 12, y: 2 });
  });

  it('joins lines that go on, and begins anew after a move', () => {
    const line = (x: number, y: number) => emr(54, i32(x, y));
    const marks = marksOf(emr(27, i32(0, 0)), line(5, 0), line(5, 5), emr(27, i32(9, 9)), line(10, 10));
    expect(marks.map((mark) => mark.kind === 'path' && mark.steps.length)).toEqual([3, 2]);
  });

  it('strokes a long outline in pieces that meet, the last of which closes it', () => {
    const around = Array.from({ length: 2500 }, (_, i) => [i % 100, i % 50]).flat();
    const [fill, ...strokes] = marksOf(polygon(...around));
    expect(fill).toMatchObject({ kind: 'path', fill: { color: '#FFFFFF' } });
    expect(fill).not.toHaveProperty('stroke');
    const pieces = strokes.map((mark) => (mark.kind === 'path' ? mark.steps : []));
    expect(pieces.map(({ length }) => length)).toEqual([1000, 1000, 503]);
    expect(pieces[1]?.[0]).toEqual({ ...pieces[0]?.at(-1), op: 'M' });
    expect(pieces[2]?.at(-1)).toEqual({ op: 'L', x: 0, y: 0 });
  });

  it('paints an outline when it is told to, with the holes of its rule', () => {
    const square = (from: number, to: number) => [
      emr(27, i32(from, from)),
      emr(89, BOUNDS, u32(3), i16(to, from, to, to, from, to)),
      emr(61),
    ];
    const mark = only(
      'path',
      brush(1, RED),
      select(1),
      emr(19, u32(1)),
      emr(59),
      ...square(0, 9),
      ...square(3, 6),
      emr(60),
      emr(62, BOUNDS),
    );
    expect(mark.even_odd).toBe(true);
    expect(mark.stroke).toBeUndefined();
    expect(mark.steps.filter(({ op }) => op === 'Z')).toHaveLength(2);
  });

  it('draws curves of 16 bits, ellipses and quarters of them', () => {
    const curve = only('path', emr(85, BOUNDS, u32(4), i16(0, 0, 1, 1, 2, 2, 3, 0)));
    expect(curve.steps[1]).toEqual({ op: 'C', x1: 1, y1: 1, x2: 2, y2: 2, x: 3, y: 0 });
    expect(curve.fill).toBeUndefined();
    expect(only('path', emr(42, i32(0, 0, 10, 10))).steps.filter(({ op }) => op === 'C')).toHaveLength(4);
    // From the right, counterclockwise, to the top.
    const arc = only('path', emr(45, i32(0, 0, 10, 10), i32(20, 5), i32(5, -20)));
    expect(arc.steps).toHaveLength(2);
    expect(arc.steps[1]).toMatchObject({ op: 'C', x: expect.closeTo(5), y: expect.closeTo(0) });
  });

  it('cuts what is painted by rectangles within rectangles, and by outlines', () => {
    const clips = only('path', NO_PEN, emr(30, i32(0, 0, 20, 20)), emr(30, i32(10, 10, 40, 40)), rectangle(0, 0, 50, 50)).clips;
    expect(clips.map(({ steps }) => steps[0])).toEqual([{ op: 'M', x: 10, y: 10 }]);
    const path = [emr(59), emr(27, i32(0, 0)), emr(54, i32(9, 0)), emr(54, i32(0, 9)), emr(60), emr(67, u32(1))];
    expect(only('path', NO_PEN, ...path, rectangle(0, 0, 50, 50)).clips[0]?.steps).toHaveLength(4);
    expect(marksOf(emr(30, i32(0, 0, 5, 5)), emr(30, i32(10, 10, 40, 40)), rectangle(0, 0, 50, 50))).toEqual([]);
  });

  it('writes text at its place, in the size, angle and distances that it has', () => {
    const font = extFont(1, -12, 'Arial', { escapement: 900, weight: 700 });
    const mark = only(
      'text',
      font,
      select(1),
      emr(24, u32(RED)),
      emr(22, u32(24)),
      emr(18, u32(1)),
      extTextOut(10, 20, 'Hi!', 0, [6, 3, 4]),
    );
    expect(mark).toMatchObject({ text: 'Hi!', x: 10, y: 20, size: 12, cell: false, bold: true, color: '#FF0000', stands: 'baseline' });
    expect(mark.angle).toBeCloseTo(270);
    expect(mark.offsets).toEqual([0, 6, 9, 13]);
    expect(mark.behind).toBeUndefined();
  });

  it('fills the rectangle of opaque text, and tells text that is written as numbers of glyphs', () => {
    const [ground, words] = marksOf(emr(25, u32(BLUE)), extTextOut(10, 20, 'Hi', 2));
    expect(ground).toMatchObject({ kind: 'path', fill: { color: '#0000FF' } });
    expect(words).toMatchObject({ kind: 'text', text: 'Hi' });
    expect([...readMetafile(emfOf(extTextOut(0, 0, 'ab', 0x10))).left_out]).toEqual([['text by numbers of glyphs', 1]]);
  });

  it('shows a bitmap in its rectangle', () => {
    const picture = dib24([
      [
        [255, 0, 0],
        [0, 0, 255],
      ],
    ]);
    const mark = only('image', stretchDib(10, 20, 30, 40, picture, [2, 1]));
    expect([mark.width_px, mark.height_px, ...mark.matrix]).toEqual([2, 1, 30, 0, 0, 40, 10, 20]);
  });

  it('makes one picture of a mask and what it cuts out', () => {
    const white = [255, 255, 255] as const;
    const black = [0, 0, 0] as const;
    const mask = stretchDib(0, 0, 10, 10, dib24([[white, black]]), [2, 1], 0x8800c6);
    const image = stretchDib(0, 0, 10, 10, dib24([[black, [0, 128, 0]]]), [2, 1], 0xee0086);
    expect(marksOf(mask, image)).toHaveLength(1);
  });

  it('fills with opacity what is painted through a pattern between two inversions', () => {
    const invert = emr(76, BOUNDS, i32(0, 0, 9, 9), u32(0x5a0049), i32(0, 0), f32(1, 0, 0, 1, 0, 0), u32(0, 0, 0, 0, 0, 0));
    const info = joined(u32(40), i32(8, 2), values('u16', 1, 1), u32(0, 0, 0, 0, 0, 0), u32(0, 0xffffff));
    const bits = values('u8', 0xff, 0, 0, 0, 0, 0, 0, 0);
    const pattern = emr(94, u32(2, 0, 32, info.length, 32 + info.length, bits.length), info, bits);
    const through = [emr(20, u32(9)), pattern, select(2), NO_PEN, polygon(0, 0, 9, 0, 9, 9), select(1), emr(20, u32(13))];
    const mark = only('path', brush(1, RED), select(1), invert, ...through, invert);
    expect(mark.fill).toEqual({ color: '#FF0000', alpha: expect.closeTo(0.5, 1) });
    expect(mark.steps).toHaveLength(4);
  });

  it('fills by a raster operation that has no source', () => {
    const blit = emr(76, BOUNDS, i32(1, 2, 3, 4), u32(0xf00021), i32(0, 0), f32(1, 0, 0, 1, 0, 0), u32(0, 0, 0, 0, 0, 0));
    expect(only('path', brush(1, RED), select(1), blit).fill?.color).toBe('#FF0000');
  });

  it('paints nothing with an operation that leaves what is there', () => {
    expect(marksOf(NO_PEN, emr(20, u32(11)), rectangle(0, 0, 9, 9))).toEqual([]);
  });

  it('is drawn from its EMF records where it has those of EMF+ too, and tells EMF+ that stands alone', () => {
    const plus = (flags: number) => {
      const header = joined(values('u16', 0x4001, flags), u32(28, 16, 0xdbc01001, 0, 96, 96));
      return emr(70, u32(header.length + 4, 0x2b464d45), header);
    };
    expect([...readMetafile(emfOf(plus(1), rectangle(0, 0, 9, 9))).left_out]).toEqual([]);
    expect([...readMetafile(emfOf(plus(0))).left_out]).toEqual([['EMF+ records', 1]]);
  });

  it('is read from a packed file', () => {
    expect(readMetafile(new Uint8Array(gzipSync(emfOf(rectangle(0, 0, 9, 9))))).marks).toHaveLength(1);
  });
});
