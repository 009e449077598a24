/** A brief as sentences, groups and items, each with the characters it stands in. */

import { LANGUAGES, writtenLanguage } from '@deckwright/core/written-language';
import { asTyped, type Typed } from '../input/as-typed.ts';
import type { Named } from '../input/tree-brief.ts';
import { factsOf } from './facts.ts';
import { linesOf } from './lines.ts';
import { lastJoint, piecesAt, trimmed } from './phrases.ts';
import { cut, type Figure, Piece } from './piece.ts';
import { readFigures } from './read-figures.ts';
import type { Group, Item, ReadBrief, SetOut } from './reading.ts';
import { sectionsOf } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { sequenceOf } from './sequence.ts';
import { tablesOf } from './tables.ts';
import { withoutTalk } from './talk.ts';

export { trimmed } from './phrases.ts';

export const readItem = (piece: Piece, figures: readonly Figure[]): Item => {
  const first = figures.find((f) => !f.year) ?? figures[0];
  const bare = trimmed(piece);
  if (first === undefined) return { piece, figures, label: bare };
  const before = trimmed(cut(piece, piece.start, first.start));
  const label = /\p{L}|\d/u.test(before.text) ? before : trimmed(cut(piece, first.end, figures[1]?.start ?? piece.end));
  return { piece, figures, label };
};

/** `38 employees / 14 months runway / 118% retention`. */
function cutAtBars(body: Piece, bars: readonly RegExpMatchArray[]): Piece[] {
  const out: Piece[] = [];
  let from = body.start;
  for (const bar of bars) {
    out.push(cut(body, from, body.start + (bar.index ?? 0)));
    from = body.start + (bar.index ?? 0) + bar[0].length;
  }
  out.push(cut(body, from, body.end));
  return out.filter((p) => p.text !== '');
}

const CONJUNCTION =
  /\s(?:and|und|et|y|e|en|i|oraz|&|while|whereas|but|während|aber|tandis que|mais|mientras|pero|mentre|ma|enquanto|mas|terwijl|maar|podczas gdy|ale)\s/giu;

/** "price £7.1m and the acquisition £5.2m": at words that join two things with a number each. */
function atConjunctions(part: Piece, within: (p: Piece) => Figure[]): Piece[] {
  if (part.text.length > 600) return [part];
  const figures = within(part).filter((f) => !f.year);
  if (figures.length < 2) return [part];
  const out: Piece[] = [];
  let from = part.start;
  for (const match of part.text.matchAll(CONJUNCTION)) {
    const [at, next] = [part.start + match.index, part.start + match.index + match[0].length];
    if (at < from || !figures.some((f) => f.start >= from && f.end <= at) || !figures.some((f) => f.start >= next)) continue;
    // A range or a lone number behind the word is no thing of its own: "between 4 and 6".
    if (
      /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między)\s\S{1,14}(?:\s\S{1,8})?$/iu.test(
        part.text.slice(Math.max(0, at - part.start - 36), at - part.start),
      ) ||
      !/\p{L}{2}/u.test(part.text.slice(next - part.start, next - part.start + 40).replace(/^[\d.,%€$£\s]+(?:m|bn|k)?\b/iu, ''))
    )
      continue;
    out.push(cut(part, from, at));
    from = next;
  }
  out.push(cut(part, from, part.end));
  return out;
}

