/** The error for a font that cannot be used, with a remedy. */

const REMEDIES = {
  font_too_large: 'Send a font of fewer characters: most tools that make fonts can leave out scripts.',
  font_format: 'Send one TrueType or OpenType font (.ttf or .otf), not a collection and not a web font.',
  font_unreadable: 'Send the font as it came from its maker.',
  font_compressed: 'Send the font as it came from its maker.',
  font_embedding_forbidden:
    'Ask the maker for a licence with embedding, or name the family without a file: it is then measured by its nearest twin.',
  font_lacks_letters: 'Send a font with the letters A to Z, digits and common signs.',
  font_not_drawable: 'Send the font with outlines (glyf or CFF).',
} as const;

export type FontFaultCode = keyof typeof REMEDIES;

export class FontFault extends Error {
  override readonly name = 'FontFault';
  readonly code: FontFaultCode;
  readonly remedy: string;

  /** @param sentence what is wrong, with the limit where there is one */
  constructor(code: FontFaultCode, sentence: string) {
    super(sentence);
    this.code = code;
    this.remedy = REMEDIES[code];
  }
}
