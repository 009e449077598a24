/** Whatever the bytes are, the reader ends soon, with a drawing or with its own error. */
import { describe, expect, it } from 'vitest';
import { readMetafile, UnreadableMetafile } from '../../src/metafile/index.ts';
import {
  BOUNDS,
  dib24,
  emfOf,
  emr,
  extFont,
  extTextOut,
  i16,
  i32,
  joined,
  meta,
  placeable,
  stretchDib,
  u32,
  values,
  wmfOf,
} from './records.ts';

/** Numbers that look random and are the same each time (mulberry32). */
function dice(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

const picture = dib24([
  [
    [1, 2, 3],
    [4, 5, 6],
  ],
  [
    [7, 8, 9],
    [0, 0, 0],
  ],
]);
const GOOD_EMF = emfOf(
  extFont(1, -12, 'Arial'),
  emr(37, u32(1)),
  extTextOut(10, 20, 'Words', 2, [5, 5, 5, 5, 5]),
  emr(39, u32(2, 0, 0xff, 0)),
  emr(95, u32(3, 0, 0, 0, 0, 0x10000, 3, 0, 0xff, 0, 0)),
  emr(37, u32(2)),
  emr(37, u32(3)),
  emr(91, BOUNDS, u32(2, 6, 3, 3), i16(0, 0, 5, 5, 0, 5, 9, 9, 5, 9, 9, 5)),
  emr(75, u32(48, 5), u32(32, 1, 1, 16), i32(0, 0, 9, 9), i32(0, 0, 9, 9)),
  emr(56, BOUNDS, u32(3), i32(0, 0, 5, 5, 9, 9), values('u8', 6, 2, 3, 0)),
  emr(118, BOUNDS, u32(2, 1, 0), i32(0, 0), values('u16', 0, 0, 0, 0), i32(9, 9), values('u16', 65535, 0, 0, 0), u32(0, 1)),
  stretchDib(0, 0, 9, 9, picture, [2, 2]),
);
const GOOD_WMF = placeable(
  wmfOf(
    meta(0x20b, i16(0, 0)),
    meta(0x20c, i16(50, 100)),
    meta(0x2fb, i16(-10, 0, 0, 0, 400), values('u8', 0, 0, 0, 0, 0, 0, 0, 0), values('u8', 65, 0)),
    meta(0x12d, i16(0)),
    meta(0xa32, i16(20, 10, 4, 2, 0, 0, 30, 30), values('u8', 65, 66, 67, 68), i16(5, 5, 5, 5)),
    meta(0x538, i16(2, 3, 3, 0, 0, 5, 5, 0, 5, 9, 9, 5, 9, 9, 5)),
    meta(0xf43, u32(0xcc0020), i16(0, 2, 2, 0, 0, 9, 9, 0, 0), picture.info, picture.bits),
  ),
  0,
  0,
  100,
  50,
);

/** Milliseconds for one small file; generous, because other work shares the machine. */
const SOON_MS = 2000;

function endsSoon(bytes: Uint8Array): 'read' | 'refused' {
  const from = performance.now();
  try {
    readMetafile(bytes);
    return 'read';
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableMetafile);
    return 'refused';
  } finally {
    expect(performance.now() - from).toBeLessThan(SOON_MS);
  }
}

const files = [
  ['EMF', GOOD_EMF],
  ['WMF', GOOD_WMF],
] as const;

describe.each(files)('hostile %s', (_, good) => {
  it('the file that they are made of is read', () => {
    expect(endsSoon(good)).toBe('read');
    expect(readMetafile(good).marks.length).toBeGreaterThan(2);
  });

  it('every truncation is read or refused', () => {
    for (let length = 0; length < good.length; length++) endsSoon(good.subarray(0, length));
  });

  it('every change of a few bytes is read or refused', () => {
    const next = dice(7);
    for (let i = 0; i < 1000; i++) {
      const bytes = Uint8Array.from(good);
      for (let n = 1 + (next() % 4); n > 0; n--) bytes[next() % bytes.length] = [0, 1, 0x7f, 0x80, 0xff, next() & 255][next() % 6] ?? 0;
      endsSoon(bytes);
    }
  });

  it('random records behind a good head are read or refused', () => {
    const next = dice(11);
    const head = good.subarray(0, good === GOOD_EMF ? 108 : 40);
    for (let i = 0; i < 300; i++)
      endsSoon(
        joined(
          head,
          Uint8Array.from({ length: next() % 400 }, () => next() & 255),
        ),
      );
    for (let i = 0; i < 1000; i++) {
      const body = u32(...Array.from({ length: 4 + (next() % 30) }, () => (next() % 3 === 0 ? next() : next() % 50)));
      const record =
        good === GOOD_EMF
          ? emr(1 + (next() % 122), body)
          : meta(i % 2 === 0 ? next() % 0x1000 : ([0x324, 0x538, 0xb41, 0xa32][next() % 4] ?? 0), body);
      endsSoon(joined(head, record));
    }
  });
});

describe('a metafile that asks for too much', () => {
  it('is refused for a bitmap of more pixels than are read, before they are made', () => {
    const info = joined(u32(40), i32(30_000, 30_000), values('u16', 1, 8), u32(1, 0, 0, 0, 0, 0));
    expect(endsSoon(emfOf(stretchDib(0, 0, 9, 9, { info, bits: Uint8Array.of(0, 1) }, [9, 9])))).toBe('refused');
  });

  it('is refused for more points, states or objects than are read', () => {
    expect(endsSoon(emfOf(emr(3, BOUNDS, u32(0x7fffffff))))).toBe('refused');
    expect(endsSoon(emfOf(...Array.from({ length: 300 }, () => emr(33))))).toBe('refused');
    expect(endsSoon(emfOf(emr(39, u32(0x10000000, 0, 0, 0))))).toBe('refused');
  });

  it('draws as many clips within clips as it may, and tells the others', () => {
    const clip = [emr(59), emr(27, i32(0, 0)), emr(54, i32(99, 0)), emr(54, i32(0, 99)), emr(60), emr(67, u32(1))];
    const { marks, left_out } = readMetafile(emfOf(...Array.from({ length: 40 }, () => clip).flat(), emr(43, i32(0, 0, 9, 9))));
    expect(marks[0]?.clips).toHaveLength(12);
    expect(left_out.get('clips within clips')).toBe(28);
  });
});
