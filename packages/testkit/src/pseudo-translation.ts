/** Translates into a made-up language: every word changes and becomes a little longer; numbers, markers and blanks stay. */

const LETTERS: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'î', o: 'ø', u: 'ü', A: 'Á', E: 'Ë', I: 'Î', O: 'Ø', U: 'Ü' };

export const pseudo = (text: string): string =>
  text
    .split(/(<\/?[gx]\d+\s*\/?>)/)
    .map((part, i) =>
      i % 2 === 1 ? part : part.replace(/[aeiou]/gi, (letter) => LETTERS[letter] ?? letter).replace(/(\p{L}{4,})/gu, '$1ø'),
    )
    .join('');
