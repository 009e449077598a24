/** Registers faces with the canvas. */
import type { FontSource } from '@deckwright/draw/typeset';
import { GlobalFonts } from '@napi-rs/canvas';

/** The canvas keeps one list of faces for the whole process, so this does too. */
const registered = new Set<string>();

/**
 * The family name under which the canvas draws `face`. It is private: a system font of the same family would win over a
 * registered one.
 */
export function familyOf(fonts: FontSource, face: string): string {
  const family = `dw-${face}`;
  if (!registered.has(face)) {
    const bytes = fonts.file(face);
    if (!GlobalFonts.register(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), family)) {
      throw new Error(`The canvas cannot use the face "${face}".`);
    }
    registered.add(face);
  }
  return family;
}
