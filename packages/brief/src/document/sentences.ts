/** Where the sentences of a text begin and end. */
import { cut, Piece } from './piece.ts';

const ABBREVIATIONS = new Set(
  'vs mio mrd tsd thsd approx ca e.g i.e z.b bzw nr no st tys mln dr mr mrs incl excl ex resp mme mlle tel prof fr hr tydz tyg'.split(' '),
);

/** `4.11. Inventur` at the start of a line, `18. bis 20.11.`: days, no ends of sentences. */
const DAY = /^\d{1,2}\.(?:1[0-2]|0?[1-9])$/;
const OPENS_LINE = /(?:^|\n)\s*(?:[-*•–]\s*)?(?:\d{1,2}\.?(?:\d{1,2}\.)?\s?(?:bis|–|-|\+|und)\s?)?$/u;
const DAY_BEHIND = /^\s(?:bis|und|–|-)\s\d{1,2}\./u;

const MONTH_BEHIND =
  /^\s(?:jan(?:uar)?|jän(?:ner)?|feb(?:ruar)?|märz?|mar|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)(?!\p{L})/iu;

/** Where sentences end: at marks that are no part of a number, an abbreviation or a list mark, and at line ends. */
export function sentencesOf(text: string): Piece[] {
  const whole = new Piece(text, 0, text.length);
  const out: Piece[] = [];
  let from = 0;
  const close = (to: number, next: number): void => {
    const piece = cut(whole, from, to);
    if (piece.text !== '') out.push(piece);
    from = next;
  };
  // `15.01. Antrag, 01.04. Beta, 30.06. Bescheid`: days open the things of a list, and end no sentence.
  const dated = (text.match(/[,:;]\s\d{1,2}\.(?:1[0-2]|0?[1-9])\.\s\p{L}/gu)?.length ?? 0) >= 2;
  let marks = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if (c === '\n') close(i, i + 1);
    else if (c === '/' && text.startsWith(' // ', i - 1)) {
      close(i, i + 2);
      i++;
    } else if ((c === '.' || c === '!' || c === '?') && (i + 1 >= text.length || /\s/.test(text[i + 1] ?? ''))) {
      let a = i;
      while (a > from && i - a < 12 && !/[\s(,;:]/.test(text[a - 1] ?? '')) a--;
      const word = text.slice(a, i).toLowerCase();
      if (
        c === '.' &&
        (ABBREVIATIONS.has(word) ||
          (word === 'm' && /[,;:(–-]\s*$/.test(text.slice(Math.max(from, a - 2), a))) ||
          // `II kw.`, `IV trim.`: a quarter.
          ((word === 'kw' || word === 'trim') && /(?<!\p{L})(?:I{1,3}|IV)\s$/u.test(text.slice(Math.max(from, a - 5), a))))
      )
        continue;
      // `3.9 .. 8.8`: a range.
      if (
        c === '.' &&
        text[i - 1] === '.' &&
        /^\s[\d+−-]/.test(text.slice(i + 1, i + 3)) &&
        /\d\s?\.$/.test(text.slice(Math.max(0, i - 3), i))
      )
        continue;
      // `(S. 3)`, `Fig. 2`: a page or a picture by its number.
      if (c === '.' && /^(?:s|p|pp|pag|pág|str|kap|cap|art|abb|fig|ch)$/.test(word) && /^\s\d/.test(text.slice(i + 1, i + 3))) continue;
      if (c === '.' && DAY.test(word) && dated && /[,:;]\s$/.test(text.slice(Math.max(0, a - 2), a))) continue;
      if (c === '.' && DAY.test(word) && OPENS_LINE.test(text.slice(Math.max(0, a - 24), a))) continue;
      // `Vertrag bis 30.06. unterzeichnen`: a day with its month's nought goes on in small letters or brackets.
      if (c === '.' && /^\d{1,2}\.(?:0[1-9]|1[0-2])$/.test(word) && /^\s[\p{Ll}(–-]/u.test(text.slice(i + 1, i + 3))) continue;
      if (c === '.' && /^\d{1,2}$/.test(word) && DAY_BEHIND.test(text.slice(i + 1, i + 9))) continue;
      // A list mark within a line counts on from 1; "44, 47, 52." ends a sentence.
      if (c === '.' && /^\d{1,2}$/.test(word)) {
        // `am 12. Januar` is a date.
        if (Number(word) <= 31 && MONTH_BEHIND.test(text.slice(i + 1, i + 14))) continue;
        const before = text.slice(Math.max(from, a - 2), a);
        if (
          before.trim() === '' ||
          (/[,;:]\s*$/.test(before) && !/\d[,:]$/.test(text.slice(Math.max(from, a - 2), a)) && Number(word) === marks + 1)
        ) {
          marks = Number(word);
          continue;
        }
      }
      close(i, i + 1);
    }
  }
  close(text.length, text.length);
  return out;
}
