/** Characters of the symbol fonts that lists use, as Unicode, because the fonts themselves may not be distributed. */

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

/** Triangles and arrows; `}` is the bullet of several themes of Office. */
const WINGDINGS_3: Readonly<Record<string, string>> = {
  '!': '←',
  '"': '→',
  '#': '↑',
  $: '↓',
  p: '▲',
  q: '▼',
  r: '△',
  s: '▽',
  t: '◀',
  u: '▶',
  v: '◁',
  w: '▷',
  '|': '◂',
  '}': '▸',
  '~': '▴',
};
const WINGDINGS_2: Readonly<Record<string, string>> = { O: '✗', P: '✓', R: '☑', S: '☒', '£': '□', '¡': '■', '\u0097': '●', '—': '●' };
const WEBDINGS: Readonly<Record<string, string>> = {
  '3': '◀',
  '4': '▶',
  '5': '▲',
  '6': '▼',
  a: '✓',
  c: '□',
  g: '■',
  n: '●',
  r: '✗',
};
/** The first whose name the face begins with. What a table lacks is a bullet, but for the two that hold letters as well. */
const TABLES: readonly (readonly [face: RegExp, table: Readonly<Record<string, string>>, letters: boolean])[] = [
  [/^symbol/i, SYMBOL, true],
  [/^wingdings\s*3/i, WINGDINGS_3, false],
  [/^wingdings\s*2/i, WINGDINGS_2, false],
  [/^webdings/i, WEBDINGS, false],
  [/^/, WINGDINGS, true],
];

const SYMBOL_FACE = /^(wingdings|webdings|symbol|zapfdingbats|monotype sorts)/i;

/** True for faces whose characters are pictures. */
export const isSymbolFace = (face: string): boolean => SYMBOL_FACE.test(face);

/** The Unicode characters of `text` in a symbol font; text of other faces is returned unchanged. */
export function symbolText(text: string, face: string): string {
  if (!isSymbolFace(face)) return text;
  const [, table = WINGDINGS, letters = true] = TABLES.find(([named]) => named.test(face)) ?? [];
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      // Symbol fonts have their characters in the private area and also at 0.
      const code_character = code >= 0xf000 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : character;
      if (Object.hasOwn(table, code_character)) return table[code_character] as string;
      return (code >= 0xf000 && code <= 0xf0ff) || (!letters && code_character.trim() !== '') ? '•' : code_character;
    })
    .join('');
}
