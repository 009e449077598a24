/** Texts in characters that the carried faces have: names are written in more than these. */
import type { Typesetter } from '@deckwright/draw/typeset';

/** Forms of one character in names, of which the faces have the second. */
const VARIANTS: Readonly<Record<string, string>> = {
  髙: '高',
  﨑: '崎',
  濵: '浜',
  栁: '柳',
  𠮷: '吉',
  德: '徳',
  邉: '辺',
  邊: '辺',
  槗: '橋',
  舘: '館',
};

/** Where there is no other form: a sign with a width of its own, so that the reader sees that something stands here. */
const UNKNOWN = '□';

export function printable(typesetter: Typesetter, text: string): string {
  const missing = new Set(typesetter.missing(text));
  if (missing.size === 0) return text;
  return [...text]
    .map((character) => {
      if (!missing.has(character)) return character;
      const others = [VARIANTS[character], character.normalize('NFKC'), character.normalize('NFKD').replace(/\p{M}/gu, '')];
      return others.find((other) => other !== undefined && other !== '' && typesetter.missing(other).length === 0) ?? UNKNOWN;
    })
    .join('');
}
