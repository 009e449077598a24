/** A brief as sentences, groups and items, each with the characters it stands in. */
import { cut, type Figure, Piece } from './piece.ts';
import { readFigures } from './read-figures.ts';

export interface Item {
  readonly piece: Piece;
  readonly figures: readonly Figure[];
  /** What is left of the item before (or, failing that, after) its first figure. */
  readonly label: Piece;
}

/** Items that belong together: what stands between semicolons or on one line. */
export interface Group {
  readonly sentence: number;
  /** What stands before the colon. */
  readonly lead?: Piece;
  readonly items: readonly Item[];
  /** As `items`, with their own "and" inside. */
  readonly clauses: readonly Item[];
  readonly piece: Piece;
}

export interface ReadBrief {
  readonly text: string;
  readonly language: string;
  /** Words in lower case between single blanks, with a blank at either end. */
  readonly words: string;
  readonly tokens: readonly string[];
  readonly sentences: readonly Piece[];
  readonly groups: readonly Group[];
  readonly figures: readonly Figure[];
}

const STOP: Readonly<Record<string, string>> = {
  en: 'the and of with from to in our by for is are we show this',
  de: 'der die das und von auf mit für im ist sind wir unsere nach zeige den zeige umsatz kunden jahr monat entwicklung kosten mio kennzahlen',
  fr: 'le la les et des du avec pour est sont nous notre nos par au aux une montrez ventes chiffre étapes année mois évolution clients',
  es: 'el los las y del con para es son nuestro nuestra por una muestra ventas clientes año mes evolución etapas ingresos',
  it: 'il gli e di con per è sono nostro nostra dal della delle una mostra vendite clienti anno mese ricavi fasi andamento voglio',
  pt: 'o os as e do da dos com para é são nosso nossa por uma mostre em vendas clientes ano mês receita evolução',
  nl: 'het een van met voor is zijn wij onze naar toon en op de omzet klanten jaar maand kosten ontwikkeling',
  pl: 'i z do na w od dla jest są nasz nasze przez pokaż oraz sprzedaż klienci rok miesiąc przychód koszty wskaźniki',
};
const STOPS = Object.entries(STOP).map(([language, list]) => ({ language, list: new Set(list.split(' ')) }));
const ABBREVIATIONS = new Set('vs mio mrd approx ca e.g i.e z.b bzw nr no st tys mln dr mr mrs incl excl ex resp'.split(' '));

function languageOf(tokens: readonly string[]): string {
  let best = 'en';
  let most = 0;
  for (const { language, list } of STOPS) {
    let n = 0;
    for (const token of tokens) if (list.has(token)) n++;
    if (n > most) {
      most = n;
      best = language;
    }
  }
  return best;
}

/** Where sentences end: at marks that are no part of a number, an abbreviation or a list mark, and at line ends. */
function sentencesOf(text: string): Piece[] {
  const whole = new Piece(text, 0, text.length);
  const out: Piece[] = [];
  let from = 0;
  const close = (to: number, next: number): void => {
    const piece = cut(whole, from, to);
    if (piece.text !== '') out.push(piece);
    from = next;
  };
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if (c === '\n') close(i, i + 1);
    else if ((c === '.' || c === '!' || c === '?') && (i + 1 >= text.length || /\s/.test(text[i + 1] ?? ''))) {
      let a = i;
      while (a > from && i - a < 12 && !/[\s(,;:]/.test(text[a - 1] ?? '')) a--;
      const word = text.slice(a, i).toLowerCase();
      if (
        c === '.' &&
        (ABBREVIATIONS.has(word) || (/^\d{1,2}$/.test(word) && /(?:^|[,;:\n]\s*)$/.test(text.slice(Math.max(from, a - 2), a))))
      )
        continue;
      close(i, i + 1);
    }
  }
  close(text.length, text.length);
  return out;
}

/** Cuts at marks outside brackets; `marks` are single characters, and a comma counts only before a blank. */
function splitAt(piece: Piece, marks: string): Piece[] {
  const out: Piece[] = [];
  let depth = 0;
  let from = piece.start;
  for (let i = 0; i < piece.text.length; i++) {
    const c = piece.text[i] ?? '';
    if (c === '(') depth++;
    else if (c === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && marks.includes(c) && (c !== ',' || /\s/.test(piece.text[i + 1] ?? ' '))) {
      out.push(cut(piece, from, piece.start + i));
      from = piece.start + i + 1;
    }
  }
  out.push(cut(piece, from, piece.end));
  return out.filter((p) => p.text !== '');
}

