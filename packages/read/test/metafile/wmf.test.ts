/** Records of a WMF become what they paint, in the coordinates of the window that they begin with. */
import { describe, expect, it } from 'vitest';
import { readMetafile } from '../../src/metafile/index.ts';
import { dib24, i16, joined, latin, meta, placeable, u32, values, wmfOf } from './records.ts';

const u16 = (...numbers: readonly number[]): Uint8Array => values('u16', ...numbers);
const window = [meta(0x20b, i16(0, 0)), meta(0x20c, i16(50, 100))];
const redBrush = meta(0x2fc, u16(0), u32(0x0000ff), u16(0));
const noPen = meta(0x2fa, u16(5), i16(0, 0), u32(0));
const select = (index: number) => meta(0x12d, u16(index));

describe('a WMF', () => {
  it('has the frame of its window, and objects under the lowest free numbers', () => {
    const { frame, marks } = readMetafile(
      wmfOf(...window, noPen, redBrush, select(0), select(1), meta(0x41b, i16(20, 30, 10, 5)), meta(0x1f0, u16(0)), redBrush, select(0)),
    );
    expect(frame).toEqual({ x: 0, y: 0, w: 100, h: 50 });
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatchObject({ fill: { color: '#FF0000' } });
    expect(marks[0]).not.toHaveProperty('stroke');
    expect(marks[0]?.kind === 'path' && marks[0].steps[0]).toEqual({ op: 'M', x: 5, y: 10 });
  });

  it('counts from the box of a placeable header until a window is set', () => {
    const { frame, marks } = readMetafile(placeable(wmfOf(meta(0x324, u16(3), i16(-10, -10, 10, -10, 10, 10))), -10, -10, 10, 10));
    expect(frame).toEqual({ x: 0, y: 0, w: 20, h: 20 });
    expect(marks[0]?.kind === 'path' && marks[0].steps[1]).toEqual({ op: 'L', x: 20, y: 0 });
  });

  it('is as large as what it paints where it tells no size', () => {
    expect(readMetafile(wmfOf(meta(0x41b, i16(20, 30, 10, 5)))).frame).toEqual({ x: 5, y: 10, w: 25, h: 10 });
  });

  it('writes text in the letters of its character set', () => {
    const font = meta(0x2fb, i16(-10, 0, 0, 0, 400), values('u8', 0, 0, 0, 204, 0, 0, 0, 0), latin('Arial\0'));
    const text = joined(u16(3), Uint8Array.of(0xe4, 0xe0, 0x21, 0), i16(20, 10));
    const [mark] = readMetafile(wmfOf(...window, font, select(0), meta(0x521, text))).marks;
    expect(mark).toMatchObject({ kind: 'text', text: 'да!', x: 10, y: 20, size: 10, family: 'Arial' });
  });

  it('shows a bitmap, and tells a bitmap of a device', () => {
    const { info, bits } = dib24([[[1, 2, 3]]]);
    const stretch = meta(0xb41, u32(0xcc0020), i16(1, 1, 0, 0, 10, 20, 5, 6), info, bits);
    const [mark] = readMetafile(wmfOf(...window, stretch)).marks;
    expect(mark?.kind === 'image' && mark.matrix).toEqual([20, 0, 0, 10, 6, 5]);
    const device = meta(0xb23, u32(0xcc0020), i16(1, 1, 0, 0, 10, 20, 5, 6), u16(0, 1, 1, 2, 1, 0));
    expect([...readMetafile(wmfOf(...window, device)).left_out]).toEqual([['bitmaps of a device', 1]]);
  });
});
