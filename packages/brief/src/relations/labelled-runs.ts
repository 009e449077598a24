/** Names with runs of figures, whatever parts them: `Leeds 41 40 38 / York 22 23 25`, `Base: 62 €/MWh, EBITDA 148m. Wet year: 51, 162`, `Germany 92 (38/41/21)`. */
import { datesIn } from '../document/dates.ts';
import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Run {
  readonly label: Piece;
  readonly figures: readonly Figure[];
  /** What each figure is called in this row, where it says so. */
  readonly names: readonly (Piece | undefined)[];
}

export interface LabelledRuns {
  /** At least two, with equally many figures. */
  readonly rows: readonly Run[];
  /** One a figure, or one less: the first is then the total of its row. */
  readonly columns?: readonly Piece[];
}

const LONGEST_LABEL = 48;
/** Between two figures of one run. */
const LONGEST_JOINT = 36;
const worded = (p: Piece): boolean => /\p{L}/u.test(p.text);
/** A number behind these is part of the name. */
const COUNTED =
  /(?:^|\s)(?:under|over|below|above|unter|über|phase|year|week|month|well|w|group|year|plant|line|linie|werk|q|h|team|tier|class|until|bis|ab|plus|\+)\s?$/iu;

/** Name and figures of one stretch: undefined where it is no row. */
function runIn(brief: ReadBrief, stretch: Piece): Run | undefined {
  if (stretch.text.length > 600) return undefined;
  let figures = figuresWithin(brief, stretch);
  if (figures.length < 2 || figures.length > 24) return undefined;
  let label: Piece;
  let from: number;
  // The last mark after which more than one figure still stands leads the row.
  const marks = [...stretch.text.matchAll(/:(?=\s|$)|:?\s[–—-]\s(?=[^\p{L}]|\p{L})/gu)].filter(
    (m) => figures.filter((f) => f.start >= stretch.start + m.index).length >= 2,
  );
  const mark = marks.at(-1);
  const head = mark === undefined ? undefined : cut(stretch, stretch.start, stretch.start + mark.index);
  const previous = marks.at(-2);
  if (mark !== undefined && head !== undefined) {
    const start = previous === undefined ? head.start : stretch.start + previous.index + previous[0].length;
    label = trimmed(cut(stretch, start, head.end));
    from = stretch.start + mark.index + mark[0].length;
    const first = figures.find((f) => f.start >= from) as Figure;
    const between = trimmed(cut(stretch, from, first.start));
    const own = figures.filter((f) => f.start >= label.start && f.end <= head.end);
    const size = /\)$/.test(head.text) || own.length === 1 ? own.at(-1) : undefined;
    // `Consultas por centro: Norte 410 420`: what leads is the request, and the name follows it.
    if (
      own.length === 0 &&
      worded(between) &&
      bareRun(
        brief,
        figures.filter((f) => f.start >= from),
      )
    )
      label = between;
    figures = figures.filter((f) => f.start >= from);
    // `Ville (340 k unités) :`, `NORTH AMERICA 620:`: the total stands with the name.
    if (size !== undefined && !size.year && !size.signed) {
      const before = trimmed(cut(label, label.start, size.start));
      const behind = cut(label, size.end, label.end).text;
      const bracketed = /\(\s?$/.test(brief.text.slice(Math.max(0, size.start - 2), size.start));
      if (/[\p{L}\d]/u.test(before.text) && (bracketed || (worded(before) && behind.trim() === '' && !COUNTED.test(before.text)))) {
        label = trimmed(before.text.endsWith('(') ? cut(before, before.start, before.end - 1) : before);
        figures = [size, ...figures];
      }
    }
  } else {
    const start = figures.findIndex((f) => worded(cut(stretch, stretch.start, f.start)));
    const first = figures[start];
    if (first === undefined) return undefined;
    figures = figures.slice(start);
    const before = cut(stretch, stretch.start, first.start);
    const opens = Math.max(before.text.lastIndexOf('. '), before.text.lastIndexOf(', '));
    label = trimmed(opens < 0 ? before : cut(before, before.start + opens + 1, before.end));
    from = first.start;
    // `W1 14, 13, 12`, `Line 3 12 14`: the first number is the name's.
    const second = figures[1];
    if (second !== undefined && COUNTED.test(label.text) && !/[,;/|]/.test(brief.text.slice(first.end, second.start))) {
      label = trimmed(cut(stretch, label.start, first.end));
      figures = figures.slice(1);
    }
  }
  label = trimmed(/[([]$/.test(label.text) ? cut(label, label.start, label.end - 1) : label);
  const [first] = figures;
  if (first === undefined || figures.length < 2 || label.text.length > LONGEST_LABEL || !/[\p{L}\d]/u.test(label.text)) return undefined;
  if (figures.every((f) => f.year) || first.year) return undefined;
  return { label, figures, names: namesOf(brief, figures, Math.max(label.end, from), stretch.end) };
}

const SEPARATOR = /^[\s,;|/()]*(?:(?:and|und|et|y|e|en|i)\s)?[\s(~≈]*$/u;
const bareRun = (brief: ReadBrief, figures: readonly Figure[]): boolean =>
  figures.every((f, i) => i === 0 || SEPARATOR.test(brief.text.slice((figures[i - 1] as Figure).end, f.start)));

const PARTS_NAME = /[,;|)(](?=\s|$|[^\s\d])|:\s|\s\/\s|\n|\.(?:\s|$)/u;
const PARTS_NAMES = new RegExp(PARTS_NAME.source, 'gu');

/** The words that stand with each figure: before them all, or behind. */
function namesOf(brief: ReadBrief, figures: readonly Figure[], from: number, end: number): (Piece | undefined)[] {
  if (bareRun(brief, figures)) return figures.map(() => undefined);
  const piece = (a: number, b: number): Piece | undefined => {
    const own = trimmed(cut(new Piece(brief.text.slice(a, b), a, b), a, b));
    const bare = cut(
      own,
      own.start + (/^[\s,;|/()[\]:+–—-]*/u.exec(own.text)?.[0].length ?? 0),
      own.end - (/[\s,;|/()[\].]*$/u.exec(own.text)?.[0].length ?? 0),
    );
    return worded(bare) && bare.text.length <= LONGEST_JOINT ? bare : undefined;
  };
  // Where a mark stands between two figures, what is before it is the first one's.
  const around = figures.map((f, i) => {
    const left = i === 0 ? from : (figures[i - 1] as Figure).end;
    const right = figures[i + 1]?.start ?? end;
    const [before, behind] = [brief.text.slice(left, f.start), brief.text.slice(f.end, right)];
    const opens = [...before.matchAll(PARTS_NAMES)].at(-1);
    const closes = PARTS_NAME.exec(behind);
    return {
      before: piece(opens === undefined ? left : left + opens.index + 1, f.start),
      behind: closes === null ? (i + 1 < figures.length ? undefined : piece(f.end, right)) : piece(f.end, f.end + closes.index),
      open: closes === null && i + 1 < figures.length ? piece(f.end, right) : undefined,
    };
  });
  const infront = around.filter((a) => a.before !== undefined).length;
  const unparted = around.map((a) => a.behind ?? a.open);
  if (infront >= figures.length - 1) return around.map((a) => a.before ?? a.behind);
  if (unparted.filter((a) => a !== undefined).length >= figures.length - 1) return unparted;
  return around.map((a) => a.before ?? a.behind);
}

/** Ways to part a text into rows; each looks at every character a fixed number of times. */
function stretchesOf(brief: ReadBrief): (readonly Piece[])[] {
  const lines = brief.lines.map((l) => l.piece);
  const sentences = brief.sentences.flatMap((s) => splitAt(s, /\s[–—]\s(?=\p{Lu})|\s\/\/\s/gu));
  return [
    lines,
    brief.sentences.flatMap((s) => piecesAt(s, ';')),
    lines.flatMap((l) => splitAt(l, /\s\/\/?\s|\s\|\s|\s[–—]\s(?=\p{L})/gu)),
    sentences,
    brief.sentences.flatMap((s) => piecesAt(s, ',;')),
  ];
}

/** The rows of one way of parting: as many as have the figures that most have, where hardly one has not. */
function alike(runs: readonly Run[]): readonly Run[] {
  const counts = new Map<number, number>();
  for (const { figures } of runs) counts.set(figures.length, (counts.get(figures.length) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  if (most === undefined || most[1] < 2) return [];
  return runs.filter((r) => r.figures.length === most[0]);
}

/** Two times one name are no two rows. */
const distinct = (rows: readonly Run[]): boolean => new Set(rows.map((r) => r.label.text.toLowerCase())).size === rows.length;

const known = new WeakMap<ReadBrief, LabelledRuns | null>();

/** The rows of a brief, parted as most of them come out of it. */
export function labelledRunsOf(brief: ReadBrief): LabelledRuns | undefined {
  const found = known.get(brief);
  if (found !== undefined) return found ?? undefined;
  const read = findRuns(brief);
  known.set(brief, read ?? null);
  return read;
}

function findRuns(brief: ReadBrief): LabelledRuns | undefined {
  if (brief.tables.some((t) => t.head.length > 0) || brief.figures.length < 4) return undefined;
  let best: readonly Run[] = [];
  for (const stretches of stretchesOf(brief)) {
    const rows = alike(stretches.flatMap((s) => runIn(brief, s) ?? []));
    const size = (list: readonly Run[]): number => list.length * (list[0]?.figures.length ?? 0) + list.length;
    if (rows.length >= 2 && distinct(rows) && size(rows) > size(best)) best = rows;
  }
  const [first] = best;
  if (first === undefined) return undefined;
  const columns = columnsOf(brief, best);
  return { rows: best, ...(columns === undefined ? {} : { columns }) };
}

/** What the figures of all rows are: named by a row itself, or in a list of as many names before the rows, or behind them. */
function columnsOf(brief: ReadBrief, rows: readonly Run[]): readonly Piece[] | undefined {
  const n = rows[0]?.figures.length ?? 0;
  const full = rows.find((r) => r.names.every((p) => p !== undefined)) ?? undefined;
  if (full !== undefined) return full.names as readonly Piece[];
  const tail = rows.find((r) => r.names.slice(1).every((p) => p !== undefined));
  if (tail !== undefined && n >= 3) return tail.names.slice(1) as readonly Piece[];
  const start = Math.min(...rows.map((r) => r.label.start));
  const end = Math.max(...rows.map((r) => (r.figures.at(-1) as Figure).end));
  for (const [a, b] of [
    [Math.max(0, start - 300), start],
    [end, Math.min(brief.text.length, end + 200)],
  ] as const) {
    const stretch = new Piece(brief.text.slice(a, b), a, b);
    const dates = datesIn(stretch).map((d) => d.piece);
    if (dates.length === n && n >= 3) return dates;
    // `2020, 21, 22, 23, 24`
    const numbers = figuresWithin(brief, stretch);
    const year = numbers.findIndex((f, i) => f.year && numbers.length >= i + n && bareRun(brief, numbers.slice(i, i + n)));
    if (year >= 0 && n >= 3) return numbers.slice(year, year + n);
    for (const sentence of splitAt(stretch, /[:.\n](?=\s|$)|[()]/gu)
      .reverse()
      .filter((p) => figuresWithin(brief, p).every((f) => f.year)))
      for (const marks of ['/', ',', '–-']) {
        const words = (marks === '–-' ? splitAt(sentence, /[–-](?=\p{L})/gu) : piecesAt(sentence, marks, true)).map((p) => trimmed(p));
        if (words.length !== n && words.length !== n - 1) continue;
        if (words.length < 2) continue;
        // Words of the request may stand before the first name, and more of the sentence behind the last.
        const named = marks === '/' ? words.map((w, i) => lastWords(w, i === 0, i === words.length - 1)) : words;
        if (named.every((w) => worded(w) && w.text.length <= 24 && w.text.split(' ').length <= (marks === '/' ? 3 : 2))) return named;
      }
  }
  return undefined;
}

/** Of the first and the last name of a list, as many words as a name has. */
function lastWords(p: Piece, first: boolean, last: boolean): Piece {
  if (p.text.length <= 24) return p;
  const words = p.text.split(' ');
  if (first) return cut(p, p.end - words.slice(-1).join(' ').length, p.end);
  return last ? cut(p, p.start, p.start + (words[0] ?? '').length) : p;
}