function itemsOf(body: Piece, within: (p: Piece) => Figure[], byAnd: boolean): Item[] {
  const bars = [...body.text.matchAll(/\s[/|·•]\s/g)];
  // "168 / 252" is one thing's pair, not two things.
  const atBars = bars.length >= 2 ? cutAtBars(body, bars) : [];
  const parts = atBars.length >= 2 && atBars.every((p) => /\p{L}{2}/u.test(p.text)) ? atBars : piecesAt(body, ',');
  const last = parts.at(-1);
  if (byAnd && last !== undefined && parts.length >= 2) {
    const cutAt = lastJoint(last.text);
    const figures = within(last).filter((f) => !f.year);
    if (cutAt !== undefined) {
      const at = last.start + cutAt.index;
      const right = cut(last, at + cutAt[0].length, last.end);
      const rightHas = figures.some((f) => f.start >= right.start);
      const leftHas = figures.some((f) => f.end <= at);
      if (figures.length === 0 || (rightHas && leftHas)) parts.splice(-1, 1, cut(last, last.start, at), right);
    }
  }
  return (byAnd ? parts.flatMap((p) => atConjunctions(p, within)) : parts).filter((p) => p.text !== '').map((p) => readItem(p, within(p)));
}

/** `Stars – cloud backup`: a short name, a dash, words. */
const DASHED = /^((?:\p{L}[\p{L}'’&/-]*\s){0,3}\p{L}[\p{L}'’&/-]*)\s[–—-]\s(?=\p{L})/u;

/** What stands before the colon and behind it; a second colon right behind the first opens a thing of its own: "Scenarios: base case: revenue 100". */
function keyed(piece: Piece, dashed: boolean): { lead?: Piece; body: Piece; piece: Piece }[] {
  const colon = /:(?=\s|$)/.exec(piece.text);
  if (colon === null) {
    const dash = dashed ? DASHED.exec(piece.text) : null;
    if (dash?.[1] === undefined) return [{ body: piece, piece }];
    return [
      {
        lead: trimmed(cut(piece, piece.start, piece.start + dash[1].length)),
        body: cut(piece, piece.start + dash[0].length, piece.end),
        piece,
      },
    ];
  }
  const at = piece.start + colon.index;
  const lead = trimmed(cut(piece, piece.start, at));
  const body = cut(piece, at + 1, piece.end);
  const inner = /^[^:,;.]{2,40}:(?=\s)/.exec(body.text);
  if (inner === null || /\d/.test(lead.text.slice(-1))) return [{ lead, body, piece }];
  const head = cut(piece, piece.start, at + 1);
  return [
    { lead, body: cut(piece, at + 1, at + 1), piece: head },
    {
      lead: trimmed(cut(body, body.start, body.start + inner[0].length - 1)),
      body: cut(body, body.start + inner[0].length, body.end),
      piece: body,
    },
  ];
}

const BEFORE_BLANKS = '(?<=(?:\\p{L}[\\s:]|[,;|(\\t\\n]|^)\\s?)';
const AFTER_BLANKS = '(?=\\s?(?:[,;|)(\\t\\n/]|\\.(?:\\s|$)|\\p{L}|$))';
const BLANKED = new RegExp(`${BEFORE_BLANKS}[1-9]\\d{0,2} \\d{3}${AFTER_BLANKS}`, 'gu');
/** A group that begins with a nought is no number of its own. */
const GROUP_OF_NOUGHT = new RegExp(`${BEFORE_BLANKS}[1-9]\\d{0,2} 0\\d\\d${AFTER_BLANKS}`, 'u');
/** `opened 8 900, signed up 5 200`, `88 000 visits`: blanks part thousands, and no row of three numbers says otherwise. */
const writesBlanks = (text: string): boolean =>
  ((text.match(BLANKED)?.length ?? 0) >= 2 || GROUP_OF_NOUGHT.test(text)) && !/(?<!\d[.,]?)\d{1,3} \d{1,3} \d/u.test(text);

/** `Umsatz: 14,2 Mio. €`, `Marge: 4,1 %`, and nowhere a point or a comma that says otherwise. */
const writesCommas = (text: string): boolean =>
  (text.match(/(?<![\d.,])\d{1,3},\d{1,2}(?![\d.,]\d|\d)/g)?.length ?? 0) >= 2 &&
  !/\d\.\d{1,2}(?!\d|[.])|\d,\d{3}(?!\d)|\d,\d+,\d/.test(text);

/** Figures without those of a title that data gives by name, where there are others. */
function withoutNamed(figures: readonly Figure[], { headline, context, source }: Named): readonly Figure[] {
  const said = [headline, context, source].flatMap((range) => (range === undefined ? [] : [range]));
  const own = figures.filter((f) => f.year || !said.some((r) => f.start < r.end && r.start < f.end));
  return own.filter((f) => !f.year).length >= 2 ? own : figures;
}

const setOutOf = ({ text: origin, named, names, left }: Typed, text: string, given: string): SetOut => ({
  origin,
  given,
  named: Object.fromEntries(Object.entries(named).map(([role, { start, end }]) => [role, new Piece(text.slice(start, end), start, end)])),
  names: names.map(({ start, end }) => new Piece(text.slice(start, end), start, end)),
  left: left.map(({ start, end }) => new Piece(given.slice(start, end), start, end)),
});

/** Reads the structure of a brief. Linear in its length. */
export function readBrief(given: string, locale?: string): ReadBrief {
  // Line ends and tabs that came as the two characters of their escape: as long as what takes their place.
  const typed = asTyped(given, withoutTalk);
  const whole = typed?.text.text ?? given;
  const text = whole.includes('\\n') ? whole.replaceAll('\\n', ' \n').replaceAll('\\t', ' \t') : whole;
  const words = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+&/-]+/gu, ' ')
    .trim()} `;
  const tokens = words.trim().split(' ');
  const language = locale?.toLowerCase().split('-')[0] ?? writtenLanguage(text) ?? 'en';
  const counted = readFigures(
    text,
    (language !== 'en' && LANGUAGES.some((l) => l === language)) || writesCommas(text),
    language === 'fr' || language === 'pl' || writesBlanks(text),
  );
  const figures = typed === undefined ? counted : withoutNamed(counted, typed.named);
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
  const lines = linesOf(text);
  // One dash in a text is a dash; several sentences built alike are a list of names.
  const dashed = sentences.filter((s) => s.text.length < 300 && DASHED.test(s.text)).length >= 2;
  const tables = tablesOf(text, lines, within);
  const groups: Group[] = [];
  let table = 0;
  for (const [sentence, s] of sentences.entries()) {
    while ((tables[table]?.piece.end ?? Number.POSITIVE_INFINITY) <= s.start) table++;
    const around = tables[table];
    if (around !== undefined && s.start >= around.piece.start) {
      // A row is a group of its own: its label leads, its cells are the items.
      const row = around.rows.find((r) => r.piece.end > s.start && r.piece.start < s.end);
      const cells = row?.cells.map(
        (c): Item => ({ piece: c.piece, figures: c.figures, label: row.cells.length === 1 ? row.label : c.piece }),
      );
      const items =
        cells ??
        [around.corner, ...around.head].flatMap((p) =>
          p === undefined || p.text === '' || p.end > s.end || p.start < s.start ? [] : [readItem(p, within(p))],
        );
      groups.push({
        sentence,
        ...(row === undefined || row.label.text === '' ? {} : { lead: row.label }),
        items,
        clauses: items,
        piece: s,
      });
      continue;
    }
    for (const piece of piecesAt(s, ';')) {
      for (const { lead, body, piece: own } of keyed(piece, dashed))
        groups.push({
          sentence,
          ...(lead === undefined || lead.text === '' ? {} : { lead }),
          items: itemsOf(body, within, true),
          clauses: itemsOf(body, within, false),
          piece: own,
        });
    }
  }
  const sequence = sequenceOf(text);
  const base = {
    text,
    language,
    words,
    tokens,
    sentences,
    groups,
    figures,
    lines,
    tables,
    sections: sectionsOf(lines),
    ...(typed === undefined ? {} : { setOut: setOutOf(typed, text, given) }),
    ...(sequence === undefined ? {} : { sequence }),
  };
  const brief: ReadBrief = { ...base, facts: [] };
  return { ...brief, facts: factsOf(brief) };
}
