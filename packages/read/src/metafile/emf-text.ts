/** Records of an EMF that write (MS-EMF, 2.3.5.7, 2.3.5.8, 2.3.5.37). */
import type { EmfRecord } from './emf-state.ts';
import { textOfBytes, textOfUtf16, writeWords } from './words.ts';

const OPAQUE = 0x2;
const CLIPPED = 0x4;
const GLYPHS = 0x10;
const NO_RECT = 0x100;
const SMALL_CHARS = 0x200;
const PAIRS = 0x2000;
const MOST = 0xffff;

/** @param size bytes of a character */
function extTextOut(size: 1 | 2): EmfRecord {
  return (fields, device) => {
    fields.skip(16 + 12);
    const [x, y] = [fields.i32(), fields.i32()];
    const [count, text_at, options] = [fields.u32(), fields.u32(), fields.u32()];
    const rect = [fields.i32(), fields.i32(), fields.i32(), fields.i32()] as const;
    const dx_at = fields.u32();
    const bytes = fields.part(text_at, Math.min(count, MOST) * size);
    if ((options & GLYPHS) !== 0) {
      device.leaveOut('text by numbers of glyphs');
      return;
    }
    const text = size === 2 ? textOfUtf16(bytes) : textOfBytes(bytes, device.state.font.charset);
    let dx: number[] | undefined;
    if (dx_at > 0 && dx_at < fields.bytes.length) {
      fields.at = dx_at;
      const step = (options & PAIRS) !== 0 ? 8 : 4;
      // Writers of short records leave distances out.
      if (count * step <= fields.left)
        dx = Array.from({ length: Math.min(count, MOST) }, () => {
          const distance = fields.i32();
          fields.skip(step - 4);
          return distance;
        });
    }
    const placed = dx !== undefined && dx.length === text.length && dx.some((d) => d !== 0) ? { dx } : {};
    writeWords(device, { text, x, y, rect, opaque: (options & OPAQUE) !== 0, clipped: (options & CLIPPED) !== 0, ...placed });
  };
}

const smallTextOut: EmfRecord = (fields, device) => {
  const [x, y, count, options] = [fields.i32(), fields.i32(), fields.u32(), fields.u32()];
  fields.skip(12);
  const rect = (options & NO_RECT) === 0 ? ([fields.i32(), fields.i32(), fields.i32(), fields.i32()] as const) : undefined;
  const small = (options & SMALL_CHARS) !== 0;
  const bytes = fields.take(fields.count(count, small ? 1 : 2) * (small ? 1 : 2));
  const text = small ? textOfBytes(bytes, 0) : textOfUtf16(bytes);
  writeWords(device, { text, x, y, opaque: (options & OPAQUE) !== 0, clipped: (options & CLIPPED) !== 0, ...(rect && { rect }) });
};

export const EMF_TEXT_RECORDS: Readonly<Record<number, EmfRecord>> = { 83: extTextOut(1), 84: extTextOut(2), 108: smallTextOut };
