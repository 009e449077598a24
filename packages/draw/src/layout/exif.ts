/** Reads the camera orientation from a JPEG file (Exif 2.32, 4.6.2 and 4.6.4), because pixels are stored in sensor order. */

const ORIENTATION = 0x0112;
/** Metadata comes before the first pixel, in the segments at the start of the file. */
const MOST_BYTES = 128 * 1024;

/** 1 for upright pictures, 2 to 8 for pictures that readers have to turn or mirror. It is also 1 for bytes that are not a JPEG. */
export function orientationOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MOST_BYTES));
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return 1;
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) return 1;
    if (marker === 0xe1 && at + 18 <= view.byteLength && view.getUint32(at + 4) === 0x45786966) return ofTiff(view, at + 10);
  }
  return 1;
}

/** The first directory of a TIFF structure that begins at `start`. */
function ofTiff(view: DataView, start: number): number {
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, little);
  for (let i = 0; i < count; i++) {
    const at = directory + 2 + 12 * i;
    if (at + 12 > view.byteLength) return 1;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
