import type { Emu, LineShape, PathShape, Shape, TableShape, TextBody } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { mirrorShapes } from '../../src/layout/mirror-shapes.ts';

const e = (value: number): Emu => value as Emu;
const AXIS = 12_192_000;
const box = (x: number, w: number) => ({ x: e(x), y: e(100), w: e(w), h: e(500) });
const none = { l: e(0), t: e(0), r: e(0), b: e(0) };

const words = (text: string, align: 'left' | 'right' | 'center', x: number, w: number, rtl = false): TextBody => ({
  paragraphs: [{ runs: [{ text, size_pt: 12, color: 'ink' }], align, leading: 1.2, line_pct: 100, ...(rtl ? { rtl } : {}) }],
  anchor: 'top',
  insets: none,
  wrap: true,
  lines: [
    {
      spans: [{ text, face: 'arimo-400', size_pt: 12, color: 'ink', x: e(x), w: e(w) }],
      baseline: e(80),
      x: e(x),
      w: e(w),
      ascent: e(60),
      descent: e(20),
      paragraph: 0,
    },
  ],
});

const connector: LineShape = {
  kind: 'line',
  id: 'arrow',
  name: 'arrow',
  role: 'connector',
  box: { x: e(1000), y: e(100), w: e(400), h: e(0) },
  from: { x: e(1000), y: e(100) },
  to: { x: e(1400), y: e(100) },
  stroke: { color: 'muted', width_pt: 0.75 },
  glue_from: { shape: 'a', side: 'right' },
  glue_to: { shape: 'b', side: 'left' },
};
const table: TableShape = {
  kind: 'table',
  id: 'table',
  name: 'table',
  role: 'table',
  box: box(1000, 600),
  columns: [e(100), e(200), e(300)],
  rows: [e(500)],
  cells: [
    [
      { text: words('a', 'left', 0, 10) },
      { text: words('b', 'left', 0, 10), col_span: 2 },
      { text: words('', 'left', 0, 0), covered: true },
    ],
  ],
};
const path = (role: 'node' | 'icon'): PathShape => ({
  kind: 'path',
  id: role,
  name: role,
  role,
  box: box(2000, 300),
  steps: [{ op: 'M', x: e(0), y: e(0) }, { op: 'L', x: e(300), y: e(250) }, { op: 'L', x: e(0), y: e(500) }, { op: 'Z' }],
});
const label = (text: TextBody): Shape => ({ kind: 'text', id: 'label', name: 'label', role: 'label', box: box(5000, 1000), text });
const mirrored = <S extends Shape>(shape: S): S => mirrorShapes([shape], AXIS)[0] as S;

describe('mirroring', () => {
  test('twice gives back the same shapes', () => {
    const shapes: Shape[] = [connector, table, path('node'), path('icon'), label(words('sum', 'left', 0, 300))];
    expect(mirrorShapes(mirrorShapes(shapes, AXIS), AXIS)).toEqual(shapes);
  });

  test('turns connectors round with the sides that they are glued to', () => {
    const { from, to, glue_from, glue_to } = mirrored(connector);
    expect([from.x, to.x]).toEqual([AXIS - 1000, AXIS - 1400]);
    expect([glue_from?.side, glue_to?.side]).toEqual(['left', 'right']);
  });

  test('reverses columns and keeps a cell that spans before those it covers', () => {
    const { columns, cells } = mirrored(table);
    expect(columns).toEqual([300, 200, 100]);
    expect(cells[0]?.map((cell) => cell.text.paragraphs[0]?.runs[0]?.text)).toEqual(['b', '', 'a']);
    expect(cells[0]?.[0]?.col_span).toBe(2);
  });

  test('turns outlines round but not icons', () => {
    expect(mirrored(path('node')).steps[1]).toEqual({ op: 'L', x: 0, y: 250 });
    expect(mirrored(path('icon')).steps).toEqual(path('icon').steps);
  });

  test('changes the side of words, except of right-to-left words that already lead on the right', () => {
    const latin = mirrored(label(words('sum', 'left', 0, 300)));
    expect(latin).toMatchObject({ text: { paragraphs: [{ align: 'right' }], lines: [{ x: 700, spans: [{ x: 700 }] }] } });
    const arabic = mirrored(label(words('مجموع', 'right', 700, 300, true)));
    expect(arabic).toMatchObject({ text: { paragraphs: [{ align: 'right' }], lines: [{ x: 700 }] } });
    const centred = mirrored(label(words('sum', 'center', 350, 300)));
    expect(centred).toMatchObject({ text: { paragraphs: [{ align: 'center' }], lines: [{ x: 350 }] } });
  });
});
