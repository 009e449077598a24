/**
 * The font inside an Embedded OpenType container (W3C submission "Embedded OpenType (EOT) File Format"), which is how PowerPoint stores fonts
 * in a deck. Other programs store the font as it is.
 */
import { FontFault } from './font-fault.ts';

const MAGIC = 0x504c;
const VERSIONS: ReadonlySet<number> = new Set([0x00010000, 0x00020001, 0x00020002]);
/** Up to `Reserved4`; names of variable length follow. */
const FIXED_BYTES = 80;
/** `Flags`. */
const COMPRESSED = 0x00000004;
const ENCRYPTED = 0x10000000;
const KEY = 0x50;

/** The font's own bytes: those of the file, or those in its container. @throws FontFault for a container that cannot be opened */
export function fontInContainer(bytes: Uint8Array): Uint8Array {
  if (bytes.length < FIXED_BYTES + 4) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint16(34, true) !== MAGIC || !VERSIONS.has(view.getUint32(8, true))) return bytes;
  const size = view.getUint32(4, true);
  const flags = view.getUint32(12, true);
  // The names before the font differ by version; the font is what the container ends with.
  const end = Math.min(view.getUint32(0, true), bytes.length);
  if (size === 0 || size > end - FIXED_BYTES)
    throw new FontFault('font_unreadable', `The container says that its font has ${size} bytes, and has ${bytes.length} itself.`);
  if ((flags & COMPRESSED) !== 0)
    throw new FontFault('font_compressed', 'The font is compressed (MicroType Express), which is not decoded.');
  // A copy, because a slice of a Node buffer shares its memory.
  const font = Uint8Array.from(bytes.subarray(end - size, end));
  if ((flags & ENCRYPTED) !== 0) for (let i = 0; i < font.length; i++) font[i] = (font[i] as number) ^ KEY;
  return font;
}
