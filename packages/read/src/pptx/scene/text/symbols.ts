/** Characters of the symbol fonts that lists use, as Unicode: the fonts themselves are nobody's to pass on. */

const WINGDINGS: Readonly<Record<string, string>> = {
  '!': '✏',
  '&': '🕮',
  '(': '☎',
  '*': '✉',
  '6': '⌛',
  A: '✌',
  C: '👍',
  D: '👎',
  E: '☜',
  F: '☞',
  J: '☺',
  K: '😐',
  L: '☹',
  N: '☠',
  R: '☼',
  S: '●',
  T: '❄',
  l: '●',
  m: '❍',
  n: '■',
  o: '□',
  q: '❑',
  r: '❒',
  s: '⬧',
  t: '◆',
  u: '◆',
  v: '❖',
  w: '◆',
  x: '☒',
  y: '☐',
  '{': '❀',
  '§': '▪',
  '¨': '□',
  '¡': '○',
  '¤': '◉',
  '«': '★',
  '¬': '✶',
  '\u009f': '•',
  Ÿ: '•',
  '\u0080': '⓪',
  '²': '✥',
  Ø: '➢',
  Ú: '➪',
  Ü: '➲',
  ß: '←',
  à: '→',
  á: '↑',
  â: '↓',
  è: '➔',
  é: '⬆',
  ê: '⬇',
  ð: '⇨',
  ü: '✓',
  û: '✗',
  ý: '☒',
  þ: '☑',
};

const SYMBOL: Readonly<Record<string, string>> = { '·': '•', '¨': '♦', Þ: '⇒', '®': '→', '¬': '←', '-': '−', '\u00b0': '°' };

const SYMBOL_FACE = /^(wingdings|webdings|symbol|zapfdingbats|monotype sorts)/i;

/** True for faces whose characters are pictures. */
export const isSymbolFace = (face: string): boolean => SYMBOL_FACE.test(face);

/** What a reader sees for `text` in a symbol font; text of other faces comes back as it is. */
export function symbolText(text: string, face: string): string {
  if (!isSymbolFace(face)) return text;
  const table = /^symbol/i.test(face) ? SYMBOL : WINGDINGS;
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      // Symbol fonts live in the private area as well as at 0.
      const plain = code >= 0xf000 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : character;
      return Object.hasOwn(table, plain) ? (table[plain] as string) : code >= 0xf000 && code <= 0xf0ff ? '•' : plain;
    })
    .join('');
}