const AND = /\s(?:and|und|et|y|e|en|i|oraz|&)\s/gu;
const LEADING = /^(?:(?:[-*•–|]|\d{1,2}[.)])\s+|(?:and|und|et|y|oraz|then|the|a|an|with|at|in)\s+)/iu;
const TRAILING =
  /[\s:=–\-(|]$|\s(?:is|was|are|were|of|at|to|by|with|and|has|had|in|for|from|auf|von|ist|bei|est|de|à|es|fue|è|was|jest|=|about|moves it|adds|reached)$/iu;

/** Without list marks, joining words and verbs of being at its ends. */
export function trimmed(piece: Piece): Piece {
  let p = piece;
  for (let n = 0; n < 6; n++) {
    const head = LEADING.exec(p.text)?.[0].length ?? 0;
    const tail = TRAILING.exec(p.text)?.[0].length ?? 0;
    if (head + tail === 0 || head + tail >= p.text.length) break;
    p = cut(p, p.start + head, p.end - tail);
  }
  return p;
}

export const readItem = (piece: Piece, figures: readonly Figure[]): Item => {
  const first = figures.find((f) => !f.year) ?? figures[0];
  const bare = trimmed(piece);
  if (first === undefined) return { piece, figures, label: bare };
  const before = trimmed(cut(piece, piece.start, first.start));
  const label = /\p{L}|\d/u.test(before.text) ? before : trimmed(cut(piece, first.end, figures[1]?.start ?? piece.end));
  return { piece, figures, label };
};

function itemsOf(body: Piece, within: (p: Piece) => Figure[], byAnd: boolean): Item[] {
  const parts = splitAt(body, ',');
  const last = parts.at(-1);
  if (byAnd && last !== undefined && parts.length >= 2) {
    const cutAt = [...last.text.matchAll(AND)].at(-1);
    const figures = within(last).filter((f) => !f.year);
    if (cutAt !== undefined) {
      const at = last.start + cutAt.index;
      const right = cut(last, at + cutAt[0].length, last.end);
      const rightHas = figures.some((f) => f.start >= right.start);
      const leftHas = figures.some((f) => f.end <= at);
      if (figures.length === 0 || (rightHas && leftHas)) parts.splice(-1, 1, cut(last, last.start, at), right);
    }
  }
  return parts.filter((p) => p.text !== '').map((p) => readItem(p, within(p)));
}

/** Reads the structure of a brief. Linear in its length. */
export function readBrief(text: string, locale?: string): ReadBrief {
  const words = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+&/-]+/gu, ' ')
    .trim()} `;
  const tokens = words.trim().split(' ');
  const language = locale?.toLowerCase().split('-')[0] ?? languageOf(tokens);
  const figures = readFigures(text, language !== 'en' && language in STOP);
  let cursor = 0;
  // Pieces are asked in the order of the text, but items within one sentence more than once: step back at most one sentence.
  const within = (p: Piece): Figure[] => {
    while (cursor > 0 && (figures[cursor - 1]?.start ?? -1) >= p.start) cursor--;
    while ((figures[cursor]?.start ?? Number.POSITIVE_INFINITY) < p.start) cursor++;
    const out: Figure[] = [];
    for (let i = cursor; (figures[i]?.start ?? Number.POSITIVE_INFINITY) < p.end; i++) out.push(figures[i] as Figure);
    return out;
  };
  const sentences = sentencesOf(text);
  const groups: Group[] = [];
  for (const [sentence, s] of sentences.entries())
    for (const piece of splitAt(s, ';')) {
      const colon = /:(?=\s|$)/.exec(piece.text);
      const at = colon === null ? undefined : piece.start + colon.index;
      const lead = at === undefined ? undefined : trimmed(cut(piece, piece.start, at));
      const body = at === undefined ? piece : cut(piece, at + 1, piece.end);
      groups.push({
        sentence,
        ...(lead === undefined || lead.text === '' ? {} : { lead }),
        items: itemsOf(body, within, true),
        clauses: itemsOf(body, within, false),
        piece,
      });
    }
  return { text, language, words, tokens, sentences, groups, figures };
}
