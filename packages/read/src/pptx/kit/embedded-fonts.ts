/** The fonts that a deck brings with it, read for the families that its texts name. */
import { sha256 } from '@deckwright/core/sha256';
import { type BroughtFamily, type FontSource, type OwnFace, withOwnFaces } from '@deckwright/draw/typeset';
import type { OpcPackage } from '../../ooxml/index.ts';
import { UnreadableFile } from '../../ooxml/index.ts';
import type { EmbeddedFamily, ForeignDeck } from '../model/index.ts';
import type { DeckTexts } from './deck-texts.ts';

/** What becomes of the words: pictures and measures need no more than reading; a PDF holds a part of each font. */
export type FontUse = 'measure' | 'pdf';

/** Each font is drawn and shaped anew, which takes some tenths of a second. */
const MAX_FACES = 24;
const TOO_MANY = `Of the fonts in a deck the first ${MAX_FACES} are used.`;

type FontReader = typeof import('../../font/index.ts');

/** The same source with the faces of the deck; `brought` finds them by the family's name. */
export async function withEmbeddedFonts(
  deck: ForeignDeck,
  texts: DeckTexts,
  pkg: OpcPackage,
  source: FontSource,
  use: FontUse,
): Promise<FontSource> {
  const used = deck.embedded_fonts.filter(({ family }) => texts.families.has(keyOf(family)));
  if (used.length === 0) return source;
  // Loads the engine that reads fonts, which most decks do not need.
  const reader = await import('../../font/index.ts');
  const brought = new Map<string, BroughtFamily>();
  const faces: OwnFace[] = [];
  for (const family of used) {
    if (brought.has(keyOf(family.family))) continue;
    const taken = faces.length + family.faces.length > MAX_FACES ? TOO_MANY : takeFamily(family, texts, pkg, reader, use);
    if (typeof taken === 'string') brought.set(keyOf(family.family), { unused: taken });
    else {
      brought.set(keyOf(family.family), { family: taken.family });
      faces.push(...taken.faces);
    }
  }
  const own = withOwnFaces(source);
  own.add?.(faces);
  return { ...own, brought: (name) => brought.get(keyOf(name)) };
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The faces, or the sentence why none is used. A family without a face for plain letters is measured with the first that it has. */
function takeFamily(
  { faces }: EmbeddedFamily,
  { characters }: DeckTexts,
  pkg: OpcPackage,
  { FontFault, fontInContainer, MAX_FONT_BYTES, readDocumentFont }: FontReader,
  use: FontUse,
): { readonly family: string; readonly faces: readonly OwnFace[] } | string {
  const taken: { readonly style: string; readonly file: Uint8Array; readonly metrics: Uint8Array }[] = [];
  const read: Uint8Array[] = [];
  let reason: string | undefined;
  for (const { bold, italic, part: name } of faces) {
    const part = pkg.part(name);
    if (part === undefined) reason ??= 'The font is not in the file.';
    else if (part.size > MAX_FONT_BYTES) reason ??= `The font has ${part.size} bytes; at most ${MAX_FONT_BYTES} are read.`;
    else {
      try {
        const bytes = part.bytes();
        const { file, metrics, no_outlines } = readDocumentFont(fontInContainer(bytes), characters, bold);
        if (use === 'pdf' && no_outlines !== undefined) reason ??= `The font says that ${no_outlines}.`;
        else taken.push({ style: `${bold ? 700 : 400}${italic ? 'i' : ''}`, file, metrics });
        read.push(file);
      } catch (error) {
        // The engine stops at fonts that it cannot read; the words have other faces.
        reason ??= error instanceof FontFault || error instanceof UnreadableFile ? error.message : 'The font cannot be read.';
      }
    }
  }
  if (taken.length === 0) return reason ?? 'The font is not in the file.';
  const family = `embedded-${sha256(...read).slice(0, 24)}`;
  return { family, faces: taken.map(({ style, file, metrics }) => ({ face: `${family}-${style}`, file, metrics })) };
}
